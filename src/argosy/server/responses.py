"""Tells a client about a table: its entry in a list, its people, a whole view, an earlier position."""

from functools import lru_cache

from msgspec import Raw

from argosy.core.contract import SPECTATOR
from argosy.core.language import Reader
from argosy.core.phrase import verbatim
from argosy.core.registry import edition
from argosy.server import timing, views
from argosy.server.identity import Visitor
from argosy.server.messages import (
    ClockInfo,
    EndingInfo,
    Forked,
    GraceInfo,
    People,
    SeatInfo,
    TableInfo,
    UndoInfo,
    View,
    You,
)
from argosy.server.problems import Problem
from argosy.server.storage.queries import Listed, SeatRow, TableRow
from argosy.server.tables.rooms import Room
from argosy.server.views import Sight, encode

FIRST_NEWS = 200  # lines that a viewer gets who has seen none
MOST_NEWS = 1_000  # and at most; the others are in the log


# ── An entry in a list ──


def info(room: Room, visitor: Visitor) -> TableInfo:
    waiting = room.game.waiting_seat()
    return table_info(
        room.game.table,
        number=len(room.game.times),
        waiting=room.game.names[waiting] if waiting >= 0 else None,
        owner=room.access.owner_name,
        clock=room.game.clock.info(room.game.seats, room.game.names),
        seats=seat_infos(room),
        watchers=room.presence.watchers(),
        you=you(room, visitor),
    )


def listed(row: Listed, visitor: Visitor) -> TableInfo:
    """Return the entry of a table that nobody has open, from its rows."""
    table = row.table
    names = seat_names(table.game, tuple(sorted(table.options.items())))
    mine = [names[s.number] for s in row.seats if s.guest and s.guest == visitor.guest]
    owner = table.owner == visitor.guest
    return table_info(
        table,
        number=row.number,
        waiting=names[table.waiting] if table.waiting >= 0 else None,
        owner=row.owner_name,
        clock=ClockInfo(table.clock_kind, table.clock_seconds),
        seats=[seat_info(seat, names[seat.number], muted=seat.muted) for seat in row.seats],
        watchers=0,
        you=You(mine, owner, bool(mine) or owner),
    )


@lru_cache(maxsize=1000)
def seat_names(game: str, options: tuple[tuple[str, int], ...]) -> tuple[str, ...]:
    """Return the names of the seats, for lists of many tables with options of their own."""
    return edition(game).seat_names(dict(options))


def table_info(
    table: TableRow,
    *,
    number: int,
    waiting: str | None,
    owner: str,
    clock: ClockInfo,
    seats: list[SeatInfo],
    watchers: int,
    you: You,
) -> TableInfo:
    return TableInfo(
        id=table.id,
        game=table.game,
        title=table.title,
        options=table.options,
        rules=table.options["rules"],
        visibility=table.visibility,
        status=table.status,
        clock=clock,
        pace=table.pace,
        start=table.start,
        hints=table.hints,
        created=table.created,
        number=number,
        waiting=waiting,
        owner=owner,
        seats=seats,
        watchers=watchers,
        you=you,
        rematch=table.rematch,
        forked=Forked(table.forked, table.forked_at or 1) if table.forked else None,
        round=table.round,
    )


# ── People ──


def seat_info(
    seat: SeatRow, name: str, *, muted: bool, connected: bool = False, silent: bool = False
) -> SeatInfo:
    return SeatInfo(
        seat=name,
        number=seat.number,
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        connected=connected,
        stand_in=seat.stand_in,
        why=seat.why,
        silent=silent,
        muted=muted,
    )


def seat_infos(room: Room) -> list[SeatInfo]:
    present = room.presence.seated()
    return [
        seat_info(
            seat,
            room.game.names[seat.number],
            muted=seat.muted or (room.game.table.muted and seat.guest != room.game.table.owner),
            connected=seat.number in present,
            silent=room.presence.is_silent(seat),
        )
        for seat in room.game.seats
    ]


def people(room: Room, visitor: Visitor, seat: int | None) -> People:
    return People(
        status=room.game.table.status,
        seats=seat_infos(room),
        clock=room.game.clock.info(room.game.seats, room.game.names),
        undo=room.undo.info(room.access.looks_as(visitor, seat)),
        watchers=room.presence.watchers(),
        rematch=room.game.table.rematch,
        now=timing.now(),
        grace=room.grace.info(),
    )


def you(room: Room, visitor: Visitor, seat: int | None = None) -> You:
    looks = room.access.looks_as(visitor, seat)
    return You(
        seats=[room.game.names[n] for n in room.access.held(visitor)],
        owner=room.access.is_owner(visitor),
        member=room.access.is_member(visitor),
        seat=None if looks == SPECTATOR else room.game.names[looks],
    )


def reader(room: Room, visitor: Visitor, language: str) -> Reader:
    """Return somebody at a table as a reader. People on several seats at one screen go by their names."""
    names, mine = room.game.names, room.access.held(visitor)
    people = [s for s in room.game.seats if s.kind == "person" or s.has_left]
    called = {names[seat.number]: seat.name for seat in people}
    you = [names[seat] for seat in mine] if len(mine) == 1 else []
    return Reader(language, room.game.table.game, names=called, you=you)


# ── Views ──


def view(room: Room, visitor: Visitor, seat: int | None, since: int) -> View:
    """Return the whole table as this visitor may see it, with what happened after line `since`."""
    match, gallery = room.game.playing(), room.gallery
    assert gallery is not None
    viewer = room.access.looks_as(visitor, seat)
    sight = gallery.sight(viewer)
    number = len(match.entries)
    most = MOST_NEWS if since else FIRST_NEWS
    since = max(min(since, number), number - most, 0)
    ending = views.ending(match)
    return view_of(
        room,
        sight,
        number=number,
        since=since,
        you=you(room, visitor, seat),
        scene=gallery.scene(viewer),
        facts=gallery.facts(viewer),
        actions=gallery.actions(viewer),
        news=gallery.news(viewer, since),
        undo=room.undo.info(viewer),
        scores=ending.scores if ending else sight.scores(),
        ending=ending,
        grace=room.grace.info(),
    )


def look_back(room: Room, visitor: Visitor, seat: str | None, number: int) -> View:
    """Return an earlier position: as the visitor knew it while the game runs, afterwards as any
    seat knew it.
    """
    match = room.game.playing()
    viewer = room.access.looks_as(visitor, None)
    if seat is not None:
        wanted = room.game.seat_number(seat)
        if not match.is_over and wanted not in room.access.held(visitor):
            raise Problem("not_yours", "problem-own-eyes")
        viewer = wanted
    if not 1 <= number <= len(match.entries) + 1:
        raise Problem("unknown", "problem-no-position", last=verbatim(len(match.entries) + 1))
    sight = views.earlier(match, viewer, number)
    last = match.entries[max(number - 2, 0) : number - 1]
    return view_of(
        room,
        sight,
        number=number - 1,
        since=max(number - 2, 0),
        you=you(room, visitor),
        scene=Raw(encode(sight.scene())),
        facts=Raw(encode(sight.facts())),
        actions=Raw(b"[]"),
        news=Raw(encode(sight.lines(last, room.game.times, room.game.bys))),
        undo=UndoInfo(),
        scores=sight.scores(),
        ending=views.ending(match) if number == len(match.entries) + 1 else None,
    )


def view_of(  # noqa: PLR0913 - by name, one for each field that differs
    room: Room,
    sight: Sight,
    *,
    number: int,
    since: int,
    you: You,
    scene: Raw,
    facts: Raw,
    actions: Raw,
    news: Raw,
    undo: UndoInfo,
    scores: dict[str, int] | None,
    ending: EndingInfo | None,
    grace: GraceInfo | None = None,
) -> View:
    step, clause = sight.step
    return View(
        table=room.id,
        game=room.game.table.game,
        number=number,
        since=since,
        status=room.game.table.status,
        now=timing.now(),
        you=you,
        turn=sight.turn,
        waiting=sight.waiting,
        step=step,
        clause=clause,
        prompt=sight.prompt(),
        scene=scene,
        facts=facts,
        actions=actions,
        news=news,
        seats=room.presence.people(lambda: Raw(encode(seat_infos(room)))),
        clock=room.game.clock.info(room.game.seats, room.game.names),
        undo=undo,
        scores=scores,
        ending=ending,
        grace=grace,
    )
