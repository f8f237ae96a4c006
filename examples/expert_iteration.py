"""Teach a network by search: it plays, a search says what it would have done there, and it learns to say the same.

    python examples/expert_iteration.py                                # Trade Routes at sea, ten minutes of CPU time
    python examples/expert_iteration.py --game pirates --teacher ismcts:iterations=400
    python examples/expert_iteration.py --start ppo.pt                 # go on from what examples/ppo.py has made

Needs `pip install 'argosy[train]'`. The network chooses the positions, by playing against itself, and a bot of ours is
the teacher: our search (`argosy.bots.ismcts`), or any other. A lesson is how often the search tried each action, and
how the game looks: half by the search, half by how it ended. So the network is taught where it errs, and what it has
learnt takes a thousandth of the time of the search. Writes the curve (expert.svg) and the weights (expert.pt), from
which examples/ppo.py can go on; at the end the network plays against the one that it was at the start.
"""

import argparse
import copy
import time
from collections import deque
from dataclasses import dataclass
from math import isnan, nan
from pathlib import Path

import argosy
from argosy.bots.bot import Bot
from argosy.bots.ismcts import Search, SearchBot
from argosy.bots.names import bot
from argosy.core.contract import Rng, State
from argosy.envs.extras import needed

with needed("train"):
    import numpy as np
    import torch
    from torch import Tensor, nn

from ppo import (
    CURVE_DEALS,
    LAST_DEALS,
    RIVALS,
    Curve,
    Net,
    drawn,
    keep,
    load,
    look,
    picture,
    versus,
)

from argosy.envs.vector import Vector

MINIBATCH = 512
KEPT = 60_000  # lessons; older ones were taught to a weaker student, in other positions


@dataclass
class Lesson:
    """A position as its seat knows it, and what the teacher thinks of it."""

    seen: Tensor
    legal: Tensor
    tries: Tensor  # by legal action: its share of the search
    seat: int
    value: float  # for that seat; not a number while nothing is known of it


class School:
    """Games that a network plays against itself. Now and then the teacher looks at a position."""

    def __init__(self, games: Vector, teacher: Bot, part: float, seed: int) -> None:
        self.games, self.teacher, self.part = games, teacher, part
        self.rng, self.random = Rng(seed), np.random.default_rng(seed)
        self.lessons: deque[Lesson] = deque(maxlen=KEPT)
        self.open: list[list[Lesson]] = [[] for _ in range(games.n)]  # by game that is not over

    @torch.no_grad()
    def step(self, net: Net) -> int:
        """Play one decision in every game; return how many lessons there were."""
        games = self.games
        seen, legal, counts = look(games)
        choice = drawn(net(seen, legal, counts)[0])
        asked = np.flatnonzero((self.random.random(games.n) < self.part) & (games.counts > 1))
        for n in asked:
            lesson = self.teach(int(n), seen[n], legal[n, : int(counts[n])])
            self.lessons.append(lesson)
            self.open[n].append(lesson)
        games.step(legal.gather(1, choice[:, None]).squeeze(1).numpy())
        for n in np.flatnonzero(games.dones):
            for lesson in self.open[n]:
                ended = float(games.rewards[n, lesson.seat])
                lesson.value = ended if isnan(lesson.value) else (lesson.value + ended) / 2
            self.open[n].clear()
        return len(asked)

    def teach(self, n: int, seen: Tensor, legal: Tensor) -> Lesson:
        """Ask the teacher, who is told what the seat knows, no more than the student."""
        games, s, seat = self.games, self.games.batch.states[n], int(self.games.deciders[n])
        known = games.game.redact(s, seat)
        if isinstance(self.teacher, SearchBot):
            tries, value = self.found(self.teacher.search(games.game, known, seat, self.rng), s)
        else:
            choice = self.teacher.choose(games.game, known, seat, self.rng)
            tries, value = {games.numbering.number(s, choice): 1.0}, nan
        shares = torch.tensor([tries.get(number, 0.0) for number in legal.tolist()])
        return Lesson(seen, legal, shares / shares.sum(), seat, value)

    def found(self, search: Search, s: State) -> tuple[dict[int, float], float]:
        """Return how often each action was tried, by number, and what all tries came to."""
        number, tree = self.games.numbering.number, search.tree
        if tree.proofs[0] >= 0:
            return {number(s, search.choice()): 1.0}, 1.0  # a victory that needs no luck
        tries = {number(s, tree.actions[edge]): tree.tries[edge] for edge in range(search.roots)}
        return tries, search.sum / max(1, int(search.iterations))


def learn(net: Net, optimiser: torch.optim.Optimizer, some: list[Lesson]) -> tuple[float, float]:
    """Take one step; return how far the student is from the teacher in what to do (nats) and in the value."""
    counts = torch.tensor([len(lesson.legal) for lesson in some])
    padded = nn.utils.rnn.pad_sequence
    legal = padded([lesson.legal for lesson in some], batch_first=True)
    tries = padded([lesson.tries for lesson in some], batch_first=True)
    target = torch.tensor([lesson.value for lesson in some])
    chances, value = net(torch.stack([lesson.seen for lesson in some]), legal, counts)
    off = (tries * (tries.clamp(min=1e-9).log() - chances)).sum(1).mean()
    error = (value - target)[~target.isnan()].pow(2).sum() / len(some)
    optimiser.zero_grad()
    (off + error).backward()
    nn.utils.clip_grad_norm_(net.parameters(), 0.5)
    optimiser.step()
    return off.item(), error.item()


def train(asked: argparse.Namespace) -> Curve:
    torch.set_num_threads(1)
    torch.manual_seed(asked.seed)
    out, name = Path(asked.out), asked.game
    options = argosy.edition(name).choose({"seats": asked.seats} if asked.seats else {})
    net: Net | None = None
    if asked.start:
        net, name, options = load(asked.start)
    games = Vector(name, asked.n, asked.seed * 10_000, None, True, False, True, options)
    net = net or Net(games.bounds, len(games.numbering), asked.hidden)
    school = School(games, bot(asked.teacher), asked.part, asked.seed)
    start, optimiser = (
        copy.deepcopy(net),
        torch.optim.Adam(net.parameters(), asked.rate, fused=True),
    )
    curve: Curve = []
    used, lessons, told = 0.0, 0, (0.0, 0.0)
    while True:
        done = used >= asked.seconds
        if done or not curve or used >= curve[-1][0] + asked.seconds / asked.points:
            count, deals = (asked.last, LAST_DEALS) if done else (asked.games, CURVE_DEALS)
            found = {r: versus(net, r, name, options, count, deals) for r in asked.rivals}
            curve.append((used, found))
            shares = ", ".join(f"{score} of {rival}" for rival, score in found.items())
            figures = f"{lessons:8,} lessons, off by {told[0]:.3f}, error {told[1]:.3f}"
            print(f"{used:6.0f} s, {figures}: beats {shares}", flush=True)
            out.with_suffix(".svg").write_text(
                picture(curve, f"{name}, search as teacher"), "utf-8"
            )
        if done:
            break
        began = time.process_time()
        optimiser.param_groups[0]["lr"] = asked.rate * max(0.05, 1 - used / asked.seconds)
        new = 0
        while new < MINIBATCH:
            new += school.step(net)
        for _ in range(asked.passes):
            some = school.random.integers(len(school.lessons), size=MINIBATCH)
            told = learn(net, optimiser, [school.lessons[i] for i in some])
        lessons += new
        used += time.process_time() - began
    print(
        f"beats {versus(net, start, name, options, asked.last, LAST_DEALS)} of what it was at the start"
    )
    keep(net, name, options, out.with_suffix(".pt"))
    return curve


def arguments(words: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    option = parser.add_argument
    option("--game", default="sea_routes")
    option("--seats", type=int, default=0, help="the usual number if 0")
    option("--start", default="", help="weights to go on from, with their game and options")
    option("--seconds", type=float, default=600, help="of CPU time, without the matches")
    option(
        "--teacher", default="ismcts:iterations=200", help="any bot, as `argosy play` names them"
    )
    option("--part", type=float, default=0.1, help="of the positions that the teacher looks at")
    option("--passes", type=int, default=8, help="times that a lesson is learnt from")
    option("--n", type=int, default=128, help="games side by side")
    option("--hidden", type=int, default=256)
    option("--rate", type=float, default=1e-3)
    option("--rivals", nargs="+", default=RIVALS, choices=RIVALS, help="bots of the matches")
    option("--games", type=int, default=128, help="of each match for the curve")
    option("--last", type=int, default=400, help="games of each match at the end")
    option("--points", type=int, default=6, help="of the curve")
    option("--seed", type=int, default=1)
    option("--out", default="expert", help="where the curve and the weights go")
    return parser.parse_args(words)


if __name__ == "__main__":
    train(arguments())
