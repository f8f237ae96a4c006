"""Tell in words what happened in a match, and how it ended."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from argosy.core.contract import Event
from argosy.core.match import Entry, Match

FEW = 4  # events of one kind in a row that are told; the rest of a deal of forty is only counted


def sentences(match: Match, entries: Iterable[Entry], viewer: int | None) -> Iterator[str]:
    """Tell the events of these lines as a viewer hears them; None hears everything."""
    for kind, group in groupby(heard(entries), key=kind_of):
        happened = list(group)
        told = happened if len(happened) <= FEW + 1 or kind < 0 else happened[:FEW]
        yield from (sentence(match, what, viewer) for what in told)
        if len(told) < len(happened):
            yield f"... and {len(happened) - len(told)} more like it."


def heard(entries: Iterable[Entry]) -> Iterator[Entry | Event]:
    """List the events in order. An undo has none, so its line stands in for them."""
    for entry in entries:
        if entry.code < 0:
            yield entry
        yield from entry.events


def kind_of(what: Entry | Event) -> int:
    return -1 if isinstance(what, Entry) else int(what.verb)


def sentence(match: Match, what: Entry | Event, viewer: int | None) -> str:
    if isinstance(what, Entry):
        return f"{what.line.who} took back everything from line {what.line.text.split()[1]} on."
    clause = match.words.events[what.verb].clause
    ears = what.audience if viewer is None else viewer
    return match.words.event(what, ears) + (f"  [{clause}]" if clause else "")


def result(match: Match) -> list[str]:
    """Tell how the game ended, the scores, and who has won."""
    ending = match.words.endings[match.state.ending]
    scores = ", ".join(f"{seat} {score}" for seat, score in match.scores().items())
    winners = match.winners()
    verdict = "Nobody has won."
    if len(winners) == 1:
        verdict = f"{titled(match, winners[0])} has won."
    elif winners:
        verdict = " and ".join(titled(match, seat) for seat in winners) + " share the victory."
    return [f"The game is over. {ending.says}  [{ending.clause}]", f"Scores: {scores}.", verdict]


def titled(match: Match, seat: str) -> str:
    """Name a seat and its player: `red (bot:greedy)`."""
    name = match.names.get(seat)
    return f"{seat} ({name})" if name else seat
