"""Training on the command line: tune, train. Parses here; the lab plays and decides."""

import os
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from cyclopts import App, Parameter

from argosy.cli import arguments, help
from argosy.cli.arguments import Options
from argosy.cli.extras import extra
from argosy.cli.lab_commands import tested
from argosy.core.edition import Edition
from argosy.core.registry import edition as find_edition


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

    from argosy.cli.training_reports import Watcher, conclude

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

    from argosy.cli.training_reports import Watcher, conclude

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


def add_to(app: App) -> None:
    for command in (tune, train):
        help.add(app, command)
