"""Says phrases in a language: the terminal, `str()` and the server's `says` read the same files as the browser.

A language is a folder of Fluent files: `argosy/languages/de/` for what all games share, and `languages/de/` in the
folder of every game. What a language lacks is said in English. Five functions are known to the files:

    PERSON($seat)           you, named or unnamed: whom a seat's noun means to the reader
    FORM($noun, "dative")   an attribute of the noun's message, such as a case or a gender; without it, the noun itself
    KEY($noun)              the noun's text in the notation; `hidden` if the reader may not know it
    NOUN("suit", $a)        a noun of another type: part of a compound such as `tile = { NOUN("suit", $a) } { $b }`;
                            or one that is always the same, such as NOUN("seat", "day")
    CAP($noun)              the noun at the beginning of a sentence

The message of a noun `tile:suns.3` is `tile-suns-3`, else `tile` with the parts $a and $b, else it is said as written.
"""

import os
import re
from collections.abc import Callable, Collection, Mapping
from contextvars import ContextVar
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from argosy.core.messages import Messages
from argosy.core.phrase import HIDDEN_TEXT, Phrase, Value

ENGLISH = "en"
SHARED = ("common", "problems", "commands")  # files of a language, beside those of the games
PARTS = "abcdefgh"  # the names of a compound's parts


def folder(language: str) -> Traversable:
    return files("argosy") / "languages" / language


@cache
def languages() -> tuple[str, ...]:
    """Return the codes of all languages, English first."""
    found = [
        f.name for f in (files("argosy") / "languages").iterdir() if (f / "common.ftl").is_file()
    ]
    return tuple(sorted(found, key=lambda code: (code != ENGLISH, code)))


def languages_of(game: str) -> list[str]:
    """Return the languages that a game is written in: ours in all of them."""
    from argosy.core import registry

    if registry.find(game) is None:
        return [ENGLISH]
    home = registry.folder(game) / "languages"
    return [code for code in languages() if (home / code / "words.ftl").is_file()]


def preferred(wanted: Collection[str]) -> str:
    """Return the first of these languages that there is (`de-AT` and `de_AT.UTF-8` take `de`); else English."""
    for code in wanted:
        short = re.split(r"[-_.@]", code)[0].lower()
        if short in languages():
            return short
    return ENGLISH


def of_environment() -> str:
    """Return the language of the environment's locale, as other programs of a terminal find it."""
    named = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next(filter(None, named), "C")
    if locale.partition(".")[0] in ("C", "POSIX"):
        return ENGLISH
    return preferred([*os.environ.get("LANGUAGE", "").split(":"), locale])


def source(language: str, game: str) -> str:
    """Return the file of a language for one game; for "" those that all games share."""
    if not game:
        pages = [folder(language) / f"{name}.ftl" for name in SHARED]
    else:
        from argosy.core import registry

        pages = [folder(language) / "common.ftl"]  # whose messages those of the game may refer to
        if registry.find(game) is not None:
            pages.append(registry.folder(game) / "languages" / language / "words.ftl")
    return "\n".join(page.read_text(encoding="utf-8") for page in pages if page.is_file())


@cache
def bundle(language: str, game: str) -> Messages:
    """Return the messages of one game in a language, or for "" those that all games share."""
    return Messages(language, source(language, game), FUNCTIONS)


class Reader:
    """Somebody who reads: their language, the seats they sit on, and what the people are called.

    >>> Reader("en", "sea_routes").say(Phrase("event-sailed", {"seat": "seat:red", "to": "space:c4"}))
    'Red sailed to c4.'
    """

    def __init__(
        self,
        language: str = ENGLISH,
        game: str = "",
        *,
        names: Mapping[str, str] | None = None,
        you: Collection[str] = (),
    ) -> None:
        self.language = language
        self.game = game
        self.names = names or {}
        self.you = you
        self.books = [(language, game), (language, ""), (ENGLISH, game), (ENGLISH, "")]

    def say(self, value: Value, errors: list[Exception] | None = None) -> str:
        """Say a phrase, a noun, a number or a list. What goes wrong is added to `errors`."""
        heard: list[Exception] = [] if errors is None else errors
        spoken = self._argument(value, heard)
        return spoken if isinstance(spoken, str) else str(self._text(spoken))

    def says(self, id: str, **nouns: Value) -> str:
        """Say the message with this id."""
        return self.say(Phrase(id, nouns))

    def knows(self, id: str) -> bool:
        return any(id in bundle(*book) for book in self.books)

    # ── Phrases ──

    def message(
        self, id: str, nouns: Mapping[str, Any], errors: list[Exception], form: str = ""
    ) -> str | None:
        """Format a message, or one of its attributes; None if there is none."""
        for book in self.books:
            found = bundle(*book)
            message = found.get(id)
            if message is None:
                continue
            pattern = message.attributes.get(form, message.value) if form else message.value
            if pattern is None:
                continue
            before = SPEAKING.set((self, errors))
            try:
                return found.format(pattern, nouns, errors)
            finally:
                SPEAKING.reset(before)
        return None

    def _phrase(self, phrase: Phrase, errors: list[Exception]) -> str:
        nouns = {name: self._argument(value, errors) for name, value in phrase.nouns.items()}
        said = self.message(phrase.id, nouns, errors)
        if said is None:
            errors.append(LookupError(f"no message {phrase.id}"))
            return f"{{{phrase.id}}}"
        return said

    def _argument(self, value: Value, errors: list[Exception]) -> Any:
        """Return a value as Fluent takes it."""
        if isinstance(value, int):
            return value
        if isinstance(value, Phrase):
            return self._phrase(value, errors)
        if isinstance(value, list):
            from babel.lists import format_list

            return format_list([self.say(each, errors) for each in value], locale=self.language)
        return spoken_noun()(self, value, errors)

    def _text(self, argument: Any) -> str:
        return argument.format(None) if hasattr(argument, "format") else str(argument)

    # ── Nouns ──

    def noun(self, kind: str, text: str, errors: list[Exception], form: str = "") -> str:
        if text == HIDDEN_TEXT:
            errors.append(ValueError(f"a sentence shows a hidden {kind}"))
            return HIDDEN_TEXT
        if kind == "seat" and text in self.you:
            return self.message("you", {}, errors, form) or text
        if kind == "seat" and text in self.names:
            return self.names[text]
        own = self.message(f"{kind}-{text.replace('.', '-')}", {}, errors, form)
        if own is not None:
            return own
        parts = dict(zip(PARTS, text.split("."), strict=False))
        made = self.message(kind, parts, errors, form)
        return text if made is None else made

    def person(self, kind: str, text: str) -> str:
        if kind == "seat" and text in self.you:
            return "you"
        return "named" if kind == "seat" and text in self.names else "unnamed"


# Who speaks just now, and where they note what goes wrong. The parts of a compound are bare texts: NOUN makes nouns.
SPEAKING: ContextVar[tuple[Reader, list[Exception]]] = ContextVar("speaking")


@cache
def spoken_noun() -> Callable[[Reader, str, list[Exception]], Any]:
    """Return the class of nouns as Fluent's arguments. It is made late: Fluent takes a while to import."""
    from fluent.runtime.types import FluentType

    class SpokenNoun(FluentType):
        def __init__(self, reader: Reader, value: str, errors: list[Exception]) -> None:
            self.reader = reader
            self.kind, colon, self.text = value.partition(":")
            if not colon:
                self.kind, self.text = "", value
            self.errors = errors

        def format(self, locale: Any) -> str:
            return self.form("")

        def form(self, form: str) -> str:
            return self.reader.noun(self.kind, self.text, self.errors, form)

        def __str__(self) -> str:
            return self.form("")

    return SpokenNoun


# ── What the files may call ───────────────────────────────────────────────────────────────────────


def person(noun: Any) -> str:
    return str(noun.reader.person(noun.kind, noun.text)) if hasattr(noun, "kind") else "unnamed"


def form(noun: Any, name: Any) -> str:
    return str(noun.form(str(name))) if hasattr(noun, "form") else str(noun)


def key(noun: Any) -> str:
    text = noun.text if hasattr(noun, "kind") else str(noun)
    return "hidden" if text == HIDDEN_TEXT else text.replace(".", "-")


def noun_of(kind: Any, part: Any) -> Any:
    reader, errors = SPEAKING.get()
    text = part.text if hasattr(part, "kind") else str(part)
    return spoken_noun()(reader, f"{kind}:{text}", errors)


def cap(noun: Any) -> str:
    said = noun.form("") if hasattr(noun, "form") else str(noun)
    return said[:1].upper() + said[1:]


FUNCTIONS: dict[str, Callable[..., Any]] = {
    "PERSON": person,
    "FORM": form,
    "KEY": key,
    "NOUN": noun_of,
    "CAP": cap,
}
