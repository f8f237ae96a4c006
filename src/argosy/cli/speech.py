"""Speak the language of who has typed a command: `--language`, else the environment's locale."""

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING

from argosy.core.edition import BadInput, bad
from argosy.core.language import ENGLISH, Reader, languages, of_environment
from argosy.core.phrase import Value, verbatim

if TYPE_CHECKING:
    from argosy.core.match import Match

OPTION = "--language"
LANGUAGE = ContextVar("LANGUAGE", default=ENGLISH)  # of this command


# ── Which language ────────────────────────────────────────────────────────────────────────────────


def taken_out(words: Sequence[str]) -> tuple[list[str], str | None]:
    """Return the words of a command without `--language CODE`, wherever it stands, and the code."""
    rest: list[str] = []
    code: str | None = None
    ahead = iter(words)
    for word in ahead:
        name, equals, value = word.partition("=")
        if name == OPTION:
            code = value if equals else next(ahead, "")
        else:
            rest.append(word)
    return rest, code


def checked(code: str | None) -> str:
    """Return the language to speak. Raises BadInput for one that is not there."""
    if code is None:
        return of_environment()
    if code not in languages():
        there: Value = [verbatim(each) for each in languages()]
        raise bad("unknown-language", language=verbatim(code), languages=there)
    return code


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """Speak a language within a block."""
    before = LANGUAGE.set(code)
    try:
        yield
    finally:
        LANGUAGE.reset(before)


def language() -> str:
    return LANGUAGE.get()


# ── Saying ────────────────────────────────────────────────────────────────────────────────────────


def t(id: str, /, **nouns: Value) -> str:
    """Say a message of the commands."""
    return Reader(language()).says(id, **nouns)


def told(problem: BadInput, reader: Reader | None = None) -> str:
    """Say what is wrong."""
    return (reader or Reader(language(), problem.book)).say(problem.said)


def reader_of(match: "Match", you: Collection[str] = ()) -> Reader:
    """Return who reads of a match: people are called by their names, `you` are the seats of the reader."""
    named = {
        seat: name
        for seat, name in match.names.items()
        if name != "you" and not name.startswith("bot:")
    }
    return Reader(language(), match.edition.id, names=named, you=you)


# ── Figures ───────────────────────────────────────────────────────────────────────────────────────


def decimal(value: float, digits: int) -> str:
    """Write a number with so many digits after the point, or after what a language has for it."""
    from babel.numbers import format_decimal

    return format_decimal(value, f"#,##0.{'0' * digits}", locale=language())


def percent(share: float, digits: int = 0) -> str:
    """Write a share of 1 in hundredths."""
    from babel import Locale
    from babel.numbers import format_percent

    usual = str(Locale(language()).percent_formats[None].pattern)  # `#,##0%`, or with a blank
    pattern = usual.replace("0%", f"0.{'0' * digits}%").replace("0\xa0%", f"0.{'0' * digits}\xa0%")
    return format_percent(share, pattern if digits else usual, locale=language())
