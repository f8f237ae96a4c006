"""Declare the commands; each leaves its work to another module, and its help is in `commands.ftl`.

That module is imported by the command itself, so that no command waits for what others need.
"""

from pathlib import Path
from typing import Literal

from cyclopts import App, Parameter

from argosy import __version__
from argosy.cli import (
    arguments,
    bot_commands,
    export_commands,
    help,
    lab_commands,
    server_commands,
    training_commands,
    word_commands,
)
from argosy.cli.arguments import Options, OutputFile
from argosy.core.edition import bad
from argosy.core.registry import edition as find_edition

app = App(
    name="argosy",
    help_formatter=help.Page(help.ROOT),
    version=__version__,
    suppress_keyboard_interrupt=False,
    default_parameter=Parameter(negative=()),
)


def games() -> None:
    from argosy.cli import rulebooks

    rulebooks.list_games()


def rules(game: str, clause: str | None = None, /) -> None:
    from argosy.cli import rulebooks

    rulebooks.read_rules(find_edition(game), clause)


def play(
    game: str | None = None,
    /,
    *,
    seats: str | None = None,
    option: Options = None,
    seed: int | None = None,
    load: Path | None = None,
) -> None:
    from argosy.cli import session

    session.play(game, arguments.given(seats), option or [], seed, load)


def replay(record: Path, /, *, json: bool = False) -> None:
    from argosy.cli import records

    match = records.load(record)
    records.print_json(match) if json else records.print_words(match)


def why(record: Path, action: str, /, *, at: int | None = None) -> None:
    from argosy.cli import records
    from argosy.cli.speech import reader_of

    match = records.position(record, at)
    records.explain(match, action, reader_of(match))


def show(
    record: Path,
    /,
    *,
    at: int | None = None,
    format: Literal["text", "diagram", "svg", "png"] = "text",
    viewer: str | None = None,
    dark: bool = False,
    output: OutputFile = None,
) -> None:
    from argosy.cli import records

    if format == "png" and output is None:
        raise bad("png")
    picture = records.picture(records.position(record, at), format, viewer, dark)
    arguments.write(output, picture)


for command in (games, rules, play, replay, why, show):
    help.add(app, command)
lab_commands.add_to(app)
training_commands.add_to(app)
bot_commands.add_to(app)
export_commands.add_to(app)
server_commands.add_to(app)
word_commands.add_to(app)
