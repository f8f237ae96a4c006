"""Ask a bot what it would play."""

from pathlib import Path

from cyclopts import App

from argosy.cli import help


def hint(
    record: Path, /, *, at: int | None = None, bot: str = "hard", seed: int | None = None
) -> None:
    from argosy.cli.hints import give_hint

    give_hint(record, at, bot, seed)


def add_to(app: App) -> None:
    help.add(app, hint)
