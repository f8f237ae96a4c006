"""Measure the environments in CPU time, ours beside others, in one interleaved run.

    python -m bench.envs [--rounds 5]

A decision is an action of a seat. The vector steps 1,024 games with random legal actions, chosen in compiled code.
PettingZoo's own connect_four is played unwrapped, as ours are, by the same loop: `last()`, the first legal action from
a random number on, `step`. (To pick with `numpy.flatnonzero` takes 1 to 13 microseconds: that would be measured.)
pgx's backgammon is stepped in batches of 1,024 by JAX on the CPU, where it is installed: with JAX it takes 0.6 GB, so
locks/bench.txt does not name it. `.venv/bin/pip install pgx` comes first. Writes bench/results/envs.md.
"""

import argparse
import os
import platform
import random
import time
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import argosy
from argosy import envs
from argosy.core.contract import Rng
from bench.speed import Contender

RESULT = Path(__file__).parent / "results" / "envs.md"
N = 1024
STEPS = 60
TURNS = 1500
VECTOR = "vector, n = 1024"
AEC = "PettingZoo, unwrapped"
PEERS = {VECTOR: "pgx backgammon, observations and masks", AEC: "PettingZoo connect_four"}


def stepping(name: str, **parts: bool) -> Callable[[], float]:
    games: Any = argosy.vector(name, n=N, seed=1, **parts)  # type: ignore[arg-type]
    rng = Rng(1)
    for _ in range(20):  # into the middle of the games
        games.step(games.sample(rng))

    def run() -> float:
        for _ in range(STEPS):
            games.batch.sample(rng)
            games.batch.step()
        return float(N * STEPS)

    return run


def turns(env: Any) -> Callable[[], float]:
    """Play by PettingZoo's loop. What chooses is as cheap as can be, so that the environment is measured."""
    env.reset(seed=1)
    rng = random.Random(1)

    def run() -> float:
        for _ in range(TURNS):
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.reset()
                continue
            mask = seen["action_mask"].tobytes()
            action = mask.find(1, int(rng.random() * len(mask)))
            env.step(action if action >= 0 else mask.find(1))
        return float(TURNS)

    return run


def connect_four() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic.connect_four.connect_four import raw_env
    return raw_env()


def backgammon() -> Callable[[], float] | None:
    """Return pgx's backgammon in batches, where there is pgx."""
    try:
        import jax
        import pgx
        from pgx.experimental import auto_reset
    except ImportError:
        return None
    env = pgx.make("backgammon")
    key = jax.random.PRNGKey(0)
    begin = jax.jit(jax.vmap(env.init))

    def turn(state: Any, key: Any) -> Any:
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        action = jax.random.categorical(key, logits)
        stepped = jax.vmap(auto_reset(env.step, env.init))
        return stepped(state, action, jax.random.split(key, N))

    step = jax.jit(turn)
    held = [begin(jax.random.split(key, N))]
    held[0] = step(held[0], key)

    def run() -> float:
        for n in range(10):
            held[0] = step(held[0], jax.random.fold_in(key, n))
        jax.block_until_ready(held[0].current_player)
        return float(N * 10)

    return run


def contenders() -> list[Contender]:
    found = []
    for name in argosy.editions():
        found.append(Contender(f"{name}, observations and masks", VECTOR, stepping(name)))
        found.append(Contender(f"{name}, masks", VECTOR, stepping(name, observations=False)))
        found.append(Contender(f"argosy {name}", AEC, turns(envs.aec(name))))
    found.append(Contender(PEERS[AEC], AEC, turns(connect_four())))
    other = backgammon()
    if other is not None:
        found.append(Contender(PEERS[VECTOR], VECTOR, other))
    return found


def table(column: str, found: list[Contender]) -> list[str]:
    """Return the figures of one kind, the best first, and how many times the peer's each is."""
    rows = sorted((c for c in found if c.column == column), key=lambda c: -c.best)
    peer = next((c.best for c in rows if c.name == PEERS[column]), None)
    lines = [
        f"## {column}: decisions a second",
        "",
        "| | best | times the peer | all samples |",
        "| --- | ---: | ---: | --- |",
    ]
    for one in rows:
        samples = ", ".join(f"{sample:,.0f}" for sample in one.samples)
        times = f"{one.best / peer:,.1f}" if peer else ""
        lines.append(f"| {one.name} | {one.best:,.0f} | {times} | {samples} |")
    if peer is None:
        lines += ["", f"{PEERS[column]}: not installed, not measured."]
    return [*lines, ""]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    found = contenders()
    began = time.process_time()
    for _ in range(rounds):
        for one in found:
            one.sample()
    load = os.getloadavg()[0]
    head = (
        f"Made by `python -m bench.envs`. Python {platform.python_version()}, {os.cpu_count()} cores, one used; "
        f"load {load:.1f} at the end (others may have run beside it). CPU time, {rounds} rounds by turns."
    )
    lines = ["# Environments", "", head, "", *table(VECTOR, found), *table(AEC, found)]
    text = "\n".join(lines).rstrip() + "\n"
    RESULT.write_text(text, encoding="utf-8")
    print(text, f"{time.process_time() - began:.0f} s of CPU time")


if __name__ == "__main__":
    main()
