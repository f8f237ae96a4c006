"""Says how much is too much. A bucket holds a number of drops, and refills at its rate."""

from collections import Counter, OrderedDict
from dataclasses import dataclass

from argosy.server import timing


@dataclass(frozen=True, slots=True)
class Rate:
    burst: float
    per_second: float


class Bucket:
    __slots__ = ("at", "level", "rate")

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.level = rate.burst
        self.at = timing.ticks()

    def take(self, drops: float = 1.0) -> bool:
        self.refill()
        if self.level < drops:
            return False
        self.level -= drops
        return True

    def spend(self, drops: float) -> None:
        """Take drops that are used already, even if the bucket then owes some. It is not refilled
        here, because this is called many times between two looks at it.
        """
        self.level -= drops

    def debt(self) -> float:
        """Return the seconds until it owes nothing."""
        self.refill()
        return max(0.0, -self.level / self.rate.per_second)

    def refill(self) -> None:
        now = timing.ticks()
        self.level = min(self.rate.burst, self.level + (now - self.at) * self.rate.per_second)
        self.at = now


class Buckets:
    """One bucket for each address. The least used is forgotten first, so a flood of addresses costs
    no memory.
    """

    def __init__(self, rate: Rate, most: int = 20_000) -> None:
        self.rate = rate
        self.most = most
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, key: str) -> Bucket:
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = Bucket(self.rate)
            if len(self.buckets) > self.most:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(key)
        return bucket

    def take(self, key: str, drops: float = 1.0) -> bool:
        return self.of(key).take(drops)


class Tally:
    """How much each key has of something now. A key that has nothing is forgotten."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.total = 0

    def __getitem__(self, key: str) -> int:
        return self.counts[key]

    def __bool__(self) -> bool:
        return bool(self.counts)

    def add(self, key: str, count: int = 1) -> None:
        self.counts[key] += count
        self.total += count

    def remove(self, key: str, count: int = 1) -> None:
        self.total -= count
        self.counts[key] -= count
        if self.counts[key] <= 0:
            del self.counts[key]


KIB, MIB = 1024, 1024 * 1024


@dataclass(frozen=True, slots=True)
class Limits:
    # One request
    url: int = 4 * KIB  # bytes
    header: int = 16 * KIB  # bytes of all header lines
    header_lines: int = 100
    header_seconds: float = 10.0
    body: int = 64 * KIB
    body_seconds: float = 10.0
    pipelined: int = 8  # requests of a connection that wait for the one under way

    # One websocket
    frame: int = 8 * KIB  # bytes of a message
    frames: Rate = Rate(120, 30)  # of any kind: pings, pongs and pieces too
    frame_bytes: Rate = Rate(256 * KIB, 64 * KIB)
    messages: Rate = Rate(30, 6)
    queue: int = 256  # messages that wait for a slow reader
    queue_bytes: int = 1 * MIB
    send_seconds: float = 20.0
    close_seconds: float = 3.0  # that a connection may take to end after it was closed

    # One address (of IPv6: a /64)
    requests: Rate = Rate(200, 60)
    requests_at_once: int = 32  # long polls aside
    processor: Rate = Rate(2, 0.25)  # seconds of it; honest play of thirty people takes 0.05
    bytes_per_address: int = 8 * MIB  # that wait: bodies, messages, answers nobody fetches
    connections_per_address: int = 200
    sockets_per_address: int = 50
    frames_per_address: Rate = Rate(600, 150)
    frame_bytes_per_address: Rate = Rate(1 * MIB, 256 * KIB)
    wrong_tokens: Rate = Rate(20, 0.3)
    new_guests: Rate = Rate(30, 0.5)
    new_tables: Rate = Rate(60, 0.2)

    chat_of_address: Rate = Rate(20, 2)

    # One guest
    chat: Rate = Rate(5, 0.5)
    questions: Rate = Rate(10, 1)  # hints
    sockets_per_guest: int = 20

    # All together
    sockets: int = 4_000
    bytes: int = 256 * MIB
    waiting_requests: int = 500  # long polls at once
    moves_at_once: int = 80  # beyond, a move would wait for longer than a person does
    players_at_once: int = 160  # requests of people with a seat, beside their moves
    visitors_at_once: int = 40
    lag: float = 1.0  # seconds that the event loop may be late; at half of it watchers are shed
