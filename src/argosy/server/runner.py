"""Runs the server: one process, limits on every connection, a drain before it ends."""

import asyncio
import logging
from typing import Any

import uvicorn

from argosy.server.app import build
from argosy.server.context import Context, Settings
from argosy.server.http.http_protocol import HttpProtocol
from argosy.server.http.websocket_protocol import WebSocketProtocol
from argosy.server.logs import Lines, log

DRAIN = 5  # seconds


class Server(uvicorn.Server):
    """Announces that it is about to close, then lets what is under way be committed."""

    def __init__(self, config: uvicorn.Config, context: Context) -> None:
        super().__init__(config)
        self.context = context

    async def shutdown(self, sockets: Any = None) -> None:
        self.context.lobby.begin_closing()
        self.context.sockets.say_closing()
        await asyncio.sleep(0.1)
        await super().shutdown(sockets)


def make(settings: Settings, host: str, port: int, context: Context | None = None) -> Server:
    context = context or Context(settings)
    for name in ("uvicorn.error", "asyncio"):
        logger = logging.getLogger(name)
        logger.setLevel(logging.WARNING)
        if not any(isinstance(handler, Lines) for handler in logger.handlers):
            logger.addHandler(Lines())
    config = uvicorn.Config(
        build(context),
        host=host,
        port=port,
        http=type("BoundHttpProtocol", (HttpProtocol,), {"admission": context.admission}),
        ws=type("BoundWebSocketProtocol", (WebSocketProtocol,), {"admission": context.admission}),
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
    return Server(config, context)


def run(settings: Settings, host: str, port: int) -> None:
    server = make(settings, host, port)
    log("serving", host=host, port=port, database=settings.database.partition("://")[0])
    server.context.store.open()  # whatever is wrong with it is said before anybody is let in
    server.run()
