"""Runs the server: one process, its own guards at the doors, a drain before it ends."""

import asyncio
import logging
from typing import Any

import uvicorn

from argosy.server.app import build
from argosy.server.guard import Guard
from argosy.server.house import House, Settings
from argosy.server.logs import Lines, log
from argosy.server.wire import Wire

DRAIN = 5  # seconds


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
    for name in ("uvicorn.error", "asyncio"):
        logger = logging.getLogger(name)
        logger.setLevel(logging.WARNING)
        if not any(isinstance(handler, Lines) for handler in logger.handlers):
            logger.addHandler(Lines())
    config = uvicorn.Config(
        build(house),
        host=host,
        port=port,
        http=type("HouseGuard", (Guard,), {"edge": house.edge}),
        ws=type("HouseWire", (Wire,), {"edge": house.edge}),
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
        reset_contextvars=True,  # who pays for a request does not pay for the next one
        backlog=1024,
    )
    return Server(config, house)


def run(settings: Settings, host: str, port: int) -> None:
    server = make(settings, host, port)
    log("serving", host=host, port=port, database=settings.database.partition("://")[0])
    server.house.store.open()  # whatever is wrong with it is said before anybody is let in
    server.run()
