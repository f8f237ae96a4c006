"""Replay a record, explain a position of it, or draw one."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from argosy.cli import arguments
from argosy.cli.console import say, width
from argosy.cli.narration import line_up, result, scores, sentences
from argosy.cli.rulebooks import say_clause
from argosy.cli.speech import language, reader_of, t
from argosy.core.clauses import clause
from argosy.core.contract import CHANCE, NOBODY, SPECTATOR, UNREADABLE, State
from argosy.core.edition import BadInput
from argosy.core.language import Reader
from argosy.core.match import Match, undo_target
from argosy.core.phrase import Phrase, verbatim
from argosy.core.record import BadRecord
from argosy.core.words import Refusal


def load(path: Path) -> Match:
    """Read a record and verify every line and its ending."""
    text = arguments.read(path)
    if text and not text.endswith("\n"):
        print(f"argosy: {t('replay-cut', file=verbatim(path))}", file=sys.stderr)
    try:
        return Match.replay(text)
    except BadRecord as problem:
        told = {"file": verbatim(path), "problem": problem.said}
        raise BadInput(Phrase("problem-in-file", told), problem.book) from None


def position(path: Path, number: int | None) -> Match:
    """Load the match as it was when line N was due, or its end without a number."""
    match = load(path)
    return match if number is None else match.at(number)


# ── Replay ────────────────────────────────────────────────────────────────────────────────────────


def states(match: Match) -> Iterator[tuple[int, str | None, State]]:
    """Yield the number and text of every line with the position before it, then the last position without a line."""
    s = match.game.setup()
    for entry in match.entries:
        yield entry.number, str(entry.line), s
        if entry.code < 0:
            s = match.position(entry.number + 1)
        else:
            match.game.apply_for(s, entry.seat, entry.code)
    yield len(match.entries) + 1, None, s


def print_json(match: Match) -> None:
    for number, line, s in states(match):
        found = {"number": number, "line": line, **described(match, s)}
        print(json.dumps(found, ensure_ascii=False))


def described(match: Match, s: State) -> dict[str, Any]:
    """Describe a position: who is waited for, what may be done or may happen, and the scores."""
    game, words, seats = match.game, match.words, match.seats
    waiting = game.waiting_for(s)
    found: dict[str, Any] = {}
    if waiting == CHANCE:
        found["waiting"] = "?"
        found["outcomes"] = sorted({words.write_outcome(outcome) for outcome in game.outcomes(s)})
    else:
        found["waiting"] = None if waiting == NOBODY else seats[waiting]
        legal = {
            seat: sorted(words.write(action) for action in game.actions(s, n))
            for n, seat in enumerate(seats)
        }
        found["legal"] = {seat: texts for seat, texts in legal.items() if texts}
    found["scores"] = dict(zip(seats, map(int, game.scores(s)), strict=True))
    return found


def print_words(match: Match) -> None:
    reader = reader_of(match)
    say(f"{reader.says('title')}: {line_up(match)}", "bold")
    options = verbatim(" ".join(match.edition.differing(match.options)))
    say(reader.says("replay-options", options=options))
    for entry in match.entries:
        undone = f"  ({reader.says('play-taken-back')})" if entry.taken_back else ""
        say(f"{entry.number:>4}  {entry.line}{undone}")
        for text in sentences(match, [entry], None, reader):
            say(f"        {text}", "dim")
    for line in result(match, reader) if match.is_over else unfinished(match, reader):
        say(line, "bold")
    say(reader.says("replay-all", lines=len(match.entries)))


def unfinished(match: Match, reader: Reader) -> list[str]:
    if match.turn == "?":
        stops = reader.says("replay-stops-at-chance")
    else:
        stops = reader.says("replay-stops", seat=f"seat:{match.turn}")
    return [stops, scores(match, reader)]


# ── Why ───────────────────────────────────────────────────────────────────────────────────────────


def explain(match: Match, text: str, reader: Reader) -> None:
    """Say why something is not allowed, with the rule itself; of a place, what it is and what keeps one from it."""
    viewer = match.waiting if match.waiting >= 0 else SPECTATOR
    is_action = match.words.read(text) != UNREADABLE
    place = None if is_action else match.about(text, viewer)
    if place is not None:
        say(reader.says("why-place", what=place.what, says=place.says), "bold")
        say_clause(clause(match.edition, place.clause, language()), "  ")
        return
    refusal = objection(match, text)
    if refusal is None:
        say(reader.says("why-nothing", text=verbatim(text)))
        return
    say(reader.says("why-no", text=verbatim(text), reason=refusal.said), "bold")
    if refusal.clause:
        say_clause(clause(match.edition, refusal.clause, language()), "  ")


def objection(match: Match, text: str) -> Refusal | None:
    who, _, rest = text.partition(" ")
    number = undo_target(rest)
    if who in match.seats and number is not None:
        return match.why_not_undo(who, number)
    if text.startswith("?"):
        if match.turn != "?":
            return Refusal("", Phrase("why-not-awaited"), match.edition.id)
        if rest in match.outcomes():
            return None
        impossible = Phrase("problem-outcome-impossible", {"outcome": verbatim(rest)})
        return Refusal("", impossible, match.edition.id)
    return match.why(text)


# ── Show ──────────────────────────────────────────────────────────────────────────────────────────


def picture(match: Match, form: str, viewer: str | None, dark: bool) -> str | bytes:
    seat = SPECTATOR if viewer is None else match.seat_number(viewer)
    table = match.backdrop() + match.table(seat)
    reader = reader_of(match, () if viewer is None else (viewer,))
    if form == "text":
        from argosy.draw import characters

        return characters.draw(table, reader, width())
    if form == "diagram":
        from argosy.export import diagram
        from argosy.export.board import Plane, pieces_of

        plane = Plane.of([table])
        return diagram.draw(plane.laid(p) for p in pieces_of(table) if p.zone == "board")
    from argosy.draw import png, svg

    title, says = reader.says("title"), status(match, reader)
    drawn = svg.draw(table, reader, title=title, says=says, dark=dark)
    return png.render(drawn) if form == "png" else drawn


def status(match: Match, reader: Reader) -> str:
    if match.is_over:
        return " ".join(result(match, reader))
    return reader.say(match.words.prompt(match.state))
