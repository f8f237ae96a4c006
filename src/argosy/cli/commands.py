"""What can be asked on the command line; each command leaves the work to a module."""

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Parameter

from argosy.cli import (
    arguments,
    bot_commands,
    records,
    rulebooks,
    server_commands,
    session,
    simulation,
)
from argosy.core.edition import BadInput
from argosy.core.registry import edition as find_edition

app = App(
    name="argosy",
    help=(
        "Five tabletop games of trade and piracy, with every rule enforced.\n\n"
        "Begin with: argosy games, then argosy play sea_routes"
    ),
    help_format="plaintext",
    version=rulebooks.version,
    suppress_keyboard_interrupt=False,
    default_parameter=Parameter(negative=()),
)

Options = Annotated[
    list[str] | None,
    Parameter(
        name="--option", help="NAME=VALUE, a number of the rules to change; may be given again."
    ),
]


@app.command
def games() -> None:
    """List the games."""
    rulebooks.list_games()


@app.command
def rules(game: str, clause: str | None = None, /) -> None:
    """Read the rulebook of a game, or one clause of it.

    Parameters
    ----------
    game
        Its name, as `argosy games` lists it.
    clause
        Its number, such as R8 or SR-A21.
    """
    rulebooks.read_rules(find_edition(game), clause)


@app.command
def play(
    game: str | None = None,
    /,
    *,
    seats: str | None = None,
    option: Options = None,
    seed: int | None = None,
    load: Path | None = None,
) -> None:
    """Play in the terminal.

    Parameters
    ----------
    game
        Its name, as `argosy games` lists it. Not needed with --load.
    seats
        Who sits where, in seat order: you, you:NAME, or a bot (random, greedy, easy,
        medium, hard). Several people take turns at this keyboard. Default: you,greedy
    seed
        A number from which all chance is drawn, to play the same deal again.
    load
        A record to go on with, as `save FILE` wrote it during play.
    """
    session.play(game, arguments.given(seats), option or [], seed, load)


@app.command
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
    """Play many games between bots and count.

    Parameters
    ----------
    game
        Its name, as `argosy games` lists it.
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
    jobs
        Processes that share the work.
    """
    simulation.simulate(
        simulation.Plan(find_edition(game), arguments.given(seats), games, seed, option or []),
        records,
        json,
        jobs,
    )


@app.command
def replay(record: Path, /, *, json: bool = False) -> None:
    """Check a record line by line and tell it in words.

    Parameters
    ----------
    record
        A file as `save`, `simulate --records` or a server wrote it; - reads it from the input.
    json
        One JSON object per line: what line N was, and the position in which it was played.
    """
    match = records.load(record)
    records.print_json(match) if json else records.print_words(match)


@app.command
def why(record: Path, action: str, /, *, at: int | None = None) -> None:
    """Why something may not be done: the clause, its sentence and the rule.

    Parameters
    ----------
    record
        A record file; - reads it from the input.
    action
        Such as "red sail c4"; without a seat it is the one that is asked.
    at
        The position: line N was due. Default: the end.
    """
    records.explain(records.position(record, at), action)


@app.command
def show(
    record: Path,
    /,
    *,
    at: int | None = None,
    format: Literal["text", "svg", "png"] = "text",
    viewer: str | None = None,
    dark: bool = False,
    output: Annotated[Path | None, Parameter(name=["--output", "-o"])] = None,
) -> None:
    """Draw the table.

    Parameters
    ----------
    record
        A record file; - reads it from the input.
    at
        The position: line N was due. Default: the end.
    format
        text for a terminal, svg or png for a picture.
    viewer
        Draw what this seat knows. Default: what everybody knows.
    dark
        The night chart.
    output
        Where to write it. A png needs one; the others are printed by default.
    """
    if format == "png" and output is None:
        raise BadInput("A png goes into a file: add -o FILE.png")
    picture = records.picture(records.position(record, at), format, viewer, dark)
    arguments.write(output, picture)


bot_commands.add_to(app)
server_commands.add_to(app)
