"""Tables that cannot be read: kept apart, so that nobody else notices, and logged once each."""

from collections.abc import Iterable

from argosy.server.logs import log
from argosy.server.problems import Problem
from argosy.server.storage.queries import Listed, Unreadable

MOST = 10_000  # remembered as logged


class UnreadableTables:
    def __init__(self) -> None:
        self.logged: dict[str, str] = {}

    def note(self, table: Unreadable) -> None:
        """Lists are asked for all day: a table is logged when it is found, not at every look."""
        if self.logged.get(table.id) == table.problem:
            return
        if len(self.logged) >= MOST:
            self.logged.clear()
        self.logged[table.id] = table.problem
        log("table_unreadable", table=table.id, problem=table.problem)

    def refused(self, table: Unreadable) -> Problem:
        self.note(table)
        return Problem(
            "not_now", "This table cannot be opened by this version: its rows cannot be read."
        )

    def sift(self, rows: Iterable[Listed | Unreadable]) -> list[Listed]:
        """What a list shows."""
        shown = []
        for row in rows:
            if isinstance(row, Unreadable):
                self.note(row)
            else:
                shown.append(row)
        return shown
