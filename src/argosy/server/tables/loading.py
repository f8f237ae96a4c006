"""Reads a record back into a match a few lines at a time: a long one keeps nobody waiting."""

import asyncio
from collections.abc import Iterable

from argosy.core.edition import BadInput
from argosy.core.match import Chance, Match
from argosy.core.record import Line
from argosy.server import timing
from argosy.server.logs import log
from argosy.server.storage.queries import Loaded

SLICE = 0.004  # seconds of work before others get their turn


async def opened(loaded: Loaded, match: Match, chance: Chance) -> tuple[Match | None, str]:
    """The match as it stands, or why its record cannot be read: one bad table must not take the
    others with it.
    """
    if not loaded.lines:
        return None, ""
    try:
        await follow(match, (Line(row.who, row.text) for row in loaded.lines))
    except BadInput as problem:
        says = f"Line {len(match.entries) + 1}: {problem}"
        log("table_unreadable", table=loaded.table.id, problem=says)
        return None, says
    match.chance = chance
    return match, ""


async def follow(match: Match, lines: Iterable[Line]) -> None:
    """Raises BadInput at the first line that the rules refuse."""
    began = timing.ticks()
    for line in lines:
        match.play_line(line)
        if timing.ticks() - began > SLICE:
            await asyncio.sleep(0)
            began = timing.ticks()
