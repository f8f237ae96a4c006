"""Look at a language: what it lacks, and what it says."""

from cyclopts import App

from argosy.cli import help
from argosy.cli.console import say
from argosy.cli.speech import checked, language, t
from argosy.core.phrase import verbatim
from argosy.core.registry import edition as find_edition

INCOMPLETE = 2


def check(language: str, /) -> int:
    """Return 2 if anything is missing."""
    from argosy.laws.language_laws import faults

    found = faults(checked(language))
    for fault in found:
        print(fault)
    say(t("words-check", faults=len(found), language=verbatim(language)))
    return INCOMPLETE if found else 0


def show(game: str, /) -> None:
    from argosy.laws.language_laws import samples

    for id, text in samples(language(), find_edition(game)):
        print(f"{id}: {text}")


def add_to(app: App) -> None:
    words = App(name="words", help_formatter=help.Page("words"))
    help.add(words, check, under="words-")
    help.add(words, show, under="words-")
    app.command(words)
