"""Every word of The Wandering Merchant: its notation, its sentences, its options."""

from argosy.core.contract import State
from argosy.core.words import Noun, Sentence, Verb, Words, number_noun
from argosy.games.wandering_merchant import numbers as num
from argosy.games.wandering_merchant import state as st
from argosy.games.wandering_merchant.maps import TILES
from argosy.games.wandering_merchant.state import MerchantState
from argosy.games.wandering_merchant.tables import Tables, pawn
from argosy.games.wandering_merchant.words.options import LAST_RULE, LAST_RULING, OPTIONS
from argosy.games.wandering_merchant.words.reasons import (
    building_reasons,
    danger_reasons,
    step_reasons,
    trade_reasons,
    travel_reasons,
)
from argosy.kit.grids import WAYS, square_names

__all__ = ["LAST_RULE", "LAST_RULING", "OPTIONS", "words"]

SEATS = ("red", "blue", "green", "black", "white", "orange")
GOODS = ("jewelry", "fish", "wood", "clothes", "magic", "horses", "shields", "weapons")
GOOD_LABELS = (
    *("jewelry", "fish", "wood", "clothes"),
    *("magical ingredients", "horses", "shields", "weapons"),
)
TOWNS = (
    *("Elven Town", "Fishermen's Village", "Wood Folk's Refuge", "Mountain Folk's Caves"),
    *("Wizards' City", "Riders' Town", "Knights' Castle", "Dwarven Caves"),
)
LANDS = {"sp": "plains", "su": "water", "fa": "forest", "wi": "mountains"}
SPECIALS = {
    "tower": "the wizard's tower",
    "field": "the field of wild horses",
    "castle": "the ruined castle",
    "cave": "the old cave",
}
CAUSES = (
    *("start money", "a sale", "the stake back", "goods", "a cart", "an upgrade"),
    *("a boat", "shelter", "an ambush", "a stake against orcs", "a lost fight"),
)
CELLS = tuple(square_names(13, 13))


def tile_label(name: str) -> str:
    return SPECIALS.get(name) or f"{LANDS[name[:2]]} {name[2:]}"


def cell_beside(s: State, seat: int, way: int) -> str:
    """The cell a direction leads to from the pawn of a seat; his own where nothing lies there."""
    assert isinstance(s, MerchantState)
    here = int(pawn(s, seat))
    to = int(s.near[here * 4 + way])
    return CELLS[int(s.cells[to if to >= 0 else here])]


def cargo_piece(s: State, seat: int, good: int) -> str:
    return f"{SEATS[seat]}.cargo.{GOODS[good]}.0"


def piece_in_use(s: State, seat: int, good: int) -> str:
    return f"{SEATS[seat]}.use.{GOODS[good]}.0"


class Nouns:
    """The kinds of nouns of one game."""

    def __init__(self, game: Tables) -> None:
        self.seats = SEATS[: int(game.seats)]
        labels = tuple(name.capitalize() for name in SEATS)
        self.seat = Noun("seat", "seat", self.seats, labels[: len(self.seats)])
        self.rival = Noun("rival", "seat", SEATS, labels)
        self.cell = Noun("cell", "spot", CELLS)
        self.way = Noun("way", "spot", WAYS, at=cell_beside)
        self.to = Noun("way", "word", WAYS)
        self.good = Noun("good", "word", GOODS, GOOD_LABELS)
        self.cargo = Noun("cargo", "piece", GOODS, GOOD_LABELS, at=cargo_piece)
        self.gear = Noun("gear", "piece", GOODS, GOOD_LABELS, at=piece_in_use)
        self.town = Noun("town", "word", GOODS, TOWNS)
        self.tile = Noun("tile", "word", TILES, tuple(map(tile_label, TILES)))
        self.manner = Noun("manner", "word", ("cargo", "use"), ("as cargo", "for use"))
        self.size = Noun("size", "word", ("small", "big"))
        self.stack = Noun("stack", "word", ("wild", "town"), ("a wilderness tile", "a town"))
        self.die = number_noun("die", 1, 6)
        self.strength = number_noun("strength", 0, 5)
        self.shape = number_noun("shape", 1, 12)
        self.number = number_noun("number", 0, 65534)
        self.cause = Noun("cause", "word", CAUSES)
        says = ("", *(ending.says for ending in ENDINGS))
        self.ending = Noun("ending", "word", ("", *(e.clause for e in ENDINGS)), says)


def words(game: Tables) -> Words:
    nouns = Nouns(game)
    return Words(
        seats=nouns.seats,
        actions=[*travel_verbs(nouns), *other_verbs(nouns)],
        outcomes=outcomes(nouns),
        events=[*travel_events(nouns), *trade_events(nouns)],
        reasons=reasons(nouns),
        steps=STEPS,
        endings=ENDINGS,
    )


def reasons(n: Nouns) -> list[Sentence]:
    return [
        *step_reasons(n.seat),
        *building_reasons(n.cell),
        *travel_reasons(n.cell, n.to, n.number),
        *danger_reasons(n.cell, n.good, n.rival, n.number),
        *trade_reasons(n.good, n.number),
    ]


def outcomes(n: Nouns) -> list[Verb]:
    return [
        Verb(num.FIRST, "first", (n.seat,), "WM-R8"),
        Verb(num.SHAPE, "shape", (n.shape,), "WM-A67"),
        Verb(num.LAY_TILE, "lay", (n.tile, n.cell), "WM-A67"),
        Verb(num.TILE, "tile", (n.tile,), "WM-R3"),
        Verb(num.COIN, "coin", (n.good,), "WM-R13"),
        Verb(num.NUMBER_DRAWN, "number", (n.strength,), "WM-A69"),
        Verb(num.DIE, "die", (n.die,), "WM-R9"),
        Verb(num.TOWN_NAMED, "town", (n.town,), "WM-R16"),
    ]


ROLLS = "Dice will be rolled."
DRAWS = "A coin will be drawn."


def travel_verbs(n: Nouns) -> list[Verb]:
    return [
        Verb(num.HEAD, "head", (n.way,), "WM-R9", "Set out {a}", ROLLS),
        Verb(num.ROLL, "roll", (), "WM-R20", "Roll in the forest", ROLLS),
        Verb(num.STAY, "stay", (), "WM-R11", "Stay here this turn"),
        Verb(
            num.EXPLORE, "explore", (), "WM-R16", "Explore this town", "The town will be turned up."
        ),
        Verb(num.SEARCH, "search", (), "WM-R22", "Search this place", ROLLS),
        Verb(num.MAGIC, "magic", (), "WM-R23", "Use magic: no terrain effects this turn", DRAWS),
        Verb(num.FIGHT, "fight", (), "WM-R28", "Fight the orcs here", ROLLS),
        Verb(num.STEP, "step", (n.way,), "WM-R10", "Go {a}"),
        Verb(num.FERRY, "ferry", (n.way,), "WM-R18", "Pay for a boat and go {a}"),
        Verb(num.COMPASS, "compass", (n.die,), "WM-R19", "Let the {a} be your compass"),
        Verb(num.STOP, "stop", (), "WM-R10", "Stop here"),
        Verb(num.ATTACK, "attack", (n.rival,), "WM-R30", "Attack {a}", ROLLS),
        Verb(num.PASS, "pass", (), "WM-R30", "Leave the others in peace"),
        Verb(num.DISCARD, "discard", (n.manner, n.good), "WM-R30", "Discard {b} you have {a}"),
        Verb(num.TAKE, "take", (n.manner, n.good), "WM-R22", "Take {b} {a}"),
        Verb(num.LEAVE, "leave", (), "WM-R30", "Take nothing"),
    ]


def other_verbs(n: Nouns) -> list[Verb]:
    return [
        Verb(num.BUY, "buy", (n.manner,), "WM-R12", "Buy a unit {a}"),
        Verb(num.SELL, "sell", (n.cargo,), "WM-R12", "Sell {a}", DRAWS),
        Verb(num.BARTER, "barter", (n.gear,), "WM-R14", "Barter {a}", DRAWS),
        Verb(num.CART, "cart", (n.size,), "WM-R15", "Buy a {a} cart"),
        Verb(num.UPGRADE, "upgrade", (), "WM-R15", "Make a small cart big"),
        Verb(num.DONE, "done", (), "WM-R11", "End your trade"),
        Verb(num.PAY, "pay", (), "WM-R21", "Pay for shelter"),
        Verb(num.GIVE, "give", (n.cargo,), "WM-R21", "Give {a} for shelter", DRAWS),
        Verb(num.DRAW, "draw", (n.stack,), "WM-R4", "Draw {a}"),
        Verb(num.LAY, "lay", (n.cell,), "WM-R4", "Lay it on {a}"),
        Verb(num.ORCS, "orcs", (n.cell,), "WM-R27", "Lay the orcs on {a}"),
    ]


def travel_events(n: Nouns) -> list[Sentence]:
    seat, cell, number = n.seat, n.cell, n.number
    return [
        Sentence(num.BEGAN, "{a} was drawn to begin every round.", "WM-R8", (seat,)),
        Sentence(num.SHAPED, "The board has shape {a}.", "WM-A67", (n.shape,)),
        Sentence(num.LAID, "The tile {a} was laid on {b}.", "WM-A67", (n.tile, cell)),
        Sentence(num.BUILT_WILD, "{a} laid {b} on {c}.", "WM-R4", (seat, n.tile, cell)),
        Sentence(num.BUILT_TOWN, "{a} laid a town, face down, on {b}.", "WM-R5", (seat, cell)),
        Sentence(num.ROLLED, "{a} rolled {b}.", "WM-R9", (seat, n.die)),
        Sentence(
            num.ENTERED, "{a} came to {b} with {c} steps left.", "WM-R10", (seat, cell, number)
        ),
        Sentence(num.STAYED, "{a} stayed.", "WM-A21", (seat,)),
        Sentence(num.STOPPED, "{a} stopped.", "WM-R10", (seat,)),
        Sentence(num.CONJURED, "{a} used magic against the land.", "WM-R23", (seat,)),
        Sentence(num.CHOSE_COMPASS, "{a} chose {b} as compass number.", "WM-R19", (seat, n.die)),
        Sentence(num.FOREST_PASSED, "{a} rolled {b}: through the forest.", "WM-R20", (seat, n.die)),
        Sentence(num.FOREST_LOST, "{a} rolled {b}: lost in the forest.", "WM-R20", (seat, n.die)),
        Sentence(num.EXPLORED, "{a} explored {b}: {c}.", "WM-R16", (seat, cell, n.town)),
        Sentence(num.CREDITED, "{a} got {b} to spend in {c}.", "WM-R16", (seat, number, n.town)),
        Sentence(num.SEARCHED, "{a} searched with {b}.", "WM-R22", (seat, number)),
        Sentence(num.FOUND, "{a} found {b} and took it {c}.", "WM-R22", (seat, n.good, n.manner)),
        Sentence(num.FOUND_NOTHING, "{a} gained nothing.", "WM-A38", (seat,)),
        Sentence(num.AMBUSHED, "{a} was attacked.", "WM-R22", (seat,)),
        Sentence(
            num.ORCS_CAME, "{a} laid orcs on {b}, strength {c}.", "WM-R27", (seat, cell, number)
        ),
        Sentence(num.FOUGHT, "{a} fought the orcs on {b}.", "WM-R28", (seat, cell)),
        Sentence(num.FIGHT_WON, "{a} won, {b} to {c}.", "WM-R28", (seat, number, number)),
        Sentence(num.FIGHT_LOST, "{a} lost, {b} to {c}.", "WM-R28", (seat, number, number)),
        Sentence(num.ATTACKED, "{a} attacked {b}.", "WM-R30", (seat, seat)),
        Sentence(num.DUEL_WON, "{a} beat {b} by {c}.", "WM-R30", (seat, seat, number)),
        Sentence(num.DUEL_LOST, "{a} failed against {b} by {c}.", "WM-R31", (seat, seat, number)),
        Sentence(num.ROUND_BEGAN, "Round {a} began.", "WM-R32", (number,)),
        Sentence(num.REACHED, "{a} reached the goal; this round is the last.", "WM-R32", (seat,)),
        Sentence(num.ENDED, "The game ended. {a}", "WM-R32", (n.ending,)),
    ]


def trade_events(n: Nouns) -> list[Sentence]:
    seat, good, number = n.seat, n.good, n.number
    return [
        Sentence(num.STOCKED, "A coin of {a} came to its town.", "WM-R13", (good,)),
        Sentence(num.DISCARDED, "{a} gave up {b} held {c}.", "WM-R30", (seat, good, n.manner)),
        Sentence(num.LOOTED, "{a} took {b} {c}.", "WM-R30", (seat, good, n.manner)),
        Sentence(num.WEAPON_LOST, "{a} lost a weapon.", "WM-R31", (seat,)),
        Sentence(num.BOUGHT, "{a} bought {b} {c}.", "WM-R12", (seat, good, n.manner)),
        Sentence(num.SOLD, "{a} sold {b}.", "WM-R12", (seat, good)),
        Sentence(num.BARTERED, "{a} bartered {b}, worth {c}.", "WM-R14", (seat, good, number)),
        Sentence(num.GOT_CART, "{a} bought a {b} cart.", "WM-R15", (seat, n.size)),
        Sentence(num.UPGRADED, "{a} made a small cart big.", "WM-R15", (seat,)),
        Sentence(num.PAID, "{a} paid {b} GC for {c}.", "WM-A39", (seat, number, n.cause)),
        Sentence(num.RECEIVED, "{a} received {b} GC: {c}.", "WM-A73", (seat, number, n.cause)),
        Sentence(
            num.SPENT_CREDIT, "{a} spent {b} credit on {c}.", "WM-A27", (seat, number, n.cause)
        ),
        Sentence(num.SPENT_BARTER, "{a} paid {b} with bartered goods.", "WM-A70", (seat, number)),
        Sentence(num.GAVE, "{a} gave {b} for shelter.", "WM-R21", (seat, good)),
    ]


STEPS = (
    Sentence(st.DRAWING, "The first player is drawn.", "WM-R8", name="drawing"),
    Sentence(st.SHAPING, "The shape of the board is drawn.", "WM-A67", name="shaping"),
    Sentence(st.LAYING, "The tiles are laid.", "WM-A67", name="laying"),
    Sentence(st.TURNING, "A wilderness tile is drawn.", "WM-R3", name="turning"),
    Sentence(st.RESTOCKING, "Coins are drawn to their towns.", "WM-R13", name="restocking"),
    Sentence(st.ROLLING, "{seat} rolls for movement.", "WM-R9", name="rolling"),
    Sentence(st.MUSTERING, "A coin is drawn for orcs.", "WM-R27", name="mustering"),
    Sentence(st.COUNTING, "The orcs show their number.", "WM-A69", name="counting"),
    Sentence(st.FIGHTING, "{seat} fights the orcs.", "WM-R28", name="fighting"),
    Sentence(st.TRACKING, "{seat} looks for the way out of the forest.", "WM-R20", name="tracking"),
    Sentence(st.DISCOVERING, "{seat} turns up a town.", "WM-R16", name="discovering"),
    Sentence(st.SEARCHING, "{seat} searches.", "WM-R22", name="searching"),
    Sentence(st.DUELLING, "{seat} fights another merchant.", "WM-R30", name="duelling"),
    Sentence(st.BUILDING, "{seat} draws a tile from either stack.", "WM-R4", name="building"),
    Sentence(st.PLACING, "{seat} lays the tile.", "WM-R4", name="placing"),
    Sentence(st.BEGINNING, "{seat} sets out, stays or searches.", "WM-R9", name="beginning"),
    Sentence(st.POSTING, "{seat} lays the orcs beside a town.", "WM-R27", name="placing orcs"),
    Sentence(st.MOVING, "{seat} goes on or stops.", "WM-R10", name="moving"),
    Sentence(st.ATTACKING, "{seat} may attack.", "WM-R30", name="attacking"),
    Sentence(st.DISCARDING, "{seat} discards a unit.", "WM-A53", name="discarding"),
    Sentence(st.LOOTING, "{seat} may take one of the units.", "WM-R30", name="looting"),
    Sentence(st.TRADING, "{seat} trades.", "WM-R11", name="trading"),
    Sentence(st.FINDING, "{seat} takes what was found.", "WM-R22", name="finding"),
    Sentence(st.SHELTERING, "{seat} pays for the night.", "WM-R21", name="sheltering"),
    Sentence(st.RESTING, "The game is over.", "WM-R32", name="resting"),
)

ENDINGS = (
    Sentence(num.GOAL_REACHED, "The goal was reached; the most GC win.", "WM-R32"),
    Sentence(num.ALONE_TOO_LATE, "The last round is over without the goal.", "WM-A51"),
    Sentence(num.ROUNDS_OVER, "The last round is over; the most GC win.", "WM-A57"),
    Sentence(num.ORCS_WON, "The orcs have won; everybody loses.", "WM-R29"),
)
