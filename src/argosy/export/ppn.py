"""Writes games in Portable Piecepack Notation, version 0.14 (https://trevorldavis.com/piecepackr/portable-piecepack-notation.html).

A file is self-contained: it lays out every piece in its first move, so that a reader needs to know nothing about the
game. What follows is found by comparing tables: each line of the record that still stands is one move, and its number
is that of the line. What the table does not show stands in comments: the line itself, and what it says in words. It is
the table that everybody sees; what only one seat knows is not in it.
"""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from argosy.core.contract import SPECTATOR
from argosy.core.language import Reader
from argosy.core.match import Entry, Match
from argosy.core.table import Table
from argosy.export.board import (
    RANK_LETTERS,
    SUIT_LETTERS,
    Laid,
    Plane,
    pieces_of,
)

ANGLES: Final = {0: "^", 90: "<", 180: "v", 270: ">"}
LETTERS: Final = {"tile": "t", "coin": "c", "die": "d", "pawn": "p"}
NEAR: Final = 0.75  # inches: closer than that, two pieces may cover each other
WIDTH: Final = 100  # of a line of the file


def write(match: Match, reader: Reader) -> str:
    """Return the text of one game; texts of several games may follow each other in one file. Raises BadInput."""
    entries = match.standing()
    dealt = sum(1 for _ in takes_until_decision(entries))
    tables = list(tables_of(match, entries, dealt))
    board = Board(Plane.of(tables))
    moves = [("setup", list(board.become(tables[0])), "")]
    for entry, table in zip(entries[dealt:], tables[1:], strict=True):
        moves.append((str(entry.number), list(board.become(table)), told(match, entry, reader)))
    text = [wrapped([f"{number}.", *tokens, comment]) for number, tokens, comment in moves]
    return "\n".join(["---", *metadata(match, reader), "...", *text]) + "\n"


def takes_until_decision(entries: Iterable[Entry]) -> Iterator[Entry]:
    """Yield the deal: the outcomes before the first decision."""
    for entry in entries:
        if not entry.line.is_chance:
            return
        yield entry


def tables_of(match: Match, entries: list[Entry], dealt: int) -> Iterator[Table]:
    """Yield the table after the deal, and after every line that follows."""
    s = match.game.setup()
    for done, entry in enumerate(entries, 1):
        match.game.apply_for(s, entry.seat, entry.code)
        if done >= dealt:
            yield seen(match, s)
    if dealt == 0:
        raise AssertionError("every game begins with a deal")


def seen(match: Match, s: object) -> Table:
    game, edition = match.game, match.edition
    known = game.redact(s, SPECTATOR)  # type: ignore[arg-type]  # of the class its game has
    return edition.backdrop(game, known) + edition.table(game, known, SPECTATOR)


def told(match: Match, entry: Entry, reader: Reader) -> str:
    """Return a line and what it says, as a comment."""
    hidden = entry.line.is_chance and len(entry.line.who) > 1
    line = entry.line.hidden() if hidden else entry.line
    events = [reader.say(match.words.event(event, SPECTATOR)) for event in entry.events]
    says = " ".join([f"{line}:", *events] if events else [str(line)])
    return "{ " + says.replace("{", "(").replace("}", ")") + " }"


def metadata(match: Match, reader: Reader) -> Iterator[str]:
    """Yield the heading, a mapping in YAML: every text is written as JSON, which YAML reads too."""
    options, rules = " ".join(match.edition.differing(match.options)), match.options["rules"]
    yield f"GameType: {quoted(reader.says('title'))}"
    yield "SetUp: None"
    yield f"Record: {quoted(f'{match.edition.id} rules {rules} options {options}')}"
    for seat in match.seats:
        yield f"{quoted(seat)}: {quoted(match.names.get(seat, ''))}"
    if match.is_over:
        scores = " ".join(f"{seat} {score}" for seat, score in match.scores().items())
        yield f"Result: {quoted(f'{match.ending} {scores}')}"


def quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def wrapped(tokens: list[str]) -> str:
    """Lay tokens out in lines. Only a token may begin one: no comment begins like the heading does."""
    lines = [""]
    for token in filter(None, tokens):
        if lines[-1] and len(lines[-1]) + len(token) >= WIDTH:
            lines.append("")
        lines[-1] += f" {token}" if lines[-1] else token
    return "\n".join(lines)


# ── Pieces and places ─────────────────────────────────────────────────────────────────────────────


def spec(laid: Laid) -> str:
    """Return what a piece is, as far as the table shows it: `tS4f^`, `cMb^`; a domino by its macro."""
    if laid.box == "dominoes":
        return f"`{laid.rank - 1}-{laid.suit - 1}'{ANGLES[laid.angle]}"
    box = "" if laid.box == "piecepack" else f",{laid.box}'"
    suit = SUIT_LETTERS[laid.suit - 1] if "s" in laid.shown else ""
    rank = RANK_LETTERS[laid.rank - 1] if "r" in laid.shown else ""
    return f"{LETTERS[laid.piece]}{suit}{rank}{laid.side[0]}{ANGLES[laid.angle]}{box}"


def place(at: tuple[float, float]) -> str:
    return f"({at[0]:g},{at[1]:g})"


# ── Moves ─────────────────────────────────────────────────────────────────────────────────────────


@dataclass
class Held:
    """A piece on the board, with what our tables say of it."""

    id: str
    laid: Laid
    z: int


class Board:
    """The board as a reader has it after the moves written so far, in drawing order."""

    def __init__(self, plane: Plane) -> None:
        self.plane = plane
        self.held: list[Held] = []

    def become(self, table: Table) -> Iterator[str]:
        """Yield the moves that make the board show this table."""
        wanted = {p.id: Held(p.id, self.plane.laid(p), p.z) for p in pieces_of(table)}
        self.rename(wanted)
        for held in [held for held in self.held if held.id not in wanted]:
            yield f"*{self.name(held)}"
            self.held.remove(held)
        known = {held.id: held for held in self.held}
        touched: list[Held] = []
        for new in wanted.values():
            old = known.get(new.id)
            if old is None:
                yield f"{spec(new.laid)}@{place(new.laid.at)}"
                self.held.append(new)
                touched.append(new)
                continue
            old.z = new.z
            if old.laid.at != new.laid.at:
                yield f"{self.name(old)}-{place(new.laid.at)}"
                self.raise_to(old, new.laid.at)
                touched.append(old)
            if old.laid != new.laid:
                yield self.change(old, new.laid)
        yield from self.uncover(touched)

    def rename(self, wanted: dict[str, Held]) -> None:
        """Take a piece that comes where one has gone for the same piece, turned over."""
        gone = {held.laid.at: held for held in self.held if held.id not in wanted}
        known = {held.id for held in self.held}
        for new in wanted.values():
            old = gone.get(new.laid.at)
            is_same = old is not None and "dominoes" not in (old.laid.box, new.laid.box)
            if new.id not in known and old is not None and is_same:
                old.id = new.id
                del gone[new.laid.at]

    def name(self, held: Held) -> str:
        """Return how the notation calls a piece: by what it is if it is a lone pawn or die, else by where it lies."""
        laid = held.laid
        if laid.piece in ("pawn", "die"):
            alike = [
                other
                for other in self.held
                if (other.laid.piece, other.laid.suit) == (laid.piece, laid.suit)
            ]
            if len(alike) == 1:
                return f"?{LETTERS[laid.piece]}{SUIT_LETTERS[laid.suit - 1]}"
        here = [other for other in self.held if other.laid.at == laid.at]
        above = len(here) - here.index(held)
        return place(laid.at) if above == 1 else f"{place(laid.at)}[{above}]"

    def raise_to(self, held: Held, at: tuple[float, float]) -> None:
        self.held.remove(held)
        self.held.append(held)
        held.laid = replace(held.laid, x=at[0], y=at[1])

    def change(self, held: Held, new: Laid) -> str:
        """Return the move that makes a piece look otherwise: turned over, or any other change."""
        name, old = self.name(held), held.laid
        held.laid = new
        flipped = replace(old, side="back" if old.side == "face" else "face")
        if flipped == new and old.piece in ("tile", "coin"):
            return f"+{name}"
        letter = "" if old.piece == new.piece else LETTERS[new.piece]
        suit = "" if old.suit == new.suit else SUIT_LETTERS[new.suit - 1]
        rank = "" if old.rank == new.rank else RANK_LETTERS[new.rank - 1]
        side = "" if old.side == new.side else new.side[0]
        angle = "" if old.angle == new.angle else ANGLES[new.angle]
        box = "" if old.box == new.box else f",{new.box}'"
        return f"{name}~{letter}{suit}{rank}{side}{angle}{box}"

    def uncover(self, touched: list[Held]) -> Iterator[str]:
        """Raise what stands higher than a piece that was laid near it."""
        for held in sorted(self.held, key=lambda held: held.z):
            order = self.held.index(held)
            below = [
                other
                for other in touched
                if other.z < held.z and self.held.index(other) > order and are_near(other, held)
            ]
            if below:
                yield f"{self.name(held)}-{place(held.laid.at)}"
                self.raise_to(held, held.laid.at)
                touched.append(held)


def are_near(one: Held, other: Held) -> bool:
    (x1, y1), (x2, y2) = one.laid.at, other.laid.at
    return abs(x1 - x2) < NEAR and abs(y1 - y2) < NEAR
