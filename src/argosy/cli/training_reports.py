"""Show how a training goes, and what came of it."""

import sys
import time
from collections import deque
from types import TracebackType
from typing import Any, Self

from rich.console import Console
from rich.progress import Progress

from argosy.cli.console import say
from argosy.cli.lab_reports import interval
from argosy.cli.speech import decimal, percent, t
from argosy.core.phrase import verbatim
from argosy.lab.listener import Listener
from argosy.lab.training import Outcome

LATELY = 5  # steps from whose time the time left is told


def conclude(found: Outcome) -> None:
    say(t("training-kept", kept=found.kept), "bold")
    say(t("training-files", weights=verbatim(found.best), log=verbatim(found.log)))


# ── While it goes on ──────────────────────────────────────────────────────────────────────────────


class Watcher(Listener):
    """Shows a bar for the step at hand, and a line for every step and trial that is over."""

    def __init__(self) -> None:
        console = Console(stderr=True, soft_wrap=True, highlight=False)
        self.bar = Progress(console=console, disable=not sys.stderr.isatty(), transient=True)
        self.task = self.bar.add_task("")
        self.last = time.monotonic()
        self.lately: deque[float] = deque(maxlen=LATELY)  # seconds of the last steps

    def __enter__(self) -> Self:
        self.bar.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.bar.stop()

    def played(self, games: int, most: int) -> None:
        self.bar.update(self.task, completed=games, total=most)

    def found(self, entry: dict[str, Any]) -> None:
        now = time.monotonic()
        self.lately.append(now - self.last)
        self.last = now
        self.bar.reset(self.task)
        self.bar.console.print(self.line(entry), markup=False)

    def line(self, entry: dict[str, Any]) -> str:
        if entry["kind"] == "trial":
            return trial_text(entry)
        if entry["kind"] == "played":
            return t("train-played", games=entry["games"], positions=entry["positions"])
        shares = entry["shares"]
        left = sum(self.lately) / len(self.lately) * (entry["steps"] - entry["step"])
        return t(
            "tune-step",
            step=verbatim(entry["step"]),
            steps=verbatim(entry["steps"]),
            mean=verbatim(percent(sum(shares) / len(shares), 1)),
            best=verbatim(percent(max(shares), 1)),
            minutes=verbatim(decimal(left / 60.0, 1)),
        )


def trial_text(entry: dict[str, Any]) -> str:
    return t(
        f"training-trial-{entry['verdict']}",
        candidate=verbatim(entry["id"]),
        bot=verbatim(entry["bot"]),
        share=verbatim(percent(entry["share"], 1)),
        interval=verbatim(interval(*entry["interval"])),
        games=entry["games"],
        ratio=verbatim(decimal(entry["ratio"], 2)),
    )
