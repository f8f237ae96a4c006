"""Read and check what people type on the command line: seats, options, files."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from argosy.core.edition import BadInput, Edition
from argosy.core.words import Option

INPUT = "<input>"  # what `-` is called: the parser would take a bare hyphen for an option
BIGGEST = 50_000_000  # bytes; longer than any record

# Parameters that several commands have.
GameName = Annotated[str, Parameter(help="Its name, as `argosy games` lists it.")]
RecordFile = Annotated[Path, Parameter(help="A record file; - reads it from the input.")]
LineNumber = Annotated[
    int | None, Parameter(help="The position: line N was due. Default: the end.")
]
Options = Annotated[
    list[str] | None,
    Parameter(
        name="--option", help="NAME=VALUE, a number of the rules to change; may be given again."
    ),
]
Jobs = Annotated[int, Parameter(help="Processes that share the work.")]
OutputFile = Annotated[Path | None, Parameter(name=["--output", "-o"])]


def given(seats: str | None) -> list[str]:
    """Split `you,greedy` into a list, which is empty if nothing was given."""
    if seats is None:
        return []
    names = [name.strip() for name in seats.split(",")]
    if not all(names):
        raise BadInput(f"--seats is a list such as you,greedy; {seats!r} has an empty place.")
    return names


def options(edition: Edition, pairs: Sequence[str]) -> dict[str, int]:
    """Read pairs such as `rounds=6`; the range is checked where the game is made."""
    known = {option.name: option for option in edition.options}
    found: dict[str, int] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadInput(f"An option is NAME=VALUE, not {pair!r}. {option_names(edition)}")
        if name == "seats":
            raise BadInput("The number of seats is that of the names in --seats.")
        if name not in known and name != "rules":
            raise BadInput(f"{edition.id} has no option {name!r}. {option_names(edition)}")
        if name in found:
            raise BadInput(f"Option {name} was given twice.")
        found[name] = option_value(known.get(name), name, value)
    return found


def option_names(edition: Edition) -> str:
    return f"{edition.id} has: {', '.join(option.name for option in edition.options)}."


def option_value(option: Option | None, name: str, value: str) -> int:
    if option is not None and value in option.choices:
        return option.low + option.choices.index(value)
    if value.isascii() and value.isdigit() and len(value) < 10:
        return int(value)
    if option is not None and option.choices:
        raise BadInput(f"Option {name} is one of {', '.join(option.choices)}, not {value!r}.")
    ranges = f" from {option.low} to {option.high}" if option is not None else ""
    raise BadInput(f"Option {name} is a whole number{ranges}, not {value!r}.")


def read(path: Path) -> str:
    """Read the text of a file; `-` is the standard input."""
    if str(path) == INPUT:
        data = sys.stdin.buffer.read(BIGGEST + 1)
    else:
        try:
            with path.open("rb") as file:
                data = file.read(BIGGEST + 1)
        except OSError as problem:
            raise BadInput(f"Cannot read {path}: {problem.strerror}.") from None
    if len(data) > BIGGEST:
        raise BadInput(f"{path} is too long for a record.")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as problem:
        line = data[: problem.start].count(b"\n") + 1
        raise BadInput(f"{path}: Line {line}: this is no text (UTF-8).") from None


def write(path: Path | None, content: str | bytes) -> None:
    """Write into a file, or print if there is none."""
    if path is None:
        assert isinstance(content, str)
        print(content, end="")
        return
    data = content.encode() if isinstance(content, str) else content
    try:
        path.write_bytes(data)
    except OSError as problem:
        raise BadInput(f"Cannot write {path}: {problem.strerror}.") from None
