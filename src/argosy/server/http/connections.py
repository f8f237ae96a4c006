"""Counts connections by address from their first byte to their last, and drops those that hang."""

import asyncio
from collections import defaultdict
from dataclasses import dataclass
from typing import Protocol

from argosy.server import timing
from argosy.server.http.limits import Limits, Tally
from argosy.server.http.proxies import Proxies, key


class CountedConnection(Protocol):
    """A connection, of HTTP or a websocket."""

    transport: asyncio.Transport
    address: str  # the client whose limits count, as far as that is known


@dataclass(slots=True)
class Watched:
    """What is known of a connection that is open."""

    peer: str  # the address that it counts for; none for a proxy of ours
    since: float = 0.0  # when it began to close, or to read nothing; 0 if it does not
    unread: int = 0  # bytes that it had not read then


class Connections:
    def __init__(self, limits: Limits, proxies: Proxies) -> None:
        self.limits = limits
        self.proxies = proxies
        self.open: dict[CountedConnection, Watched] = {}
        self.by_peer = Tally()  # by the address of the peer
        self.sockets = Tally()  # by the address of the client

    def enter(self, connection: CountedConnection, peer: str) -> bool:
        """Count a connection, and say whether there is room for it. A proxy of ours speaks for many,
        and is not counted itself.
        """
        counted = "" if self.proxies.trusts(peer) else key(peer)
        most = self.limits.connections_per_address + self.limits.sockets_per_address
        if counted and self.by_peer[counted] >= most:
            return False
        if counted:
            self.by_peer.add(counted)
        self.open[connection] = Watched(counted)
        return True

    def leave(self, connection: CountedConnection) -> None:
        watched = self.open.pop(connection, None)
        if watched is not None and watched.peer:
            self.by_peer.remove(watched.peer)

    def sweep(self) -> None:
        """Drop every connection that does not end when it is closed, or does not read what is sent."""
        now = timing.ticks()
        heavy: defaultdict[str, list[tuple[int, CountedConnection]]] = defaultdict(list)
        for connection, watched in list(self.open.items()):
            unread = connection.transport.get_write_buffer_size()
            closing = connection.transport.is_closing()
            if not closing and not unread:
                watched.since = 0.0
                continue
            if not watched.since or (unread < watched.unread and not closing):
                watched.since = now
            watched.unread = unread
            seconds = self.limits.close_seconds if closing else self.limits.send_seconds
            if now - watched.since > seconds:
                connection.transport.abort()
            elif unread:
                heavy[connection.address].append((unread, connection))
        for connections in heavy.values():
            lighten(connections, self.limits.bytes_per_address)
        lighten([one for connections in heavy.values() for one in connections], self.limits.bytes)


def lighten(connections: list[tuple[int, CountedConnection]], most: int) -> None:
    """Drop the connections with the most unread bytes until the rest is not too much."""
    total = sum(unread for unread, _ in connections)
    if total <= most:
        return
    for unread, connection in sorted(connections, key=lambda one: -one[0]):
        if total <= most:
            return
        connection.transport.abort()
        total -= unread
