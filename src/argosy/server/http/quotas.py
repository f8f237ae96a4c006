"""Counts what each address uses of the server, and all of them together."""

import math

from argosy.server.http.limits import Buckets, Limits, Tally
from argosy.server.identity import Visitor
from argosy.server.problems import Problem


class Quotas:
    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.requests = Buckets(limits.requests)
        self.processor = Buckets(limits.processor)
        self.frames = Buckets(limits.frames_per_address)
        self.frame_bytes = Buckets(limits.frame_bytes_per_address)
        self.new_tables = Buckets(limits.new_tables)
        # One count for HTTP and every websocket: coming back, or coming as somebody else, does not help.
        self.chat_of_person = Buckets(limits.chat)
        self.chat_of_address = Buckets(limits.chat_of_address)
        self.working = Tally()  # requests under way
        self.bytes = Tally()  # held in memory for it

    def begin(self, address: str) -> None:
        """Count another request under way; raises Problem for one too many."""
        if self.working[address] >= self.limits.requests_at_once:
            raise Problem("too_many", "problem-many-at-once", retry=1)
        self.working.add(address)

    def end(self, address: str) -> None:
        self.working.remove(address)

    def check_time(self, address: str) -> None:
        """Raise Problem while an address owes processor time."""
        debt = self.processor.of(address).debt()
        if debt > 0:
            raise Problem("too_fast", "problem-much-work", retry=math.ceil(debt))

    def check_chat(self, visitor: Visitor) -> None:
        """Raise Problem for one line too many, of a person or of everybody at their address."""
        person = visitor.guest or visitor.key or visitor.address
        if not self.chat_of_person.take(person) or not self.chat_of_address.take(visitor.address):
            raise Problem("too_fast", "problem-chat-fast", retry=2)

    def hold(self, address: str, count: int) -> bool:
        """Reserve bytes of memory for an address, and say whether there was room."""
        if (
            self.bytes[address] + count > self.limits.bytes_per_address
            or self.bytes.total + count > self.limits.bytes
        ):
            return False
        self.bytes.add(address, count)
        return True

    def drop(self, address: str, count: int) -> None:
        if count:
            self.bytes.remove(address, count)
