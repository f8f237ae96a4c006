"""What happened, in words."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from argosy.core.contract import Event
from argosy.core.match import Entry, Match

FEW = 4  # so many events of one kind in a row are told; a deal of forty is not


def sentences(match: Match, entries: Iterable[Entry], viewer: int | None) -> Iterator[str]:
    """The events of these lines as a viewer hears them; None hears everything."""
    for kind, group in groupby(heard(entries), key=kind_of):
        happened = list(group)
        told = happened if len(happened) <= FEW + 1 or kind < 0 else happened[:FEW]
        yield from (sentence(match, what, viewer) for what in told)
        if len(told) < len(happened):
            yield f"... and {len(happened) - len(told)} more like it."


def heard(entries: Iterable[Entry]) -> Iterator[Entry | Event]:
    """Events in order; an undo has none and stands for itself."""
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
    """How it ended, who has what, who has won."""
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
    """`red (bot:greedy)`"""
    name = match.names.get(seat)
    return f"{seat} ({name})" if name else seat
