"""Experiments on the command line: simulate, ladder, fit. Parses here, computes in the lab, prints in lab_reports."""

import sys
from dataclasses import asdict, dataclass
from json import dumps as to_json
from pathlib import Path

from cyclopts import App, Parameter

from argosy.cli import arguments, help
from argosy.cli.arguments import Options, OutputFile
from argosy.cli.extras import extra
from argosy.cli.speech import t
from argosy.core.edition import bad
from argosy.core.phrase import verbatim
from argosy.core.registry import edition as find_edition

TENTH = 0.1


def simulate(
    game: str,
    /,
    *,
    seats: str | None = None,
    games: int = 100,
    seed: int = 0,
    option: Options = None,
    records: Path | None = None,
    json: bool = False,
    jobs: int = 1,
) -> None:
    from rich.console import Console
    from rich.progress import Progress

    from argosy.cli.lab_reports import print_simulation
    from argosy.lab.simulation import Plan, simulate

    edition = find_edition(game)
    plan = Plan(
        edition, arguments.given(seats), games, seed, arguments.options(edition, option or [])
    )
    with Progress(
        console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True
    ) as bar:
        task = bar.add_task(t("simulate-progress", games=games), total=games)
        report = simulate(
            plan,
            folder=records,
            jobs=jobs,
            progress=lambda played: bar.update(task, completed=played),
        )
    if json:
        print(to_json(asdict(report)))
    else:
        print_simulation(report, records)


@Parameter(name="*")
@dataclass
class Series:
    """How a match is played."""

    seats: int = 2
    only: list[str] | None = None
    scale: float = 1.0
    tenth: bool = False
    least: int = 20
    most: int = 200
    seed: int = 0


def ladder(
    game: str,
    /,
    *,
    series: Series | None = None,
    bots: str | None = None,
    results: Path | None = None,
    option: Options = None,
    jobs: int = 1,
    json: bool = False,
) -> None:
    with extra("lab"):
        from argosy.lab.ladder import BOTS, Ladder, climb

    from argosy.cli.lab_reports import print_ladder, standing_text

    how = series or Series()
    edition = find_edition(game)
    plan = Ladder(
        edition,
        how.seats,
        arguments.options(edition, option or []),
        bots=tuple(arguments.given(bots)) or BOTS,
        only=[paired(text) for text in how.only or []],
        scale=TENTH if how.tenth else how.scale,
        least=how.least,
        most=how.most,
        seed=how.seed,
    )
    report = climb(
        plan,
        results or Path(f"ladder-{game}-{how.seats}.jsonl"),
        jobs=jobs,
        progress=lambda now: print(standing_text(now), file=sys.stderr, flush=True),
    )
    if json:
        rows = [
            {**asdict(now), "interval": now.interval, "verdict": now.verdict}
            for now in report.standings
        ]
        print(to_json({"matches": rows, "ratings": report.ratings}))
    else:
        print_ladder(plan, report)


def paired(text: str) -> tuple[str, str]:
    first, hyphen, second = text.partition("-")
    if not hyphen or not first or not second:
        raise bad("ladder-only", given=verbatim(text))
    return first, second


def fit(
    game: str,
    /,
    *,
    seats: int | None = None,
    bot: str = "easy",
    games: int = 400,
    seed: int = 0,
    pull: float = 5.0,
    option: Options = None,
    output: OutputFile = None,
) -> None:
    from argosy.cli.lab_reports import print_fit
    from argosy.lab.fit import Study
    from argosy.lab.fit import fit as fit_weights

    edition = find_edition(game)
    given = arguments.options(edition, option or [])
    chosen = edition.choose({**given, "seats": seats or edition.default_seats})
    found = fit_weights(Study(edition, chosen, bot, games, seed, pull))
    print_fit(found)
    if output is not None:
        arguments.write(output, found.weights_file())


def add_to(app: App) -> None:
    for command in (simulate, ladder, fit):
        help.add(app, command)
