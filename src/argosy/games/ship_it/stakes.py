"""Say what an action would cost and lead to, as the colour on turn knows the table."""

from argosy.core.contract import a_of
from argosy.core.words import Noun, Stakes, number_noun
from argosy.games.ship_it.rules.reading import official_at, space_named
from argosy.games.ship_it.rules.travel import way_length
from argosy.games.ship_it.rules.turn import done, go_on
from argosy.games.ship_it.state import BUILDING, CHOOSING, DIRECTING, STOPPING, ShipItState
from argosy.games.ship_it.tables import Tables
from argosy.kit.bags import count

TO_BUILD, TO_DIRECT, TO_SHIP, TO_END = range(4)  # where going on leads
LEADS = {
    CHOOSING: TO_BUILD,
    BUILDING: TO_BUILD,
    DIRECTING: TO_DIRECT,
    STOPPING: TO_SHIP,
}


class Staked:
    """The stakes of the verbs of one game."""

    def __init__(self, game: Tables, domino: Noun, colour: Noun) -> None:
        self.game = game
        price, number = number_noun("price", 0, 99), number_noun("number", 0, 99)
        official = Noun("officer", "word", colour.texts).called("official")
        self.buy = Stakes((price, number), self.buying)
        self.takeback = Stakes((price,), lambda s, seat, action: (game.takeback_price,))
        self.build = Stakes((domino,), lambda s, seat, action: (s.chosen,))
        self.official = Stakes((official, price), self.directing)
        self.ship = Stakes((price,), lambda s, seat, action: (game.load_price,))
        self.pipstop = Stakes((price,), lambda s, seat, action: (a_of(action) * game.pip_price,))
        self.chit = Stakes((number_noun("value", 1, 5), number), self.keeping)
        self.done = Stakes((number_noun("leads", 0, 3), number), self.going_on)

    def buying(self, s: ShipItState, seat: int, action: int) -> tuple[int, int]:
        return self.game.link_price, count(s.pool)

    def directing(self, s: ShipItState, seat: int, action: int) -> tuple[int, int]:
        to = space_named(self.game, s, a_of(action))
        spaces = way_length(s, official_at(s, s.colour), to)
        return s.colour, spaces * self.game.official_price

    def keeping(self, s: ShipItState, seat: int, action: int) -> tuple[int, int]:
        return s.values[a_of(action)], self.game.chit_ap

    def going_on(self, s: ShipItState, seat: int, action: int) -> tuple[int, int]:
        """Return what comes next, and how many links are to be built or points would be lost (SI-R8, SI-A49)."""
        after = s.clone()
        done(self.game, after)
        go_on(self.game, after)
        leads = LEADS.get(int(after.step), TO_END) if after.ending == 0 else TO_END
        return leads, count(s.hand) if leads == TO_BUILD else s.points
