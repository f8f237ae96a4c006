"""Stands before the application: checks the size, pace and origin of what comes in, and adds
headers to what goes out.
"""

import asyncio
import gzip
from collections.abc import Awaitable, Callable, Coroutine, MutableMapping
from typing import Any

import msgspec

from argosy.server import timing
from argosy.server.context import Context
from argosy.server.http.admission import Admission
from argosy.server.http.cpu_accounting import paid
from argosy.server.http.headers import Scope, header, is_by_cookie, lines_of
from argosy.server.http.load_shedding import Kind
from argosy.server.pages import read_wishes, wish_for
from argosy.server.problems import Problem
from argosy.server.speaking import asked_for, language_of, reader_of, spoken

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Coroutine[Any, Any, None]]

SAFE = {"GET", "HEAD", "OPTIONS"}
HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
        b"object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
MOVES = {"moves", "undo", "answer"}
TABLES = {"rematch", "fork"}
PUBLIC = "/api/words"  # the same for everybody, and kept until it changes
WORTH = 1_000  # bytes of an answer from which on it is compressed,
EFFORT = 4  # and how hard: it is done for every answer anew
LOOKING = {"why", "positions", "log", "record"}  # much work that no move depends on


class Middleware:
    def __init__(
        self, app: App, context: Context, methods: Callable[[str], list[str]] = lambda _: []
    ) -> None:
        self.app = app
        self.context = context
        self.admission = context.admission
        self.limits = context.limits
        self.methods = methods

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        client = scope.get("client")
        forwarded = lines_of(scope, b"x-forwarded-for")
        address = self.admission.proxies.client(client[0] if client else "?", forwarded)
        scope["address"] = address
        try:
            self.check(scope)
            asked_for(scope)
            if scope["type"] == "websocket":
                self.admission.quotas.check_time(address)
                await paid(
                    self.app(scope, receive, send), self.admission.quotas.processor.of(address)
                )
            elif scope["method"] == "OPTIONS":
                await tell_methods(self.methods(scope["path"]), send)
            else:
                await self.answer(scope, receive, send)
        except Problem as problem:
            self.admission.metrics.refused(problem.code)
            await refuse(scope, receive, send, problem)

    def check(self, scope: Scope) -> None:
        host = header(scope, b"host")
        origin = header(scope, b"origin")
        if not self.context.origins.knows_host(host):
            raise Problem("foreign", "problem-foreign-host")
        if origin and not self.context.origins.allows(origin, host):
            raise Problem("foreign", "problem-foreign-site")
        if not self.admission.quotas.requests.take(scope["address"]):
            raise Problem("too_fast", "problem-many-requests", retry=2)
        by_cookie = is_by_cookie(scope)
        if scope["type"] == "websocket":
            if by_cookie and not origin:
                raise Problem("foreign", "problem-no-origin")
            return
        if (
            scope["method"] not in SAFE
            and by_cookie
            and not origin
            and not header(scope, b"x-argosy")
        ):
            raise Problem("foreign", "problem-no-origin")
        length = header(scope, b"content-length")
        if length.isdecimal() and int(length[:12]) > self.limits.body:
            raise Problem("too_large", "problem-large-request", most=self.limits.body)

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request within the quotas of its address, if the server has time for it. Raises
        Problem before the work has begun.
        """
        kind = self.kind(scope)
        quotas, address = self.admission.quotas, scope["address"]
        if kind != "operations":
            quotas.check_time(address)
        if kind == "poll":
            await self.work(scope, Body(self.admission, address, receive), send, kind)
            return
        quotas.begin(address)
        body = Body(self.admission, address, receive)
        try:
            # Nobody takes a place among the moves under way for as long as a body drips.
            if not has_body(scope) or await body.fetch():
                await self.work(scope, body, send, kind)
        finally:
            quotas.drop(address, body.size)
            quotas.end(address)

    async def work(self, scope: Scope, body: "Body", send: Send, kind: Kind) -> None:
        load, began = self.admission.load, timing.ticks()
        load.begin(kind)
        try:
            app = self.app(
                scope, body.read, with_says(scope, compressed(scope, with_headers(scope, send)))
            )
            await paid(app, self.admission.quotas.processor.of(scope["address"]))
        finally:
            load.end(kind)
            if kind != "poll":
                self.admission.metrics.answered(kind, timing.ticks() - began)

    def kind(self, scope: Scope) -> Kind:
        """Return how long a request can wait; raises Problem for one new table too many of an
        address.
        """
        path, is_post = scope["path"], scope["method"] == "POST"
        parts = path.split("/")[1:]
        if path in ("/health", "/metrics"):
            return "operations"
        if parts[0] != "api" or path == "/api/guests/me":
            return "player"
        if is_post and (path == "/api/tables" or parts[-1] in TABLES):
            if not self.admission.quotas.new_tables.take(scope["address"]):
                raise Problem("too_fast", "problem-many-tables", retry=5)
            return "visitor"
        if parts[-1] == "hint":
            return "hint"
        if len(parts) < 3 or parts[1] != "tables" or LOOKING.intersection(parts[3:]):
            return "visitor"
        if is_post and parts[-1] in MOVES:
            return "move"
        if parts[-1] == "view" and b"wait=" in scope["query_string"]:
            return "poll"
        # Who sits there is only asked when it matters.
        calm = self.admission.load.pressure < 0.4
        return "player" if calm or self.context.is_seated(scope, parts[2]) else "visitor"


def has_body(scope: Scope) -> bool:
    length = header(scope, b"content-length")
    return length not in ("", "0") or bool(header(scope, b"transfer-encoding"))


class Body:
    """The body of a request: neither too long nor too slow, and counted while it is kept."""

    def __init__(self, admission: Admission, address: str, receive: Receive) -> None:
        self.admission = admission
        self.address = address
        self.receive = receive
        self.size = 0
        self.whole: Message | None = None

    async def fetch(self) -> bool:
        """Wait for all of the body; raises Problem. Returns False if the client has gone."""
        parts: list[bytes] = []
        try:
            async with asyncio.timeout(self.admission.limits.body_seconds):
                more = True
                while more:
                    message = await self.receive()
                    if message["type"] != "http.request":
                        return False
                    parts.append(message.get("body", b""))
                    self._keep(len(parts[-1]))
                    more = message.get("more_body", False)
        except TimeoutError:
            raise Problem("too_fast", "problem-slow-request", retry=1) from None
        self.whole = {"type": "http.request", "body": b"".join(parts), "more_body": False}
        return True

    async def read(self) -> Message:
        whole, self.whole = self.whole, None
        return whole or await self.receive()

    def _keep(self, count: int) -> None:
        most = self.admission.limits.body
        if self.size + count > most:
            raise Problem("too_large", "problem-large-request", most=most)
        if not self.admission.quotas.hold(self.address, count):
            raise Problem("too_many", "problem-much-at-once", retry=2)
        self.size += count


def with_headers(scope: Scope, send: Send) -> Send:
    private = scope["path"].startswith("/api") and not scope["path"].startswith(PUBLIC)

    async def tell(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = [*message.get("headers", []), *HEADERS]
            if private:
                headers.append((b"cache-control", b"no-store"))
            message = {**message, "headers": headers}
        await send(message)

    return tell


def compressed(scope: Scope, send: Send) -> Send:
    """Send what was asked for with gzip, to who takes that."""
    wishes = read_wishes(", ".join(lines_of(scope, b"accept-encoding")))
    if scope["method"] != "GET" or wish_for("gzip", wishes) <= 0:
        return send
    held: list[Message] = []  # the head, until the body is there

    async def tell(message: Message) -> None:
        if message["type"] == "http.response.start" and is_plain_json(message):
            held.append(message)
            return
        if held:
            head, body = held.pop(), message.get("body", b"")
            if len(body) >= WORTH and not message.get("more_body", False):
                body = gzip.compress(body, EFFORT, mtime=0)
                message = {**message, "body": body}
                headers = [h for h in head["headers"] if h[0] != b"content-length"]
                headers += [(b"content-encoding", b"gzip"), (b"vary", b"accept-encoding")]
                headers.append((b"content-length", str(len(body)).encode()))
                head = {**head, "headers": headers}
            await send(head)
        await send(message)

    return tell


def with_says(scope: Scope, send: Send) -> Send:
    """Let every phrase of an answer be said, if the request wishes."""
    language = asked_for(scope)
    if language is None:
        return send
    held: list[Message] = []  # the head, until all of the body is there

    async def tell(message: Message) -> None:
        if message["type"] == "http.response.start" and is_plain_json(message):
            held.append(message)
        elif not held:
            await send(message)
        elif message.get("more_body", False):
            held.append(message)
        else:
            head, *parts = [*held, message]
            body = b"".join(part.get("body", b"") for part in parts)
            body = spoken(body, reader_of(scope, language))
            headers = [h for h in head["headers"] if h[0] != b"content-length"]
            headers.append((b"content-length", str(len(body)).encode()))
            await send({**head, "headers": headers})
            await send({"type": "http.response.body", "body": body, "more_body": False})

    return tell


def is_plain_json(head: Message) -> bool:
    found = dict(head.get("headers", []))
    kind = found.get(b"content-type", b"")
    return kind.startswith(b"application/json") and b"content-encoding" not in found


async def tell_methods(methods: list[str], send: Send) -> None:
    """Answer OPTIONS with all methods of a path. The framework names those of one handler only."""
    allow = ", ".join([*methods, "OPTIONS"]).encode()
    status = 204 if methods else 404
    headers = [(b"allow", allow), *HEADERS]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": b""})


async def refuse(scope: Scope, receive: Receive, send: Send, problem: Problem) -> None:
    is_socket = scope["type"] == "websocket"
    kind = "websocket.http.response" if is_socket else "http.response"
    if is_socket:
        await receive()
    told = problem.told(reader_of(scope, language_of(scope)))
    headers = [(b"content-type", b"application/json"), *HEADERS]
    headers.append((b"connection", b"close"))  # whatever body there is will not be read
    if problem.retry:
        headers.append((b"retry-after", str(problem.retry).encode()))
    await send({"type": f"{kind}.start", "status": problem.status, "headers": headers})
    await send({"type": f"{kind}.body", "body": msgspec.json.encode(told)})
