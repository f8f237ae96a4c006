"""Say what an order would cost and bring, as the crew that gives it knows the table."""

from argosy.core.contract import a_of, b_of
from argosy.core.words import Noun, Stakes, number_noun
from argosy.games.pirates.rules.pieces import has_crew_ashore
from argosy.games.pirates.rules.reading import byte, commander, dice_aboard, killed_of, piece_of
from argosy.games.pirates.rules.treasures import hidden_die
from argosy.games.pirates.state import (
    BALLS,
    CAPTAIN,
    COINS,
    FLEEING,
    HIDING,
    PIECES,
    UNDER,
    PiratesState,
)
from argosy.games.pirates.tables import Tables
from argosy.games.pirates.words.nouns import COIN_NAMES, SQUARE_NAMES, Nouns
from argosy.kit.bags import count, members
from argosy.kit.piecepack import SUITS

KILLS, HOLES, NOTHING = range(3)  # what a shot does
ON_FOOT, ABOARD_OWN, TAKES_FREE = range(3)  # how a walk ends
LEAVES_DIE, STANDS, LEAVES_SHIP = range(3)  # what stays as it is


def victim_said(number: int) -> str:
    """Return the noun of a coin or, beyond the coins, of the ship that a crew commands."""
    return f"coin:{COIN_NAMES[number]}" if number < COINS else f"flagship:{SUITS[number - COINS]}"


class Staked:
    """The stakes of the verbs of one game."""

    def __init__(self, game: Tables, n: Nouns) -> None:
        self.game = game
        victim = Noun("victim", "word", n.target.texts, said=victim_said)
        value = number_noun("value", 0, 5)  # 0: a captain, or not known
        worth = n.number.called("worth")  # of a treasure; 0: there is none
        how = number_noun("how", 0, 2)
        self.ship = Stakes((n.flagship,), lambda s, seat, action: (s.crew,))
        self.fire = Stakes((victim, how, n.number), self.shot)
        self.board = Stakes((n.flagship, n.number), self.boarding)
        self.walk = Stakes((n.flagship, value, worth, how), self.walking)
        self.attack = Stakes((value, value.called("known"), worth), self.attacking)
        self.recruit = Stakes((n.number,), lambda s, seat, action: (count(killed_of(s, s.crew)),))
        self.supply = Stakes((n.number,), self.supplied)
        self.unload = Stakes((n.number, worth), self.unloaded)
        self.hide = Stakes((n.die,), lambda s, seat, action: (hidden_die(s),))
        self.seize = Stakes((n.flagship,), self.prey)
        self.stay = Stakes((how, n.die, n.flagship), self.staying)
        self.done = Stakes((n.number,), lambda s, seat, action: (s.left,))

    # ── Ships ──

    def shot(self, s: PiratesState, seat: int, action: int) -> tuple[int, int, int]:
        target, left = int(a_of(action)), int(byte(s.balls, s.crew)) - 1
        if target < COINS:
            return target, KILLS, left
        holder = commander(self.game, s, target - COINS)
        return COINS + holder, HOLES if has_crew_ashore(self.game, s, holder) else NOTHING, left

    def boarding(self, s: PiratesState, seat: int, action: int) -> tuple[int, int]:
        return commander(self.game, s, a_of(action)), self.game.boarding

    def prey(self, s: PiratesState, seat: int, action: int) -> tuple[int]:
        return (commander(self.game, s, s.prey),)

    def supplied(self, s: PiratesState, seat: int, action: int) -> tuple[int]:
        return (min(byte(s.balls, s.crew) + self.game.supply, BALLS),)

    def unloaded(self, s: PiratesState, seat: int, action: int) -> tuple[int, int]:
        cargo = members(dice_aboard(self.game, s, byte(s.ships, s.crew)))
        return len(cargo), sum(byte(s.faces, die) for die in cargo)

    # ── Crews ──

    def walking(self, s: PiratesState, seat: int, action: int) -> tuple[int, int, int, int]:
        piece, goal = piece_of(s.crew, a_of(action)), int(b_of(action)) - len(SQUARE_NAMES)
        how = ON_FOOT if goal < 0 else ABOARD_OWN if goal == byte(s.ships, s.crew) else TAKES_FREE
        return s.crew, known_value(s, piece), self.carried(s, piece), how

    def attacking(self, s: PiratesState, seat: int, action: int) -> tuple[int, int, int]:
        enemy = int(b_of(action))
        return (
            known_value(s, piece_of(s.crew, a_of(action))),
            known_value(s, enemy),
            self.carried(s, enemy),
        )

    def carried(self, s: PiratesState, piece: int) -> int:
        """Return what the treasures that a piece carries are worth."""
        dice = [die for die in range(self.game.crews) if byte(s.dice, die) == UNDER + piece]
        return sum(byte(s.faces, die) for die in dice) if piece < PIECES else 0

    def staying(self, s: PiratesState, seat: int, action: int) -> tuple[int, int, int]:
        if s.step == HIDING:
            return LEAVES_DIE, s.die, s.crew
        if s.step == FLEEING:
            return STANDS, s.die, s.crew
        return LEAVES_SHIP, 0, s.crew


def known_value(s: PiratesState, piece: int) -> int:
    return max(0, int(s.values[piece])) if piece < CAPTAIN else 0
