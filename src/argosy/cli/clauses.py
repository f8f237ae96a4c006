"""The clauses of a game's own rulebook and rulings, by number."""

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from argosy.core.edition import BadInput, Edition

PLAY = "[play]"


@dataclass(frozen=True)
class Clause:
    number: str
    text: str  # its paragraphs, without the number

    @property
    def is_house_rule(self) -> bool:
        return bool(re.search(r"\[(\w+/)?play(/\w+)?\]", self.text))


def page(edition: Edition, name: str) -> str:
    """rulebook.md or rulings.md."""
    try:
        return files(edition.make.__module__.rpartition(".")[0]).joinpath(name).read_text("utf-8")
    except FileNotFoundError:
        raise BadInput(f"{edition.id} has no {name}.") from None


@cache
def clauses(edition_id: str, text: str) -> dict[str, Clause]:
    """Every clause begins its paragraph in bold: **SR-R8** or **SR-A1 Passing.**"""
    found = {}
    parts = re.split(r"^\*\*([A-Z]{2}-[RA]\d+)\b", text, flags=re.MULTILINE)
    for number, body in zip(parts[1::2], parts[2::2], strict=True):
        body = re.split(r"^#", body, maxsplit=1, flags=re.MULTILINE)[0]
        found[number] = Clause(number, body.replace("**", "", 1).strip())
    return found


def all_clauses(edition: Edition) -> dict[str, Clause]:
    return {
        **clauses(edition.id, page(edition, "rulebook.md")),
        **clauses(edition.id, page(edition, "rulings.md")),
    }


def clause(edition: Edition, name: str) -> Clause:
    """By SR-R8, sr-r8, R8; SR-A21a is part of SR-A21."""
    wanted = name.strip().upper()
    prefix = f"{edition.code}-"
    wanted = wanted if wanted.startswith(prefix) else prefix + wanted
    known = all_clauses(edition)
    found = known.get(wanted) or known.get(wanted.rstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ"))
    if found is None:
        raise BadInput(
            f"{edition.id} has no clause {name!r}. There are {prefix}R1 to {prefix}R{edition.last_rule} "
            f"and the rulings {prefix}A1 to {prefix}A{edition.last_ruling}."
        )
    return found
