"""Training on the command line: tune, train. Parses here; the lab plays and decides."""

import os
import sys
import time
from collections import deque
from dataclasses import asdict, dataclass
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self

from cyclopts import App, Parameter

from argosy.cli import arguments, help
from argosy.cli.arguments import Options
from argosy.cli.console import say
from argosy.cli.extras import extra
from argosy.cli.lab_commands import tested
from argosy.cli.lab_reports import interval
from argosy.cli.speech import decimal, percent, t
from argosy.core.edition import Edition
from argosy.core.phrase import verbatim
from argosy.core.registry import edition as find_edition
from argosy.lab.listener import Listener

if TYPE_CHECKING:
    from argosy.lab.training import Outcome

LATELY = 5  # steps from whose time the time left is told


@Parameter(name="*")
@dataclass
class Trials:
    """How candidates are tried, and from which deal on."""

    seats: int = 2
    rounds: int = 1
    sprt: str = "0.5,0.55"
    most: int = 4000
    seed: int = 0


@Parameter(name="*")
@dataclass
class Steps:
    """How candidates are found by tuning."""

    steps: int = 20
    deals: int = 100
    confirm: str = "ismcts:iterations=100"


def tune(
    game: str,
    /,
    *,
    bot: str = "greedy",
    steps: Steps | None = None,
    trials: Trials | None = None,
    option: Options = None,
    out: Path | None = None,
    jobs: int | None = None,
) -> None:
    with extra("lab"):
        from argosy.lab.tune import Tuning
        from argosy.lab.tune import tune as tune_weights

    how, climb = trials or Trials(), steps or Steps()
    edition = find_edition(game)
    plan = Tuning(
        **shared(edition, how, option),
        bot=bot,
        steps=climb.steps,
        deals=climb.deals,
        confirm=arguments.given(climb.confirm) if climb.confirm else [],
    )
    words = f"--bot {bot} --steps {climb.steps} --deals {climb.deals} --confirm {climb.confirm!r}"
    command = f"argosy tune {game} {words}{written(how, option)}"
    folder = out or Path(f"tune-{game}-{how.seats}")
    with Watcher() as watcher:
        found = tune_weights(plan, folder, command, jobs=jobs or cores(), listener=watcher)
    conclude(found)


@Parameter(name="*")
@dataclass
class Lessons:
    """What is learnt from."""

    games: int = 200
    mix: float = 0.5
    pull: float = 5.0
    hidden: int = 8


def train(
    game: str,
    /,
    *,
    bot: str = "ismcts:iterations=100",
    lessons: Lessons | None = None,
    trials: Trials | None = None,
    option: Options = None,
    out: Path | None = None,
    jobs: int | None = None,
) -> None:
    with extra("lab"):
        from argosy.lab.train import Training
        from argosy.lab.train import train as train_player

    how, taught = trials or Trials(), lessons or Lessons()
    edition = find_edition(game)
    plan = Training(**shared(edition, how, option), bot=bot, **asdict(taught))
    words = f"--bot {bot} --games {taught.games} --mix {taught.mix:g} --pull {taught.pull:g}"
    command = f"argosy train {game} {words} --hidden {taught.hidden}{written(how, option)}"
    folder = out or Path(f"train-{game}-{how.seats}")
    with Watcher() as watcher:
        found = train_player(plan, folder, command, jobs=jobs or cores(), listener=watcher)
    conclude(found)


def shared(edition: Edition, how: Trials, option: Options) -> dict[str, Any]:
    """Return the part of a plan that every training has."""
    given = arguments.options(edition, option or [])
    return {
        "edition": edition,
        "options": edition.choose({**given, "seats": how.seats}),
        "rounds": how.rounds,
        "test": tested(how.sprt),
        "most": how.most,
        "seed": how.seed,
    }


def written(how: Trials, option: Options) -> str:
    """Write that part as it is typed."""
    extra = "".join(f" --option {pair}" for pair in option or [])
    return (
        f" --seats {how.seats} --rounds {how.rounds} --sprt {how.sprt} --most {how.most}"
        f" --seed {how.seed}{extra}"
    )


def cores() -> int:
    return os.cpu_count() or 1


def conclude(found: "Outcome") -> None:
    say(t("training-kept", kept=found.kept), "bold")
    say(t("training-files", weights=verbatim(found.best), log=verbatim(found.log)))


# ── While it goes on ──────────────────────────────────────────────────────────────────────────────


class Watcher(Listener):
    """Shows a bar for the step at hand, and a line for every step and trial that is over."""

    def __init__(self) -> None:
        from rich.console import Console
        from rich.progress import Progress

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


def add_to(app: App) -> None:
    for command in (tune, train):
        help.add(app, command)
