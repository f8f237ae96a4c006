"""Finds the address whose limits count: the client's, as far as a proxy that we trust has noted it.

A proxy appends the address of its own client to X-Forwarded-For. Everything before that may be made
up. So the list is read from its end, past our own proxies, and no further.
"""

import ipaddress
from collections.abc import Iterable
from functools import lru_cache

from argosy.core.edition import bad
from argosy.core.phrase import verbatim

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
HOPS = 20  # entries that are looked at


class Proxies:
    """The proxies that we trust. `behind`: every connection comes from one. `networks`: where they
    are.
    """

    def __init__(self, networks: Iterable[str] = (), behind: bool = False) -> None:
        self.behind = behind
        self.networks = [network(text) for text in networks]

    def trusts(self, peer: str) -> bool:
        """Say whether this peer speaks for others, so that it has no limits itself."""
        return self.behind or self._is_ours(parsed(peer))

    def client(self, peer: str, forwarded: Iterable[str]) -> str:
        """Return the key under which limits count, from what our proxies appended to X-Forwarded-
        For.
        """
        if not self.trusts(peer):
            return key(peer)
        entries = ",".join(forwarded).split(",")
        found = peer
        for entry in reversed(entries[-HOPS:]):
            address = parsed(entry)
            if address is None:
                return key(found)
            found = str(address)
            if not self._is_ours(address):
                return key(found)
        return key(found)

    def _is_ours(self, address: Address | None) -> bool:
        if address is None:
            return False
        return any(address in network for network in self.networks)


def network(text: str) -> Network:
    try:
        return ipaddress.ip_network(text, strict=False)
    except ValueError:
        raise bad("proxy-network", given=verbatim(text)) from None


@lru_cache(maxsize=4096)
def parsed(text: str) -> Address | None:
    """Return an address, given with or without a port or brackets. IPv4 written as IPv6 is IPv4."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None:
        return address.ipv4_mapped
    return address


@lru_cache(maxsize=4096)
def key(text: str) -> str:
    """Return the key that an address is counted by. IPv6 counts by its /64: anybody who has one
    address there has all of them.
    """
    address = parsed(text)
    if address is None:
        return text[:60]
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


def is_loopback(text: str) -> bool:
    address = parsed(text)
    return address is not None and address.is_loopback
