"""Every connection from its first byte to its last: counted by address, and shown out in time."""

import asyncio
from collections import defaultdict
from typing import Protocol

from argosy.server import timing
from argosy.server.http.limits import Limits, Tally
from argosy.server.http.proxies import Proxies, key


class CountedConnection(Protocol):
    """A connection, of HTTP or a websocket."""

    transport: asyncio.Transport
    address: str  # whose limits count, as far as that is known
    counted: str  # under which address of the peer; none for a proxy of ours
    since: float  # when it began to close, or to read nothing; 0 if it does not
    unread: int  # bytes that it had not read then


class Connections:
    def __init__(self, limits: Limits, proxies: Proxies) -> None:
        self.limits = limits
        self.proxies = proxies
        self.open: set[CountedConnection] = set()
        self.by_peer = Tally()  # by the address of the peer
        self.sockets = Tally()  # by the address of the client

    def enter(self, connection: CountedConnection, peer: str) -> bool:
        """Whether there is room. A proxy of ours speaks for many, and is not counted itself."""
        connection.counted = "" if self.proxies.trusts(peer) else key(peer)
        connection.address = key(peer)
        connection.since, connection.unread = 0.0, 0
        most = self.limits.connections_per_address + self.limits.sockets_per_address
        if connection.counted and self.by_peer[connection.counted] >= most:
            connection.counted = ""
            return False
        if connection.counted:
            self.by_peer.add(connection.counted)
        self.open.add(connection)
        return True

    def leave(self, connection: CountedConnection) -> None:
        if connection in self.open:
            self.open.discard(connection)
            if connection.counted:
                self.by_peer.remove(connection.counted)

    def sweep(self) -> None:
        """Whoever does not go when shown out, or does not read what is sent, is dropped."""
        now = timing.ticks()
        heavy: defaultdict[str, list[tuple[int, CountedConnection]]] = defaultdict(list)
        for connection in list(self.open):
            unread = connection.transport.get_write_buffer_size()
            closing = connection.transport.is_closing()
            if not closing and not unread:
                connection.since = 0.0
                continue
            if not connection.since or (unread < connection.unread and not closing):
                connection.since = now
            connection.unread = unread
            seconds = self.limits.close_seconds if closing else self.limits.send_seconds
            if now - connection.since > seconds:
                connection.transport.abort()
            elif unread:
                heavy[connection.address].append((unread, connection))
        for connections in heavy.values():
            lighten(connections, self.limits.bytes_per_address)
        lighten([one for connections in heavy.values() for one in connections], self.limits.bytes)


def lighten(connections: list[tuple[int, CountedConnection]], most: int) -> None:
    """Drop those with the most unread bytes until the rest is not too much."""
    total = sum(unread for unread, _ in connections)
    if total <= most:
        return
    for unread, connection in sorted(connections, key=lambda one: -one[0]):
        if total <= most:
            return
        connection.transport.abort()
        total -= unread
