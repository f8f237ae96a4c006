"""Talks to one websocket: sends what there is to tell in order, and answers one message after
another.
"""

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, get_args

import msgspec
from msgspec import Struct

from argosy.core.phrase import verbatim
from argosy.server import responses, timing, why
from argosy.server.http.admission import Admission
from argosy.server.http.limits import Bucket, Limits, Tally
from argosy.server.http.load_shedding import Kind
from argosy.server.identity import Visitor
from argosy.server.messages import (
    ActionRefused,
    Answer,
    Back,
    Chat,
    Closing,
    HandOver,
    Heard,
    Hello,
    Hint,
    Look,
    MessageType,
    Ping,
    Play,
    Pong,
    Release,
    Said,
    Undo,
    Why,
)
from argosy.server.problems import Problem
from argosy.server.speaking import spoken
from argosy.server.tables import seating
from argosy.server.tables.lobby import Lobby
from argosy.server.tables.rooms import Room
from argosy.server.views import backdrop, encode

Send = Callable[[str], Awaitable[None]]
read_type = msgspec.json.Decoder(MessageType).decode
READERS: dict[
    str, Callable[[str], Heard]
] = {  # by the type of the message, which is the default of its last field
    kind.__struct_defaults__[-1]: msgspec.json.Decoder(kind).decode for kind in get_args(Heard)
}
RELOAD = 1.0  # seconds in which a page of an older version may ask again what was not answered
MOST_OLD = 20  # messages of it that are answered
CLOSING = encode(Closing())
CLOSE_CODES = {
    "unknown": 4404,
    "bad_token": 4401,
    "who": 4401,
    "too_fast": 4429,
    "closing": 1012,
    "busy": 1013,
    "fault": 1011,
}


class Gone(Exception):
    """The connection must be closed."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Sockets:
    """All open websockets, counted by guest, and by address from the handshake until they are gone."""

    def __init__(self, limits: Limits, addresses: Tally) -> None:
        self.limits = limits
        self.all: set[Connection] = set()
        self.addresses = addresses
        self.guests = Tally()

    def admit(self, visitor: Visitor) -> None:
        """Raise Gone if the socket that has just been counted is one too many."""
        full = self.addresses.total > self.limits.sockets
        many = self.addresses[visitor.address] > self.limits.sockets_per_address
        mine = visitor.guest and self.guests[visitor.guest] >= self.limits.sockets_per_guest
        if full or many or mine:
            raise Gone(1013, "too_many")

    def add(self, connection: "Connection") -> None:
        self.all.add(connection)
        self.guests.add(connection.visitor.guest or "")

    def remove(self, connection: "Connection") -> None:
        self.all.discard(connection)
        self.guests.remove(connection.visitor.guest or "")
        connection.forget()

    def say_closing(self) -> None:
        for connection in self.all:
            connection.tell(CLOSING)


class Connection:
    def __init__(
        self,
        lobby: Lobby,
        admission: Admission,
        visitor: Visitor,
        room: Room,
        seen: int,
        language: str | None = None,
    ) -> None:
        """`seen` is the last view they had, `language` the one in which phrases are said too."""
        self.lobby = lobby
        self.admission = admission
        self.limits = limits = admission.limits
        self.metrics = admission.metrics
        self.visitor = visitor
        self.table = room.id
        self.seat: int | None = None
        self.seen = seen
        self.language = language
        self.greeted = False  # with a backdrop
        self.arrived = False  # with a view
        self.waiting: deque[bytes] = deque()
        self.weight = 0  # bytes of all that waits
        self.shown = 0.0  # when the last view was sent
        self.later: asyncio.TimerHandle | None = None  # when a view that was put off is due
        self.wants_view = False
        self.wants_people = False
        self.busy = False
        self.wake = asyncio.Event()
        self.messages = Bucket(limits.messages)
        self.questions = Bucket(limits.questions)
        self.gone: Gone | None = None
        self.tasks: set[asyncio.Task[None]] = set()

    # ── Told ──

    def tell(self, message: bytes) -> None:
        if self.gone is not None:
            return
        size = len(message)
        is_full = (
            len(self.waiting) >= self.limits.queue
            or self.weight + size > self.limits.queue_bytes
            or not self.admission.quotas.hold(self.visitor.address, size)
        )
        if is_full:
            self.gone = Gone(1008, "too_slow")  # it may come back, and misses nothing
        else:
            self.waiting.append(message)
            self.weight += size
        self.wake.set()

    def _next(self) -> bytes:
        message = self.waiting.popleft()
        self.weight -= len(message)
        self.admission.quotas.drop(self.visitor.address, len(message))
        return message

    def forget(self) -> None:
        """Drop everything that has not been sent."""
        self.admission.quotas.drop(self.visitor.address, self.weight)
        self.weight = 0
        self.waiting.clear()
        self.gone = self.gone or Gone(1001, "gone")
        if self.later is not None:
            self.later.cancel()

    def refresh(self, view: bool) -> None:
        """Note that something has changed. A slow reader gets the newest view, not all of them."""
        if view:
            self.wants_view = True
        else:
            self.wants_people = True
        self.wake.set()

    def dismiss(self, code: str) -> None:
        """Close the connection of somebody who may no longer look, and tell them nothing else."""
        self.gone = Gone(CLOSE_CODES[code], code)
        self.forget()
        self.wake.set()

    async def send_all(self, send: Send) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            if self.gone is not None:
                raise self.gone
            while self.waiting:
                await self._send(send, self._next())
            room = self.lobby.rooms.get(self.table)
            if room is None or room.game.stale:
                continue  # it will call again once it is open
            if self.busy:
                continue  # first the answer to a move, then the view it led to
            if self.wants_view and room.game.match is not None:
                if not self._put_off(room):
                    await self._send_view(send, room)
            elif self.wants_people:
                self.wants_people = False
                await self._send(send, encode(responses.people(room, self.visitor, self.seat)))

    def _put_off(self, room: Room) -> bool:
        """Say whether a view has to wait. While the server has too much to do, or their address
        owes time, people without a seat get one now and then: the newest, with all the news.
        """
        if self.later is not None:
            return True
        if room.access.held(self.visitor):
            return False
        pause = self.admission.load.pause()
        if self.visitor.address in self.admission.quotas.processor.buckets:
            pause = max(
                pause, min(self.admission.quotas.processor.of(self.visitor.address).debt(), 3.0)
            )
        left = self.shown + pause - timing.ticks()
        if not pause or left <= 0:
            return False
        self.later = asyncio.get_running_loop().call_later(left, self._due)
        return True

    def _due(self) -> None:
        self.later = None
        self.wake.set()

    async def _send_view(self, send: Send, room: Room) -> None:
        self.wants_view = self.wants_people = False
        self.shown = timing.ticks()
        if not self.greeted:
            await self._send(send, self.hello(room))
        if not self.arrived:
            async with self.lobby.in_turn():
                message = self.view(room)
            self.arrived = True
        else:
            message = self.view(room)
        await self._send(send, message)

    def view(self, room: Room) -> bytes:
        view = responses.view(room, self.visitor, self.seat, self.seen)
        self.seen = view.number
        return encode(view)

    async def _send(self, send: Send, message: bytes) -> None:
        room = self.lobby.rooms.get(self.table)
        if self.language is not None and room is not None:
            message = spoken(message, responses.reader(room, self.visitor, self.language))
        try:
            await send(message.decode())
        except TimeoutError:
            raise Gone(1008, "too_slow") from None

    def hello(self, room: Room) -> bytes:
        self.greeted = room.game.match is not None
        scene = backdrop(room.game.match) if room.game.match is not None else None
        return encode(
            Hello(responses.info(room, self.visitor), scene, room.chat.lines, timing.now())
        )

    # ── Incoming ──

    async def hear(self, text: str) -> None:
        """Answer one message; raises Gone for a flood."""
        if not self.messages.take():
            raise Gone(4429, "too_fast")
        echo = ""
        try:
            if len(text.encode()) > self.limits.frame:
                raise Gone(1009, "too_large")
            heard = read(text)
            echo = heard.id
            self.busy = isinstance(heard, Play | Undo)
            self.admission.quotas.check_time(self.visitor.address)
            kind = kind_of(heard)
            self.admission.load.begin(kind)
            try:
                await self.obey(heard)
            finally:
                self.admission.load.end(kind)
        except Problem as problem:
            self.refuse(echo, problem)
        finally:
            self.busy = False
            self.wake.set()

    def refuse(self, echo: str, problem: Problem) -> None:
        self.metrics.refused(problem.code)
        refused = ActionRefused(
            id=echo, code=problem.code, problem=problem.phrase, clause=problem.clause
        )
        self.tell(encode(refused))
        if problem.code == "stale":
            self.refresh(True)

    async def obey(self, heard: Heard) -> None:
        room = await self.lobby.visible(self.table, self.visitor)
        room.heard(self.visitor)
        match heard:
            case Play():
                self.tell(encode(await self.lobby.play(room, self.visitor, heard)))
            case Undo():
                self.tell(encode(await room.undo.ask(self.visitor, heard)))
            case Answer():
                self.tell(encode(await room.undo.answer(self.visitor, heard)))
            case Why():
                self.tell(encode(why.answer(room, self.visitor, heard)))
            case Hint():
                self._ask_hint(room, heard)
            case Chat():
                self.admission.quotas.check_chat(self.visitor)
                await room.game.alone(lambda: room.chat.speak(self.visitor, heard.text))
            case Look():
                self.seat = room.access.seat_of(self.visitor, heard.seat)
                self.refresh(True)
            case HandOver():
                await room.game.alone(
                    lambda: seating.hand_over(room, self.visitor, heard.seat, heard.level)
                )
            case Back():
                await room.game.alone(lambda: seating.come_back(room, self.visitor, heard.seat))
            case Release():
                room.release(self.visitor, heard)
            case Ping():
                self.tell(encode(Pong(heard.id, timing.now())))

    def _ask_hint(self, room: Room, heard: Hint) -> None:
        """Ask a bot, which may think for seconds. The rest of the conversation goes on."""
        if not self.questions.take() or self.tasks:
            raise Problem("too_fast", "problem-one-hint", retry=2)

        async def work() -> None:
            try:
                self.tell(encode(await room.hint(self.visitor, heard)))
            except Problem as problem:
                self.refuse(heard.id, problem)

        task = asyncio.create_task(work())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


def kind_of(heard: Heard) -> Kind:
    """Return how long a message can wait when there is too much to do."""
    match heard:
        case Play() | Undo() | Answer():
            return "move"
        case Hint() | Why():
            return "hint"
        case Ping():
            return "operations"
        case _:
            return "player"


def read(text: str) -> Heard:
    try:
        name = read_type(text).type
        if name not in READERS:
            raise msgspec.ValidationError(f"Invalid value {name!r} - at `$.type`")
        return READERS[name](text)
    except (msgspec.DecodeError, RecursionError, UnicodeError, ValueError) as problem:
        raise malformed(problem) from None


def malformed(problem: Exception) -> Problem:
    """Return which field is wrong and how, if msgspec knows; otherwise only that something is."""
    if isinstance(problem, msgspec.ValidationError):
        return Problem("malformed", "problem-malformed-at", text=verbatim(str(problem)[:200]))
    return Problem("malformed", "problem-not-a-message")


async def converse(
    connection: Connection, room: Room, receive: Callable[[], Awaitable[Any]], send: Send
) -> None:
    """Talk until one side has had enough; raises Gone if that is ours."""
    connection.tell(connection.hello(room))
    room.enter(connection)
    connection.refresh(view=room.game.match is not None)
    sender = asyncio.create_task(connection.send_all(send))
    reader = asyncio.create_task(listen(connection, receive))
    try:
        done, _ = await asyncio.wait({sender, reader}, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in (sender, reader, *connection.tasks):
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await asyncio.gather(sender, reader, return_exceptions=True)
        connection.lobby.rooms.get(connection.table, room).presence.remove(connection)


async def listen(connection: Connection, receive: Callable[[], Awaitable[Any]]) -> None:
    while True:
        event = await receive()
        if event["type"] == "websocket.disconnect":
            return
        text = event.get("text")
        if text is None:
            raise Gone(1003, "malformed")
        await connection.hear(text)


# ── Pages of an older version ──


class Echoing(Struct):
    """The id of a message of any version."""

    id: str = ""


class OldRefused(Struct, tag="refused"):
    """A refusal as pages know it that were loaded before phrases were sent."""

    id: str
    says: str
    code: str = "reload"
    clause: str = ""
    rule: str = ""


async def tell_to_reload(
    receive: Callable[[], Awaitable[Any]], send: Send, says: str, seconds: float = RELOAD
) -> None:
    """Refuse all that a page of an older version asks, with a sentence that it can show.

    Such a page shows a refusal only as the answer to something it asked, and asks again whatever was not answered when
    its connection broke. So it is given a moment to do that.
    """
    note = Said(n=0, at=timing.now(), name="", seat="", text=says, kind="note")
    for message in (OldRefused("", says), note):
        await send(encode(message).decode())
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            for _ in range(MOST_OLD):
                event = await receive()
                if event["type"] == "websocket.disconnect":
                    return
                await send(encode(OldRefused(echo_of(event.get("text") or ""), says)).decode())


def echo_of(text: str) -> str:
    """Return the id of a message, whatever else it says; "" if it has none."""
    try:
        return msgspec.json.decode(text, type=Echoing).id
    except (msgspec.DecodeError, RecursionError, UnicodeError, ValueError):
        return ""
