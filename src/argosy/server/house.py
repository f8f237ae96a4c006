"""Everything that belongs to one running server."""

from dataclasses import dataclass, field

from argosy.server import tokens
from argosy.server.gate import COOKIE, Scope, header
from argosy.server.hall import Habits, Hall
from argosy.server.limits import Buckets, Limits
from argosy.server.live import Sockets
from argosy.server.metrics import Metrics
from argosy.server.origins import Origins
from argosy.server.pages import Pages
from argosy.server.problems import Problem
from argosy.server.pulse import Pulse
from argosy.server.store import Store
from argosy.server.thinkers import Thinkers
from argosy.server.visitors import Visitor


@dataclass
class Settings:
    """What the host chooses."""

    database: str = "sqlite:///argosy.db"
    database_wait: float = 60.0  # seconds for a database on a server to appear at the start
    origins: tuple[str, ...] = ()
    bots: int = 1
    behind_proxy: bool = False
    secure: bool = False  # the page is reached by https: cookies only travel there
    limits: Limits = field(default_factory=Limits)
    habits: Habits = field(default_factory=Habits)


class House:
    def __init__(self, settings: Settings, thinkers: Thinkers | None = None) -> None:
        self.settings = settings
        self.limits = settings.limits
        self.metrics = Metrics()
        self.store = Store(settings.database, settings.database_wait)
        self.pulse = Pulse(self.store)
        self.thinkers = thinkers or Thinkers(settings.bots)
        self.hall = Hall(self.store, self.thinkers, settings.habits)
        self.sockets = Sockets(self.limits)
        self.origins = Origins(settings.origins)
        self.pages = Pages()
        self.wrong_tokens = Buckets(self.limits.wrong_tokens)
        self.new_guests = Buckets(self.limits.new_guests)
        self.chatter = Buckets(self.limits.chat)
        self.questions = Buckets(self.limits.questions)
        self.polls = 0

    async def visitor(self, scope: Scope) -> Visitor:
        """Who asks, by header or cookie; raises Problem for a token that is none."""
        address = scope["address"]
        secret = bearer(scope) or cookie(scope)
        if not secret:
            return Visitor(address=address)
        if len(secret) != tokens.LENGTH:
            raise self._wrong(address)
        if secret.startswith(tokens.SEAT):
            return Visitor(None, "", tokens.digest(secret), address)
        if not secret.startswith(tokens.GUEST):
            raise self._wrong(address)
        found = await self.hall.guest(secret)
        if found is None:
            raise self._wrong(address)
        return Visitor(found.guest, found.name, None, address)

    def _wrong(self, address: str) -> Problem:
        """Guessing is slow: 256 bits at one guess in three seconds."""
        if not self.wrong_tokens.take(address):
            return Problem("too_fast", "Too many wrong tokens: wait a little.", retry=10)
        return Problem("bad_token", "This token is not known here.")

    def check_key(self, visitor: Visitor, keys: dict[str, int]) -> None:
        """A seat token is only good at its own table."""
        if visitor.key is not None and visitor.key not in keys:
            raise self._wrong(visitor.address)

    def gauges(self) -> dict[str, float]:
        return {
            "rooms": len(self.hall.rooms),
            "sockets": len(self.sockets.all),
            "commits_total": self.store.commits,
            "database_failures_total": self.store.failures,
            "database_queue": self.store.tasks.qsize(),
            "bot_answers_total": self.thinkers.answered,
            "bot_failures_total": self.thinkers.failed,
            "bot_queue": len(self.thinkers.waiting),
        }


def bearer(scope: Scope) -> str:
    kind, _, secret = header(scope, b"authorization").partition(" ")
    return secret.strip() if kind.lower() == "bearer" else ""


def cookie(scope: Scope) -> str:
    for part in header(scope, b"cookie").split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value
    return ""
