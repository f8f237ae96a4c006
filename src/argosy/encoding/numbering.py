"""Number the actions of a game: 0, 1, 2 ... for each that can ever be legal, whatever the position.

>>> import argosy
>>> from argosy.encoding.numbering import numbering
>>> sea = argosy.game("sea_routes", seats=2)
>>> numbers = numbering("sea_routes", sea)
>>> len(numbers)
441
>>> numbers.text(0), numbers.text(440), numbers.block("sail")
('sail a1', 'done', range(0, 45))

A number is turned into an action, the packed integer of `game.apply`, and back, in a position:

>>> s = argosy.new("sea_routes", seats=2, seed=7).state
>>> numbers.legal(s, 0)
[7, 13, 17, 11]
>>> action = numbers.action(s, 7)
>>> numbers.words.write(action), numbers.number(s, action)
('sail c2', 7)

The position matters in one game only: in Ship It! an official or a load goes to a half-domino (`6-4.high`), and the
action names the square on which that lies (`Game.general`, `Game.particular`). So its numbers mean the same in every
position too, and there are a fifth as many.

Verbs are in the order of the game's words, nouns in the order of their numbers. What the `domain` of a verb leaves out
has no number. `VERSION` grows when any game counts otherwise: keep it beside what you train.
"""

from collections.abc import Iterator
from itertools import product
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from argosy.core.contract import Game, State, a_of, b_of, c_of, pack, verb_of
from argosy.core.edition import Edition
from argosy.core.registry import edition as find_edition
from argosy.core.turn import Rule, bound
from argosy.core.words import Noun, Verb, Words
from argosy.encoding.numbers import Numbers

VERSION: Final = 1


class Numbering:
    """The numbers of all actions of one game with its seats and options."""

    version = VERSION

    def __init__(self, game: Game[Any], words: Words) -> None:
        self.game = game
        self.words = words
        self.general: list[int] = []  # by number: the action as `Game.general` says it
        self.blocks: dict[str, range] = {}  # by verb, as it is written: its numbers
        domains = {d.verb: bound(d.domain) for d in turn_of(game) if d.domain is not None}
        for verb in words.actions.values():
            first = len(self.general)
            self.general += every(game, verb, domains.get(verb.number))
            self.blocks[verb.text] = range(first, len(self.general))
        self.numbers = {action: n for n, action in enumerate(self.general)}
        self.tables = tables(self)

    def __len__(self) -> int:
        return len(self.general)

    def block(self, verb: str) -> range:
        """Return the numbers of a verb: `block("sail")`."""
        return self.blocks[verb]

    def action(self, s: State, number: int) -> int:
        """Return the action of a number in a position; whether it is legal there, `why_not` says."""
        return self.tables.action(s, number)

    def number(self, s: State, action: int) -> int:
        """Return the number of an action that is legal in a position. Raises KeyError."""
        return self.numbers[self.game.general(s, action)]

    def legal(self, s: State, seat: int) -> list[int]:
        """Return the numbers of what a seat may do, in the order of `Game.legal`."""
        return self.tables.legal(s, seat)

    def text(self, number: int) -> str:
        """Say what a number means in any position. What is played there is `words.write(action(s, number))`."""
        action = self.general[number]
        verb = self.words.actions[verb_of(action)]
        given = (a_of(action), b_of(action), c_of(action))
        nouns = zip(nouns_of(verb), given, strict=False)
        return " ".join([verb.text, *(noun.write(n) for noun, n in nouns)])

    def read(self, text: str) -> int:
        """Return the number that `text` writes. Raises KeyError."""
        if not hasattr(self, "_texts"):
            self._texts = {self.text(n): n for n in range(len(self))}
        return self._texts[text]

    # ── Copies ──

    def __deepcopy__(self, memo: dict[int, Any]) -> "Numbering":
        """Itself: it never changes."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return numbering, (self.words.book, self.game)


def turn_of(game: Game[Any]) -> Iterator[Any]:
    return iter(game.turn.deeds if game.turn is not None else ())


def nouns_of(verb: Verb) -> tuple[Noun, ...]:
    return verb.general or verb.nouns


def every(game: Game[Any], verb: Verb, domain: Rule | None) -> Iterator[int]:
    """Yield every action of a verb that can ever be legal, its nouns in order."""
    ranges = [[n for n, text in enumerate(noun.texts) if text] for noun in nouns_of(verb)]
    for nouns in product(*ranges):
        if domain is None or domain(game, None, -1, verb.number, *nouns):
            yield pack(verb.number, *nouns)


def numbering(name: str | Edition, game: Game[Any]) -> Numbering:
    """Return the numbering of a game: `numbering("sea_routes", argosy.game("sea_routes", seats=2))`."""
    edition = find_edition(name) if isinstance(name, str) else name
    words = edition.words(game)
    words.book = edition.id
    return Numbering(game, words)


def tables(numbering: Numbering) -> Numbers:
    """Return a numbering as tables for compiled code: by verb, a grid of its nouns."""
    first, wide_b, wide_c, at = [0] * 256, [1] * 256, [1] * 256, 0
    for verb in numbering.words.actions.values():
        sizes = [len(noun.texts) for noun in nouns_of(verb)] + [1] * 3
        first[verb.number], wide_b[verb.number], wide_c[verb.number] = at, sizes[1], sizes[2]
        at += sizes[0] * sizes[1] * sizes[2]
    table = [-1] * at
    for number, action in enumerate(numbering.general):
        verb_number, a, b, c = (of(action) for of in (verb_of, a_of, b_of, c_of))
        cell = (a * wide_b[verb_number] + b) * wide_c[verb_number] + c
        table[first[verb_number] + cell] = number
    return Numbers(
        numbering.game,
        vec[i64](first),
        vec[i64](wide_b),
        vec[i64](wide_c),
        vec[i32](table),
        vec[i64](numbering.general),
    )
