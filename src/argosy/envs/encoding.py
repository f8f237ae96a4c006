# compiled
"""Writes observations: a program of rows, made from a game's schema, over the numbers of a redacted state.

Eight entries are one word. A word is filled from its low end; what does not fit goes on in the next, without gaps.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from argosy.core.contract import Game, State
from argosy.kit.bags import bit

FLAGS: Final = 0
TABLE: Final = 1
NUMBER: Final = 2
# The numbers of a row, which tells of one or more elements of a field
KIND: Final = 0
SOURCE: Final = 1  # where the first number was poured
STEP: Final = 2  # from one number to that of the next element
SHIFT: Final = 3
SHIFT_STEP: Final = 4
MASK: Final = 5  # -1: the whole number
LOW: Final = 6
SIZE: Final = 7  # values of a table, or the greatest number
WIDTH: Final = 8  # eight for each entry of an element
TABLE_AT: Final = 9  # where its table begins; of a number, the bits below its first entry
COUNT: Final = 10  # elements
GATE: Final = 11  # the mask that says which elements are there; -1: all
OVER: Final = 12  # the number that says which table; -1: there is one
ROW: Final = 13
ALL: Final = 0x7FFFFFFFFFFFFFFF

SPREAD: Final = vec[i64](  # by eight bits: the same as eight entries
    [sum([(byte >> k & 1) << 8 * k for k in range(8)]) for byte in range(256)]
)


class Beyond(ValueError):
    """A field has a value that the schema of the game does not know."""


class Encoder:
    """Writes what any seat knows of a state of one game."""

    game: Game[State]
    programs: list[vec[i64]]  # by viewer: rows
    tables: vec[i64]
    words: i64  # of an observation
    scratch: State
    raw: vec[i64]
    out: vec[i64]  # where it writes, from the word `at` on
    at: i64
    word: i64  # not yet full
    filled: i64  # bits of it
    is_open: bool  # nothing is ever hidden
    in_place: bool  # whether `hide` is all there is to `redact`

    def __init__(
        self, game: Game[State], programs: list[vec[i64]], tables: vec[i64], entries: i64, raws: i64
    ) -> None:
        self.game = game
        self.programs = programs
        self.tables = tables
        self.words = (entries + 7) // 8
        self.scratch = game.setup()
        self.raw = vec[i64]([0] * raws)
        self.out = self.raw
        self.at = 0
        self.word = 0
        self.filled = 0
        self.is_open = not game.has_secrets
        self.in_place = getattr(type(game), "redact") is getattr(Game, "redact")  # noqa: B009

    def write(self, s: State, viewer: i64, out: vec[i64], at: i64) -> None:
        """Write what the viewer knows of a state; hidden things are hidden first."""
        if self.is_open:
            s.pour(self.raw)
        elif self.in_place:
            scratch = self.scratch
            scratch.copy_from(s)
            self.game.hide(scratch, viewer)
            scratch.pour(self.raw)
        else:
            self.game.redact(s, viewer).pour(self.raw)
        self.encode(viewer, out, at)

    def encode(self, viewer: i64, out: vec[i64], at: i64) -> None:
        """Run the program of a viewer over the numbers that were poured."""
        program = self.programs[viewer]
        self.out = out
        self.at = at
        self.word = 0
        self.filled = 0
        end = i64(len(program))
        k: i64 = 0
        while k < end:
            kind = program[k + KIND]
            if kind == TABLE:
                self.put_table(program, k)
            elif kind == FLAGS:
                self.put_flags(program, k)
            else:
                self.put_numbers(program, k)
            k += ROW
        if self.filled > 0:
            out[self.at] = self.word

    def put(self, part: i64, width: i64) -> None:
        """Add entries, of which there are `width` // 8."""
        filled = self.filled
        word = self.word | part << filled & ALL
        filled += width
        if filled >= 64:
            self.out[self.at] = word
            self.at += 1
            filled -= 64
            word = 0 if filled == 0 else part >> (width - filled)
        self.word = word
        self.filled = filled

    def put_all(self, place: i64, width: i64) -> None:
        """Add the entries of one row of a table."""
        while width > 64:
            self.put(self.tables[place], 64)
            place += 1
            width -= 64
        self.put(self.tables[place], width)

    def put_table(self, program: vec[i64], k: i64) -> None:
        raw = self.raw
        source = program[k + SOURCE]
        step = program[k + STEP]
        shift = program[k + SHIFT]
        shift_step = program[k + SHIFT_STEP]
        mask = program[k + MASK]
        low = program[k + LOW]
        size = program[k + SIZE]
        width = program[k + WIDTH]
        words = (width + 63) // 64
        table = program[k + TABLE_AT]
        if program[k + OVER] >= 0:
            table += raw[program[k + OVER]] * size * words
        gates: i64 = -1
        if program[k + GATE] >= 0:
            gates = raw[program[k + GATE]]
        for n in range(program[k + COUNT]):
            value = (raw[source] >> shift & mask) - low
            if gates & 1 == 0:
                self.put_all(0, width)  # where the tables begin with nothing
            elif value < 0 or value >= size:
                raise Beyond(f"entry {self.at * 8}: {value} is beyond its table")
            else:
                self.put_all(table + value * words, width)
            source += step
            shift += shift_step
            gates = gates >> 1

    def put_flags(self, program: vec[i64], k: i64) -> None:
        source = program[k + SOURCE]
        shift = program[k + SHIFT]
        for n in range(program[k + COUNT]):
            value = self.raw[source] >> shift & program[k + MASK]
            left = program[k + WIDTH]
            while left > 64:
                self.put(SPREAD[value & 255], 64)
                value = value >> 8
                left -= 64
            self.put(SPREAD[value & 255], left)
            source += program[k + STEP]
            shift += program[k + SHIFT_STEP]

    def put_numbers(self, program: vec[i64], k: i64) -> None:
        source = program[k + SOURCE]
        shift = program[k + SHIFT]
        gates: i64 = -1
        if program[k + GATE] >= 0:
            gates = self.raw[program[k + GATE]]
        width = program[k + WIDTH]
        for n in range(program[k + COUNT]):
            value = (self.raw[source] >> shift & program[k + MASK]) - program[k + LOW]
            value = min(max(value, 0), program[k + SIZE])
            if gates & 1 == 0:
                value = 0
            self.put(value if width == 8 else digits(value, program[k + TABLE_AT], width), width)
            source += program[k + STEP]
            shift += program[k + SHIFT_STEP]
            gates = gates >> 1


def digits(value: i64, shift: i64, width: i64) -> i64:
    """Write a number as entries of seven bits, the coarse one first."""
    if width == 16:
        return value >> shift | (value & bit(shift) - 1) << 8
    fine = shift - 7
    return value >> shift | (value >> fine & 127) << 8 | (value & bit(fine) - 1) << 16
