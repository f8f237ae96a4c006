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

import argosy
from argosy.core.match import Match
from argosy.games.wandering_merchant.rules.reading import held, one, pawn
from argosy.games.wandering_merchant.rules.turn import begin_turn
from argosy.games.wandering_merchant.words.nouns import CELLS, GOODS, SEATS
from argosy.kit.bags import with_byte
from argosy.tabletop import Tabletop, tabletop

HORSE = 2**32


def example(*wishes: str, seats: int = 2, **options: int) -> Tabletop:
    """The example board, red begins, nothing for sale yet."""
    given = {"map": 0, "stock": 0, **options}
    return tabletop("wandering_merchant", "first red", *wishes, seats=seats, **given)


def by_hand(**options: int) -> Match:
    """A table whose every outcome is played as a line."""
    edition = argosy.edition("wandering_merchant")
    return Match(edition, edition.choose(options))


def state(t: Match) -> Any:
    return t.state


def number(seat: str) -> int:
    return SEATS.index(seat)


def place(t: Match, cell: str) -> int:
    return int(state(t).place_at[CELLS.index(cell)]) - 1


def where(t: Match, seat: str) -> str:
    s = state(t)
    return CELLS[int(s.cells[int(pawn(s, number(seat)))])]


def put(t: Match, seat: str, cell: str) -> None:
    s = state(t)
    s.pawns = with_byte(s.pawns, number(seat), place(t, cell))


def purse(t: Match, seat: str) -> int:
    return int(state(t).purses[number(seat)])


def fill_purse(t: Match, seat: str, gold: int) -> None:
    state(t).purses[number(seat)] = gold


def cup(t: Match, good: str) -> int:
    return int(held(state(t).cup, GOODS.index(good)))


def stack(t: Match, good: str) -> int:
    return int(held(state(t).stacks, GOODS.index(good)))


def cargo(t: Match, seat: str, good: str) -> int:
    return int(held(state(t).cargo[number(seat)], GOODS.index(good)))


def gear(t: Match, seat: str, good: str) -> int:
    held_by = int(state(t).gear[number(seat)])
    return held_by // HORSE if good == "horses" else int(held(held_by, GOODS.index(good)))


def from_cup(t: Match, good: str, units: int) -> int:
    """Units of a good, taken out of the cup so that no coin is lost."""
    word = units * int(one(GOODS.index(good)))
    state(t).cup -= word
    assert cup(t, good) >= 0
    return word


def offer(t: Match, good: str, units: int) -> None:
    """Goods on sale."""
    state(t).stacks += from_cup(t, good, units)


def load(t: Match, seat: str, good: str, units: int = 1) -> None:
    """Cargo in the carts."""
    state(t).cargo[number(seat)] += from_cup(t, good, units)


def equip(t: Match, seat: str, good: str, units: int = 1) -> None:
    """Units in use; tokens for horses where the game has them."""
    s = state(t)
    if good != "horses":
        s.gear[number(seat)] += from_cup(t, good, units)
        return
    if not t.game.tokens:  # type: ignore[attr-defined]
        from_cup(t, good, units)
    s.gear[number(seat)] += units * HORSE


def empty_cup(t: Match) -> None:
    """Every coin that is left goes to its stack."""
    s = state(t)
    s.stacks += s.cup
    s.cup = 0


def found(t: Match, cell: str, good: str) -> None:
    """A town that was explored before, by nobody at the table."""
    s = state(t)
    town = place(t, cell)
    goods_at = list(s.goods_at)
    goods_at[town] = GOODS.index(good) + 1
    s.goods_at = type(s.goods_at)(goods_at)
    s.hidden &= ~(2**town)
    s.explored |= 2 ** GOODS.index(good)


def orcs_at(t: Match, cell: str, good: str, strength: int) -> None:
    s = state(t)
    from_cup(t, good, 1)
    coins = list(s.orc_coins)
    coins[place(t, cell)] = GOODS.index(good) * 6 + strength
    s.orc_coins = type(s.orc_coins)(coins)
    s.orcs |= 2 ** place(t, cell)


def begin(t: Tabletop, seat: str) -> Tabletop:
    """The turn of a seat begins in the position as it is now."""
    begin_turn(t.game, t.state, number(seat))  # type: ignore[arg-type]
    check(t)
    return t


def act(t: Tabletop, line: str, *chance: str) -> None:
    """Play a line; "4" is a die, anything else the outcome it says. All of them must come true."""
    t.wishes[:0] = [f"die {text}" if text.isdigit() else text for text in chance]
    before = len(t.wishes)
    t.play(line)
    assert len(t.wishes) == before - len(chance), f"not asked for: {t.wishes}"
    check(t)


def check(t: Match) -> None:
    """No piece lost or doubled."""
    assert set(t.game.census(t.state)) == {1}


def turn(t: Match) -> str:
    """The seat that is asked, and its step."""
    return f"{t.turn} {t.words.steps[t.state.step].id}"
