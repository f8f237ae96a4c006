"""Speaks websocket on one connection. Every frame of it counts, whatever it is for."""

import asyncio
from time import thread_time
from typing import Any, ClassVar

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from argosy.server.http.admission import Admission
from argosy.server.http.limits import Bucket, Limits
from argosy.server.http.proxies import Proxies, key

MOST_FRAGMENTS = 64
PIECE = 2048  # bytes that are parsed at once: some hundred frames at most, then they are counted


class WebSocketProtocol(WebSocketsSansIOProtocol):
    admission: ClassVar[Admission] = Admission(Limits(), Proxies())
    address = "?"

    peer = "?"
    is_socket = False
    choked = False  # nothing is read while it does not read
    rest = b""  # read, but not parsed yet

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        limits = self.admission.limits
        self.frame_bucket = Bucket(limits.frames)
        self.byte_bucket = Bucket(limits.frame_bytes)
        self.peer = self.client[0] if self.client else "?"
        self.address = key(self.peer)
        if not self.admission.connections.enter(self, self.peer):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.admission.connections.leave(self)
        if self.is_socket:
            self.is_socket = False
            self.admission.connections.sockets.remove(self.address)
        self.rest = b""
        super().connection_lost(exc)

    def handle_connect(self, event: Any) -> None:
        """Count the connection as a socket of its address, from here until it is really gone."""
        forwarded = event.headers.get_all("X-Forwarded-For")
        self.address = self.admission.proxies.client(self.peer, forwarded)
        sockets = self.admission.connections.sockets
        if sockets[self.address] >= 2 * self.admission.limits.sockets_per_address:
            self.transport.abort()
            return
        self.is_socket = True
        sockets.add(self.address)
        super().handle_connect(event)

    # ── What comes ──

    def data_received(self, data: bytes) -> None:
        self.rest += data
        self.go_on()

    def go_on(self) -> None:
        """Parse piece by piece until a message waits to be answered. The rest waits too."""
        began = thread_time()
        while self.rest and not self.read_paused and not self.transport.is_closing():
            if not self.writable.is_set():
                self.choked = True
                self.transport.pause_reading()
                break
            piece, self.rest = self.rest[:PIECE], self.rest[PIECE:]
            self.parse(piece)
        self.admission.quotas.processor.of(self.address).spend(thread_time() - began)

    def parse(self, piece: bytes) -> None:
        self.conn.receive_data(piece)
        if self.conn.parser_exc is not None:
            self.handle_parser_exception()
        elif self.may_send(len(self.conn.events), len(piece)):
            self.handle_events()
        else:
            self.cut_off()

    def may_send(self, frames: int, size: int) -> bool:
        quotas = self.admission.quotas
        return (
            self.frame_bucket.take(frames)
            and self.byte_bucket.take(size)
            and quotas.frames.take(self.address, frames)
            and quotas.frame_bytes.take(self.address, size)
        )

    def cut_off(self) -> None:
        self.rest = b""
        self.admission.metrics.refused("too_fast")
        if self.close_sent or not self.handshake_complete:
            self.transport.abort()
            return
        self.conn.fail(4429, "too_fast")
        self.handle_parser_exception()

    def handle_cont(self, event: Any) -> None:
        """Refuse a message in a hundred thousand empty pieces."""
        if len(self.frames) >= MOST_FRAGMENTS:
            self.frames = []
            self.conn.fail(1009, "too_large")
            self.handle_parser_exception()
            return
        super().handle_cont(event)

    async def receive(self) -> Any:
        message = await super().receive()
        if self.rest:
            self.go_on()
        return message

    # ── What goes ──

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.choked and not self.transport.is_closing():
            self.choked = False
            if not self.read_paused:
                self.transport.resume_reading()
            self.go_on()

    async def send(self, message: Any) -> None:
        """Send a message; raises TimeoutError if what was sent before is not read. A close waits
        neither for that, nor long for an answer.
        """
        if self.close_sent:  # after a broken frame the parser has said it before us
            if message["type"] == "websocket.close":
                return
            raise ClientDisconnected
        if message["type"] != "websocket.close":
            if not self.writable.is_set():  # a timer costs as much as sending, and is rarely needed
                async with asyncio.timeout(self.admission.limits.send_seconds):
                    await self.writable.wait()
            await super().send(message)
            return
        if not self.writable.is_set():
            self.transport.abort()
            return
        await super().send(message)
        if self.close_timer is not None:
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(
                self.admission.limits.close_seconds, self.transport.abort
            )
