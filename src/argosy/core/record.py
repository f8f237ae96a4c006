"""Reads and writes records: one line for each decision and outcome. Files, tests and the database share the format.

    record 1
    game sea_routes rules 1 options seats=2
    seat red "Ann"
    seat blue "bot:hard"
    ? coin 4 a0
    red sail c4
    red undo 41
    = ending SR-R23 red 27 blue 19

Lines are numbered from 1, the first one after the heading; no number is used twice. `red undo 41` takes back every
line from 41 on. After `?red` only red learns the last word; everyone else reads "?" there.
"""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from argosy.core.edition import BadInput, Edition, bad
from argosy.core.phrase import Phrase, listed, verbatim
from argosy.core.registry import edition as find_edition

FORMAT = 1
LONGEST_LINE = 400
LONGEST_NAME = 40
MOST_LINES = 200_000


class BadRecord(BadInput):
    """Raised for a record that cannot be read or does not follow the rules. `line` is the line of the file."""

    def __init__(self, line: int, problem: BadInput) -> None:
        says = {"line": verbatim(line), "problem": problem.said}
        super().__init__(Phrase("problem-record-line", says), problem.book)
        self.line = line
        self.problem = problem

    def __reduce__(self) -> tuple[Any, ...]:
        return BadRecord, (self.line, self.problem)


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a record. `who` is a seat, "?" for chance, or "?red" for an outcome that red alone learns."""

    who: str
    text: str

    def __str__(self) -> str:
        return f"{self.who} {self.text}"

    @property
    def is_chance(self) -> bool:
        return self.who.startswith("?")

    def hidden(self) -> "Line":
        """Return the line without its last word, for those who may not know it."""
        return Line(self.who, self.text.rpartition(" ")[0] + " ?")


@dataclass
class Record:
    """A whole record, as it is written down.

    >>> import argosy
    >>> record = argosy.new("sea_routes", seats=2, seed=7).record()
    >>> record.game, record.options["seats"], len(record.lines)
    ('sea_routes', 2, 45)
    >>> record.write().splitlines()[:2]
    ['record 1', 'game sea_routes rules 1 options seats=2']
    """

    game: str
    rules: int
    options: dict[str, int]  # all of them
    names: dict[str, str] = field(default_factory=dict)
    lines: list[Line] = field(default_factory=list)
    ending: str = ""  # "SR-R23 red 27 blue 19" once the game is over
    heading: int = 0  # lines of the file before line 1

    def write(self, viewer: str | None = None) -> str:
        """Return the whole text; for a viewer (a seat, or "" for a spectator) without what they may not know."""
        edition = find_edition(self.game)
        options = " ".join(edition.differing(self.options))
        text = [f"record {FORMAT}", f"game {self.game} rules {self.rules} options {options}"]
        text += [f"seat {seat} {quote(name)}" for seat, name in self.names.items()]
        for line in self.lines:
            deaf = viewer is not None and len(line.who) > 1 and line.is_chance
            text.append(str(line.hidden() if deaf and line.who != f"?{viewer}" else line))
        if self.ending:
            text.append(f"= ending {self.ending}")
        return "\n".join(text) + "\n"


def quote(name: str) -> str:
    return json.dumps(name, ensure_ascii=False)


def check_name(name: str) -> str:
    """Return a player's name if it may stand in a record. Raises BadInput."""
    if not 1 <= len(name) <= LONGEST_NAME:
        raise bad("name-length", most=LONGEST_NAME)
    if not name.strip():
        raise bad("name-blank")
    if not name.isprintable():
        raise bad("name-control")
    return name


def read(text: str) -> Record:
    """Read the text of a record. Raises BadRecord; whether it follows the rules only `Match.replay` knows."""
    lines = text.split("\n")
    if lines and lines[-1] == "":
        lines.pop()
    if len(lines) > MOST_LINES:
        raise BadRecord(MOST_LINES + 1, bad("record-long", most=verbatim(MOST_LINES)))
    for number, line in enumerate(lines, 1):
        if len(line) > LONGEST_LINE:
            raise BadRecord(number, bad("record-line-long", most=LONGEST_LINE))
        if not line.isprintable():
            raise BadRecord(number, bad("record-control"))
    if not lines or lines[0] != f"record {FORMAT}":
        raise BadRecord(1, bad("record-begin", begin=verbatim(f"record {FORMAT}")))
    record, edition = read_game_line(lines[1] if len(lines) > 1 else "")
    seats = edition.seat_names(record.options)
    at = read_names(record, seats, lines)
    record.heading = at
    read_body(record, seats, lines, at)
    return record


def read_game_line(line: str) -> tuple[Record, Edition]:
    match = re.fullmatch(r"game (\w+) rules (\d{1,6}) options((?: \w+=\d{1,9})*)", line, re.ASCII)
    if match is None:
        raise BadRecord(2, bad("record-game"))
    name, rules, options = match.groups()
    try:
        edition = find_edition(name)
        given: dict[str, int] = {}
        for pair in options.split():
            option, _, value = pair.partition("=")
            if option in given:
                raise bad("record-option-twice", option=verbatim(option))
            given[option] = int(value)
        chosen = edition.choose({**given, "rules": int(rules)})
    except BadInput as problem:
        raise BadRecord(2, problem) from None
    return Record(name, int(rules), chosen), edition


def read_names(record: Record, seats: Sequence[str], lines: Sequence[str]) -> int:
    """Read the `seat` lines into the record, and return where the body begins."""
    at = 2
    while at < len(lines) and lines[at].startswith("seat "):
        parts = lines[at].split(" ", 2)
        if len(parts) != 3 or parts[1] not in seats or parts[1] in record.names:
            raise BadRecord(at + 1, bad("record-seat", seats=listed(seats)))
        try:
            name = json.loads(parts[2])
            record.names[parts[1]] = check_name(name if isinstance(name, str) else "")
        except (ValueError, BadInput) as problem:
            told = problem if isinstance(problem, BadInput) else bad("record-quotes")
            raise BadRecord(at + 1, told) from None
        at += 1
    return at


def read_body(record: Record, seats: Sequence[str], lines: Sequence[str], at: int) -> None:
    speakers = {"?", *seats, *(f"?{seat}" for seat in seats)}
    for number in range(at, len(lines)):
        who, _, text = lines[number].partition(" ")
        if who == "=":
            if not text.startswith("ending ") or number != len(lines) - 1:
                raise BadRecord(number + 1, bad("record-ending"))
            record.ending = text.removeprefix("ending ")
        elif who not in speakers or not text:
            raise BadRecord(number + 1, bad("record-speaker", known=listed(["?", *seats])))
        else:
            record.lines.append(Line(who, text))


def scores_text(seats: Sequence[str], scores: Mapping[int, int] | Sequence[int]) -> str:
    return " ".join(f"{seat} {scores[n]}" for n, seat in enumerate(seats))
