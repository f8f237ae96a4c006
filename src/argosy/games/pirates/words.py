"""Every word of The Pirates of Van Zandt: its notation, its sentences, its options."""

from argosy.core.contract import State
from argosy.core.words import Noun, Option, Sentence, Verb, Words, number_noun
from argosy.games.pirates import state as st
from argosy.games.pirates import terms as t
from argosy.games.pirates.board import COLUMNS, ISLANDS, ROWS
from argosy.games.pirates.rules import Chart
from argosy.games.pirates.state import PiratesState
from argosy.kit.grids import square_names
from argosy.kit.piecepack import RANKS, SUITS

LAST_RULE = 30
LAST_RULING = 69

PLAYERS = {2: ("day", "night"), 3: SUITS[:3], 4: SUITS}
LETTERS = ("a", "b", "c", "d")
CREW_SIZE = len(LETTERS)
SQUARE_NAMES = tuple(square_names(COLUMNS, ROWS))

OPTIONS = (
    Option(
        *("island", 6, 0, 6, "PV-R3", "Island layout"),
        choices=(*ISLANDS, "rolled"),
    ),
    Option(
        "extra",
        1,
        0,
        1,
        "PV-R3",
        "Two more tiles of land with three players",
        choices=("no", "yes"),
    ),
    Option("actions", 2, 1, 4, "PV-R7", "Actions in a turn"),
    Option("sail", 8, 1, 20, "PV-R8", "Squares a ship sails"),
    Option("boarding", 2, 0, 2, "PV-R13", "Cannonballs spent on a boarding"),
    Option("walk", 1, 1, 2, "PV-R16", "Squares a crew member walks"),
    Option("captain", 1, 1, 2, "PV-R16", "Squares the captain walks"),
    Option("escape", 2, 0, 3, "PV-R17", "Squares a crew member flees after a find"),
    Option("haste", 1, 0, 2, "PV-R27", "More squares beside the captain"),
    Option("courage", 1, 0, 3, "PV-R27", "More strength beside the captain"),
    Option("diagonal", 0, 0, 1, "PV-A30", "Digging over corners", choices=("no", "yes")),
    Option("supply", 1, 1, 2, "PV-R24", "Cannonballs gained by taking on supplies"),
    Option("alone", 2, 1, 3, "PV-R28", "Treasures that win while nobody else has any"),
    Option("claimed", 3, 1, 4, "PV-R29", "Treasures that bring the comparison"),
    Option("rounds", 60, 1, 200, "PV-A51", "Rounds at most"),
)


def seat_names(seats: int) -> tuple[str, ...]:
    return PLAYERS[seats]


# ── Where nouns are on the table ──────────────────────────────────────────────────────────────────


def crew_on_turn(s: State) -> int:
    assert isinstance(s, PiratesState)
    return s.crew


def own_piece_at(s: State, seat: int, number: int) -> str:
    """`a` or `captain` is a piece of the crew on turn."""
    return f"{SUITS[crew_on_turn(s)]}.{(*LETTERS, 'captain')[number]}"


def ship_at(s: State, seat: int, number: int) -> str:
    return f"ship.{SUITS[number]}"


def die_at(s: State, seat: int, number: int) -> str:
    return f"die.{SUITS[number]}"


def target_at(s: State, seat: int, number: int) -> str:
    return coin_names(4)[number] if number < st.COINS else ship_at(s, seat, number - st.COINS)


def goal_at(s: State, seat: int, number: int) -> str:
    squares = len(SQUARE_NAMES)
    return SQUARE_NAMES[number] if number < squares else ship_at(s, seat, number - squares)


# ── Nouns ─────────────────────────────────────────────────────────────────────────────────────────


def coin_names(crews: int) -> tuple[str, ...]:
    """moons.c; of crews that do not play, nothing."""
    named = [f"{suit}.{letter}" for suit in SUITS[:crews] for letter in LETTERS]
    return (*named, *[""] * (st.COINS - len(named)))


def coin_labels(crews: int) -> tuple[str, ...]:
    return tuple(
        f"{suit.capitalize()} crew {letter}" for suit in SUITS[:crews] for letter in LETTERS
    )


class Nouns:
    """The kinds of nouns, for the crews in play."""

    def __init__(self, game: Chart) -> None:
        crews = int(game.crews)
        suits = SUITS[:crews]
        labels = tuple(suit.capitalize() for suit in suits)
        ships = tuple(f"the {label} ship" for label in labels)
        coins = coin_labels(crews)
        spare = ("",) * (st.COINS - len(coins))
        captains = tuple(f"{label}'s captain" for label in labels)
        seats = seat_names(int(game.seats))
        self.square = Noun("square", "spot", SQUARE_NAMES)
        self.suit = Noun("suit", "word", suits, labels)
        self.ship = Noun("ship", "piece", suits, labels, at=ship_at)
        self.die = Noun("die", "piece", suits, labels, at=die_at)
        self.own = Noun(
            *("piece", "piece", (*LETTERS, "captain")),
            (*(f"Crew {letter}" for letter in LETTERS), "Your captain"),
            at=own_piece_at,
        )
        self.letter = Noun("letter", "piece", LETTERS, self.own.labels[:4], at=own_piece_at)
        self.coin = Noun("coin", "piece", coin_names(crews), coins)
        self.target = Noun(
            *("target", "piece", (*coin_names(crews), *suits), (*coins, *spare, *ships)),
            at=target_at,
        )
        self.goal = Noun(
            *("goal", "spot", (*SQUARE_NAMES, *suits), (*SQUARE_NAMES, *ships)), at=goal_at
        )
        self.piece = Noun("piece", "word", (*coins, *spare, *captains))
        self.face = Noun("face", "word", RANKS)
        self.island = Noun("island", "word", RANKS, ISLANDS)
        self.value = number_noun("value", 2, 5)
        self.seat = Noun("seat", "seat", seats, tuple(name.capitalize() for name in seats))
        self.number = number_noun("number", 0, 9999)
        self.step = Noun("step", "word", listed(STEPS, "name"), listed(STEPS, "hint"))
        self.ending = Noun("ending", "word", listed(ENDINGS, "clause"), listed(ENDINGS, "says"))


def listed(sentences: tuple[Sentence, ...], what: str) -> tuple[str, ...]:
    """Something of each sentence by its number; numbers begin with 1."""
    if what == "hint":
        return ("", *(HINTS.get(sentence.number, "") for sentence in sentences))
    return ("", *(str(getattr(sentence, what)) for sentence in sentences))


def words(game: Chart) -> Words:
    n = Nouns(game)
    return Words(
        seats=seat_names(int(game.seats)),
        actions=[*ship_actions(n), *crew_actions(n), *answers(n)],
        outcomes=[
            Verb(t.ISLAND, "island", (n.island,), "PV-R3"),
            Verb(t.FIRST, "first", (n.suit,), "PV-A1"),
            Verb(t.CREW, "crew", (n.coin, n.value), "PV-R2"),
            Verb(t.ROLL, "roll", (n.die, n.face), "PV-R17"),
        ],
        events=[*setup_events(n), *ship_events(n), *crew_events(n), *end_events(n)],
        reasons=[*common_reasons(n), *ship_reasons(n), *crew_reasons(n), *die_reasons(n)],
        steps=STEPS,
        endings=ENDINGS,
    )


# ── Actions ───────────────────────────────────────────────────────────────────────────────────────


def ship_actions(n: Nouns) -> list[Verb]:
    return [
        Verb(t.PLACE, "place", (n.square,), "PV-R4", "Place your ship at {a}"),
        Verb(t.SAIL, "sail", (n.square,), "PV-R8", "Sail to {a}"),
        Verb(t.OCEAN, "ocean", (), "PV-R9", "Put to sea"),
        Verb(t.FIRE, "fire", (n.target,), "PV-R10", "Fire a cannon at {a}"),
        Verb(
            *(t.BOARD, "board", (n.ship,), "PV-R13", "Board the {a} ship"),
            "The crews aboard are shown, and one side dies.",
        ),
        Verb(t.WHIRLPOOL, "whirlpool", (n.square,), "PV-R22", "Place your whirlpool at {a}"),
        Verb(t.DRAIN, "drain", (), "PV-R22", "Remove your whirlpool for good"),
        Verb(t.RETURN, "return", (n.square,), "PV-R25", "Return to the coast at {a}"),
        Verb(t.HAIL, "hail", (n.ship, n.square), "PV-A26", "Hail the {a} ship to {b}"),
    ]


def crew_actions(n: Nouns) -> list[Verb]:
    return [
        Verb(t.WALK, "walk", (n.own, n.goal), "PV-R16", "Walk: {a} to {b}"),
        Verb(
            *(t.DIG, "dig", (n.die, n.own), "PV-R17", "Dig for the {a} die with {b}"),
            "A die will be rolled.",
        ),
        Verb(
            *(t.ATTACK, "attack", (n.letter, n.coin), "PV-R20", "Attack {b} with {a}"),
            "Both coins are shown, and the lower one dies.",
        ),
        Verb(
            *(t.RECRUIT, "recruit", (), "PV-R23", "Recruit your killed crew"),
            "Their values are dealt anew.",
        ),
        Verb(t.SUPPLY, "supply", (), "PV-R24", "Take on a cannonball"),
        Verb(t.UNLOAD, "unload", (), "PV-R26", "Unload your treasures: they are safe"),
    ]


def answers(n: Nouns) -> list[Verb]:
    return [
        Verb(t.HIDE, "hide", (n.square,), "PV-R6", "Hide the die on {a}"),
        Verb(
            t.SEIZE, "seize", (), "PV-R14", "Seize the ship: captain, crew and treasures move over"
        ),
        Verb(t.STAY, "stay", (), "PV-A41", "Leave things as they are"),
        Verb(t.DONE, "done", (), "PV-A2", "End your turn"),
    ]


# ── Events ────────────────────────────────────────────────────────────────────────────────────────


def setup_events(n: Nouns) -> list[Sentence]:
    return [
        Sentence(t.ISLAND_ROLLED, "The die chose {a}.", "PV-R3", (n.island,)),
        Sentence(t.BEGAN, "{a} was drawn to begin.", "PV-A1", (n.suit,)),
        Sentence(t.DEALT, "{a} got the value {c}.", "PV-R2", (n.coin, n.number, n.value)),
        Sentence(t.PLACED, "{a} placed the ship at {b}.", "PV-R4", (n.suit, n.square)),
        Sentence(t.HID, "The {a} die was hidden on {b}.", "PV-R6", (n.die, n.square)),
        Sentence(t.LEFT_DIE, "The {a} die stayed where it was.", "PV-A43", (n.die,)),
        Sentence(t.ENDED_TURN, "{a} ended the turn.", "PV-A2", (n.suit,)),
        Sentence(t.NEW_ROUND, "Round {a} began.", "PV-R5", (n.number,)),
    ]


def ship_events(n: Nouns) -> list[Sentence]:
    return [
        Sentence(t.SAILED, "{a} sailed to {b}.", "PV-R8", (n.suit, n.square)),
        Sentence(t.PUT_TO_SEA, "{a} put to sea.", "PV-R9", (n.suit,)),
        Sentence(t.RETURNED, "{a} returned to the coast at {b}.", "PV-R25", (n.suit, n.square)),
        Sentence(t.SHOT, "{a} fired a cannon and hit {b}.", "PV-R11", (n.suit, n.coin)),
        Sentence(
            t.SHOT_SHIP, "{a} fired a cannon and hit the {b} ship.", "PV-R10", (n.suit, n.ship)
        ),
        Sentence(t.HOLED, "The {a} ship was holed.", "PV-R12", (n.ship,)),
        Sentence(t.MENDED, "The {a} ship was sound again.", "PV-A16", (n.ship,)),
        Sentence(t.BOARDED, "{a} boarded the {b} ship.", "PV-R13", (n.suit, n.ship)),
        Sentence(
            *(t.COMPARED_STRENGTH, "The attack was {a} strong, the defence {b}.", "PV-R13"),
            (n.number, n.number),
        ),
        Sentence(t.REPELLED, "{a} beat back {b}.", "PV-R15", (n.suit, n.suit)),
        Sentence(t.TOOK, "{a} took the {b} die.", "PV-R14", (n.suit, n.die)),
        Sentence(
            t.SEIZED,
            "{a} seized the {b} ship and left the {c} ship behind.",
            "PV-R14",
            (n.suit, n.ship, n.ship),
        ),
        Sentence(t.LEFT_SHIP, "{a} did not move over to the {b} ship.", "PV-R14", (n.suit, n.ship)),
        Sentence(
            t.PLACED_WHIRLPOOL, "{a} placed a whirlpool at {b}.", "PV-R22", (n.suit, n.square)
        ),
        Sentence(t.DRAINED, "{a} removed the whirlpool.", "PV-R22", (n.suit,)),
        Sentence(t.HAILED, "{a} hailed the {b} ship to {c}.", "PV-A26", (n.suit, n.ship, n.square)),
    ]


def crew_events(n: Nouns) -> list[Sentence]:
    return [
        Sentence(t.WALKED, "{a} walked to {b}.", "PV-R16", (n.piece, n.square)),
        Sentence(t.WENT_ABOARD, "{a} went aboard the {b} ship.", "PV-R16", (n.piece, n.ship)),
        Sentence(t.TOOK_SHIP, "{a} took the {b} ship.", "PV-A25", (n.piece, n.ship)),
        Sentence(t.DUG, "{a} dug for the {b} die.", "PV-R17", (n.piece, n.die)),
        Sentence(t.ROLLED, "The {a} die showed {b}.", "PV-R17", (n.die, n.face)),
        Sentence(
            *(t.FOUND, "{a} found the treasure under the {b} die, worth {c}.", "PV-R17"),
            (n.piece, n.die, n.number),
        ),
        Sentence(t.MISSED, "{a} missed the {b} die.", "PV-R18", (n.piece, n.die)),
        Sentence(t.STOOD, "{a} stayed where it was.", "PV-A41", (n.piece,)),
        Sentence(t.ATTACKED, "{a} attacked {b}.", "PV-R20", (n.coin, n.coin)),
        Sentence(t.DREW, "{a} and {b} were equal, and both lived.", "PV-A35", (n.coin, n.coin)),
        Sentence(t.SHOWED, "{a} showed the value {b}.", "PV-A52", (n.coin, n.value)),
        Sentence(t.KILLED_CREW, "{a} was killed.", "PV-R20", (n.coin,)),
        Sentence(t.RECRUITED, "{a} recruited the killed crew.", "PV-R23", (n.suit,)),
        Sentence(
            t.SUPPLIED, "{a} took on supplies: {b} cannonballs.", "PV-R24", (n.suit, n.number)
        ),
        Sentence(
            *(t.CLAIMED, "{a} brought home the {b} die, worth {c}.", "PV-R26"),
            (n.suit, n.die, n.number),
        ),
    ]


def end_events(n: Nouns) -> list[Sentence]:
    return [
        Sentence(
            t.TIED, "{a} players were level, and rolled their treasures.", "PV-A50", (n.number,)
        ),
        Sentence(t.ENDED, "The game ended. {a}", "PV-R29", (n.ending,)),
    ]


# ── Reasons ───────────────────────────────────────────────────────────────────────────────────────


def common_reasons(n: Nouns) -> list[Sentence]:
    return [
        Sentence(t.NOT_A_TEXT, "That is no action of this game."),
        Sentence(t.OVER, "The game is over. {a}", "PV-R5", (n.ending,)),
        Sentence(t.CHANCE_AWAITED, "Chance comes first: {a}", "PV-R5", (n.step,)),
        Sentence(t.NOT_ASKED, "{a} decides now.", "PV-R5", (n.seat,)),
        Sentence(t.NOT_NOW, "That is not asked now: {a}", "PV-R7", (n.step,)),
        Sentence(t.NO_BERTH, "{a} is no free water with an edge along land.", "PV-R4", (n.square,)),
    ]


def ship_reasons(n: Nouns) -> list[Sentence]:
    return [
        Sentence(t.NO_SHIP, "You have no ship: hail a free one first.", "PV-A26"),
        Sentence(
            t.CAPTAIN_ASHORE, "Your captain is ashore: the ship does nothing without him.", "PV-R27"
        ),
        Sentence(
            t.NO_COAST_AT_SEA, "Your ship is in the open ocean: return to a coast first.", "PV-R25"
        ),
        Sentence(
            t.HOLED_HERE,
            "Your ship is holed: first all crew on its islands must be aboard.",
            "PV-R12",
        ),
        Sentence(
            t.SAIL_TOO_FAR,
            "{a} is not within {b} squares along the coast.",
            "PV-R8",
            (n.square, n.number),
        ),
        Sentence(t.AT_SEA, "Your ship is in the open ocean already.", "PV-R9"),
        Sentence(t.HOLED_FROM_SEA, "Your ship is holed: it cannot put to sea either.", "PV-A17"),
        Sentence(t.NO_BALL, "You have no cannonball aboard.", "PV-R10"),
        Sentence(
            t.NO_TARGET,
            "No line from your ship has {a} as its first legal target.",
            "PV-A59",
            (n.target,),
        ),
        Sentence(
            t.FEW_BALLS,
            "A boarding takes {a} cannonballs; you have {b}.",
            "PV-R13",
            (n.number, n.number),
        ),
        Sentence(t.OWN_SHIP, "That is the ship you command.", "PV-R13"),
        Sentence(
            t.FREE_TO_BOARD,
            "The {a} ship has no owner: there is nobody to board.",
            "PV-A25",
            (n.ship,),
        ),
        Sentence(t.SISTER_SHIP, "The {a} ship belongs to your other crew.", "PV-A58", (n.ship,)),
        Sentence(t.BOARD_AT_SEA, "One of the ships is in the open ocean.", "PV-A27", (n.ship,)),
        Sentence(
            t.NOT_ALONGSIDE,
            "The {a} ship does not lie side by side with yours.",
            "PV-A19",
            (n.ship,),
        ),
        Sentence(t.WHIRLPOOL_USED, "Your whirlpool was placed before: it never moves.", "PV-R22"),
        Sentence(
            t.NO_FREE_COAST, "{a} is no free water with an edge along land.", "PV-A8", (n.square,)
        ),
        Sentence(t.NO_WHIRLPOOL, "Your whirlpool is not on the board.", "PV-R22"),
        Sentence(t.RETURN_FROM_COAST, "Your ship is not in the open ocean.", "PV-R25"),
        Sentence(
            t.RETURN_NOWHERE, "{a} is no free water with an edge along land.", "PV-R25", (n.square,)
        ),
        Sentence(
            t.HAS_SHIP, "You have a ship: only a captain without one may hail a boat.", "PV-A26"
        ),
        Sentence(t.NOT_A_FREE_SHIP, "The {a} ship is not free.", "PV-A26", (n.ship,)),
        Sentence(t.HAILED_THERE, "The {a} ship lies at {b} already.", "PV-A26", (n.ship, n.square)),
        Sentence(
            t.NOT_HIS_ISLAND, "{a} has no edge along your captain's island.", "PV-A26", (n.square,)
        ),
        Sentence(t.HAILED_NOT_FREE, "{a} is not free water.", "PV-A8", (n.square,)),
    ]


def crew_reasons(n: Nouns) -> list[Sentence]:
    return [
        Sentence(t.KILLED_WALKER, "{a} is dead: recruit in the open ocean.", "PV-R16", (n.own,)),
        Sentence(t.OCCUPIED, "{a} is taken by a piece or a die.", "PV-A29", (n.square,)),
        Sentence(
            t.WALK_TOO_FAR, "{a} cannot get there: {b} squares is all.", "PV-R16", (n.own, n.number)
        ),
        Sentence(
            t.OTHER_FLEES,
            "Only the piece that found the treasure moves now, not {a}.",
            "PV-R17",
            (n.own,),
        ),
        Sentence(
            t.FLEE_TOO_FAR, "{a} cannot get there: {b} squares is all.", "PV-R17", (n.own, n.number)
        ),
        Sentence(
            t.FREE_TO_ENTER,
            "The {a} ship is free: only a captain without a ship may enter it.",
            "PV-A25",
            (n.ship,),
        ),
        Sentence(t.OTHER_CREWS_SHIP, "The {a} ship belongs to another crew.", "PV-A33", (n.ship,)),
        Sentence(t.OWN_DIE, "You can never collect your own treasure.", "PV-R19"),
        Sentence(t.SISTER_DIE, "The {a} die belongs to your other crew.", "PV-A58", (n.die,)),
        Sentence(t.NO_SPOT, "The {a} die marks no spot on the board now.", "PV-R17", (n.die,)),
        Sentence(t.DIGGER_NOT_ON_LAND, "{a} is not on land.", "PV-A54", (n.own,)),
        Sentence(t.NOT_BESIDE_SPOT, "{a} is not beside the {b} die.", "PV-R17", (n.own, n.die)),
        Sentence(t.OWN_COIN, "That is one of your own crew.", "PV-R20"),
        Sentence(t.SISTER_COIN, "{a} belongs to your other crew.", "PV-A58", (n.coin,)),
        Sentence(
            t.FIGHT_NOT_ON_LAND,
            "Both must stand on land: aboard, only a boarding fights.",
            "PV-A34",
        ),
        Sentence(t.NOT_BESIDE_COIN, "{a} is not beside {b}.", "PV-R20", (n.own, n.coin)),
        Sentence(t.RECRUIT_ON_COAST, "You recruit only in the open ocean.", "PV-R23"),
        Sentence(t.NOBODY_KILLED, "None of your crew is dead.", "PV-R23"),
        Sentence(t.SUPPLY_ON_COAST, "You take on supplies only in the open ocean.", "PV-R24"),
        Sentence(t.NO_BALL_SPENT, "All your cannonballs are aboard.", "PV-R24"),
        Sentence(t.UNLOAD_ON_COAST, "You unload only in the open ocean.", "PV-R26"),
        Sentence(t.NOTHING_ABOARD, "There is no treasure on your ship.", "PV-R26"),
    ]


def die_reasons(n: Nouns) -> list[Sentence]:
    return [
        Sentence(t.NO_LAND, "{a} is water: a die is hidden on land.", "PV-A3", (n.square,)),
        Sentence(t.DIE_THERE, "Another die is on {a}.", "PV-A3", (n.square,)),
        Sentence(t.PIECE_THERE, "A piece stands on {a}.", "PV-A29", (n.square,)),
        Sentence(
            t.SAME_SQUARE,
            "The die is on {a} already: to leave it there, stay.",
            "PV-A43",
            (n.square,),
        ),
        Sentence(
            t.FELL_THERE,
            "The carrier fell on {a}: the die goes somewhere else.",
            "PV-A60",
            (n.square,),
        ),
        Sentence(
            t.WALLED_IN, "On {a} a die would be walled in by dice and water.", "PV-A56", (n.square,)
        ),
    ]


# ── Steps and endings ─────────────────────────────────────────────────────────────────────────────

STEPS = (
    Sentence(st.ROLLING_ISLAND, "The island layout is rolled.", "PV-R3", name="rolling"),
    Sentence(st.DRAWING, "The first crew is drawn.", "PV-A1", name="drawing"),
    Sentence(st.DEALING, "Crew values are dealt.", "PV-R2", name="dealing"),
    Sentence(st.DIGGING, "The die of the spot is rolled.", "PV-R17", name="digging"),
    Sentence(st.RECRUITING, "The recruits get their values.", "PV-A64", name="recruiting"),
    Sentence(
        st.ROLLING_OFF, "The tied players roll their treasures.", "PV-A50", name="rolling off"
    ),
    Sentence(st.PLACING, "{seat} places a ship beside land.", "PV-R4", name="placing"),
    Sentence(st.MARKING, "{seat} hides the die of the crew on land.", "PV-R6", name="marking"),
    Sentence(st.ACTING, "{seat} takes an action, or ends the turn.", "PV-R7", name="acting"),
    Sentence(st.HIDING, "{seat} may hide the die elsewhere, or leave it.", "PV-R18", name="hiding"),
    Sentence(
        st.FLEEING, "{seat} may move the piece that found the treasure.", "PV-R17", name="fleeing"
    ),
    Sentence(
        st.SEIZING, "{seat} may move over to the ship without a captain.", "PV-R14", name="seizing"
    ),
    Sentence(st.BURYING, "{seat} hides the die again.", "PV-R21", name="burying"),
    Sentence(st.RESTING, "The game is over.", "PV-R29", name="resting"),
)

HINTS = {
    st.ROLLING_ISLAND: "the island layout is being rolled.",
    st.DRAWING: "the first crew is being drawn.",
    st.DEALING: "crew values are being dealt.",
    st.DIGGING: "the die of the spot is being rolled.",
    st.RECRUITING: "the recruits are getting their values.",
    st.ROLLING_OFF: "the tied players are rolling their treasures.",
    st.PLACING: "a ship is being placed.",
    st.MARKING: "a die is being hidden.",
    st.ACTING: "you are choosing an action.",
    st.HIDING: "you may hide the die elsewhere, or stay.",
    st.FLEEING: "the piece that found the treasure may walk, or stay.",
    st.SEIZING: "you may seize the ship, or stay.",
    st.BURYING: "a die has to be hidden again.",
}

ENDINGS = (
    Sentence(t.ALONE, "One player brought home 2 treasures before anyone else had one.", "PV-R28"),
    Sentence(t.COMPARED, "Enough treasures were home, and one hoard was worth the most.", "PV-R29"),
    Sentence(t.TIE_BROKEN, "One more treasure came home and broke the tie.", "PV-R30"),
    Sentence(t.ROLLED_OFF, "All treasures were home, and the roll-off broke the tie.", "PV-A50"),
    Sentence(t.ROUNDS_OVER, "The last round was played.", "PV-A51"),
)
