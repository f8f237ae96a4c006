"""Who sits where: joining, leaving, links, handing a seat to a bot and taking it back. Each acts
on a room that is its own just now.
"""

from dataclasses import replace

from argosy.core.edition import BadInput
from argosy.core.record import check_name
from argosy.server import timing, tokens
from argosy.server.identity import Visitor
from argosy.server.messages import AskMute, Level, MemberInfo, Said
from argosy.server.problems import Problem, unknown
from argosy.server.storage import queries
from argosy.server.storage.queries import INVITATION, SeatRow
from argosy.server.tables.rooms import Room

EMPTY_CHAT = "A line of chat says something, without control characters."


def person_name(name: str) -> str:
    """A name as it may stand in a record; only a bot is called `bot:`."""
    name = name.strip()
    try:
        check_name(name)
    except BadInput as problem:
        raise Problem("bad_input", str(problem)) from None
    if name.lower().startswith("bot:"):
        raise Problem("bad_input", "Only a bot may be called that.")
    return name


def owner_only(room: Room, visitor: Visitor) -> None:
    if not room.is_owner(visitor):
        raise Problem("not_yours", "Only the owner of the table may do that.")


def before_the_start(room: Room) -> None:
    if room.table.status != "open":
        raise Problem("not_now", "The game has begun.")


def freed(seat: SeatRow) -> SeatRow:
    return SeatRow(seat.table, seat.number)


def seated_bot(seat: SeatRow, level: str, why: str = "") -> SeatRow:
    """A bot for good; whoever held the seat has no part in it any more."""
    bot = SeatRow(seat.table, seat.number, "bot", None, f"bot:{level}", level, why=why)
    return replace(bot, left_ms=seat.left_ms)


# ── Coming and going ──


def seat_behind(room: Room, secret: str) -> int:
    """The seat that a link leads to, or INVITATION. Raises Problem for a link that leads nowhere."""
    seat = room.keys.get(tokens.digest(secret))
    if seat is None or (seat == INVITATION) != secret.startswith(tokens.INVITATION):
        raise Problem("bad_token", "This link is not valid, or no longer.")
    return seat


async def enter(room: Room, visitor: Visitor, secret: str) -> None:
    """An invitation makes a guest a member, a seat token gives them the seat."""
    assert visitor.guest is not None
    seat = seat_behind(room, secret)
    if visitor.guest in room.barred:
        raise Problem("not_invited", "The owner of the table has sent you away.")
    if seat != INVITATION and room.seats[seat].kind != "person":
        raise Problem("not_now", "Nobody sits there any more.")
    await room.save(queries.add_member(room.id, visitor.guest))
    room.members.add(visitor.guest)
    if seat != INVITATION and room.seats[seat].guest != visitor.guest:
        row = replace(room.seats[seat], guest=visitor.guest, heard=timing.now())
        await room.set_seats([row])
        # Whoever had it sees this, and is shown the table without its buttons.
        await room.note(f"{row.name} goes on playing {room.names[seat]} at another device.")


async def join(room: Room, visitor: Visitor, name: str | None) -> None:
    assert visitor.guest is not None
    before_the_start(room)
    if visitor.guest in room.barred:
        raise Problem("not_invited", "The owner of the table has sent you away.")
    if room.table.visibility != "public" and not room.is_member(visitor):
        raise Problem("not_invited", "You need an invitation to sit down here.")
    if room.held(visitor):
        raise Problem("not_now", "You have a seat here already.")
    free = [s.number for s in room.seats if s.kind == "open"]
    wanted = (free[0] if free else -1) if name is None else room.seat_number(name)
    if wanted not in free:
        raise Problem("not_now", "This seat is taken." if name else "All seats are taken.")
    seat = replace(
        room.seats[wanted],
        kind="person",
        guest=visitor.guest,
        name=visitor.name,
        heard=timing.now(),
    )
    await room.set_seats([seat])
    await begin_if_full(room)


async def begin_if_full(room: Room) -> None:
    full = all(seat.kind != "open" for seat in room.seats)
    if full and room.table.start == "auto" and room.table.status == "open":
        await room.start()


async def leave(room: Room, visitor: Visitor, name: str | None) -> None:
    """Before the start the seat is open again; later a bot has it for good."""
    number = room.seat_of(visitor, name)
    seat = room.seats[number]
    if seat.kind != "person":
        raise Problem("not_now", "Nobody sits there.")
    new = freed(seat) if room.table.status == "open" else seated_bot(seat, "medium", "left")
    await drop_links(room, number)
    await room.set_seats([new])
    await room.note(f"{seat.name} has left the table.")


async def drop_links(room: Room, number: int) -> None:
    await room.save(lambda db: queries.drop_keys(db, room.id, number))
    room.keys = {token: seat for token, seat in room.keys.items() if seat != number}
    room.check_viewers()


async def start(room: Room, visitor: Visitor, fill: Level | None) -> None:
    owner_only(room, visitor)
    before_the_start(room)
    free = [seat for seat in room.seats if seat.kind == "open"]
    if free and fill is None:
        raise Problem("not_now", "Seats are still open: wait, or fill them with bots.")
    if all(seat.kind != "person" for seat in room.seats):
        raise Problem("not_now", "Somebody must sit at a table.")
    if free:
        await room.set_seats([seated_bot(seat, fill or "medium") for seat in free])
    await room.start()


async def open_seat(room: Room, visitor: Visitor, name: str) -> None:
    """Free a seat again; whoever sat there is sent away from the table."""
    owner_only(room, visitor)
    before_the_start(room)
    number = room.seat_number(name)
    gone = room.seats[number]
    if gone.guest is not None and gone.guest != room.table.owner:
        await send_away(room, visitor, gone.guest)
    else:
        await drop_links(room, number)
        await room.set_seats([freed(gone)])


async def send_away(room: Room, visitor: Visitor, guest: str) -> None:
    """For good: invitations given out so far are void, and the owner may give out new ones.

    Once the game has begun a seat is its person's, and nobody else's to take.
    """
    owner_only(room, visitor)
    if guest == room.table.owner:
        raise Problem("bad_input", "The owner of a table cannot be sent away.")
    theirs = [seat for seat in room.seats if seat.guest == guest]
    if guest not in room.members and not theirs:
        raise unknown("member")
    if theirs:
        before_the_start(room)
    names = await room.save(queries.guest_names([guest]))
    await room.save(queries.bar(room.id, guest))
    room.members.discard(guest)
    room.barred.add(guest)
    room.keys = {token: seat for token, seat in room.keys.items() if seat != INVITATION}
    for seat in theirs:
        await drop_links(room, seat.number)
    await room.set_seats([freed(seat) for seat in theirs])
    await room.note(f"{names.get(guest, 'Somebody')} was sent away from the table.")


async def members(room: Room, visitor: Visitor) -> list[MemberInfo]:
    """Whoever the owner's invitations have let in, the owner aside."""
    owner_only(room, visitor)
    sitting = {seat.guest for seat in room.seats if seat.guest}
    guests = (room.members | sitting) - {room.table.owner}
    names = await room.save(queries.guest_names(guests))
    return [
        MemberInfo(guest, name, [room.names[s.number] for s in room.seats if s.guest == guest])
        for guest, name in sorted(names.items(), key=lambda item: (item[1], item[0]))
    ]


# ── Bots ──


async def hand_over(room: Room, visitor: Visitor, name: str, level: Level) -> None:
    """To a bot: your own seat, a silent one, or as the owner any before the start."""
    number = room.seat_number(name)
    seat = room.seats[number]
    if room.table.status == "open":
        if number not in room.held(visitor):
            owner_only(room, visitor)
        await drop_links(room, number)
        await room.set_seats([seated_bot(seat, level)])
        await begin_if_full(room)
        return
    if room.table.status == "over" or seat.kind != "person" or seat.stand_in:
        raise Problem("not_now", "No person decides there now.")
    why = "handed"
    if number not in room.held(visitor):
        if not room.held(visitor):
            raise Problem("not_yours", "Only those who sit here may do that.")
        if not room.is_silent(seat):
            raise Problem("not_yours", "Its person is not silent long enough.")
        why = "silent"
    await room.set_seats([replace(seat, stand_in=level, why=why)])
    await room.note(f"{name} is played by a bot until its person is back.")


async def come_back(room: Room, visitor: Visitor, name: str | None) -> None:
    number = room.seat_of(visitor, name)
    seat = room.seats[number]
    if not seat.stand_in:
        raise Problem("not_now", "No bot plays for you.")
    back = replace(room.clock.returned(seat), stand_in="", why="", heard=timing.now())
    await room.set_seats([back])
    await room.note(f"{room.names[number]} is played by its person again.")


# ── Links ──


async def link(room: Room, visitor: Visitor, name: str) -> str:
    """A new link to one's own seat; the old one stops working."""
    number = room.seat_of(visitor, name)
    secret = tokens.mint(tokens.SEAT)
    await drop_links(room, number)
    await add_key(room, number, secret)
    return secret


async def invite(room: Room, visitor: Visitor) -> str:
    owner_only(room, visitor)
    secret = tokens.mint(tokens.INVITATION)
    await add_key(room, INVITATION, secret)
    return secret


async def add_key(room: Room, seat: int, secret: str) -> None:
    token = tokens.digest(secret)
    await room.save(queries.add_key(room.id, seat, token, timing.now()))
    room.keys = await room.save(lambda db: queries.read_keys(db, room.id))


# ── Chat ──


async def mute(room: Room, visitor: Visitor, ask: AskMute) -> None:
    owner_only(room, visitor)
    if ask.seat is None:
        await room.save(queries.set_table(room.id, muted=ask.muted))
        room.table.muted = ask.muted
        room.people_changed()
        return
    seat = room.seats[room.seat_number(ask.seat)]
    addresses = {v.visitor.address for v in room.viewers if seat.number in room.held(v.visitor)}
    if ask.muted:
        room.silenced |= addresses
    else:
        room.silenced -= addresses
    await room.set_seats([replace(seat, muted=ask.muted)])


async def chat(room: Room, visitor: Visitor, text: str) -> Said:
    text = text.strip()
    if not text or not text.isprintable():
        raise Problem("bad_input", EMPTY_CHAT)
    seats = room.held(visitor)
    if not seats and (visitor.guest is None or room.table.visibility != "public"):
        raise Problem("not_yours", "Only those who sit here may talk here.")
    muted = any(room.seats[n].muted for n in seats)
    if muted:
        room.silenced.add(visitor.address)  # a second name does not give the voice back
    silenced = room.table.muted or (not seats and visitor.address in room.silenced)
    if muted or visitor.guest in room.barred or (silenced and not room.is_owner(visitor)):
        raise Problem("muted", "The owner of the table has muted you.")
    if seats:
        return await room.say(room.seats[seats[0]].name, room.names[seats[0]], text)
    return await room.say(visitor.name, "", text)
