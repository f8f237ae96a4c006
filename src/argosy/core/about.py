"""Says what a place of the table is, and what keeps a seat from acting there: one reason, the nearest.

A place is the id of a spot or a piece. Everything is made from the redacted state, so nobody learns here what they may
not know. A game may say it better in its `about.py`; without one, the reasons of its rules are what there is.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import islice, product
from typing import Any, NamedTuple

from msgspec import Struct

from argosy.core.contract import (
    CHANCE_DUE,
    LEGAL,
    NOBODY,
    NOT_NOW,
    OVER,
    SPECTATOR,
    Game,
    State,
    pack,
    verb_of,
)
from argosy.core.language import ENGLISH, Reader
from argosy.core.phrase import Phrase, Value, verbatim
from argosy.core.table import Piece, Spot, Table
from argosy.core.words import Noun, Refusal, Verb, Words, nouns_of

MOST = 400  # actions that one verb is tried with: enough to find its commonest objection
MOST_PLACES = 2_000
GENERAL = NOT_NOW  # reasons up to this number are those of every game: they say nothing of a place


class Asked(NamedTuple):
    """A question about a place, as a game is asked it: of a seat that must decide, which can do nothing there."""

    seat: int
    place: str  # a piece, or the spot under it if only that is named by actions
    action: int  # the one whose reason is the nearest; 0 where no action names the place
    reason: int
    chosen: Sequence[str]  # places that were clicked before


# (game, redacted state, question): what is better said than the reason, or an action that is rather meant; None if
# nothing is.
Explain = Callable[[Any, Any, Asked], Refusal | int | None]


class Answer(Struct, frozen=True):
    """What is said of a place."""

    what: Phrase  # its name and what lies there
    says: Phrase  # what keeps the seat from it, or what it may do there
    clause: str
    action: int = 0  # the action that this is about; 0 if there is none
    legal: bool = False


class Place:
    """A place of a table, and what lies there."""

    def __init__(self, table: Table, id: str, reader: Reader) -> None:
        self.id = id
        self.reader = reader
        self.piece = next((piece for piece in table.pieces if piece.id == id), None)
        self.spot = next((spot for spot in table.spots if spot.id == id), None)
        if self.spot is None and self.piece is not None:
            self.spot = under(table, self.piece)
        self.things = [self.piece] if self.piece else on(table, self.spot)

    @property
    def what(self) -> Phrase | None:
        """What it is; None if the table has no such place."""
        if self.piece is not None:
            return Phrase("place-piece", {"thing": piece_words(self.piece, self.reader)})
        if self.spot is None:
            return None
        name = spot_words(self.spot)
        if not self.things:
            return Phrase("place-empty", {"place": name})
        *before, things = (piece_words(piece, self.reader) for piece in self.things)
        for one in reversed(before):
            things = Phrase("place-and", {"one": one, "other": things})
        return Phrase("place-holds", {"place": name, "things": things})


def under(table: Table, piece: Piece) -> Spot | None:
    """Return the smallest spot that a piece lies on."""
    around = [spot for spot in table.spots if spot.zone == piece.zone and is_on(piece, spot)]
    return min(around, key=lambda spot: spot.w * spot.h, default=None)


def on(table: Table, spot: Spot | None) -> list[Piece]:
    """Return what lies on a spot or belongs to it, what is on top last."""
    if spot is None:
        return []
    found = [
        piece
        for piece in table.pieces
        if (piece.at == spot.id if piece.at else piece.zone == spot.zone and is_on(piece, spot))
    ]
    return sorted(found, key=lambda piece: piece.z)


def is_on(piece: Piece, spot: Spot) -> bool:
    x, y = piece.x - spot.x, piece.y - spot.y
    return -0.01 < x < spot.w + 0.01 and -0.01 < y < spot.h + 0.01


def spot_words(spot: Spot) -> str:
    return spot.label or verbatim(spot.id)


def piece_words(piece: Piece, reader: Reader) -> Phrase | str:
    """Return what a piece is called: as its game calls the kind, else by its note, else by what it shows."""
    suit, rank, kind = piece.suit, piece.rank, f"kind:{piece.kind}"
    if reader.knows(f"piece-{piece.kind}"):
        return Phrase(
            f"piece-{piece.kind}",
            {
                "suit": f"suit:{suit}" if suit else verbatim(""),
                "rank": f"rank:{rank}" if rank else verbatim(""),
                "note": piece.note or verbatim(""),
            },
        )
    if piece.note is not None:
        return piece.note
    if piece.kind == "tile" and suit and rank:
        return f"tile:{suit}.{rank}"
    if not suit and not rank:
        return kind
    face: Value = f"suit:{suit}" if suit else f"rank:{rank}"
    if suit and rank:
        face = Phrase("piece-face", {"suit": f"suit:{suit}", "rank": f"rank:{rank}"})
    return Phrase("piece-faced", {"face": face, "kind": kind})


def use_of(reader: Reader, *called: Phrase | str | None) -> Phrase | None:
    """Return what something is there for: the message `about-` and the id of what it is called by, with the same nouns.

    It may be called in several ways; the first that is explained counts.
    """
    for name in called:
        if isinstance(name, Phrase):
            ids, nouns = [name.id], name.nouns
        else:  # a noun: by its own message, or by that of its type
            kind, _, text = (name or "").partition(":")
            ids, nouns = [f"{kind}-{text.replace('.', '-')}", kind], {}
        for id in ids:
            if reader.knows(f"about-{id}"):
                return Phrase(f"about-{id}", nouns)
    return None


# ── The nearest reason ────────────────────────────────────────────────────────────────────────────


class Inquiry:
    """What a viewer asks about the places of one position."""

    def __init__(
        self, game: Game[State], words: Words, known: State, table: Table, viewer: int
    ) -> None:
        """`table` is what the viewer sees, the backdrop included; a spectator asks for nobody."""
        self.game = game
        self.words = words
        self.known = known
        self.table = table
        self.viewer = viewer
        self.reader = Reader(ENGLISH, words.book)

    def about(
        self, id: str, explain: Explain | None, chosen: Sequence[str] = (), verb: str = ""
    ) -> Answer | None:
        """Return the answer for a place; None if the table has none of that id.

        `chosen` are places that were clicked before, and `verb` what was taken in hand with a button: an answer is
        about them, if anything can be meant by them together with this place.
        """
        place = Place(self.table, id, self.reader)
        what = place.what
        if what is None:
            return None
        named, action, reason = self.nearest(place, chosen, verb)
        told: Refusal | int | None = None
        is_open = action and reason == LEGAL
        if explain is not None and not is_open and self.turn() == LEGAL:
            told = explain(self.game, self.known, Asked(self.viewer, named, action, reason, chosen))
        if isinstance(told, int):
            action, reason = told, int(self.game.why_not(self.known, self.viewer, told))
        if action and reason == LEGAL:
            choice = self.words.choice(self.known, self.viewer, action)
            can = Phrase("why-can", {"action": choice})
            return Answer(what, can, self.words.actions[verb_of(action)].clause, action, True)
        if not isinstance(told, Refusal):
            told = self.refusal(place, reason)
        is_about = verb_of(reason) > GENERAL  # else the reason speaks of the step, and of no action
        return Answer(what, told.phrase, told.clause, action if is_about else 0)

    def turn(self) -> int:
        """Return LEGAL if the viewer is asked, else the reason why nobody is or somebody else."""
        waiting = self.game.waiting_for(self.known)
        if waiting == NOBODY:
            return int(pack(OVER, self.known.ending))
        if waiting < 0:
            return int(pack(CHANCE_DUE, self.known.step))
        return LEGAL if waiting == self.viewer else int(self.game.not_asked(self.known))

    def refusal(self, place: Place, reason: int) -> Refusal:
        """Return a reason; one that every game has is told with what lies there, and with what to do instead."""
        turn = self.turn()
        if turn == LEGAL and verb_of(reason) > GENERAL:
            return self.words.refusal(reason)
        called = [
            name for piece in reversed(place.things) for name in (piece.note, f"kind:{piece.kind}")
        ]
        use = use_of(self.reader, *called, place.spot.label if place.spot else "")
        if turn == LEGAL:  # nothing is done here in this step
            step = self.words.steps[self.known.step]
            now = Refusal(step.clause, self.words.prompt(self.known))
        else:
            now = self.words.refusal(turn)
        if use is None or verb_of(turn) == OVER:
            return now
        return Refusal(now.clause, Phrase("why-use", {"use": use, "now": now.phrase}))

    def nearest(self, place: Place, chosen: Sequence[str], verb: str) -> tuple[str, int, int]:
        """Return what is named, an action there that is legal or else has the nearest reason, and that."""
        if self.viewer == SPECTATOR or self.turn() != LEGAL:
            return place.id, 0, 0
        ids = [place.id, *([place.spot.id] if place.piece and place.spot else ())]
        for id in ids:
            codes = [*self.codes(id)]
            meant = [code for code in codes if self.is_meant(code, chosen, verb)]
            if codes:
                return id, *self.best(id, meant or codes)
        return place.id, 0, 0

    def is_meant(self, code: int, chosen: Sequence[str], verb: str) -> bool:
        if verb and self.words.actions[verb_of(code)].text != verb:
            return False
        return not chosen or {*chosen} <= {*self.words.places(self.known, self.viewer, code)}

    def best(self, id: str, codes: list[int]) -> tuple[int, int]:
        """Prefer what is legal, then reasons that name the place, then those of a rule, then the commonest."""
        reasons = {code: int(self.game.why_not(self.known, self.viewer, code)) for code in codes}
        often = Counter(reasons.values())

        def rank(code: int) -> tuple[bool, bool, bool, int]:
            reason = reasons[code]
            general = verb_of(reason) <= GENERAL
            return reason != LEGAL, general, not self.names(reason, id), -often[reason]

        found = min(codes, key=rank)
        return found, reasons[found]

    def names(self, reason: int, id: str) -> bool:
        """Return whether the sentence of a reason speaks of this place."""
        if reason == LEGAL:
            return False
        nouns = self.words.reason(reason).nouns
        numbers = zip(nouns, nouns_of(reason), strict=False)
        return any(noun.place(self.known, self.viewer, number) == id for noun, number in numbers)

    def codes(self, id: str) -> Iterator[int]:
        """Yield every action that names a place, or takes the piece there in hand."""
        for verb in self.words.actions.values():
            found = [*self.codes_of(verb, id)]
            yield from dict.fromkeys(found)

    def codes_of(self, verb: Verb, id: str) -> Iterator[int]:
        for position, noun in enumerate(verb.nouns):
            here = self.numbers_at(noun, id)
            if here:
                ranges = [
                    here if n == position else numbers_of(other)
                    for n, other in enumerate(verb.nouns)
                ]
                yield from (pack(verb.number, *some) for some in islice(product(*ranges), MOST))
        if verb.hand is not None:
            every = product(*map(numbers_of, verb.nouns))
            for code in (pack(verb.number, *some) for some in islice(every, MOST)):
                if verb.hand(self.known, self.viewer, code) == id:
                    yield code

    def numbers_at(self, noun: Noun, id: str) -> list[int]:
        if noun.kind not in ("piece", "spot") or len(noun.texts) > MOST_PLACES:
            return []
        if noun.at is None:
            number = noun.numbers.get(id)
            return [] if number is None else [number]
        return [n for n in numbers_of(noun) if noun.place(self.known, self.viewer, n) == id]


def numbers_of(noun: Noun) -> list[int]:
    return [n for n, text in enumerate(noun.texts) if text]
