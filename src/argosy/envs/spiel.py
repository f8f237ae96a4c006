"""The games as games of OpenSpiel: `pyspiel.load_game("argosy_pirates(players=3)")` after importing this module.

>>> import pyspiel
>>> import argosy.envs.spiel
>>> game = pyspiel.load_game("argosy_sea_routes(players=2,rounds=3)")
>>> game.num_distinct_actions(), game.observation_tensor_size()
(441, 714)
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True

Chance is explicit: the deal is a row of chance nodes like any other. An action is its number (`envs.numbering`). The
options of a game are parameters; -1 stands for the default of the rulebook. Seats act when they are asked: there are no
offers out of turn here, which Trade Routes on the road has.

What a seat knows comes as numbers and as words. The *observation* is what it knows now. The words of the *information
state* are all it has heard since the beginning; its numbers are those of the observation, because our states remember
whatever a seat has seen and may still use.

`state.resample_from_infostate` imagines the rest of the world anew. Such a state can be copied, pickled and serialised
like any other, but it is not the one to which its history leads.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any, Final

from argosy.core.contract import CHANCE, EVERYONE, NOBODY, Rng, State, pack
from argosy.core.edition import Edition
from argosy.core.registry import editions
from argosy.core.words import Words
from argosy.envs.extras import needed
from argosy.envs.numbering import numbering
from argosy.envs.observation import observer

with needed("spiel"):
    import numpy as np
    import pyspiel

PREFIX: Final = "argosy_"
DEFAULT: Final = -1  # a parameter: as the rulebook has it


# ── What was heard ────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True, eq=False)
class Heard:
    """A move as the table heard it, and those before it. Copies of a state share them."""

    before: "Heard | None"
    text: str
    ear: int = EVERYONE  # the seat that alone heard the last word
    knows: tuple[str, ...] = ()  # of an imagined world: by seat, what it would know in it

    def by(self, seat: int) -> str:
        """Return it as a seat heard it."""
        if self.knows:
            return self.knows[seat]
        if self.ear in (EVERYONE, seat):
            return self.text
        return self.text.rpartition(" ")[0] + " ?"


def all_heard(heard: Heard | None, seat: int) -> str:
    """Return everything a seat has heard. Where a world was imagined, that begins with what it knows there."""
    found: list[str] = []
    while heard is not None:
        says = heard.by(seat)
        if says:
            found.append(says)
        if heard.knows and says:
            break
        heard = heard.before
    return "; ".join(reversed(found))


# ── States ────────────────────────────────────────────────────────────────────────────────────────


class Held:
    """What makes up a state of ours. OpenSpiel copies and pickles it with every state, so it says how that is quick."""

    __slots__ = ("heard", "s")

    def __init__(self, s: State, heard: Heard | None = None) -> None:
        self.s = s
        self.heard = heard

    def __deepcopy__(self, memo: dict[int, Any]) -> "Held":
        return Held(self.s.clone(), self.heard)

    def __reduce__(self) -> tuple[Any, ...]:
        moves, heard = [], self.heard
        while heard is not None:
            moves.append((heard.text, heard.ear, heard.knows))
            heard = heard.before
        return held_again, (self.s, moves)


def held_again(s: State, moves: list[tuple[str, int, tuple[str, ...]]]) -> Held:
    """The way back from a pickle: the moves, the last one first."""
    heard: Heard | None = None
    for text, ear, knows in reversed(moves):
        heard = Heard(heard, text, ear, knows)
    return Held(s, heard)


class ArgosyState(pyspiel.State):
    """A position, or a moment at which chance is due."""

    def __init__(self, game: "ArgosyGame") -> None:
        super().__init__(game)
        self.table = game.table
        self.held = Held(game.table.rules.setup())

    # ── Whose turn ──

    def current_player(self) -> int:
        seat = self.table.rules.waiting_for(self.held.s)
        if seat >= 0:
            return int(seat)
        player: int = pyspiel.PlayerId.CHANCE if seat == CHANCE else pyspiel.PlayerId.TERMINAL
        return player

    def is_terminal(self) -> bool:
        return bool(self.table.rules.waiting_for(self.held.s) == NOBODY)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.numbering.legal(self.held.s, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        drawn = Counter(self.table.rules.outcomes(self.held.s))
        whole = drawn.total()
        numbers = self.table.outcome_numbers
        return sorted((numbers[outcome], times / whole) for outcome, times in drawn.items())

    # ── Moves ──

    def _apply_action(self, number: int) -> None:
        held, table = self.held, self.table
        s, rules = held.s, table.rules
        seat = rules.waiting_for(s)
        if seat == CHANCE:
            move = table.outcomes[number]
            held.heard = Heard(held.heard, table.words.write_outcome(move), int(rules.hears(s)))
        else:
            move = table.numbering.action(s, number)
            held.heard = Heard(held.heard, f"{seat} {table.words.write(move)}")
        rules.apply(s, move)

    def _action_to_string(self, player: int, number: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.table.words.write_outcome(self.table.outcomes[number])
        return self.table.numbering.text(number)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * int(self.table.rules.seats)
        return [float(value) for value in self.table.rules.returns(self.held.s)]

    def __str__(self) -> str:
        return said(self.held.s)

    # ── Hidden information ──

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "ArgosyState":
        """Return a state that the player cannot tell from this one, drawn from all such states."""
        rules = self.table.rules
        rng = Rng(int(sampler() * 2**53))
        twin: ArgosyState = self.clone()
        s = rules.imagine(rules.redact(self.held.s, player), player, rng)
        heard = self.held.heard
        if rules.has_secrets:
            others = (
                "" if seat == player else f"imagined {said(rules.redact(s, seat))}"
                for seat in range(int(rules.seats))
            )
            heard = Heard(heard, "", EVERYONE, tuple(others))
        twin.held = Held(s, heard)
        return twin


def said(s: State) -> str:
    """Return every number of a state, field by field."""
    return " ".join(f"{name}={','.join(map(str, row))}" for name, row in s.dump().items())


class ArgosyObserver:
    """Writes what a player knows: as a tensor with entries from 0 to 1, and as a string."""

    def __init__(self, table: "TableOfGame", perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self.look = table.observer
        self.bounds = np.array(self.look.bounds, np.float32)
        self.tensor: Any = np.zeros(len(self.look), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: ArgosyState, player: int) -> None:
        entries = np.frombuffer(self.look.write(state.held.s, player), np.uint8)
        np.divide(entries, self.bounds, out=self.tensor)

    def string_from(self, state: ArgosyState, player: int) -> str:
        if self.perfect_recall:
            return f"{player}: {all_heard(state.held.heard, player)}"
        return f"{player}: {self.look.text(state.held.s, player)}"


# ── Games ─────────────────────────────────────────────────────────────────────────────────────────


class TableOfGame:
    """A game with its numbers and words, the same for all its states. A copy is itself."""

    def __init__(self, edition: Edition, options: dict[str, int]) -> None:
        self.edition = edition
        self.rules: Any = edition.game(**options)
        self.numbering = numbering(edition, self.rules)
        self.observer = observer(edition, self.rules)
        self.words: Words = self.numbering.words
        self.outcomes = list(every_outcome(self.words))
        self.outcome_numbers = {outcome: n for n, outcome in enumerate(self.outcomes)}

    def __deepcopy__(self, memo: dict[int, Any]) -> "TableOfGame":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return table_of, (self.edition.id, json.dumps(dict(self.rules.options)))


KEPT: Final[dict[tuple[str, str], TableOfGame]] = {}


def table_of(name: str, options: str) -> TableOfGame:
    """Return the table of a game with these options, a JSON object; there is one of each in a process."""
    found = KEPT.get((name, options))
    if found is None:
        found = KEPT[name, options] = TableOfGame(editions()[name], json.loads(options))
    return found


def every_outcome(words: Words) -> Iterator[int]:
    """Yield every outcome that chance could ever bring, verbs and nouns in order."""
    for verb in words.outcomes.values():
        ranges = [[n for n, text in enumerate(noun.texts) if text] for noun in verb.nouns]
        for nouns in product(*ranges):
            yield pack(verb.number, *nouns)


class ArgosyGame(pyspiel.Game):
    """One of our games as OpenSpiel loads it; each edition has a class of its own below."""

    edition: Edition
    kind: Any  # pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {name: int(value) for name, value in (params or {}).items()}
        seats = given.pop("players", self.edition.default_seats)
        chosen = {name: value for name, value in given.items() if value != DEFAULT}
        options = self.edition.choose({**chosen, "seats": seats})
        self.table = table_of(self.edition.id, json.dumps(options))
        rules = self.table.rules
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.table.numbering),
            max_chance_outcomes=len(self.table.outcomes),
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if is_zero_sum(self.edition) else None,
            max_game_length=int(rules.bound),
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self, *_: Any) -> ArgosyState:
        return ArgosyState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> ArgosyObserver:
        return ArgosyObserver(self.table, bool(kind is not None and kind.perfect_recall))

    def max_chance_nodes_in_history(self) -> int:
        return int(self.table.rules.bound)


def is_zero_sum(edition: Edition) -> bool:
    """Tell whether somebody wins what others lose, with any number of seats."""
    return all(edition.game(seats=seats).zero_sum for seats in edition.seats)


def game_type(edition: Edition) -> Any:
    types = pyspiel.GameType
    hides = edition.game().has_secrets
    return types(
        short_name=PREFIX + edition.id,
        long_name=edition.title,
        dynamics=types.Dynamics.SEQUENTIAL,
        chance_mode=types.ChanceMode.EXPLICIT_STOCHASTIC,
        information=types.Information.IMPERFECT_INFORMATION
        if hides
        else types.Information.PERFECT_INFORMATION,
        utility=types.Utility.ZERO_SUM if is_zero_sum(edition) else types.Utility.GENERAL_SUM,
        reward_model=types.RewardModel.TERMINAL,
        max_num_players=max(edition.seats),
        min_num_players=min(edition.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": edition.default_seats,
            **{option.name: DEFAULT for option in edition.options},
        },
    )


def register() -> dict[str, type[ArgosyGame]]:
    """Make every game that has an observation known to OpenSpiel."""
    found = {}
    for edition in editions().values():
        if edition.observation is not None:
            name = "".join(part.capitalize() for part in edition.id.split("_"))
            made: Any = type(name, (ArgosyGame,), {"edition": edition, "kind": game_type(edition)})
            globals()[name] = made  # a pickle names its class
            pyspiel.register_game(made.kind, made)
            found[edition.id] = made
    return found


GAMES: Final = register()
