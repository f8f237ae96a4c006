"""Checks the languages: every sentence is there, in every language, with all its nouns."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

from argosy.core import language as languages
from argosy.core.clauses import BOOKS, Clause, book
from argosy.core.edition import Edition
from argosy.core.language import ENGLISH, FUNCTIONS, Reader
from argosy.core.phrase import Phrase, Value
from argosy.core.registry import editions, folder
from argosy.core.words import Noun, Words

TITLE_PAGE = ("title", "designer", "pitch", "credits", "licence")
PERSONS = ("you", "named", "unnamed")
_FIGURE = re.compile(r"(?<![-\w])\d+")


@dataclass
class Message:
    """A message of a file: what it names, in its text and in its forms."""

    id: str
    source: str
    variables: set[str] = field(default_factory=set)
    refers: set[str] = field(default_factory=set)  # other messages
    functions: set[str] = field(default_factory=set)


class Reading(visitor.Visitor):
    """Collects what a message names."""

    def __init__(self, message: Message) -> None:
        self.message = message

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.message.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.message.refers.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.message.functions.add(node.id.name)
        self.generic_visit(node)


def parse(text: str, where: str) -> tuple[dict[str, Message], list[str]]:
    """Read a file; return its messages, and what is wrong with it."""
    found: dict[str, Message] = {}
    wrong: list[str] = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            lines = (entry.content or "").strip().splitlines()
            wrong.append(f"{where}: cannot be read: {lines[:1]}")
        elif isinstance(entry, ast.Message):
            message = Message(entry.id.name, FluentSerializer().serialize_entry(entry))
            Reading(message).visit(entry)
            if message.id in found:
                wrong.append(f"{where}: {message.id} stands twice")
            for function in message.functions - FUNCTIONS.keys():
                wrong.append(f"{where}: {message.id} calls {function}, which nobody knows")
            found[message.id] = message
    return found, wrong


@cache
def file(language: str, name: str) -> tuple[dict[str, Message], list[str]]:
    """Read one file: that of a game by its id, else one that all games share (`common`, `client` ...)."""
    if name in editions():
        page = folder(name) / "languages" / language / "words.ftl"
    else:
        page = languages.folder(language) / f"{name}.ftl"
    where = f"{language} {name}"
    return parse(page.read_text(encoding="utf-8"), where) if page.is_file() else ({}, [])


def messages(language: str, name: str) -> dict[str, Message]:
    return file(language, name)[0]


# ── What words can ask for ────────────────────────────────────────────────────────────────────────


def all_words(edition: Edition) -> Iterator[Words]:
    """Yield the words of a game with every number of seats."""
    for seats in edition.seats:
        yield edition.rulebook(edition.choose({"seats": seats}))[1]


def asked(edition: Edition) -> list[tuple[str, tuple[Noun, ...]]]:
    """Return the id of every message that a game can ask for by its words and its title page, with its nouns."""
    pages = [*TITLE_PAGE]
    pages += [f"notice-{notice}" for notice in edition.notices]
    pages += [f"preset-{preset.name}" for preset in edition.presets]
    for option in edition.options:
        pages.append(f"option-{option.name}")
        pages += [f"option-{option.name}-{choice}" for choice in option.choices]
    told = [pair for words in all_words(edition) for pair in words.messages()]
    return [*((page, ()) for page in pages), *told]


def noun_types(edition: Edition) -> set[str]:
    nouns = (noun for words in all_words(edition) for _, some in words.messages() for noun in some)
    return {noun.name for noun in nouns}


# ── The laws ──────────────────────────────────────────────────────────────────────────────────────

SENTENCES = (
    "problems",
    "commands",
    "client",
)  # in which no noun is told by the message of its type
SHARED = ("common", *SENTENCES)


def faults(language: str) -> list[str]:
    """Return everything that is wrong with a language, or missing in it; [] if it is complete."""
    found: list[str] = []
    for name in SHARED:
        found += file_faults(language, name)
    for edition in editions().values():
        found += file_faults(language, edition.id)
        found += word_faults(language, edition)
        found += clause_faults(language, edition)
    return list(dict.fromkeys(found))  # a missing sentence is missed twice


def file_faults(language: str, name: str) -> Iterator[str]:
    """Compare a file with the English one: the same messages, with the same nouns."""
    ours, wrong = file(language, name)
    yield from wrong
    if language == ENGLISH:
        return
    english = messages(ENGLISH, name)
    shared = messages(language, "common")
    exact = name in SENTENCES
    for id in sorted(english.keys() - ours.keys()):
        if exact or not is_noun(id) or not told(id, ours, shared):
            yield f"{language} {name}: {id} is missing"
    for id in sorted(ours.keys() - english.keys()):
        if exact or not is_noun(id) or not told(id, english, messages(ENGLISH, "common")):
            yield f"{language} {name}: {id} is not in the English file"
    for id in ours.keys() & english.keys():
        mine = variables(id, ours, shared)
        theirs = variables(id, english, messages(ENGLISH, "common"))
        for variable in sorted(mine - theirs):
            yield f"{language} {name}: {id} says ${variable}, which the English does not"
        for variable in sorted(theirs - mine):
            yield f"{language} {name}: {id} does not say ${variable}"


KINDS = (
    *("action", "choice", "warning", "event", "reason", "step", "ending", "option", "preset"),
    *(
        "notice",
        "note",
        "counter",
        "sheet",
        "zone",
        "column",
        "cell",
        "odds",
        "ui",
        "problem",
        "undo",
        "help",
        "about",
        "place",
        "piece",
        "why",
    ),
)


def is_noun(id: str) -> bool:
    return id.partition("-")[0] not in KINDS and id not in TITLE_PAGE


def told(id: str, *files: dict[str, Message]) -> bool:
    """Return whether a noun is said: by a message of its own, by that of its type, or by those of its texts.

    A compound may be one message in one language and several in another. That none is left out is seen when games
    are told.
    """
    kin = id.partition("-")[0]
    return any(other.partition("-")[0] == kin for found in files for other in found)


def variables(id: str, *files: dict[str, Message]) -> set[str]:
    """Return the variables of a message and of those that it refers to."""
    message = next((found[id] for found in files if id in found), None)
    if message is None:
        return set()
    return message.variables.union(*(variables(other, *files) for other in message.refers))


def word_faults(language: str, edition: Edition) -> Iterator[str]:
    """Every id that the words can produce has a sentence, which says all its nouns and no others."""
    files = (messages(language, edition.id), messages(language, "common"))
    found: dict[str, None] = {}
    for id, nouns in asked(edition):
        if not any(id in file for file in files):
            found[f"{id} is missing"] = None
            continue
        said = variables(id, *files)
        given = {noun.variable for noun in nouns}
        silent = {noun.variable for noun in nouns if noun.silent}
        found |= {f"{id} does not say ${name}": None for name in sorted(given - said - silent)}
        found |= {
            f"{id} says ${name}, which it is not given": None for name in sorted(said - given)
        }
    yield from (f"{language} {edition.id}: {fault}" for fault in found)


def clause_faults(language: str, edition: Edition) -> Iterator[str]:
    """The rulebook and the rulings have the same clauses, and the same figures in each."""
    english, ours = book(edition.id), book(edition.id, language)
    where = f"{language} {edition.id}"
    for page in BOOKS:  # without it, the English one is read
        if not (folder(edition.id) / "languages" / language / page).is_file():
            yield f"{where}: {page} is missing"
    if list(english) != list(ours):
        odd = sorted(english.keys() ^ ours.keys()) or ["their order"]
        yield f"{where}: the clauses differ: {', '.join(odd)}"
    for number in english.keys() & ours.keys():
        one, other = english[number], ours[number]
        if figures(one) != figures(other):
            yield f"{where}: {number} has the figures {other_figures(other)}, not {other_figures(one)}"
        if one.ground != other.ground or bool(one.title) != bool(other.title):
            yield f"{where}: {number} has another ground, or its title is missing"


def figures(clause: Clause) -> Counter[str]:
    return Counter(_FIGURE.findall(clause.text))


def other_figures(clause: Clause) -> str:
    return " ".join(sorted(figures(clause).elements(), key=int)) or "none"


# ── To read them ──────────────────────────────────────────────────────────────────────────────────


def samples(language: str, edition: Edition) -> Iterator[tuple[str, str]]:
    """Yield every sentence of a game: with sample nouns where these are declared, else as it is written."""
    given = dict(asked(edition))
    for id, message in sorted(messages(language, edition.id).items()):
        if id not in given:
            yield id, as_written(message)
            continue
        for text in dict.fromkeys(spoken(language, edition, id, given[id])):
            yield id, text


def spoken(language: str, edition: Edition, id: str, nouns: Iterable[Noun]) -> Iterator[str]:
    """Say a message to whoever it speaks of, of somebody with a name, and of a seat without one."""
    phrase = Phrase(id, {noun.variable: sample(noun) for noun in nouns})
    seats = [text for noun in nouns if noun.kind == "seat" for text in noun.texts]
    for person in PERSONS:
        names = dict.fromkeys(seats, "Meg") if person == "named" else {}
        you = seats if person == "you" else ()
        yield Reader(language, edition.id, names=names, you=you).say(phrase)


def sample(noun: Noun) -> Value:
    numbers = [number for number, text in enumerate(noun.texts) if text]
    return noun.value(numbers[min(2, len(numbers) - 1)])


def snapshot(language: str) -> str:
    """Write all sentences in one language, for a reader: those that all games share, then those of each game."""
    lines = []
    for name in SHARED:
        lines.append(f"# {name}\n")
        found = sorted(messages(language, name).items())
        lines += [f"{id}: {as_written(message)}" for id, message in found]
        lines.append("")
    for edition in editions().values():
        lines.append(f"# {edition.id}\n")
        lines += [f"{id}: {text}" for id, text in samples(language, edition)]
        lines.append("")
    return "\n".join(lines)


def as_written(message: Message) -> str:
    return " ".join(message.source.split()).partition("= ")[2]
