"""The search for leaks of test_secrets.py can fail: it finds every leak that is planted here (PV-A53).

A compiled game is closed, so the leaks are planted in the interpreted one.
"""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from argosy.core.contract import SPECTATOR, a_of, pack, verb_of
from argosy.core.record import Line
from argosy.games.pirates import numbers
from argosy.games.pirates.state import KILLED
from argosy.games.pirates.tests.window import Dump, Window, is_deal, leaks, moments
from argosy.laws.interpreted import interpreted

with interpreted("pirates"):
    from argosy.games.pirates import EDITION
    from argosy.games.pirates.game import Pirates
    from argosy.games.pirates.state import PiratesState

SEED = 11
MOMENTS = 60
LIMIT = 150  # assignments: all of them up to here, beyond it one crew at a time


def first_leak(game: type[Pirates], window: type[Window]) -> str:
    """Return where the first leak is found among moments of a game for three, or nothing."""
    print("seed", SEED)
    leaky = game(EDITION.choose({"seats": 3}))
    found = moments(leaky, MOMENTS, SEED)
    return next(leaks(window(EDITION, leaky), found, range(SPECTATOR, 3), LIMIT), "")


def test_where_nothing_is_planted_nothing_is_found() -> None:
    """PV-A53: what is found below is not the doing of the interpreted game."""
    assert first_leak(Pirates, Window) == ""


class TellingIds(Window):
    """An id with the value in it."""

    def table(self, s: PiratesState, known: Dump, viewer: int) -> str:
        return super().table(s, known, viewer).replace("moons.a", f"moons.a{s.values[4]}")


class WholeTable(Window):
    """The table made of the whole state."""

    def table(self, s: PiratesState, known: Dump, viewer: int) -> str:
        return str(self.edition.table(self.game, s, viewer))


class TellingFacts(Window):
    """The facts made of the whole state."""

    def facts(self, s: PiratesState, known: Dump, viewer: int) -> str:
        return str(self.facts_of(self.game, s, viewer))


class TellingLog(Window):
    """Lines of the record that hide nothing."""

    def log(self, s: PiratesState, viewer: int) -> str:
        return "\n".join(str(Line("?", f"crew {n} {value}")) for n, value in enumerate(s.values))


class TellingLength(Window):
    """A message as long as a hidden value."""

    def known(self, s: PiratesState, viewer: int) -> Dump:
        known = super().known(s, viewer)
        return known | {"on": known["on"] + [0] * int(s.values[5])}


class TellingEvent(Pirates):
    """Who walks past is told the value of the first coin."""

    def apply(self, s: PiratesState, action: i64) -> None:
        s.tell(numbers.WALKED, 0, s.values[4])
        super().apply(s, action)


class TellingOrder(Pirates):
    """Actions in the order of somebody's values."""

    def legal(self, s: PiratesState, seat: i64, out: vec[i64]) -> i64:
        count = super().legal(s, seat, out)
        if count > 1 and s.values[0] > s.values[1]:
            out[0], out[1] = out[1], out[0]
        return count


class TellingActions(Pirates):
    """No attack on the stronger."""

    def legal(self, s: PiratesState, seat: i64, out: vec[i64]) -> i64:
        kept = 0
        for index in range(super().legal(s, seat, out)):
            action = out[index]
            target = int(action >> 24 & 65535)
            if verb_of(action) == numbers.ATTACK and s.values[target] == 5:
                continue
            out[kept] = action
            kept += 1
        return kept


class TellingRefusal(Pirates):
    """A reason with a hidden value among its nouns."""

    def why_not(self, s: PiratesState, seat: i64, action: i64) -> i64:
        reason = super().why_not(s, seat, action)
        if verb_of(reason) == numbers.SAIL_TOO_FAR:
            return pack(numbers.SAIL_TOO_FAR, a_of(reason), s.values[4])
        return reason


class ForgetfulRedaction(Pirates):
    """The dead are not hidden."""

    def redact(self, s: PiratesState, viewer: i64) -> PiratesState:
        known = super().redact(s, viewer)
        seen = [int(value) for value in known.values]
        for coin in range(16):
            if s.where[coin] == KILLED:
                seen[coin] = int(s.values[coin])
        known.values = vec[i64](seen)
        return known


class SummedRedaction(Pirates):
    """A number elsewhere in the state that follows from hidden values."""

    def redact(self, s: PiratesState, viewer: i64) -> PiratesState:
        known = super().redact(s, viewer)
        known.sums = s.values[4] * 8 + s.values[0]
        return known


class TellingEar(Pirates):
    """Private lines are heard by everyone."""

    def apply(self, s: PiratesState, action: i64) -> None:
        if verb_of(action) == numbers.CREW and is_deal(s):
            s.tell(numbers.DEALT, a_of(action), 0, action >> 24 & 65535)
        super().apply(s, action)


PLANTED: list[tuple[type[Pirates], type[Window]]] = [
    (Pirates, TellingIds),
    (Pirates, WholeTable),
    (Pirates, TellingFacts),
    (Pirates, TellingLog),
    (Pirates, TellingLength),
    (TellingEvent, Window),
    (TellingOrder, Window),
    (TellingActions, Window),
    (TellingRefusal, Window),
    (ForgetfulRedaction, Window),
    (SummedRedaction, Window),
    (TellingEar, Window),
]


@pytest.mark.parametrize(
    ("game", "window"), PLANTED, ids=[f"{g.__name__}-{w.__name__}" for g, w in PLANTED]
)
def test_a_planted_leak_is_found(game: type[Pirates], window: type[Window]) -> None:
    """PV-A53: the search for leaks can fail, for leaks of every kind."""
    assert first_leak(game, window) != ""
