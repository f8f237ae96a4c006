"""Teach a network a game by self-play: masked PPO against itself and its past selves, and a curve of how it does.

    python examples/ppo.py                                     # Trade Routes at sea, ten minutes of CPU time
    python examples/ppo.py --game land_routes --seconds 1800

Needs `pip install 'argosy[train]'`. One network plays every seat, since the viewer's own side comes first in what it
sees. Writes the curve against random, greedy and easy (ppo.svg) and the weights (ppo.pt), together with the versions of
the numbering and the observation that they belong to; for two seats also ppo.bin, with which bots play
(`argosy match sea_routes ismcts:network=ppo.bin easy`). docs/environments.md explains it.
"""

import argparse
import copy
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import argosy
from argosy.bots import weights
from argosy.encoding import numbering, observation
from argosy.envs.extras import needed
from argosy.lab.intervals import wilson

with needed("train"):
    import numpy as np
    import torch
    from torch import Tensor, nn

from argosy.envs.vector import Vector

RIVALS = ("random", "greedy", "easy")
COLOURS = {"random": "#888888", "greedy": "#b5532a", "easy": "#2a6f97"}
CLIP, EPOCHS, MINIBATCH = 0.2, 2, 2048
PAST = 8  # earlier selves that are kept as opponents
CURVE_DEALS, LAST_DEALS = 1_000_000, 2_000_000  # seeds of matches, which no training game has


def linear(width: int, size: int, gain: float) -> nn.Linear:
    layer = nn.Linear(width, size)
    nn.init.orthogonal_(layer.weight, gain)
    nn.init.zeros_(layer.bias)
    return layer


class Net(nn.Module):
    """What to do, and how good it looks for the seat that is asked.

    Half precision (bfloat16) where it multiplies matrices: three times as fast on a CPU that has it. With `trust` it is
    also told what the game itself thinks of each action, begins as a careless greedy, and learns what that lacks.
    """

    def __init__(self, bounds: Any, actions: int, hidden: int, trust: float = 0.0) -> None:
        super().__init__()
        scale = 1.0 / torch.from_numpy(bounds.astype(np.float32))
        self.register_buffer("scale", scale.bfloat16())
        self.first, self.second = (
            linear(len(bounds), hidden, 2**0.5),
            linear(hidden, hidden, 2**0.5),
        )
        self.policy, self.value = linear(hidden, actions, 0.01), linear(hidden, 1, 1.0)
        self.trust = linear(hidden, 1, 0.01) if trust else None  # in what the game thinks
        if self.trust:
            nn.init.constant_(self.trust.bias, trust)

    def forward(
        self, seen: Tensor, legal: Tensor, counts: Tensor, looks: Tensor | None = None
    ) -> tuple[Tensor, Tensor]:
        """Return the logarithms of the chances of each row's legal actions, in the order of its list, and its value."""
        with torch.autocast("cpu", torch.bfloat16):
            inside = torch.relu(self.second(torch.relu(self.first(seen.bfloat16() * self.scale))))
            logits = self.policy(inside)
        logits = logits.gather(1, legal.long()).float()  # of hundreds of actions, few are legal
        if self.trust and looks is not None:
            logits = logits + self.trust(inside.float()) * looks
        beyond = torch.arange(legal.shape[1]) >= counts[:, None]
        value = torch.tanh(self.value(inside.float())).squeeze(1)
        return torch.log_softmax(logits.masked_fill(beyond, -1e9), 1), value


def look(games: Vector) -> tuple[Tensor, Tensor, Tensor]:
    """Return what is seen, what is legal and how much that is; copies, since the next step writes over the arrays."""
    most = max(1, int(games.counts.max()))
    found = games.observations, games.legal[:, :most].astype(np.int16), games.counts
    return tuple(torch.from_numpy(array.copy()) for array in found)


def first_looks(games: Vector, net: Net) -> Tensor | None:
    """Return how far below the best each legal action looks, in units of how far they are apart."""
    if not net.trust:
        return None
    most = max(1, int(games.counts.max()))
    none = np.arange(most) >= games.counts[:, None].clip(1)
    worth: Any = np.ma.array(games.looks()[:, :most], mask=none)
    off = (worth - worth.max(1, keepdims=True)) / (worth.std(1, keepdims=True) + 1e-6)
    return torch.from_numpy(off.filled(0.0).astype(np.float32)).clamp(-12, 0)


def drawn(chances: Tensor) -> Tensor:
    """Draw a column of each row: the greatest after noise (Gumbel's)."""
    return (chances - torch.empty_like(chances).exponential_().log_()).argmax(1)


# ── Playing ───────────────────────────────────────────────────────────────────────────────────────


class Rollout:
    """What happened in `steps` decisions of every game. In the last games an earlier self plays one of the seats."""

    def __init__(
        self, games: Vector, steps: int, shared: float, guess: bool = False, looks: bool = False
    ) -> None:
        self.games, self.steps, self.guesses = games, steps, guess
        n = games.n
        self.seen = torch.zeros(steps, n, len(games.names), dtype=torch.uint8)
        self.legal = torch.zeros(steps, n, games.legal.shape[1], dtype=torch.int16)
        self.counts = torch.zeros(steps, n, dtype=torch.int32)
        self.looks = torch.zeros(self.legal.shape) if looks else None
        self.choice = torch.zeros(steps, n, dtype=torch.long)  # a column of `legal`
        self.chance = torch.zeros(steps, n)  # the logarithm of
        self.guess = torch.zeros(steps, n)  # of the value, by the game itself
        self.value = torch.zeros(steps, n)
        self.seat: Any = np.zeros((steps, n), np.int64)
        self.reward: Any = np.zeros((steps, n, games.seats), np.float32)
        self.done: Any = np.zeros((steps, n), bool)
        self.ours = torch.ones(
            steps, n, dtype=torch.bool
        )  # whether there is anything to learn from
        self.rival_seat = np.full(n, -1)  # the seat of the earlier self
        if last := int(n * shared):
            self.rival_seat[-last:] = np.arange(last) % games.seats

    @torch.no_grad()
    def play(self, net: Net, rival: Net) -> None:
        games = self.games
        for t in range(self.steps):
            seen, legal, counts = look(games)
            self.seen[t], self.legal[t, :, : legal.shape[1]], self.counts[t] = seen, legal, counts
            self.seat[t] = games.deciders
            theirs = torch.from_numpy(games.deciders == self.rival_seat)
            looks = first_looks(games, net)
            if looks is not None and self.looks is not None:
                self.looks[t, :, : looks.shape[1]] = looks
            chances, value = net(seen, legal, counts, looks)
            if self.guesses:
                asked = zip(games.batch.states, games.deciders.tolist(), strict=True)
                self.guess[t] = torch.tensor([games.game.appraise_for(s, who) for s, who in asked])
            self.value[t] = self.guess[t] + value
            choice = drawn(chances)
            if theirs.any():
                told = None if looks is None else looks[theirs]
                choice[theirs] = drawn(rival(seen[theirs], legal[theirs], counts[theirs], told)[0])
            self.ours[t] = ~theirs & (counts > 1)
            self.choice[t] = choice
            self.chance[t] = chances.gather(1, choice[:, None]).squeeze(1)
            games.step(legal.gather(1, choice[:, None]).squeeze(1).numpy())
            self.reward[t], self.done[t] = games.rewards, games.dones

    def advantages(self, trace: float) -> Tensor:
        """Generalised advantages, for each seat over its own decisions: what comes between is the world's."""
        value, games = self.value.numpy(), self.games
        found = np.zeros_like(value)
        rows = np.arange(games.n)
        following: Any = np.zeros(
            (games.n, games.seats), np.float32
        )  # value of a seat's next decision
        gain: Any = np.zeros((games.n, games.seats), np.float32)
        known: Any = np.zeros((games.n, games.seats), bool)  # whether anything came after it
        for t in reversed(range(self.steps)):
            over = self.done[t]
            following[over], gain[over] = self.reward[t][over], 0.0
            known[over] = True
            seat = self.seat[t]
            delta = following[rows, seat] - value[t]
            found[t] = np.where(known[rows, seat], delta + trace * gain[rows, seat], 0.0)
            self.ours[t] &= torch.from_numpy(known[rows, seat])
            following[rows, seat], gain[rows, seat] = value[t], found[t]
            known[rows, seat] = True
        return torch.from_numpy(found)


# ── Learning ──────────────────────────────────────────────────────────────────────────────────────


def learn(
    net: Net,
    optimiser: torch.optim.Optimizer,
    rollout: Rollout,
    trace: float = 0.95,
    curiosity: float = 0.01,
) -> dict[str, float]:
    """Take a few steps towards what turned out better than expected; return figures to watch."""
    advantage = rollout.advantages(trace).flatten()
    target = advantage + rollout.value.flatten()
    chosen = rollout.ours.flatten().nonzero().squeeze(1)
    seen, legal = rollout.seen.flatten(0, 1), rollout.legal.flatten(0, 1)
    counts, choice = rollout.counts.flatten(), rollout.choice.flatten()
    looks = None if rollout.looks is None else rollout.looks.flatten(0, 1)
    before, guess = rollout.chance.flatten(), rollout.guess.flatten()
    told = torch.zeros(4)
    for _ in range(EPOCHS):
        for some in chosen[torch.randperm(len(chosen))].split(MINIBATCH):
            count = counts[some]
            most = int(count.max())
            shown = None if looks is None else looks[some, :most]
            chances, value = net(seen[some], legal[some, :most], count, shown)
            change = chances.gather(1, choice[some][:, None]).squeeze(1) - before[some]
            ratio, good = change.exp(), advantage[some]
            good = (good - good.mean()) / (good.std(correction=0) + 1e-8)
            policy = -torch.min(ratio * good, ratio.clamp(1 - CLIP, 1 + CLIP) * good).mean()
            entropy = -(chances.exp() * chances).sum(1).mean()
            error = (guess[some] + value - target[some]).pow(2).mean()
            optimiser.zero_grad()
            (policy + 0.5 * error - curiosity * entropy).backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()
            with torch.no_grad():
                moved = (ratio - 1 - change).mean()
                told += torch.stack([entropy, error, moved, torch.ones(())])
    entropy, error, moved = (told[:3] / told[3]).tolist()
    unexplained = error / (float(target[chosen].var()) + 1e-8)
    return {"entropy": entropy, "moved": moved, "error": error, "unexplained": unexplained}


@dataclass
class Score:
    """Games won against a bot, in every seat in turn; a tie counts its part."""

    won: float
    games: int

    @property
    def share(self) -> float:
        return self.won / self.games

    def __str__(self) -> str:
        low, high = wilson(self.won, self.games)
        return f"{self.share:.1%} ({low:.1%} to {high:.1%})"


@torch.no_grad()
def versus(
    net: Net, rival: "str | Net", name: str, options: dict[str, int], count: int, deals: int
) -> Score:
    """Play the likeliest actions against bots or another network: each deal once in every seat.

    Only the first game of each row counts: short games would else count more.
    """
    seats, won = options["seats"], 0.0
    rows = max(1, count // seats)
    for seat in range(seats):
        others = {other: rival for other in range(seats) if other != seat}
        bots = others if isinstance(rival, str) and others else None
        games = Vector(name, rows, deals, bots, True, False, False, options)
        while not games.dones.all():
            seen, legal, counts = look(games)
            shown = seen, legal, counts.clamp(min=1), first_looks(games, net)
            best = net(*shown)[0].argmax(1)
            if isinstance(rival, Net):
                theirs = torch.from_numpy(games.deciders != seat)
                best[theirs] = rival(*shown)[0].argmax(1)[theirs]
            games.step(legal.gather(1, best[:, None]).squeeze(1).numpy())
        won += float((games.rewards[:, seat] * (seats - 1) + 1).clip(0).sum() / seats)
    return Score(won, rows * seats)


VERSIONS = {"numbering": numbering.VERSION, "observation": observation.VERSION}


def keep(
    net: Net,
    name: str,
    options: dict[str, int],
    path: Path,
    asked: argparse.Namespace | None = None,
) -> None:
    """Write the weights, and what they belong to; and for two seats a file that bots play with (docs/bots.md)."""
    torch.save({"weights": net.state_dict(), "game": name, "options": options, **VERSIONS}, path)
    if options["seats"] == 2:
        play_with(net, name, options, path.with_suffix(".bin"), asked or arguments([]))


def play_with(
    net: Net, name: str, options: dict[str, int], path: Path, asked: argparse.Namespace
) -> None:
    """Write the file that `ismcts:network=FILE` takes: what one side may expect, the other may not."""
    game = argosy.game(name, **options)
    seen, numbers = observation.observer(name, game), numbering.numbering(name, game)
    into = net.first.weight / torch.tensor(seen.bounds)
    value, bias = net.value.weight, net.value.bias
    layers = [into.T, net.first.bias[None], net.second.weight.T, net.second.bias[None]]
    layers += [torch.cat([value, -value]), torch.cat([bias, -bias])[None]]
    layers += [net.policy.weight, net.policy.bias[None]]
    if net.trust:
        layers += [net.trust.weight, net.trust.bias[None]]
    fits = weights.fingerprint(seen, numbers)
    weights.write(path, [layer.tolist() for layer in layers], fits, command(asked), asked.guess)


def command(asked: argparse.Namespace) -> str:
    """Say how to train the same again: what was asked for otherwise than usual, but for where it goes."""
    usual = {**vars(arguments([])), "out": asked.out}
    given = {key: value for key, value in vars(asked).items() if value != usual[key]}
    words = [f"--{key}" if value is True else f"--{key} {value}" for key, value in given.items()]
    return " ".join(["python examples/ppo.py", *words])


def load(path: Path | str) -> tuple[Net, str, dict[str, int]]:
    """Return a network that was kept, its game and its options."""
    kept = torch.load(path)
    if any(kept[what] != version for what, version in VERSIONS.items()):
        raise SystemExit(f"{path} was trained with other numbers or observations than {VERSIONS}")
    weights = kept["weights"]
    net = Net(
        np.ones(len(weights["scale"])),
        len(weights["policy.bias"]),
        len(weights["first.bias"]),
        float("trust.bias" in weights),
    )
    net.load_state_dict(weights)
    return net, kept["game"], kept["options"]


# ── The curve ─────────────────────────────────────────────────────────────────────────────────────

Curve = list[tuple[float, dict[str, Score]]]


class Picture(str):
    """An SVG, which a notebook shows."""

    def _repr_svg_(self) -> str:
        return str(self)


def picture(curve: Curve, title: str) -> Picture:
    """Draw the share of wins over CPU time, with 95 % intervals, as SVG."""
    last = max(curve[-1][0], 1.0)
    lines = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" font-family="sans-serif" font-size="13">',
        f'<rect width="640" height="360" fill="white"/><text x="50" y="22">{title}</text>',
    ]
    for share in (0, 0.25, 0.5, 0.75, 1):
        y = 320 - 280 * share
        lines.append(
            f'<path d="M50 {y}H560" stroke="#ddd"/><text x="10" y="{y + 4}">{share:.0%}</text>'
        )
    label = 0.0
    for rival in sorted(curve[-1][1], key=lambda rival: -curve[-1][1][rival].share):
        colour, points, bars = COLOURS[rival], "", ""
        for at, found in curve:
            x, (low, high) = 50 + 510 * at / last, wilson(found[rival].won, found[rival].games)
            points += f" {x:.1f},{320 - 280 * found[rival].share:.1f}"
            bars += f"M{x:.1f} {320 - 280 * low:.1f}V{320 - 280 * high:.1f}"
        label = max(label + 15, 324 - 280 * curve[-1][1][rival].share)  # names do not overlap
        lines += [
            f'<path d="{bars}" stroke="{colour}" opacity="0.4"/>',
            f'<polyline points="{points[1:]}" fill="none" stroke="{colour}" stroke-width="2"/>',
            f'<text x="566" y="{label:.0f}" fill="{colour}">{rival}</text>',
        ]
    lines.append(f'<text x="50" y="345">0 to {last:.0f} s of CPU time</text></svg>')
    return Picture("\n".join(lines))


def train(asked: argparse.Namespace) -> Curve:
    torch.set_num_threads(1)
    torch.manual_seed(asked.seed)
    out, name = Path(asked.out), asked.game
    options = argosy.edition(name).choose({"seats": asked.seats} if asked.seats else {})
    net: Net | None = None
    if asked.start:
        net, name, options = load(asked.start)
    games = Vector(name, asked.n, asked.seed * 10_000, None, True, False, True, options)
    net = net or Net(games.bounds, len(games.numbering), asked.hidden, asked.trust)
    print(f"{name}, {sum(p.numel() for p in net.parameters()):,} weights", flush=True)
    optimiser = torch.optim.Adam(net.parameters(), asked.rate, eps=1e-5, fused=True)
    past = [copy.deepcopy(net)]
    rollout = Rollout(games, asked.steps, asked.shared, asked.guess, net.trust is not None)
    curve: Curve = []
    told: dict[str, float] = {}
    used, decisions, updates = 0.0, 0, 0
    while True:
        done = used >= asked.seconds
        if done or not curve or used >= curve[-1][0] + asked.seconds / asked.points:
            count, deals = (asked.last, LAST_DEALS) if done else (asked.games, CURVE_DEALS)
            found = {r: versus(net, r, name, options, count, deals) for r in asked.rivals}
            curve.append((used, found))
            shares = ", ".join(f"{score} of {rival}" for rival, score in found.items())
            figures = "".join(f", {name} {value:.3f}" for name, value in told.items())
            print(f"{used:6.0f} s, {decisions:10,} decisions{figures}: beats {shares}", flush=True)
            out.with_suffix(".svg").write_text(picture(curve, f"{name}: games won by PPO"), "utf-8")
        if done:
            break
        began = time.process_time()
        optimiser.param_groups[0]["lr"] = asked.rate * max(0.05, 1 - used / asked.seconds)
        rollout.play(net, past[int(torch.randint(len(past), ()))])
        told = learn(net, optimiser, rollout, asked.trace, asked.curiosity)
        updates += 1
        if updates % 10 == 0:
            past = [*past[-PAST + 1 :], copy.deepcopy(net)]
        decisions += asked.n * asked.steps
        used += time.process_time() - began
    keep(net, name, options, out.with_suffix(".pt"), asked)
    return curve


def arguments(words: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    option = parser.add_argument
    option("--game", default="sea_routes")
    option("--seats", type=int, default=0, help="the usual number if 0")
    option("--seconds", type=float, default=600, help="of CPU time, without the matches")
    option("--n", type=int, default=256, help="games side by side")
    option("--steps", type=int, default=64, help="decisions of each before it learns")
    option("--hidden", type=int, default=256)
    option("--rate", type=float, default=1e-3)
    option("--trace", type=float, default=0.95, help="how far later decisions count: lambda")
    option("--curiosity", type=float, default=0.01, help="what entropy is worth")
    option("--guess", action="store_true", help="learn values as what the game's own guess lacks")
    option("--trust", type=float, default=0.0, help="in the game's own first look at each action")
    option("--start", default="", help="weights to go on from, with their game and options")
    option("--shared", type=float, default=0.25, help="part of the games against an earlier self")
    option("--rivals", nargs="+", default=list(RIVALS), choices=RIVALS, help="bots of the matches")
    option("--games", type=int, default=128, help="of each match for the curve")
    option("--last", type=int, default=400, help="games of each match at the end")
    option("--points", type=int, default=6, help="of the curve")
    option("--seed", type=int, default=1)
    option("--out", default="ppo", help="where the curve and the weights go")
    return parser.parse_args(words)


if __name__ == "__main__":
    train(arguments())
