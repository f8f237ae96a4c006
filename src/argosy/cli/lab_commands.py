"""Experiments on the command line: simulate, match, ladder, fit. Parses here; the lab computes, lab_reports prints."""

import os
import sys
from dataclasses import asdict, dataclass
from json import dumps as to_json
from pathlib import Path
from typing import TYPE_CHECKING

from cyclopts import App, Parameter

from argosy.cli import arguments, help
from argosy.cli.arguments import Options, OutputFile
from argosy.cli.extras import extra
from argosy.cli.speech import t
from argosy.core.edition import bad
from argosy.core.phrase import verbatim
from argosy.core.registry import edition as find_edition

if TYPE_CHECKING:
    from argosy.lab.sprt import Sprt

TENTH = 0.1
MOST_PLAYED = 200  # games of a match without a test,
MOST_TESTED = 20_000  # and with one that comes to no end


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
class Deals:
    """Which deals are played, and how many."""

    seats: int = 2
    sprt: str | None = None
    most: int | None = None
    seed: int = 0
    held_out: bool = False


def match(
    game: str,
    first: str,
    second: str,
    /,
    *,
    deals: Deals | None = None,
    results: Path | None = None,
    option: Options = None,
    jobs: int | None = None,
    json: bool = False,
) -> None:
    from rich.console import Console
    from rich.progress import Progress, TimeElapsedColumn

    from argosy.cli.lab_reports import contest_text, print_contest
    from argosy.lab.contest import Contest, Standing, run

    how = deals or Deals()
    edition = find_edition(game)
    contest = Contest(
        edition,
        first,
        second,
        how.seats,
        arguments.options(edition, option or []),
        test=tested(how.sprt),
        most=how.most or (MOST_TESTED if how.sprt else MOST_PLAYED),
        seed=how.seed,
        held_out=how.held_out,
    )
    hidden = not sys.stderr.isatty()
    columns = (*Progress.get_default_columns(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), disable=hidden, transient=True) as bar:
        task = bar.add_task("", total=contest.most)

        def show(now: Standing) -> None:
            bar.update(task, completed=now.games, description=contest_text(now))

        found = run(contest, results, jobs=jobs or os.cpu_count() or 1, progress=show)
    if json:
        print(to_json(found.told()))
    else:
        print_contest(found)


def tested(shares: str | None) -> "Sprt | None":
    """Read `0.5,0.55`: the two shares that a test tells apart."""
    from argosy.lab.sprt import Sprt

    if shares is None:
        return None
    try:
        low, high = map(float, shares.split(","))
    except ValueError:
        raise bad("sprt-text", given=verbatim(shares)) from None
    return Sprt(low, high)


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
    for command in (simulate, match, ladder, fit):
        help.add(app, command)
