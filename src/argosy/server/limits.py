"""How much is too much. A bucket holds so many drops, and refills so many a second."""

from collections import OrderedDict
from dataclasses import dataclass

from argosy.server import times


@dataclass(frozen=True, slots=True)
class Rate:
    burst: float
    per_second: float


class Bucket:
    __slots__ = ("at", "level", "rate")

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.level = rate.burst
        self.at = times.ticks()

    def take(self, drops: float = 1.0) -> bool:
        now = times.ticks()
        self.level = min(self.rate.burst, self.level + (now - self.at) * self.rate.per_second)
        self.at = now
        if self.level < drops:
            return False
        self.level -= drops
        return True


class Buckets:
    """One bucket for each address, the least used forgotten first: a flood of addresses costs no
    memory.
    """

    def __init__(self, rate: Rate, most: int = 20_000) -> None:
        self.rate = rate
        self.most = most
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = Bucket(self.rate)
            if len(self.buckets) > self.most:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(key)
        return bucket.take()


@dataclass(frozen=True, slots=True)
class Limits:
    body: int = 65_536  # bytes of a request
    body_seconds: float = 10.0
    frame: int = 8_192  # bytes of a websocket message
    header_seconds: float = 10.0
    messages: Rate = Rate(30, 6)  # of one websocket
    chat: Rate = Rate(5, 0.5)
    chat_of_address: Rate = Rate(20, 2)
    requests: Rate = Rate(200, 60)  # of one address
    wrong_tokens: Rate = Rate(20, 0.3)
    new_guests: Rate = Rate(30, 0.5)
    questions: Rate = Rate(10, 1)  # hints
    sockets_per_address: int = 50
    sockets_per_guest: int = 20
    sockets: int = 4_000
    connections_per_address: int = 200
    queue: int = 256  # messages that wait for a slow reader
    send_seconds: float = 20.0
    waiting_requests: int = 500  # long polls at once
