"""Rolling, moving, staying."""

import pytest

from .tables import road


def moves(start: str, roll: int) -> list[str]:
    t = road().put(red=start).follow("red roll", f"? roll {roll}")
    return [text.removeprefix("move ") for text in t.legal()]


def test_the_roll_is_moved() -> None:
    """LR-R5, LR-A5"""
    assert moves("a", 3) == ["ab3", "da6", "ac3"]
    assert moves("ab4", 2) == ["ab2", "ab6"]


def test_a_center_is_one_square() -> None:
    """LR-R5, LR-A6"""
    assert moves("ac6", 3) == ["c", "ac3", "bc5", "ec5", "dc5"]
    assert moves("ac6", 2) == ["c", "ac4", "bc6", "ec6", "dc6"]


def test_the_whole_roll_or_stop_at_a_center() -> None:
    """LR-R6, LR-A29"""
    t = road().put(red="ab6").follow("red roll", "? roll 5")
    assert t.legal() == ["move b", "move ab1", "move be2", "move bc2"]
    assert t.refuses("red move ab5") == "LR-R6"
    assert t.refuses("red move be1") == "LR-R6"
    assert t.refuses("red move ab8") == "LR-R6"
    assert t.refuses("red move ab6") == "LR-R6"
    assert t.refuses("red move a") == "LR-R6"
    t.play("red move b")
    assert (t.where("red"), t.step) == ("b", "trading")


def test_an_exact_count_ends_on_the_center() -> None:
    """LR-A29"""
    assert moves("ab6", 3) == ["b", "ab3"]


def test_no_turning_back_at_a_center_either() -> None:
    """LR-A5, LR-A6"""
    assert "ab7" not in moves("ab8", 3)
    assert moves("ab8", 3) == ["b", "ab5", "be2", "bc2"]


def test_two_centers_are_never_within_one_roll() -> None:
    """LR-A6"""
    t = road().put(red="a").follow("red roll", "? roll 6")
    assert t.legal() == ["move ab6", "move da3", "move ac6"]


@pytest.mark.parametrize("roll", range(1, 7))
def test_every_roll_can_be_moved_from_everywhere(roll: int) -> None:
    """LR-R6"""
    t = road()
    for name in t.words.actions[5].nouns[0].texts:
        found = moves(name, roll)
        assert 2 <= len(found) <= 7
        assert name not in found


def test_hazards_passed_over_do_nothing() -> None:
    """LR-A8"""
    t = road().load(red="grain")
    t.follow("red roll", "? roll 4", "red move ac4")  # over Back 2 and Lose 1 Cargo
    assert (t.where("red"), t.cargo("red"), t.gold("red")) == ("ac4", ["grain"], 8)
    assert t.turn == "blue"


def test_who_starts_his_turn_on_a_center_may_stay() -> None:
    """LR-A7"""
    t = road()
    t.play("red stay")
    assert (t.where("red"), t.turn) == ("a", "blue")
    t.put(red="ab1").play("blue stay")
    assert t.refuses("red stay") == "LR-A7"


def test_without_staying_only_stay_is_gone() -> None:
    """LR-A38, LR-A7"""
    t = road(stay=0)
    assert t.refuses("red stay") == "LR-A7"
    t.pay(red=1)
    assert "beg" in t.legal()
    t.pay(red=8)
    t.follow("red buy", "? has a iron", "red sell 1")
    assert "stay" not in t.legal()


def test_one_purchase_and_sale_before_rolling_or_after_landing() -> None:
    """LR-A7, LR-R14"""
    t = road().put(red="ab1").load(red="iron hides")
    assert t.refuses("red buy") == "LR-R10"
    t.follow(
        "red roll", "? roll 2", "red move a", "red sell 1", "red done", "red buy", "? has a iron"
    )
    assert t.refuses("red buy") == "LR-R14"
    assert t.refuses("red sell 1") == "LR-R14"
    t.follow("red end", "blue stay", "red sell 1")  # another turn, another quota
    assert t.gold("red") == 8 + 2 - 2 + 2


def test_the_quota_is_for_the_turn_not_for_the_center() -> None:
    """LR-R14"""
    t = road().put(red="c").load(red="hides spices").put(blue="e")
    t.follow("red buy", "? has c coal", "red sell 1", "red done", "red roll", "? roll 6")
    t.put(red="ac6").s.roll = 1
    t.play("red move c")
    assert t.step == "trading"
    assert t.refuses("red buy") == "LR-R14"
    assert t.refuses("red sell 1") == "LR-R14"
    assert [text for text in t.legal() if not text.startswith("offer")] == ["end"]


def test_tokens_on_one_square_do_nothing() -> None:
    """LR-A28"""
    t = road("a a")
    t.follow("red roll", "? roll 1", "red move ab1", "blue roll", "? roll 1", "blue move ab1")
    assert t.where("red") == t.where("blue") == "ab1"
    assert t.turn == "red"


def test_it_is_not_your_turn() -> None:
    """LR-R4"""
    t = road()
    assert t.refuses("blue roll") == "LR-R4"
    assert t.why_not("blue stay").sentence == "It is Red’s turn."  # noqa: RUF001
    t.follow("red roll", "? roll 3")
    assert t.refuses("blue move ac3") == "LR-R4"


def test_seats_play_clockwise() -> None:
    """LR-R4"""
    t = road("a b c d")
    order = []
    for _ in range(6):
        order.append(t.turn)
        t.play(f"{t.turn} stay")
    assert order == ["red", "blue", "green", "yellow", "red", "blue"]
