"""Positions that the tests begin from."""

from argosy.games.sea_routes.facts import SeaRoutesFacts, facts
from argosy.games.sea_routes.state import SeaRoutesState
from argosy.games.sea_routes.tables import Tables
from argosy.games.sea_routes.words import COIN_FACES, DICE, SEATS, space_names
from argosy.kit.bags import with_byte
from argosy.kit.piecepack import face_names
from argosy.tabletop import Tabletop, tabletop


def start(*wishes: str, seats: int = 2, **options: int) -> Tabletop:
    """A table after the setup, red to begin."""
    return tabletop("sea_routes", "first red", *wishes, seats=seats, **options)


def state(t: Tabletop) -> SeaRoutesState:
    assert isinstance(t.state, SeaRoutesState)
    return t.state


def chart(t: Tabletop) -> Tables:
    assert isinstance(t.game, Tables)
    return t.game


def facts_of(t: Tabletop) -> SeaRoutesFacts:
    return facts(chart(t), state(t))


def give_points(t: Tabletop, seat: str, **points: int) -> None:
    """give_points(t, "red", suns=1): the die points at red and shows 1."""
    s = state(t)
    for die, value in points.items():
        s.owners = with_byte(s.owners, DICE.index(die), SEATS.index(seat) + 1)
        s.points = with_byte(s.points, DICE.index(die), value)


def die(t: Tabletop, name: str) -> tuple[str, int]:
    """Whom a die points at ("" for nobody), and its points."""
    s = state(t)
    number = DICE.index(name)
    owner = s.owners >> number * 8 & 255
    return (SEATS[owner - 1] if owner else ""), s.points >> number * 8 & 255


def space(t: Tabletop, name: str) -> int:
    return space_names(chart(t)).index(name)


def put_ship(t: Tabletop, seat: str, name: str) -> None:
    s = state(t)
    s.pawns = with_byte(s.pawns, SEATS.index(seat), space(t, name))


def ship(t: Tabletop, seat: str) -> str:
    return space_names(chart(t))[state(t).pawns >> SEATS.index(seat) * 8 & 255]


def empty(t: Tabletop, *names: str) -> None:
    """Take away what lies on these spaces."""
    s, area = state(t), chart(t).tile_spaces
    for name in names:
        number = space(t, name)
        if number < area:
            s.tiles &= ~(2**number)
        else:
            s.coins &= ~(2 ** (number - area))


def holds(t: Tabletop, name: str) -> bool:
    s, area = state(t), chart(t).tile_spaces
    number = space(t, name)
    return bool((s.tiles >> number if number < area else s.coins >> number - area) & 1)


def give_tiles(t: Tabletop, seat: str, *names: str) -> None:
    """These tiles count as claimed in this round, and no others."""
    numbers = [face_names().index(name) for name in names]
    state(t).tiles_of[SEATS.index(seat)] = sum(2**n for n in numbers)


def give_coins(t: Tabletop, seat: str, *faces: str) -> None:
    """Coins that show these faces count as claimed, and no others."""
    left = list(range(20))
    chosen = []
    for shows in faces:
        coin = next(c for c in left if coin_shows(c) == shows)
        left.remove(coin)
        chosen.append(coin)
    state(t).coins_of[SEATS.index(seat)] = sum(2**c for c in chosen)


def coin_shows(coin: int) -> str:
    return COIN_FACES[coin // 4 if coin < 16 else coin - 12]


def finish_round(t: Tabletop) -> None:
    """Everybody else is out and the mover stands where one last move ends his round."""
    s = state(t)
    s.passed = 2 ** len(t.seats) - 1 & ~(2**s.mover)
    mover = SEATS[s.mover]
    empty(
        t,
        *(n for n in space_names(chart(t)) if n not in ("c2",) and n[0] in "bcd" and n[1] in "123"),
    )
    empty(t, "c0", "b0", "d0")
    put_ship(t, mover, "c3")
    t.play(f"{mover} sail c2")


def set_scores(t: Tabletop, **scores: int) -> None:
    for seat, value in scores.items():
        state(t).scores[SEATS.index(seat)] = value
