"""The table of the tests: what its page shows happens, and chance that is written down comes or fails."""

import pytest

from argosy.core.match import Refused
from argosy.tabletop import Tabletop, tabletop


@pytest.fixture(name="t")
def on_the_road() -> Tabletop:
    """Red is to roll."""
    return tabletop("land_routes", "roll 6", "roll 1", seats=2).lines("red start a", "blue start b")


@pytest.mark.parametrize("face", range(1, 7))
def test_what_is_written_comes(t: Tabletop, face: int) -> None:
    t.lines("red roll", f"? roll {face}")
    assert str(t.entries[-1].line) == f"? roll {face}"


def test_several_outcomes_come_in_their_order() -> None:
    t = tabletop("ship_it", seats=2)
    drawn = [entry for entry in t.entries if entry.seat < 0]
    assert len(drawn) > 3, "a deal of many outcomes"
    wishes = [entry.line.text for entry in drawn]
    again = tabletop("ship_it", *wishes, seats=2, seed=99)
    assert [entry.line.text for entry in again.entries] == wishes


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        (["red roll", "? roll 7"], "'? roll 7' did not come: chance brought '? roll"),
        (["red roll", "? has a coal"], "'? has a coal' did not come"),
        (
            ["red roll", "? roll 2", "? roll 2"],
            "'? roll 2' did not come: chance brought nothing more",
        ),
        (["red roll", "?red roll 2"], "'?red roll 2' did not come: chance brought '? roll 2'"),
        (["red stay", "? roll 2"], "'? roll 2' did not come: chance brought nothing more"),
        (["? roll 2"], "'? roll 2' did not come: chance brought nothing more"),
    ],
)
def test_what_cannot_come_fails(t: Tabletop, lines: list[str], says: str) -> None:
    with pytest.raises(AssertionError) as failed:
        t.lines(*lines)
    assert says in str(failed.value)


def test_a_line_that_is_refused_says_why(t: Tabletop) -> None:
    with pytest.raises(Refused):
        t.lines("blue roll", "? roll 2")
    assert t.refuses("blue roll")
    assert t.wishes == []
