"""Decides which question a bot thinks about next.

Those who have had the least of the bots' time lately go first: by address, then by guest, then by
table, then in order. An address comes before a guest, because anybody can be as many guests as they
like.
"""

from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Generic, NamedTuple, Protocol, TypeVar

HALF_LIFE = 5.0  # seconds after which half of what somebody has had is forgotten
LITTLE = 0.001  # seconds that are forgotten altogether


class Asker(NamedTuple):
    """The person for whom a bot thinks: the owner of the table, or somebody who wants a hint."""

    address: str = ""
    guest: str = ""


class AskerPath(NamedTuple):
    address: str
    guest: str
    table: str

    def levels(self) -> tuple[tuple[str, ...], ...]:
        return self[:1], self[:2], self[:3]


class Waiting(Protocol):
    @property
    def path(self) -> AskerPath: ...


Q = TypeVar("Q", bound=Waiting)


class Account:
    """Seconds of thinking by address, guest and table. They fade."""

    def __init__(self) -> None:
        self.spent: dict[tuple[str, ...], float] = {}
        self.faded = 0.0

    def charge(self, path: AskerPath, seconds: float, now: float) -> None:
        self.fade(now)
        for level in path.levels():
            self.spent[level] = self.spent.get(level, 0.0) + seconds

    def fade(self, now: float) -> None:
        if now - self.faded < 1.0:
            return
        left = 0.5 ** ((now - self.faded) / HALF_LIFE)
        self.faded = now
        self.spent = {k: s * left for k, s in self.spent.items() if s * left > LITTLE}

    def standing(self, path: AskerPath) -> tuple[float, ...]:
        """Return a key to sort by: the smaller it is, the sooner is its turn."""
        return tuple(self.spent.get(level, 0.0) for level in path.levels())


class Schedule(Generic[Q]):
    """Questions of one kind: those that wait, in order, and those under way."""

    def __init__(self, account: Account) -> None:
        self.account = account
        self.waiting: dict[int, Q] = {}
        self.busy: dict[int, Q] = {}

    def __len__(self) -> int:
        return len(self.waiting)

    def __iter__(self) -> Iterator[Q]:
        yield from self.waiting.values()
        yield from self.busy.values()

    def count(self, address: str) -> int:
        return sum(question.path.address == address for question in self)

    def add(self, question: Q) -> None:
        self.waiting[id(question)] = question

    def drop(self, question: Q) -> bool:
        """Remove a question, and say whether it was waiting."""
        return self.waiting.pop(id(question), None) is not None

    def oldest(self) -> Q:
        return next(iter(self.waiting.values()))

    def take(self, oldest: bool = False) -> Q:
        """Return the question whose turn it is, which is under way from now on."""
        found = self.oldest() if oldest else min(self.waiting.values(), key=self._standing)
        del self.waiting[id(found)]
        self.busy[id(found)] = found
        return found

    def _standing(self, question: Q) -> tuple[float, ...]:
        return self.account.standing(question.path)

    def done(self, question: Q) -> None:
        self.busy.pop(id(question), None)

    def part(self, question: Q) -> float:
        """Return its share of all the thinking that can be done. Addresses have equal shares, the
        guests of an address have equal shares of that, and so have the tables of a guest. All add
        up to 1.
        """
        paths = [each.path for each in self]
        mine = question.path
        addresses = {path.address for path in paths}
        guests = {path.guest for path in paths if path.address == mine.address}
        tables = sum(path[:2] == mine[:2] for path in paths)
        return 1.0 / (len(addresses) * len(guests) * tables)


@dataclass
class WaitTimes:
    """How long questions have waited for a process."""

    count: int = 0
    seconds: float = 0.0

    def add(self, seconds: float) -> None:
        self.count += 1
        self.seconds += seconds


class GuestAddresses:
    """The address from which each guest was heard last. The longest silent are forgotten first."""

    def __init__(self, most: int = 20_000) -> None:
        self.most = most
        self.addresses: OrderedDict[str, str] = OrderedDict()

    def note(self, guest: str, address: str) -> None:
        self.addresses[guest] = address
        self.addresses.move_to_end(guest)
        if len(self.addresses) > self.most:
            self.addresses.popitem(last=False)

    def asker(self, guest: str) -> Asker:
        """Return who asks. Guests who were not heard since the server started share one address."""
        return Asker(self.addresses.get(guest, ""), guest)
