"""The command `argosy`. What a command needs is imported when it is given: `--version` needs next to nothing."""

import sys
from collections.abc import Sequence

from argosy import __version__


def main(tokens: Sequence[str] | None = None) -> None:
    sys.exit(run(tokens))


def run(tokens: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    words = list(sys.argv[1:] if tokens is None else tokens)
    if words == ["--version"]:
        print(__version__)
        return 0
    from argosy.cli.runner import obey

    return obey(words)
