"""Reads the numbered clauses and rulings of a game from its rulebook.md and rulings.md.

A clause is a paragraph that begins with `**SR-R7** ` or `**SR-A7 Title.** ` and ends at a blank
line. A ruling ends with its ground in brackets, `[plain/play]`, and sometimes a remark,
`*note: reason*`. SR-A21a is a part of SR-A21.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from argosy.core import registry
from argosy.core.edition import Edition, bad
from argosy.core.language import ENGLISH
from argosy.core.phrase import verbatim

_HEAD = re.compile(r"\*\*([A-Z]{2}-[RA][1-9][0-9]*)(?: ([^*]+?)\.?)?\*\*[ \n]")
_NOTE = re.compile(r"\s*\*note: ([^*]+)\*")
_GROUND = re.compile(r"\s*\[([a-z]+(?:/[a-z]+)*)\]\s*$")
_CITED = re.compile(r"\b([A-Z]{2})-([RA])([1-9][0-9]*)[a-z]?(?![0-9A-Za-z])")
_RANGE = re.compile(_CITED.pattern + r"\s*(?:to|bis|–)\s*" + _CITED.pattern)  # noqa: RUF001


@dataclass(frozen=True, slots=True)
class Clause:
    number: str  # SR-A21
    title: str  # of a ruling; a clause has none
    text: str
    ground: str = ""  # plain, play, plain/play ...
    note: str = ""  # why nothing can test it

    @property
    def is_ruling(self) -> bool:
        return "-A" in self.number

    @property
    def is_house_rule(self) -> bool:
        """Whether it is our choice rather than the designer's; players are told so."""
        return "play" in self.ground.split("/")

    def __str__(self) -> str:
        return " ".join(filter(None, (self.number, self.title and f"{self.title}.", self.text)))


def parse(text: str) -> list[Clause]:
    """Return all clauses of a text in their order, including numbers that come twice."""
    found = []
    for paragraph in re.split(r"\n[ \t]*\n", text):
        head = _HEAD.match(paragraph.lstrip("\n"))
        if head is None:
            continue
        says = " ".join(paragraph.lstrip("\n")[head.end() :].split())
        note = _NOTE.search(says)
        says = _NOTE.sub("", says)
        ground = _GROUND.search(says)
        found.append(
            Clause(
                head[1],
                " ".join((head[2] or "").split()),
                _GROUND.sub("", says),
                ground[1] if ground else "",
                note[1] if note else "",
            )
        )
    return found


def base(number: str) -> str:
    """Return SR-A21 for SR-A21a."""
    return number.rstrip("abcdefghijklmnopqrstuvwxyz")


def cited(text: str) -> set[str]:
    """Return every clause that a text names; "SR-R12 to SR-R16" names all five."""
    found = {f"{code}-{kind}{number}" for code, kind, number in _CITED.findall(text)}
    for code, kind, low, other, other_kind, high in _RANGE.findall(text):
        if (code, kind) == (other, other_kind):
            found |= {f"{code}-{kind}{n}" for n in range(int(low), int(high) + 1)}
    return found


BOOKS = ("rulebook.md", "rulings.md")


@cache
def book(name: str, language: str = ENGLISH) -> Mapping[str, Clause]:
    """Read the clauses, then the rulings, of a game, by number."""
    pages = (registry.page(name, page, language) for page in BOOKS)
    return {c.number: c for page in pages for c in parse(page)}


def clause(edition: Edition, number: str, language: str = ENGLISH) -> Clause:
    """Return a clause by its number, in any case and with or without the code: `SR-R7`, `r7`, `a21b`."""
    wanted = number.strip().upper()
    wanted = wanted if wanted.startswith(f"{edition.code}-") else f"{edition.code}-{wanted}"
    found = book(edition.id, language).get(re.sub(r"(?<=[0-9])[A-Z]$", "", wanted))
    if found is None:
        code = edition.code
        raise bad(
            "unknown-clause",
            game=verbatim(edition.id),
            clause=verbatim(number),
            first=verbatim(f"{code}-R1"),
            last=verbatim(f"{code}-R{edition.last_rule}"),
            ruling=verbatim(f"{code}-A1"),
            newest=verbatim(f"{code}-A{edition.last_ruling}"),
        )
    return found
