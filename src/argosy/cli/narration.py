"""Tell in words what happened in a match, and how it ended."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from argosy.cli.speech import language
from argosy.core.contract import Event
from argosy.core.language import Reader
from argosy.core.match import Entry, Match
from argosy.core.phrase import Phrase, verbatim

FEW = 4  # events of one kind in a row that are told; the rest of a deal of forty is only counted


def sentences(
    match: Match, entries: Iterable[Entry], viewer: int | None, reader: Reader
) -> Iterator[str]:
    """Tell the events of these lines as a viewer hears them; None hears everything."""
    for kind, group in groupby(heard(entries), key=kind_of):
        happened = list(group)
        told = happened if len(happened) <= FEW + 1 or kind < 0 else happened[:FEW]
        yield from (sentence(match, what, viewer, reader) for what in told)
        if len(told) < len(happened):
            yield reader.says("play-more", count=len(happened) - len(told))


def heard(entries: Iterable[Entry]) -> Iterator[Entry | Event]:
    """List the events in order. An undo has none, so its line stands in for them."""
    for entry in entries:
        if entry.code < 0:
            yield entry
        yield from entry.events


def kind_of(what: Entry | Event) -> int:
    return -1 if isinstance(what, Entry) else int(what.verb)


def sentence(match: Match, what: Entry | Event, viewer: int | None, reader: Reader) -> str:
    if isinstance(what, Entry):
        line = verbatim(what.line.text.split()[1])
        return reader.says("play-took-back", seat=f"seat:{what.line.who}", line=line)
    clause = match.words.events[what.verb].clause
    ears = what.audience if viewer is None else viewer
    return reader.say(match.words.event(what, ears)) + (f"  [{clause}]" if clause else "")


def result(match: Match, reader: Reader) -> list[str]:
    """Tell how the game ended, the scores, and who has won."""
    over = reader.says("play-over", ending=match.words.ending(match.state.ending))
    return [f"{over}  [{match.ending}]", scores(match, reader), verdict(match, reader)]


def verdict(match: Match, reader: Reader) -> str:
    winners: list[int | str | Phrase] = [f"seat:{seat}" for seat in match.winners()]
    if not winners:
        return reader.says("play-nobody-won")
    if len(winners) == 1:
        return reader.says("play-won", seat=winners[0])
    return reader.says("play-shared", seats=winners)


def scores(match: Match, reader: Reader) -> str:
    each = [
        reader.says("play-score", seat=f"seat:{seat}", score=score)
        for seat, score in match.scores().items()
    ]
    return reader.says("play-scores", scores=verbatim(", ".join(each)))


def titled(match: Match, seat: str) -> str:
    """Name a seat and its player: `Red (bot:greedy)`."""
    colour = Reader(language(), match.edition.id).say(f"seat:{seat}")
    name = match.names.get(seat)
    if not name:
        return colour
    return f"{colour} ({Reader(language()).says('you') if name == 'you' else name})"


def line_up(match: Match) -> str:
    return ", ".join(titled(match, seat) for seat in match.seats)
