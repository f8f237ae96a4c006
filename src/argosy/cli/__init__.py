"""Run the command `argosy`. Every problem becomes a sentence and exit code 2."""

import os
import sys
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from cyclopts import CycloptsError

from argosy.cli.arguments import INPUT
from argosy.cli.commands import app
from argosy.core.edition import BadInput
from argosy.core.registry import BrokenGame

WRONG = 2
STOPPED = 130


def main(tokens: Sequence[str] | None = None) -> None:
    sys.exit(run(tokens))


def run(tokens: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a name in letters the terminal does not have
    words = [
        INPUT if word == "-" else word for word in (sys.argv[1:] if tokens is None else tokens)
    ]
    try:
        with broken_games_in_plain_words():
            app(words, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
    except BadInput as problem:
        return complain(str(problem))
    except CycloptsError as problem:
        return complain(f"{problem}\nTry: argosy --help, or argosy COMMAND --help")
    except BrokenPipeError:  # the reader has seen enough (argosy rules pirates | head)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return STOPPED
    return 0


@contextmanager
def broken_games_in_plain_words() -> Iterator[None]:
    """Tell of a package whose game cannot be used as of any other problem; the command goes on."""
    with warnings.catch_warnings():
        usual = warnings.showwarning

        def tell(
            message: Warning | str, category: type[Warning], filename: str, lineno: int, *rest: Any
        ) -> None:
            if issubclass(category, BrokenGame):
                complain(str(message))
            else:
                usual(message, category, filename, lineno, *rest)

        warnings.showwarning = tell  # type: ignore[assignment]
        yield


def complain(says: str) -> int:
    print(f"argosy: {says}", file=sys.stderr)
    return WRONG
