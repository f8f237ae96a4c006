"""Ask a bot what it would play."""

import secrets
from pathlib import Path

from cyclopts import App

from argosy.bots.advice import advise, told
from argosy.bots.names import bot
from argosy.cli import records
from argosy.cli.arguments import LineNumber, RecordFile
from argosy.cli.console import say
from argosy.core.contract import Rng
from argosy.core.edition import BadInput


def hint(
    record: RecordFile, /, *, at: LineNumber = None, bot: str = "hard", seed: int | None = None
) -> None:
    """Ask a bot what it would play: its best lines, and every seat's chance of victory.

    Parameters
    ----------
    bot
        Which one: easy, medium, hard, hard:seconds=5, greedy.
    seed
        A number from which the bot draws, to get the same hint again. Default: any.
    """
    give_hint(record, at, bot, seed)


def give_hint(record: Path, at: int | None, name: str, seed: int | None) -> None:
    adviser = bot(name)
    match = records.position(record, at)
    if match.turn is None:
        raise BadInput("The game is over: there is nothing to decide.")
    if match.turn == "?":
        raise BadInput("Chance is next: there is nothing to decide. Ask for the line after it.")
    seat = match.waiting
    rng = Rng(secrets.randbits(60) if seed is None else seed)
    advice = advise(adviser, match.game, match.view(seat), seat, rng)
    for line in told(advice, match.words, name):
        say(line)


def add_to(app: App) -> None:
    app.command(hint)
