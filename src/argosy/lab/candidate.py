"""Evaluations as training changes them: the content of a weights.json, and its numbers as one point."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from pathlib import Path
from statistics import fmean
from typing import Any

from argosy.core.edition import Edition, bad, bad_file
from argosy.core.phrase import verbatim
from argosy.core.registry import folder

DIGITS = 5  # that numbers are kept with: more tells nothing
STEP = 0.3  # of a number's size: how far a step of 1 goes

Content = dict[str, Any]


def present(edition: Edition) -> Content:
    """Read what a game plays by now, its urge added to its weights."""
    path = folder(edition.id) / "weights.json"
    if not path.is_file():
        raise bad("weights-game", game=verbatim(edition.id))
    found = json.loads(path.read_text(encoding="utf-8"))
    for name, urge in found.get("urge", {}).items():
        found["weights"][name] = round(found["weights"][name] + urge, DIGITS)
    network = {"network": found["network"]} if "network" in found else {}
    return {"weights": found["weights"], "constants": found.get("constants", {}), **network}


def written(path: Path, content: Content) -> Path:
    """Write a candidate where bots can be told to find it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(content, indent=2) + "\n", encoding="utf-8")
    except OSError as problem:
        raise bad_file("write", path, problem) from None
    return path


def playing(bot: str, path: Path) -> str:
    """Return the name of a bot that plays by a file."""
    return f"{bot}{',' if ':' in bot else ':'}weights={path}"


def changed(before: Content, after: Content) -> dict[str, list[float]]:
    """Return by name what weights and constants were and are; the units of a network are only counted."""
    found = {
        name: [before[part][name], value]
        for part in ("weights", "constants")
        for name, value in after[part].items()
        if value != before[part][name]
    }
    units = [len(content.get("network", {}).get("hidden", ())) for content in (before, after)]
    return found | ({"network": units} if before.get("network") != after.get("network") else {})


# ── Numbers as one point ──────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Number:
    """A number of an evaluation, and how a step changes it."""

    part: str  # weights or constants
    name: str
    value: float
    size: float

    def after(self, step: float) -> float:
        """Add to a weight; multiply a constant, which so keeps its sign."""
        if self.part == "constants":
            return round(self.value * exp(STEP * step), DIGITS)
        return round(self.value + STEP * step * self.size, DIGITS)


def numbers(content: Content) -> list[Number]:
    """List what can be tuned; a small weight moves as far as half of the usual."""
    usual = fmean(map(abs, content["weights"].values())) / 2.0
    weights = [Number("weights", n, w, max(abs(w), usual)) for n, w in content["weights"].items()]
    return weights + [Number("constants", n, c, abs(c)) for n, c in content["constants"].items()]


def moved(content: Content, steps: Sequence[float]) -> Content:
    """Return another evaluation, every number changed by its step."""
    found: Content = {**content, "weights": {}, "constants": {}}
    for number, step in zip(numbers(content), steps, strict=True):
        found[number.part][number.name] = number.after(float(step))
    return found
