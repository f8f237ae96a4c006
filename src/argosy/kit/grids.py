"""Rectangular grids, numbered row by row from the north-west corner."""

from typing import Final

from mypy_extensions import i64

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
WAYS: Final = ("north", "east", "south", "west")


def beside(square: i64, way: i64, width: i64, height: i64) -> i64:
    """The next square that way, or -1 beyond the edge."""
    x = square % width
    y = square // width
    if way == NORTH:
        return square - width if y > 0 else -1
    if way == EAST:
        return square + 1 if x < width - 1 else -1
    if way == SOUTH:
        return square + width if y < height - 1 else -1
    return square - 1 if x > 0 else -1


def neighbours(square: i64, width: i64, height: i64) -> list[i64]:
    """The squares that share an edge: north, east, south, west."""
    found = [beside(square, way, width, height) for way in range(4)]
    return [other for other in found if other >= 0]


def column_name(column: int) -> str:
    """a ... z, aa, ab ..."""
    if column < 26:
        return chr(97 + column)
    return column_name(column // 26 - 1) + chr(97 + column % 26)


def square_names(width: int, height: int) -> list[str]:
    """a1 at the north-west corner, columns by letter, rows by number from 1."""
    return [f"{column_name(x)}{y + 1}" for y in range(height) for x in range(width)]
