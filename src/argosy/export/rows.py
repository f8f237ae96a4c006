"""Writes games as rows for pandas and its kin: JSON lines, or Parquet. The schema is in docs/export.md.

A row is a game, with its lines inside it; or a line, with the game it is of. Everything in them is what the record
says and what follows from it by the rules, and it is the truth: what was secret then is in them too.
"""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from argosy.core.contract import CHANCE
from argosy.core.match import Match

SCHEMA: Final = 1  # raised if a column changes its meaning; a new column does not raise it

Row = dict[str, Any]


def game_row(match: Match, source: str) -> Row:
    """Return a game as one row."""
    entries = match.standing()
    decisions = sum(1 for entry in entries if entry.seat != CHANCE)
    over = match.is_over
    scores = match.scores()
    winners = match.winners() if over else []
    returns = [float(value) for value in match.game.returns(match.state)] if over else []
    return {
        "schema": SCHEMA,
        "source": source,
        "game": match.edition.id,
        "rules": match.options["rules"],
        "seats": match.options["seats"],
        "options": json.dumps(dict(sorted(match.options.items()))),
        "is_over": over,
        "ending": match.ending if over else None,
        "decisions": decisions,
        "outcomes": len(entries) - decisions,
        "players": [
            {
                "seat": seat,
                "player": match.names.get(seat),
                "score": scores[seat],
                "won": seat in winners if over else None,
                "return": returns[number] if over else None,
            }
            for number, seat in enumerate(match.seats)
        ],
        "lines": list(lines_of(match)),
    }


def lines_of(match: Match) -> Iterator[Row]:
    """Yield the lines that were not taken back, each with the step in which it was played."""
    s = match.game.setup()
    for entry in match.standing():
        step = match.words.steps[s.step].id
        yield {
            "number": entry.number,
            "seat": match.seats[entry.seat] if entry.seat != CHANCE else None,
            "step": step,
            "text": entry.line.text,
            "action": int(entry.code),
            "secret_of": entry.line.who[1:] or None if entry.line.is_chance else None,
        }
        match.game.apply_for(s, entry.seat, entry.code)


def line_rows(match: Match, source: str) -> Iterator[Row]:
    """Yield the lines of a game as rows of their own."""
    game = {"schema": SCHEMA, "source": source, "game": match.edition.id}
    yield from ({**game, **line} for line in lines_of(match))


def rows_of(match: Match, source: str, kind: str) -> Iterator[Row]:
    """Yield a match as one row, or as one for each line (`games` or `lines`)."""
    if kind == "games":
        yield game_row(match, source)
    else:
        yield from line_rows(match, source)


def as_json_lines(rows: Iterable[Row]) -> Iterator[str]:
    for row in rows:
        yield json.dumps(row, ensure_ascii=False) + "\n"


def write_parquet(rows: Iterable[Row], file: Path, kind: str) -> None:
    """Write rows into a file, in groups, so that a folder of games need not fit into memory."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    line = [
        ("number", pa.int32()),
        ("seat", pa.string()),
        ("step", pa.string()),
        ("text", pa.string()),
        ("action", pa.int64()),
        ("secret_of", pa.string()),
    ]
    head = [("schema", pa.int32()), ("source", pa.string()), ("game", pa.string())]
    player = [("seat", pa.string()), ("player", pa.string()), ("score", pa.int64())]
    player += [("won", pa.bool_()), ("return", pa.float64())]
    game = [("rules", pa.int32()), ("seats", pa.int32()), ("options", pa.string())]
    game += [("is_over", pa.bool_()), ("ending", pa.string())]
    game += [("decisions", pa.int32()), ("outcomes", pa.int32())]
    game += [("players", pa.list_(pa.struct(player))), ("lines", pa.list_(pa.struct(line)))]
    schema = pa.schema([*head, *(game if kind == "games" else line)])
    with pq.ParquetWriter(file, schema, compression="zstd") as writer:
        for group in grouped(rows, 100 if kind == "games" else 50_000):
            writer.write_table(pa.Table.from_pylist(group, schema=schema))


def grouped(rows: Iterable[Row], size: int) -> Iterator[list[Row]]:
    group: list[Row] = []
    for row in rows:
        group.append(row)
        if len(group) == size:
            yield group
            group = []
    if group:
        yield group
