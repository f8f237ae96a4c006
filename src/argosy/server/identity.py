"""Says who asks. A guest token names a guest, a seat token holds one seat of one table."""

from collections import OrderedDict
from dataclasses import dataclass, replace

from argosy.core.edition import BadInput
from argosy.core.record import check_name
from argosy.server import timing, tokens
from argosy.server.problems import Problem, wrong
from argosy.server.storage import queries
from argosy.server.storage.store import Store

KNOWN_GUESTS = 10_000  # remembered without asking the database


@dataclass(frozen=True, slots=True)
class Visitor:
    guest: str | None = None
    name: str = ""
    key: str | None = None  # digest of a seat token
    address: str = ""

    @property
    def id(self) -> str:
        """The best that is known of them, for counting."""
        return self.guest or self.key or self.address


def person_name(name: str) -> str:
    """Return a name as it may stand in a record; raises Problem. Only a bot is called `bot:`."""
    name = name.strip()
    try:
        check_name(name)
    except BadInput as problem:
        raise wrong("bad_input", problem) from None
    if name.lower().startswith("bot:"):
        raise Problem("bad_input", "problem-bot-name")
    return name


class Guests:
    """Everybody who has said who they are. The latest are remembered, the others looked up."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, Visitor] = OrderedDict()  # by the digest of their token

    async def add(self, name: str, address: str = "") -> tuple[Visitor, str]:
        """Return a new guest and their secret."""
        name = person_name(name)
        secret = tokens.mint(tokens.GUEST)
        guest = tokens.guest_id()
        token = tokens.digest(secret)
        await self._store.run_or_refuse(queries.add_guest(guest, token, name, timing.now()))
        visitor = Visitor(guest, name, None, address)
        self._remember(token, visitor)
        return visitor, secret

    async def find(self, secret: str) -> Visitor | None:
        token = tokens.digest(secret)
        found = self._known.get(token)
        if found is not None:
            self._known.move_to_end(token)
            return found
        row = await self._store.run_or_refuse(queries.find_guest(token))
        if row is None:
            return None
        visitor = Visitor(*row)
        self._remember(token, visitor)
        return visitor

    def recall(self, token: str) -> Visitor | None:
        """Return a guest by the digest of their token, without asking the database."""
        return self._known.get(token)

    async def rename(self, visitor: Visitor, name: str) -> Visitor:
        assert visitor.guest is not None
        name = person_name(name)
        await self._store.run_or_refuse(queries.rename_guest(visitor.guest, name))
        for token, known in list(self._known.items()):
            if known.guest == visitor.guest:
                self._known[token] = replace(known, name=name)
        return replace(visitor, name=name)

    def _remember(self, token: str, visitor: Visitor) -> None:
        self._known[token] = visitor
        while len(self._known) > KNOWN_GUESTS:
            self._known.popitem(last=False)
