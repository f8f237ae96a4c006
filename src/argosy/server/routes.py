"""Routes HTTP requests. Each reads what was asked, and leaves the work to the lobby, a room or the
seating.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Annotated, Any

from litestar import HttpMethod, MediaType, Request, Response, Router, get, patch, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from argosy.core.language import ENGLISH, preferred
from argosy.core.registry import editions
from argosy.core.table import Table
from argosy.server import catalog, guest_names, responses, views, why
from argosy.server.cancellation import unless
from argosy.server.context import Context
from argosy.server.http.headers import COOKIE
from argosy.server.identity import Visitor, person_name
from argosy.server.messages import (
    LEVELS,
    Answer,
    AskBot,
    AskEnter,
    AskFork,
    AskGuest,
    AskJoin,
    AskLeave,
    AskMute,
    AskNewGuest,
    AskStart,
    AskTable,
    Chat,
    GameInfo,
    GuestInfo,
    Hint,
    HintInfo,
    LineInfo,
    MemberInfo,
    NewGuest,
    NewTable,
    Play,
    Played,
    ProblemInfo,
    Rules,
    Said,
    SecretInfo,
    TableInfo,
    Undo,
    ViewInfo,
    Why,
    WhyInfo,
    WordsInfo,
)
from argosy.server.pages import PLAIN_CODING, Page, has_tag
from argosy.server.problems import Problem
from argosy.server.speaking import introduce
from argosy.server.storage import queries
from argosy.server.tables import new_tables, seating
from argosy.server.tables.rooms import Room

Asking = Request[Any, Any, Any]
Inside = NamedDependency[Context]
TableId = Annotated[str, PathParameter(min_length=1, max_length=40)]
GameId = Annotated[str, PathParameter(min_length=1, max_length=40)]
GuestId = Annotated[str, PathParameter(min_length=1, max_length=40)]
SeatId = Annotated[str, PathParameter(min_length=1, max_length=20)]
Position = Annotated[int, PathParameter(ge=1, le=1_000_000)]
SeatQuery = Annotated[str | None, QueryParameter(min_length=1, max_length=20)]
After = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
Wait = Annotated[int, QueryParameter(ge=0, le=25)]
LanguageId = Annotated[str, PathParameter(min_length=1, max_length=40)]
Wishes = Annotated[str, QueryParameter(max_length=200)]
Language = Annotated[str, QueryParameter(min_length=1, max_length=40)]
GameQuery = Annotated[str | None, QueryParameter(max_length=40)]
Most = Annotated[int, QueryParameter(ge=1, le=500)]

REFUSALS = {
    status: ResponseSpec(ProblemInfo, description=says, generate_examples=False)
    for status, says in (
        (400, "Malformed, or a value that cannot be"),
        (401, "No guest, or a wrong token"),
        (403, "Not yours, not invited, muted, or from a foreign site"),
        (404, "Unknown"),
        (409, "Against the rules, stale, or not now"),
        (413, "Too large"),
        (429, "Too fast, or too many"),
        (503, "Closing, busy, or not saved"),
    )
}
LOOKS = {**REFUSALS, 200: ResponseSpec(ViewInfo, description="A view", generate_examples=False)}
WORDS = {**REFUSALS, 200: ResponseSpec(WordsInfo, description="Words", generate_examples=False)}
YEAR = 31_536_000


# ── Who asks, and where ──


async def a_guest(context: Context, request: Asking) -> Visitor:
    visitor = await context.visitor(request.scope)  # type: ignore[arg-type]
    if visitor.guest is None:
        raise Problem("who", "problem-who")
    return visitor


async def a_room(context: Context, request: Asking, table: str) -> tuple[Room, Visitor]:
    visitor = await context.visitor(request.scope)  # type: ignore[arg-type]
    room = await context.lobby.room(table)
    context.check_key(visitor, room.access.keys)
    room.access.admit(visitor)
    meet(request, room, visitor)
    return room, visitor


async def a_guests_room(context: Context, request: Asking, table: str) -> tuple[Room, Visitor]:
    visitor = await a_guest(context, request)
    room = await context.lobby.visible(table, visitor)
    meet(request, room, visitor)
    return room, visitor


def meet(request: Asking, room: Room, visitor: Visitor) -> None:
    """Note who reads the answer."""
    introduce(request.scope, lambda language: responses.reader(room, visitor, language))  # type: ignore[arg-type]


async def acted(
    context: Context, request: Asking, table: str, act: Callable[[Room, Visitor], Awaitable[Any]]
) -> TableInfo:
    """Do something at a table as somebody who sits there, and tell how it looks now."""
    room, visitor = await a_room(context, request, table)
    room.heard(visitor)
    await room.game.alone(lambda: act(room, visitor))
    return responses.info(room, visitor)


def as_json(content: bytes) -> Response[bytes]:
    return Response(content, media_type=MediaType.JSON)


def send_page(request: Asking, found: Page) -> Response[bytes]:
    """Send a page in the form that suits the client best, or say that it has that already."""
    form = found.form(", ".join(request.headers.getall("accept-encoding", [])))
    keep = "public, max-age=31536000, immutable" if found.lasts else "no-cache"
    headers = {"etag": form.tag, "cache-control": keep}
    if found.is_negotiated:
        headers["vary"] = "accept-encoding"
    if has_tag(", ".join(request.headers.getall("if-none-match", [])), form.tag):
        return Response(b"", status_code=304, headers=headers)
    headers |= {"content-type": found.kind, "content-length": str(len(form.body))}
    if form.coding != PLAIN_CODING:
        headers["content-encoding"] = form.coding
    return Response(b"" if request.method == HttpMethod.HEAD else form.body, headers=headers)


def guest_cookie(context: Context, secret: str) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=secret,
        path="/",
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=context.settings.secure,
    )


# ── Games ──


@get("/games", responses=REFUSALS, sync_to_thread=False)
def list_games() -> list[GameInfo]:
    return [catalog.game_info(name) for name in editions()]


@get("/games/{game:str}", responses=REFUSALS, sync_to_thread=False)
def one_game(game: GameId) -> GameInfo:
    return catalog.game_info(game)


@get("/games/{game:str}/rules", responses=REFUSALS, sync_to_thread=False)
def game_rules(game: GameId, language: Language = ENGLISH) -> Rules:
    return catalog.rules(game, language)


@get("/words/{language:str}", responses=WORDS, sync_to_thread=False)
def all_words(request: Asking, language: LanguageId, game: GameQuery = None) -> Response[bytes]:
    """Return the sentences of a language, for the browser to say the phrases with: with those of every game, or of
    one, or of none if `game` is empty.
    """
    return send_page(request, catalog.words(language, game))


@get("/words", responses=WORDS, sync_to_thread=False)
def best_words(request: Asking, of: Wishes = "", game: GameQuery = None) -> Response[bytes]:
    """Return the same of the first of these languages that there is, such as `nl,de`; else of English."""
    return send_page(request, catalog.words(preferred(of.split(",")), game))


@get("/levels", responses=REFUSALS, sync_to_thread=False)
def list_levels() -> list[str]:
    return list(LEVELS)


# ── Guests ──


@post("/guests", responses=REFUSALS)
async def make_guest(
    request: Asking, context: Inside, data: JSONBody[AskNewGuest]
) -> Response[NewGuest]:
    visitor, secret = await welcome(context, request, data.name or guest_names.fresh())
    given = guest_names.is_given(visitor.name)
    told = NewGuest(visitor.guest or "", visitor.name, secret, given)
    return Response(told, cookies=[guest_cookie(context, secret)])


async def welcome(context: Context, request: Asking, name: str) -> tuple[Visitor, str]:
    address = request.scope["address"]  # type: ignore[typeddict-item]
    if not context.new_guests.take(address):
        raise Problem("too_fast", "problem-many-guests", retry=5)
    return await context.guests.add(name, address)


@get("/guests/me", responses=REFUSALS)
async def show_me(request: Asking, context: Inside) -> GuestInfo | None:
    """Return the guest who asks. Nobody yet is an answer, not a mistake: every first visit asks."""
    visitor = await context.visitor(request.scope)  # type: ignore[arg-type]
    return guest_info(visitor) if visitor.guest else None


def guest_info(visitor: Visitor) -> GuestInfo:
    return GuestInfo(visitor.guest or "", visitor.name, guest_names.is_given(visitor.name))


@patch("/guests/me", responses=REFUSALS)
async def rename_me(request: Asking, context: Inside, data: JSONBody[AskGuest]) -> GuestInfo:
    return guest_info(await context.guests.rename(await a_guest(context, request), data.name))


@get("/guests/me/tables", responses=REFUSALS)
async def my_tables(request: Asking, context: Inside) -> list[TableInfo]:
    return await context.lobby.mine(await a_guest(context, request))


# ── Tables ──


@get("/tables", responses=REFUSALS)
async def list_tables(request: Asking, context: Inside) -> list[TableInfo]:
    return await context.lobby.public(await context.visitor(request.scope))  # type: ignore[arg-type]


@post("/tables", responses=REFUSALS)
async def make_table(request: Asking, context: Inside, data: JSONBody[AskTable]) -> NewTable:
    visitor = await a_guest(context, request)
    room, secret = await new_tables.create(context.lobby, visitor, data)
    return NewTable(responses.info(room, visitor), secret)


@get("/tables/{table:str}", responses=REFUSALS)
async def show_table(request: Asking, context: Inside, table: TableId) -> TableInfo:
    room, visitor = await a_room(context, request, table)
    return responses.info(room, visitor)


@post("/tables/{table:str}/enter", status_code=200, responses=REFUSALS)
async def enter_table(
    request: Asking, context: Inside, table: TableId, data: JSONBody[AskEnter]
) -> Response[TableInfo]:
    """Exchange the secret behind the # of a link for a cookie; a newcomer gets a new one."""
    visitor = await context.visitor(request.scope)  # type: ignore[arg-type]
    try:
        room = await context.lobby.room(table)
        room.access.seat_behind(data.secret)
    except Problem as problem:
        if problem.code in ("bad_token", "unknown"):
            # Somebody who guesses does not even learn whether there is such a table.
            raise context.wrong_token(visitor.address) from None
        raise
    cookies = []
    if visitor.guest is None:
        called = data.name or guest_names.fresh(seat.name for seat in room.game.seats)
        visitor, secret = await welcome(context, request, called)
        cookies = [guest_cookie(context, secret)]
    await room.game.alone(lambda: seating.enter(room, visitor, data.secret))
    return Response(responses.info(room, visitor), cookies=cookies)


@post("/tables/{table:str}/join", status_code=200, responses=REFUSALS)
async def join_table(
    request: Asking, context: Inside, table: TableId, data: JSONBody[AskJoin]
) -> TableInfo:
    room, visitor = await a_guests_room(context, request, table)
    called = seating.free_name(room, visitor, person_name(data.name or visitor.name))
    if called != visitor.name:
        visitor = await context.guests.rename(visitor, called)
    await room.game.alone(lambda: seating.join(room, visitor, data.seat))
    return responses.info(room, visitor)


@post("/tables/{table:str}/leave", status_code=200, responses=REFUSALS)
async def leave_table(
    request: Asking, context: Inside, table: TableId, data: JSONBody[AskLeave]
) -> TableInfo:
    return await acted(context, request, table, lambda r, v: seating.leave(r, v, data.seat))


@post("/tables/{table:str}/start", status_code=200, responses=REFUSALS)
async def start_table(
    request: Asking, context: Inside, table: TableId, data: JSONBody[AskStart]
) -> TableInfo:
    return await acted(context, request, table, lambda r, v: seating.start(r, v, data.fill))


@post("/tables/{table:str}/seats/{seat:str}/open", status_code=200, responses=REFUSALS)
async def open_seat(request: Asking, context: Inside, table: TableId, seat: SeatId) -> TableInfo:
    return await acted(context, request, table, lambda r, v: seating.open_seat(r, v, seat))


@post("/tables/{table:str}/seats/{seat:str}/bot", status_code=200, responses=REFUSALS)
async def seat_bot(
    request: Asking, context: Inside, table: TableId, seat: SeatId, data: JSONBody[AskBot]
) -> TableInfo:
    return await acted(
        context, request, table, lambda r, v: seating.hand_over(r, v, seat, data.level)
    )


@post("/tables/{table:str}/seats/{seat:str}/back", status_code=200, responses=REFUSALS)
async def seat_back(request: Asking, context: Inside, table: TableId, seat: SeatId) -> TableInfo:
    return await acted(context, request, table, lambda r, v: seating.come_back(r, v, seat))


@post("/tables/{table:str}/seats/{seat:str}/link", responses=REFUSALS)
async def seat_link(request: Asking, context: Inside, table: TableId, seat: SeatId) -> SecretInfo:
    room, visitor = await a_room(context, request, table)
    return SecretInfo(await room.game.alone(lambda: seating.link(room, visitor, seat)))


@post("/tables/{table:str}/invite", responses=REFUSALS)
async def invite(request: Asking, context: Inside, table: TableId) -> SecretInfo:
    room, visitor = await a_room(context, request, table)
    return SecretInfo(await room.game.alone(lambda: seating.invite(room, visitor)))


@get("/tables/{table:str}/members", responses=REFUSALS)
async def list_members(request: Asking, context: Inside, table: TableId) -> list[MemberInfo]:
    room, visitor = await a_room(context, request, table)
    return await seating.members(room, visitor)


@post("/tables/{table:str}/members/{guest:str}/remove", status_code=200, responses=REFUSALS)
async def remove_member(
    request: Asking, context: Inside, table: TableId, guest: GuestId
) -> TableInfo:
    return await acted(context, request, table, lambda r, v: seating.send_away(r, v, guest))


@post("/tables/{table:str}/mute", status_code=200, responses=REFUSALS)
async def mute(
    request: Asking, context: Inside, table: TableId, data: JSONBody[AskMute]
) -> TableInfo:
    return await acted(context, request, table, lambda r, v: seating.mute(r, v, data))


@post("/tables/{table:str}/rematch", responses=REFUSALS)
async def rematch(request: Asking, context: Inside, table: TableId) -> TableInfo:
    room, visitor = await a_room(context, request, table)
    return responses.info(await new_tables.rematch(context.lobby, room, visitor), visitor)


@post("/tables/{table:str}/fork", responses=REFUSALS)
async def fork(
    request: Asking, context: Inside, table: TableId, data: JSONBody[AskFork]
) -> TableInfo:
    room, visitor = await a_guests_room(context, request, table)
    return responses.info(await new_tables.fork(context.lobby, room, visitor, data), visitor)


# ── Playing ──


@get("/tables/{table:str}/backdrop", responses=REFUSALS)
async def show_backdrop(request: Asking, context: Inside, table: TableId) -> Table:
    room, _ = await a_room(context, request, table)
    return views.backdrop(room.game.playing())


@get("/tables/{table:str}/view", responses=LOOKS)
async def show_view(
    request: Asking,
    context: Inside,
    table: TableId,
    seat: SeatQuery = None,
    since: After = 0,
    wait: Wait = 0,
) -> Response[bytes]:
    room, visitor = await a_room(context, request, table)
    number = None if seat is None else room.access.seat_of(visitor, seat)
    if (
        wait
        and (room.game.match is None or len(room.game.match.entries) <= since)
        and room.game.table.status != "over"
    ):
        await until_changed(context, room, wait)
        room, visitor = await a_room(context, request, table)
    return as_json(views.encode(responses.view(room, visitor, number, since)))


async def until_changed(context: Context, room: Room, seconds: int) -> None:
    with context.polling(), contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await room.game.changed.wait()


@post("/tables/{table:str}/moves", status_code=200, responses=REFUSALS)
async def make_move(
    request: Asking, context: Inside, table: TableId, data: JSONBody[Play]
) -> Played:
    room, visitor = await a_room(context, request, table)
    room.heard(visitor)
    return await context.lobby.play(room, visitor, data)


@post("/tables/{table:str}/undo", status_code=200, responses=REFUSALS)
async def ask_undo(
    request: Asking, context: Inside, table: TableId, data: JSONBody[Undo]
) -> Played:
    room, visitor = await a_room(context, request, table)
    return await room.undo.ask(visitor, data)


@post("/tables/{table:str}/undo/answer", status_code=200, responses=REFUSALS)
async def answer_undo(
    request: Asking, context: Inside, table: TableId, data: JSONBody[Answer]
) -> Played:
    room, visitor = await a_room(context, request, table)
    return await room.undo.answer(visitor, data)


@post("/tables/{table:str}/why", status_code=200, responses=REFUSALS)
async def ask_why(request: Asking, context: Inside, table: TableId, data: JSONBody[Why]) -> WhyInfo:
    room, visitor = await a_room(context, request, table)
    return why.answer(room, visitor, data)


@post("/tables/{table:str}/hint", status_code=200, responses=REFUSALS)
async def hint(request: Asking, context: Inside, table: TableId, data: JSONBody[Hint]) -> HintInfo:
    room, visitor = await a_room(context, request, table)
    if not context.questions.take(visitor.guest or visitor.address):
        raise Problem("too_fast", "problem-hints-fast", retry=2)
    found = await unless(gone(request), room.hint(visitor, data))
    if found is None:
        raise Problem("busy", "problem-client-gone", retry=2)
    return found


async def gone(request: Asking) -> None:
    """Wait until the client has hung up."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


@post("/tables/{table:str}/chat", responses=REFUSALS)
async def chat(request: Asking, context: Inside, table: TableId, data: JSONBody[Chat]) -> Said:
    room, visitor = await a_room(context, request, table)
    context.admission.quotas.check_chat(visitor)
    return await room.game.alone(lambda: room.chat.speak(visitor, data.text))


@get("/tables/{table:str}/chat", responses=REFUSALS)
async def read_chat(
    request: Asking, context: Inside, table: TableId, after: After = 0
) -> list[Said]:
    room, _ = await a_room(context, request, table)
    return await context.store.run_or_refuse(queries.chat_after(room.id, after))


@get("/tables/{table:str}/log", responses=REFUSALS)
async def read_log(
    request: Asking,
    context: Inside,
    table: TableId,
    seat: SeatQuery = None,
    after: After = 0,
    limit: Most = 200,
) -> list[LineInfo]:
    room, visitor = await a_room(context, request, table)
    number = None if seat is None else room.access.seat_of(visitor, seat)
    match = room.game.playing()
    sight = views.Sight(match, room.access.looks_as(visitor, number))
    return sight.lines(match.entries[after : after + limit], room.game.times, room.game.bys)


@get("/tables/{table:str}/positions/{number:int}", responses=LOOKS)
async def show_position(
    request: Asking, context: Inside, table: TableId, number: Position, seat: SeatQuery = None
) -> Response[bytes]:
    room, visitor = await a_room(context, request, table)
    return as_json(views.encode(responses.look_back(room, visitor, seat, number)))


@get("/tables/{table:str}/record", media_type=MediaType.TEXT, responses=REFUSALS)
async def read_record(request: Asking, context: Inside, table: TableId) -> str:
    room, visitor = await a_room(context, request, table)
    return views.record_text(room.game.playing(), room.access.looks_as(visitor, None))


api = Router(
    "/api",
    route_handlers=[
        list_games,
        one_game,
        game_rules,
        all_words,
        best_words,
        list_levels,
        make_guest,
        show_me,
        rename_me,
        my_tables,
        list_tables,
        make_table,
        show_table,
        enter_table,
        join_table,
        leave_table,
        start_table,
        open_seat,
        seat_bot,
        seat_back,
        seat_link,
        invite,
        list_members,
        remove_member,
        mute,
        rematch,
        fork,
        show_backdrop,
        show_view,
        make_move,
        ask_undo,
        answer_undo,
        ask_why,
        hint,
        chat,
        read_chat,
        read_log,
        show_position,
        read_record,
    ],
)
