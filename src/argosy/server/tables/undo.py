"""Taking back: free while nothing was learnt by it, otherwise when the other people agree.

Bots agree about what bots decided, and whoever sits at the same screen agrees. Nobody agrees for a
person: neither the bot that stands in for them, nor the one that has their seat since they left.
"""

from collections.abc import Sequence

from argosy.core.contract import SPECTATOR
from argosy.core.match import Entry, Match, Refused
from argosy.server.identity import Visitor
from argosy.server.messages import Answer, Played, Undo, UndoInfo, UndoRequest
from argosy.server.problems import Problem
from argosy.server.tables.rooms import Room

MOST_UNDOS = 300  # of one seat in one game
MOST_TAKEN_BACK = 3_000  # lines of one game: a record stays short enough to be read in no time


async def ask(room: Room, visitor: Visitor, ask: Undo) -> Played:
    return await room.alone(lambda: undo(room, room.seat_of(visitor, ask.seat), ask))


async def undo(room: Room, seat: int, ask: Undo) -> Played:
    act = f"{seat}:{ask.id}"
    stored = room.acts.get(act)
    if stored is not None:
        return room.done_before(act, stored.text) or Played(ask.id, 0, 0)
    match = room.playing()
    if room.has_asked(act):  # sent again after a lost answer: the others have been asked once
        return Played(ask.id, len(match.entries), 0, False)
    line = ask.line or match.latest_decision(seat)
    check(room, match, seat, line)
    agreed = agreeable(room, seat)
    if match.why_not_undo(room.names[seat], line, agreed) is None:
        return await take_back(room, seat, line, agreed, act)
    missing = [n for n in room.names if n not in agreed and n != room.names[seat]]
    room.ask_undo(UndoRequest(room.names[seat], line, sorted(agreed), missing), act)
    return Played(ask.id, len(match.entries), 0, False)


def check(room: Room, match: Match, seat: int, line: int) -> None:
    """Raises Problem for what nobody could agree to."""
    if room.seats[seat].stand_in:
        raise Problem("not_now", "A bot plays for you: come back first.")
    if not line:
        raise Problem("not_now", "There is nothing to take back.")
    refusal = match.why_not_undo(room.names[seat], line, room.names)
    if refusal is not None:
        raise Problem("not_now", refusal.sentence)
    since = match.since(line)
    gone = departed(room, since)
    if gone:
        raise Problem("not_now", f"{gone.capitalize()} has decided since, and has left.")
    undos = sum(e.code < 0 and e.seat == seat for e in match.entries)
    taken = sum(e.taken_back > 0 for e in match.entries) + len(since)
    if undos >= MOST_UNDOS or taken > MOST_TAKEN_BACK:
        raise Problem("too_many", "Too much has been taken back in this game: play on.")


def departed(room: Room, since: Sequence[Entry]) -> str:
    """The seat of a person who has left, if one of these lines is a decision of theirs."""
    for entry in since:
        if entry.seat >= 0 and room.seats[entry.seat].why == "left" and not room.by_bot(entry):
            return room.names[entry.seat]
    return ""


def agreeable(room: Room, seat: int) -> list[str]:
    """Bots that sit there for good, and whoever sits at the same screen."""
    mine = room.seats[seat].guest
    return [
        room.names[s.number]
        for s in room.seats
        if s.number != seat and (s.kind == "bot" or (mine is not None and s.guest == mine))
    ]


async def take_back(room: Room, seat: int, line: int, agreed: list[str], act: str | None) -> Played:
    twin = room.playing().twin()
    try:
        entry = twin.undo(line, room.names[seat], agreed)
    except Refused as refused:
        raise Problem("not_now", refused.refusal.sentence) from None
    await room.commit(twin, [entry], act, "")
    return Played(act.partition(":")[2] if act else "", len(twin.entries), 1)


async def answer(room: Room, visitor: Visitor, ask: Answer) -> Played:
    return await room.alone(lambda: consent(room, room.seat_of(visitor, ask.seat), ask))


async def consent(room: Room, seat: int, ask: Answer) -> Played:
    match, request, name = room.playing(), room.request, room.names[seat]
    if request is None or name not in request.missing:
        raise Problem("not_now", "Nobody has asked you for an undo.")
    if not ask.agree:
        room.ask_undo(None)
        return Played(ask.id, len(match.entries), 0, False)
    agreed = [*request.agreed, name]
    missing = [n for n in request.missing if n != name]
    asking = room.seat_number(request.seat)
    if missing:
        room.ask_undo(UndoRequest(request.seat, request.line, agreed, missing), room.request_act)
        return Played(ask.id, len(match.entries), 0, False)
    check(room, match, asking, request.line)
    done = await take_back(room, asking, request.line, agreed, room.request_act)
    return Played(ask.id, done.number, done.lines)


def told(room: Room, viewer: int) -> UndoInfo:
    match = room.match
    if match is None or viewer == SPECTATOR or match.is_over:
        return UndoInfo(request=room.request)
    line = match.latest_decision(viewer)
    since = match.since(line) if line else []
    if not since or departed(room, since):
        return UndoInfo(request=room.request)
    obstacle = match.undo_obstacle(room.names[viewer], line)
    seats = [entry.seat for entry in since if entry.seat >= 0]
    agreed = {*agreeable(room, viewer), room.names[viewer]}
    return UndoInfo(
        line=line,
        free=not obstacle,
        obstacle=obstacle,
        request=room.request,
        decisions=len(seats),
        drawn=len(since) - len(seats),
        others=[name for n, name in enumerate(room.names) if n in seats and n != viewer],
        asks=[name for name in room.names if name not in agreed] if obstacle else [],
    )
