"""New tables: from nothing, as a rematch, or from a position of another."""

from collections.abc import Sequence
from dataclasses import replace

from argosy.core.edition import BadInput, Edition
from argosy.core.match import Match
from argosy.core.phrase import verbatim
from argosy.core.registry import edition
from argosy.server import timing, tokens
from argosy.server.catalog import levels_of
from argosy.server.identity import Visitor, person_name
from argosy.server.logs import log
from argosy.server.messages import AskFork, AskTable
from argosy.server.problems import Problem, wrong
from argosy.server.storage import queries
from argosy.server.storage.queries import SeatRow, TableRow
from argosy.server.tables import seating
from argosy.server.tables.lobby import Lobby
from argosy.server.tables.rooms import Room


async def create(lobby: Lobby, visitor: Visitor, ask: AskTable) -> tuple[Room, str]:
    """Return the room of a new table, and an invitation to it."""
    assert visitor.guest is not None
    try:
        game = edition(ask.game)
        options = game.choose({**ask.options, "seats": len(ask.seats)})
    except BadInput as problem:
        raise wrong("bad_input", problem) from None
    await check_count(lobby, visitor.guest)
    table = new_row(game, options, ask, visitor.guest)
    levels = levels_of(game)
    seats = [seated(table.id, n, who, visitor, levels) for n, who in enumerate(ask.seats)]
    seating.require_distinct(seat.name for seat in seats if seat.kind == "person")
    if all(seat.kind == "bot" for seat in seats):
        raise Problem("bad_input", "problem-one-person")
    room = await lobby.add(table, seats, visitor)
    secret = await room.game.alone(lambda: seating.invite(room, visitor))
    await room.game.alone(lambda: seating.begin_if_full(room))
    log("created", table=table.id, game=table.game, seats=len(seats))
    return room, secret


async def check_count(lobby: Lobby, guest: str) -> None:
    count = await lobby.store.run_or_refuse(queries.count_tables(guest))
    if count >= lobby.settings.tables_per_guest:
        raise Problem("too_many", "problem-your-tables", retry=60, count=count)


def new_row(game: Edition, options: dict[str, int], ask: AskTable, owner: str) -> TableRow:
    if ask.title and not ask.title.isprintable():
        raise Problem("bad_input", "problem-title")
    now = timing.now()
    return TableRow(
        id=tokens.table_id(),
        game=game.id,
        options=options,
        visibility=ask.visibility,
        status="open",
        owner=owner,
        title=ask.title,
        clock_kind=ask.clock.kind,
        clock_seconds=ask.clock.seconds,
        pace=ask.pace,
        start=ask.start,
        hints=not is_between_people(ask.seats) if ask.hints is None else ask.hints,
        created=now,
        touched=now,
    )


def is_between_people(seats: Sequence[str]) -> bool:
    """Say whether people play against each other, at one screen or at several."""
    return sum(not who.startswith("bot:") for who in seats) > 1


def seated(table: str, number: int, who: str, visitor: Visitor, levels: Sequence[str]) -> SeatRow:
    """Return a seat by what was asked for: `me`, `open`, `bot:hard`, `hot:Bea`."""
    kind, _, rest = who.partition(":")
    seat = SeatRow(table, number)
    if who == "open":
        return seat
    if who == "me":
        return seated_person(seat, visitor, visitor.name)
    if kind == "hot" and rest:
        return seated_person(seat, visitor, person_name(rest))
    if kind == "bot" and rest in levels:
        return seating.seated_bot(seat, rest)
    raise Problem("bad_input", "problem-seat-kind", levels=verbatim(", ".join(levels)))


def seated_person(seat: SeatRow, visitor: Visitor, name: str) -> SeatRow:
    return replace(seat, kind="person", guest=visitor.guest, name=name, heard=timing.now())


# ── From another table ──


async def rematch(lobby: Lobby, room: Room, visitor: Visitor) -> Room:
    """Return the same table once more. Anybody who asks later gets the one that is there."""
    if not room.access.held(visitor):
        raise Problem("not_yours", "problem-rematch-seated")
    return await room.game.alone(lambda: play_again(lobby, room, visitor))


async def play_again(lobby: Lobby, room: Room, visitor: Visitor) -> Room:
    old = room.game.table
    if old.status != "over":
        raise Problem("not_now", "problem-not-over")
    if old.rematch is not None:
        return await lobby.room(old.rematch)
    now = timing.now()
    table = replace(
        old,
        id=tokens.table_id(),
        options=renewed(old),
        status="open",
        created=now,
        touched=now,
        waiting=-1,
        round=0,
        rematch=None,
        forked=None,
        forked_at=None,
    )
    seats = [again(table.id, seat) for seat in room.game.seats]
    other = await lobby.add(table, seats, visitor)
    await room.game.set_facts(rematch=other.id)
    room.presence.people_changed()
    await other.game.alone(lambda: seating.begin_if_full(other))
    return other


def renewed(table: TableRow) -> dict[str, int]:
    """Return the same options under the newest rules; what came since then has its default."""
    found = edition(table.game)
    known = ["seats", *(option.name for option in found.options)]
    try:
        return found.choose({name: table.options[name] for name in known if name in table.options})
    except BadInput as problem:
        raise wrong("not_now", problem) from None


def again(table: str, seat: SeatRow) -> SeatRow:
    """Return the same seat at another table. People who have left stay away."""
    if seat.kind == "bot" and seat.why == "left":
        return SeatRow(table, seat.number)
    return replace(seat, table=table, stand_in="", why="", left_ms=0, heard=timing.now())


async def fork(lobby: Lobby, room: Room, visitor: Visitor, ask: AskFork) -> Room:
    """Play on against bots, from a position of a game that is over or has nothing to hide."""
    assert visitor.guest is not None
    match = room.game.playing()
    if not match.is_over and match.game.has_secrets:
        raise Problem("not_now", "problem-secrets-wait")
    if not match.is_over and not room.game.table.hints:
        raise Problem("not_now", "problem-no-hints-wait")
    number = room.game.seat_number(ask.seat)
    if ask.at > len(match.entries) + 1:
        raise Problem("unknown", "problem-no-position", last=verbatim(len(match.entries) + 1))
    await check_count(lobby, visitor.guest)
    now = timing.now()
    twin = await settled(lobby, match, ask.at)
    if twin.is_over:
        raise Problem("not_now", "problem-over-there")
    table = replace(
        room.game.table,
        id=tokens.table_id(),
        visibility="private",
        status="playing",
        owner=visitor.guest,
        created=now,
        touched=now,
        clock_kind="none",
        hints=True,
        muted=False,
        waiting=twin.waiting,
        round=twin.round,
        rematch=None,
        forked=room.id,
        forked_at=ask.at,
    )
    empty = [SeatRow(table.id, n) for n in range(len(room.game.seats))]
    seats = [
        seated_person(seat, visitor, visitor.name)
        if seat.number == number
        else seating.seated_bot(seat, ask.level)
        for seat in empty
    ]
    return await lobby.add(table, seats, visitor, queries.line_rows(twin.entries, now))


async def settled(lobby: Lobby, match: Match, at: int) -> Match:
    """Return the match as it stood at a position. Where it was chance's turn, chance is drawn."""
    twin = Match(match.edition, match.options, names=match.names)
    await lobby.follow(twin, [entry.line for entry in match.entries[: at - 1]])
    twin.go_on(lobby.chance)
    return twin
