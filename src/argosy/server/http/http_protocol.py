"""Speaks HTTP on one connection. Unlike uvicorn, it neither waits for ever for the rest of a header
nor takes one of any size.
"""

import asyncio
from time import thread_time
from typing import ClassVar

import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from argosy.core.language import Reader
from argosy.core.phrase import Phrase
from argosy.server.http.admission import Admission
from argosy.server.http.limits import Limits
from argosy.server.http.proxies import Proxies, key
from argosy.server.problems import Problem
from argosy.server.speaking import accepted

CODES = {400: "malformed", 429: "too_many"}


class TooMuch(Exception):
    """A request that is not read to its end."""

    def __init__(self, status: int, id: str, **nouns: int) -> None:
        super().__init__(id)
        self.status = status
        self.problem = Problem(CODES.get(status, "too_large"), Phrase(id, {**nouns}))


class HttpProtocol(HttpToolsProtocol):
    admission: ClassVar[Admission] = Admission(Limits(), Proxies())
    address = "?"

    timer: asyncio.TimerHandle | None = None
    in_header = True  # of a request, or between two
    in_body = False
    raw = 0  # bytes since the last request was read to its end
    head = 0  # bytes of its header lines
    lines = 0
    too_much: TooMuch | None = None

    @property
    def limits(self) -> Limits:
        return self.admission.limits

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        peer = self.client[0] if self.client else "?"
        self.address = key(peer)
        if self.admission.connections.enter(self, peer):
            self.wait(self.limits.header_seconds)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()
        self.admission.connections.leave(self)
        super().connection_lost(exc)

    # ── In time ──

    def wait(self, seconds: float) -> None:
        self.stop_waiting()
        self.timer = self.loop.call_later(seconds, self.too_late)

    def too_late(self) -> None:
        self.transport.abort()

    def stop_waiting(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def on_response_complete(self) -> None:
        """Wait only a short while for the rest of a request that was answered before its end."""
        super().on_response_complete()
        if self.in_body and not self.transport.is_closing():
            self.wait(self.limits.close_seconds)

    # ── In size ──

    def data_received(self, data: bytes) -> None:
        began = thread_time()
        self.raw += len(data)
        super().data_received(data)
        self.admission.quotas.processor.of(self.address).spend(thread_time() - began)
        if self.transport.is_closing():
            return
        if self.in_header and self.raw > self.limits.header + self.limits.url:
            self.refuse(TooMuch(431, "problem-large-header", most=self.limits.header))
        elif self.raw > self.limits.header + self.limits.url + 2 * self.limits.body:
            # Chunks of a byte each, or with long names: the body that comes out is small.
            self.refuse(TooMuch(413, "problem-large-request", most=self.limits.body))

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= self.limits.pipelined:
            raise self.noted(429, "problem-pipelined")
        super().on_message_begin()
        self.in_header = True
        self.head = self.lines = 0
        if self.timer is None:
            self.wait(self.limits.header_seconds)

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > self.limits.url:
            raise self.noted(414, "problem-long-address", most=self.limits.url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self.lines += 1
        self.head += len(name) + len(value) + 4
        if self.lines > self.limits.header_lines:
            raise self.noted(431, "problem-header-lines", most=self.limits.header_lines)
        if self.head > self.limits.header:
            raise self.noted(431, "problem-large-header", most=self.limits.header)
        if self.in_header:  # what follows a body is too late to say who asks
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self.stop_waiting()
        self.in_header = False
        self.in_body = True
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        if self.cycle and self.cycle.response_complete:
            self.stop_waiting()
        self.in_header, self.in_body = True, False
        self.raw = 0

    def noted(self, status: int, id: str, **nouns: int) -> TooMuch:
        """Keep the reason for stopping the parser, which forgets it."""
        self.too_much = TooMuch(status, id, **nouns)
        return self.too_much

    def send_400_response(self, msg: str) -> None:
        self.refuse(self.too_much or TooMuch(400, "problem-bad-http"))

    def refuse(self, found: TooMuch) -> None:
        """Send the reason, unless another answer is under way, and end the connection."""
        self.admission.metrics.refused(found.problem.code)
        if self.cycle and not self.cycle.response_complete:
            self.transport.abort()
            return
        language = accepted({"headers": self.headers})
        body = msgspec.json.encode(found.problem.told(Reader(language)))
        head = b"content-type: application/json\r\nconnection: close\r\ncontent-length: %d\r\n\r\n"
        self.transport.write(STATUS_LINE[found.status] + head % len(body) + body)
        self.transport.close()

    def handle_websocket_upgrade(self) -> None:
        self.stop_waiting()
        self.admission.connections.leave(self)  # and enters again as what it is now
        super().handle_websocket_upgrade()
