"""The games as games of OpenSpiel: `pyspiel.load_game("argosy_pirates(players=3)")` after importing this module.

>>> import pyspiel
>>> import argosy.envs.spiel
>>> game = pyspiel.load_game("argosy_sea_routes(players=2,rounds=3)")
>>> game.num_distinct_actions(), game.observation_tensor_size()
(441, 714)
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True

Chance is explicit: the deal is a row of chance nodes like any other. An action is its number (see
`argosy.encoding.numbering`). The options of a game are parameters; -1 stands for the default of the rulebook. Seats act
when they are asked: there are no offers out of turn here, which Trade Routes on the road has.

What a seat knows comes as numbers and as words. The *observation* is what it knows now. The words of the *information
state* are all it has heard since the beginning; its numbers are those of the observation, because our states remember
whatever a seat has seen and may still use.

`state.resample_from_infostate` imagines the rest of the world anew. Such a state can be copied, pickled and serialised
like any other, but it is not the one to which its history leads.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import product
from typing import Any, Final

from argosy.core.contract import CHANCE, EVERYONE, NOBODY, Rng, State, pack
from argosy.core.edition import Edition
from argosy.core.registry import editions
from argosy.core.words import Words
from argosy.encoding.numbering import numbering
from argosy.encoding.observation import observer
from argosy.envs.extras import needed

with needed("spiel"):
    import numpy as np
    import pyspiel

PREFIX: Final = "argosy_"
DEFAULT: Final = -1  # a parameter: as the rulebook has it
# As plain numbers, since its own are slow. CHANCE is the same there and here.
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
NOTHING: Final[dict[int, int]] = {}  # whispers


# ── States ────────────────────────────────────────────────────────────────────────────────────────


class Held:
    """What makes up a state beside its history. OpenSpiel copies and pickles it with every state, so it is small.

    whispers    by number of a move: the seat that alone heard its last word
    imagined    worlds that were imagined, the last one last: the number of moves before, and by seat what it would know
    """

    __slots__ = ("imagined", "s", "whispers")

    def __init__(
        self,
        s: State,
        whispers: Mapping[int, int] = NOTHING,
        imagined: tuple[tuple[int, tuple[str, ...]], ...] = (),
    ) -> None:
        self.s = s
        self.whispers = whispers
        self.imagined = imagined

    def __deepcopy__(self, memo: dict[int, Any]) -> "Held":
        return Held(self.s.clone(), self.whispers, self.imagined)

    def __reduce__(self) -> tuple[Any, ...]:
        return Held, (self.s, self.whispers, self.imagined)


class ArgosyState(pyspiel.State):
    """A position, or a moment at which chance is due."""

    def __init__(self, game: "ArgosyGame") -> None:
        super().__init__(game)
        self.table = table = game.table
        self.held = Held(table.rules.setup())
        self.player = table.player(self.held.s)

    # ── Whose turn ──

    def current_player(self) -> int:
        return self.player

    def is_terminal(self) -> bool:
        return self.player == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal(self.held.s, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.table.chances(self.held.s)

    # ── Moves ──

    def _apply_action(self, number: int) -> None:
        held, table = self.held, self.table
        s, rules = held.s, table.rules
        if self.player != CHANCE:
            move = table.action(s, number)
        else:
            move = table.outcomes[number]
            if rules.has_secrets and (ear := rules.hears(s)) != EVERYONE:
                held.whispers = {**held.whispers, self.move_number(): ear}
        rules.apply(s, move)
        self.player = table.player(s)

    def _action_to_string(self, player: int, number: int) -> str:
        return self.table.text(player, number)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * int(self.table.rules.seats)
        return [float(value) for value in self.table.rules.returns(self.held.s)]

    def __str__(self) -> str:
        return said(self.held.s)

    # ── Hidden information ──

    def heard(self, seat: int) -> str:
        """Return everything a seat has heard. Where a world was imagined, that begins with what it knows there."""
        whispers, known = self.held.whispers, ""
        begin = 0
        for moves, knows in self.held.imagined:
            if knows[seat]:
                begin, known = moves, knows[seat]
        found = [known] if known else []
        for n, made in enumerate(self.full_history()[begin:], begin):
            text = self.table.text(made.player, made.action)
            if made.player >= 0:
                found.append(f"{made.player} {text}")
            elif whispers.get(n, seat) == seat:
                found.append(text)
            else:
                found.append(text.rpartition(" ")[0] + " ?")
        return "; ".join(found)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "ArgosyState":
        """Return a state that the player cannot tell from this one, drawn from all such states."""
        rules = self.table.rules
        rng = Rng(int(sampler() * 2**53))
        twin: ArgosyState = self.clone()
        held = self.held
        s = rules.imagine(rules.redact(held.s, player), player, rng)
        imagined = held.imagined
        if rules.has_secrets:
            others = (
                "" if seat == player else f"imagined {said(rules.redact(s, seat))}"
                for seat in range(int(rules.seats))
            )
            imagined = (*imagined, (self.move_number(), tuple(others)))
        twin.held = Held(s, held.whispers, imagined)
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
            return f"{player}: {state.heard(player)}"
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
        self.action = self.numbering.action
        self._texts: dict[tuple[bool, int], str] = {}

    def player(self, s: State) -> int:
        """Return who acts, as OpenSpiel numbers players."""
        seat: int = self.rules.waiting_for(s)
        return seat if seat != NOBODY else TERMINAL

    def legal(self, s: State, player: int) -> list[int]:
        return sorted(self.numbering.legal(s, player))

    def chances(self, s: State) -> list[tuple[int, float]]:
        """Return every outcome that may come, and how likely it is."""
        numbers = self.outcome_numbers
        every = sorted([numbers[outcome] for outcome in self.rules.outcomes(s)])
        chance = 1 / len(every)
        if len(set(every)) == len(every):
            return [(number, chance) for number in every]
        return [(number, times / len(every)) for number, times in Counter(every).items()]

    def text(self, player: int, number: int) -> str:
        """Say a move in words that mean the same in every position."""
        key = player == CHANCE, number
        found = self._texts.get(key)
        if found is None:
            found = self._texts[key] = (
                self.words.write_outcome(self.outcomes[number])
                if player == CHANCE
                else self.numbering.text(number)
            )
        return found

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
