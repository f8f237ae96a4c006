"""Before the application: size, pace and origin of what comes in, headers of what goes out."""

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec

from argosy.server.limits import Buckets, Limits
from argosy.server.metrics import Metrics
from argosy.server.origins import Origins
from argosy.server.problems import Problem

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

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
COOKIE = "argosy_guest"


def header(scope: Scope, name: bytes) -> str:
    found = next((value for key, value in scope["headers"] if key == name), b"")
    return bytes(found).decode("latin-1")


def has_cookie(scope: Scope) -> bool:
    return f"{COOKIE}=" in header(scope, b"cookie")


def address_of(scope: Scope, behind_proxy: bool) -> str:
    """Whose limits count. What a client says of itself is only believed if a proxy of ours wrote
    it.
    """
    if behind_proxy and (forwarded := header(scope, b"x-forwarded-for")):
        return forwarded.rpartition(",")[2].strip()[:60]
    client = scope.get("client")
    return client[0] if client else "?"


class Gate:
    def __init__(
        self,
        app: App,
        limits: Limits,
        origins: Origins,
        metrics: Metrics,
        behind_proxy: bool = False,
        methods: Callable[[str], list[str]] = lambda _: [],
    ) -> None:
        self.app = app
        self.limits = limits
        self.origins = origins
        self.metrics = metrics
        self.behind_proxy = behind_proxy
        self.methods = methods
        self.requests = Buckets(limits.requests)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        scope["address"] = address_of(scope, self.behind_proxy)
        try:
            self.check(scope)
        except Problem as problem:
            self.metrics.refused(problem.code)
            await refuse(scope, receive, send, problem)
            return
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        if scope["method"] == "OPTIONS":
            await tell_methods(self.methods(scope["path"]), send)
            return
        await self.app(scope, self.measured(scope, receive), with_headers(scope, send))

    def check(self, scope: Scope) -> None:
        host = header(scope, b"host")
        origin = header(scope, b"origin")
        if not self.origins.knows_host(host):
            raise Problem("foreign", "This server is not called that.")
        if origin and not self.origins.allows(origin, host):
            raise Problem("foreign", "Another site may not speak for you.")
        if not self.requests.take(scope["address"]):
            raise Problem("too_fast", "Too many requests: wait a little.", retry=2)
        by_cookie = has_cookie(scope) and not header(scope, b"authorization")
        if scope["type"] == "websocket":
            if by_cookie and not origin:
                raise Problem("foreign", "A page says where it comes from.")
            return
        if (
            scope["method"] not in SAFE
            and by_cookie
            and not origin
            and not header(scope, b"x-argosy")
        ):
            raise Problem("foreign", "A page says where it comes from.")
        length = header(scope, b"content-length")
        if length.isdecimal() and int(length[:12]) > self.limits.body:
            raise Problem("too_large", f"A request has at most {self.limits.body} bytes.")

    def measured(self, scope: Scope, receive: Receive) -> Receive:
        """The body may neither be too long nor take too long."""
        size = 0
        limit = asyncio.get_running_loop().time() + self.limits.body_seconds
        ended = False

        async def read() -> Message:
            nonlocal size, ended
            if ended:
                return await receive()  # waits for the client to go: that may take any time
            try:
                async with asyncio.timeout_at(limit):
                    message = await receive()
            except TimeoutError:
                raise Problem("too_fast", "The request took too long.", retry=1) from None
            if message["type"] == "http.request":
                size += len(message.get("body", b""))
                ended = not message.get("more_body", False)
                if size > self.limits.body:
                    raise Problem("too_large", f"A request has at most {self.limits.body} bytes.")
            return message

        return read


def with_headers(scope: Scope, send: Send) -> Send:
    private = scope["path"].startswith("/api")

    async def tell(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = [*message.get("headers", []), *HEADERS]
            if private:
                headers.append((b"cache-control", b"no-store"))
            message = {**message, "headers": headers}
        await send(message)

    return tell


async def tell_methods(methods: list[str], send: Send) -> None:
    """What a path can do. The framework names the methods of one handler only."""
    allow = ", ".join([*methods, "OPTIONS"]).encode()
    status = 204 if methods else 404
    headers = [(b"allow", allow), *HEADERS]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": b""})


async def refuse(scope: Scope, receive: Receive, send: Send, problem: Problem) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4403, "reason": problem.code})
        return
    headers = [(b"content-type", b"application/json"), *HEADERS]
    headers.append((b"connection", b"close"))  # whatever body there is will not be read
    if problem.retry:
        headers.append((b"retry-after", str(problem.retry).encode()))
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    body = msgspec.json.encode(problem.told())
    await send({"type": "http.response.body", "body": body})
