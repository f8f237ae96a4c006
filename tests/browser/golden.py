"""Tables made of golden records: every game at its start, in its middle and at its end."""

import time
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from sqlalchemy import create_engine

import argosy
from argosy.core.match import Match
from argosy.core.record import Record, read
from argosy.core.registry import edition, editions
from argosy.server import tokens
from argosy.server.storage import queries
from argosy.server.storage.queries import LineRow, SeatRow, TableRow
from argosy.server.storage.upgrade import upgrade

GOLDEN = {
    "sea_routes": "side-cleared.txt",
    "land_routes": "bank-empty-2-full-game.txt",
    "pirates": "compared.txt",
    "ship_it": "second-pawn-two-seats.txt",
    "wandering_merchant": "goal-two-seats-generated.txt",
}
STAGES = ("start", "middle", "end")
NAMES = ("Ann", "Bea", "Cem", "Dora", "Emil", "Fay")


def folder(game: str) -> Path:
    return Path(argosy.__file__).parent / "games" / game / "records"


def golden(game: str, name: str = "") -> Record:
    return read((folder(game) / (name or GOLDEN[game])).read_text(encoding="utf-8"))


def decided_first(game: str) -> dict[str, tuple[Match, int]]:
    """For every verb, the match before somebody decided that for the first time in a golden record, and their seat."""
    found: dict[str, tuple[Match, int]] = {}
    for path in sorted(folder(game).glob("*.txt")):
        record = golden(game, path.name)
        for number, line in enumerate(record.lines):
            verb = line.text.split()[0]
            if not line.who.startswith("?") and verb != "undo" and verb not in found:
                match = until(record, number)
                found[verb] = match, match.seats.index(line.who)
    return found


def decisions(record: Record) -> list[int]:
    """How many lines there were each time that the first seat was asked."""
    first = Match.replay(record).seats[0]
    lines = enumerate(record.lines)
    return [n for n, line in lines if line.who == first and "undo" not in line.text]


def until(record: Record, lines: int) -> Match:
    """The match as it stood after so many lines."""
    return Match.replay(replace(record, lines=record.lines[:lines], ending=""))


def cut(record: Record, stage: str) -> int:
    """How many lines: until the first seat is asked for the first time, or about half of the game."""
    if stage == "end":
        return len(record.lines)
    asked = decisions(record)
    return asked[0] if stage == "start" else asked[len(asked) * 2 // 5]


def fill(database: str, records: Mapping[str, str] = GOLDEN) -> tuple[str, dict[str, str]]:
    """A guest's token, and the table of every game and stage, in which the guest has the first seat."""
    engine = create_engine(database)
    upgrade(engine)
    token, guest, now = tokens.mint("g_"), tokens.guest_id(), int(time.time() * 1000)
    found: dict[str, str] = {}
    with engine.begin() as db:
        queries.add_guest(guest, tokens.digest(token), NAMES[0], now)(db)
        for game in editions():
            record = golden(game, records.get(game, ""))
            count = len(Match.replay(record).seats)
            for stage in STAGES:
                table = tokens.table_id()
                over = stage == "end"
                row = TableRow(
                    id=table,
                    game=game,
                    options=edition(game).choose(record.options) | {"rules": record.rules},
                    status="over" if over else "playing",
                    owner=guest,
                    pace="slow",
                    created=now,
                    touched=now,
                    waiting=-1 if over else 0,
                )
                lines = record.lines[: cut(record, stage)]
                rows = [LineRow(n, line.who, line.text, now) for n, line in enumerate(lines, 1)]
                seats = [
                    SeatRow(table, n, "person", guest if n == 0 else None, NAMES[n], heard=now)
                    for n in range(count)
                ]
                queries.add_table(row, seats, rows, [guest])(db)
                found[f"{game}-{stage}"] = table
    engine.dispose()
    return token, found
