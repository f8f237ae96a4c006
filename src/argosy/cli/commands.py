"""Declare the commands; each leaves its work to another module."""

from pathlib import Path
from typing import Literal

from cyclopts import App, Parameter

from argosy.cli import (
    arguments,
    bot_commands,
    lab_commands,
    records,
    rulebooks,
    server_commands,
    session,
)
from argosy.cli.arguments import GameName, LineNumber, Options, OutputFile, RecordFile
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


@app.command
def games() -> None:
    """List the games."""
    rulebooks.list_games()


@app.command
def rules(game: GameName, clause: str | None = None, /) -> None:
    """Read the rulebook of a game, or one clause of it.

    Parameters
    ----------
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
def why(record: RecordFile, action: str, /, *, at: LineNumber = None) -> None:
    """Say why something is not allowed: the clause, its sentence and the rule.

    Parameters
    ----------
    action
        Such as "red sail c4". Without a seat, the one whose turn it is.
    """
    records.explain(records.position(record, at), action)


@app.command
def show(
    record: RecordFile,
    /,
    *,
    at: LineNumber = None,
    format: Literal["text", "svg", "png"] = "text",
    viewer: str | None = None,
    dark: bool = False,
    output: OutputFile = None,
) -> None:
    """Draw the table.

    Parameters
    ----------
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


lab_commands.add_to(app)
bot_commands.add_to(app)
server_commands.add_to(app)
