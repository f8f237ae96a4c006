"""The words of Trade Routes at sea: its notation, its options, and what its sentences speak of."""

from functools import lru_cache

from argosy.core.contract import CHANCE_DUE, NOT_A_TEXT, NOT_ASKED, OVER
from argosy.core.words import Noun, Option, Sentence, Verb, Words, number_noun, steps_of
from argosy.games.sea_routes import numbers as r
from argosy.games.sea_routes import state as st
from argosy.games.sea_routes.stakes import COIN_FACES, Staked
from argosy.games.sea_routes.tables import Tables
from argosy.kit.piecepack import face_names

SEATS = ("red", "blue", "green", "black")
DICE = ("arms", "moons", "suns")
CATEGORIES = ("crowns", "even", "odd", "arms", "moons", "suns")

OPTIONS = (
    Option("coins_per_round", 2, 1, 5, "SR-R11", group="turn"),
    Option("null_tile", 2, 0, 3, "SR-R14", group="scoring"),
    Option("null_coin", 1, 0, 3, "SR-R14", group="scoring"),
    Option("gain", 1, 1, 5, "SR-R16", group="scoring"),
    Option("die_limit", 5, 1, 5, "SR-A14", group="scoring"),
    Option("markers", 4, 0, 4, "SR-A20", ((3, 8, 8), (4, 8, 8)), group="turn"),
    Option("empty_sides", 1, 1, 4, "SR-R23", ((3, 2, 4), (4, 2, 4)), group="length"),
    Option("idle_rounds", 2, 1, 9, "SR-A21", group="length"),
    Option("rounds", 12, 1, 99, "SR-A21", group="length"),
    Option("idle_moves", 12, 6, 99, "SR-A22", group="length"),
)


@lru_cache(maxsize=64)  # rulebooks: every view asks for them, and they never change
def space_names(game: Tables) -> tuple[str, ...]:
    """Columns z, a, b ... from the west, rows 0, 1 ... from the north."""
    places = [game.where(space) for space in range(game.tile_spaces + game.coin_spaces)]
    return tuple(f"{'zabcdefgh'[x]}{y}" for x, y in places)


class Nouns:
    """The kinds of nouns of one game."""

    def __init__(self, game: Tables) -> None:
        self.space = Noun("space", "spot", space_names(game))
        self.by = self.space.called("by")
        self.to = self.space.called("to")
        self.here = self.space.called("here")
        self.seat = Noun("seat", "seat", SEATS[: game.seats])
        self.tile = Noun("tile", "word", tuple(face_names()))
        self.coin = Noun("coin", "word", COIN_FACES)
        self.die = Noun("die", "word", DICE)
        self.category = Noun("category", "word", CATEGORIES)
        self.ending = Noun("ending", "word", ("", *(e.id for e in ENDINGS)))
        self.number = number_noun("number", 0, 9999)
        self.points = self.number.called("points")
        self.round = self.number.called("round")


def words(game: Tables) -> Words:
    n = Nouns(game)
    return Words(
        seats=SEATS[: game.seats],
        actions=actions(n, Staked(game)),
        outcomes=[
            Verb(r.TILE, "tile", (n.tile, n.space), "SR-R2"),
            Verb(r.COIN, "coin", (n.coin, n.space), "SR-R3"),
            Verb(r.FIRST, "first", (n.seat,), "SR-R6"),
        ],
        events=events(n),
        reasons=reasons(n),
        steps=steps_of(game, STEPS),
        endings=ENDINGS,
    )


def actions(n: Nouns, stakes: Staked) -> list[Verb]:
    return [
        Verb(r.SAIL, "sail", (n.to,), "SR-R7", stakes=stakes.claim),
        Verb(r.SNEAK, "sneak", (n.to,), "SR-R21", stakes=stakes.claim),
        Verb(r.RUSH, "rush", (n.by, n.to), "SR-R20"),
        Verb(r.SLIP, "slip", (n.by, n.to), "SR-A18"),
        Verb(r.EMBARGO, "embargo", (n.space,), "SR-R18", stakes=stakes.embargo),
        Verb(r.PASS, "pass", (), "SR-A23", yields=True),
        Verb(r.DONE, "done", (), "SR-R10", yields=True),
    ]


def events(n: Nouns) -> list[Sentence]:
    return [
        Sentence(r.LAID, "laid", "SR-R2", (n.tile, n.space)),
        Sentence(r.DEALT, "dealt", "SR-R3", (n.coin, n.space)),
        Sentence(r.BEGAN, "began", "SR-R6", (n.seat, n.round)),
        Sentence(r.SAILED, "sailed", "SR-R7", (n.seat, n.to)),
        Sentence(r.SNEAKED, "sneaked", "SR-R21", (n.seat, n.to)),
        Sentence(r.RUSHED, "rushed", "SR-R20", (n.seat, n.by, n.to)),
        Sentence(r.SLIPPED, "slipped", "SR-A18", (n.seat, n.by, n.to)),
        Sentence(r.CLAIMED_TILE, "claimed-tile", "SR-R9", (n.seat, n.tile, n.space)),
        Sentence(r.CLAIMED_COIN, "claimed-coin", "SR-R9", (n.seat, n.coin, n.space)),
        Sentence(r.LEFT_EMBARGOED, "left-embargoed", "SR-R19", (n.seat, n.space)),
        Sentence(r.EMBARGOED, "embargoed", "SR-R18", (n.seat, n.space)),
        Sentence(r.PASSED, "passed", "SR-A23", (n.seat,)),
        Sentence(r.ROUND_IDLE, "round-idle", "SR-A22", (n.number,)),
        Sentence(r.SCORED, "scored", "SR-R15", (n.seat, n.category, n.points)),
        Sentence(r.TURNED_DIE, "turned-die", "SR-R16", (n.seat, n.die, n.points)),
        Sentence(r.NEW_ROUND, "new-round", "SR-R6", (n.seat, n.round)),
        Sentence(r.ENDED, "ended", "SR-R24", (n.ending,)),
        Sentence(r.SATISFIED, "satisfied", "SR-R11", (n.seat,)),
        Sentence(r.TIED, "tied", "SR-A13", (n.category,)),
    ]


def reasons(n: Nouns) -> list[Sentence]:
    return [
        Sentence(NOT_A_TEXT, "not-a-text"),
        *(Sentence(OVER, "over", e.clause, (n.ending,), when=e.number) for e in ENDINGS),
        Sentence(CHANCE_DUE, "laying", "SR-R2", when=st.LAYING),
        Sentence(CHANCE_DUE, "dealing", "SR-R3", when=st.DEALING),
        Sentence(CHANCE_DUE, "drawing", "SR-R6", when=st.DRAWING),
        Sentence(NOT_ASKED, "not-asked", "SR-R6", (n.seat,)),
        Sentence(r.ALREADY_MOVED, "already-moved", "SR-R7"),
        Sentence(r.NO_SUNS, "no-suns", "SR-R20"),
        Sentence(r.NO_MOONS, "no-moons", "SR-R21"),
        Sentence(r.NOT_ADJACENT, "not-adjacent", "SR-R7", (n.here, n.to)),
        Sentence(r.EMPTY, "empty", "SR-R8", (n.space,)),
        Sentence(r.NOTHING_EMPTY, "nothing-empty", "SR-A33"),
        Sentence(r.NO_ARMS, "no-arms", "SR-R18"),
        Sentence(r.NO_MARKER, "no-marker", "SR-A20"),
        Sentence(r.ALL_OUT, "all-out", "SR-A33"),
        Sentence(r.NOT_BESIDE, "not-beside", "SR-R18", (n.here, n.space)),
        Sentence(r.PAWN_THERE, "ship-there", "SR-R18", (n.space,)),
        Sentence(r.NOTHING_THERE, "nothing-there", "SR-A20", (n.space,)),
        Sentence(r.MARKER_THERE, "marker-there", "SR-A20", (n.space,)),
        Sentence(r.MUST_MOVE, "must-move", "SR-A1"),
        Sentence(r.CAN_MOVE, "can-move", "SR-A1"),
        Sentence(r.PASS_TOO_LATE, "pass-too-late", "SR-A23"),
    ]


STEPS = ("laying", "dealing", "drawing", "sailing", "stranding", "parting", "resting")

ENDINGS = (
    Sentence(r.SIDE_EMPTY, "side-empty", "SR-R23"),
    Sentence(r.SIDES_EMPTY, "sides-empty", "SR-R25"),
    Sentence(r.IDLE, "idle", "SR-A21a"),
    Sentence(r.ROUNDS_OVER, "rounds-over", "SR-A21b"),
)
