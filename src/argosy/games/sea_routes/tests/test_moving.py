"""Play of a round: SR-R6 to SR-R11."""

from argosy.games.sea_routes.tests.tables import start


def test_one_space_in_an_orthogonal_direction() -> None:
    """SR-R7"""
    t = start()
    assert t.legal() == ["sail c2", "sail d3", "sail c4", "sail b3"]
    assert t.refuses("red sail b2") == "SR-R7"
    assert t.refuses("red sail c1") == "SR-R7"
    assert t.refuses("red sail c3") == "SR-R7"
    t.play("red sail c4")
    assert t.ship("red") == "c4"


def test_a_claimed_space_may_not_be_entered() -> None:
    """SR-R8"""
    t = start()
    t.lines("red sail c4", "blue sail b3", "red sail c5", "blue sail b4")
    assert t.refuses("red sail c4") == "SR-R8"
    assert t.refuses("red sail e5") == "SR-R7"
    assert t.refuses("blue sail a4") == "SR-R6"
    t.play("red sail d5")


def test_a_ship_is_no_obstacle() -> None:
    """SR-R8, SR-A7: two ships on one space; the first to leave claims, the other stands on an empty space."""
    t = start()
    t.lines("red sail c4", "blue sail c4", "red sail c5")
    assert not t.holds("c4")
    assert t.s.tiles_of[0] != 0
    t.play("blue sail b4")
    assert t.s.tiles_of[1] == 0


def test_leaving_claims() -> None:
    """SR-R9"""
    t = start("tile moons.5 c4")
    t.lines("red sail c4", "blue sail b3")
    assert t.holds("c4")
    t.play("red sail c5")
    assert not t.holds("c4")
    assert "Red claimed Moons 5 from c4." in t.said()


def test_leaving_the_centre_claims_nothing_and_it_stays_empty() -> None:
    """SR-A5"""
    t = start()
    t.lines("red sail c4", "blue sail c2")
    assert list(t.s.tiles_of) == [0, 0]
    assert t.refuses("red sail c3") == "SR-R8"
    t.give_points("red", moons=1)
    t.play("red sneak c3")
    assert t.ship("red") == "c3"


def test_coin_spaces_of_one_side_touch_and_corners_are_no_spaces() -> None:
    """SR-A3, SR-A4"""
    t = start()
    t.put_ship("red", "a0")
    assert set(t.legal()) == {"sail a1", "sail b0"}
    t.put_ship("red", "z1")
    assert set(t.legal()) == {"sail a1", "sail z2"}
    assert t.refuses("red sail z0") == ""


def test_a_coin_place_emptied_in_an_earlier_round_is_an_empty_space() -> None:
    """SR-A6"""
    t = start()
    t.empty("c0")
    t.put_ship("red", "c1")
    assert t.refuses("red sail c0") == "SR-R8"
    t.give_points("red", moons=1)
    assert "sneak c0" in t.legal()


def test_abilities_before_and_after_moving() -> None:
    """SR-R10: embargo first, then move, then embargo again, then done."""
    t = start()
    t.give_points("red", arms=2)
    t.lines("red embargo c2", "red sail c4")
    assert t.turn == "red"
    assert t.words.steps[t.state.step].id == "parting"
    t.play("red embargo c5")
    assert t.turn == "blue"


def test_a_move_must_be_made() -> None:
    """SR-A1: neither waiting nor passing while there is a plain move."""
    t = start()
    assert t.refuses("red pass") == t.refuses("red done") == "SR-A1"


def test_two_coins_end_your_turns() -> None:
    """SR-R11, SR-A24: skipped without a line, the other goes on alone."""
    t = start()
    t.put_ship("red", "b0")
    t.lines("red sail c0", "blue sail b3", "red sail d0")
    assert "That was Red\u2019s last coin of this round." in t.said()
    t.lines("blue sail b4", "blue sail b5", "blue sail c5")
    assert t.turn == "blue"


def test_only_coins_of_this_round_count() -> None:
    """SR-A2: coins kept from earlier rounds do not put anybody out."""
    t = start()
    t.s.coins_of[0] = 7
    t.put_ship("red", "b0")
    t.lines("red sail c0", "blue sail b3")
    assert t.turn == "red"


def test_nowhere_to_go_is_out() -> None:
    """SR-R11: a ship on a lone coin whose tile is gone."""
    t = start()
    t.empty("b0", "d0")
    t.put_ship("red", "c1")
    t.lines("red sail c0", "blue sail b3")
    assert t.turn == "blue"
    assert t.holds("c0")


def test_the_space_under_you_at_the_end_of_the_round_is_not_claimed() -> None:
    """SR-A8, SR-A21: a lone coin is entered, but never left, so it stays."""
    t = start()
    t.empty("b0", "d0")
    t.put_ship("red", "c1")
    t.s.passed = 2
    t.play("red sail c0")
    assert t.s.round == 2
    assert t.s.coins_of[0] == 0
    assert t.holds("c0")


def test_the_round_ends_when_all_are_out() -> None:
    """SR-R11, SR-A28: with three seats too."""
    t = start(seats=3)
    t.s.passed = 6
    t.put_ship("red", "b0")
    t.lines("red sail c0", "red sail d0")
    assert t.s.round == 2


def test_play_goes_clockwise() -> None:
    """SR-A28, SR-R6"""
    t = start(seats=4)
    order = []
    for move in ("sail d3", "sail e4", "sail d5", "sail c4"):
        order.append(t.turn)
        t.play(move)
    assert order == ["red", "blue", "green", "black"]
    assert t.turn == "red"


def test_twelve_idle_moves_end_the_round_at_once() -> None:
    """SR-A22, SR-A34: walking to and fro over embargoed spaces; before Arms could be spent."""
    t = start()
    t.give_points("blue", arms=1)
    s = t.s
    s.tile_markers = 0b11  # a1 and b1, embargoed against red
    s.passed = 2
    t.put_ship("red", "a1")
    for n in range(11):
        t.play(f"red sail {'b1' if n % 2 == 0 else 'a1'}")
        assert t.s.round == 1
    assert t.s.idle_moves == 11
    t.play("red sail a1")
    assert t.s.round == 2
    assert "12 moves without a claim ended the round." in t.said()


def test_a_claim_begins_the_count_again() -> None:
    """SR-A34: leaving the centre counts as a move without a claim; a claim sets the count to 0."""
    t = start()
    t.lines("red sail c4", "blue sail c2")
    assert t.s.idle_moves == 2
    t.play("red sail c5")
    assert t.s.idle_moves == 0


def test_idle_moves_is_an_option_and_comes_before_arms() -> None:
    """SR-A22, SR-A34"""
    t = start(idle_moves=6)
    t.give_points("red", suns=5, arms=5)
    for move in ("rush c2 c1", "rush c2 c1", "rush b1 c1", "rush d1 c1", "rush c2 c1"):
        t.state.passed = 2
        t.play(f"red {move}")
        if t.turn == "red" and t.words.steps[t.state.step].id == "parting":
            t.play("red done")
    assert t.s.round == 1
    t.give_points("red", suns=1)
    t.play("red rush c2 c1")
    assert t.s.round == 2


def test_the_facts_say_where_a_ship_can_sail_on() -> None:
    """SR-R8: from every space next to the ship; what it leaves and claims is empty then."""
    t = start()
    exits = {way.space: way.on for way in t.facts.exits}
    assert {*exits["c2"]} == {"c1", "b2", "d2"}
    t.lines("red sail c2", "blue sail c4")
    exits = {way.space: way.on for way in t.facts.exits}
    assert {*exits} == {"b2", "c1", "d2"}
    assert {*exits["c1"]} == {"b1", "d1", "c0"}


def test_the_facts_say_what_leaving_brings() -> None:
    """SR-R9: what lies there and what it adds to which majority."""
    assert start().facts.claims is None
    t = start()
    t.lines("red sail c2", "blue sail c4")
    assert [ship.space for ship in t.facts.ships] == ["c2", "c4"]
    claims = t.facts.claims
    assert claims is not None
    kind, face = claims.split(":")
    assert kind == "tile"
    gains = {row.category: row.gain for row in t.facts.majorities}
    assert gains[face.partition(".")[0]] > 0
