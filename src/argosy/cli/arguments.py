"""Read and check what people type on the command line: seats, options, files."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from argosy.core.edition import Edition, bad, bad_file
from argosy.core.phrase import Value, listed, verbatim
from argosy.core.words import Option

INPUT = "<input>"  # what `-` is called: the parser would take a bare hyphen for an option
BIGGEST = 50_000_000  # bytes; longer than any record

# Parameters that several commands have. What they are for: `help-all-option` and so on.
Options = Annotated[list[str] | None, Parameter(name="--option")]
OutputFile = Annotated[Path | None, Parameter(name=["--output", "-o"])]


def given(seats: str | None) -> list[str]:
    """Split `you,greedy` into a list, which is empty if nothing was given."""
    if seats is None:
        return []
    names = [name.strip() for name in seats.split(",")]
    if not all(names):
        raise bad("seats-empty", seats=verbatim(seats))
    return names


def options(edition: Edition, pairs: Sequence[str]) -> dict[str, int]:
    """Read pairs such as `rounds=6`; the range is checked where the game is made."""
    known = {option.name: option for option in edition.options}
    found: dict[str, int] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise bad("option-pair", given=verbatim(pair), **having(edition))
        if name == "seats":
            raise bad("option-seats")
        if name not in known and name != "rules":
            raise bad("unknown-option", option=verbatim(name), **having(edition))
        if name in found:
            raise bad("option-twice", option=verbatim(name))
        found[name] = option_value(known.get(name), name, value)
    return found


def having(edition: Edition) -> dict[str, Value]:
    names = listed(option.name for option in edition.options)
    return {"game": verbatim(edition.id), "options": names}


def option_value(option: Option | None, name: str, value: str) -> int:
    if option is not None and value in option.choices:
        return option.low + option.choices.index(value)
    if value.isascii() and value.isdigit() and len(value) < 10:
        return int(value)
    told: dict[str, Value] = {"option": verbatim(name), "value": verbatim(value)}
    if option is None:
        raise bad("option-whole", **told)
    if option.choices:
        raise bad("option-choice", choices=listed(option.choices), **told)
    raise bad("option-between", low=verbatim(option.low), high=verbatim(option.high), **told)


def read(path: Path) -> str:
    """Read the text of a file; `-` is the standard input."""
    if str(path) == INPUT:
        data = sys.stdin.buffer.read(BIGGEST + 1)
    else:
        try:
            with path.open("rb") as file:
                data = file.read(BIGGEST + 1)
        except OSError as problem:
            raise bad_file("read", path, problem) from None
    if len(data) > BIGGEST:
        raise bad("too-long", file=verbatim(path))
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as problem:
        line = data[: problem.start].count(b"\n") + 1
        raise bad("no-text", file=verbatim(path), line=verbatim(line)) from None


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
        raise bad_file("write", path, problem) from None
