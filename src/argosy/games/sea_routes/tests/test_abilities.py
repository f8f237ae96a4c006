"""Ability points: SR-R17 to SR-R21."""

from argosy.games.sea_routes.tests.tables import start


def test_only_the_owner_of_the_die_may_spend() -> None:
    """SR-R17: red holds no point although the die shows one."""
    t = start()
    t.give_points("blue", arms=1, moons=1, suns=1)
    assert t.refuses("red embargo c2") == "SR-R18"
    assert t.refuses("red sneak c3") == "SR-R21"
    assert t.refuses("red rush c2 c1") == "SR-R20"


def test_points_go_with_the_die() -> None:
    """SR-R17: whoever wins the majority later gets the die with all points on it."""
    t = start()
    t.give_points("red", moons=3)
    t.give_tiles("blue", "moons.2", "moons.3")
    t.s.passed = 2
    t.put_ship("red", "b0")
    t.lines("red sail c0", "red sail d0")
    assert t.die("moons") == ("blue", 4)


def test_embargo_beside_the_ship_but_not_under_another() -> None:
    """SR-R18"""
    t = start()
    t.give_points("red", arms=3)
    t.put_ship("blue", "c4")
    assert t.refuses("red embargo c4") == "SR-R18"
    assert t.refuses("red embargo a1") == "SR-R18"
    t.play("red embargo c2")
    assert t.die("arms") == ("red", 2)
    assert t.turn == "red"


def test_no_arms_point_no_embargo() -> None:
    """SR-R18: the die at null gives nothing."""
    t = start()
    t.give_points("red", arms=0)
    assert t.refuses("red embargo c2") == "SR-R18"


def test_the_other_does_not_claim_an_embargoed_space_but_you_do() -> None:
    """SR-R19"""
    t = start()
    t.give_points("red", arms=2)
    t.lines("red embargo c2", "red sail c4", "red done", "blue sail c2", "red sail b4")
    t.lines("red done", "blue sail c1")
    assert t.holds("c2")
    assert "Blue left embargoed c2 without claiming." in t.said()
    t.put_ship("red", "c2")
    t.play("red sail b2")
    assert not t.holds("c2")


def test_markers_go_back_at_the_end_of_the_round() -> None:
    """SR-R19"""
    t = start()
    t.give_points("red", arms=1)
    t.play("red embargo c2")
    t.s.passed = 2
    t.put_ship("red", "b0")
    t.lines("red sail c0", "red sail d0")
    assert (t.s.tile_markers, t.s.coin_markers) == (0, 0)


def test_several_embargoes_while_markers_last() -> None:
    """SR-A20: four markers; an empty or marked space is no target."""
    t = start()
    t.give_points("red", arms=5)
    t.empty("c4")
    assert t.refuses("red embargo c4") == "SR-A20"
    t.play("red embargo c2")
    assert t.refuses("red embargo c2") == "SR-A20"
    t.lines("red embargo d3", "red embargo b3")
    t.s.coin_markers = 1
    assert t.refuses("red embargo c4") == "SR-A20"
    t = start(markers=0)
    t.give_points("red", arms=5)
    assert t.refuses("red embargo c2") == "SR-A20"


def test_a_coin_can_be_embargoed() -> None:
    """SR-A20, SR-R18: the marker of a coin space; its owner claims and the marker stays."""
    t = start()
    t.give_points("red", arms=1)
    t.put_ship("red", "b0")
    t.lines("red embargo c0", "red sail c0", "blue sail b3", "red sail d0")
    assert t.s.coin_markers != 0
    assert not t.holds("c0")


def test_embargo_before_or_after_from_where_the_ship_lies_then() -> None:
    """SR-A20: measured from the new space after moving."""
    t = start()
    t.give_points("red", arms=1)
    t.play("red sail c4")
    assert t.refuses("red embargo c2") == "SR-R18"
    t.play("red embargo c5")
    assert t.turn == "blue"


def test_after_the_second_coin_arms_may_still_be_spent() -> None:
    """SR-A31"""
    t = start()
    t.give_points("red", arms=1)
    s = t.s
    s.taken = 1
    t.put_ship("red", "b0")
    t.play("red sail b1")
    assert s.round == 1
    assert "That was Red\u2019s last coin of this round." in t.said()
    assert t.turn == "red"
    t.play("red embargo b2")
    assert t.turn == "blue"


def test_no_abilities_on_a_skipped_turn() -> None:
    """SR-A30: a player who is out is not asked, whatever he holds."""
    t = start()
    t.give_points("red", arms=3, suns=2)
    t.s.taken = 2
    t.state.decider = t.state.mover = 1
    t.play("blue sail c4")
    assert t.turn == "blue"
    assert t.refuses("red embargo c2") == "SR-R6"


def test_suns_two_spaces_and_nothing_claimed() -> None:
    """SR-R20, SR-A18: they may bend or return; both must hold something."""
    t = start()
    t.give_points("red", suns=3)
    assert "rush c2 d2" in t.legal()
    assert t.refuses("red rush c2 c3") == "SR-R8"  # the centre is empty
    t.lines("red rush c2 d2", "blue sail c4")
    assert t.ship("red") == "d2"
    assert t.holds("c2")
    t.lines("red rush d3 d2", "blue sail c5")  # there and back to where he began
    assert t.ship("red") == "d2"
    assert t.holds("d2")
    assert t.die("suns") == ("red", 1)


def test_suns_needs_two_steps_beside_each_other() -> None:
    """SR-A18, SR-R7: exactly two steps, each to a neighbour."""
    t = start()
    t.give_points("red", suns=1)
    assert t.refuses("red rush b2 b1") == "SR-R7"
    assert t.refuses("red rush c2 a1") == "SR-R7"
    t.empty("b2", "d2", "c1")
    assert not [text for text in t.legal() if text.startswith("rush c2")]


def test_suns_to_a_lone_coin_and_back_claims_it() -> None:
    """SR-A21, SR-A18: passing over the tile without taking it leaves a way out."""
    t = start()
    t.give_points("red", suns=1)
    t.empty("b0", "d0")
    t.put_ship("red", "c2")
    t.lines("red rush c1 c0", "blue sail b3", "red sail c1")
    assert "Red claimed the" in " ".join(t.said()[-2:])
    assert not t.holds("c0")


def test_moons_enters_an_empty_space() -> None:
    """SR-R21, SR-A19: the space left is claimed as usual."""
    t = start()
    t.give_points("red", moons=1)
    t.put_ship("red", "c1")
    t.empty("c2")
    assert t.refuses("red sneak d1") == "SR-A33"
    t.play("red sneak c2")
    assert t.ship("red") == "c2"
    assert not t.holds("c1")
    assert t.die("moons") == ("red", 0)


def test_moons_leaves_a_lone_coin() -> None:
    """SR-A19, SR-A21, SR-A23: asked while stranded; a Moons move out of a coin space claims the coin."""
    t = start()
    t.give_points("red", moons=1)
    t.empty("b0", "d0")
    t.put_ship("red", "c1")
    t.lines("red sail c0", "blue sail b3")
    assert t.turn == "red"
    assert t.words.steps[t.state.step].id == "stranding"
    assert set(t.legal()) == {"sneak b0", "sneak c1", "sneak d0", "pass"}
    assert t.refuses("red sail c1") == "SR-R8"
    t.play("red sneak c1")
    assert not t.holds("c0")


def test_a_stranded_player_may_decline() -> None:
    """SR-A23: then he is out for the round; nobody is forced to spend (SR-A1)."""
    t = start()
    t.give_points("red", moons=1, arms=2)
    t.empty("b0", "d0")
    t.put_ship("red", "c1")
    t.lines("red sail c0", "blue sail b3")
    assert t.refuses("red embargo c1") == "SR-A20"
    t.lines("red pass", "blue sail b4")
    assert t.turn == "blue"
    assert t.die("moons") == ("red", 1)


def test_pass_is_for_the_stranded() -> None:
    """SR-A23, SR-A1"""
    t = start()
    assert t.refuses("red pass") == "SR-A1"
    t.give_points("red", arms=1)
    t.play("red sail c4")
    assert t.refuses("red pass") == "SR-A23"
    assert t.refuses("red sail c5") == "SR-R7"
    assert t.refuses("red rush c5 d5") == "SR-R7"
    t.play("red done")


def test_suns_and_moons_together() -> None:
    """SR-A18, SR-A19: one Moons point covers both steps; at least one space is empty."""
    t = start()
    t.give_points("red", suns=1, moons=1)
    t.empty("c2", "c1")
    assert t.refuses("red slip d3 d2") == "SR-A33"
    assert t.refuses("red rush c2 c1") == "SR-R8"
    assert t.refuses("red slip c2 a1") == "SR-R7"
    assert t.refuses("red slip a1 a2") == "SR-R7"
    t.play("red slip c2 c1")
    assert t.ship("red") == "c1"
    assert t.die("suns") == ("red", 0)
    assert t.die("moons") == ("red", 0)


def test_slip_needs_both_points() -> None:
    """SR-R20, SR-R21: Suns is asked first."""
    t = start()
    t.empty("c2")
    assert t.refuses("red slip c2 c1") == "SR-R20"
    t.give_points("red", suns=1)
    assert t.refuses("red slip c2 c1") == "SR-R21"
    assert t.refuses("red sneak c2") == "SR-R21"


def test_no_embargo_when_all_others_are_out() -> None:
    """SR-A33: it would stop nobody."""
    t = start()
    t.give_points("red", arms=1)
    t.s.passed = 2
    assert t.refuses("red embargo c2") == "SR-A33"
    assert not [text for text in t.legal() if text.startswith("embargo")]


def test_a_point_won_is_for_the_next_round() -> None:
    """SR-A32: dice move after scoring, so the round in which it is won cannot use it."""
    t = start()
    t.give_tiles("red", "suns.2", "suns.3")
    assert t.refuses("red rush c2 c1") == "SR-R20"
    t.s.passed = 2
    t.put_ship("red", "b0")
    t.lines("red sail c0", "red sail d0")
    assert t.die("suns") == ("red", 1)
    t.play("blue sail c4")
    assert [text for text in t.legal() if text.startswith("rush")]
