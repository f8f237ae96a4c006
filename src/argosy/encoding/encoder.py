# compiled
"""Writes observations: what the numbers of a redacted state become, as the schema of the game says.

Eight entries are one word, without gaps. A number is worth one element or more, and an element has its entries in one
place. So a view that was written before is brought up to date: only what depends on a number that changed is written.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from argosy.core.contract import Game, State
from argosy.kit.bags import bit

FLAGS: Final = 0
TABLE: Final = 1
NUMBER: Final = 2
# The numbers of an element
KIND: Final = 0
SOURCE: Final = 1  # where its number was poured
SHIFT: Final = 2
MASK: Final = 3  # -1: the whole number
LOW: Final = 4
SIZE: Final = 5  # values of a table, or the greatest number
WIDTH: Final = 6  # eight for each entry
TABLE_AT: Final = 7  # where its table begins; of a number, the bits below its first entry
GATE: Final = 8  # the number that says whether it is there; -1: it is
GATE_BIT: Final = 9
OVER: Final = 10  # the number that says which table; -1: there is one
AT: Final = 11  # the word in which its entries begin
FILLED: Final = 12  # bits before them in that word
ROW: Final = 13
ALL: Final = 0x7FFFFFFFFFFFFFFF

SPREAD: Final = vec[i64](  # by eight bits: the same as eight entries
    [sum([(byte >> k & 1) << 8 * k for k in range(8)]) for byte in range(256)]
)
ENTRIES: Final = vec[i64](  # by count: the bits of so many entries, of seven bits each
    [sum([127 << 8 * k for k in range(count)]) for count in range(9)]
)


class Beyond(ValueError):
    """A field has a value that the schema of the game does not know."""


class Program:
    """How one viewer's entries come from the numbers of a state."""

    elements: vec[i64]
    used: vec[i64]  # where numbers were poured that any element depends on
    first: vec[i64]  # by place in `used`: where its dependents begin
    dependents: vec[i64]  # elements
    bits: vec[i64]  # and the bits of the number that they depend on

    def __init__(
        self,
        elements: vec[i64],
        used: vec[i64],
        first: vec[i64],
        dependents: vec[i64],
        bits: vec[i64],
    ) -> None:
        self.elements = elements
        self.used = used
        self.first = first
        self.dependents = dependents
        self.bits = bits


class View:
    """What a viewer was shown when it was last written, and from which numbers."""

    words: vec[i64]
    numbers: vec[i64]  # by place in `used`
    is_whole: bool  # or it is written anew

    def __init__(self, words: i64, numbers: i64) -> None:
        self.words = vec[i64]([0] * words)
        self.numbers = vec[i64]([0] * numbers)
        self.is_whole = False

    def copy_to(self, out: vec[i64], at: i64) -> None:
        words = self.words
        for k in range(i64(len(words))):
            out[at + k] = words[k]


class Encoder:
    """Writes what any seat knows of a state of one game."""

    game: Game[State]
    programs: list[Program]  # by viewer
    tables: vec[i64]
    words: i64  # of an observation
    skip: i64  # by field: a bit if no element depends on it
    scratch: State
    raw: vec[i64]  # what was poured
    is_open: bool  # nothing is ever hidden
    in_place: bool  # whether `hide` is all there is to `redact`
    views: list[View]  # by viewer: what `write` wrote last

    def __init__(
        self,
        game: Game[State],
        programs: list[Program],
        tables: vec[i64],
        entries: i64,
        raws: i64,
        skip: i64,
    ) -> None:
        self.game = game
        self.programs = programs
        self.tables = tables
        self.words = (entries + 7) // 8
        self.skip = skip
        self.scratch = game.setup()
        self.raw = vec[i64]([0] * raws)
        self.is_open = not game.has_secrets
        self.in_place = getattr(type(game), "redact") is getattr(Game, "redact")  # noqa: B009
        self.views = [self.view(viewer) for viewer in range(i64(len(programs)))]

    def view(self, viewer: i64) -> View:
        """Return a view for one viewer, with nothing in it yet."""
        return View(self.words, i64(len(self.programs[viewer].used)))

    def write(self, s: State, viewer: i64, out: vec[i64], at: i64) -> None:
        """Write what the viewer knows of a state into words, from one of them on."""
        view = self.views[viewer]
        self.renew(s, viewer, view)
        view.copy_to(out, at)

    def renew(self, s: State, viewer: i64, view: View) -> None:
        """Bring a view up to date; hidden things are hidden first."""
        if self.is_open:
            s.pour(self.raw, self.skip)
        elif self.in_place:
            scratch = self.scratch
            scratch.copy_from(s)
            self.game.hide(scratch, viewer)
            scratch.pour(self.raw, self.skip)
        else:
            self.game.redact(s, viewer).pour(self.raw, self.skip)
        self.encode(viewer, view)

    def encode(self, viewer: i64, view: View) -> None:
        """Write the elements that depend on a number, or bits of it, other than when the view was last written."""
        program = self.programs[viewer]
        raw = self.raw
        numbers = view.numbers
        used = program.used
        bits = program.bits
        was_whole = view.is_whole
        view.is_whole = False  # until all is written
        for n in range(i64(len(used))):
            number = raw[used[n]]
            changed = number ^ numbers[n]
            if not was_whole:
                changed = -1
            if changed != 0:
                for k in range(program.first[n], program.first[n + 1]):
                    if bits[k] & changed != 0:
                        self.put(program.elements, program.dependents[k], view.words)
                numbers[n] = number
        view.is_whole = True

    def put(self, elements: vec[i64], k: i64, words: vec[i64]) -> None:
        """Write the entries of one element."""
        raw = self.raw
        value = raw[elements[k + SOURCE]] >> elements[k + SHIFT] & elements[k + MASK]
        gate = elements[k + GATE]
        is_there = gate < 0 or raw[gate] >> elements[k + GATE_BIT] & 1 != 0
        kind = elements[k + KIND]
        width = elements[k + WIDTH]
        at = elements[k + AT]
        filled = elements[k + FILLED]
        if kind == FLAGS:
            if not is_there:
                value = 0
            while width > 64:
                place(words, at, filled, SPREAD[value & 255], 64)
                value = value >> 8
                width -= 64
                at += 1
            place(words, at, filled, SPREAD[value & 255], width)
            return
        value -= elements[k + LOW]
        size = elements[k + SIZE]
        if kind == NUMBER:
            value = min(max(value, 0), size) if is_there else 0
            if width > 8:
                value = digits(value, elements[k + TABLE_AT], width)
            place(words, at, filled, value, width)
            return
        row: i64 = 0  # the tables begin with nothing
        if is_there:
            if value < 0 or value >= size:
                raise Beyond(f"entry {at * 8 + filled // 8}: {value} is beyond its table")
            if elements[k + OVER] >= 0:
                value += raw[elements[k + OVER]] * size
            row = elements[k + TABLE_AT] + value * ((width + 63) // 64)
        tables = self.tables
        while width > 64:
            place(words, at, filled, tables[row], 64)
            row += 1
            width -= 64
            at += 1
        place(words, at, filled, tables[row], width)


def place(words: vec[i64], at: i64, filled: i64, entries: i64, width: i64) -> None:
    """Put up to eight entries in their place: after so many bits of a word, and on in the next."""
    room = ENTRIES[width >> 3]
    words[at] = words[at] & ~(room << filled) | entries << filled & ALL
    if filled + width > 64:
        back = 64 - filled
        words[at + 1] = words[at + 1] & ~(room >> back) | entries >> back


def digits(value: i64, shift: i64, width: i64) -> i64:
    """Write a number as entries of seven bits, the coarse one first."""
    if width == 16:
        return value >> shift | (value & bit(shift) - 1) << 8
    fine = shift - 7
    return value >> shift | (value >> fine & 127) << 8 | (value & bit(fine) - 1) << 16
