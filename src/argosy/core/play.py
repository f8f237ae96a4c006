"""Whole games inside compiled code: a loop driven from interpreted Python costs 18 times as much."""

from librt.vecs import vec
from mypy_extensions import i64

from argosy.core.contract import CHANCE, LEGAL, NOBODY, Game, Rng, State


def buffer(game: Game[State]) -> vec[i64]:
    """Room for the actions of any state of this game."""
    return vec[i64]([0] * game.room)


class Tally:
    """What many games came to."""

    games: i64
    decisions: i64
    forced: i64  # decisions with one legal action
    outcomes: i64
    overrun: i64  # games that went past the declared bound
    longest: i64
    lengths: list[int]  # decisions of each game
    wins: list[float]  # by seat; a shared victory counted in parts
    endings: list[int]  # by ending number

    def __init__(self, seats: i64) -> None:
        self.games = 0
        self.decisions = 0
        self.forced = 0
        self.outcomes = 0
        self.overrun = 0
        self.longest = 0
        self.lengths = []
        self.wins = [0.0] * seats
        self.endings = [0] * 64

    def count(self, game: Game[State], s: State, decisions: i64, outcomes: i64) -> None:
        """Enter one game that has ended (or overrun its bound)."""
        self.games += 1
        self.decisions += decisions
        self.outcomes += outcomes
        self.longest = max(self.longest, decisions + outcomes)
        self.lengths.append(decisions)
        if game.waiting_for(s) != NOBODY:
            self.overrun += 1
            return
        self.endings[s.ending] += 1
        winners = game.winners(s)
        for seat in winners:
            self.wins[seat] += 1.0 / len(winners)


def play_at_random(game: Game[State], s: State, rng: Rng, out: vec[i64], tally: Tally) -> None:
    """From `s` to the end of the game, every choice and every outcome at random."""
    decisions: i64 = 0
    outcomes: i64 = 0
    forced: i64 = 0
    bound = game.bound
    while decisions + outcomes < bound:
        seat = game.waiting_for(s)
        if seat == CHANCE:
            game.apply(s, game.chance(s, rng))
            outcomes += 1
        elif seat == NOBODY:
            break
        else:
            count = game.legal(s, seat, out)
            if count == 1:
                forced += 1
                game.apply(s, out[0])
            else:
                game.apply(s, out[rng.below(count)])
            decisions += 1
    tally.forced += forced
    tally.count(game, s, decisions, outcomes)


def random_games(game: Game[State], games: i64, seed: int) -> Tally:
    """Game number i is drawn from seed + i, so any one of them can be played again."""
    tally = Tally(game.seats)
    out = buffer(game)
    start = game.setup()
    s = game.setup()
    for i in range(games):
        s.copy_from(start)
        play_at_random(game, s, Rng(seed + i), out, tally)
    return tally


def admitted(game: Game[State], s: State, seat: i64, grid: list[i64]) -> list[i64]:
    """Those actions of a grid that have no objection, in the order of the grid: what `legal` must equal."""
    return [action for action in grid if game.why_not(s, seat, action) == LEGAL]


def copies(s: State, other: State, count: i64) -> None:
    """Copy to and fro, for the benchmark."""
    for _ in range(count // 2):
        s.copy_from(other)
        other.copy_from(s)
