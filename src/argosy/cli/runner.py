"""Obey one command. Every problem becomes a sentence and exit code 2."""

import os
import sys
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from cyclopts import CycloptsError

from argosy.cli.arguments import INPUT
from argosy.cli.commands import app
from argosy.cli.speech import checked, speaking, t, taken_out, told
from argosy.core.edition import BadInput
from argosy.core.language import of_environment
from argosy.core.registry import BrokenGame

WRONG = 2
STOPPED = 130


def obey(given: Sequence[str]) -> int:
    """Carry out a command and return its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a name in letters the terminal does not have
    words, code = taken_out(given)
    try:
        wanted = checked(code)
    except BadInput as problem:
        with speaking(of_environment()):
            return complain(told(problem))
    with speaking(wanted):
        return carry_out([INPUT if word == "-" else word for word in words])


def carry_out(words: list[str]) -> int:
    try:
        with broken_games_in_plain_words():
            done = app(words, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
    except BadInput as problem:
        return complain(told(problem))
    except CycloptsError as problem:
        from argosy.cli.mistakes import problem_of

        return complain(f"{told(problem_of(problem))}\n{t('try-help')}")
    except BrokenPipeError:  # the reader has seen enough (argosy rules pirates | head)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        print(f"\n{t('stopped')}", file=sys.stderr)
        return STOPPED
    else:
        return done if isinstance(done, int) else 0
    return 0


@contextmanager
def broken_games_in_plain_words() -> Iterator[None]:
    """Report a package whose game cannot be used like any other problem; the command goes on."""
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
