"""Who sits where: joining, leaving, links, handing a seat to a bot and taking it back.

Everything here is done through `room.game.alone`, so nothing else changes the room meanwhile.
"""

from collections.abc import Iterable
from dataclasses import replace

from argosy.server import guest_names, timing
from argosy.server.identity import Visitor
from argosy.server.messages import AskMute, Level, MemberInfo
from argosy.server.problems import Problem, unknown
from argosy.server.storage import queries
from argosy.server.storage.queries import INVITATION, SeatRow
from argosy.server.tables.rooms import Room


def require_open(room: Room) -> None:
    if not room.game.is_open:
        raise Problem("not_now", "problem-begun")


def freed(seat: SeatRow) -> SeatRow:
    return SeatRow(seat.table, seat.number)


def seated_bot(seat: SeatRow, level: str, why: str = "") -> SeatRow:
    """Return the seat with a bot for good. The person who held it has no part in it any more; who has
    left a game keeps the name under which the log tells of them.
    """
    return replace(
        freed(seat),
        kind="bot",
        name=seat.name if why == "left" else f"bot:{level}",
        level=level,
        why=why,
        left_ms=seat.left_ms,
    )


# ── Names ──


def free_name(room: Room, visitor: Visitor, name: str) -> str:
    """Return the name under which somebody sits down: no two at a table share one. Raises Problem.

    A name that the server gave is changed for another without asking.
    """
    others = [seat.name for seat in room.game.seats if seat.guest != visitor.guest and seat.name]
    if guest_names.is_given(name):
        taken = name.casefold() in {other.casefold() for other in others}
        return guest_names.fresh(others) if taken else name
    require_distinct([*others, name])
    return name


def require_distinct(names: Iterable[str]) -> None:
    """Raise Problem if two people have the same name, whatever its capitals."""
    known: set[str] = set()
    for name in names:
        if name.casefold() in known:
            raise Problem("name_taken", "problem-name-taken", name=f"name:{name}")
        known.add(name.casefold())


# ── Coming and going ──


async def enter(room: Room, visitor: Visitor, secret: str) -> None:
    """Make a guest a member by an invitation, or give them the seat of a seat token."""
    assert visitor.guest is not None
    number = room.access.seat_behind(secret)
    room.access.require_welcome(visitor.guest)
    if number == INVITATION:
        await room.access.add_member(visitor.guest)
        return
    if room.game.seats[number].kind != "person":
        raise Problem("not_now", "problem-nobody-any-more")
    await room.access.add_member(visitor.guest)
    seat = room.game.seats[number]
    if seat.guest != visitor.guest:
        await room.set_seats([replace(seat, guest=visitor.guest, heard=timing.now())])
        # Anybody who had it sees this, and is shown the table without its buttons.
        await room.chat.note("chat-other-device", seat=f"seat:{room.game.names[number]}")


async def join(room: Room, visitor: Visitor, name: str | None) -> None:
    """Take a seat that is free, the first one if none is named."""
    assert visitor.guest is not None
    require_open(room)
    room.access.require_welcome(visitor.guest)
    if room.game.table.visibility != "public" and not room.access.is_member(visitor):
        raise Problem("not_invited", "problem-need-invitation")
    if room.access.held(visitor):
        raise Problem("not_now", "problem-have-seat")
    free = [s.number for s in room.game.seats if s.kind == "open"]
    wanted = (free[0] if free else -1) if name is None else room.game.seat_number(name)
    if wanted not in free:
        raise Problem("not_now", "problem-seat-taken" if name else "problem-seats-taken")
    seat = replace(
        room.game.seats[wanted],
        kind="person",
        guest=visitor.guest,
        name=free_name(room, visitor, visitor.name),
        heard=timing.now(),
    )
    await room.set_seats([seat])
    await begin_if_full(room)


async def begin_if_full(room: Room) -> None:
    full = all(seat.kind != "open" for seat in room.game.seats)
    if full and room.game.table.start == "auto" and room.game.is_open:
        await room.game.start()


async def leave(room: Room, visitor: Visitor, name: str | None) -> None:
    """Leave a seat. Before the start it is free again, later a bot has it for good."""
    number = room.access.seat_of(visitor, name)
    seat = room.game.seats[number]
    if seat.kind != "person":
        raise Problem("not_now", "problem-nobody-there")
    new = freed(seat) if room.game.is_open else seated_bot(seat, "medium", "left")
    await drop_links(room, number)
    await room.set_seats([new])
    await room.chat.note("chat-left", name=f"name:{seat.name}")


async def drop_links(room: Room, number: int) -> None:
    await room.access.drop_links(number)
    room.presence.check_viewers()


async def start(room: Room, visitor: Visitor, fill: Level | None) -> None:
    room.access.require_owner(visitor)
    require_open(room)
    free = [seat for seat in room.game.seats if seat.kind == "open"]
    if free and fill is None:
        raise Problem("not_now", "problem-seats-open")
    if all(seat.kind != "person" for seat in room.game.seats):
        raise Problem("not_now", "problem-empty-table")
    if free:
        await room.set_seats([seated_bot(seat, fill or "medium") for seat in free])
    await room.game.start()


async def open_seat(room: Room, visitor: Visitor, name: str) -> None:
    """Free a seat again. The person who sat there is sent away from the table."""
    room.access.require_owner(visitor)
    require_open(room)
    number = room.game.seat_number(name)
    gone = room.game.seats[number]
    if gone.guest is not None and gone.guest != room.game.table.owner:
        await send_away(room, visitor, gone.guest)
    else:
        await drop_links(room, number)
        await room.set_seats([freed(gone)])


async def send_away(room: Room, visitor: Visitor, guest: str) -> None:
    """Send a guest away for good. The owner may give out new invitations to the others.

    Once the game has begun a seat is its person's, and nobody else's to take.
    """
    room.access.require_owner(visitor)
    if guest == room.game.table.owner:
        raise Problem("bad_input", "problem-owner-stays")
    theirs = [seat for seat in room.game.seats if seat.guest == guest]
    if guest not in room.access.members and not theirs:
        raise unknown("member")
    if theirs:
        require_open(room)
    names = await room.game.save(queries.guest_names([guest]))
    await room.access.bar(guest)
    for seat in theirs:
        await drop_links(room, seat.number)
    await room.set_seats([freed(seat) for seat in theirs])
    name = names.get(guest)
    if name is None:
        await room.chat.note("chat-somebody-sent-away")
    else:
        await room.chat.note("chat-sent-away", name=f"name:{name}")


async def members(room: Room, visitor: Visitor) -> list[MemberInfo]:
    """List everyone whom the owner's invitations have let in, the owner aside."""
    room.access.require_owner(visitor)
    seats = room.game.seats
    sitting = {seat.guest for seat in seats if seat.guest}
    guests = (room.access.members | sitting) - {room.game.table.owner}
    names = await room.game.save(queries.guest_names(guests))
    return [
        MemberInfo(guest, name, [room.game.names[s.number] for s in seats if s.guest == guest])
        for guest, name in sorted(names.items(), key=lambda item: (item[1], item[0]))
    ]


# ── Bots ──


async def hand_over(room: Room, visitor: Visitor, name: str, level: Level) -> None:
    """Give a seat to a bot: your own, a silent one, or as the owner any before the start."""
    number = room.game.seat_number(name)
    seat = room.game.seats[number]
    if room.game.is_open:
        if number not in room.access.held(visitor):
            room.access.require_owner(visitor)
        await drop_links(room, number)
        await room.set_seats([seated_bot(seat, level)])
        await begin_if_full(room)
        return
    if room.game.table.status == "over" or seat.kind != "person" or seat.stand_in:
        raise Problem("not_now", "problem-no-person")
    why = "handed"
    if number not in room.access.held(visitor):
        if not room.access.held(visitor):
            raise Problem("not_yours", "problem-seated-only")
        if not room.presence.is_silent(seat):
            raise Problem("not_yours", "problem-not-silent")
        why = "silent"
    await room.set_seats([replace(seat, stand_in=level, why=why)])
    await room.chat.note("chat-bot-took-over", seat=f"seat:{name}")


async def come_back(room: Room, visitor: Visitor, name: str | None) -> None:
    """Take a seat back from the bot that stands in for its person."""
    number = room.access.seat_of(visitor, name)
    seat = room.game.seats[number]
    if not seat.stand_in:
        raise Problem("not_now", "problem-no-bot")
    back = replace(room.game.clock.returned(seat), stand_in="", why="", heard=timing.now())
    await room.set_seats([back])
    await room.chat.note("chat-back", seat=f"seat:{room.game.names[number]}")


# ── Links ──


async def link(room: Room, visitor: Visitor, name: str) -> str:
    """Make a new link to one's own seat; the old one stops working."""
    number = room.access.seat_of(visitor, name)
    await drop_links(room, number)
    return await room.access.new_link(number)


async def invite(room: Room, visitor: Visitor) -> str:
    room.access.require_owner(visitor)
    return await room.access.new_link(INVITATION)


# ── Chat ──


async def mute(room: Room, visitor: Visitor, ask: AskMute) -> None:
    """Mute a seat, or everybody but the owner; or give them their voice back."""
    room.access.require_owner(visitor)
    if ask.seat is None:
        await room.chat.mute_all(ask)
    else:
        number = room.game.seat_number(ask.seat)
        await room.set_seats([room.chat.muted_seat(number, ask)])
