"""Answers `why`: with the clause and the sentence against an action, or with what a place is and
what keeps somebody from it.
"""

from msgspec import UNSET

from argosy.core.contract import HIDDEN, SPECTATOR, UNREADABLE, verb_of
from argosy.core.phrase import Phrase
from argosy.core.words import nouns_of
from argosy.server.identity import Visitor
from argosy.server.messages import Why, WhyInfo, WhyNot
from argosy.server.problems import Problem, unknown
from argosy.server.tables.rooms import Room
from argosy.server.views import Sight


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
    sight = Sight(match, viewer)
    about = seat if seat != SPECTATOR else max(room.game.waiting_seat(), 0)
    if ask.text is None:
        found = about_place(sight, ask)
    elif viewer == SPECTATOR and match.game.has_secrets:
        raise Problem("not_yours", "problem-secrets-ask")
    else:
        found = about_text(sight, about, ask.text)
    return WhyInfo(room.game.names[about], [found], ask.id or UNSET)


def about_text(sight: Sight, seat: int, text: str) -> WhyNot:
    code = sight.words.read(text)
    if code == UNREADABLE or HIDDEN in nouns_of(code):
        code = UNREADABLE
    refusal = sight.objection(seat, code)
    return WhyNot(
        text=text,
        verb=text.split(" ")[0],
        action=sight.words.action(code) if code != UNREADABLE else None,
        legal=refusal is None,
        clause=refusal.clause if refusal else "",
        says=refusal.phrase if refusal else Phrase("why-allowed"),
    )


def about_place(sight: Sight, ask: Why) -> WhyNot:
    """Say what a place is, and the nearest reason. A spectator, who does nothing, is told whose turn it is."""
    found = sight.answer(ask.place or "", ask.chosen, ask.verb)
    if found is None:
        raise unknown("place")
    words, code = sight.words, found.action
    return WhyNot(
        text=words.write(code) if code else "",
        verb=words.actions[verb_of(code)].text if code else "",
        action=words.action(code) if code else None,
        legal=found.legal,
        clause=found.clause,
        says=found.says,
        what=found.what,
    )
