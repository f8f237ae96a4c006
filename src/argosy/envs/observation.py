"""What a seat knows, as named small integers: the declared schema of a game, ready to be written.

>>> import argosy
>>> from argosy.envs.observation import observer
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

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from argosy.core.contract import Game, State
from argosy.core.edition import Edition, bad
from argosy.core.observation import FLAGS, NUMBER, TABLE, Part, Schema, digits_shift
from argosy.core.phrase import verbatim
from argosy.core.registry import edition as find_edition
from argosy.envs.encoding import Encoder

VERSION: Final = 1
BLANK: Final = 64  # words: as wide as the widest row


class Observer:
    """Writes what the seats of one game know."""

    version = VERSION

    def __init__(self, game: Game[Any], schema: Schema) -> None:
        self.game = game
        self.schema = schema
        self.names = tuple(schema.names)
        self.bounds = tuple(schema.bounds)
        self.encoder = encoder(game, schema)
        self.out = vec[i64]([0] * int(self.encoder.words))

    def __len__(self) -> int:
        return len(self.names)

    def write(self, s: State, seat: int) -> bytes:
        """Return what a seat knows of a state, whole or redacted for it."""
        self.encoder.write(s, seat, self.out, 0)
        return memoryview(self.out).tobytes()[: len(self)]

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
    offsets, at = {}, 0
    for name, values in game.setup().dump().items():
        offsets[name] = at
        at += len(values)
    tables = [0] * BLANK  # for elements that are not there
    known: dict[tuple[tuple[int, ...], ...], int] = {}
    programs = []
    for viewer in range(int(game.seats)):
        rows: list[int] = []
        for part in schema.parts:
            where = 0
            if part.kind == TABLE:
                made = part.table(viewer)
                if made not in known:
                    known[made] = len(tables)
                    tables += [word for row in made for word in words_of(row)]
                where = known[made]
            rows += part_rows(part, viewer, offsets, where)
        programs.append(vec[i64](rows))
    return Encoder(game, programs, vec[i64](tables), len(schema.names), at)


def words_of(row: tuple[int, ...]) -> list[int]:
    """Pack entries eight to a word."""
    eights = [row[n : n + 8] for n in range(0, len(row), 8)]
    return [sum(entry << 8 * n for n, entry in enumerate(eight)) for eight in eights]


def part_rows(part: Part, viewer: int, offsets: dict[str, int], table: int) -> list[int]:
    """Return the rows of one part: one for each side."""
    size = len(part.table(viewer)) // part.tables
    if part.kind == NUMBER:
        size = part.high - part.low
        table = digits_shift(size)
    bits = part.bits or part.side_bits or (len(part.labels) if part.kind == FLAGS else 0)
    mask = (1 << bits) - 1 if 0 < bits < 63 else -1
    rows = []
    for side in part.sides.order(viewer) if part.sides else [0]:
        by_index = 0 if part.side_bits else side * part.side_step
        rows += [
            part.kind,
            offsets[part.field] + part.index + by_index,
            1 if part.names and not part.bits else 0,
            side * part.side_bits,
            part.bits,
            mask,
            part.low,
            size,
            8 * len(part.labels),
            table,
            max(1, len(part.names)),
            offsets[part.gate] if part.gate else -1,
            offsets[part.over] if part.over else -1,
        ]
    return rows
