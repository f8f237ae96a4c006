"""Name squares, pieces, ships and dice, and say where they are on the table."""

from argosy.core.contract import State, b_of
from argosy.core.words import Noun, number_noun
from argosy.games.pirates import state
from argosy.games.pirates.islands import COLUMNS, ISLANDS, ROWS
from argosy.games.pirates.rules.reading import byte
from argosy.games.pirates.state import PiratesState
from argosy.games.pirates.tables import Tables
from argosy.kit.grids import square_names
from argosy.kit.piecepack import RANKS, SUITS

PLAYERS = {2: ("day", "night"), 3: SUITS[:3], 4: SUITS}
LETTERS = ("a", "b", "c", "d")
SQUARE_NAMES = tuple(square_names(COLUMNS, ROWS))
ENDING_IDS = ("", "alone", "compared", "tie-broken", "rolled-off", "rounds-over")  # by number


# What the table calls them; the same for all games, however many crews play.
COIN_NAMES = tuple(f"{suit}.{letter}" for suit in SUITS for letter in LETTERS)
SHIP_IDS = tuple(f"ship.{suit}" for suit in SUITS)


def seat_names(seats: int) -> tuple[str, ...]:
    return PLAYERS[seats]


# ── What phrases hold ─────────────────────────────────────────────────────────────────────────────


def crew_noun(game: Tables, crew: int) -> str:
    """Return what a crew is called: its seat, whose name is a suit; with two players, who have two each, the crew."""
    return f"{crew_type(game)}:{SUITS[crew]}"


def crew_type(game: Tables) -> str:
    return "crew" if game.seats == 2 else "seat"


def piece_said(number: int) -> str:
    """Return the noun of a coin or a captain."""
    if number < state.CAPTAIN:
        return f"coin:{COIN_NAMES[number]}"
    return f"captain:{SUITS[number - state.CAPTAIN]}"


def target_said(number: int) -> str:
    """Return the noun of a coin or, beyond the coins, of a ship."""
    if number < state.COINS:
        return f"coin:{COIN_NAMES[number]}"
    return f"ship:{SUITS[number - state.COINS]}"


def goal_said(number: int) -> str:
    """Return the noun of a square or, beyond the squares, of a ship."""
    squares = len(SQUARE_NAMES)
    if number < squares:
        return f"square:{SQUARE_NAMES[number]}"
    return f"ship:{SUITS[number - squares]}"


def island_said(number: int) -> str:
    return f"island:{ISLANDS[number]}"


# ── Where nouns are on the table ──────────────────────────────────────────────────────────────────


def crew_on_turn(s: State) -> int:
    assert isinstance(s, PiratesState)
    return s.crew


def own_piece_at(s: State, seat: int, number: int) -> str:
    """Return the id of `a` or `captain`, a piece of the crew on turn."""
    return f"{SUITS[crew_on_turn(s)]}.{(*LETTERS, 'captain')[number]}"


def ship_at(s: State, seat: int, number: int) -> str:
    return SHIP_IDS[number]


def own_ship(s: State, seat: int, action: int) -> str:
    """Return the ship of the crew on turn: taken in hand to sail, fire, board or return. "" if it has none."""
    assert isinstance(s, PiratesState)
    ship = byte(s.ships, s.crew)
    return SHIP_IDS[ship] if ship != state.NO_SHIP_LEFT else ""


def own_whirlpool(s: State, seat: int, action: int) -> str:
    return f"whirlpool.{SUITS[crew_on_turn(s)]}"


def digger(s: State, seat: int, action: int) -> str:
    return own_piece_at(s, seat, int(b_of(action)))


def die_at(s: State, seat: int, number: int) -> str:
    return f"die.{SUITS[number]}"


def target_at(s: State, seat: int, number: int) -> str:
    return COIN_NAMES[number] if number < state.COINS else ship_at(s, seat, number - state.COINS)


def goal_at(s: State, seat: int, number: int) -> str:
    squares = len(SQUARE_NAMES)
    return SQUARE_NAMES[number] if number < squares else ship_at(s, seat, number - squares)


# ── Nouns ─────────────────────────────────────────────────────────────────────────────────────────


def coin_names(crews: int) -> tuple[str, ...]:
    """Return names such as moons.c, and "" for coins of crews that do not play."""
    named = COIN_NAMES[: crews * len(LETTERS)]
    return named + ("",) * (state.COINS - len(named))


class Nouns:
    """The kinds of nouns of one game, for the crews in play."""

    def __init__(self, game: Tables) -> None:
        crews = int(game.crews)
        suits = SUITS[:crews]
        coins = coin_names(crews)
        captains = tuple(f"{suit}.captain" for suit in suits)
        self.square = Noun("square", "spot", SQUARE_NAMES)
        self.crew = Noun(crew_type(game), "word", suits).called("crew")
        self.attacker = self.crew.called("attacker")
        self.ship = Noun("ship", "piece", suits, at=ship_at)
        self.flagship = Noun("flagship", "word", suits).called("ship")  # that a crew commands
        self.any_flagship = self.flagship.called("ship", silent=True)
        self.any_ship = self.ship.called("ship", silent=True)
        self.die = Noun("die", "piece", suits, at=die_at)
        self.own = Noun("own", "piece", (*LETTERS, "captain"), at=own_piece_at)
        self.letter = Noun("own", "piece", LETTERS, at=own_piece_at)
        self.coin = Noun("coin", "piece", coins)
        self.enemy = self.coin.called("enemy")
        self.target = Noun("target", "piece", (*coins, *suits), at=target_at, said=target_said)
        self.goal = Noun("goal", "spot", (*SQUARE_NAMES, *suits), at=goal_at, said=goal_said)
        self.piece = Noun("piece", "word", (*coins, *captains), said=piece_said)
        self.face = Noun("rank", "word", RANKS).called("face")
        self.island = Noun("island", "word", RANKS, said=island_said)
        self.value = number_noun("value", 2, 5)
        self.seat = Noun("seat", "seat", seat_names(int(game.seats)))
        self.ending = Noun("ending", "word", ENDING_IDS)
        self.number = number_noun("number", 0, 9999)
        self.nothing = self.number.called("nothing", silent=True)
        self.round = self.number.called("round")
        self.worth = self.number.called("worth")
        self.needed = self.number.called("needed")
        self.attack = self.number.called("attack")
        self.defence = self.number.called("defence")
