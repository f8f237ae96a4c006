"""Describes the games to a client: their options, their rulebooks, and their words in every language."""

import gzip
from collections.abc import Iterator
from functools import cache

import msgspec

from argosy.core import clauses
from argosy.core.edition import Edition, Preset
from argosy.core.language import ENGLISH, folder, languages
from argosy.core.phrase import Phrase
from argosy.core.registry import browser_parts, edition, editions, page
from argosy.core.registry import folder as game_folder
from argosy.core.words import GROUPS, Noun, Option, Words
from argosy.server.messages import (
    LEVELS,
    ClauseInfo,
    GameInfo,
    LengthInfo,
    OptionInfo,
    PresetInfo,
    Rules,
    WordsInfo,
)
from argosy.server.pages import Page, parts_address
from argosy.server.pages import page as page_of
from argosy.server.problems import unknown
from argosy.server.speaking import known as known_language

CLIENT = (
    "common",
    "problems",
    "client",
)  # files of a language that the browser reads, beside those of the games


def known(name: str) -> Edition:
    if name not in editions():
        raise unknown("game")
    return edition(name)


# ── Games ──


def option_info(option: Option) -> OptionInfo:
    by_seats = [{"seats": n, "default": d, "high": h} for n, d, h in option.by_seats]
    return OptionInfo(
        name=option.name,
        clause=option.clause,
        low=option.low,
        high=option.high,
        default=option.default,
        choices=list(option.choices),
        by_seats=by_seats,
        group=option.group,
    )


def place_of(option: Option) -> int:
    """Return where an option is offered: with its group, otherwise as it was declared."""
    return GROUPS.index(option.group) if option.group else len(GROUPS)


def preset_info(preset: Preset) -> PresetInfo:
    lengths = [LengthInfo(n, at.rounds, at.minutes) for n, at in preset.lengths.items()]
    return PresetInfo(preset.name, dict(preset.options), lengths)


@cache
def game_info(name: str) -> GameInfo:
    found = known(name)
    return GameInfo(
        id=found.id,
        code=found.code,
        title=Phrase("title"),
        pitch=Phrase("pitch"),
        designer=Phrase("designer"),
        minutes=found.minutes,
        notices=list(found.notices),
        seats=list(found.seats),
        default_seats=found.default_seats,
        seat_names={
            str(seats): list(found.seat_names(found.choose({"seats": seats})))
            for seats in found.seats
        },
        rules=found.rules,
        has_secrets=found.game().has_secrets,
        levels=levels_of(found),
        options=[option_info(option) for option in sorted(found.options, key=place_of)],
        presets=[preset_info(preset) for preset in found.presets],
        preset=found.preset,
        parts=parts_address(name) if browser_parts(name) else "",
        languages=[code for code in languages() if words_file(name, code)],
        clauses=cited(found),
        places=places(found),
    )


def levels_of(found: Edition) -> list[str]:
    """Name the bots that can be seated at a game."""
    return [*LEVELS, *(["expert"] if found.expert else [])]


def all_words(found: Edition) -> Iterator[Words]:
    """Yield the words of a game, for every number of seats."""
    for seats in found.seats:
        yield found.rulebook(found.choose({"seats": seats}))[1]


def cited(found: Edition) -> dict[str, str]:
    """Return the clause of every message that has one."""
    cited: dict[str, str] = {}
    for words in all_words(found):
        for verb in words.actions.values():
            kinds = ("action", "choice") if verb.stakes else ("action",)
            cited |= {f"{kind}-{verb.id}": verb.clause for kind in kinds}
        for kind, sentences in (
            ("event", words.events),
            ("reason", words.reasons),
            ("step", words.steps),
            ("ending", words.endings),
        ):
            cited |= {f"{kind}-{s.id}": s.clause for s in sentences.values()}
    return {id: clause for id, clause in cited.items() if clause}


def places(found: Edition) -> list[str]:
    """Return the types of nouns whose text is the id of a piece or a spot, whatever has happened since."""
    nouns = {id(n): n for words in all_words(found) for _, used in words.messages() for n in used}
    fixed: set[str] = set()
    others: set[str] = set()
    for noun in nouns.values():
        if noun.kind in ("piece", "spot") and noun.at is None:
            for text, (kind, said) in values(noun):
                (fixed if said == text else others).add(kind)
        else:
            others.add(noun.name)
    return sorted(fixed - others)


def values(noun: Noun) -> Iterator[tuple[str, tuple[str, str]]]:
    """Yield every text of a noun, with the type and the text that phrases hold for it."""
    for number, text in enumerate(noun.texts):
        value = noun.value(number) if text else ""
        if isinstance(value, str) and ":" in value:
            kind, _, said = value.partition(":")
            yield text, (kind, said)


# ── Rulebooks ──


@cache
def rules(name: str, language: str = ENGLISH) -> Rules:
    """Return the rulebook in a language; in English where it is not translated. Raises Problem."""
    found = known(name)
    pages = game_folder(found.id) / "languages" / known_language(language)
    told = language if all((pages / book).is_file() for book in clauses.BOOKS) else ENGLISH
    rulebook, rulings = (page(name, book, told) for book in clauses.BOOKS)
    return Rules(
        language=told,
        rulebook=rulebook,
        rulings=rulings,
        clauses=[
            ClauseInfo(c.number, c.title, c.text, c.is_house_rule)
            for c in clauses.book(name, told).values()
        ],
    )


# ── Words ──


def words_file(name: str, language: str) -> str:
    """Return the words of a game in a language, or ""."""
    found = game_folder(name) / "languages" / language / "words.ftl"
    return found.read_text(encoding="utf-8") if found.is_file() else ""


def client_files(language: str) -> str:
    found = [folder(language) / f"{name}.ftl" for name in CLIENT]
    return "\n".join(file.read_text(encoding="utf-8") for file in found if file.is_file())


@cache
def words(language: str, game: str | None = None) -> Page:
    """Return the words of a language, ready to be sent: of all games, of one, or with "" of none. Raises Problem
    if there is no such language or game.
    """
    wanted = list(editions()) if game is None else [known(game).id] if game else []
    told = WordsInfo(
        language=known_language(language),
        languages=list(languages()),
        client=client_files(language),
        games={name: words_file(name, language) or words_file(name, ENGLISH) for name in wanted},
    )
    body = msgspec.json.encode(told)
    return page_of(body, "words.json", {"gzip": gzip.compress(body, mtime=0)})
