"""Checks the words of a game: all that can be seen without playing."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from argosy.core.clauses import base
from argosy.core.words import Noun, Sentence, Verb
from argosy.laws.harness import Broken, Trial, demand
from argosy.laws.language_laws import file, word_faults


def check_words(trial: Trial) -> None:
    """Every number has words, every clause exists, every text reads back. Raises Broken."""
    try:
        check_clauses(trial)
        check_nouns(trial)
        check_edition(trial)
        check_sentences(trial)
        check_grid_texts(trial)
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
        yield from verb.stakes.nouns if verb.stakes else ()
    for sentence in sentences_of(trial):
        yield from sentence.nouns


def check_sentences(trial: Trial) -> None:
    """Every message has a sentence in every language of the game, which says all its nouns and no others."""
    for verb in verbs_of(trial):
        packed = len(verb.nouns) <= 3 and 0 < verb.number < 256
        demand(packed, "words", f"'{verb.text}' cannot be packed")
    for language in trial.languages:
        wrong = [*file(language, trial.edition.id)[1], *word_faults(language, trial.edition)]
        demand(not wrong, "words", "; ".join(wrong[:5]))


def check_grid_texts(trial: Trial) -> None:
    """The notation reads back what it writes, and no two actions are written alike."""
    law = "words"
    demand(bool(trial.grid), law, "the notation can write no action")
    for action in trial.grid:
        text = trial.words.write(action)
        demand(trial.words.read(text) == action, law, f"{text!r} reads back as another action")


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
