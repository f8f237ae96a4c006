"""Who belongs to a table: its owner, its members, those who hold a seat or a link to one."""

from argosy.core.contract import SPECTATOR
from argosy.server import timing, tokens
from argosy.server.identity import Visitor
from argosy.server.problems import Problem, unknown
from argosy.server.storage import queries
from argosy.server.storage.queries import INVITATION, Loaded
from argosy.server.tables.game import TableGame


class Access:
    def __init__(self, game: TableGame, loaded: Loaded) -> None:
        self.members = loaded.members
        self.barred = loaded.barred
        self.keys = loaded.keys  # digest -> seat, or INVITATION
        self.owner_name = loaded.owner_name
        self._game = game

    def held(self, visitor: Visitor) -> list[int]:
        """Return the seats that a visitor may decide for."""
        if visitor.key is not None:
            seat = self.keys.get(visitor.key, INVITATION)
            return [] if seat == INVITATION else [seat]
        if visitor.guest is None:
            return []
        return [s.number for s in self._game.seats if s.guest == visitor.guest]

    def is_owner(self, visitor: Visitor) -> bool:
        return visitor.guest is not None and visitor.guest == self._game.table.owner

    def is_member(self, visitor: Visitor) -> bool:
        return self.is_owner(visitor) or bool(self.held(visitor)) or visitor.guest in self.members

    def may_look(self, visitor: Visitor) -> bool:
        return self._game.table.visibility != "private" or self.is_member(visitor)

    def admit(self, visitor: Visitor) -> None:
        """Raise Problem for a visitor who may not look. They do not learn that there is a table."""
        if not self.may_look(visitor):
            raise unknown("table")

    def require_owner(self, visitor: Visitor) -> None:
        if not self.is_owner(visitor):
            raise Problem("not_yours", "problem-owner-only")

    def seat_of(self, visitor: Visitor, name: str | None) -> int:
        """Return the seat that a visitor speaks for; raises Problem."""
        mine = self.held(visitor)
        if name is None:
            if len(mine) == 1:
                return mine[0]
            waiting = self._game.waiting_seat()
            if waiting in mine:
                return waiting
            raise Problem("not_yours", "problem-which-seat" if mine else "problem-no-seat-here")
        number = self._game.seat_number(name)
        if number not in mine:
            raise Problem("not_yours", "problem-not-your-seat", seat=f"seat:{name}")
        return number

    def looks_as(self, visitor: Visitor, seat: int | None) -> int:
        """Return the viewer that a visitor is: the seat they ask for if it is theirs, otherwise the
        one of their seats that must decide, or their first.
        """
        mine = self.held(visitor)
        if seat is not None and seat in mine:
            return seat
        if not mine:
            return SPECTATOR
        waiting = self._game.waiting_seat()
        return waiting if waiting in mine else mine[0]

    # ── Letting in and sending away ──

    def seat_behind(self, secret: str) -> int:
        """Return the seat that a link leads to, or INVITATION; raises Problem for a dead link."""
        seat = self.keys.get(tokens.digest(secret))
        if seat is None or (seat == INVITATION) != secret.startswith(tokens.INVITATION):
            raise Problem("bad_token", "problem-bad-link")
        return seat

    def require_welcome(self, guest: str) -> None:
        if guest in self.barred:
            raise Problem("not_invited", "problem-sent-away")

    async def add_member(self, guest: str) -> None:
        await self._game.save(queries.add_member(self._game.id, guest))
        self.members.add(guest)

    async def bar(self, guest: str) -> None:
        """Keep a guest out for good, and void every invitation given out so far."""
        await self._game.save(queries.bar(self._game.id, guest))
        self.members.discard(guest)
        self.barred.add(guest)
        self._forget_keys(INVITATION)

    async def drop_links(self, seat: int) -> None:
        """Void every link to a seat."""
        await self._game.save(queries.drop_keys(self._game.id, seat))
        self._forget_keys(seat)

    def _forget_keys(self, seat: int) -> None:
        self.keys = {token: found for token, found in self.keys.items() if found != seat}

    async def new_link(self, seat: int) -> str:
        """Make a secret that leads to a seat, or to the table as an INVITATION."""
        secret = tokens.mint(tokens.INVITATION if seat == INVITATION else tokens.SEAT)
        key = queries.add_key(self._game.id, seat, tokens.digest(secret), timing.now())
        await self._game.save(key)
        self.keys = await self._game.save(queries.table_keys(self._game.id))
        return secret
