"""Trade Routes at sea as the contract wants it: the rules, dispatched by step and verb."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from argosy.core.contract import (
    CHANCE,
    LEGAL,
    NOBODY,
    Rng,
    a_of,
    b_of,
    pack,
    verb_of,
)
from argosy.games.sea_routes.chart import Chart
from argosy.games.sea_routes.rules import (
    deal_coin,
    draw_first,
    embargo,
    end_turn,
    lay_tile,
    next_tile_space,
    pass_round,
    pawn,
    rush,
    sail,
    slip,
    sneak,
    why_not_done,
    why_not_embargo,
    why_not_embargo_at_all,
    why_not_embargo_there,
    why_not_move,
    why_not_one_space,
    why_not_pass,
    why_not_two_spaces,
)
from argosy.games.sea_routes.scoring import standing
from argosy.games.sea_routes.sense import appraise, features
from argosy.games.sea_routes.state import (
    DEALING,
    DRAWING,
    LAYING,
    PARTING,
    RESTING,
    STRANDING,
    SeaRoutesState,
)
from argosy.games.sea_routes.terms import (
    COIN,
    COINS_AWAITED,
    DONE,
    EMBARGO,
    FIRST,
    FIRST_AWAITED,
    NOT_A_TEXT,
    NOT_YOUR_TURN,
    OVER,
    PASS,
    RUSH,
    SAIL,
    SLIP,
    SNEAK,
    TILE,
    TILES_AWAITED,
)
from argosy.kit.bags import count, members, nth, with_byte
from argosy.kit.piecepack import FACES


@mypyc_attr(allow_interpreted_subclasses=True)
class SeaRoutes(Chart):
    def __init__(self, options: dict[str, int]) -> None:
        super().__init__(options)
        self.room = 48  # 4 sail, 4 sneak, 16 rush, 16 slip, 4 embargo, 1 pass or done
        claims = self.tile_spaces + self.coin_spaces
        moves = (claims + 1) * self.idle_moves  # SR-A22: a claim at least that often
        setup = self.tile_spaces + self.coin_spaces + 1
        self.bound = setup + self.rounds * (
            self.tile_spaces + 2 * moves + self.markers + self.seats
        )

    def setup(self) -> SeaRoutesState:
        s = SeaRoutesState(self.seats, self.tile_spaces, self.coin_spaces)
        s.bag = self.all_tiles
        s.cup = self.all_coins
        for seat in range(self.seats):
            s.pawns = with_byte(s.pawns, seat, self.centre)  # SR-R4
        return s

    def waiting_for(self, s: SeaRoutesState) -> i64:
        if s.step <= DRAWING:
            return CHANCE
        if s.step == RESTING:
            return NOBODY
        return s.decider

    # ── Deciding ──

    def why_not(self, s: SeaRoutesState, seat: i64, action: i64) -> i64:
        verb = verb_of(action)
        if verb < SAIL or verb > DONE:
            return NOT_A_TEXT
        if s.ending != 0:
            return OVER + s.ending
        if s.step == LAYING:
            return TILES_AWAITED  # SR-R2
        if s.step == DEALING:
            return COINS_AWAITED  # SR-R3
        if s.step == DRAWING:
            return FIRST_AWAITED  # SR-R6
        if seat != s.decider:
            return pack(NOT_YOUR_TURN, s.decider)  # SR-R6
        if verb == EMBARGO:
            return why_not_embargo(self, s, seat, a_of(action))
        if verb == PASS:
            return why_not_pass(s)
        if verb == DONE:
            return why_not_done(s)
        objection = why_not_move(s, seat, verb)
        if objection != LEGAL:
            return objection
        if verb == SAIL or verb == SNEAK:
            return why_not_one_space(self, s, pawn(s, seat), a_of(action), verb)
        return why_not_two_spaces(self, s, pawn(s, seat), a_of(action), b_of(action), verb)

    def legal(self, s: SeaRoutesState, seat: i64, out: vec[i64]) -> i64:
        if s.step <= DRAWING or s.step == RESTING or seat != s.decider:
            return 0
        found: i64 = 0
        if s.step != PARTING:
            found = self.list_moves(s, seat, out)
        if why_not_embargo_at_all(self, s, seat) == LEGAL:
            here = pawn(s, seat)
            for k in range(self.degree[here]):
                space = self.near[here * 4 + k]
                if why_not_embargo_there(self, s, seat, space) == LEGAL:
                    out[found] = pack(EMBARGO, space)
                    found += 1
        if s.step == STRANDING:
            out[found] = PASS
            found += 1
        elif s.step == PARTING:
            out[found] = DONE
            found += 1
        return found

    def list_moves(self, s: SeaRoutesState, seat: i64, out: vec[i64]) -> i64:
        """Candidates are the neighbours; the two-space moves only for those who have Suns."""
        found: i64 = 0
        here = pawn(s, seat)
        first = here * 4
        sneaks = why_not_move(s, seat, SNEAK) == LEGAL
        for k in range(first, first + self.degree[here]):
            to = self.near[k]
            if why_not_one_space(self, s, here, to, SAIL) == LEGAL:
                out[found] = pack(SAIL, to)
                found += 1
            elif sneaks and why_not_one_space(self, s, here, to, SNEAK) == LEGAL:
                out[found] = pack(SNEAK, to)
                found += 1
        if why_not_move(s, seat, RUSH) != LEGAL:
            return found
        return self.list_long_moves(s, here, sneaks, out, found)

    def list_long_moves(
        self, s: SeaRoutesState, here: i64, slips: bool, out: vec[i64], count: i64
    ) -> i64:
        found = count
        first = here * 4
        for k in range(first, first + self.degree[here]):
            by = self.near[k]
            second = by * 4
            for m in range(second, second + self.degree[by]):
                to = self.near[m]
                if why_not_two_spaces(self, s, here, by, to, RUSH) == LEGAL:
                    out[found] = pack(RUSH, by, to)
                    found += 1
                elif slips and why_not_two_spaces(self, s, here, by, to, SLIP) == LEGAL:
                    out[found] = pack(SLIP, by, to)
                    found += 1
        return found

    # ── Chance ──

    def outcomes(self, s: SeaRoutesState) -> list[i64]:
        if s.step == LAYING:
            space = next_tile_space(self, s)
            return [pack(TILE, tile % FACES, space) for tile in members(s.bag)]
        if s.step == DEALING:
            space = self.tile_spaces + count(s.coins)
            return [pack(COIN, self.coin_face(coin), space) for coin in members(s.cup)]
        return [pack(FIRST, seat) for seat in range(self.seats)]

    def chance(self, s: SeaRoutesState, rng: Rng) -> i64:
        if s.step == LAYING:
            tile = nth(s.bag, rng.below(FACES * self.packs - s.laid))
            return pack(TILE, tile % FACES, next_tile_space(self, s))
        if s.step == DEALING:
            coin = nth(s.cup, rng.below(count(s.cup)))
            return pack(COIN, self.coin_face(coin), self.tile_spaces + count(s.coins))
        return pack(FIRST, rng.below(self.seats))

    # ── Carrying out ──

    def apply(self, s: SeaRoutesState, action: i64) -> None:
        verb = verb_of(action)
        a = a_of(action)
        if s.step == LAYING:
            lay_tile(self, s, a, b_of(action))
        elif s.step == DEALING:
            deal_coin(self, s, a, b_of(action))
        elif s.step == DRAWING:
            draw_first(self, s, a)
        elif verb == SAIL:
            sail(self, s, a)
        elif verb == SNEAK:
            sneak(self, s, a)
        elif verb == RUSH:
            rush(self, s, a, b_of(action))
        elif verb == SLIP:
            slip(self, s, a, b_of(action))
        elif verb == EMBARGO:
            embargo(self, s, a)
        elif verb == PASS:
            pass_round(self, s)
        else:
            end_turn(self, s)

    # ── Result ──

    def scores(self, s: SeaRoutesState) -> list[i64]:
        return [s.scores[seat] for seat in range(self.seats)]

    def winners(self, s: SeaRoutesState) -> list[i64]:
        best = max([standing(s, seat) for seat in range(self.seats)])
        return [seat for seat in range(self.seats) if standing(s, seat) == best]

    def appraise(self, s: SeaRoutesState) -> list[float]:
        return self.returns(s) if s.ending != 0 else appraise(self, s)

    def features(self, s: SeaRoutesState) -> list[list[float]]:
        return features(self, s)

    def census(self, s: SeaRoutesState) -> list[i64]:
        """Tiles, coins, then the markers."""
        tiles: list[i64] = [0] * (24 * self.packs)
        coins: list[i64] = [0] * (20 * self.packs)
        for tile in members(s.bag):
            tiles[tile] += 1
        for space in members(s.tiles):
            tiles[i64(s.tile_at[space])] += 1
        for coin in members(s.cup):
            coins[coin] += 1
        for place in members(s.coins):
            coins[i64(s.coin_at[place])] += 1
        for seat in range(self.seats):
            for tile in members(s.tiles_of[seat]):
                tiles[tile] += 1
            for coin in members(s.coins_of[seat]):
                coins[coin] += 1
        used = count(s.tile_markers) + count(s.coin_markers)
        surplus: list[i64] = [2] * max(0, used - self.markers)
        return tiles + coins + [1] * self.markers + surplus
