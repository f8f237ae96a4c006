"""The sequence of play as data: its steps in order, who decides in each, and the rules behind every verb.

A game declares one `Turn`. The contract drives the whole game from it: whom the table waits for, which verb belongs to
which step, what chance may bring, what is carried out. The compiled build writes the same dispatch out as code (see
building/specialise.py), so that the declaration costs nothing; the laws hold both builds against each other.

A rule is a function that takes what it names: `game`, `s` for the state, `seat` for who acts, `verb`, and `out` or
`rng` where actions are listed or an outcome is drawn. Every other parameter is the next noun of the action or outcome.
"""

import inspect
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

SEAT: Final = 0  # a seat decides: the state's `decider`
CHANCE: Final = -1  # a die, a draw or a deal decides
NOBODY: Final = -2  # the game is over

Rule = Callable[..., Any]
GIVEN: Final = ("game", "s", "seat", "verb", "out", "rng")  # what a rule is given by name
NOUNS: Final = ("a", "b", "c")


@dataclass(frozen=True)
class ChanceStep:
    """A step in which chance decides."""

    number: int
    clause: str
    outcomes: Rule  # lists every outcome, once per equal chance
    happens: Rule  # carries one out
    draws: Rule | None = None  # draws one with `rng`, where that is quicker than to list them all


@dataclass(frozen=True)
class SeatStep:
    """A step in which a seat decides."""

    number: int
    clause: str
    lists: Rule  # fills `out` with what the seat that is asked may do; returns how many
    verbs: Sequence[int]
    others: Rule | None = None  # the same for the seats that are not asked, where they may act too


@dataclass(frozen=True)
class LastStep:
    """The game is over."""

    number: int
    clause: str


@dataclass(frozen=True)
class Deed:
    """What a verb means: the reasons against it, and what happens."""

    verb: int
    why_not: Rule | None  # None: whenever its step is
    does: Rule
    by_anyone: bool = False  # also by a seat that is not asked
    domain: Rule | None = (
        None  # of `game` and the nouns: whether it can ever be legal; None: always
    )


@dataclass(frozen=True)
class Turn:
    """The whole declaration."""

    steps: Sequence[ChanceStep | SeatStep | LastStep]
    deeds: Sequence[Deed]
    before: Rule | None = None  # runs before every action of a seat
    after: Rule | None = None  # runs after every action and every outcome

    def __post_init__(self) -> None:
        """Refuse a declaration that contradicts itself."""
        numbers = [step.number for step in self.steps]
        if len(set(numbers)) != len(numbers) or min(numbers) < 1 or max(numbers) > 62:
            raise ValueError(f"steps need different numbers from 1 to 62, not {numbers}")
        if not any(isinstance(step, LastStep) for step in self.steps):
            raise ValueError("a turn needs a LastStep: the game must come to an end")
        chance = [step.number for step in self.steps if isinstance(step, ChanceStep)]
        if max(chance, default=0) > min(step.number for step in self.seat_steps()):
            raise ValueError(
                "the steps of chance are numbered before those in which a seat decides"
            )
        known = [deed.verb for deed in self.deeds]
        if len(set(known)) != len(known):
            raise ValueError(f"two deeds have the same verb: {known}")
        used = {verb for step in self.seat_steps() for verb in step.verbs}
        if used != set(known):
            odd = sorted(used ^ set(known))
            raise ValueError(f"verbs {odd} have a deed and no step, or a step and no deed")

    def seat_steps(self) -> Iterator[SeatStep]:
        return (step for step in self.steps if isinstance(step, SeatStep))

    def asks(self) -> list[int]:
        """By step: who decides."""
        found = [NOBODY] * 64
        for step in self.steps:
            if isinstance(step, SeatStep):
                found[step.number] = SEAT
            elif isinstance(step, ChanceStep):
                found[step.number] = CHANCE
        return found

    def belongs(self) -> list[int]:
        """By verb: the steps that it belongs to, as a mask; 0 for a number that is no verb."""
        found = [0] * 256
        for step in self.seat_steps():
            for verb in step.verbs:
                found[verb] |= 1 << step.number
        return found

    def anyone(self) -> list[int]:
        """By verb: 1 where a seat that is not asked may do it."""
        found = [0] * 256
        for deed in self.deeds:
            found[deed.verb] = int(deed.by_anyone)
        return found


# ── Calling a rule ────────────────────────────────────────────────────────────────────────────────


def call(name: str, parameters: Sequence[str]) -> str:
    """Write the call of a rule: `sail(game, s, a)`. The build uses it too."""
    named = [p for p in parameters if p not in GIVEN]
    if len(named) > len(NOUNS):
        raise ValueError(f"{name} takes more nouns than an action has: {', '.join(named)}")
    nouns = iter(NOUNS)
    return f"{name}({', '.join(p if p in GIVEN else next(nouns) for p in parameters)})"


def bound(rule: Rule) -> Rule:
    """A rule as a function of everything that a rule can be given."""
    text = call("rule", list(inspect.signature(rule).parameters))
    made: Rule = eval(
        f"lambda game, s, seat=-1, verb=0, a=0, b=0, c=0, out=None, rng=None: {text}",
        {"rule": rule},
    )
    return made


class Dispatch:
    """Looks rules up and calls them: how a game runs that nobody has compiled."""

    def __init__(self, turn: Turn) -> None:
        self.chance = {step.number: step for step in turn.steps if isinstance(step, ChanceStep)}
        self.outcomes = {n: bound(step.outcomes) for n, step in self.chance.items()}
        self.draws = {n: bound(step.draws) for n, step in self.chance.items() if step.draws}
        self.happens = {n: bound(step.happens) for n, step in self.chance.items()}
        self.lists = {step.number: bound(step.lists) for step in turn.seat_steps()}
        self.others = {s.number: bound(s.others) for s in turn.seat_steps() if s.others}
        self.does = {deed.verb: bound(deed.does) for deed in turn.deeds}
        self.why_not = {deed.verb: bound(deed.why_not) for deed in turn.deeds if deed.why_not}
        self.before = bound(turn.before) if turn.before else None
        self.after = bound(turn.after) if turn.after else None
