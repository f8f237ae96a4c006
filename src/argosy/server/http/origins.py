"""Decides from which sites a browser may speak to us: our own pages, and those that the host names."""

import ipaddress
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit


class Origins:
    """The exact list of the host if there is one; otherwise our own address, by number or as
    localhost.

    A foreign site cannot pretend to be an address by number, so a name that it has rebound to ours
    does not get in.
    """

    def __init__(self, allowed: Iterable[str] = ()) -> None:
        self.allowed = {origin.rstrip("/").lower() for origin in allowed}
        self.hosts = {urlsplit(origin).netloc for origin in self.allowed}
        self.machine = socket.gethostname().lower()

    def knows_host(self, host: str) -> bool:
        host = host.lower()
        return host in self.hosts or self._is_local(host)

    def allows(self, origin: str, host: str) -> bool:
        origin = origin.lower()
        if origin in self.allowed:
            return True
        if not self._is_local(host.lower()):
            return False
        return origin in (f"http://{host.lower()}", f"https://{host.lower()}")

    def _is_local(self, host: str) -> bool:
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        if name in ("localhost", self.machine, f"{self.machine}.local", "testserver.local"):
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True
