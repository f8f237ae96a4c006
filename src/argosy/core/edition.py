"""An edition: what a game's folder offers. Its title page, its options, and the functions that make it playable."""

import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from errno import errorcode
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import ModuleType
from typing import Any, Self

from msgspec import Struct

from argosy.core.about import Answer, Explain, Inquiry
from argosy.core.contract import Game, Rng, State
from argosy.core.language import ENGLISH, Reader
from argosy.core.observation import Schema
from argosy.core.phrase import Phrase, Value, listed, verbatim
from argosy.core.table import Table
from argosy.core.words import Option, Words

MOST_RULEBOOKS = 64  # how many choices of its options an edition keeps ready


class BadInput(Exception):
    """Raised for anything wrong that comes from outside. The message says what is wrong and what to do.

    `phrase` says it in any language (with the words of the game `book`, if it names one), `str()` in English.
    """

    def __init__(self, says: str | Phrase, book: str = "") -> None:
        super().__init__(says, book)
        self.phrase = says if isinstance(says, Phrase) else None
        self.book = book

    @property
    def said(self) -> Value:
        """What is wrong, for a phrase that tells where."""
        return self.phrase or f"text:{self}"

    def __str__(self) -> str:
        return str(self.args[0]) if self.phrase is None else Reader(game=self.book).say(self.phrase)


def bad(id: str, /, **nouns: Value) -> BadInput:
    """Return the problem that the message `problem-` and this id tells: `raise bad("no-text", file=verbatim(path))`."""
    return BadInput(Phrase(f"problem-{id}", nouns))


def bad_file(id: str, path: object, problem: OSError) -> BadInput:
    """Return what keeps a file from being read or written: `problem-read` and so on, with the system's reason."""
    name = errorcode.get(problem.errno or 0, "")
    known = name in ("ENOENT", "EACCES", "EPERM", "EISDIR", "ENOTDIR", "EEXIST", "ENOSPC", "EROFS")
    return bad(
        id, file=verbatim(path), reason=f"oserror:{name}" if known else verbatim(problem.strerror)
    )


@dataclass(frozen=True)
class Preset:
    """A ready choice of options for people who create a table: short, usual, long. Its message: `preset-short`."""

    name: str
    options: Mapping[str, int]
    lengths: Mapping[int, "Length"] = field(default_factory=dict)  # by seats, as far as measured


@dataclass(frozen=True)
class Length:
    """How long games have lasted, the middle half of them: "38-64" rounds, "45-65" minutes."""

    rounds: str
    minutes: str


def read_lengths(page: Traversable) -> dict[str, dict[int, Length]]:
    """Read what was measured, by preset and seats; nothing where there is no such file."""
    if not page.is_file():
        return {}
    found = tomllib.loads(page.read_text(encoding="utf-8"))
    return {
        preset: {int(seats): Length(**length) for seats, length in rows.items() if seats.isdigit()}
        for preset, rows in found.items()
    }


@dataclass(frozen=True)
class Edition:
    """One game as the rest of the program sees it. `games/<id>/__init__.py` calls its own EDITION.

    >>> import argosy
    >>> sea = argosy.edition("sea_routes")
    >>> sea.title, sea.seats
    ('Trade Routes at sea', (2, 3, 4))
    >>> sea.choose({"seats": 3})["rounds"]
    12
    """

    id: str
    code: str  # of its clauses: SR
    minutes: str  # that the preset it offers first takes
    seats: tuple[int, ...]
    options: tuple[Option, ...]  # without seats
    default_seats: int
    rules: int  # the newest version of its rules
    last_rule: int
    last_ruling: int
    make: Callable[[dict[str, int]], Any]
    words: Callable[[Any], Words]
    backdrop: Callable[[Any, Any], Table]  # (game, public state): what no decision changes
    table: Callable[[Any, Any, int], Table]  # (game, redacted state, viewer)
    presets: tuple[Preset, ...] = ()
    preset: str = "usual"  # that is offered first; the others stand beside it
    facts: Callable[[Any, Any, int], Struct] | None = (
        None  # (game, redacted state, viewer): see `facts.py` of a game
    )
    odds: Callable[[Any, Any, int, int], Phrase | None] | None = None  # (game, known, seat, action)
    observation: Callable[[Any], Schema] | None = None  # (game): see `observation.py` of a game
    expert: Callable[[Any, Any, int, Rng], int] | None = None  # (game, known, seat, rng): an action
    about: Explain | None = None  # what keeps a seat from a place, in the game's own words
    notices: tuple[
        str, ...
    ] = ()  # what players are told plainly: "map" is the message `notice-map`
    # Rules number -> option -> its default under those rules, where that is not today's default: an option that
    # came with rules 2 says here what games of rules 1 did without it.
    earlier: Mapping[int, Mapping[str, int]] = field(default_factory=dict, hash=False)
    _rulebooks: dict[tuple[tuple[str, int], ...], tuple[Game[State], Words]] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    @classmethod
    def read(
        cls,
        package: str,
        make: Callable[[dict[str, int]], Any],
        words: ModuleType,
        layout: ModuleType,
        **parts: Any,
    ) -> Self:
        """Return the edition whose title page is the `edition.toml` of a package, with its parts in Python.

        `words` has OPTIONS and words, `layout` has backdrop and table. The other parts that a text file cannot hold
        are facts, odds, about, observation, expert and earlier. How long its presets last is in `lengths.toml`, if that
        was measured.
        """
        page = files(package) / "edition.toml"
        found = tomllib.loads(page.read_text(encoding="utf-8"))
        parts |= {"make": make, "words": words.words, "options": words.OPTIONS}
        parts |= {"backdrop": layout.backdrop, "table": layout.table}
        known = {field.name for field in fields(cls) if field.init} - set(parts)
        if unknown := sorted(set(found) - known):
            raise bad(
                "edition-page", file=verbatim(f"{package}/edition.toml"), names=listed(unknown)
            )
        measured = read_lengths(files(package) / "lengths.toml")
        presets = tuple(
            Preset(**preset, lengths=measured.get(preset["name"], {}))
            for preset in found.pop("presets", ())
        )
        first = measured.get(found.get("preset", "usual"), {}).get(found.get("default_seats", 0))
        found.setdefault("minutes", first.minutes if first else "")
        given: dict[str, Any] = {
            name: tuple(v) if isinstance(v, list) else v for name, v in found.items()
        }
        return cls(**given, presets=presets, **parts)

    # ── In words ──

    @property
    def title(self) -> str:
        return self.say("title")

    @property
    def designer(self) -> str:
        return self.say("designer")

    def say(self, id: str, language: str = ENGLISH) -> str:
        """Say a message of the title page: `title`, `designer`, `pitch`, `credits`, `licence`, `notice-map`."""
        return Reader(language, self.id).says(id)

    # ── Options ──

    def choose(self, given: Mapping[str, int]) -> dict[str, int]:
        """Check the options that are given and complete them by the defaults. Raises BadInput."""
        seats = given.get("seats", self.default_seats)
        if seats not in self.seats:
            raise bad(
                "seats", game=verbatim(self.id), numbers=listed(self.seats), seats=verbatim(seats)
            )
        chosen = {"seats": seats, "rules": self.version(given.get("rules", self.rules))}
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known and name not in chosen:
                names = listed(["seats", *known])
                raise bad(
                    "unknown-option", game=verbatim(self.id), option=verbatim(name), options=names
                )
        for option in self.options:
            value = given.get(option.name, self.default(option, chosen))
            high = option.high_for(seats)
            if not option.low <= value <= high:
                raise bad(
                    "option-range",
                    option=verbatim(option.name),
                    game=verbatim(self.id),
                    low=verbatim(option.low),
                    high=verbatim(high),
                    clause=verbatim(option.clause),
                    value=verbatim(value),
                )
            chosen[option.name] = value
        return chosen

    def default(self, option: Option, options: Mapping[str, int]) -> int:
        """Return the default of an option under the rules and with the seats of `options`."""
        earlier = self.earlier.get(options["rules"], {})
        return earlier.get(option.name, option.default_for(options["seats"]))

    def stored(self, given: Mapping[str, int]) -> dict[str, int]:
        """Complete the options of a table that may be older than some of them. Raises BadInput.

        Seats and rules must be given: a table goes on under the rules it began with.
        """
        for name in ("seats", "rules"):
            if name not in given:
                raise bad("option-unsaid", option=verbatim(name))
        return self.choose(given)

    def version(self, rules: int) -> int:
        """Return a number of rules if there are such rules. Raises BadInput."""
        if not 1 <= rules <= self.rules:
            raise bad(
                "rules", game=verbatim(self.id), newest=verbatim(self.rules), rules=verbatim(rules)
            )
        return rules

    def differing(self, options: Mapping[str, int]) -> list[str]:
        """Return `seats=3 markers=4`: the seats, then each option that differs from its default, in declared order."""
        rest = [o for o in self.options if options[o.name] != self.default(o, options)]
        return [f"seats={options['seats']}", *(f"{o.name}={options[o.name]}" for o in rest)]

    def rulebook(self, options: Mapping[str, int]) -> tuple[Game[State], Words]:
        """Return the game with these options (all of them) and its words.

        Neither ever changes, so a thousand matches with the same options share them.
        """
        key = tuple(sorted(options.items()))
        found = self._rulebooks.get(key)
        if found is None:
            game = self.make(dict(options))
            words = self.words(game)
            words.book = self.id
            found = (game, words)
            if len(self._rulebooks) >= MOST_RULEBOOKS:
                del self._rulebooks[next(iter(self._rulebooks))]
            self._rulebooks[key] = found
        return found

    def answer(
        self,
        game: Game[State],
        known: State,
        viewer: int,
        place: str,
        chosen: Sequence[str] = (),
        verb: str = "",
    ) -> Answer | None:
        """Say what a place is to a viewer who knows `known`, and what keeps them from it; None if there is none.

        `chosen` are places that were clicked before it, and `verb` what was chosen by its button.
        """
        words = self.rulebook(game.options)[1]
        table = self.backdrop(game, known) + self.table(game, known, viewer)
        return Inquiry(game, words, known, table, viewer).about(place, self.about, chosen, verb)

    def seat_names(self, options: Mapping[str, int]) -> tuple[str, ...]:
        """Return the names of the seats in a game with these options (all of them)."""
        return self.rulebook(options)[1].seats

    def game(self, **given: int) -> Game[State]:
        """Make the game with these options. Raises BadInput."""
        made: Game[State] = self.make(self.choose(given))
        return made

    def __copy__(self) -> Self:
        """Return itself, as with a tuple: it never changes."""
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle its id: it is found again where it is loaded."""
        from pickle import PicklingError

        from argosy.core.registry import edition, editions

        if editions().get(self.id) is not self:
            raise PicklingError(f"{self.id!r} is not the installed game of that name.")
        return edition, (self.id,)
