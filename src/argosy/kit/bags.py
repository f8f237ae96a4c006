"""Sets and bags of up to 62 things as the bits of one integer.

A bag, not a deck: what nobody has seen is not in the state. A bag is the set of what may still come; a draw takes one
of it, each with the same chance.
"""

from mypy_extensions import i64


def bit(thing: i64) -> i64:
    """The bag of one thing, 0..61. (Not 1 << thing: mypyc compiles that as a shift of 32 bits.)"""
    return 0x2000000000000000 >> 61 - thing


def count(bag: i64) -> i64:
    """How many things are in it."""
    x = bag - (bag >> 1 & 0x1555555555555555)
    x = (x & 0x3333333333333333) + (x >> 2 & 0x3333333333333333)
    x = x + (x >> 4) & 0x0F0F0F0F0F0F0F0F
    return x * 0x0101010101010101 >> 56 & 127


def first(bag: i64) -> i64:
    """The lowest thing in it; the bag is not empty."""
    return count((bag & -bag) - 1)


def nth(bag: i64, n: i64) -> i64:
    """The n-th lowest thing in it, counted from 0."""
    rest = bag
    left = n
    while left > 0:
        rest &= rest - 1
        left -= 1
    return first(rest)


def members(bag: i64) -> list[i64]:
    """All things in it, lowest first."""
    found: list[i64] = []
    rest = bag
    while rest:
        found.append(first(rest))
        rest &= rest - 1
    return found


def byte(word: i64, index: i64) -> i64:
    """Small numbers kept side by side in one integer: the one at `index` (0..6)."""
    return word >> index * 8 & 255


def with_byte(word: i64, index: i64, value: i64) -> i64:
    """The same, with the number at `index` replaced."""
    shift = index * 8
    return word ^ (word >> shift & 255 ^ value) << shift
