"""Let a player learn from games against itself, generation by generation.

The present player plays; its positions are labelled with a mix of the outcome and of what its search thought. Three
candidates are fitted to them: other weights, weights halfway there, and a small network beside the weights. Each is
tried against the present player, and only what wins is kept; the next generation starts from there.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from argosy.core.edition import bad
from argosy.core.phrase import verbatim
from argosy.lab import regression
from argosy.lab.candidate import DIGITS, Content, playing
from argosy.lab.fit import KEPT_ASIDE
from argosy.lab.journal import Entry, read
from argosy.lab.layer import Layer
from argosy.lab.listener import Listener
from argosy.lab.regression import Sample
from argosy.lab.selfplay import Lesson, learnt
from argosy.lab.training import Outcome, Plan, concluded
from argosy.lab.trial import Court
from argosy.lab.workers import Workers

CANDIDATES = 3  # of a round, at most


@dataclass
class Training(Plan):
    """A training to be made."""

    games: int = 200  # of a round
    mix: float = 0.5  # how much the outcome counts, and not what the search thought
    pull: float = 5.0  # towards the present weights
    hidden: int = 8  # units of the network; 0: no network is tried

    def __post_init__(self) -> None:
        if not 10 <= self.games <= 1_000_000:
            raise bad("train-games", games=verbatim(self.games))
        if not (0.0 <= self.mix <= 1.0 and self.pull > 0.0 and 0 <= self.hidden <= 256):
            raise bad("train-numbers")
        super().__post_init__()

    @property
    def deals_a_round(self) -> int:
        return self.games + CANDIDATES * (self.most // self.options["seats"])


def train(
    plan: Training, folder: Path, command: str, *, jobs: int = 1, listener: Listener | None = None
) -> Outcome:
    """Train, round by round, from wherever an earlier start has come to."""
    court = plan.court(folder, command, jobs, listener or Listener())
    outcome = concluded(court, command)
    for number in range(1, plan.rounds + 1):
        samples = Generation(plan, court, number).samples()
        for name, candidate in candidates(plan, court.content, *samples, number):
            court.rule(f"{number}-{name}", candidate, plan.bots)
        outcome = concluded(court, command)
    return outcome


class Generation:
    """The games of one round."""

    def __init__(self, plan: Training, court: Court, number: int) -> None:
        self.plan = plan
        self.court = court
        self.id = f"{number}-games"

    def samples(self) -> tuple[list[Sample], list[Sample]]:
        """Return what is fitted to, and what is kept aside: a fifth of the games."""
        deal = self.court.deals(self.plan.games)
        path = self.court.journal.games(self.id)
        self.court.listener.found(self.court.journal.once(self.id, lambda: self.play(deal, path)))
        fitting: list[Sample] = []
        aside: list[Sample] = []
        for entry in sorted(read(path), key=lambda entry: int(entry["deal"])):
            some = aside if (entry["deal"] - deal) % KEPT_ASIDE == 0 else fitting
            some.extend(Sample(rows, shares) for rows, shares in entry["samples"])
        if not fitting or not aside:
            raise bad("fit-winner")
        return fitting, aside

    def play(self, deal: int, path: Path) -> Entry:
        """Play all games that the file does not have yet."""
        plan, court = self.plan, self.court
        done = {entry["deal"]: len(entry["samples"]) for entry in read(path)}
        lessons = [
            Lesson(plan.edition.id, plan.options, playing(plan.bot, court.path), at, plan.mix)
            for at in range(deal, deal + plan.games)
            if at not in done
        ]
        with Workers(court.jobs) as workers, path.open("a", encoding="utf-8") as file:
            for entry in workers.map(learnt, lessons):
                file.write(json.dumps(entry) + "\n")
                file.flush()
                done[entry["deal"]] = len(entry["samples"])
                court.listener.played(len(done), plan.games)
        positions = sum(done.values())
        return {
            "kind": "played",
            "deals": [deal, plan.games],
            "games": plan.games,
            "positions": positions,
        }


def candidates(
    plan: Training, content: Content, fitting: list[Sample], aside: list[Sample], number: int
) -> Iterator[tuple[str, Content]]:
    """Yield by name what is worth a trial; all are made from what the games were played by."""
    before = content["weights"]
    alone = {part: found for part, found in content.items() if part != "network"}
    fitted = regression.fit(fitting, list(before.values()), plan.pull)
    for name, part in (("weights", 1.0), ("halfway", 0.5)):
        weights = {
            key: round(was + part * (now - was), DIGITS)
            for (key, was), now in zip(before.items(), fitted, strict=True)
        }
        yield name, {**alone, "weights": weights}
    if plan.hidden:
        layer = Layer(list(before.values()), fitting, plan.hidden, plan.seed + number)
        layer.teach(fitting, aside)
        yield "network", {**alone, "network": layer.content()}
