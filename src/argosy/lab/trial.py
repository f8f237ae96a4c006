"""Try a candidate against the present player: it is kept only if a sequential test says that it wins."""

from dataclasses import dataclass
from pathlib import Path

from argosy.core.edition import Edition
from argosy.lab.candidate import Content, changed, playing, written
from argosy.lab.contest import Contest, run
from argosy.lab.journal import Entry, Journal
from argosy.lab.listener import Listener
from argosy.lab.sprt import Sprt


@dataclass
class Court:
    """Where candidates are tried, one after the other, on deals that nobody has played before."""

    edition: Edition
    options: dict[str, int]
    test: Sprt
    most: int  # games of a trial; one that is open then has not won
    jobs: int
    journal: Journal
    listener: Listener
    content: Content  # what the present player plays by
    deal: int  # the next that nobody has played
    kept: int = 0  # candidates that won

    def __post_init__(self) -> None:
        self.path = written(self.journal.candidate("present-0"), self.content)

    def deals(self, count: int) -> int:
        """Take so many deals; return the first."""
        self.deal += count
        return self.deal - count

    def rule(self, id: str, candidate: Content, bots: list[str]) -> bool:
        """Keep a candidate if it wins with every one of these bots; return whether it does."""
        file = written(self.journal.candidate(id), candidate)
        self.journal.once(
            f"{id}-changes",
            lambda: {"kind": "candidate", "changes": changed(self.content, candidate)},
        )
        for number, bot in enumerate(bots):
            entry = self.tried(f"{id}-trial-{number + 1}", bot, file)
            self.listener.found(entry)
            if not entry["won"]:
                return False
        self.content = candidate
        self.kept += 1
        self.path = written(self.journal.candidate(f"present-{self.kept}"), candidate)
        return True

    def tried(self, id: str, bot: str, file: Path) -> Entry:
        """Play a trial, once; `won` tells whether the candidate is the better one."""
        contest = Contest(
            self.edition,
            playing(bot, file),
            playing(bot, self.path),
            seats=self.options["seats"],
            given={name: value for name, value in self.options.items() if name != "seats"},
            test=self.test,
            most=self.most,
            seed=self.deals(self.most // self.options["seats"]),
        )

        def work() -> Entry:
            now = run(
                contest,
                self.journal.games(id),
                jobs=self.jobs,
                progress=lambda now: self.listener.played(now.games, self.most),
            )
            return {
                "kind": "trial",
                "bot": bot,
                "deals": [contest.start, len(now.scores)],
                "games": now.games,
                "share": round(now.share, 6),
                "interval": [round(bound, 6) for bound in now.interval],
                "ratio": round(now.ratio, 4),
                "verdict": now.verdict,
                "unended": now.unended,
                "won": now.verdict == "high",
            }

        return self.journal.once(id, work)
