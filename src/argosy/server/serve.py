"""Runs the server: one process, its own guard against half requests, a drain before it ends."""

import asyncio
import logging
from collections import Counter
from typing import Any, ClassVar

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from argosy.server.app import build
from argosy.server.house import House, Settings
from argosy.server.limits import Limits
from argosy.server.logs import log

MOST_FRAGMENTS = 64
DRAIN = 5  # seconds


class Guard(HttpToolsProtocol):
    """uvicorn waits for ever for the rest of a header: this does not, and counts by address."""

    limits = Limits()
    addresses: ClassVar[Counter[str]] = Counter()
    header_timer: asyncio.TimerHandle | None = None
    counted = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else "?"
        most = self.limits.connections_per_address + self.limits.sockets_per_address
        if self.addresses[address] >= most:
            transport.abort()
            return
        self.counted = address
        self.addresses[address] += 1
        self.await_header()

    def await_header(self) -> None:
        self.header_timer = self.loop.call_later(self.limits.header_seconds, self.too_late)

    def too_late(self) -> None:
        if not self.transport.is_closing():
            self.transport.abort()

    def stop_waiting(self) -> None:
        if self.header_timer is not None:
            self.header_timer.cancel()
            self.header_timer = None

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self.header_timer is None:
            self.await_header()

    def on_headers_complete(self) -> None:
        self.stop_waiting()
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        self.stop_waiting()
        self.release()  # from here on it is a socket, counted as such
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()
        self.release()
        super().connection_lost(exc)

    def release(self) -> None:
        if self.counted:
            self.addresses[self.counted] -= 1
            if self.addresses[self.counted] <= 0:
                del self.addresses[self.counted]
            self.counted = ""


def guarded(house: House) -> type[Guard]:
    """A guard with the limits of this house."""
    return type("HouseGuard", (Guard,), {"limits": house.limits, "addresses": Counter()})


class Sockets(WebSocketsSansIOProtocol):
    """A message in a hundred thousand empty pieces is no message."""

    def handle_cont(self, event: Any) -> None:
        if len(self.frames) >= MOST_FRAGMENTS:
            self.frames = []
            self.conn.fail(1009, "too_large")
            self.handle_parser_exception()
            return
        super().handle_cont(event)


class Server(uvicorn.Server):
    """Says that it is about to close, then lets what is under way be committed."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self.house = house

    async def shutdown(self, sockets: Any = None) -> None:
        self.house.hall.closing = True
        self.house.sockets.say_closing()
        await asyncio.sleep(0.1)
        await super().shutdown(sockets)


def make(settings: Settings, host: str, port: int, house: House | None = None) -> Server:
    house = house or House(settings)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    config = uvicorn.Config(
        build(house),
        host=host,
        port=port,
        http=guarded(house),
        ws=Sockets,
        ws_max_size=settings.limits.frame,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_keep_alive=15,
        timeout_graceful_shutdown=DRAIN,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=False,
        backlog=1024,
    )
    return Server(config, house)


def run(settings: Settings, host: str, port: int) -> None:
    server = make(settings, host, port)
    log("serving", host=host, port=port, database=settings.database.partition("://")[0])
    server.house.store.open()  # whatever is wrong with it is said before anybody is let in
    server.run()
