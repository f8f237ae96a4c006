"""One seat of a game for Gymnasium: bots play the others inside the compiled loop.

An observation is what the seat knows; `info["action_mask"]` says what is legal, and `action_masks()` says it to
sb3-contrib. An action that is not legal loses the game at once: reward -1, and `info["illegal"]`.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv

from argosy.core.contract import Rng
from argosy.envs.pictures import MODES, Picture
from argosy.envs.vector import Vector

LOST = -1.0


def against(
    name: str, n: int, seat: int, opponents: str, autoreset: bool, options: Mapping[str, int]
) -> Vector:
    """Return games in which only one seat is left to decide for."""
    from argosy.core.registry import edition

    seats = edition(name).choose(options)["seats"]
    if not 0 <= seat < seats:
        raise ValueError(f"there is no seat {seat}: they are numbered from 0 to {seats - 1}")
    bots = {other: opponents for other in range(seats) if other != seat}
    return Vector(name, n, 0, bots or None, True, True, autoreset, options)


class SeatEnv(gymnasium.Env):
    """One game, one learner."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(MODES), "render_fps": 1}

    def __init__(
        self,
        name: str,
        seat: int,
        opponents: str,
        render_mode: str | None,
        options: Mapping[str, int],
    ) -> None:
        self.games = against(name, 1, seat, opponents, False, options)
        self.seat, self.render_mode = seat, render_mode
        self.names, self.numbering = self.games.names, self.games.numbering
        bounds = self.games.bounds
        self.observation_space = spaces.Box(np.zeros_like(bounds), bounds, dtype=np.uint8)
        self.action_space = spaces.Discrete(len(self.numbering))
        self._picture = Picture(self.games.edition, self.games.game, render_mode)

    def action_masks(self) -> Any:
        return self.games.masks[0].copy()

    def _told(self) -> tuple[Any, dict[str, Any]]:
        seen = self.games.view(0, self.seat).copy()
        return seen, {"action_mask": self.games.masks[0].astype(np.int8)}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self.games.batch.begin(0, Rng(int(self.np_random.integers(2**60))))
        return self._told()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if not self.games.masks[0, action]:
            seen, info = self._told()
            return seen, LOST, True, False, {**info, "illegal": True}
        self.games.step(action)
        seen, info = self._told()
        done = bool(self.games.dones[0])
        return seen, float(self.games.rewards[0, self.seat]) if done else 0.0, done, False, info

    def render(self) -> Any:
        return self._picture.draw(self.games.batch.states[0], self.seat)

    def close(self) -> None:
        self._picture.close()


class SeatVectorEnv(VectorEnv):
    """Many games, one learner in each. The arrays are those of `vector`: the next step writes over them."""

    metadata: ClassVar[dict[str, Any]] = {
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": [],
    }

    def __init__(
        self, name: str, num_envs: int, seat: int, opponents: str, options: Mapping[str, int]
    ) -> None:
        self.games = against(name, num_envs, seat, opponents, True, options)
        self.num_envs, self.seat = num_envs, seat
        bounds, size = self.games.bounds, len(self.games.numbering)
        self.single_observation_space = spaces.Box(np.zeros_like(bounds), bounds, dtype=np.uint8)
        self.single_action_space = spaces.Discrete(size)
        tiled = np.tile(bounds, (num_envs, 1))
        self.observation_space = spaces.Box(np.zeros_like(tiled), tiled, dtype=np.uint8)
        self.action_space = spaces.MultiDiscrete([size] * num_envs)
        self._never: Any = np.zeros(num_envs, bool)

    def reset(
        self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        if seed is None:
            seed = int(self.np_random.integers(2**60))
        self.games.seed(seed)
        return self.games.observations, {"action_mask": self.games.masks}

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Actions must be legal: `info["action_mask"]` says which are. Raises Illegal."""
        self.games.step(actions)
        rewards = self.games.rewards[:, self.seat].copy()
        info = {"action_mask": self.games.masks}
        return self.games.observations, rewards, self.games.dones.copy(), self._never, info
