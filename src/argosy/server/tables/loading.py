"""Reads the records of tables back into matches, and keeps apart the tables that cannot be read."""

import asyncio
from collections.abc import Iterable

from argosy.core.edition import BadInput
from argosy.core.match import Chance, Match
from argosy.core.record import Line
from argosy.server import timing
from argosy.server.logs import log
from argosy.server.problems import Problem
from argosy.server.storage.queries import Listed, Loaded, Unreadable

SLICE = 0.004  # seconds of work before others get their turn
MOST_LOGGED = 10_000  # unreadable tables that are remembered as logged


async def replay(loaded: Loaded, match: Match, chance: Chance) -> tuple[Match | None, str]:
    """Return the match as it stands, or why its record cannot be read. One bad table must not take
    the others with it.
    """
    try:
        await follow(match, (Line(row.who, row.text) for row in loaded.lines))
    except BadInput as problem:
        says = f"Line {len(match.entries) + 1}: {problem}"
        log("table_unreadable", table=loaded.table.id, problem=says)
        return None, says
    match.chance = chance
    return match, ""


async def follow(match: Match, lines: Iterable[Line]) -> None:
    """Play lines a few at a time, so that a long record keeps nobody waiting. Raises BadInput at
    the first line that the rules refuse.
    """
    began = timing.ticks()
    for line in lines:
        match.play_line(line)
        if timing.ticks() - began > SLICE:
            await asyncio.sleep(0)
            began = timing.ticks()


class UnreadableTables:
    """Tables that cannot be read. Nobody else notices them, and each is logged once."""

    def __init__(self) -> None:
        self._logged: dict[str, str] = {}

    def note(self, table: Unreadable) -> None:
        """Log a table when it is found, and not whenever a list would show it."""
        if self._logged.get(table.id) == table.problem:
            return
        if len(self._logged) >= MOST_LOGGED:
            self._logged.clear()
        self._logged[table.id] = table.problem
        log("table_unreadable", table=table.id, problem=table.problem)

    def refused(self, table: Unreadable) -> Problem:
        self.note(table)
        return Problem("not_now", "problem-table-unreadable")

    def sift(self, rows: Iterable[Listed | Unreadable]) -> list[Listed]:
        """Return what a list shows."""
        shown = []
        for row in rows:
            if isinstance(row, Unreadable):
                self.note(row)
            else:
                shown.append(row)
        return shown
