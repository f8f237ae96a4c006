"""A game as a PettingZoo environment: seats act when they are asked.

agents          the seats, by their names at the table
action          a number of `numbering`; `action_mask` says which are legal now
observation     what the seat knows, whoever is asked: `names` and `bounds` say what each entry is
rewards         0 until the end, then `returns`

In Trade Routes on the road a seat may make an offer out of turn; here, as in all our environments, it acts when asked.
"""

import copy
from collections.abc import Mapping
from operator import index
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from argosy.core.contract import NOBODY, Rng, State
from argosy.envs.batch import Illegal
from argosy.envs.pictures import MODES, Picture
from argosy.envs.vector import Vector

NO_ACTION: Final = -1  # a number that no action has


class GameEnv(AECEnv):
    """One game. Order and legality are checked here, so that no wrapper is needed."""

    def __init__(self, name: str, render_mode: str | None, options: Mapping[str, int]) -> None:
        super().__init__()
        games = Vector(name, 1, 0, None, True, True, False, options)
        self._games = games
        self.metadata = {
            "name": f"argosy_{name}_v1",
            "render_modes": list(MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.names, self.bounds = games.names, games.bounds
        self.possible_agents = list(games.seat_names)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size = len(games.numbering)
        space = spaces.Dict(
            {
                "observation": spaces.Box(
                    np.zeros_like(games.bounds), games.bounds, dtype=np.uint8
                ),
                "action_mask": spaces.Box(0, 1, (size,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        self._picture = Picture(games.edition, games.game, render_mode)
        self._wire()

    def _wire(self) -> None:
        """Keep at hand what every step needs."""
        self.numbering = self._games.numbering
        self._batch = self._games.batch
        self._take = self._batch.take
        self._state: State = self._batch.states[0]
        self._entries = self._games.observations[0]
        self._mask = self._games.masks[0].view(np.int8)
        self._nothing = np.zeros_like(self._mask)
        self._decider = self._games.deciders

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None or not hasattr(self, "np_random"):
            self.np_random, self.np_random_seed = seeding.np_random(seed)
        self._batch.begin(0, Rng(int(self.np_random.integers(2**60))))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._decider[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        if agent == self.agent_selection and not self.terminations[agent]:
            return {"observation": self._entries.copy(), "action_mask": self._mask.copy()}
        seen = self._games.view(0, self._seats[agent]).copy()
        return {"observation": seen, "action_mask": self._nothing.copy()}

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise RuntimeError("the game is over, or has not begun: call reset()")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        try:
            seat = self._take(0, NO_ACTION if action is None else index(action))
        except Illegal:
            says = f"{agent} may not do {action}: action_mask says what is legal"
            raise Illegal(says) from None
        if seat != NOBODY:
            self.agent_selection = self.possible_agents[seat]
            return
        self.rewards = dict(zip(self.agents, self._games.rewards[0].tolist(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def state(self) -> Any:
        """Return the whole truth, secrets too, as the integers of the state."""
        return np.array([n for values in self._state.dump().values() for n in values], np.int64)

    def render(self) -> Any:
        """Draw what the seat that is asked sees."""
        return self._picture.draw(self._state, self._seats[self.agent_selection])

    def close(self) -> None:
        self._picture.close()

    # ── Copies: in the middle of a game too ──

    def __getstate__(self) -> dict[str, Any]:
        wired = (
            "numbering",
            "_batch",
            "_take",
            "_state",
            "_entries",
            "_mask",
            "_nothing",
            "_decider",
        )
        return {name: value for name, value in self.__dict__.items() if name not in wired}

    def __setstate__(self, found: dict[str, Any]) -> None:
        self.__dict__.update(found)
        self._wire()

    def __deepcopy__(self, memo: dict[int, Any]) -> "GameEnv":
        twin = type(self).__new__(type(self))
        memo[id(self)] = twin
        twin.__setstate__(copy.deepcopy(self.__getstate__(), memo))
        return twin

    @property
    def is_over(self) -> bool:
        return bool(self._games.game.waiting_for(self._state) == NOBODY)
