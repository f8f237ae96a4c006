"""Every connection from its first byte to its last: counted by address, and shown out in time."""

import asyncio
from collections import defaultdict
from typing import Protocol

from argosy.server import times
from argosy.server.limits import Limits, Tally
from argosy.server.proxies import Proxies, key


class Guest(Protocol):
    """A connection, of HTTP or a websocket."""

    transport: asyncio.Transport
    address: str  # whose limits count, as far as that is known
    counted: str  # under which address of the peer; none for a proxy of ours
    since: float  # when it began to close, or to read nothing; 0 if it does not
    unread: int  # bytes that it had not read then


class Doors:
    def __init__(self, limits: Limits, proxies: Proxies) -> None:
        self.limits = limits
        self.proxies = proxies
        self.inside: set[Guest] = set()
        self.connections = Tally()  # by the address of the peer
        self.sockets = Tally()  # by the address of the client

    def enter(self, guest: Guest, peer: str) -> bool:
        """Whether there is room. A proxy of ours speaks for many, and is not counted itself."""
        guest.counted = "" if self.proxies.trusts(peer) else key(peer)
        guest.address = key(peer)
        guest.since, guest.unread = 0.0, 0
        most = self.limits.connections_per_address + self.limits.sockets_per_address
        if guest.counted and self.connections[guest.counted] >= most:
            guest.counted = ""
            return False
        if guest.counted:
            self.connections.add(guest.counted)
        self.inside.add(guest)
        return True

    def leave(self, guest: Guest) -> None:
        if guest in self.inside:
            self.inside.discard(guest)
            if guest.counted:
                self.connections.remove(guest.counted)

    def sweep(self) -> None:
        """Whoever does not go when shown out, or does not read what is sent, is dropped."""
        now = times.ticks()
        heavy: defaultdict[str, list[tuple[int, Guest]]] = defaultdict(list)
        for guest in list(self.inside):
            unread = guest.transport.get_write_buffer_size()
            closing = guest.transport.is_closing()
            if not closing and not unread:
                guest.since = 0.0
                continue
            if not guest.since or (unread < guest.unread and not closing):
                guest.since = now
            guest.unread = unread
            seconds = self.limits.close_seconds if closing else self.limits.send_seconds
            if now - guest.since > seconds:
                guest.transport.abort()
            elif unread:
                heavy[guest.address].append((unread, guest))
        for guests in heavy.values():
            lighten(guests, self.limits.bytes_per_address)
        lighten([one for guests in heavy.values() for one in guests], self.limits.bytes)


def lighten(guests: list[tuple[int, Guest]], most: int) -> None:
    """Drop those with the most unread bytes until the rest is not too much."""
    total = sum(unread for unread, _ in guests)
    if total <= most:
        return
    for unread, guest in sorted(guests, key=lambda one: -one[0]):
        if total <= most:
            return
        guest.transport.abort()
        total -= unread
