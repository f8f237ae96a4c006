"""Teach a network a game by self-play: masked PPO against itself and its past selves, and a curve of how it does.

    python examples/ppo.py                                     # Trade Routes at sea, 300 s of CPU time
    python examples/ppo.py --game land_routes --seconds 1800

Needs `pip install 'argosy[train]'`. One network plays every seat, since the viewer's own side comes first in what it
sees. Writes the curve against random, greedy and easy (ppo.svg) and the weights (ppo.pt), together with the versions of
the numbering and the observation that they belong to.
"""

import argparse
import copy
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

import argosy
from argosy.envs import numbering, observation
from argosy.envs.vector import Vector

RIVALS = ("random", "greedy", "easy")
COLOURS = {"random": "#888888", "greedy": "#b5532a", "easy": "#2a6f97"}
CLIP, LAMBDA, ENTROPY, EPOCHS, MINIBATCH = 0.2, 0.95, 0.01, 2, 2048
PAST = 8  # earlier selves that are kept as opponents


def linear(width: int, size: int, gain: float) -> nn.Linear:
    layer = nn.Linear(width, size)
    nn.init.orthogonal_(layer.weight, gain)
    nn.init.zeros_(layer.bias)
    return layer


class Net(nn.Module):
    """What to do, and how good it looks for the seat that is asked."""

    def __init__(self, bounds: Any, actions: int, hidden: int) -> None:
        super().__init__()
        self.register_buffer("scale", 1.0 / torch.from_numpy(bounds.astype(np.float32)))
        width = len(bounds)
        self.body = nn.Sequential(
            linear(width, hidden, 2**0.5), nn.ReLU(), linear(hidden, hidden, 2**0.5), nn.ReLU()
        )
        self.policy, self.value = linear(hidden, actions, 0.01), linear(hidden, 1, 1.0)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        inside = self.body(seen.float() * self.scale)
        logits = self.policy(inside).masked_fill(~mask, -1e9)
        return logits, torch.tanh(self.value(inside)).squeeze(-1)


def look(games: Vector) -> tuple[Tensor, Tensor]:
    """Return what is seen and what is legal; copies, since the next step writes over the arrays."""
    return torch.from_numpy(games.observations.copy()), torch.from_numpy(games.masks.copy())


def drawn(logits: Tensor) -> Tensor:
    """Draw an action from each row: the greatest after noise (Gumbel's)."""
    noise = torch.rand_like(logits).clamp_(1e-9, 1 - 1e-7)
    return (logits - torch.log(-torch.log(noise))).argmax(-1)


# ── Playing ───────────────────────────────────────────────────────────────────────────────────────


class Rollout:
    """What happened in `steps` decisions of every game. In the last games an earlier self plays some of the seats."""

    def __init__(self, games: Vector, steps: int, shared: float) -> None:
        self.games, self.steps = games, steps
        n = games.n
        self.seen = torch.zeros(steps, n, len(games.names), dtype=torch.uint8)
        self.mask = torch.zeros(steps, n, len(games.numbering), dtype=torch.bool)
        self.action = torch.zeros(steps, n, dtype=torch.long)
        self.chance = torch.zeros(steps, n)  # the logarithm of
        self.value = torch.zeros(steps, n)
        self.seat = np.zeros((steps, n), np.int64)
        self.reward = np.zeros((steps, n, games.seats), np.float32)
        self.done = np.zeros((steps, n), bool)
        self.ours = torch.ones(steps, n, dtype=torch.bool)
        self.rival_seat = np.full(n, -1)  # the seat of the earlier self
        last = int(n * shared)
        if last:
            self.rival_seat[-last:] = np.arange(last) % games.seats

    @torch.no_grad()
    def play(self, net: Net, rival: Net) -> None:
        games = self.games
        for t in range(self.steps):
            seen, mask = look(games)
            self.seen[t], self.mask[t] = seen, mask
            self.seat[t] = games.deciders
            theirs = torch.from_numpy(games.deciders == self.rival_seat)
            logits, self.value[t] = net(seen, mask)
            action = drawn(logits)
            if theirs.any():
                action[theirs] = drawn(rival(seen[theirs], mask[theirs])[0])
            self.ours[t] = ~theirs
            self.action[t] = action
            self.chance[t] = torch.log_softmax(logits, -1).gather(1, action[:, None]).squeeze(1)
            games.step(action.numpy())
            self.reward[t], self.done[t] = games.rewards, games.dones

    def advantages(self) -> Tensor:
        """Generalised advantages, for each seat over its own decisions: what comes between is the world's."""
        value, games = self.value.numpy(), self.games
        found = np.zeros_like(value)
        rows = np.arange(games.n)
        following = np.zeros((games.n, games.seats), np.float32)  # value of a seat's next decision
        gain = np.zeros((games.n, games.seats), np.float32)
        known = np.zeros((games.n, games.seats), bool)  # whether anything came after it
        for t in reversed(range(self.steps)):
            over = self.done[t]
            following[over], gain[over] = self.reward[t][over], 0.0
            known[over] = True
            seat = self.seat[t]
            delta = following[rows, seat] - value[t]
            found[t] = np.where(known[rows, seat], delta + LAMBDA * gain[rows, seat], 0.0)
            self.ours[t] &= torch.from_numpy(known[rows, seat])
            following[rows, seat], gain[rows, seat] = value[t], found[t]
            known[rows, seat] = True
        return torch.from_numpy(found)


# ── Learning ──────────────────────────────────────────────────────────────────────────────────────


def learn(net: Net, optimiser: torch.optim.Optimizer, rollout: Rollout) -> None:
    advantage = rollout.advantages().flatten()
    target = advantage + rollout.value.flatten()
    chosen = rollout.ours.flatten().nonzero().squeeze(1)
    seen, mask = rollout.seen.flatten(0, 1), rollout.mask.flatten(0, 1)
    action, chance = rollout.action.flatten(), rollout.chance.flatten()
    for _ in range(EPOCHS):
        for some in chosen[torch.randperm(len(chosen))].split(MINIBATCH):
            logits, value = net(seen[some], mask[some])
            chances = torch.log_softmax(logits, -1)
            ratio = (chances.gather(1, action[some][:, None]).squeeze(1) - chance[some]).exp()
            good = advantage[some]
            good = (good - good.mean()) / (good.std(correction=0) + 1e-8)
            policy = -torch.min(ratio * good, ratio.clamp(1 - CLIP, 1 + CLIP) * good).mean()
            order = (chances.exp() * chances.masked_fill(~mask[some], 0)).sum(-1).mean()
            loss = policy + 0.5 * (value - target[some]).pow(2).mean() + ENTROPY * order
            optimiser.zero_grad()
            loss.backward()  # type: ignore[no-untyped-call]
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()


@torch.no_grad()
def versus(net: Net, name: str, rival: str, count: int, options: dict[str, int]) -> float:
    """Return the share of games won against bots, in every seat in turn; a tie counts its part.

    Only the first game of each row counts: short games would else count more.
    """
    seats, won = options["seats"], 0.0
    rows = max(1, count // seats)
    for seat in range(seats):
        bots = {other: rival for other in range(seats) if other != seat}
        games = Vector(name, rows, 10_000 + 1000 * seat, bots or None, True, True, False, options)
        while not games.dones.all():
            seen, mask = look(games)
            mask[mask.sum(1) == 0] = True  # a game that is over
            games.step(net(seen, mask)[0].argmax(-1).numpy())
        won += float((games.rewards[:, seat] * (seats - 1) + 1).clip(0).sum() / seats)
    return won / (rows * seats)


# ── The curve ─────────────────────────────────────────────────────────────────────────────────────


def picture(curve: list[tuple[float, dict[str, float]]], title: str) -> str:
    """Draw the share of wins over CPU time as SVG."""
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
    for rival in RIVALS:
        points = " ".join(f"{50 + 510 * t / last:.1f},{320 - 280 * r[rival]:.1f}" for t, r in curve)
        colour, y = COLOURS[rival], 324 - 280 * curve[-1][1][rival]
        lines.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>'
        )
        lines.append(f'<text x="566" y="{y:.0f}" fill="{colour}">{rival}</text>')
    return "\n".join([*lines, f'<text x="50" y="345">0 to {last:.0f} s of CPU time</text></svg>'])


def train(asked: argparse.Namespace) -> list[tuple[float, dict[str, float]]]:
    torch.set_num_threads(1)
    torch.manual_seed(asked.seed)
    options = argosy.edition(asked.game).choose({"seats": asked.seats} if asked.seats else {})
    games = Vector(asked.game, asked.n, asked.seed, None, True, True, True, options)
    net = Net(games.bounds, len(games.numbering), asked.hidden)
    optimiser = torch.optim.Adam(net.parameters(), asked.rate, eps=1e-5)
    past = [copy.deepcopy(net)]
    rollout = Rollout(games, asked.steps, asked.shared)
    curve: list[tuple[float, dict[str, float]]] = []
    used, decisions, updates = 0.0, 0, 0
    while True:
        if (
            not curve
            or used >= curve[-1][0] + asked.seconds / asked.points
            or used >= asked.seconds
        ):
            found = {r: versus(net, asked.game, r, asked.games, options) for r in RIVALS}
            curve.append((used, found))
            shares = ", ".join(f"{share:.0%} of {rival}" for rival, share in found.items())
            print(f"{used:6.0f} s, {decisions:10,} decisions: beats {shares}", flush=True)
            Path(asked.out).with_suffix(".svg").write_text(
                picture(curve, f"{asked.game}, PPO"), "utf-8"
            )
        if used >= asked.seconds:
            break
        began = time.process_time()
        optimiser.param_groups[0]["lr"] = asked.rate * max(0.05, 1 - used / asked.seconds)
        rollout.ours.fill_(True)
        rollout.play(net, past[int(torch.randint(len(past), ()))])
        learn(net, optimiser, rollout)
        updates += 1
        if updates % 10 == 0:
            past = [*past[-PAST + 1 :], copy.deepcopy(net)]
        decisions += asked.n * asked.steps
        used += time.process_time() - began
    versions = {"numbering": numbering.VERSION, "observation": observation.VERSION}
    kept = {"weights": net.state_dict(), "game": asked.game, "options": options, **versions}
    torch.save(kept, Path(asked.out).with_suffix(".pt"))
    return curve


def arguments(words: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--game", default="sea_routes")
    parser.add_argument("--seats", type=int, default=0, help="the usual number if 0")
    parser.add_argument(
        "--seconds", type=float, default=300, help="of CPU time, without the matches of the curve"
    )
    parser.add_argument("--n", type=int, default=256, help="games side by side")
    parser.add_argument("--steps", type=int, default=64, help="decisions of each before it learns")
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument(
        "--shared", type=float, default=0.25, help="part of the games against an earlier self"
    )
    parser.add_argument("--games", type=int, default=128, help="of each match for the curve")
    parser.add_argument("--points", type=int, default=6, help="of the curve")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default="ppo")
    return parser.parse_args(words)


if __name__ == "__main__":
    train(arguments())
