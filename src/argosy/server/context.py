"""Holds everything that belongs to one running server."""

import hmac
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from argosy.core.match import Chance, drawn_by_system
from argosy.server import tokens
from argosy.server.bots.pool import BotPool
from argosy.server.http.admission import Admission
from argosy.server.http.headers import Scope, bearer, cookie, lines_of
from argosy.server.http.limits import Buckets, Limits
from argosy.server.http.origins import Origins
from argosy.server.http.proxies import Proxies, is_loopback
from argosy.server.identity import Guests, Visitor
from argosy.server.live import Sockets
from argosy.server.pages import Pages
from argosy.server.problems import Problem
from argosy.server.storage.health_check import HealthCheck
from argosy.server.storage.store import Store
from argosy.server.tables.lobby import Lobby, LobbySettings


@dataclass
class Settings:
    """What the host chooses."""

    database: str = "sqlite:///argosy.db"
    database_wait: float = 60.0  # seconds for a database on a server to appear at the start
    origins: tuple[str, ...] = ()
    bots: int = 1
    behind_proxy: bool = False  # every connection comes from our proxy
    proxies: tuple[str, ...] = ()  # networks in which our proxies are
    metrics_token: str = ""  # lets other machines read /metrics
    secure: bool = False  # the page is reached by https, and cookies only travel there
    limits: Limits = field(default_factory=Limits)
    lobby_settings: LobbySettings = field(default_factory=LobbySettings)
    chance: Chance = drawn_by_system  # tests deal from a seed; no host can


class Context:
    def __init__(self, settings: Settings, bot_pool: BotPool | None = None) -> None:
        self.settings = settings
        self.limits = settings.limits
        self.admission = Admission(
            settings.limits, Proxies(settings.proxies, settings.behind_proxy)
        )
        self.metrics = self.admission.metrics
        self.store = Store(settings.database, settings.database_wait)
        self.bot_pool = bot_pool or BotPool(settings.bots)
        self.guests = Guests(self.store)
        self.lobby = Lobby(
            self.store, self.bot_pool, self.metrics, settings.lobby_settings, settings.chance
        )
        self.sockets = Sockets(self.limits, self.admission.connections.sockets)
        self.health_check = HealthCheck(self.store)
        self.origins = Origins(settings.origins)
        self.pages = Pages()
        self.wrong_tokens = Buckets(self.limits.wrong_tokens)
        self.new_guests = Buckets(self.limits.new_guests)
        self.questions = Buckets(self.limits.questions)
        self._polls = 0

    async def visitor(self, scope: Scope) -> Visitor:
        """Return who asks, by header or cookie; raises Problem for a token that nobody has."""
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
        found = await self.guests.find(secret)
        if found is None:
            raise self.wrong_token(address)
        self.bot_pool.addresses.note(found.guest or "", address)
        return Visitor(found.guest, found.name, None, address)

    def wrong_token(self, address: str) -> Problem:
        """Return the refusal of a wrong token. Guessing is slow: 256 bits at one guess in three
        seconds.
        """
        if not self.wrong_tokens.take(address):
            return Problem("too_fast", "problem-many-tokens", retry=10)
        return Problem("bad_token", "problem-bad-token")

    def check_key(self, visitor: Visitor, keys: dict[str, int]) -> None:
        """Raise Problem for a seat token of another table."""
        if visitor.key is not None and visitor.key not in keys:
            raise self.wrong_token(visitor.address)

    def is_seated(self, scope: Scope, table: str) -> bool:
        """Guess whether a request comes from a seat at an open table. It costs next to nothing."""
        room = self.lobby.rooms.get(table)
        secret = bearer(scope) or cookie(scope)
        if room is None or len(secret) != tokens.LENGTH:
            return False
        token = tokens.digest(secret)
        known = self.guests.recall(token) or Visitor(key=token)
        return bool(room.access.held(known))

    @contextmanager
    def polling(self) -> Iterator[None]:
        """Count a request that waits for a change; raises Problem if too many do."""
        if self._polls >= self.limits.waiting_requests:
            raise Problem("busy", "problem-many-waiting", retry=5)
        self._polls += 1
        try:
            yield
        finally:
            self._polls -= 1

    def may_measure(self, scope: Scope) -> bool:
        """Say whether a request may read the metrics: it has the token, or comes from this machine
        and not through a proxy.
        """
        if self.settings.metrics_token:
            given = bearer(scope).encode()
            return hmac.compare_digest(given, self.settings.metrics_token.encode())
        peer = scope["client"][0] if scope.get("client") else ""
        sent = lines_of(scope, b"x-forwarded-for") or lines_of(scope, b"forwarded")
        return is_loopback(peer) and not sent and not self.admission.proxies.trusts(peer)

    def gauges(self) -> dict[str, float]:
        return self.admission.gauges() | {
            "rooms": len(self.lobby.rooms),
            "clocks": len(self.lobby.alarms.set_for),
            "sockets": len(self.sockets.all),
            "commits_total": self.store.commits,
            "database_failures_total": self.store.failures,
            "database_queue": self.store.tasks.qsize(),
            "bot_answers_total": self.bot_pool.answered,
            "bot_failures_total": self.bot_pool.failed,
            "bot_queue": len(self.bot_pool.waiting),
            "bot_waits_total": self.bot_pool.waited.count,
            "bot_waited_seconds_total": self.bot_pool.waited.seconds,
            "bot_shortened_total": self.bot_pool.shortened,
            "bot_degraded_total": self.bot_pool.degraded,
        }
