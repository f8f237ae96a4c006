"""Checks the words of a game: all that can be seen without playing."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from argosy.core.clauses import base
from argosy.core.words import Noun, Sentence, Verb
from argosy.laws.harness import Broken, Trial, demand


def check_words(trial: Trial) -> None:
    """Every number has words, every clause exists, every text reads back. Raises Broken."""
    try:
        check_clauses(trial)
        check_nouns(trial)
        check_sentences(trial)
        check_grid_texts(trial)
        check_edition(trial)
    except Broken as broken:
        raise Broken(broken.law, broken.says, f"\nin the words of {trial}") from broken


def check_clauses(trial: Trial) -> None:
    law = "words"
    for kind, number, clause in citing(trial):
        if clause:
            demand(
                base(clause) in trial.book, law, f"{kind} {number} cites {clause}: no such clause"
            )
    for ending in trial.words.endings.values():
        demand(bool(ending.clause), law, f"ending {ending.number} has no clause")
    for reason in trial.words.reasons.values():
        cites = bool(reason.clause) or trial.is_notation(reason.number)
        demand(cites, law, f"reason {reason.number} has no clause")


def citing(trial: Trial) -> Iterator[tuple[str, object, str]]:
    words = trial.words
    for kind, verbs in (("action", words.actions), ("outcome", words.outcomes)):
        for verb in verbs.values():
            yield kind, verb.text, verb.clause
    tables: dict[str, Mapping[Any, Sentence]] = {
        "event": words.events,
        "reason": words.reasons,
        "step": words.steps,
        "ending": words.endings,
    }
    for kind, table in tables.items():
        for sentence in table.values():
            yield kind, sentence.number, sentence.clause
    for option in trial.edition.options:
        yield "option", option.name, option.clause


def check_nouns(trial: Trial) -> None:
    law = "words"
    for noun in nouns(trial):
        texts = [text for text in noun.texts if text]
        double = [text for text, times in Counter(texts).items() if times > 1]
        demand(not double, law, f"{noun.name}: two numbers are written {double[:9]}")
        known = noun.kind in ("piece", "spot", "seat", "number", "word")
        demand(known, law, f"{noun.name} is a {noun.kind!r}, which no screen knows")
    for verb in verbs_of(trial):
        for noun in verb.nouns:
            bad = [text for text in noun.texts if text and (len(text.split()) != 1 or text == "?")]
            demand(not bad, law, f"{verb.text}: nouns that are no single word: {bad[:9]}")


def verbs_of(trial: Trial) -> Iterable[Verb]:
    return [*trial.words.actions.values(), *trial.words.outcomes.values()]


def sentences_of(trial: Trial) -> Iterable[Sentence]:
    words = trial.words
    return [*words.events.values(), *words.reasons.values()]


def nouns(trial: Trial) -> Iterator[Noun]:
    for verb in verbs_of(trial):
        yield from verb.nouns
    for sentence in sentences_of(trial):
        yield from sentence.nouns


def check_sentences(trial: Trial) -> None:
    """Every {a} has its noun; no sentence is empty."""
    law = "words"
    words = trial.words
    for verb in verbs_of(trial):
        unfilled = holes(verb.says) - set("abc"[: len(verb.nouns)])
        demand(not unfilled, law, f"'{verb.text}' says {verb.says!r}")
        demand(
            len(verb.nouns) <= 3 and 0 < verb.number < 256, law, f"'{verb.text}' cannot be packed"
        )
    for sentence in sentences_of(trial):
        unfilled = holes(sentence.says) - set("abc"[: len(sentence.nouns)])
        demand(not unfilled, law, f"{sentence.number} says {sentence.says!r}")
        demand(bool(sentence.says), law, f"{sentence.number} says nothing")
    for step in words.steps.values():
        demand(bool(step.name), law, f"step {step.number} has no name")
        demand(holes(step.says) <= {"seat"}, law, f"step {step.number} says {step.says!r}")
    for ending in words.endings.values():
        demand(bool(ending.says), law, f"ending {ending.number} says nothing")


def holes(says: str) -> set[str]:
    return set(re.findall(r"\{(\w*)\}", says))


def check_grid_texts(trial: Trial) -> None:
    """The notation reads back what it writes, and no two actions are written alike."""
    law = "words"
    demand(bool(trial.grid), law, "the notation can write no action")
    for action in trial.grid:
        text = trial.words.write(action)
        demand(trial.words.read(text) == action, law, f"{text!r} reads back as another action")
        demand(bool(trial.words.label(action)), law, f"{text!r} has no label")


def check_edition(trial: Trial) -> None:
    edition = trial.edition
    demand(trial.game.seats == len(trial.words.seats), "words", "not one name for each seat")
    demand(edition.default_seats in edition.seats, "options", "the default seats are none")
    for preset in edition.presets:
        edition.choose({"seats": trial.options["seats"], **preset.options})
    for option in edition.options:
        seats = trial.options["seats"]
        inside = option.low <= option.default_for(seats) <= option.high_for(seats)
        demand(inside, "options", f"the default of {option.name} is out of its range")
        words = len(option.choices)
        fits = not words or words == option.high_for(seats) - option.low + 1
        demand(fits, "options", f"{option.name} has {words} words for its numbers")
