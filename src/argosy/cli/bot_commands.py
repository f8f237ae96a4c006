"""Ask a bot what it would play."""

import secrets
from pathlib import Path

from cyclopts import App

from argosy.bots.advice import advise
from argosy.bots.names import bot
from argosy.cli import help, records
from argosy.cli.console import say
from argosy.cli.hints import sentences
from argosy.cli.speech import reader_of
from argosy.core.contract import Rng
from argosy.core.edition import bad


def hint(
    record: Path, /, *, at: int | None = None, bot: str = "hard", seed: int | None = None
) -> None:
    give_hint(record, at, bot, seed)


def give_hint(record: Path, at: int | None, name: str, seed: int | None) -> None:
    adviser = bot(name)
    match = records.position(record, at)
    if match.turn is None:
        raise bad("hint-over")
    if match.turn == "?":
        raise bad("hint-chance")
    seat = match.waiting
    rng = Rng(secrets.randbits(60) if seed is None else seed)
    advice = advise(adviser, match.game, match.view(seat), seat, rng)
    for line in sentences(advice, match.words, name, reader_of(match)):
        say(line)


def add_to(app: App) -> None:
    help.add(app, hint)
