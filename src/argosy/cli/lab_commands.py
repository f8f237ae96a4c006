"""Experiments on the command line: simulate, ladder, fit. Parses here, computes in the lab, prints in lab_reports."""

import sys
from dataclasses import asdict, dataclass
from json import dumps as to_json
from pathlib import Path

from cyclopts import App, Parameter
from rich.console import Console
from rich.progress import Progress

from argosy.cli import arguments
from argosy.cli.arguments import GameName, Jobs, Options, OutputFile
from argosy.cli.extras import extra
from argosy.core.edition import BadInput
from argosy.core.registry import edition as find_edition

TENTH = 0.1


def simulate(
    game: GameName,
    /,
    *,
    seats: str | None = None,
    games: int = 100,
    seed: int = 0,
    option: Options = None,
    records: Path | None = None,
    json: bool = False,
    jobs: Jobs = 1,
) -> None:
    """Play many games between bots and count who wins.

    Parameters
    ----------
    seats
        A bot for every seat, in seat order, such as greedy,random. Default: random everywhere.
    games
        How many.
    seed
        Game number i (from 0) is drawn from seed + i.
    records
        A folder that receives every game as a record.
    json
        Print one JSON object instead of a report.
    """
    from argosy.cli.lab_reports import print_simulation
    from argosy.lab.simulation import Plan, simulate

    edition = find_edition(game)
    plan = Plan(
        edition, arguments.given(seats), games, seed, arguments.options(edition, option or [])
    )
    with Progress(
        console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True
    ) as bar:
        task = bar.add_task(f"{games} games", total=games)
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
    """How a match is played.

    Parameters
    ----------
    seats
        With more than two, one of the first bot plays among copies of the second.
    only
        Play only the match FIRST-SECOND; may be given again.
    scale
        A factor for the budgets of medium and hard.
    tenth
        The same as --scale 0.1
    least
        Games before a match may be stopped.
    most
        Games after which a match is stopped.
    seed
        The first deal; the next deals count up from it.
    """

    seats: int = 2
    only: list[str] | None = None
    scale: float = 1.0
    tenth: bool = False
    least: int = 20
    most: int = 200
    seed: int = 0


def ladder(
    game: GameName,
    /,
    *,
    series: Series | None = None,
    bots: str | None = None,
    results: Path | None = None,
    option: Options = None,
    jobs: Jobs = 1,
    json: bool = False,
) -> None:
    """Play the bots against each other on paired deals and rate them.

    Parameters
    ----------
    bots
        Who plays, the weakest first. Default: random,greedy,easy,medium,hard
    results
        A file that receives every game as a line of JSON, and from which an interrupted ladder goes
        on. Default: ladder-GAME-SEATS.jsonl
    json
        Print one JSON object instead of tables.
    """
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
        raise BadInput(f"--only is FIRST-SECOND, such as hard-greedy, not {text!r}.")
    return first, second


def fit(
    game: GameName,
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
    """Fit the weights of a game's evaluation to the outcomes of games between bots.

    Parameters
    ----------
    seats
        How many.
    bot
        Who plays on every seat.
    games
        How many games.
    seed
        The first deal; the next deals count up from it.
    pull
        How strongly the present weights hold: the more, the more it takes to move them.
    output
        Where to write the weights, with this command and the date; the game itself reads
        src/argosy/games/GAME/weights.json.
    """
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
        app.command(command)
