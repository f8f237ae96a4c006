"""What the fields of a state mean to a learner: a game's `observation.py` says it once, in these words.

    number("round", 12)                      one entry from 0 to 12; a number above 127 takes two or three
    flags("tiles", spaces)                   an entry for each bit of a mask
    one_of("step", STEPS, low=1)             an entry for each value, one of them 1
    table("tile_at", LABELS, rows)           the entries that a row of a table gives for each value
    side("first", seats)                     one of the seats, counted from the viewer

    .each(dice, bits=8)                      again for each of many: elements of a vector, or groups of bits
    .by(seats, bits=8)                       again for each side, the viewer's own first
    .where("tiles")                          only where this mask has a bit; elsewhere the entries are 0
    .under("island", 6)                      by a table for each value of another field

Every entry is a small integer from 0 to 127 with a name: `pawns.me=c4`. One compiled program writes them all from the
redacted state (argosy/encoding/encoder.py). Laws hold a schema to what it must do: all that a seat knows is in it,
nothing that it does not know moves an entry, and no value is beyond its bound.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Self

MOST: Final = (
    127  # the highest entry: seven bits, so that eight of them in a word are never negative
)
DIGIT: Final = 7
COMMON: Final = ("step", "mover", "decider", "ending", "shown")

Rows = Callable[[int], Sequence[Sequence[int]]]

FLAGS: Final = 0
TABLE: Final = 1
NUMBER: Final = 2


@dataclass(frozen=True)
class Sides:
    """What there is once for each player, or for each of their crews or colours; the viewer's own comes first."""

    count: int
    first: tuple[int, ...]  # by viewer

    @property
    def names(self) -> tuple[str, ...]:
        return ("me", *(f"+{n}" for n in range(1, self.count)))

    def order(self, viewer: int) -> list[int]:
        return [(self.first[viewer] + n) % self.count for n in range(self.count)]


def seats(count: int) -> Sides:
    """Return the seats of a game as sides."""
    return Sides(count, tuple(range(count)))


@dataclass(frozen=True)
class Part:
    """Numbers of one field, and the entries they become."""

    field: str
    kind: int
    labels: tuple[str, ...]  # of the entries of one number; "" if there is one without a name
    highs: tuple[int, ...]
    rows: Rows | None = None  # TABLE: of a viewer, by value, the entries
    low: int = 0  # the smallest value; FLAGS: the lowest bit
    high: int = 0  # NUMBER: the greatest
    mark: str = "="  # stands before a label
    index: int = 0
    names: tuple[str, ...] = ()  # of the elements, if there are many
    bits: int = 0  # of an element in its number; 0: each element is a number of the field
    sides: Sides | None = None
    side_bits: int = 0  # of a side in its number; 0: `side_step` numbers of the field
    side_step: int = 1
    gate: str = ""
    over: str = ""  # TABLE: the field that says which of the tables
    tables: int = 1
    name: str = ""  # where that is not the field

    def each(self, names: Sequence[str], bits: int = 0, first: int = 0) -> Self:
        """Repeat it for elements of a vector, or for groups of so many bits of a number."""
        return replace(self, names=tuple(names), bits=bits, index=first)

    def by(self, sides: Sides, bits: int = 0, step: int = 1) -> Self:
        """Repeat it for each side: every so many bits, or every so many numbers of a vector."""
        return replace(self, sides=sides, side_bits=bits, side_step=step)

    def where(self, field: str) -> Self:
        """Write zeros where the mask of this field lacks the bit of the element."""
        return replace(self, gate=field)

    def under(self, field: str, count: int) -> Self:
        """Look values up in one of so many tables, which follow each other in the rows: that of another field."""
        return replace(self, over=field, tables=count)

    def entries(self) -> list[str]:
        """Name every entry: the field, the side, the element, the label."""
        found = []
        for side in self.sides.names if self.sides else ("",):
            for name in self.names or ("",):
                head = ".".join(word for word in (self.name or self.field, side, name) if word)
                found += [f"{head}{self.mark}{label}" if label else head for label in self.labels]
        return found

    def bounds(self) -> list[int]:
        times = (self.sides.count if self.sides else 1) * max(1, len(self.names))
        return list(self.highs) * times

    @property
    def is_vague(self) -> bool:
        """Whether more than one value is declared to have no entry."""
        return sum(not any(row) for row in self.table(0)) > 1

    def table(self, viewer: int) -> tuple[tuple[int, ...], ...]:
        """Return the rows as this viewer sees them."""
        return () if self.rows is None else tuple(map(tuple, self.rows(viewer)))


def flags(field: str, names: Sequence[str], low: int = 0) -> Part:
    """An entry for each bit of a mask, from bit `low` on."""
    return Part(field, FLAGS, tuple(names), (1,) * len(names), low=low, mark=".")


def one_of(field: str, names: Sequence[str] | Mapping[int, str], low: int = 0) -> Part:
    """An entry for each value from `low` on, or each that a mapping names; one of them is 1.

    A value without a name ("") has no entry: all are 0.
    """
    named = dict(enumerate(names)) if not isinstance(names, Mapping) else names
    values = [value for value, name in named.items() if name]
    rows = [[int(value == n) for n in values] for value in range(max(named) + 1)]
    return table(field, [named[value] for value in values], rows, low)


def table(
    field: str, labels: Sequence[str], rows: Sequence[Sequence[int]] | Rows, low: int = 0
) -> Part:
    """The entries that stand in the row of the value; the first row is that of `low`.

    Where viewers see it with other eyes, `rows` is a function of the viewer.
    """
    made = rows if callable(rows) else lambda viewer: rows
    first = made(0)
    highs = tuple(max(1, *(row[n] for row in first)) for n in range(len(labels)))
    return Part(field, TABLE, tuple(labels), highs, made, low)


def number(field: str, high: int, low: int = 0) -> Part:
    """One entry from 0 to `high`; above 127 two or three, the coarse one first."""
    width = max(1, (high - low).bit_length())
    count = -(-width // DIGIT)
    if count == 1:
        return Part(field, NUMBER, ("",), (high - low,), low=low, high=high)
    coarse = (high - low) >> digits_shift(high - low)
    highs = (coarse, *(MOST,) * (count - 1))
    if count == 2:
        highs = (coarse, (1 << digits_shift(high - low)) - 1)
    labels = ("", *("fine", "finer")[: count - 1])
    return Part(field, NUMBER, labels, highs, low=low, high=high, mark=".")


def digits_shift(high: int) -> int:
    """Return how many bits are left below the seven of the first entry."""
    return max(0, high.bit_length() - DIGIT)


def side(field: str, sides: Sides, base: int = 0, others: Mapping[int, str] | None = None) -> Part:
    """One of the sides, counted from the viewer; side 0 is the value `base`, and other values may have names."""
    also = others or {}
    labels = (*sides.names, *also.values())

    def rows(viewer: int) -> list[list[int]]:
        order = sides.order(viewer)
        places = {base + n: order.index(n) for n in range(sides.count)}
        places |= {value: sides.count + n for n, value in enumerate(also)}
        return [
            [int(places.get(value) == n) for n in range(len(labels))]
            for value in range(max(places) + 1)
        ]

    return table(field, labels, rows)


def viewer(names: Sequence[str]) -> Part:
    """Which seat the viewer has: where actions name seats, or what a seat has differs."""
    hot = [[int(n == seat) for n in range(len(names))] for seat in range(len(names))]
    return replace(table("step", names, lambda viewer: [hot[viewer]] * 64), name="seat")


class Schema:
    """The whole observation of one game with its seats and options.

    `left_out` says why fields are not in it: they follow from others, or no player cares.
    """

    def __init__(self, parts: Sequence[Part], left_out: Mapping[str, str]) -> None:
        self.parts = tuple(parts)
        self.left_out = dict(left_out)
        self.names = [name for part in parts for name in part.entries()]
        self.bounds = [high for part in parts for high in part.bounds()]
        twice = {name for name in self.names if self.names.count(name) > 1}
        if twice:
            raise ValueError(f"two entries of the same name: {sorted(twice)[:9]}")
        if any(high > MOST for high in self.bounds):
            raise ValueError(f"an entry may be {MOST} at most")

    @property
    def fields(self) -> set[str]:
        """The fields that it tells of."""
        return {part.field for part in self.parts}

    @property
    def read(self) -> set[str]:
        """The fields that are looked at to write it."""
        return self.fields | {field for part in self.parts for field in (part.gate, part.over)}

    @property
    def plain(self) -> list[str]:
        """The fields of which every number is told, whatever the others are, and with another entry for each value."""
        other = {part.field for part in self.parts if part.gate or part.over or part.is_vague}
        return sorted(self.fields - other)
