"""What a room tells: its list entry, its people, a whole view, an earlier position."""

from msgspec import Raw

from argosy.core.contract import SPECTATOR
from argosy.server import timing, views
from argosy.server.identity import Visitor
from argosy.server.messages import Forked, People, SeatInfo, TableInfo, UndoInfo, View, You
from argosy.server.problems import Problem
from argosy.server.tables import undo
from argosy.server.tables.rooms import Room
from argosy.server.views import encode

FIRST_NEWS = 200  # lines that a viewer gets who has seen none
MOST_NEWS = 1_000  # and at most; the others are in the log


def seat_infos(room: Room) -> list[SeatInfo]:
    present = {n for viewer in room.viewers for n in room.held(viewer.visitor)}
    return [
        SeatInfo(
            room.names[s.number],
            s.number,
            s.kind,
            s.name,
            s.level,
            s.number in present,
            s.stand_in,
            s.why,
            room.is_silent(s),
            s.muted or (room.table.muted and s.guest != room.table.owner),
        )
        for s in room.seats
    ]


def people_raw(room: Room) -> Raw:
    if room.people is None:
        room.people = Raw(encode(seat_infos(room)))
    return room.people


def watchers(room: Room) -> int:
    return sum(1 for viewer in room.viewers if not room.held(viewer.visitor))


def people(room: Room, visitor: Visitor, seat: int | None) -> People:
    return People(
        room.table.status,
        seat_infos(room),
        room.clock.told(room.seats, room.names),
        undo.told(room, room.looks_as(visitor, seat)),
        watchers(room),
        room.table.rematch,
        timing.now(),
    )


def you(room: Room, visitor: Visitor, seat: int | None = None) -> You:
    looks = room.looks_as(visitor, seat)
    return You(
        [room.names[n] for n in room.held(visitor)],
        room.is_owner(visitor),
        room.is_member(visitor),
        None if looks == SPECTATOR else room.names[looks],
    )


def info(room: Room, visitor: Visitor) -> TableInfo:
    t = room.table
    waiting = room.waiting_seat()
    return TableInfo(
        t.id,
        t.game,
        t.title,
        t.options,
        t.options["rules"],
        t.visibility,
        t.status,
        room.clock.told(room.seats, room.names),
        t.pace,
        t.start,
        t.hints,
        t.created,
        len(room.times),
        room.names[waiting] if waiting >= 0 else None,
        room.owner_name,
        seat_infos(room),
        watchers(room),
        you(room, visitor),
        t.rematch,
        Forked(t.forked, t.forked_at or 1) if t.forked else None,
    )


def view(room: Room, visitor: Visitor, seat: int | None, since: int) -> View:
    """The whole table as this visitor may see it, with what happened after line `since`."""
    match, gallery = room.playing(), room.gallery
    assert gallery is not None
    viewer = room.looks_as(visitor, seat)
    sight = gallery.sight(viewer)
    number = len(match.entries)
    most = MOST_NEWS if since else FIRST_NEWS
    since = max(min(since, number), number - most, 0)
    ending = views.ending(match)
    step, clause = sight.step
    return View(
        room.id,
        room.table.game,
        number,
        since,
        room.table.status,
        timing.now(),
        you(room, visitor, seat),
        sight.turn,
        sight.waiting,
        step,
        clause,
        sight.prompt(),
        gallery.scene(viewer),
        gallery.actions(viewer),
        gallery.news(viewer, since),
        people_raw(room),
        room.clock.told(room.seats, room.names),
        undo.told(room, viewer),
        ending.scores if ending else sight.scores(),
        ending,
    )


def look_back(room: Room, visitor: Visitor, seat: str | None, number: int) -> View:
    """An earlier position: while the game runs as the visitor knew it, afterwards as any seat
    did.
    """
    match = room.playing()
    viewer = room.looks_as(visitor, None)
    if seat is not None:
        wanted = room.seat_number(seat)
        if not match.is_over and wanted not in room.held(visitor):
            raise Problem("not_yours", "While the game runs you look through your own eyes.")
        viewer = wanted
    if not 1 <= number <= len(match.entries) + 1:
        raise Problem("unknown", f"There are positions 1 to {len(match.entries) + 1}.")
    sight = views.earlier(match, viewer, number)
    last = match.entries[max(number - 2, 0) : number - 1]
    step, clause = sight.step
    return View(
        room.id,
        room.table.game,
        number - 1,
        max(number - 2, 0),
        room.table.status,
        timing.now(),
        you(room, visitor),
        sight.turn,
        sight.waiting,
        step,
        clause,
        sight.prompt(),
        Raw(encode(sight.scene())),
        Raw(b"[]"),
        Raw(encode(sight.lines(last, room.times, room.bys))),
        people_raw(room),
        room.clock.told(room.seats, room.names),
        UndoInfo(),
        sight.scores(),
        views.ending(match) if number == len(match.entries) + 1 else None,
    )
