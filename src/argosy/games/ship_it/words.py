"""Every word of Ship It!: its notation, its sentences, its options."""

import re
from collections.abc import Callable

from argosy.core.contract import State
from argosy.core.words import Noun, Option, Sentence, Verb, Words, number_noun
from argosy.games.ship_it import numbers as num
from argosy.games.ship_it import state as st
from argosy.games.ship_it.tables import Tables
from argosy.kit.dominoes import domino_names
from argosy.kit.grids import WAYS, square_names
from argosy.kit.piecepack import RANKS

LAST_RULE = 34
LAST_RULING = 50

COLOURS = ("red", "green", "blue", "black")
SUITS = ("suns", "crowns", "arms", "moons")  # SI-R1
CORNERS = ("nw", "sw", "se", "ne")
CORNER_LABELS = ("upper left", "lower left", "lower right", "upper right")
TILES = tuple(f"{colour}.{rank}" for colour in COLOURS for rank in RANKS)
LOADS = tuple(f"{colour}{n}" for colour in COLOURS for n in range(1, 6))
SQUARE = re.compile(r"[a-z]{1,2}[1-9][0-9]?")

OPTIONS = (
    Option("ap", 8, 4, 16, "SI-R8", "Action points in a turn"),
    Option("link_price", 1, 1, 3, "SI-R10", "Action points for a link"),
    Option("takeback_price", 1, 1, 3, "SI-R11", "Action points for taking a link back"),
    Option("takebacks", 1, 0, 3, "SI-R11", "Links that may be taken back in a turn"),
    Option(
        *("direct", 0, 0, 1, "SI-A6", "A link taken back comes to"),
        choices=("the pool", "the one who took it"),
    ),
    Option("margin", 4, 4, 8, "SI-A10", "Squares of the grid beyond the outermost tiles"),
    Option("official_price", 1, 1, 3, "SI-R13", "Action points for each space of an official"),
    Option("load_price", 1, 1, 3, "SI-R14", "Action points for each load"),
    Option("pip_price", 1, 0, 2, "SI-R14", "Action points for each pip of the pip-stop"),
    Option("threshold", 8, 6, 15, "SI-R21", "What coins and tile must make for a shipment"),
    Option("tile_factor", 2, 0, 4, "SI-R22", "How often the tile's number counts in the profit"),
    Option("trigger_factor", 2, 1, 4, "SI-R22", "By what the profit of the shipper is multiplied"),
    Option("home_bonus", 8, 0, 20, "SI-R22", "Bonus of the shipper at a tile of his colour"),
    Option("chit_ap", 1, 0, 2, "SI-R31", "Action points that a chit adds to every turn"),
    Option("official_bonus", 1, 0, 3, "SI-R32", "What an official adds to coins at its hub"),
    Option("pawns_out", 2, 1, 4, "SI-R33", "Pawns out of the game that end it"),
    Option("rounds", 40, 10, 100, "SI-A44", "Rounds at most"),
    Option(
        *("unowned", 3, 0, 3, "SI-A43", "The colour without a seat, with three seats"),
        choices=COLOURS,
    ),
)


def seat_names(game: Tables) -> tuple[str, ...]:
    if game.seats == 2:
        return ("redblue", "greenblack")
    return tuple(name for n, name in enumerate(COLOURS) if game.seat_of[n] >= 0)


def words(game: Tables) -> Words:
    squares = tuple(square_names(int(game.width), int(game.height)))
    n = Nouns(game, squares)
    return Words(
        seats=seat_names(game),
        actions=actions(n),
        outcomes=outcomes(n),
        events=events(n),
        reasons=reasons(n),
        steps=STEPS,
        endings=ENDINGS,
    )


class Nouns:
    """The kinds of nouns of one game."""

    def __init__(self, game: Tables, squares: tuple[str, ...]) -> None:
        beyond = len(squares)
        seats = seat_names(game)
        tiles = tuple(map(tile_label, TILES))
        loads = tuple(map(load_label, LOADS))
        self.seat = Noun("seat", "seat", seats, tuple(map(seat_label, seats)))
        self.colour = Noun("colour", "word", COLOURS, tuple(c.capitalize() for c in COLOURS))
        self.tile = Noun("tile", "piece", TILES, tiles)
        self.corner = Noun("corner", "word", CORNERS, CORNER_LABELS)
        self.domino = Noun("domino", "piece", tuple(domino_names()), at=domino_id)
        self.square = Noun("square", "spot", squares, other=beyond_grid(beyond))
        self.way = Noun("way", "word", WAYS)
        self.space = Noun(
            *("space", "spot", TILES + squares, tiles + squares),
            other=beyond_grid(len(TILES) + beyond),
        )
        self.load = Noun("load", "piece", LOADS, loads)
        self.value = number_noun("value", 1, 5)
        self.pipstop = number_noun("pip-stop", 0, 9)
        self.number = number_noun("number", 0, 9999)
        names = {int(step.number): step.name for step in STEPS}
        self.step = Noun("step", "word", tuple(names.get(i, "") for i in range(max(names) + 1)))
        self.ending = Noun(
            *("ending", "word", ("", *(e.clause for e in ENDINGS))),
            labels=("", *(e.says for e in ENDINGS)),
        )


def beyond_grid(number: int) -> Callable[[str], int | None]:
    """Squares that no board of these options has: all of them are one number."""
    return lambda text: number if SQUARE.fullmatch(text) else None


def domino_id(s: State, seat: int, number: int) -> str:
    return f"link.{domino_names()[number]}"


def tile_label(name: str) -> str:
    colour, rank = name.split(".")
    return f"{colour.capitalize()} {rank}"


def load_label(name: str) -> str:
    return f"{name[:-1].capitalize()} {name[-1]}"


def seat_label(name: str) -> str:
    return {"redblue": "Red and blue", "greenblack": "Green and black"}.get(name, name.capitalize())


def actions(n: Nouns) -> list[Verb]:
    return [
        Verb(num.BUY, "buy", (), "SI-R10", "Buy a link", "A domino will be drawn."),
        Verb(num.TAKEBACK, "takeback", (n.domino,), "SI-R11", "Take back the {a}"),
        Verb(num.CHOOSE, "choose", (n.domino,), "SI-R12", "Build the {a} next"),
        Verb(num.BUILD, "build", (n.square, n.way), "SI-R12", "Build on {a}, to the {b}"),
        Verb(num.OFFICIAL, "official", (n.space,), "SI-R13", "Move your official to {a}"),
        Verb(num.PIPSTOP, "pipstop", (n.pipstop,), "SI-R14", "Choose pip-stop {a}"),
        Verb(num.SHIP, "ship", (n.load, n.space), "SI-R14", "Move {a} to {b}"),
        Verb(num.KEEP, "chit", (n.load,), "SI-R24", "Keep {a} as a chit"),
        Verb(num.DONE, "done", (), "SI-R9", "Go on to the next phase"),
    ]


def outcomes(n: Nouns) -> list[Verb]:
    return [
        Verb(num.TILE, "tile", (n.tile, n.corner), "SI-R2"),
        Verb(num.DOMINO, "domino", (n.domino,), "SI-R10"),
        Verb(num.TURN, "turn", (n.load, n.value), "SI-R20"),
        Verb(num.LAY, "lay", (n.load, n.tile), "SI-R24"),
        Verb(num.LOOK, "look", (n.load, n.value), "SI-A32"),
    ]


def events(n: Nouns) -> list[Sentence]:
    return [
        Sentence(num.LAID, "{a} was laid, its mark {b}.", "SI-R2", (n.tile, n.corner)),
        Sentence(
            num.DEALT,
            "Freight, hubs and officials took their places; links went face down.",
            "SI-R4",
        ),
        Sentence(num.ROUND_BEGAN, "Round {a} began.", "SI-A44", (n.number,)),
        Sentence(num.TURN_BEGAN, "{a} had {b} action points.", "SI-R8", (n.colour, n.number)),
        Sentence(num.DREW, "{a} bought a link: {b}.", "SI-R10", (n.colour, n.domino)),
        Sentence(num.TOOK, "{a} took the {b} off the board.", "SI-R11", (n.colour, n.domino)),
        Sentence(num.BUILT, "{a} built the {b} at {c}.", "SI-R12", (n.colour, n.domino, n.square)),
        Sentence(
            *(num.DIRECTED, "{a} moved its official to {b} for {c} AP.", "SI-R13"),
            (n.colour, n.space, n.number),
        ),
        Sentence(
            *(num.STOPPED, "{a} chose pip-stop {b} for {c} AP.", "SI-R14"),
            (n.colour, n.pipstop, n.number),
        ),
        Sentence(num.MOVED, "{a} moved {b} to {c}.", "SI-R14", (n.colour, n.load, n.space)),
        Sentence(num.TURNED, "{a} was turned up: a {b}.", "SI-R20", (n.load, n.value)),
        Sentence(
            *(num.SHIPPED, "{a} shipped from {b}: {c} together.", "SI-R21"),
            (n.colour, n.tile, n.number),
        ),
        Sentence(num.EARNED, "{a} earned {b}.", "SI-R22", (n.colour, n.number)),
        Sentence(num.HUB_MOVED, "The hub moved to {a}.", "SI-R23", (n.tile,)),
        Sentence(num.PAWN_LEFT, "The {a} pawn left the game.", "SI-R33", (n.colour,)),
        Sentence(
            num.KEPT, "{a} kept {b}, a {c}, as a chit.", "SI-R24", (n.colour, n.load, n.value)
        ),
        Sentence(num.LAID_OUT, "{a} was laid on {b}.", "SI-R24", (n.load, n.tile)),
        Sentence(num.LOOKED, "{a} looked at {b}: a {c}.", "SI-A32", (n.seat, n.load, n.value)),
        Sentence(num.ENDED, "The game ended. {a}", "SI-R33", (n.ending,)),
    ]


def reasons(n: Nouns) -> list[Sentence]:
    return [
        Sentence(num.NOT_A_TEXT, "That is no action of this game."),
        *[Sentence(num.OVER + e.number, f"The game is over. {e.says}", e.clause) for e in ENDINGS],
        Sentence(
            num.CHANCE_AWAITED, "Something is being drawn or turned up: wait for it.", "SI-R8"
        ),
        Sentence(num.NOT_YOUR_TURN, "It is {a}'s turn.", "SI-R8", (n.seat,)),
        Sentence(
            *(num.OTHER_PHASE, "The phases have their order, and now you are {a}.", "SI-R9"),
            (n.step,),
        ),
        Sentence(
            num.TOO_FEW_POINTS, "That costs {a} AP; you have {b}.", "SI-R8", (n.number, n.number)
        ),
        *reasons_of_links(n),
        *reasons_of_officials(n),
        *reasons_of_freight(n),
    ]


def reasons_of_links(n: Nouns) -> list[Sentence]:
    return [
        Sentence(num.POOL_EMPTY, "The pool is empty: no link is left to buy.", "SI-R10"),
        Sentence(
            num.POOL_NOT_EMPTY,
            "Links come back only when the pool is empty; now you can buy.",
            "SI-R11",
        ),
        Sentence(
            num.TOOK_BACK, "You may take back {a} in a turn, and you have.", "SI-R11", (n.number,)
        ),
        Sentence(num.NOT_ON_BOARD, "The {a} is not on the board.", "SI-R11", (n.domino,)),
        Sentence(num.LINK_IN_USE, "A load or an official is on the {a}.", "SI-R11", (n.domino,)),
        Sentence(
            num.LINK_STUCK, "The {a} has no straight way out to any side.", "SI-A9", (n.domino,)
        ),
        Sentence(
            num.NOT_BOUGHT,
            "The {a} is not among the links you have to build.",
            "SI-R12",
            (n.domino,),
        ),
        Sentence(num.OFF_GRID, "Both halves must lie on the grid.", "SI-A10"),
        Sentence(num.NOT_FREE, "Something lies there: both squares must be free.", "SI-A8"),
        Sentence(
            num.TOUCHES_NOTHING, "A link must touch a tile or another link along an edge.", "SI-R12"
        ),
        Sentence(num.LINKS_FIRST, "Every link you have bought must be built first.", "SI-R12"),
    ]


def reasons_of_officials(n: Nouns) -> list[Sentence]:
    return [
        Sentence(num.NO_SPACE, "{a} is no tile and no half-domino.", "SI-R13", (n.space,)),
        Sentence(num.OFFICIAL_STAYS, "Your official is on {a} already.", "SI-R13", (n.space,)),
        Sentence(
            *(
                num.OFFICIAL_CROWDED,
                "Another official or a load of another colour is on {a}.",
                "SI-A19",
            ),
            (n.space,),
        ),
        Sentence(num.NO_WAY, "No way of connected spaces leads to {a}.", "SI-R13", (n.space,)),
    ]


def reasons_of_freight(n: Nouns) -> list[Sentence]:
    return [
        Sentence(
            num.PIPSTOP_CHOSEN,
            "You have chosen pip-stop {a} for this turn.",
            "SI-R14",
            (n.pipstop,),
        ),
        Sentence(num.PIPSTOP_TOO_HIGH, "A pip-stop goes from 0 to 6.", "SI-R14"),
        Sentence(
            num.NO_LOAD_MOVES,
            "None of your loads could move with pip-stop {a}.",
            "SI-A48",
            (n.pipstop,),
        ),
        Sentence(num.PIPSTOP_FIRST, "Choose a pip-stop first.", "SI-R14"),
        Sentence(num.NOT_YOUR_LOAD, "{a} is not yours to move.", "SI-R14", (n.load,)),
        Sentence(num.IS_CHIT, "{a} is a chit and off the board for good.", "SI-R24", (n.load,)),
        Sentence(num.WAREHOUSED, "{a} is warehoused until it is shipped.", "SI-A23", (n.load,)),
        Sentence(num.HAS_MOVED, "{a} has moved in this turn.", "SI-A17", (n.load,)),
        Sentence(
            *(num.FROZEN, "{a} is frozen: another colour's official closes its region.", "SI-R30"),
            (n.load,),
        ),
        Sentence(num.NO_SPACE_FOR_LOAD, "{a} is no tile and no half-domino.", "SI-R15", (n.space,)),
        Sentence(num.LOAD_STAYS, "{a} lies on {b} already.", "SI-R15", (n.load, n.space)),
        Sentence(num.OFFICIAL_BARS, "Another colour's official is on {a}.", "SI-R28", (n.space,)),
        Sentence(
            *(num.REGION_CLOSED, "{a} lies in a region that another official closes.", "SI-R29"),
            (n.space,),
        ),
        Sentence(
            num.LOAD_THERE, "A load lies on {a}; there is room for one.", "SI-R16", (n.space,)
        ),
        Sentence(
            *(num.NOT_REACHED, "{a} does not get to {b} with pip-stop {c}.", "SI-R15"),
            (n.load, n.space, n.pipstop),
        ),
        Sentence(
            num.NOT_YOUR_COIN, "{a} is no coin of yours in this shipment.", "SI-R24", (n.load,)
        ),
        Sentence(num.CHIT_FIRST, "Choose the coin that becomes your chit.", "SI-R24"),
    ]


STEPS = (
    Sentence(st.LAYING, "The tiles are laid.", "SI-R2", name="laying tiles"),
    Sentence(st.PLANNING, "{seat} may buy links.", "SI-R10", name="planning"),
    Sentence(st.DRAWING, "A link is drawn.", "SI-R10", name="drawing"),
    Sentence(st.CHOOSING, "{seat} chooses the next link to build.", "SI-R12", name="choosing"),
    Sentence(st.BUILDING, "{seat} builds a link.", "SI-R12", name="building"),
    Sentence(st.DIRECTING, "{seat} may move the official.", "SI-R13", name="directing"),
    Sentence(
        st.STOPPING, "{seat} may choose a pip-stop and move freight.", "SI-R14", name="stopping"
    ),
    Sentence(st.SHIPPING, "{seat} may move freight.", "SI-R14", name="shipping"),
    Sentence(st.TURNING, "A load is turned up.", "SI-R20", name="turning"),
    Sentence(st.REVEALING, "Loads under the new hub are turned up.", "SI-R26", name="revealing"),
    Sentence(
        st.KEEPING, "{seat} keeps one coin of the shipment as a chit.", "SI-R24", name="keeping"
    ),
    Sentence(st.LAYING_OUT, "The coins are laid out again.", "SI-R24", name="laying out"),
    Sentence(st.LOOKING, "{seat} looks at the coin.", "SI-A32", name="looking"),
    Sentence(st.RESTING, "The game is over.", "SI-R33", name="resting"),
)

ENDINGS = (
    Sentence(num.PAWNS_OUT, "The last pawn that may leave has left.", "SI-R33"),
    Sentence(num.TOO_WEAK, "The freight that is left cannot fill a hub any more.", "SI-A35"),
    Sentence(num.ROUNDS_OVER, "The last round was played.", "SI-A44"),
)
