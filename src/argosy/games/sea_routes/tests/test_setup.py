"""Setting up: SR-R1 to SR-R6, SR-R25."""

from collections import Counter

import pytest

from argosy.core.edition import BadInput
from argosy.games.sea_routes.tests.tables import start
from argosy.tabletop import tabletop


def lines(t, verb: str) -> list[str]:  # type: ignore[no-untyped-def]
    return [e.line.text for e in t.entries if e.line.text.startswith(verb + " ")]


def test_one_piecepack_for_two_two_for_more() -> None:
    """SR-R1, SR-R25: 24 tiles on 5 x 5 for two, 48 on 7 x 7 for three and four."""
    assert len(lines(start(seats=2), "tile")) == 24
    assert len(lines(start(seats=3), "tile")) == 48
    assert len(lines(start(seats=4), "coin")) == 28
    with pytest.raises(BadInput, match="2, 3, 4 seats, not 5"):
        start(seats=5)


def test_all_tiles_face_up_with_an_empty_centre() -> None:
    """SR-R2: every tile once, in reading order, none in the middle."""
    laid = lines(start(), "tile")
    assert len({line.split()[1] for line in laid}) == 24
    spaces = [line.split()[2] for line in laid]
    assert spaces == [f"{c}{r}" for r in range(1, 6) for c in "abcde" if f"{c}{r}" != "c3"]


def test_every_tile_twice_with_two_packs() -> None:
    """SR-R25, SR-A28: duplicates are two separate tiles."""
    faces = Counter(line.split()[1] for line in lines(start(seats=3), "tile"))
    assert set(faces.values()) == {2}
    assert len(faces) == 24


def test_a_coin_beside_each_outer_edge() -> None:
    """SR-R3, SR-A29: 20 coins without aces; only nulls show a suit."""
    dealt = lines(start(), "coin")
    faces = Counter(line.split()[1] for line in dealt)
    numbers = {"2": 4, "3": 4, "4": 4, "5": 4}
    assert faces == {**numbers, "suns": 1, "moons": 1, "crowns": 1, "arms": 1}
    sides = ["z1", "f1", "z2", "f2", "z3", "f3", "z4", "f4", "z5", "f5"]
    order = [f"{c}0" for c in "abcde"] + sides + [f"{c}6" for c in "abcde"]
    assert [line.split()[2] for line in dealt] == order


def test_28_of_40_coins_with_two_packs() -> None:
    """SR-A28: twelve coins stay out of the game, eight aces are markers."""
    t = start(seats=4)
    assert len(lines(t, "coin")) == 28
    assert bin(t.s.cup).count("1") == 12
    assert t.options["markers"] == 8


def test_ships_begin_in_the_centre_and_scores_at_nothing() -> None:
    """SR-R4, SR-A27: the score is a number."""
    t = start(seats=3)
    assert {t.ship(seat) for seat in t.seats} == {"d4"}
    assert t.scores() == {"red": 0, "blue": 0, "green": 0}


def test_three_dice_show_null_and_point_at_nobody() -> None:
    """SR-R5, SR-A28: one set of ability dice, whatever the seats; Crowns has none."""
    for seats in (2, 4):
        t = start(seats=seats)
        assert [t.die(name) for name in ("arms", "moons", "suns")] == [("", 0)] * 3


def test_the_first_player_is_drawn() -> None:
    """SR-R6"""
    t = tabletop("sea_routes", "first blue")
    assert t.entries[-1].line.text == "first blue"
    assert t.turn == "blue"
    assert t.refuses("red sail c2") == "SR-R6"


def test_nobody_acts_while_the_table_is_laid() -> None:
    """SR-R2, SR-R3, SR-R6: refused by what is awaited."""
    t = tabletop("sea_routes")
    t.chance = None
    for step, clause in ((1, "SR-R2"), (2, "SR-R3"), (3, "SR-R6")):
        t.state.step = step
        assert t.refuses("red sail c2") == clause


def test_a_text_that_is_no_action_has_no_clause() -> None:
    """SR-R7: such a text is refused before all clauses."""
    t = start()
    for text in (
        "red fly c2",
        "red sail z9",
        "red sail",
        "red sail c2 c1",
        "red Sail c2",
        "red  sail c2",
    ):
        assert t.refuses(text) == ""
