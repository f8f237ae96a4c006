# compiled
"""Look one step ahead: choose the action after which the table looks best, averaged over the chance that follows.

No game is named here: how good a table looks is up to its `appraise`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from argosy.bots.bot import Bot
from argosy.core.contract import CHANCE, Game, Rng, State

WORLDS: Final = 4  # imagined worlds in which every action is tried
PATHS: Final = 6  # answers of chance that are drawn where there are many
FEW: Final = 8  # no more outcomes than this are all looked at
DEALS: Final = 12  # draws in a row that are waited for: the rest of a long deal cannot matter


class GreedyBot(Bot):
    """Takes what looks best after one step; among equals, any."""

    def choose(self, game: Game[State], known: State, seat: i64, rng: Rng) -> i64:
        game = self.judged(game)
        out = vec[i64]([0] * game.room)
        count = self.legal(game, known, seat, out)
        if count == 1:
            return out[0]
        worth = [0.0] * count
        scratch = known.clone()
        for _ in range(WORLDS):
            world = game.imagine(known, seat, rng)
            certain = True
            for i in range(count):
                scratch.copy_from(world)
                game.apply_for(scratch, seat, out[i])
                certain = certain and game.waiting_for(scratch) != CHANCE
                worth[i] += outlook(game, scratch, seat, rng)
            if certain and world.dump() == known.dump():
                break  # nothing is hidden and nothing is drawn: every other world is the same
        best = max(worth)
        ties: list[i64] = [i for i in range(count) if worth[i] >= best - 1e-9]
        return out[ties[rng.below(len(ties))]]


def outlook(game: Game[State], s: State, seat: i64, rng: Rng) -> float:
    """Return the mean of `appraise` for `seat` over what chance may bring next."""
    if game.waiting_for(s) != CHANCE:
        return game.appraise_for(s, seat)
    found = game.outcomes(s)
    total = 0.0
    twin = s.clone()
    if len(found) <= FEW:
        for outcome in found:
            twin.copy_from(s)
            game.apply(twin, outcome)
            total += settled(game, twin, seat, rng)
        return total / float(len(found))
    for _ in range(PATHS):
        twin.copy_from(s)
        total += settled(game, twin, seat, rng)
    return total / float(PATHS)


def first_looks(
    game: Game[State],
    world: State,
    seat: i64,
    actions: vec[i64],
    count: i64,
    rng: Rng,
    worth: vec[float],
    start: i64,
) -> None:
    """Write into `worth`, from `start` on, what each action looks like: no one better for the dice rolled on it."""
    scratch = world.clone()
    luck = rng.state
    for k in range(count):
        scratch.copy_from(world)
        game.apply_for(scratch, seat, actions[k])
        rng.state = luck
        worth[start + k] = outlook(game, scratch, seat, rng)


def settled(game: Game[State], s: State, seat: i64, rng: Rng) -> float:
    """Appraise the table once chance has answered; a long deal is cut short."""
    for _ in range(DEALS):
        if game.waiting_for(s) != CHANCE:
            break
        game.apply(s, game.chance(s, rng))
    return game.appraise_for(s, seat)
