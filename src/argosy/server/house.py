"""Everything that belongs to one running server."""

import hmac
from dataclasses import dataclass, field

from argosy.core.match import Chance, drawn_by_system
from argosy.server import tokens
from argosy.server.edge import Edge
from argosy.server.hall import Habits, Hall
from argosy.server.headers import Scope, bearer, cookie, lines_of
from argosy.server.limits import Buckets, Limits
from argosy.server.live import Sockets
from argosy.server.origins import Origins
from argosy.server.pages import Pages
from argosy.server.problems import Problem
from argosy.server.proxies import Proxies, is_loopback
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
    behind_proxy: bool = False  # whoever connects is our proxy
    proxies: tuple[str, ...] = ()  # networks in which our proxies are
    metrics_token: str = ""  # lets others than this machine read /metrics
    secure: bool = False  # the page is reached by https: cookies only travel there
    limits: Limits = field(default_factory=Limits)
    habits: Habits = field(default_factory=Habits)
    chance: Chance = drawn_by_system  # tests deal from a seed; no host can


class House:
    def __init__(self, settings: Settings, thinkers: Thinkers | None = None) -> None:
        self.settings = settings
        self.limits = settings.limits
        self.edge = Edge(settings.limits, Proxies(settings.proxies, settings.behind_proxy))
        self.metrics = self.edge.metrics
        self.store = Store(settings.database, settings.database_wait)
        self.pulse = Pulse(self.store)
        self.thinkers = thinkers or Thinkers(settings.bots)
        self.hall = Hall(self.store, self.thinkers, settings.habits, settings.chance)
        self.sockets = Sockets(self.limits, self.edge.doors.sockets)
        self.pulse = Pulse(self.store)
        self.origins = Origins(settings.origins)
        self.pages = Pages()
        self.wrong_tokens = Buckets(self.limits.wrong_tokens)
        self.new_guests = Buckets(self.limits.new_guests)
        self.questions = Buckets(self.limits.questions)
        self.polls = 0

    async def visitor(self, scope: Scope) -> Visitor:
        """Who asks, by header or cookie; raises Problem for a token that is none."""
        address = scope["address"]
        secret = bearer(scope) or cookie(scope)
        if not secret:
            return Visitor(address=address)
        if len(secret) != tokens.LENGTH:
            raise self.wrong_token(address)
        if secret.startswith(tokens.SEAT):
            return Visitor(None, "", tokens.digest(secret), address)
        if not secret.startswith(tokens.GUEST):
            raise self.wrong_token(address)
        found = await self.hall.guest(secret)
        if found is None:
            raise self.wrong_token(address)
        self.thinkers.whereabouts.note(found.guest or "", address)
        return Visitor(found.guest, found.name, None, address)

    def wrong_token(self, address: str) -> Problem:
        """Guessing is slow: 256 bits at one guess in three seconds."""
        if not self.wrong_tokens.take(address):
            return Problem("too_fast", "Too many wrong tokens: wait a little.", retry=10)
        return Problem("bad_token", "This token is not known here.")

    def check_key(self, visitor: Visitor, keys: dict[str, int]) -> None:
        """A seat token is only good at its own table."""
        if visitor.key is not None and visitor.key not in keys:
            raise self.wrong_token(visitor.address)

    def is_seated(self, scope: Scope, table: str) -> bool:
        """Whether whoever asks has a seat at an open table; a guess that costs next to nothing."""
        room = self.hall.rooms.get(table)
        secret = bearer(scope) or cookie(scope)
        if room is None or len(secret) != tokens.LENGTH:
            return False
        token = tokens.digest(secret)
        known = self.hall.guests.get(token, Visitor(key=token))
        return bool(room.held(known))

    def may_measure(self, scope: Scope) -> bool:
        """Whoever has the token, or is on this machine and not sent by a proxy."""
        if self.settings.metrics_token:
            given = bearer(scope).encode()
            return hmac.compare_digest(given, self.settings.metrics_token.encode())
        peer = scope["client"][0] if scope.get("client") else ""
        sent = lines_of(scope, b"x-forwarded-for") or lines_of(scope, b"forwarded")
        return is_loopback(peer) and not sent and not self.edge.proxies.trusts(peer)

    def gauges(self) -> dict[str, float]:
        return self.edge.gauges() | {
            "rooms": len(self.hall.rooms),
            "clocks": len(self.hall.alarms.set_for),
            "sockets": len(self.sockets.all),
            "commits_total": self.store.commits,
            "database_failures_total": self.store.failures,
            "database_queue": self.store.tasks.qsize(),
            "bot_answers_total": self.thinkers.answered,
            "bot_failures_total": self.thinkers.failed,
            "bot_queue": len(self.thinkers.waiting),
            "bot_waits_total": self.thinkers.waited.count,
            "bot_waited_seconds_total": self.thinkers.waited.seconds,
            "bot_shortened_total": self.thinkers.shortened,
            "bot_degraded_total": self.thinkers.degraded,
        }
