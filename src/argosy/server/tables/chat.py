"""The chat of one table: what people say, what is noted beside it, and who is muted."""

from dataclasses import replace
from typing import Literal

from argosy.core.phrase import Phrase
from argosy.server import timing
from argosy.server.identity import Visitor
from argosy.server.messages import AskMute, Said
from argosy.server.problems import Problem
from argosy.server.storage import queries
from argosy.server.storage.queries import SeatRow
from argosy.server.tables.access import Access
from argosy.server.tables.game import TableGame
from argosy.server.tables.presence import Presence
from argosy.server.views import encode

KEPT = 50  # lines that a newcomer is shown


class ChatLog:
    def __init__(
        self, game: TableGame, access: Access, presence: Presence, lines: list[Said]
    ) -> None:
        self.lines = lines
        self._silenced: set[str] = set()  # addresses of people who were muted
        self._game = game
        self._access = access
        self._presence = presence

    async def speak(self, visitor: Visitor, text: str) -> Said:
        """Say what a visitor says, if they may."""
        text = text.strip()
        if not text or not text.isprintable():
            raise Problem("bad_input", "problem-chat-text")
        game, seats = self._game, self._access.held(visitor)
        if not seats and (visitor.guest is None or game.table.visibility != "public"):
            raise Problem("not_yours", "problem-chat-seated")
        muted = any(game.seats[n].muted for n in seats)
        if muted:
            self._silenced.add(visitor.address)  # a second name does not give the voice back
        silenced = game.table.muted or (not seats and visitor.address in self._silenced)
        is_owner = self._access.is_owner(visitor)
        if muted or visitor.guest in self._access.barred or (silenced and not is_owner):
            raise Problem("muted", "problem-muted")
        if seats:
            return await self._say(game.seats[seats[0]].name, game.names[seats[0]], text)
        return await self._say(visitor.name, "", text)

    async def note(self, id: str, **nouns: str) -> None:
        """Write a line of the server's own between those of the people."""
        await self._say(note=Phrase(id, {**nouns}))

    async def _say(
        self, name: str = "", seat: str = "", text: str = "", note: Phrase | None = None
    ) -> Said:
        number = self.lines[-1].n + 1 if self.lines else 1
        kind: Literal["chat", "note"] = "note" if note else "chat"
        said = Said(
            n=number, at=timing.now(), name=name, seat=seat, text=text, kind=kind, note=note
        )
        await self._game.save(queries.say(self._game.id, said))
        self.lines = [*self.lines[1 - KEPT :], said]
        self._presence.tell(encode(said))
        return said

    async def mute_all(self, ask: AskMute) -> None:
        await self._game.set_facts(muted=ask.muted)
        self._presence.people_changed()

    def muted_seat(self, number: int, ask: AskMute) -> SeatRow:
        """Return the seat as it is to be; its people cannot get round it without a seat either."""
        addresses = self._presence.addresses(number)
        if ask.muted:
            self._silenced |= addresses
        else:
            self._silenced -= addresses
        return replace(self._game.seats[number], muted=ask.muted)
