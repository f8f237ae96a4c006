"""What the words name: squares, pieces, ships and dice, and the steps and endings of a game."""

from argosy.core.contract import State, b_of
from argosy.core.words import Noun, Sentence, number_noun
from argosy.games.pirates import numbers as t
from argosy.games.pirates import state as st
from argosy.games.pirates.islands import COLUMNS, ISLANDS, ROWS
from argosy.games.pirates.rules.reading import byte
from argosy.games.pirates.state import PiratesState
from argosy.games.pirates.tables import Tables
from argosy.kit.grids import square_names
from argosy.kit.piecepack import RANKS, SUITS

PLAYERS = {2: ("day", "night"), 3: SUITS[:3], 4: SUITS}


LETTERS = ("a", "b", "c", "d")


SQUARE_NAMES = tuple(square_names(COLUMNS, ROWS))


def seat_names(seats: int) -> tuple[str, ...]:
    return PLAYERS[seats]


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
    Sentence(t.ALONE, "One player brought home enough before anyone else had any.", "PV-R28"),
    Sentence(t.COMPARED, "Enough treasures were home, and one hoard was worth the most.", "PV-R29"),
    Sentence(t.TIE_BROKEN, "One more treasure came home and broke the tie.", "PV-R30"),
    Sentence(t.ROLLED_OFF, "All treasures were home, and the roll-off broke the tie.", "PV-A50"),
    Sentence(t.ROUNDS_OVER, "The last round was played.", "PV-A51"),
)


# ── Where nouns are on the table ──────────────────────────────────────────────────────────────────


def crew_on_turn(s: State) -> int:
    assert isinstance(s, PiratesState)
    return s.crew


def own_piece_at(s: State, seat: int, number: int) -> str:
    """`a` or `captain` is a piece of the crew on turn."""
    return f"{SUITS[crew_on_turn(s)]}.{(*LETTERS, 'captain')[number]}"


def ship_at(s: State, seat: int, number: int) -> str:
    return f"ship.{SUITS[number]}"


def own_ship(s: State, seat: int, action: int) -> str:
    """The ship that the crew on turn commands: taken in hand to sail, fire, board or return."""
    assert isinstance(s, PiratesState)
    return f"ship.{SUITS[byte(s.ships, s.crew)]}"


def own_whirlpool(s: State, seat: int, action: int) -> str:
    return f"whirlpool.{SUITS[crew_on_turn(s)]}"


def digger(s: State, seat: int, action: int) -> str:
    return own_piece_at(s, seat, int(b_of(action)))


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

    def __init__(self, game: Tables) -> None:
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
