"""Builds the application: routes, the websocket, pages, and every error as a refusal with a code."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import (
    HttpMethod,
    Litestar,
    MediaType,
    Request,
    Response,
    WebSocket,
    get,
    route,
    websocket,
)
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from uvicorn.protocols.utils import ClientDisconnected

from argosy.core.language import Reader, bundle, languages
from argosy.core.phrase import verbatim
from argosy.server.context import Context
from argosy.server.http.cpu_accounting import start_task
from argosy.server.http.headers import Scope
from argosy.server.http.middleware import App, Middleware
from argosy.server.live import CLOSE_CODES, Connection, Gone, converse, tell_to_reload
from argosy.server.logs import log, log_fault
from argosy.server.messages import PROTOCOL, Health, ProblemInfo
from argosy.server.problems import Problem
from argosy.server.routes import REFUSALS, api, send_page
from argosy.server.speaking import asked_for, language_of, reader_of
from argosy.server.storage.store import NotSaved
from argosy.server.storage.store import refusal as database_refusal

CODES = {401: "who", 403: "not_yours", 404: "unknown", 405: "no_method", 413: "too_large"}
SAYS = {
    "unknown": "problem-nothing-here",
    "no_method": "problem-no-method",
}


# ── Errors ──


def refusal(request: Request[Any, Any, Any], problem: Exception) -> Response[ProblemInfo]:
    """Answer any error with a code and a phrase, and with nothing about how the server is built."""
    context: Context = request.app.state.context
    found = as_problem(problem)
    if found.code == "fault":
        context.metrics.failed()
        found = noted(log_fault(problem, path=request.url.path))
    context.metrics.refused(found.code)
    headers = {"retry-after": str(found.retry)} if found.retry else {}
    if isinstance(problem, HTTPException) and problem.status_code == 405:
        headers |= dict(problem.headers or {})
    scope: Scope = request.scope  # type: ignore[assignment]
    told = found.told(reader_of(scope, language_of(scope)))
    return Response(told, status_code=found.status, headers=headers)


def as_problem(problem: BaseException) -> Problem:
    if isinstance(problem, Problem):
        return problem
    if isinstance(problem.__cause__, Problem):  # raised while the body was read
        return problem.__cause__
    if isinstance(problem, RecursionError):
        return Problem("malformed", "problem-malformed")
    if isinstance(problem, HTTPException):
        if problem.status_code >= 500:
            return noted()
        code = CODES.get(problem.status_code, "malformed")
        return Problem(code, SAYS[code]) if code in SAYS else not_understood(code, problem)
    if isinstance(problem, NotSaved):
        return database_refusal(problem)
    return noted()


def noted(id: str = "") -> Problem:
    if not id:
        return Problem("fault", "problem-fault")
    return Problem("fault", "problem-fault-noted", fault=verbatim(id))


def not_understood(code: str, problem: HTTPException) -> Problem:
    """Return which field is wrong, in the validator's words."""
    extra = problem.extra if isinstance(problem.extra, list) else []
    found = [f"{e.get('key', '')}: {e.get('message', '')}" for e in extra if isinstance(e, dict)]
    if not found:
        return Problem(code, "problem-malformed")
    return Problem(code, "problem-malformed-at", text=verbatim("; ".join(found)[:280]))


async def strictly(request: Request[Any, Any, Any]) -> None:
    """Refuse a body that is not what its type says. The framework would take "17" for a number."""
    data = request.route_handler.parsed_fn_signature.parameters.get("data")
    if data is None:
        return
    try:
        msgspec.json.decode(await request.body(), type=data.annotation)
    except msgspec.ValidationError as problem:
        raise Problem(
            "malformed", "problem-malformed-at", text=verbatim(str(problem)[:200])
        ) from None
    except (ValueError, RecursionError):
        raise Problem("malformed", "problem-not-json") from None


# ── Beside the API ──


@get("/health", responses={503: REFUSALS[503]})
async def health(context: NamedDependency[Context]) -> Health:
    """Say whether moves are taken: the database is asked to write, once a second at most."""
    if context.lobby.closing:
        raise Problem("closing", "problem-closing", retry=3)
    await context.health_check.check()
    return Health("ok")


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False, responses={404: REFUSALS[404]})
def metrics(request: Request[Any, Any, Any], context: NamedDependency[Context]) -> str:
    if not context.may_measure(request.scope):  # type: ignore[arg-type]
        raise Problem("unknown", SAYS["unknown"])
    return context.metrics.text(context.gauges())


@route(
    ["/", "/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
    sync_to_thread=False,
)
def page(request: Request[Any, Any, Any], context: NamedDependency[Context]) -> Response[bytes]:
    path = request.scope["path"]
    found = None if path.startswith(("/api/", "/schema/")) else context.pages.find(path)
    if found is None:
        raise Problem("unknown", SAYS["unknown"])
    return send_page(request, found)


# ── The websocket ──


@websocket("/api/tables/{table:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any], table: FromPath[str], context: NamedDependency[Context]
) -> None:
    await socket.accept()
    try:
        await require_protocol(socket, context)
        await attend(socket, table, context)
    except Gone as gone:
        await socket.close(gone.code, gone.reason)
    except ClientDisconnected:
        raise
    except Exception as problem:
        found = as_problem(problem)
        if found.code == "fault":
            context.metrics.failed()
            log_fault(problem, path=socket.url.path)
        context.metrics.refused(found.code)
        await socket.close(CLOSE_CODES.get(found.code, 4403), found.code)


async def require_protocol(socket: WebSocket[Any, Any, Any], context: Context) -> None:
    """Raise Gone for a page of another version, once it has been told to be loaded again."""
    if socket.query_params.get("v") == str(PROTOCOL):
        return
    context.metrics.refused("reload")
    reader = Reader(language_of(socket.scope))  # type: ignore[arg-type]
    await tell_to_reload(socket.receive, socket.send_text, reader.says("problem-old-page"))
    raise Gone(4426, "reload")


async def attend(socket: WebSocket[Any, Any, Any], table: str, context: Context) -> None:
    if context.lobby.closing:
        raise Problem("closing", "problem-closing")
    visitor = await context.visitor(socket.scope)  # type: ignore[arg-type]
    context.sockets.admit(visitor)
    async with context.lobby.in_turn():
        room = await context.lobby.room(table)
    context.check_key(visitor, room.access.keys)
    room.access.admit(visitor)
    if not room.access.held(visitor):
        context.admission.load.begin("visitor")  # only asked: a socket that waits is no work
        context.admission.load.end("visitor")
    seen = socket.query_params.get("seen", "0")
    number = int(seen) if seen.isascii() and seen.isdecimal() and len(seen) < 8 else 0
    language = asked_for(socket.scope)  # type: ignore[arg-type]
    connection = Connection(context.lobby, context.admission, visitor, room, number, language)
    context.sockets.add(connection)

    async def send(text: str) -> None:
        await socket.send({"type": "websocket.send", "text": text, "bytes": None})

    try:
        await converse(connection, room, socket.receive, send)
    finally:
        context.sockets.remove(connection)


# ── Together ──


def build(context: Context) -> App:
    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        for code in languages():
            bundle(code, "")  # read now, not when the first request is refused
        context.store.open()
        asyncio.get_running_loop().set_task_factory(start_task)
        await context.lobby.open()
        watch = asyncio.create_task(context.admission.watch())
        log("open")
        try:
            yield
        finally:
            watch.cancel()
            await context.lobby.close()
            context.store.close()
            log("closed")

    litestar = Litestar(
        [api, health, metrics, page, live],
        dependencies={"context": Provide(lambda: context, sync_to_thread=False)},
        lifespan=[lifespan],
        before_request=strictly,
        exception_handlers={Exception: refusal, HTTPException: refusal, Problem: refusal},
        openapi_config=OpenAPIConfig(
            title="Argosy", version="1", path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=context.limits.body,
        logging_config=None,
        debug=False,
    )
    litestar.state.context = context
    return Middleware(litestar, context, methods_of(litestar))  # type: ignore[arg-type]


def methods_of(litestar: Litestar) -> Callable[[str], list[str]]:
    """Return a function that looks up the methods of a path in the schema."""
    known: list[tuple[re.Pattern[str], list[str]]] = []
    for path, item in (litestar.openapi_schema.paths or {}).items():
        pattern = re.compile(re.sub(r"\{[^}]+\}", "[^/]+", path))
        found = [m for m in ("get", "post", "patch") if getattr(item, m) is not None]
        known.append((pattern, [method.upper() for method in found]))

    def methods(path: str) -> list[str]:
        return next((found for pattern, found in known if pattern.fullmatch(path)), [])

    return methods
