"""Replay a record, explain a position of it, or draw one."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from argosy.cli import arguments
from argosy.cli.console import say, width
from argosy.cli.narration import result, sentences, titled
from argosy.cli.rulebooks import say_clause
from argosy.core.clauses import clause
from argosy.core.contract import CHANCE, NOBODY, SPECTATOR, State
from argosy.core.edition import BadInput
from argosy.core.match import Match, undo_target
from argosy.core.record import BadRecord
from argosy.core.words import Refusal


def load(path: Path) -> Match:
    """Read a record and verify every line and its ending."""
    text = arguments.read(path)
    if text and not text.endswith("\n"):
        print(f"argosy: {path} does not end with a line break; was it cut off?", file=sys.stderr)
    try:
        return Match.replay(text)
    except BadRecord as problem:
        raise BadInput(f"{path}: {problem}") from None


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
    say(f"{match.edition.title}: {', '.join(titled(match, seat) for seat in match.seats)}", "bold")
    say(f"Options: {' '.join(match.edition.differing(match.options))}")
    for entry in match.entries:
        undone = "  (taken back)" if entry.taken_back else ""
        say(f"{entry.number:>4}  {entry.line}{undone}")
        for text in sentences(match, [entry], None):
            say(f"        {text}", "dim")
    for line in result(match) if match.is_over else unfinished(match):
        say(line, "bold")
    say(f"All {len(match.entries)} lines follow the rules.")


def unfinished(match: Match) -> list[str]:
    scores = ", ".join(f"{seat} {score}" for seat, score in match.scores().items())
    who = "Chance" if match.turn == "?" else match.turn
    return [f"The record stops here; the game is not over. {who} is next.", f"Scores: {scores}."]


# ── Why ───────────────────────────────────────────────────────────────────────────────────────────


def explain(match: Match, text: str) -> None:
    """Say why something is not allowed, with the rule itself."""
    refusal = objection(match, text)
    if refusal is None:
        say(f"{text}: nothing speaks against it.")
        return
    say(f"{text}: no. {refusal}", "bold")
    if refusal.clause:
        say_clause(clause(match.edition, refusal.clause), "  ")


def objection(match: Match, text: str) -> Refusal | None:
    who, _, rest = text.partition(" ")
    number = undo_target(rest)
    if who in match.seats and number is not None:
        return match.why_not_undo(who, number)
    if text.startswith("?"):
        if match.turn != "?":
            return Refusal("", "no die or draw is awaited here.")
        possible = rest in match.outcomes()
        return None if possible else Refusal("", f"'{rest}' cannot happen here.")
    return match.why(text)


# ── Show ──────────────────────────────────────────────────────────────────────────────────────────


def picture(match: Match, form: str, viewer: str | None, dark: bool) -> str | bytes:
    seat = SPECTATOR if viewer is None else match.seat_number(viewer)
    table = match.backdrop() + match.table(seat)
    if form == "text":
        from argosy.draw import characters

        return characters.draw(table, width())
    from argosy.draw import png, svg

    drawn = svg.draw(table, title=match.edition.title, says=status(match), dark=dark)
    return png.render(drawn) if form == "png" else drawn


def status(match: Match) -> str:
    return " ".join(result(match)) if match.is_over else match.prompt()
