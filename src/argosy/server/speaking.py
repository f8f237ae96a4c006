"""Says phrases where sentences are asked for: in refusals always, in other answers with `?says=`.

Messages carry phrases, and whoever reads them says them in their own language. A script that has no
language of its own asks for `?says=en`: then a sentence stands in every phrase of every answer.
"""

from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs

import msgspec

from argosy.core.edition import Edition
from argosy.core.language import Reader, languages, preferred
from argosy.core.phrase import Phrase, verbatim
from argosy.core.registry import editions
from argosy.server.http.headers import Scope, lines_of
from argosy.server.pages import read_wishes
from argosy.server.problems import Problem

AUTOMATIC = ("", "auto")
READER = "argosy.reader"  # in the scope of a request: who reads, once that is known
PHRASES = ({"id"}, {"id", "nouns"})  # the keys of a phrase, and of nothing else that is sent

MakeReader = Callable[[str], Reader]
decode = msgspec.json.Decoder().decode
encode = msgspec.json.Encoder().encode


# ── Which language ──


def accepted(scope: Scope) -> str:
    """Return the language that a request likes best of those there are (RFC 9110, 12.5.4)."""
    wishes = read_wishes(", ".join(lines_of(scope, b"accept-language")))
    return preferred(
        sorted((code for code in wishes if wishes[code] > 0), key=lambda c: -wishes[c])
    )


def asked_for(scope: Scope) -> str | None:
    """Return the language in which every phrase is to be said, None for phrases alone. Raises Problem."""
    query = scope.get("query_string", b"")
    if b"says" not in query or not scope["path"].startswith("/api/"):
        return None
    given = parse_qs(query.decode("latin-1"), keep_blank_values=True).get("says")
    if given is None:
        return None
    if given[-1] in AUTOMATIC:
        return accepted(scope)
    return known(given[-1])


def known(code: str) -> str:
    """Return a language if there is such a one. Raises Problem."""
    if code not in languages():
        there = verbatim(", ".join(languages()))
        raise Problem(
            "unknown", "problem-no-language", language=verbatim(code[:40]), languages=there
        )
    return code


def language_of(scope: Scope) -> str:
    """Return the language of a refusal."""
    try:
        return asked_for(scope) or accepted(scope)
    except Problem:
        return accepted(scope)


# ── Who reads ──


def introduce(scope: Scope, make: MakeReader) -> None:
    """Note who reads the answer to a request: what the people are called, and who of them they are."""
    scope[READER] = make


def reader_of(scope: Scope, language: str) -> Reader:
    make: MakeReader = scope.get(READER, Reader)
    return make(language)


# ── Saying ──


def spoken(message: bytes, reader: Reader) -> bytes:
    """Return a message with a sentence in every phrase."""
    return encode(with_says(decode(message), reader))


def with_says(value: Any, reader: Reader) -> Any:
    if isinstance(value, list):
        return [with_says(each, reader) for each in value]
    if not isinstance(value, dict):
        return value
    if value.keys() in PHRASES:
        phrase = msgspec.convert(value, Phrase)
        return {**value, "says": reader.say(phrase)}
    if "seat_names" in value:  # a game, of which a list has several
        reader = Reader(reader.language, game_of(value).id)
    return {key: with_says(each, reader) for key, each in value.items()}


def game_of(info: dict[str, Any]) -> Edition:
    return editions()[info["id"]]
