"""Games between two bots on paired deals, and the file that keeps them.

A deal is played once for every seat that the first bot can sit on, with the same chance, so that the luck of the deal
and of the seat cancel out. Deals below HELD_OUT are for choosing: fits, tuning, first trials. What was chosen is
measured on those from there on, which nobody has looked at before.
"""

import json
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import count
from pathlib import Path

from argosy.bots.arena import play_deal
from argosy.bots.names import bot
from argosy.core.contract import NOBODY
from argosy.core.edition import Edition, bad, bad_file
from argosy.core.phrase import verbatim
from argosy.core.registry import edition as find_edition

HELD_OUT = 1_000_000

# ── A game ────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Twin:
    """A game to be played: one deal, with the first bot on one of the seats."""

    game: str
    options: dict[str, int]
    first: str
    second: str
    deal: int
    seat: int


@dataclass(frozen=True)
class Result:
    """A game that was played: a line of the results file."""

    game: str
    seats: int
    options: str
    first: str
    second: str
    deal: int
    seat: int  # of the first
    share: float  # of the victory that the first has: 1, 0, or a part
    lines: int
    seconds: float
    ended: bool


def play(twin: Twin) -> Result:
    """Play one game; only its thinking is timed."""
    edition = find_edition(twin.game)
    game = edition.make(twin.options)
    bots = [bot(twin.first if seat == twin.seat else twin.second) for seat in range(game.seats)]
    began = time.process_time()
    moves: list[int] = []
    s = play_deal(game, bots, twin.deal, moves)
    ended = game.waiting_for(s) == NOBODY
    winners = list(game.winners(s)) if ended else []
    share = 1.0 / len(winners) if twin.seat in winners else 0.0
    if not winners:
        share = 1.0 / int(game.seats)  # all have lost, or the game went past its bound
    return Result(
        game=twin.game,
        seats=int(game.seats),
        options=written(edition, twin.options),
        first=twin.first,
        second=twin.second,
        deal=twin.deal,
        seat=twin.seat,
        share=share,
        lines=len(moves),
        seconds=time.process_time() - began,
        ended=ended,
    )


def written(edition: Edition, options: dict[str, int]) -> str:
    return " ".join(edition.differing(options))


# ── The results file ──────────────────────────────────────────────────────────────────────────────


def read(path: Path) -> list[Result]:
    """Read every game of a results file; there is none yet if there is no file."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    except OSError as problem:
        raise bad_file("read", path, problem) from None
    except UnicodeDecodeError:
        raise bad("results-text", file=verbatim(path)) from None
    found = []
    for number, line in enumerate(lines, 1):
        try:
            found.append(Result(**json.loads(line)))
        except (ValueError, TypeError):
            raise bad("results-line", file=verbatim(path), line=verbatim(number)) from None
    return found


class Results:
    """The games of one edition with the same options, those of earlier runs included."""

    def __init__(self, edition: Edition, options: dict[str, int], path: Path | None) -> None:
        self.path = path
        wanted = written(edition, options)
        every = read(path) if path else []
        self.rows = [r for r in every if r.game == edition.id and r.options == wanted]

    def add(self, result: Result) -> None:
        self.rows.append(result)
        if self.path is None:
            return
        try:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(result)) + "\n")
        except OSError as problem:
            raise bad_file("write", self.path, problem) from None

    def between(self, first: str, second: str) -> dict[tuple[int, int], Result]:
        """Return the games of one match, by deal and seat."""
        return {(r.deal, r.seat): r for r in self.rows if (r.first, r.second) == (first, second)}


def deals(
    edition: Edition, options: dict[str, int], first: str, second: str, start: int
) -> Iterator[list[Twin]]:
    """Yield the games of one deal after the other, for ever."""
    for deal in count(start):
        yield [
            Twin(edition.id, options, first, second, deal, seat) for seat in range(options["seats"])
        ]
