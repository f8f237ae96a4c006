# compiled
"""Games between bots, inside compiled code."""

from typing import Final

from mypy_extensions import i64

from argosy.bots.bot import Bot
from argosy.bots.paired_chance import PairedChance
from argosy.core.contract import CHANCE, NOBODY, Game, Rng, State
from argosy.core.play import Tally, buffer

MINDS: Final = 64  # streams for the bots of a deal


def play_between(
    game: Game[State], bots: list[Bot], rng: Rng, tally: Tally, moves: list[i64] | None = None
) -> State:
    """One game from the setup to its end; `moves` receives every action and outcome in order."""
    s = game.setup()
    decisions: i64 = 0
    outcomes: i64 = 0
    out = buffer(game)
    while decisions + outcomes < game.bound:
        seat = game.waiting_for(s)
        if seat == NOBODY:
            break
        if seat == CHANCE:
            move = game.chance(s, rng)
            outcomes += 1
        else:
            if game.legal(s, seat, out) == 1:
                tally.forced += 1
            bot = bots[seat]
            known = s if bot.blind else game.redact(s, seat)
            move = bot.choose(game, known, seat, rng)
            decisions += 1
        if moves is not None:
            moves.append(move)
        game.apply(s, move)
    tally.count(game, s, decisions, outcomes)
    return s


def play_deal(game: Game[State], bots: list[Bot], seed: int, moves: list[i64]) -> State:
    """One game in which every bot draws from a stream of its own, and chance from the luck of the deal."""
    s = game.setup()
    luck = PairedChance(seed)
    minds = [Rng(seed * MINDS + seat) for seat in range(game.seats)]
    bound = game.bound
    while i64(len(moves)) < bound:
        seat = game.waiting_for(s)
        if seat == NOBODY:
            break
        if seat == CHANCE:
            move = luck.draw(game, s)
        else:
            bot = bots[seat]
            known = s if bot.blind else game.redact(s, seat)
            move = bot.choose(game, known, seat, minds[seat])
        moves.append(move)
        game.apply(s, move)
    return s
