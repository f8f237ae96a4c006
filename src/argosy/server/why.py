"""Answers `why`: with the clause and the sentence against an action, or against everything that a
click could have meant.
"""

from collections import Counter
from itertools import islice, product

from msgspec import UNSET

from argosy.core.contract import HIDDEN, SPECTATOR, UNREADABLE, pack
from argosy.core.phrase import Phrase
from argosy.core.words import Noun, Refusal, Verb, nouns_of
from argosy.server.identity import Visitor
from argosy.server.messages import Why, WhyInfo, WhyNot
from argosy.server.problems import Problem
from argosy.server.tables.rooms import Room
from argosy.server.views import Sight

MOST = 400  # actions that one verb is tried with: enough to find its commonest objection
MOST_PLACES = 2_000


def answer(room: Room, visitor: Visitor, ask: Why) -> WhyInfo:
    """Answer from what the visitor knows. A spectator asks for the seat whose turn it is."""
    match = room.game.playing()
    if (ask.text is None) == (ask.place is None):
        raise Problem("bad_input", "problem-ask-text-or-place")
    mine = room.access.held(visitor)
    if ask.seat is not None:
        seat = room.game.seat_number(ask.seat)
        if mine and seat not in mine:
            raise Problem("not_yours", "problem-not-your-seat", seat=f"seat:{ask.seat}")
    else:
        seat = room.access.looks_as(visitor, None)
    viewer = seat if seat in mine else SPECTATOR
    if viewer == SPECTATOR and match.game.has_secrets:
        raise Problem("not_yours", "problem-secrets-ask")
    sight = Sight(match, viewer)
    about = seat if seat != SPECTATOR else max(room.game.waiting_seat(), 0)
    if ask.text is not None:
        answers = [about_text(sight, about, ask.text)]
    else:
        answers = about_place(sight, about, ask.place or "")
    return WhyInfo(room.game.names[about], answers, ask.id or UNSET)


def about_text(sight: Sight, seat: int, text: str) -> WhyNot:
    code = sight.words.read(text)
    if code == UNREADABLE or HIDDEN in nouns_of(code):
        code = UNREADABLE
    verb = text.split(" ")[0]
    refusal = sight.objection(seat, code)
    action = sight.words.action(code) if code != UNREADABLE else None
    return verdict(text, verb, action, refusal)


def about_place(sight: Sight, seat: int, place: str) -> list[WhyNot]:
    """Return one answer for each verb that names a piece or a place."""
    found = []
    for verb in sight.words.actions.values():
        codes = codes_at(sight, seat, verb, place)
        if codes:
            found.append(best(sight, seat, verb, codes))
    return found


def codes_at(sight: Sight, seat: int, verb: Verb, place: str) -> list[int]:
    """Return every action of a verb with that place among its nouns, those with it first in front."""
    codes: dict[int, None] = {}
    for position, noun in enumerate(verb.nouns):
        here = numbers_at(sight, seat, noun, place)
        if not here:
            continue
        ranges = [
            here if n == position else numbers_of(other) for n, other in enumerate(verb.nouns)
        ]
        for numbers in islice(product(*ranges), MOST):
            codes[pack(verb.number, *numbers)] = None
    return list(codes)


def numbers_of(noun: Noun) -> list[int]:
    return [n for n, text in enumerate(noun.texts) if text]


def numbers_at(sight: Sight, seat: int, noun: Noun, place: str) -> list[int]:
    if noun.kind not in ("piece", "spot") or len(noun.texts) > MOST_PLACES:
        return []
    if noun.at is None:
        number = noun.numbers.get(place)
        return [] if number is None else [number]
    return [n for n in numbers_of(noun) if noun.place(sight.known, seat, n) == place]


def best(sight: Sight, seat: int, verb: Verb, codes: list[int]) -> WhyNot:
    """Judge a legal action if there is any, otherwise one with the commonest objection."""
    objections = {code: sight.objection(seat, code) for code in codes}
    code = next((code for code in codes if objections[code] is None), None)
    if code is None:
        clause, _ = Counter(o.clause for o in objections.values() if o).most_common(1)[0]
        code = next(code for code in codes if (o := objections[code]) and o.clause == clause)
    words = sight.words
    return verdict(words.write(code), verb.text, words.action(code), objections[code])


def verdict(text: str, verb: str, action: Phrase | None, refusal: Refusal | None) -> WhyNot:
    return WhyNot(
        text=text,
        verb=verb,
        action=action,
        legal=refusal is None,
        clause=refusal.clause if refusal else "",
        says=refusal.phrase if refusal else Phrase("why-allowed"),
    )
