"""What tuning and training have in common: the plan, and what came of it."""

from dataclasses import asdict, dataclass, field, fields
from datetime import date
from pathlib import Path

from argosy.bots.names import bot
from argosy.core.edition import Edition, bad
from argosy.core.phrase import verbatim
from argosy.lab.candidate import Content, present, written
from argosy.lab.journal import Entry, Journal
from argosy.lab.listener import Listener
from argosy.lab.logbook import logbook
from argosy.lab.paired import HELD_OUT
from argosy.lab.sprt import Sprt
from argosy.lab.trial import Court


@dataclass
class Plan:
    """A training to be made. Raises BadInput for one that cannot be."""

    edition: Edition
    options: dict[str, int]
    bot: str  # that plays with the candidates
    rounds: int  # each starts from what was kept
    test: Sprt
    most: int  # games of a trial
    seed: int  # the first deal, and where all else is drawn from
    start: Content | None = field(default=None, kw_only=True)  # None: what the game plays by

    def __post_init__(self) -> None:
        if self.options["seats"] < 2:
            raise bad("ladder-seats")
        if not self.options["seats"] <= self.most <= 10_000_000:
            raise bad("contest-games")
        if self.seed < 0:
            raise bad("seed", seed=verbatim(self.seed))
        for name in self.bots:
            bot(name, self.edition)
        self.content = self.start or present(self.edition)
        if self.rounds < 1 or self.seed + self.rounds * self.deals_a_round > HELD_OUT:
            raise bad("training-deals", most=verbatim(HELD_OUT))

    @property
    def bots(self) -> list[str]:
        """All that a candidate must win with."""
        return [self.bot]

    @property
    def deals_a_round(self) -> int:
        """Count the deals that a round may need."""
        raise NotImplementedError

    def court(self, folder: Path, command: str, jobs: int, listener: Listener) -> Court:
        """Open the folder, and begin with the first deal."""
        journal = Journal(folder, self.told(), lambda entries: logbook(entries, command))
        return Court(
            self.edition,
            self.options,
            self.test,
            self.most,
            jobs,
            journal,
            listener,
            self.content,
            self.seed,
        )

    def told(self) -> Entry:
        """Return what a second start must have in common with the first."""
        parts = {part.name: getattr(self, part.name) for part in fields(self)}
        parts |= {"edition": self.edition.id, "test": asdict(self.test), "start": self.content}
        return {"kind": type(self).__name__.lower(), **parts}


@dataclass(frozen=True)
class Outcome:
    """What a training has come to."""

    content: Content  # of the evaluation that is best now
    kept: int  # candidates that won
    best: Path  # the same as a weights.json, with where it comes from
    log: Path


def concluded(court: Court, command: str) -> Outcome:
    """Write what is best now as the weights.json of a game."""
    journal = court.journal
    head = {"made_by": command, "date": date.today().isoformat(), "games": games_of(journal)}
    best = written(journal.folder / "weights.json", head | court.content)
    return Outcome(court.content, court.kept, best, journal.log)


def games_of(journal: Journal) -> int:
    return sum(entry.get("games", 0) for entry in journal.entries)
