"""Tables for the tests: the example board without goods, and ways to set a position.

wi5 su4 wi3  .   .   .   .       a1 ...
T    .  fa2 wi4  T  sp4 sp2
su0 su2  T   .   .   .   T
sp5  .   .  field T fa4 cave
fa0 castle T fa5 .  tower .
wi2  .   .  sp0  .  sp3  .
T   su3 wi0 fa3  T  su5  .       a7 ... f7
"""

from typing import Any

from argosy.bots.names import bot
from argosy.core.contract import CHANCE, NOBODY, Event, Game, Rng
from argosy.games.wandering_merchant.rules.reading import held, one, pawn
from argosy.games.wandering_merchant.rules.turn import begin_turn
from argosy.games.wandering_merchant.words.nouns import CELLS, GOODS, SEATS
from argosy.kit.bags import with_byte
from argosy.tabletop import Arranged

HORSE = 2**32


def number(seat: str) -> int:
    return SEATS.index(seat)


class Caravan(Arranged[Any, Any]):
    """A table whose board, purses and carts a test can look at and arrange."""

    # ── Looking ──

    @property
    def asked(self) -> str:
        """The seat that is asked, and its step."""
        return f"{self.turn} {self.words.steps[self.s.step].id}"

    def place(self, cell: str) -> int:
        return int(self.s.place_at[CELLS.index(cell)]) - 1

    def where(self, seat: str) -> str:
        return CELLS[int(self.s.cells[int(pawn(self.s, number(seat)))])]

    def purse(self, seat: str) -> int:
        return int(self.s.purses[number(seat)])

    def cup(self, good: str) -> int:
        return int(held(self.s.cup, GOODS.index(good)))

    def stack(self, good: str) -> int:
        return int(held(self.s.stacks, GOODS.index(good)))

    def cargo(self, seat: str, good: str) -> int:
        return int(held(self.s.cargo[number(seat)], GOODS.index(good)))

    def gear(self, seat: str, good: str) -> int:
        held_by = int(self.s.gear[number(seat)])
        return held_by // HORSE if good == "horses" else int(held(held_by, GOODS.index(good)))

    def check(self) -> None:
        """No piece lost or doubled."""
        assert set(self.game.census(self.state)) == {1}

    # ── Arranging ──

    def put(self, seat: str, cell: str) -> None:
        self.s.pawns = with_byte(self.s.pawns, number(seat), self.place(cell))

    def fill_purse(self, seat: str, gold: int) -> None:
        self.s.purses[number(seat)] = gold

    def from_cup(self, good: str, units: int) -> int:
        """Units of a good, taken out of the cup so that no coin is lost."""
        word = units * int(one(GOODS.index(good)))
        self.s.cup -= word
        assert self.cup(good) >= 0
        return word

    def offer(self, good: str, units: int) -> None:
        """Goods on sale."""
        self.s.stacks += self.from_cup(good, units)

    def load(self, seat: str, good: str, units: int = 1) -> None:
        """Cargo in the carts."""
        self.s.cargo[number(seat)] += self.from_cup(good, units)

    def equip(self, seat: str, good: str, units: int = 1) -> None:
        """Units in use; tokens for horses where the game has them."""
        word = units * HORSE
        if good != "horses":
            word = self.from_cup(good, units)
        elif not self.tables.tokens:
            self.from_cup(good, units)
        gear = list(self.s.gear)
        gear[number(seat)] += word
        self.s.gear = type(self.s.gear)(gear)

    def credit(self, good: str, gold: int) -> None:
        """What the discoverer of a town may spend there."""
        credits = list(self.s.credits)
        credits[GOODS.index(good)] = gold
        self.s.credits = type(self.s.credits)(credits)

    def empty_cup(self) -> None:
        """Every coin that is left goes to its stack."""
        self.s.stacks += self.s.cup
        self.s.cup = 0

    def found(self, cell: str, good: str) -> None:
        """A town that was explored before, by nobody at the table."""
        s = self.s
        town = self.place(cell)
        goods_at = list(s.goods_at)
        goods_at[town] = GOODS.index(good) + 1
        s.goods_at = type(s.goods_at)(goods_at)
        s.hidden &= ~(2**town)
        s.explored |= 2 ** GOODS.index(good)

    def orcs_at(self, cell: str, good: str, strength: int) -> None:
        s = self.s
        self.from_cup(good, 1)
        coins = list(s.orc_coins)
        coins[self.place(cell)] = GOODS.index(good) * 6 + strength
        s.orc_coins = type(s.orc_coins)(coins)
        s.orcs |= 2 ** self.place(cell)

    # ── Playing ──

    def begin(self, seat: str) -> "Caravan":
        """The turn of a seat begins in the position as it is now."""
        begin_turn(self.tables, self.s, number(seat))
        self.check()
        return self

    def act(self, line: str, *chance: str) -> None:
        """Play a line; "4" is a die, anything else the outcome it says. All of them must come true."""
        self.wishes[:0] = [f"die {text}" if text.isdigit() else text for text in chance]
        before = len(self.wishes)
        self.play(line)
        assert len(self.wishes) == before - len(chance), f"not asked for: {self.wishes}"
        self.check()


def caravan(*wishes: str, **options: int) -> Caravan:
    return Caravan("wandering_merchant", options, list(wishes))


def example(*wishes: str, **options: int) -> Caravan:
    """The example board, red begins, nothing for sale yet."""
    return caravan("first red", *wishes, **{"seats": 2, "map": 0, "stock": 0, **options})


def by_hand(**options: int) -> Caravan:
    """A table whose every outcome is played as a line."""
    return Caravan("wandering_merchant", options, None)


def whole_game(game: Game[Any], players: str, seed: int) -> list[tuple[Any, list[Event]]]:
    """Every state of a game, with what was told on the way to it."""
    rng = Rng(seed)
    player = bot(players)
    s = game.setup()
    found: list[tuple[Any, list[Event]]] = []
    while (seat := game.waiting_for(s)) != NOBODY:
        move = game.chance(s, rng) if seat == CHANCE else player.choose(game, s, seat, rng)
        s = s.clone()
        s.events = []
        game.apply(s, move)
        found.append((s, s.events))
        s.events = None
    return found
