"""Let a bot think by another evaluation than its game has: a file in the shape of the weights.json beside the game.

The bot thinks in a twin of the game that was made with that file. Twins share their states; only what `appraise` weighs
differs.
"""

import json
from collections.abc import Iterable
from functools import lru_cache
from math import isfinite
from pathlib import Path
from typing import Any

from argosy.bots.bot import Judge
from argosy.bots.settings import file_beside
from argosy.core.contract import Game, State
from argosy.core.edition import Edition, bad, bad_file
from argosy.core.phrase import listed, verbatim

FILE = "weights.json"
NETWORK = ("hidden", "bias", "out")


class Weighed(Judge):
    """Judges by a file. Raises BadInput for one that holds no evaluation, and later for one of another game."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.text = text_of(path)
        parsed(path, self.text)
        self.last: tuple[Game[State], Game[State]] | None = None  # a game and its twin

    def of(self, game: Game[State]) -> Game[State]:
        if self.last is None or self.last[0] is not game:
            self.last = game, twin(game, self.path, self.text)
        return self.last[1]

    def check(self, edition: Edition) -> None:
        """Raise BadInput if this is not for that game."""
        self.of(edition.make(edition.choose({})))


# ── Twins ─────────────────────────────────────────────────────────────────────────────────────────


def twin(game: Game[State], path: Path, text: str) -> Game[State]:
    """Return the same game with what a file says; a game on a board of its own is made anew."""
    kind: type = type(game)
    parts = game.made_from()
    if any(part is not None for part in parts[1:]):
        return made(kind, parts, path, text)
    return kept(kind, tuple(game.options.items()), path, text)


@lru_cache(maxsize=16)
def kept(kind: type, options: tuple[tuple[str, int], ...], path: Path, text: str) -> Game[State]:
    return made(kind, (dict(options),), path, text)


def made(kind: type, parts: tuple[Any, ...], path: Path, text: str) -> Game[State]:
    found: Game[State] = kind(*parts)
    content = completed(kind, path, parsed(path, text))
    try:
        found.weigh_by(content)
    except NotImplementedError:
        raise bad("weights-game", game=verbatim(kind.__name__)) from None
    return found


# ── The file ──────────────────────────────────────────────────────────────────────────────────────


def text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as problem:
        raise bad_file("read", path, problem) from None
    except UnicodeDecodeError:
        raise bad("weights-file", file=verbatim(path)) from None


def parsed(path: Path, text: str) -> dict[str, Any]:
    """Read names and numbers, and of a network rows of numbers."""
    found: dict[str, Any] = {}
    try:
        found = json.loads(text)
        groups = [found["weights"], found.get("constants", {}), found.get("urge", {})]
        network = found.get("network", dict.fromkeys(NETWORK, ()))
        rows = [*network["hidden"], network["bias"], network["out"]]
        is_sound = all(map(are_numbers, [*(group.values() for group in groups), *rows]))
    except (ValueError, KeyError, TypeError, AttributeError):
        is_sound = False
    if not is_sound:
        raise bad("weights-file", file=verbatim(path))
    return found


def are_numbers(values: Iterable[object]) -> bool:
    return all(type(value) in (int, float) and isfinite(value) for value in values)  # type: ignore[arg-type]


def own(kind: type) -> dict[str, Any]:
    """Read the evaluation that lies beside a game."""
    path = file_beside(kind, FILE)
    if path is None:
        raise bad("weights-game", game=verbatim(kind.__name__))
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def completed(kind: type, path: Path, given: dict[str, Any]) -> dict[str, Any]:
    """Return the evaluation in the order of the game's own, whose constants it has where the file names none."""
    ours = {"constants": {}, **own(kind)}
    weights, constants, urge = (given.get(k, {}) for k in ("weights", "constants", "urge"))
    known = {*ours["weights"], *ours["constants"]}
    unknown = [n for n in {**weights, **urge} if n not in ours["weights"]]
    unknown += [n for n in constants if n not in ours["constants"]]
    missing = [n for n in ours["weights"] if n not in weights]
    if unknown:
        raise bad(
            "weights-unknown", file=verbatim(path), names=listed(unknown), known=listed(known)
        )
    if missing:
        raise bad("weights-missing", file=verbatim(path), names=listed(missing))
    network = given.get("network")
    if network is not None:
        check_network(path, network, len(weights))
    return {
        "weights": {name: weights[name] for name in ours["weights"]},
        "urge": urge,
        "constants": {
            name: constants.get(name, ours["constants"][name]) for name in ours["constants"]
        },
        **({} if network is None else {"network": network}),
    }


def check_network(path: Path, network: dict[str, Any], features: int) -> None:
    units = len(network["hidden"])
    fits = all(len(unit) == features for unit in network["hidden"])
    if not fits or not units == len(network["bias"]) == len(network["out"]):
        raise bad("weights-network", file=verbatim(path), features=features)
