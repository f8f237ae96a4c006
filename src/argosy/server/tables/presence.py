"""Who is connected to a table, and who has been silent for too long."""

from collections.abc import Callable, Sequence
from typing import Protocol

from msgspec import Raw

from argosy.server import timing
from argosy.server.identity import Visitor
from argosy.server.storage.queries import SeatRow
from argosy.server.tables.access import Access
from argosy.server.tables.clocks import SILENT
from argosy.server.tables.game import TableGame


class Viewer(Protocol):
    """A connection that is told what changes. `tell` never waits."""

    visitor: Visitor
    seat: int | None

    def tell(self, message: bytes) -> None: ...
    def refresh(self, view: bool) -> None: ...
    def dismiss(self, code: str) -> None: ...


class Presence:
    def __init__(self, game: TableGame, access: Access) -> None:
        self.viewers: set[Viewer] = set()
        self._game = game
        self._access = access
        # Silence is counted in ticks: a wall clock that is set must not hand a seat to a bot.
        self._heard = [ticks_at(seat.heard) for seat in game.seats]
        self._moved_at = ticks_at(game.times[-1] if game.times else 0)
        self._people: Raw | None = None

    # ── Viewers ──

    def add(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        self._game.touch()
        self.heard(self._access.held(viewer.visitor))
        self.people_changed()

    def remove(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self._game.touch()
        self.people_changed()

    def take_over(self, other: "Presence") -> None:
        """Take the viewers of a room that was loaded again. They look anew."""
        self.viewers |= other.viewers

    def tell(self, message: bytes) -> None:
        for viewer in self.viewers:
            viewer.tell(message)

    def people_changed(self) -> None:
        self._people = None
        for viewer in self.viewers:
            viewer.refresh(False)

    def look_again(self) -> None:
        for viewer in self.viewers:
            viewer.refresh(True)

    def check_viewers(self) -> None:
        """Show out every viewer who may no longer look."""
        for viewer in list(self.viewers):
            visitor = viewer.visitor
            if visitor.key is not None and visitor.key not in self._access.keys:
                viewer.dismiss("bad_token")
            elif not self._access.may_look(visitor):
                viewer.dismiss("unknown")

    def seated(self) -> set[int]:
        """Return the seats whose people are connected."""
        return {n for viewer in self.viewers for n in self._access.held(viewer.visitor)}

    def watchers(self) -> int:
        return sum(1 for viewer in self.viewers if not self._access.held(viewer.visitor))

    def addresses(self, seat: int) -> set[str]:
        """Return the addresses from which a seat's people are connected."""
        held = self._access.held
        return {v.visitor.address for v in self.viewers if seat in held(v.visitor)}

    def people(self, encoded: Callable[[], Raw]) -> Raw:
        """Return the people as they were last encoded, until they change."""
        if self._people is None:
            self._people = encoded()
        return self._people

    # ── Silence ──

    def heard(self, seats: Sequence[int]) -> None:
        """Note a sign of life of the people on these seats."""
        self._game.mark_heard(seats)
        self.restart_silence(seats)

    def restart_silence(self, seats: Sequence[int]) -> None:
        for number in seats:
            self._heard[number] = timing.ticks()

    def moved(self) -> None:
        """Count silence from now: the seat that must decide next has only just been asked."""
        self._moved_at = timing.ticks()
        self._people = None

    def silent_at(self, seat: SeatRow) -> float:
        """Return the tick from which the others may give this seat to a bot, if it stays silent."""
        silent = SILENT[self._game.table.pace] / 1000
        return max(self._heard[seat.number], self._moved_at) + silent

    def is_silent(self, seat: SeatRow) -> bool:
        asked = self._game.asked()
        is_asked = asked is not None and asked.number == seat.number and not seat.bot
        if not is_asked or self._game.clock.kind != "none":
            return False
        return timing.ticks() >= self.silent_at(seat)


def ticks_at(milliseconds: int) -> float:
    """Return the tick of a moment that was noted by the wall clock; never later than now."""
    return timing.ticks() - max(timing.now() - milliseconds, 0) / 1000
