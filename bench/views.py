"""What a move costs in views: `python -m bench.views [GAME ...] [--moves 200] [--rounds 5] [--json FILE]`

Plays the same seeded random games, and after every move makes and encodes the views of three people: two players and
one who watches. Prints bytes per view, bytes per move (all three), and CPU per move, the best of the rounds. Neither
the move itself nor the network is counted. The digest is that of all these bytes: if it is the same, so are the views.

It runs on older code too, so that two of them can be measured in turns:

    for n in 1 2 3; do
        PYTHONPATH=/old/src python bench/views.py --json old.$n
        PYTHONPATH=/new/src python bench/views.py --json new.$n
    done
"""

import argparse
import hashlib
import json
import random
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import argosy
from argosy.core.match import Match
from argosy.server import responses, timing, views
from argosy.server.identity import Visitor
from argosy.server.storage.queries import Loaded, SeatRow, TableRow
from argosy.server.tables.rooms import Room

SEED = 16


@dataclass
class Cost:
    moves: int = 0
    views: int = 0
    bytes: int = 0
    seconds: float = 0.0
    digest: Any = field(default_factory=hashlib.sha256)

    def told(self) -> dict[str, Any]:
        return {
            "moves": self.moves,
            "bytes_per_view": self.bytes / self.views,
            "bytes_per_move": self.bytes / self.moves,
            "us_per_move": 1e6 * self.seconds / self.moves,
            "digest": self.digest.hexdigest()[:12],
        }


def room_of(match: Match) -> Room:
    """Return a room with a person on every seat; nothing of it is ever stored."""
    table = TableRow(
        id="t" * 16,
        game=match.edition.id,
        options=match.options,
        visibility="public",
        status="playing",
        owner="guest0",
        created=1,
        touched=1,
        waiting=match.waiting,
    )
    seats = [
        SeatRow(table.id, n, kind="person", guest=f"guest{n}", name=f"Person {n}")
        for n in range(len(match.seats))
    ]
    nothing: Any = None
    return Room(Loaded(table, seats, []), nothing, nothing, match)


def played(name: str, most: int) -> Cost:
    """Play a game and make everybody's views after every move."""
    edition = argosy.edition(name)
    seats = next((n for n in edition.seats if n > 1), edition.seats[0])
    match = argosy.new(name, seats=seats, seed=SEED)
    rng = random.Random(SEED)
    room = room_of(match)
    visitors = [Visitor("guest0", "Person 0"), Visitor("guest1", "Person 1"), Visitor("eve", "Eve")]
    cost = Cost()
    while not match.is_over and cost.moves < most:
        since = len(match.entries)
        match.play(rng.choice(match.legal()))
        look(room, match)
        began = time.process_time()
        told = [views.encode(responses.view(room, visitor, None, since)) for visitor in visitors]
        cost.seconds += time.process_time() - began
        cost.moves += 1
        cost.views += len(told)
        cost.bytes += sum(map(len, told))
        cost.digest.update(b"\n".join(told))
    return cost


def look(room: Room, match: Match) -> None:
    """Put the room before a new position, as a move does."""
    missing = len(match.entries) - len(room.game.times)
    room.game.times += [1] * missing
    room.game.bys += [""] * missing
    room.gallery = views.Gallery(match, room.game.times, room.game.bys)
    room.presence.moved()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[])
    parser.add_argument("--moves", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    timing.now = lambda: 1  # a view says when it was made
    found: dict[str, dict[str, Any]] = {}
    for name in given.games or argosy.editions():
        rounds = [played(name, given.moves) for _ in range(given.rounds)]
        found[name] = min(rounds, key=lambda cost: cost.seconds).told()
    print(f"{'game':20} {'moves':>6} {'bytes/view':>11} {'bytes/move':>11} {'us/move':>9}  digest")
    for name, cost in found.items():
        print(
            f"{name:20} {cost['moves']:6.0f} {cost['bytes_per_view']:11,.0f} "
            f"{cost['bytes_per_move']:11,.0f} {cost['us_per_move']:9,.0f}  {cost['digest']}"
        )
    if given.json:
        given.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
