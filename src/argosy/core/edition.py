"""What a game's folder offers: its title page, its options, and the functions that make it playable."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from argosy.core.contract import Game, State
from argosy.core.table import Table
from argosy.core.words import Option, Words

MOST_RULEBOOKS = 64  # of one edition that are kept: different choices of its options


class BadInput(Exception):
    """Something from outside is wrong; the message says what, and what to do."""


@dataclass(frozen=True)
class Preset:
    """A ready choice of options for the table creator: short, usual, long."""

    name: str
    says: str
    options: Mapping[str, int]


@dataclass(frozen=True)
class Edition:
    """One game as the rest of the program sees it. `games/<id>/__init__.py` has one as EDITION."""

    id: str
    code: str  # of its clauses: SR
    title: str
    designer: str
    credits: str
    licence: str
    pitch: str  # one paragraph
    minutes: str
    seats: tuple[int, ...]
    options: tuple[Option, ...]  # without seats
    default_seats: int
    rules: int  # the newest version of its rules
    last_rule: int
    last_ruling: int
    make: Callable[[dict[str, int]], Any]
    words: Callable[[Any], Words]
    backdrop: Callable[[Any, Any], Table]  # (game, public state): stays once anybody has decided
    table: Callable[[Any, Any, int], Table]  # (game, redacted state, viewer)
    presets: tuple[Preset, ...] = ()
    odds: Callable[[Any, Any, int, int], str] | None = None  # (game, known, seat, action) -> words
    notices: tuple[str, ...] = ()  # said plainly to players: "the map is a reconstruction"
    # Rules number -> option -> its default under those rules, where that is not the one of today: an
    # option that came with rules 2 says here what games of rules 1 did without it.
    earlier: Mapping[int, Mapping[str, int]] = field(default_factory=dict, hash=False)
    _rulebooks: dict[tuple[tuple[str, int], ...], tuple[Game[State], Words]] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    @property
    def package(self) -> str:
        """The package in whose folder its rulebook and its data lie, beside its rules."""
        return self.make.__module__.rpartition(".")[0]

    def choose(self, given: Mapping[str, int]) -> dict[str, int]:
        """All options with their values, those given checked; raises BadInput."""
        seats = given.get("seats", self.default_seats)
        if seats not in self.seats:
            numbers = ", ".join(str(n) for n in self.seats)
            raise BadInput(f"{self.id} is for {numbers} seats, not {seats}.")
        chosen = {"seats": seats, "rules": self.version(given.get("rules", self.rules))}
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known and name not in chosen:
                names = ", ".join(["seats", *known])
                raise BadInput(f"{self.id} has no option {name!r}. It has: {names}.")
        for option in self.options:
            value = given.get(option.name, self.default(option, chosen))
            high = option.high_for(seats)
            if not option.low <= value <= high:
                raise BadInput(
                    f"Option {option.name} of {self.id} goes from {option.low} to {high} "
                    f"({option.clause}), not {value}."
                )
            chosen[option.name] = value
        return chosen

    def default(self, option: Option, options: Mapping[str, int]) -> int:
        """What an option is where nobody has said it, under the rules and seats of `options`."""
        earlier = self.earlier.get(options["rules"], {})
        return earlier.get(option.name, option.default_for(options["seats"]))

    def stored(self, given: Mapping[str, int]) -> dict[str, int]:
        """All options of a table that may be older than some of them; raises BadInput.

        Seats and rules must be there: nobody plays on under other rules than those it began with.
        """
        for name in ("seats", "rules"):
            if name not in given:
                raise BadInput(f"The options do not say {name}.")
        return self.choose(given)

    def version(self, rules: int) -> int:
        if not 1 <= rules <= self.rules:
            raise BadInput(f"{self.id} has rules 1 to {self.rules}, not {rules}.")
        return rules

    def differing(self, options: Mapping[str, int]) -> list[str]:
        """`seats=3 markers=4`: seats, then what differs from its default, in the order of the table."""
        rest = [o for o in self.options if options[o.name] != self.default(o, options)]
        return [f"seats={options['seats']}", *(f"{o.name}={options[o.name]}" for o in rest)]

    def rulebook(self, options: Mapping[str, int]) -> tuple[Game[State], Words]:
        """The game with these options, all of them, and its words.

        Neither ever changes, so a thousand matches with the same options share them.
        """
        key = tuple(sorted(options.items()))
        found = self._rulebooks.get(key)
        if found is None:
            game = self.make(dict(options))
            found = (game, self.words(game))
            if len(self._rulebooks) >= MOST_RULEBOOKS:
                del self._rulebooks[next(iter(self._rulebooks))]
            self._rulebooks[key] = found
        return found

    def seat_names(self, options: Mapping[str, int]) -> tuple[str, ...]:
        return self.rulebook(options)[1].seats

    def game(self, **given: int) -> Game[State]:
        made: Game[State] = self.make(self.choose(given))
        return made
