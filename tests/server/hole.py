"""A way to PostgreSQL over TCP that can become a black hole: nothing arrives, nothing is refused."""

import contextlib
import socket
import threading
from urllib.parse import parse_qs, urlsplit


class Hole:
    """Forwards a port of ours to the Unix socket of a PostgreSQL."""

    def __init__(self, database: str, port: int = 0) -> None:
        address = urlsplit(database)
        self.target = parse_qs(address.query)["host"][0] + "/.s.PGSQL.5432"
        self.passing = threading.Event()
        self.passing.set()
        self.ends: list[socket.socket] = []
        self.door = socket.create_server(("127.0.0.1", port))
        self.port = int(self.door.getsockname()[1])
        self.database = over_tcp(database, self.port)
        threading.Thread(target=self.admit, daemon=True).start()

    def admit(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self.door.accept()
                far = socket.socket(socket.AF_UNIX)
                far.connect(self.target)
                self.ends += [near, far]
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=self.pump, args=(one, other), daemon=True).start()

    def pump(self, one: socket.socket, other: socket.socket) -> None:
        """What one end says, and that it has ended, reaches the other while the way is open."""
        with contextlib.suppress(OSError):
            while True:
                data = one.recv(65_536)
                self.passing.wait()
                if not data:
                    break
                other.sendall(data)
            other.shutdown(socket.SHUT_WR)

    def close(self) -> None:
        with contextlib.suppress(OSError):
            self.door.shutdown(socket.SHUT_RDWR)
        for end in (self.door, *self.ends):
            end.close()
        self.passing.set()


def over_tcp(database: str, port: int) -> str:
    address = urlsplit(database)
    return f"postgresql://{address.username}@127.0.0.1:{port}{address.path}"
