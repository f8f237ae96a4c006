"""How much anybody may say: counted for the person, and for everybody at their address together.

One count for all doors and all connections: coming back, or coming as somebody else, does not help.
"""

from argosy.server.limits import Buckets, Limits
from argosy.server.problems import Problem
from argosy.server.visitors import Visitor


class Chatter:
    def __init__(self, limits: Limits) -> None:
        self.people = Buckets(limits.chat)
        self.addresses = Buckets(limits.chat_of_address)

    def check(self, visitor: Visitor) -> None:
        """Raises Problem for one line too many."""
        person = visitor.guest or visitor.key or visitor.address
        if not self.people.take(person) or not self.addresses.take(visitor.address):
            raise Problem("too_fast", "Not so fast.", retry=2)
