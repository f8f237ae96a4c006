"""Name squares, pieces, ships and dice, and say where they are on the table."""

from argosy.core.contract import State, b_of
from argosy.core.words import Noun, number_noun
from argosy.games.pirates import state
from argosy.games.pirates.islands import COLUMNS, ISLANDS, ROWS
from argosy.games.pirates.rules.reading import byte
from argosy.games.pirates.state import PiratesState
from argosy.games.pirates.tables import Tables
from argosy.games.pirates.words.steps import ENDINGS, STEPS, listed
from argosy.kit.grids import square_names
from argosy.kit.piecepack import RANKS, SUITS

PLAYERS = {2: ("day", "night"), 3: SUITS[:3], 4: SUITS}


LETTERS = ("a", "b", "c", "d")


SQUARE_NAMES = tuple(square_names(COLUMNS, ROWS))


def seat_names(seats: int) -> tuple[str, ...]:
    return PLAYERS[seats]


# ── Where nouns are on the table ──────────────────────────────────────────────────────────────────


def crew_on_turn(s: State) -> int:
    assert isinstance(s, PiratesState)
    return s.crew


def own_piece_at(s: State, seat: int, number: int) -> str:
    """Return the id of `a` or `captain`, a piece of the crew on turn."""
    return f"{SUITS[crew_on_turn(s)]}.{(*LETTERS, 'captain')[number]}"


def ship_at(s: State, seat: int, number: int) -> str:
    return f"ship.{SUITS[number]}"


def own_ship(s: State, seat: int, action: int) -> str:
    """Return the ship of the crew on turn: taken in hand to sail, fire, board or return."""
    assert isinstance(s, PiratesState)
    return f"ship.{SUITS[byte(s.ships, s.crew)]}"


def own_whirlpool(s: State, seat: int, action: int) -> str:
    return f"whirlpool.{SUITS[crew_on_turn(s)]}"


def digger(s: State, seat: int, action: int) -> str:
    return own_piece_at(s, seat, int(b_of(action)))


def die_at(s: State, seat: int, number: int) -> str:
    return f"die.{SUITS[number]}"


def target_at(s: State, seat: int, number: int) -> str:
    return coin_names(4)[number] if number < state.COINS else ship_at(s, seat, number - state.COINS)


def goal_at(s: State, seat: int, number: int) -> str:
    squares = len(SQUARE_NAMES)
    return SQUARE_NAMES[number] if number < squares else ship_at(s, seat, number - squares)


# ── Nouns ─────────────────────────────────────────────────────────────────────────────────────────


def coin_names(crews: int) -> tuple[str, ...]:
    """Return names such as moons.c, and "" for coins of crews that do not play."""
    named = [f"{suit}.{letter}" for suit in SUITS[:crews] for letter in LETTERS]
    return (*named, *[""] * (state.COINS - len(named)))


def coin_labels(crews: int) -> tuple[str, ...]:
    return tuple(
        f"{suit.capitalize()} crew {letter}" for suit in SUITS[:crews] for letter in LETTERS
    )


class Nouns:
    """Holds the kinds of nouns, for the crews in play."""

    def __init__(self, game: Tables) -> None:
        crews = int(game.crews)
        suits = SUITS[:crews]
        labels = tuple(suit.capitalize() for suit in suits)
        ships = tuple(f"the {label} ship" for label in labels)
        coins = coin_labels(crews)
        spare = ("",) * (state.COINS - len(coins))
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
