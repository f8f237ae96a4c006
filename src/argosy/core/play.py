"""Play whole games, count them, and play them again.

The one loop that simulations, ladders, fits, laws and benchmarks share is `Game.play_on`: compiled, because driven from
interpreted Python it costs 18 times as much.
"""

from collections.abc import Iterator

from librt.vecs import vec
from mypy_extensions import i64

from argosy.core.contract import LEGAL, NOBODY, Course, Game, Rng, State


def buffer(game: Game[State]) -> vec[i64]:
    """Make room for the actions of any state of this game."""
    return vec[i64]([0] * game.room)


def retrace(game: Game[State], moves: list[i64]) -> Iterator[tuple[i64, State, i64]]:
    """Play a game again from its moves, yielding before each one who makes it, the state and the move.

    The state is the same object every time: clone what is kept.
    """
    s = game.setup()
    for move in moves:
        yield game.waiting_for(s), s, move
        game.apply(s, move)


# ── Counting ──────────────────────────────────────────────────────────────────────────────────────


class Tally:
    """The totals of many games."""

    games: i64 = 0
    decisions: i64 = 0
    forced: i64 = 0  # decisions with one legal action
    outcomes: i64 = 0
    overrun: i64 = 0  # games that went past the declared bound
    longest: i64 = 0
    lengths: list[int]  # decisions of each game
    wins: list[float]  # by seat; a shared victory counted in parts
    endings: list[int]  # by ending number

    def __init__(self, seats: i64) -> None:
        self.lengths = []
        self.wins = [0.0] * seats
        self.endings = [0] * 64

    def count(self, game: Game[State], s: State, course: Course) -> None:
        """Add one game that has ended in `s`, or has overrun its bound."""
        self.games += 1
        self.decisions += course.decisions
        self.forced += course.forced
        self.outcomes += course.outcomes
        self.longest = max(self.longest, course.decisions + course.outcomes)
        self.lengths.append(course.decisions)
        if game.waiting_for(s) != NOBODY:
            self.overrun += 1
            return
        self.endings[s.ending] += 1
        winners = game.winners(s)
        for seat in winners:
            self.wins[seat] += 1.0 / len(winners)


def random_games(game: Game[State], games: i64, seed: int) -> Tally:
    """Play games at random. Game number i is drawn from seed + i, so any one of them can be played again."""
    tally = Tally(game.seats)
    out = buffer(game)
    start = game.setup()
    s = game.setup()
    for i in range(games):
        s.copy_from(start)
        tally.count(game, s, game.play_on(s, Rng(seed + i), out, game.bound))
    return tally


# ── For laws and benchmarks ───────────────────────────────────────────────────────────────────────


def admitted(game: Game[State], s: State, seat: i64, grid: list[i64]) -> list[i64]:
    """List the actions of a grid that have no objection, in the order of the grid: what `legal` must equal."""
    return [action for action in grid if game.why_not(s, seat, action) == LEGAL]


def copies(s: State, other: State, count: i64) -> None:
    """Copy to and fro, for the benchmark."""
    for _ in range(count // 2):
        s.copy_from(other)
        other.copy_from(s)
