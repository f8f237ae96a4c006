"""Positions that the tests begin from."""

from argosy.games.sea_routes.facts import SeaRoutesFacts, facts
from argosy.games.sea_routes.stakes import COIN_FACES
from argosy.games.sea_routes.state import SeaRoutesState
from argosy.games.sea_routes.tables import Tables
from argosy.games.sea_routes.words import DICE, SEATS, space_names
from argosy.kit.bags import with_byte
from argosy.kit.piecepack import face_names
from argosy.tabletop import Arranged


class Sea(Arranged[SeaRoutesState, Tables]):
    """A table that a test can look at and arrange."""

    @property
    def facts(self) -> SeaRoutesFacts:
        return facts(self.tables, self.s)

    def give_points(self, seat: str, **points: int) -> None:
        """give_points("red", suns=1): the die points at red and shows 1."""
        s = self.s
        for die, value in points.items():
            s.owners = with_byte(s.owners, DICE.index(die), SEATS.index(seat) + 1)
            s.points = with_byte(s.points, DICE.index(die), value)

    def die(self, name: str) -> tuple[str, int]:
        """Whom a die points at ("" for nobody), and its points."""
        s = self.s
        number = DICE.index(name)
        owner = s.owners >> number * 8 & 255
        return (SEATS[owner - 1] if owner else ""), s.points >> number * 8 & 255

    def space(self, name: str) -> int:
        return space_names(self.tables).index(name)

    def put_ship(self, seat: str, name: str) -> None:
        s = self.s
        s.pawns = with_byte(s.pawns, SEATS.index(seat), self.space(name))

    def ship(self, seat: str) -> str:
        return space_names(self.tables)[self.s.pawns >> SEATS.index(seat) * 8 & 255]

    def empty(self, *names: str) -> None:
        """Take away what lies on these spaces."""
        s, area = self.s, self.tables.tile_spaces
        for name in names:
            number = self.space(name)
            if number < area:
                s.tiles &= ~(2**number)
            else:
                s.coins &= ~(2 ** (number - area))

    def holds(self, name: str) -> bool:
        s, area = self.s, self.tables.tile_spaces
        number = self.space(name)
        return bool((s.tiles >> number if number < area else s.coins >> number - area) & 1)

    def give_tiles(self, seat: str, *names: str) -> None:
        """These tiles count as claimed in this round, and no others."""
        numbers = [face_names().index(name) for name in names]
        self.s.tiles_of[SEATS.index(seat)] = sum(2**n for n in numbers)

    def give_coins(self, seat: str, *faces: str) -> None:
        """Coins that show these faces count as claimed, and no others."""
        left = list(range(20))
        chosen = []
        for shows in faces:
            coin = next(c for c in left if coin_shows(c) == shows)
            left.remove(coin)
            chosen.append(coin)
        self.s.coins_of[SEATS.index(seat)] = sum(2**c for c in chosen)

    def finish_round(self) -> None:
        """Everybody else is out and the mover stands where one last move ends his round."""
        s = self.s
        s.passed = 2 ** len(self.seats) - 1 & ~(2**s.mover)
        mover = SEATS[s.mover]
        self.empty(
            *(
                n
                for n in space_names(self.tables)
                if n not in ("c2",) and n[0] in "bcd" and n[1] in "123"
            )
        )
        self.empty("c0", "b0", "d0")
        self.put_ship(mover, "c3")
        self.play(f"{mover} sail c2")

    def set_scores(self, **scores: int) -> None:
        for seat, value in scores.items():
            self.s.scores[SEATS.index(seat)] = value


def start(*wishes: str, **options: int) -> Sea:
    """A table after the setup, red to begin."""
    return Sea("sea_routes", {"seats": 2, **options}, ["first red", *wishes])


def coin_shows(coin: int) -> str:
    return COIN_FACES[coin // 4 if coin < 16 else coin - 12]
