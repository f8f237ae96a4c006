"""The researchers' door: games as numbers and arrays. See docs/environments.md.

vector          many games at once, in compiled code, as NumPy arrays: `argosy.vector(...)`     argosy[rl]

aec(name, ...)          a game as a PettingZoo environment                                      argosy[rl]
env(name, ...)          one seat of it against bots, for Gymnasium                              argosy[rl]
vector_env(name, ...)   many of those side by side                                              argosy[rl]

Numbers of actions and observations are in `argosy.encoding`, which needs nothing beyond `pip install argosy`.
"""

from typing import Any

from argosy.envs.extras import needed


def aec(name: str, render_mode: str | None = None, **options: int) -> Any:
    """Return a game with these seats and options as a PettingZoo AEC environment: `aec("pirates", seats=3)`."""
    with needed("rl"):
        from argosy.envs.aec_env import GameEnv
    return GameEnv(name, render_mode, options)


def env(
    name: str,
    seat: int = 0,
    opponents: str = "greedy",
    render_mode: str | None = None,
    **options: int,
) -> Any:
    """Return one seat of a game as a Gymnasium environment; bots play the others: `env("sea_routes", seat=1)`."""
    with needed("rl"):
        from argosy.envs.gym_env import SeatEnv
    return SeatEnv(name, seat, opponents, render_mode, options)


def vector_env(
    name: str, num_envs: int, seat: int = 0, opponents: str = "greedy", **options: int
) -> Any:
    """Return many games side by side as a Gymnasium vector environment, stepped in compiled code."""
    with needed("rl"):
        from argosy.envs.gym_env import SeatVectorEnv
    return SeatVectorEnv(name, num_envs, seat, opponents, options)
