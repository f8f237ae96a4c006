"""Tune the weights and constants of an evaluation directly by who wins.

The covariance matrix adaptation evolution strategy (CMA-ES, from `cmaes`) draws candidates around a point; each plays a
batch of paired deals against the present player, and the point moves towards those that won most. Where it ends is the
candidate that is tried, with the bot that it was tuned with and with those that must confirm it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from math import log
from pathlib import Path

import numpy
from cmaes import CMA

from argosy.core.edition import bad
from argosy.lab.candidate import Content, moved, numbers, playing, written
from argosy.lab.journal import Entry
from argosy.lab.listener import Listener
from argosy.lab.paired import Result, Results, Twin, deals, play
from argosy.lab.training import Outcome, Plan, concluded
from argosy.lab.trial import Court
from argosy.lab.workers import Workers

CHUNK = 64  # games that are handed out at a time: what an interruption may cost


@dataclass
class Tuning(Plan):
    """A tuning to be made."""

    steps: int = 20  # of a round
    deals: int = 100  # that a candidate plays in a step
    confirm: list[str] = field(default_factory=list)  # bots that it must win with as well

    def __post_init__(self) -> None:
        if min(self.steps, self.deals) < 1:
            raise bad("tune-steps")
        super().__post_init__()

    @property
    def bots(self) -> list[str]:
        return [self.bot, *self.confirm]

    @property
    def deals_a_round(self) -> int:
        trials = len(self.bots) * (self.most // self.options["seats"])
        return self.steps * self.deals + trials

    @property
    def population(self) -> int:
        """Count the candidates of a step, as the strategy advises for so many numbers."""
        return 4 + int(3 * log(len(numbers(self.content))))


def tune(
    plan: Tuning, folder: Path, command: str, *, jobs: int = 1, listener: Listener | None = None
) -> Outcome:
    """Tune, round by round, from wherever an earlier start has come to."""
    court = plan.court(folder, command, jobs, listener or Listener())
    outcome = concluded(court, command)
    for number in range(1, plan.rounds + 1):
        with Workers(jobs) as workers:
            candidate = Climb(plan, court, workers, number).run()
        court.rule(f"{number}-tuned", candidate, plan.bots)
        outcome = concluded(court, command)
    return outcome


class Climb:
    """One round of a tuning."""

    def __init__(self, plan: Tuning, court: Court, workers: Workers, number: int) -> None:
        self.plan = plan
        self.court = court
        self.workers = workers
        self.number = number

    def run(self) -> Content:
        """Return where the strategy ends after all steps."""
        plan, court = self.plan, self.court
        optimizer = CMA(
            mean=numpy.zeros(len(numbers(court.content))),
            sigma=1.0,
            seed=plan.seed + self.number,
            population_size=plan.population,
        )
        for step in range(1, plan.steps + 1):
            points = [optimizer.ask() for _ in range(plan.population)]
            entry = self.step(f"{self.number}-step-{step}", points, court.deals(plan.deals))
            court.listener.found(entry | {"step": step, "steps": plan.steps})
            optimizer.tell([(x, -share) for x, share in zip(points, entry["shares"], strict=True)])
        return moved(court.content, optimizer.mean)

    def step(self, id: str, points: Sequence[Sequence[float]], deal: int) -> Entry:
        """Play a batch of deals with every candidate, the same for all of them."""

        def work() -> Entry:
            journal, plan = self.court.journal, self.plan
            files = [
                written(journal.candidate(f"{id}-{n}"), moved(self.court.content, point))
                for n, point in enumerate(points)
            ]
            shares = self.played(id, files, deal)
            games = len(files) * plan.deals * plan.options["seats"]
            return {"kind": "step", "deals": [deal, plan.deals], "games": games, "shares": shares}

        return self.court.journal.once(id, work)

    def played(self, id: str, files: list[Path], deal: int) -> list[float]:
        """Return by candidate what share of the victories it had."""
        plan = self.plan
        second = playing(plan.bot, self.court.path)
        results = Results(plan.edition, plan.options, self.court.journal.games(id))
        shares = []
        for number, file in enumerate(files):
            first = playing(plan.bot, file)
            every = deals(plan.edition, plan.options, first, second, deal)
            twins = [twin for some in islice(every, plan.deals) for twin in some]
            done = results.between(first, second)
            missing = [twin for twin in twins if (twin.deal, twin.seat) not in done]
            for result in self.finished(missing):
                results.add(result)
                done[result.deal, result.seat] = result
                before = number * len(twins)
                self.court.listener.played(before + len(done), len(files) * len(twins))
            total = sum(done[twin.deal, twin.seat].share for twin in twins)
            shares.append(round(total / len(twins), 6))
        return shares

    def finished(self, twins: list[Twin]) -> Iterator[Result]:
        for start in range(0, len(twins), CHUNK):
            yield from self.workers.map(play, twins[start : start + CHUNK])
