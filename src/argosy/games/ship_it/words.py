"""The words of Ship It!: its notation, its options, and what its sentences speak of."""

import re
from collections.abc import Callable

from argosy.core.contract import CHANCE_DUE, NOT_A_TEXT, NOT_ASKED, NOT_NOW, OVER, State
from argosy.core.phrase import Value
from argosy.core.words import Noun, Option, Sentence, Verb, Words, number_noun, steps_of
from argosy.games.ship_it import numbers as num
from argosy.games.ship_it import state as st
from argosy.games.ship_it.stakes import Staked
from argosy.games.ship_it.tables import Tables
from argosy.kit.dominoes import domino_names
from argosy.kit.grids import WAYS, square_names
from argosy.kit.piecepack import RANKS

COLOURS = ("red", "green", "blue", "black")
SUITS = ("suns", "crowns", "arms", "moons")  # SI-R1
CORNERS = ("nw", "sw", "se", "ne")
TILES = tuple(f"{colour}.{rank}" for colour in COLOURS for rank in RANKS)
HALF_NAMES = tuple(f"{name}.{half}" for name in domino_names() for half in ("high", "low"))
LOADS = tuple(f"{colour}{n}" for colour in COLOURS for n in range(1, 6))
SQUARE = re.compile(r"[a-z]{1,2}[1-9][0-9]?")

OPTIONS = (
    Option("ap", 8, 4, 16, "SI-R8", group="turn"),
    Option("link_price", 1, 1, 3, "SI-R10", group="costs"),
    Option("takeback_price", 1, 1, 3, "SI-R11", group="costs"),
    Option("takebacks", 1, 0, 3, "SI-R11", group="turn"),
    Option("direct", 0, 0, 1, "SI-A6", choices=("pool", "hand"), group="turn"),
    Option("margin", 4, 4, 8, "SI-A10", group="board"),
    Option("official_price", 1, 1, 3, "SI-R13", group="costs"),
    Option("load_price", 1, 1, 3, "SI-R14", group="costs"),
    Option("pip_price", 1, 0, 2, "SI-R14", group="costs"),
    Option("threshold", 8, 6, 15, "SI-R21", group="scoring"),
    Option("tile_factor", 2, 0, 4, "SI-R22", group="scoring"),
    Option("trigger_factor", 2, 1, 4, "SI-R22", group="scoring"),
    Option("home_bonus", 8, 0, 20, "SI-R22", group="scoring"),
    Option("chit_ap", 1, 0, 2, "SI-R31", group="turn"),
    Option("official_bonus", 1, 0, 3, "SI-R32", group="scoring"),
    Option("pawns_out", 2, 1, 4, "SI-R33", group="length"),
    Option("rounds", 40, 10, 100, "SI-A44", group="length"),
    Option("unowned", 3, 0, 3, "SI-A43", choices=COLOURS, group="board"),
)


def seat_names(game: Tables) -> tuple[str, ...]:
    if game.seats == 2:
        return ("redblue", "greenblack")
    return tuple(name for n, name in enumerate(COLOURS) if game.seat_of[n] >= 0)


# ── Nouns ─────────────────────────────────────────────────────────────────────────────────────────


class Nouns:
    """The kinds of nouns of one game."""

    def __init__(self, game: Tables) -> None:
        squares = tuple(square_names(int(game.width), int(game.height)))
        self.seat = Noun("seat", "seat", seat_names(game))
        self.colour = Noun("colour", "word", COLOURS)
        self.player = Noun("player", "seat", COLOURS, said=player_of(game), role="seat")
        self.tile = Noun("tile", "piece", TILES)
        self.corner = Noun("corner", "word", CORNERS)
        self.domino = Noun("domino", "piece", tuple(domino_names()), at=domino_id)
        self.square = spot_noun("square", squares)
        self.way = Noun("way", "word", WAYS)
        self.space = spot_noun("space", TILES + squares)
        self.part = Noun("part", "word", TILES + HALF_NAMES)  # wherever a half-domino lies
        self.load = Noun("load", "piece", LOADS)
        self.value = number_noun("value", 1, 5)
        self.stop = number_noun("stop", 0, 9)
        self.number = number_noun("number", 0, 9999)
        self.round = self.number.called("round")
        self.points = self.number.called("points")
        self.price = self.number.called("price")
        self.total = self.number.called("total")
        self.profit = self.number.called("profit")
        self.phase = Noun("phase", "word", PHASES)
        self.ending = Noun("ending", "word", ("", *(e.id for e in ENDINGS)))


def player_of(game: Tables) -> Callable[[int], Value]:
    """Say a colour that acts: as a seat, or as an actor where a seat has two colours or none (SI-A3)."""
    return lambda colour: player(game, colour)


def player(game: Tables, colour: int) -> str:
    name = COLOURS[colour]
    return f"seat:{name}" if name in seat_names(game) else f"actor:{name}"


def spot_noun(name: str, texts: tuple[str, ...]) -> Noun:
    """Make a noun of tiles and squares. Squares that no board of these options has are one number more."""
    beyond = len(texts)

    def read(text: str) -> int | None:
        return beyond if SQUARE.fullmatch(text) else None

    def said(number: int) -> Value:
        text = texts[number] if number < beyond else "beyond"
        return f"tile:{text}" if text in TILES else f"square:{text}"

    return Noun(name, "spot", texts, other=read, said=said)


def domino_id(s: State, seat: int, number: int) -> str:
    return f"link.{domino_names()[number]}"


# ── Sentences ─────────────────────────────────────────────────────────────────────────────────────


def words(game: Tables) -> Words:
    n = Nouns(game)
    return Words(
        seats=seat_names(game),
        actions=actions(n, Staked(game, n.domino, n.colour)),
        outcomes=outcomes(n),
        events=events(n),
        reasons=reasons(n),
        steps=steps_of(game, STEPS),
        endings=ENDINGS,
    )


def actions(n: Nouns, stakes: Staked) -> list[Verb]:
    return [
        Verb(num.BUY, "buy", (), "SI-R10", warns=True, stakes=stakes.buy),
        Verb(num.TAKEBACK, "takeback", (n.domino,), "SI-R11", stakes=stakes.takeback),
        Verb(num.CHOOSE, "choose", (n.domino,), "SI-R12"),
        Verb(num.BUILD, "build", (n.square, n.way), "SI-R12", stakes=stakes.build),
        Verb(
            num.OFFICIAL,
            "official",
            (n.space,),
            "SI-R13",
            stakes=stakes.official,
            general=(n.part,),
        ),
        Verb(num.PIPSTOP, "pipstop", (n.stop,), "SI-R14", stakes=stakes.pipstop),
        Verb(
            num.SHIP,
            "ship",
            (n.load, n.space),
            "SI-R14",
            stakes=stakes.ship,
            general=(n.load, n.part),
        ),
        Verb(num.KEEP, "chit", (n.load,), "SI-R24", stakes=stakes.chit),
        Verb(num.DONE, "done", (), "SI-R9", stakes=stakes.done, yields=True),
    ]


def outcomes(n: Nouns) -> list[Verb]:
    return [
        Verb(num.TILE, "tile", (n.tile, n.corner), "SI-R2"),
        Verb(num.DOMINO, "domino", (n.domino,), "SI-R10"),
        Verb(num.TURN_UP, "turn", (n.load, n.value), "SI-R20"),
        Verb(num.LAY, "lay", (n.load, n.tile), "SI-R24"),
        Verb(num.LOOK, "look", (n.load, n.value), "SI-A32"),
    ]


def events(n: Nouns) -> list[Sentence]:
    return [
        Sentence(num.LAID, "laid", "SI-R2", (n.tile, n.corner)),
        Sentence(num.DEALT, "dealt", "SI-R4"),
        Sentence(num.ROUND_BEGAN, "round-began", "SI-A44", (n.round,)),
        Sentence(num.TURN_BEGAN, "turn-began", "SI-R8", (n.player, n.points)),
        Sentence(num.DREW, "drew", "SI-R10", (n.player, n.domino)),
        Sentence(num.TOOK, "took", "SI-R11", (n.player, n.domino)),
        Sentence(num.BUILT, "built", "SI-R12", (n.player, n.domino, n.square)),
        Sentence(num.DIRECTED, "directed", "SI-R13", (n.player, n.space, n.price)),
        Sentence(num.STOPPED, "stopped", "SI-R14", (n.player, n.stop, n.price)),
        Sentence(num.MOVED, "moved", "SI-R14", (n.player, n.load, n.space)),
        Sentence(num.TURNED, "turned", "SI-R20", (n.load, n.value)),
        Sentence(num.SHIPPED, "shipped", "SI-R21", (n.player, n.tile, n.total)),
        Sentence(num.EARNED, "earned", "SI-R22", (n.player, n.profit)),
        Sentence(num.HUB_MOVED, "hub-moved", "SI-R23", (n.tile,)),
        Sentence(num.PAWN_LEFT, "pawn-left", "SI-R33", (n.colour,)),
        Sentence(num.KEPT, "kept", "SI-R24", (n.player, n.load, n.value)),
        Sentence(num.LAID_OUT, "laid-out", "SI-R24", (n.load, n.tile)),
        Sentence(num.LOOKED, "looked", "SI-A32", (n.seat, n.load, n.value)),
        Sentence(num.ENDED, "ended", "SI-R33", (n.ending,)),
    ]


def reasons(n: Nouns) -> list[Sentence]:
    return [
        Sentence(NOT_A_TEXT, "not-a-text"),
        *(Sentence(OVER, "over", e.clause, (n.ending,), when=e.number) for e in ENDINGS),
        Sentence(CHANCE_DUE, "chance-due", "SI-R8"),
        Sentence(NOT_ASKED, "not-asked", "SI-R8", (n.seat,)),
        Sentence(NOT_NOW, "not-now", "SI-R9", (n.phase,)),
        Sentence(num.TOO_FEW_POINTS, "too-few-points", "SI-R8", (n.price, n.points)),
        *reasons_of_links(n),
        *reasons_of_officials(n),
        *reasons_of_freight(n),
    ]


def reasons_of_links(n: Nouns) -> list[Sentence]:
    return [
        Sentence(num.POOL_EMPTY, "pool-empty", "SI-R10"),
        Sentence(num.POOL_NOT_EMPTY, "pool-not-empty", "SI-R11"),
        Sentence(num.TOOK_BACK, "took-back", "SI-R11", (n.number,)),
        Sentence(num.NOT_ON_BOARD, "not-on-board", "SI-R11", (n.domino,)),
        Sentence(num.LINK_IN_USE, "link-in-use", "SI-R11", (n.domino,)),
        Sentence(num.LINK_STUCK, "link-stuck", "SI-A9", (n.domino,)),
        Sentence(num.NOT_BOUGHT, "not-bought", "SI-R12", (n.domino,)),
        Sentence(num.OFF_GRID, "off-grid", "SI-A10"),
        Sentence(num.NOT_FREE, "not-free", "SI-A8"),
        Sentence(num.TOUCHES_NOTHING, "touches-nothing", "SI-R12"),
        Sentence(num.LINKS_FIRST, "links-first", "SI-R12"),
    ]


def reasons_of_officials(n: Nouns) -> list[Sentence]:
    return [
        Sentence(num.NO_SPACE, "no-space", "SI-R13", (n.space,)),
        Sentence(num.OFFICIAL_STAYS, "official-stays", "SI-R13", (n.space,)),
        Sentence(num.OFFICIAL_CROWDED, "official-crowded", "SI-A19", (n.space,)),
        Sentence(num.NO_WAY, "no-way", "SI-R13", (n.space,)),
    ]


def reasons_of_freight(n: Nouns) -> list[Sentence]:
    return [
        Sentence(num.PIPSTOP_CHOSEN, "pip-stop-chosen", "SI-R14", (n.stop,)),
        Sentence(num.PIPSTOP_TOO_HIGH, "pip-stop-too-high", "SI-R14"),
        Sentence(num.NO_LOAD_MOVES, "no-load-moves", "SI-A48", (n.stop,)),
        Sentence(num.PIPSTOP_FIRST, "pip-stop-first", "SI-R14"),
        Sentence(num.NOT_YOUR_LOAD, "not-your-load", "SI-R14", (n.load,)),
        Sentence(num.IS_CHIT, "is-chit", "SI-R24", (n.load,)),
        Sentence(num.WAREHOUSED, "warehoused", "SI-A23", (n.load,)),
        Sentence(num.HAS_MOVED, "has-moved", "SI-A17", (n.load,)),
        Sentence(num.FROZEN, "frozen", "SI-R30", (n.load,)),
        Sentence(num.NO_SPACE_FOR_LOAD, "no-space-for-load", "SI-R15", (n.space,)),
        Sentence(num.LOAD_STAYS, "load-stays", "SI-R15", (n.load, n.space)),
        Sentence(num.OFFICIAL_BARS, "official-bars", "SI-R28", (n.space,)),
        Sentence(num.REGION_CLOSED, "region-closed", "SI-R29", (n.space,)),
        Sentence(num.LOAD_THERE, "load-there", "SI-R16", (n.space,)),
        Sentence(num.NOT_REACHED, "not-reached", "SI-R15", (n.load, n.space, n.stop)),
        Sentence(num.NOT_YOUR_COIN, "not-your-coin", "SI-R24", (n.load,)),
        Sentence(num.CHIT_FIRST, "chit-first", "SI-R24"),
    ]


DECISIONS = ("planning", "choosing", "building", "directing", "stopping", "shipping", "keeping")
STEPS = (
    *("laying-tiles", "drawing", "turning", "revealing", "laying-out", "looking"),
    *(*DECISIONS, "resting"),
)

# By step, where a seat decides: the phase it is in (SI-R9).
PHASES = (*("",) * st.PLANNING, *DECISIONS)

ENDINGS = (
    Sentence(num.PAWNS_OUT, "pawns-out", "SI-R33"),
    Sentence(num.TOO_WEAK, "too-weak", "SI-A35"),
    Sentence(num.ROUNDS_OVER, "rounds-over", "SI-A44"),
)
