"""Play as an old captain would: a script of advice, the expert among the bots.

1. A round is one long voyage: plan some moves ahead, and keep open water before you. Who is out early leaves the tiles
   to the others.
2. Take what decides a majority. Where one is won or lost, a tile more is worth little.
3. End the voyage on coins: they count again in every round. Lie only on a coin that you can leave (SR-A21).
4. Do not follow a ship onto its space: it sails first and takes what lies there (SR-A7).
5. Moons and Suns are for more voyage, Arms for what the rival beside it wants most.
"""

from argosy.core.contract import Rng, a_of, b_of, verb_of
from argosy.games.sea_routes.numbers import (
    ARMS_MOST,
    CATEGORIES,
    DONE,
    EMBARGO,
    PASS,
    RUSH,
    SAIL,
    SLIP,
    SNEAK,
)
from argosy.games.sea_routes.rules.reading import is_out, pawn
from argosy.games.sea_routes.rules.scoring import tally
from argosy.games.sea_routes.state import SeaRoutesState
from argosy.games.sea_routes.tables import Tables
from argosy.kit.bags import bit

AHEAD = 6  # moves that are planned
LATER = 0.94  # of what is a move further away: somebody else may take it
WATER = 0.25  # of a tile that lies open beyond the plan
ENOUGH = 12  # tiles of open water
DIE = 1.5  # what the majority of an ability is worth, in points of score
POINT = {SAIL: 0.0, SNEAK: 1.0, RUSH: 1.0, SLIP: 2.0}  # what is spent for a movement
ROUND = 0.6  # of what a coin scores now, for every round to come
BITTER = 1.2  # what a rival must lose by an embargo


def expert(game: Tables, s: SeaRoutesState, seat: int, rng: Rng) -> int:
    """Choose an action of a seat by the advice above."""
    captain = Captain(game, s, seat)
    actions = [int(action) for action in game.actions(s, seat)]
    moves = [action for action in actions if verb_of(action) in POINT]
    if moves:
        best = max(moves, key=captain.promise_of)
        return best if PASS not in actions or captain.promise_of(best) > 0.0 else PASS
    bans = [action for action in actions if verb_of(action) == EMBARGO]
    best = max(bans, key=captain.loss_of, default=0)
    if best and captain.loss_of(best) > BITTER:
        return best
    return DONE if DONE in actions else actions[0]


class Captain:
    """What a seat sees, and what it makes of it. Spaces are bits: tiles first, then coins."""

    def __init__(self, game: Tables, s: SeaRoutesState, seat: int) -> None:
        self.game, self.s, self.seat = game, s, seat
        self.area = int(game.tile_spaces)
        self.waters = (1 << self.area) - 1
        self.full = int(s.tiles) | int(s.coins) << self.area
        self.here = int(pawn(s, seat))
        self.taken = int(s.taken) >> 8 * seat & 255
        self.rivals = [
            int(pawn(s, other))
            for other in range(int(game.seats))
            if other != seat and not is_out(game, s, other)
        ]
        self.prices = [self.price_of(category) for category in range(CATEGORIES)]
        self.worths: dict[int, float] = {}

    # ── What things are worth ──

    def price_of(self, category: int) -> float:
        """What one more in a category brings: its point, and what it changes about the majority."""
        counts = [int(tally(self.game, self.s, n, category)) for n in range(int(self.game.seats))]
        mine = counts.pop(self.seat)
        return self.stake(category, mine + 1, max(counts)) - self.stake(category, mine, max(counts))

    def stake(self, category: int, mine: int, theirs: int) -> float:
        loose = 1.0 + 0.25 * int(self.s.tiles).bit_count() / float(self.game.seats)
        lead = float(mine - theirs)
        likely = 0.5 + 0.5 * lead / (abs(lead) + loose)
        return DIE * likely if category >= ARMS_MOST else likely * mine - (1.0 - likely) * theirs

    def worth(self, space: int) -> float:
        if space not in self.worths:
            self.worths[space] = self.worth_of_tile(space)
            if space >= self.area:
                self.worths[space] = self.worth_of_coin(space - self.area)
        return self.worths[space]

    def worth_of_tile(self, space: int) -> float:
        if space >= self.area or not self.s.tiles >> space & 1:
            return 0.0
        game, tile = self.game, bit(int(self.s.tile_at[space]))
        singles = sum(p for n, p in enumerate(self.prices) if game.tile_single[n] & tile)
        nulls = sum(p for n, p in enumerate(self.prices) if game.tile_null[n] & tile)
        return singles + float(game.null_tile) * nulls

    def worth_of_coin(self, place: int) -> float:
        game, coin = self.game, bit(int(self.s.coin_at[place]))
        singles = sum(p for n, p in enumerate(self.prices) if game.coin_single[n] & coin)
        nulls = sum(p for n, p in enumerate(self.prices) if game.coin_null[n] & coin)
        shortest = min(int(self.s.coins & side).bit_count() for side in self.game.sides)
        return singles + float(game.null_coin) * nulls + ROUND * min(4, shortest)

    # ── The voyage ──

    def promise_of(self, action: int) -> float:
        """What a movement and the voyage after it promise."""
        verb, to, full, gain = verb_of(action), a_of(action), self.full, 0.0
        taken = self.taken
        if verb in (RUSH, SLIP):
            to = b_of(action)
        elif full >> self.here & 1 and not self.is_banned(self.here):
            gain = self.worth(self.here)
            full &= ~(1 << self.here)
            taken += self.here >= self.area
        if to in self.rivals:
            full &= ~(1 << to)
        return gain - POINT[verb] + LATER * self.voyage(to, full, taken, AHEAD)

    def is_banned(self, space: int) -> bool:
        marked = int(self.s.tile_markers) | int(self.s.coin_markers) << self.area
        return bool(marked >> space & 1) and self.s.owners & 255 != self.seat + 1

    def voyage(self, here: int, full: int, taken: int, more: int) -> float:
        """What the best voyage from here brings; what lies here is claimed only by sailing on."""
        if taken >= self.game.coins_per_round:
            return 0.0
        exits = self.near(here) & full & ~(1 << here)
        if not exits:
            return 0.0
        gain = self.worth(here) if full >> here & 1 else 0.0
        full &= ~(1 << here)
        taken += here >= self.area and gain > 0.0
        if more == 0:
            return gain + WATER * min(ENOUGH, self.open_water(here, full))
        best = 0.0
        while exits:
            to = (exits & -exits).bit_length() - 1
            exits &= exits - 1
            best = max(best, self.voyage(to, full, taken, more - 1))
        return gain + LATER * best

    def near(self, space: int) -> int:
        return int(self.game.near_tiles[space]) | int(self.game.near_coins[space]) << self.area

    def open_water(self, here: int, full: int) -> int:
        """Count the tiles that can still be got to from here, over tiles."""
        n, tiles = int(self.game.n), full & self.waters
        west, east = int(self.game.west_edge), int(self.game.east_edge)
        found, wider = 0, self.near(here) & tiles
        while wider != found:
            found = wider
            wider |= (found & ~east) << 1 | (found & ~west) >> 1 | found << n | found >> n
            wider &= tiles
        return found.bit_count()

    # ── Embargoes ──

    def loss_of(self, action: int) -> float:
        """What a rival who lies beside a space would take there."""
        space = a_of(action)
        return self.worth(space) * any(self.near(rival) >> space & 1 for rival in self.rivals)
