"""What a seat knows, as named small integers: the declared schema of a game, ready to be written.

>>> import argosy
>>> from argosy.encoding.observation import observer
>>> game = argosy.game("sea_routes", seats=2)
>>> look = observer("sea_routes", game)
>>> s = argosy.new("sea_routes", seats=2, seed=7).state
>>> entries = look.write(s, 0)          # bytes, one for each name; hidden things are hidden first
>>> len(entries) == len(look) == len(look.names) == len(look.bounds)
True
>>> look.names[0], entries[0]
('step=laying', 0)
>>> look.text(s, 0).split()[:3]         # what is not 0, in words
['step=sailing', 'mover=me', 'decider=me']

`names[n]` says what entry n is and `bounds[n]` its greatest value: divide by it for a network. `VERSION` grows when any
game's entries change: keep it beside what you train. Any seat may look at any state, whoever is asked there; the
viewer's own side comes first, so one network plays every seat.
"""

from collections.abc import Iterator
from dataclasses import astuple, dataclass
from itertools import accumulate
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from argosy.core.contract import Game, State
from argosy.core.edition import Edition, bad
from argosy.core.observation import FLAGS, NUMBER, TABLE, Part, Schema, digits_shift
from argosy.core.phrase import verbatim
from argosy.core.registry import edition as find_edition
from argosy.encoding.encoder import Encoder, Program, View

VERSION: Final = 2
BLANK: Final = 64  # words: as wide as the widest row
SKIPPABLE: Final = 62  # fields that have a bit in a number


class Observer:
    """Writes what the seats of one game know."""

    version = VERSION

    def __init__(self, game: Game[Any], schema: Schema) -> None:
        self.game = game
        self.schema = schema
        self.names = tuple(schema.names)
        self.bounds = tuple(schema.bounds)
        self.encoder = encoder(game, schema)

    def __len__(self) -> int:
        return len(self.names)

    def write(self, s: State, seat: int, view: View | None = None) -> bytes:
        """Return what a seat knows of a state, whole or redacted for it."""
        view = view or self.encoder.views[seat]
        self.encoder.renew(s, seat, view)
        return memoryview(view.words).tobytes()[: len(self)]

    def text(self, s: State, seat: int) -> str:
        """Say the same in words: every entry that is not 0."""
        found = zip(self.names, self.bounds, self.write(s, seat), strict=True)
        return " ".join(name if high == 1 else f"{name}:{n}" for name, high, n in found if n)


def observer(name: str | Edition, game: Game[Any]) -> Observer:
    """Return the observer of a game: `observer("pirates", argosy.game("pirates", seats=3))`. Raises BadInput."""
    edition = find_edition(name) if isinstance(name, str) else name
    if edition.observation is None:
        raise bad("no-observation", game=verbatim(edition.id))
    return Observer(game, edition.observation(game))


# ── Programs ──────────────────────────────────────────────────────────────────────────────────────


def encoder(game: Game[Any], schema: Schema) -> Encoder:
    """Write the programs of all viewers, and the tables they share."""
    offsets, at, skip = {}, 0, 0
    for n, (name, values) in enumerate(game.setup().dump().items()):
        offsets[name] = at
        at += len(values)
        if name not in schema.read and n < SKIPPABLE:
            skip |= 1 << n
    tables = [0] * BLANK  # for elements that are not there
    known: dict[tuple[tuple[int, ...], ...], int] = {}
    programs = []
    for viewer in range(int(game.seats)):
        elements: list[Element] = []
        for part in schema.parts:
            where = 0
            if part.kind == TABLE:
                made = part.table(viewer)
                if made not in known:
                    known[made] = len(tables)
                    tables += [word for row in made for word in words_of(row)]
                where = known[made]
            elements += elements_of(part, viewer, offsets, where)
        programs.append(program(elements))
    return Encoder(game, programs, vec[i64](tables), len(schema.names), at, skip)


def words_of(row: tuple[int, ...]) -> list[int]:
    """Pack entries eight to a word."""
    eights = [row[n : n + 8] for n in range(0, len(row), 8)]
    return [sum(entry << 8 * n for n, entry in enumerate(eight)) for eight in eights]


@dataclass(frozen=True)
class Element:
    """What one number, or some bits of it, become: the columns of `encoding`, but for their place."""

    kind: int
    source: int
    shift: int
    mask: int
    low: int
    size: int
    width: int
    table: int
    gate: int
    gate_bit: int
    over: int

    def depends(self) -> Iterator[tuple[int, int]]:
        """Yield the numbers that it depends on, and which of their bits."""
        yield self.source, self.mask << self.shift if self.mask >= 0 else -1
        if self.gate >= 0:
            yield self.gate, 1 << self.gate_bit
        if self.over >= 0:
            yield self.over, -1


def elements_of(part: Part, viewer: int, offsets: dict[str, int], table: int) -> Iterator[Element]:
    """Yield the elements of one part, in the order of its entries."""
    size = len(part.table(viewer)) // part.tables
    if part.kind == NUMBER:
        size = part.high - part.low
        table = digits_shift(size)
    bits = part.bits or part.side_bits or (len(part.labels) if part.kind == FLAGS else 0)
    lowest = part.low if part.kind == FLAGS else 0
    for side in part.sides.order(viewer) if part.sides else [0]:
        by_index = 0 if part.side_bits else side * part.side_step
        for n in range(max(1, len(part.names))):
            yield Element(
                kind=part.kind,
                source=offsets[part.field] + part.index + by_index + (0 if part.bits else n),
                shift=side * part.side_bits + n * part.bits + lowest,
                mask=(1 << bits) - 1 if 0 < bits < 63 else -1,
                low=part.low,
                size=size,
                width=8 * len(part.labels),
                table=table,
                gate=offsets[part.gate] if part.gate else -1,
                gate_bit=n,
                over=offsets[part.over] if part.over else -1,
            )


def program(elements: list[Element]) -> Program:
    """Give each element its place, and list by number what depends on it."""
    rows: list[int] = []
    by_number: dict[int, list[tuple[int, int]]] = {}
    place = 0
    for element in elements:
        for number, bits in element.depends():
            by_number.setdefault(number, []).append((len(rows), signed(bits)))
        rows += [*astuple(element), place // 64, place % 64]
        place += element.width
    used = sorted(by_number)
    dependents = [pair for number in used for pair in by_number[number]]
    first = [0, *accumulate(len(by_number[number]) for number in used)]
    return Program(
        vec[i64](rows),
        vec[i64](used),
        vec[i64](first),
        vec[i64]([row for row, _ in dependents]),
        vec[i64]([bits for _, bits in dependents]),
    )


def signed(bits: int) -> int:
    """Return 64 bits as a number that may be negative."""
    return (bits & (1 << 64) - 1 ^ 1 << 63) - (1 << 63)
