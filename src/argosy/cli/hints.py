"""Ask a bot what it would play, and tell what it advises."""

import secrets
from pathlib import Path

from argosy.bots.advice import Advice, Line, advise
from argosy.bots.names import bot
from argosy.cli import records
from argosy.cli.console import say
from argosy.cli.speech import percent, reader_of
from argosy.core.contract import Rng
from argosy.core.edition import bad
from argosy.core.language import Reader
from argosy.core.match import Match
from argosy.core.phrase import Value, verbatim
from argosy.core.words import Words


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
    for line in sentences(advice, match, name, reader_of(match)):
        say(line)


def sentences(advice: Advice, match: Match, bot: str, reader: Reader) -> list[str]:
    """Put an advice to the seat that decides into sentences; the first says what to play."""
    words, seat = match.words, match.waiting
    what: dict[str, Value] = {
        "text": verbatim(words.write(advice.action)),
        "says": words.choice(match.view(seat), seat, advice.action),
    }
    if advice.forced:
        return [reader.says("hint-forced", **what)]
    if not advice.lines:
        return [reader.says("hint-plays", bot=verbatim(bot), **what)]
    tries = advice.iterations
    says = [reader.says("hint-found", bot=verbatim(bot), iterations=tries, **what)]
    for number, line in enumerate(advice.lines, 1):
        says.append(f"{number}. {words.write(line.action)}: {verdict(line, words, reader)}")
        if line.course:
            says.append("   " + reader.says("hint-expects", course=course(line, words)))
    return says


def verdict(line: Line, words: Words, reader: Reader) -> str:
    """`victory for you 58%, Blue 42% (looked at 120 times)`"""
    if len(line.chances) == 1:
        chance = verbatim(percent(line.chances[0]))
        return reader.says("hint-goal", chance=chance, tries=line.tries)
    chances = [
        reader.says("hint-chance", seat=f"seat:{seat}", chance=verbatim(percent(chance)))
        for seat, chance in zip(words.seats, line.chances, strict=True)
    ]
    return reader.says("hint-victory", chances=verbatim(", ".join(chances)), tries=line.tries)


def course(line: Line, words: Words) -> str:
    """Return how the game may go on, as in a record."""
    parts = []
    for seat, action in line.course:
        parts.append("..." if seat < 0 else f"{words.seats[seat]} {words.write(action)}")
    return verbatim(", ".join(parts).replace("..., ", "... "))
