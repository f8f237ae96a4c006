"""A bot that hangs, crashes or answers illegally never stops a game."""

import importlib
import logging
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

import argosy
from argosy.bots.keeper import NICE, KeptBot, safe_move
from argosy.core.contract import LEGAL, Rng

PLANTED = """
import os, time
from argosy.bots.bot import Bot

class Hangs(Bot):
    def choose(self, game, known, seat, rng):
        time.sleep(600)

class Dies(Bot):
    def choose(self, game, known, seat, rng):
        os._exit(3)

class Raises(Bot):
    def choose(self, game, known, seat, rng):
        raise ZeroDivisionError("planted")

class Cheats(Bot):
    def choose(self, game, known, seat, rng):
        return 255

class Tells(Bot):
    def choose(self, game, known, seat, rng):
        raise RuntimeError(f"niced by {os.nice(0)}")

class Dozes(Bot):
    def __init__(self):
        raise MemoryError
"""


@pytest.fixture(name="planted")
def plant(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[object]:
    (tmp_path / "argosy_planted_bots.py").write_text(PLANTED)
    monkeypatch.syspath_prepend(tmp_path)
    yield importlib.import_module("argosy_planted_bots")


@pytest.mark.parametrize(
    ("kind", "says"),
    [
        ("Hangs", "no answer within"),
        ("Dies", "its process ended"),
        ("Raises", "ZeroDivisionError: planted"),
        ("Cheats", "illegal action 255"),
        ("Dozes", "its process ended"),
    ],
)
def test_a_bad_bot_is_replaced_by_a_safe_move(
    kind: str,
    says: str,
    planted: object,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("argosy.bots.keeper.STARTING", 2.0 if kind == "Hangs" else 60.0)
    match = argosy.new("sea_routes", seed=1)
    kept = KeptBot("sea_routes", kind, limit=0.2, maker=getattr(planted, kind))
    seat = match.waiting
    try:
        with caplog.at_level(logging.WARNING, "argosy.bots"):
            action = kept.choose(match.game, match.view(seat), seat, Rng(1))
    finally:
        kept.stop()
    assert match.game.why_not(match.state, seat, action) == LEGAL
    assert kept.replaced == 1
    assert says in caplog.text


def test_a_bot_gives_way_to_everybody_else(
    planted: object, caplog: pytest.LogCaptureFixture
) -> None:
    match = argosy.new("sea_routes", seed=1)
    kept = KeptBot("sea_routes", "tells", limit=60.0, maker=planted.Tells)  # type: ignore[attr-defined]
    try:
        kept.choose(match.game, match.view(match.waiting), match.waiting, Rng(1))
    finally:
        kept.stop()
    assert f"niced by {min(19, os.nice(0) + NICE)}" in caplog.text


def test_a_good_bot_answers_from_its_process() -> None:
    match = argosy.new("sea_routes", seed=1)
    kept = KeptBot("sea_routes", "ismcts:iterations=20", limit=60.0)
    try:
        for _ in range(3):
            seat = match.waiting
            match.play_code(kept.choose(match.game, match.view(seat), seat, Rng(1)), seat)
    finally:
        kept.stop()
    assert kept.replaced == 0


def test_a_safe_move_is_legal_even_where_sense_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails() -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("argosy.bots.keeper.GreedyBot", fails)
    match = argosy.new("sea_routes", seed=1)
    seat = match.waiting
    assert safe_move(match.game, match.view(seat), seat, Rng(1)) in match.game.actions(
        match.state, seat
    )
