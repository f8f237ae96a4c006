"""Taking back: free while nothing was learnt by it, otherwise when the other people agree."""

from argosy.core.contract import SPECTATOR
from argosy.core.match import Refused
from argosy.server.messages import AskUndo, Played, UndoInfo, UndoRequest
from argosy.server.problems import Problem
from argosy.server.rooms import Room
from argosy.server.visitors import Visitor


async def ask(room: Room, visitor: Visitor, asked: AskUndo) -> Played:
    return await room.alone(lambda: undo(room, room.seat_of(visitor, asked.seat), asked))


async def undo(room: Room, seat: int, ask: AskUndo) -> Played:
    act = f"{seat}:{ask.id}"
    stored = room.acts.get(act)
    if stored is not None:
        return room.done_before(act, stored.text) or Played(ask.id, 0, 0)
    match = room.playing()
    line = ask.line or last_decision(room, seat)
    if not line:
        raise Problem("not_now", "There is nothing to take back.")
    everybody = match.why_not_undo(room.names[seat], line, room.names)
    if everybody is not None:
        raise Problem("not_now", everybody.sentence)
    agreed = agreeable(room, seat)
    if match.why_not_undo(room.names[seat], line, agreed) is None:
        return await take_back(room, seat, line, agreed, act)
    missing = [n for n in room.names if n not in agreed and n != room.names[seat]]
    room.request = UndoRequest(room.names[seat], line, sorted(agreed), missing)
    room.people_changed()
    return Played(ask.id, len(match.entries), 0, False)


def agreeable(room: Room, seat: int) -> list[str]:
    """Bots agree, and whoever sits at the same screen."""
    mine = room.seats[seat].guest
    same = [s.number for s in room.seats if s.bot or (mine is not None and s.guest == mine)]
    return [room.names[n] for n in same if n != seat]


async def take_back(room: Room, seat: int, line: int, agreed: list[str], act: str | None) -> Played:
    twin = room.playing().twin()
    try:
        entry = twin.undo(line, room.names[seat], agreed)
    except Refused as refused:
        raise Problem("not_now", refused.refusal.sentence) from None
    await room.commit(twin, [entry], act, "")
    return Played(act.partition(":")[2] if act else "", len(twin.entries), 1)


async def answer(room: Room, visitor: Visitor, agree: bool, seat: str | None) -> Played:
    return await room.alone(lambda: consent(room, room.seat_of(visitor, seat), agree))


async def consent(room: Room, seat: int, agree: bool) -> Played:
    match, request, name = room.playing(), room.request, room.names[seat]
    if request is None or name not in request.missing:
        raise Problem("not_now", "Nobody has asked you for an undo.")
    if not agree:
        room.request = None
        room.people_changed()
        return Played("", len(match.entries), 0, False)
    agreed = [*request.agreed, name]
    missing = [n for n in request.missing if n != name]
    if not missing:
        return await take_back(room, room.seat_number(request.seat), request.line, agreed, None)
    room.request = UndoRequest(request.seat, request.line, agreed, missing)
    room.people_changed()
    return Played("", len(match.entries), 0, False)


def last_decision(room: Room, seat: int) -> int:
    """The number of its latest line that still stands, or 0."""
    entries = room.match.entries if room.match else []
    for entry in reversed(entries):
        if entry.seat == seat and entry.code >= 0 and not entry.taken_back:
            return entry.number
    return 0


def told(room: Room, viewer: int) -> UndoInfo:
    match = room.match
    if match is None or viewer == SPECTATOR or match.is_over:
        return UndoInfo(request=room.request)
    line = last_decision(room, viewer)
    if not line:
        return UndoInfo(request=room.request)
    obstacle = match.undo_obstacle(room.names[viewer], line)
    since = [e for e in match.entries[line - 1 :] if e.code >= 0 and not e.taken_back]
    seats = [entry.seat for entry in since if entry.seat >= 0]
    agreed = {*agreeable(room, viewer), room.names[viewer]}
    return UndoInfo(
        line,
        not obstacle,
        obstacle,
        room.request,
        len(seats),
        len(since) - len(seats),
        [name for n, name in enumerate(room.names) if n in seats and n != viewer],
        [name for name in room.names if name not in agreed] if obstacle else [],
    )
