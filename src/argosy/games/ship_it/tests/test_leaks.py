"""Leaks planted one by one: the comparison of worlds notices each of them (SI-A39).

The game that leaks is interpreted, since a compiled one admits no subclass.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from librt.vecs import vec
from msgspec import structs
from mypy_extensions import i64

from argosy.core.contract import pack
from argosy.core.edition import Edition
from argosy.core.table import Counter, Piece, Table
from argosy.games.ship_it.tests.worlds import difference, positions
from argosy.games.ship_it.words import LOADS
from argosy.laws.interpreted import interpreted

with interpreted("ship_it"):
    from argosy.games.ship_it import EDITION
    from argosy.games.ship_it.facts import ShipItFacts
    from argosy.games.ship_it.facts import facts as ship_it_facts
    from argosy.games.ship_it.game import ShipIt
    from argosy.games.ship_it.numbers import DONE, LOOKED, MOVED, NOT_YOUR_LOAD
    from argosy.games.ship_it.state import SHIPPING, STOPPING, ShipItState

LEAKS: list[Any] = []


def leak(made: Any) -> Any:
    edition = replace(EDITION, make=made) if isinstance(made, type) else made(EDITION)
    LEAKS.append(pytest.param(edition, id=made.__name__))
    return made


def hidden(s: ShipItState) -> list[int]:
    return [n for n in range(20) if s.values[n] > 0 and not s.open >> n & 1]


def with_truth(change: Callable[[Table, ShipItState], Table]) -> Callable[[Edition], Edition]:
    """A layout that peeks: it is handed the whole state instead of what the viewer knows."""

    def plant(edition: Edition) -> Edition:
        def table(game: Any, known: Any, viewer: int) -> Table:
            return change(edition.table(game, known, viewer), known.truth)

        return replace(edition, make=Peeking, table=table)

    return plant


class PeekedState(ShipItState):
    """A redacted state that carries the truth along."""

    def __init__(self, truth: ShipItState | None = None) -> None:
        super().__init__()
        self.truth = truth


class Peeking(ShipIt):
    def redact(self, s: ShipItState, viewer: i64) -> ShipItState:
        known = super().redact(s, viewer)
        peeked = PeekedState(s)
        peeked.fill(known.dump())
        return peeked


@leak
class ForgetsAColour(ShipIt):
    """Black's values are not redacted."""

    def redact(self, s: ShipItState, viewer: i64) -> ShipItState:
        known = super().redact(s, viewer)
        for load in range(20):
            if load % 2:
                known.values[load] = s.values[load]
        return known


def with_values(change: Callable[[Piece, int], Piece]) -> Callable[[Edition], Edition]:
    """A layout that changes each load by its value."""

    def changed(table: Table, truth: ShipItState) -> Table:
        pieces = tuple(
            change(p, int(truth.values[LOADS.index(p.id)])) if p.id in LOADS else p
            for p in table.pieces
        )
        return structs.replace(table, pieces=pieces)

    return with_truth(changed)


@leak
def facts_that_peek(edition: Edition) -> Edition:
    """The values of loads are those of the whole state."""

    def facts(game: Any, known: Any, viewer: int) -> ShipItFacts:
        return ship_it_facts(game, known.truth, viewer)

    return replace(edition, make=Peeking, facts=facts)


@leak
def value_in_an_id(edition: Edition) -> Edition:
    return with_values(lambda p, value: structs.replace(p, id=f"{p.id}.{value}"))(edition)


@leak
def rank_on_the_table(edition: Edition) -> Edition:
    return with_values(lambda p, value: structs.replace(p, rank=str(value)))(edition)


@leak
def order_of_the_pieces(edition: Edition) -> Edition:
    def change(table: Table, truth: ShipItState) -> Table:
        def key(piece: Any) -> int:
            return int(truth.values[LOADS.index(piece.id)]) if piece.id in LOADS else 0

        return structs.replace(table, pieces=tuple(sorted(table.pieces, key=key)))

    return with_truth(change)(edition)


@leak
def length_of_a_message(edition: Edition) -> Edition:
    """As many blank counters as the first hidden load is worth."""

    def change(table: Table, truth: ShipItState) -> Table:
        first = next(iter(hidden(truth)), 0)
        blank = Counter("supply", "", 0)
        return structs.replace(table, counters=table.counters + (blank,) * int(truth.values[first]))

    return with_truth(change)(edition)


@leak
class LegalActionByValue(ShipIt):
    """Nobody may end a turn while the first hidden load is worth 3 or more."""

    def legal(self, s: ShipItState, seat: i64, out: vec[i64]) -> i64:
        count = super().legal(s, seat, out)
        heavy = any(s.values[n] >= 3 for n in hidden(s)[:1])
        return count - 1 if heavy and count > 1 and out[count - 1] == DONE else count


@leak
class OrderOfActions(ShipIt):
    """The heaviest load is listed first."""

    def legal(self, s: ShipItState, seat: i64, out: vec[i64]) -> i64:
        count = super().legal(s, seat, out)
        if count and s.step in (STOPPING, SHIPPING):
            heavy = sum(int(s.values[n]) * (n + 1) for n in hidden(s)) % 2
            if heavy:
                out[0], out[count - 1] = out[count - 1], out[0]
        return count


@leak
class RefusalText(ShipIt):
    """A refusal names another load by what it is worth."""

    def why_not(self, s: ShipItState, seat: i64, action: i64) -> i64:
        reason = super().why_not(s, seat, action)
        if reason and hidden(s):
            return pack(NOT_YOUR_LOAD, s.values[hidden(s)[0]])
        return reason


@leak
class EventForAll(ShipIt):
    """Something is told to everybody that only one seat has seen."""

    def apply(self, s: ShipItState, action: i64) -> None:
        secret = hidden(s)
        super().apply(s, action)
        if secret and s.values[secret[0]] > 0:
            s.tell(LOOKED, 0, secret[0], s.values[secret[0]])


@leak
class LogOfMoves(ShipIt):
    """The log has one more line after a decision when a hidden load is a 5."""

    def apply(self, s: ShipItState, action: i64) -> None:
        fives = [n for n in hidden(s)[:1] if s.values[n] >= 4]
        super().apply(s, action)
        if fives:
            s.tell(MOVED, 0, 0, 0)


@leak
class ShownByValue(ShipIt):
    """A field that counts what is hidden."""

    def redact(self, s: ShipItState, viewer: i64) -> ShipItState:
        known = super().redact(s, viewer)
        known.shown += sum(s.values[n] * (n + 1) for n in hidden(s))
        return known


def test_at_least_eight_leaks_are_planted() -> None:
    """SI-A39: of different kinds."""
    assert len(LEAKS) >= 8


def leaks(edition: Edition) -> bool:
    return any(difference(edition, seats, positions(seats)[:60:3]) for seats in (4, 2))


def test_the_game_without_a_leak_passes() -> None:
    """SI-A39: what is caught below is the leak, not that the game is interpreted or carries the truth along."""
    assert not leaks(EDITION)
    assert not leaks(replace(EDITION, make=Peeking))


@pytest.mark.parametrize("edition", LEAKS)
def test_a_planted_leak_is_caught(edition: Edition) -> None:
    """SI-A39"""
    assert leaks(edition)
