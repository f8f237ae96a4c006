"""A sentence before it is in any language: the id of a message, and its nouns.

A noun is `type:text`, such as `space:c4` or `seat:red`. What it is called is up to a language
(`argosy.core.language`); the text alone is that of the notation.
"""

from collections.abc import Iterable
from typing import TypeAlias

from msgspec import Struct, field

HIDDEN_TEXT = "?"
BLANKS = "\xa0\u202f"  # that do not break, as in `52 %`


class Phrase(Struct, frozen=True, omit_defaults=True):
    """The id of a message in the languages' files, and its nouns by the names they have in it.

    >>> Phrase("event-sailed", {"seat": "seat:red", "to": "space:c4"}).nouns["to"]
    'space:c4'
    """

    id: str
    nouns: "dict[str, int | str | Phrase | list[int | str | Phrase]]" = field(default_factory=dict)


# A number, a noun, a phrase within a phrase, or several of them in a list ("grain and iron").
Value: TypeAlias = int | str | Phrase | list[int | str | Phrase]


def verbatim(written: object) -> str:
    """Return a noun that every language says as it is written: a name, a file, what somebody has typed.

    >>> verbatim("a:b")
    'text:a:b'
    """
    letters = (c if c.isprintable() or c in BLANKS else ascii(c)[1:-1] for c in str(written))
    return f"text:{''.join(letters)}"


def listed(written: Iterable[object]) -> str:
    """Return a noun for things that somebody may type, with commas between them.

    >>> listed(["red", "blue"])
    'text:red, blue'
    """
    return verbatim(", ".join(map(str, written)))
