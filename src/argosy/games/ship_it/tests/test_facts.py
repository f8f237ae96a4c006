"""What the screen is told in values: nothing of it has to be read from sentences, and nothing hidden is among it."""

from argosy.core.contract import SPECTATOR
from argosy.core.phrase import Phrase
from argosy.games.ship_it.facts import (
    Colour,
    Hub,
    Load,
    Official,
    Prices,
    ShipItFacts,
    Walk,
    facts,
)
from argosy.games.ship_it.state import ShipItState
from argosy.games.ship_it.tests.tables import Yard, start
from argosy.games.ship_it.words import COLOURS, LOADS


def told(t: Yard, viewer: int = 0) -> ShipItFacts:
    known = t.view(viewer)
    assert isinstance(known, ShipItState)
    return facts(t.tables, known, viewer)


def load(t: Yard, name: str, viewer: int = 0) -> Load:
    return next(found for found in told(t, viewer).loads if found.load == name)


def test_whose_turn_it_is_and_what_is_left_of_it() -> None:
    """SI-R8, SI-R9, SI-R14"""
    t = start(link_price=2, ap=9)
    found = told(t)
    assert (found.round, found.rounds, found.colour, found.seat) == (1, 40, "red", "red")
    assert (found.phase, found.points, found.usual_points, found.pip_stop) == ("plan", 9, 9, None)
    assert found.prices == Prices(link=2, takeback=1, official=1, load=1, pip=1)
    assert (found.pool, found.links, found.link) == (28, [], None)
    t.begin("blue", "shipping", 3, 4)
    found = told(t)
    assert (found.colour, found.seat, found.points, found.pip_stop) == ("blue", "blue", 3, 4)


def test_with_two_seats_a_colour_is_played_by_the_seat_that_has_it() -> None:
    """SI-A3"""
    t = start(2)
    t.begin("blue", "planning")
    found = told(t)
    assert (found.colour, found.seat) == ("blue", "redblue")
    seats = [colour.seat for colour in found.colours]
    assert seats == ["redblue", "greenblack", "redblue", "greenblack"]


def test_the_colour_without_an_owner_has_no_seat() -> None:
    """SI-A2, SI-A43"""
    assert [c.seat for c in told(start(3)).colours] == ["red", "green", "blue", None]


def test_the_phase_is_that_in_which_a_shipment_came_about() -> None:
    """SI-R9, SI-R32, SI-A37"""
    t = start()
    phases = {}
    for step in ("planning", "choosing", "building", "directing", "stopping", "shipping"):
        t.begin("red", step)
        phases[step] = told(t).phase
    assert phases == {
        "planning": "plan",
        "choosing": "build",
        "building": "build",
        "directing": "officials",
        "stopping": "freight",
        "shipping": "freight",
    }
    t.s.back = t.s.step
    t.begin("red", "keeping")
    assert told(t).phase == "freight"
    t.s.back = next(n for n, step in t.words.steps.items() if step.id == "directing")
    assert told(t).phase == "officials"
    t.begin("red", "resting")
    assert told(t).phase is None


def test_links_to_build_and_the_one_to_be_built_now() -> None:
    """SI-R12"""
    t = start()
    t.hand("6-4", "2-0")
    t.begin("red", "choosing")
    assert (told(t).links, told(t).link) == (["2-0", "6-4"], None)
    t.play("red choose 6-4")
    assert (told(t).links, told(t).link) == (["2-0", "6-4"], "6-4")


def test_what_each_hub_has_come_to() -> None:
    """SI-R21, SI-R33"""
    t = start()
    t.put("red1", "black.ace", 4)
    t.hub("blue", 6)
    t.direct("red", "black.ace")  # SI-R32: one more
    found = told(t)
    assert found.threshold == 8
    assert found.hubs[3] == Hub("black", "moons", "black.ace", "ace", 6, ["red1"])
    assert found.hubs[2] == Hub("blue", "arms", None, None, 0, [])
    assert (found.pawns_out, found.pawns_most) == (1, 2)


def test_a_load_that_is_about_to_be_turned_up_counts_nothing_yet() -> None:
    """SI-R20"""
    t = start()
    t.put("red5", "green.null")
    t.hub("blue", 2)
    t.begin("red", "shipping", 8, 0)
    t.chance = None
    t.play("red ship red5 blue.2")
    assert (told(t).hubs[2].total, "red5" in told(t).hubs[2].loads) == (2, True)
    assert load(t, "red5").value is None


def test_a_value_is_told_to_who_knows_it_and_otherwise_what_was_shown() -> None:
    """SI-A32, SI-A50"""
    t = start()
    s, number = t.s, LOADS.index("green1")
    s.values[number] = 2
    s.one_of[number] = 0b10010
    s.seen[0] |= 2**number
    assert (load(t, "green1", 0).value, load(t, "green1", 0).values) == (2, [2])
    for viewer in (1, 2, 3, SPECTATOR):
        found = load(t, "green1", viewer)
        assert (found.value, found.values) == (None, [2, 5])
    assert load(t, "green2").values == [1, 2, 3, 4, 5]


def test_where_loads_lie_and_which_are_frozen() -> None:
    """SI-R20, SI-R24, SI-R30"""
    t = start()
    t.link("6-4", "e8", "north")  # e8 6, e7 4
    t.put("red1", "e8")
    t.put("red2", "black.ace", 4)
    t.put("red3", "chit", 5)
    t.direct("green", "e8")
    found = {name: load(t, name) for name in ("red1", "red2", "red3")}
    assert [found[n].lies for n in found] == ["board", "hub", "chit"]
    assert [found[n].space for n in found] == ["e8", "black.ace", None]
    assert [found[n].is_frozen for n in found] == [True, False, False]
    red = told(t).colours[0]
    assert red == Colour("red", "red", 0, loads=3, chits=1)


def test_officials_and_the_regions_they_close() -> None:
    """SI-R29, SI-A21"""
    t = start()
    t.link("6-4", "e8", "north")  # e8 6, e7 4
    t.link("5-5", "e9", "south")
    t.direct("green", "e9")
    red, green = told(t).officials[:2]
    assert red == Official("red", "suns", "red.null", [])
    assert (green.space, sorted(green.region)) == ("e9", ["e8", "e9"])


def test_the_ways_of_a_load_with_pip_stop_and_price() -> None:
    """SI-R14, SI-R15: for the seat on turn alone, as far as it can pay."""
    t = start()
    t.link("3-1", "e8", "north")
    t.begin("red", "stopping", 3)
    ways = {(way.load, way.to): way for way in told(t).ways}
    assert (ways["red1", "e7"].stop, ways["red1", "e7"].price) == (0, 1)
    assert (ways["red1", "e8"].stop, ways["red1", "e8"].price) == (2, 3)
    assert (ways["red1", "e8"].totals, ways["red1", "e8"].makes) == ([], None)
    assert told(t, 1).ways == told(t, SPECTATOR).ways == []
    t.begin("red", "stopping", 2)
    assert ("red1", "e8") not in {(way.load, way.to) for way in told(t).ways}


def test_a_way_to_a_hub_says_what_it_may_come_to() -> None:
    """SI-R21, SI-R22"""
    t = start()
    t.hub("blue", 3)
    t.put("blue2", "green.5")
    t.put("red1", "blue.3", 2)
    t.put("red2", "black.null")
    t.begin("red", "shipping", 8, 6)
    way = next(w for w in told(t).ways if (w.load, w.to) == ("red2", "blue.3"))
    assert way.totals == [6, 8, 9, 10]
    assert way.makes is not None and way.makes.id == "odds-ships-with"
    assert (way.makes.nouns["least"], way.makes.nouns["enough"]) == (3, 3)


def test_the_walks_of_an_official_with_their_price() -> None:
    """SI-R13, SI-A45"""
    t = start(official_price=2)
    t.link("3-1", "e8", "north")
    t.direct("red", "red.5")
    t.begin("red", "directing", 4)
    walks = {walk.to: walk for walk in told(t).walks}
    assert (walks["e7"], walks["e8"]) == (Walk("e7", 2, None), Walk("e8", 4, None))
    assert told(t, 1).walks == []
    t.begin("red", "directing", 3)
    assert "e8" not in {walk.to for walk in told(t).walks}


def test_a_walk_to_a_hub_says_what_it_makes() -> None:
    """SI-R32"""
    t = start()
    t.hub("blue", 3)
    t.put("blue2", "green.5")
    t.direct("red", "black.null")
    t.begin("red", "directing")
    walk = next(walk for walk in told(t).walks if walk.to == "blue.3")
    assert walk.makes == Phrase("odds-makes", {"total": 3, "threshold": 8})


def test_while_tiles_are_laid_there_is_nothing_to_tell() -> None:
    """SI-R2"""
    t = Yard("ship_it", {"seats": 4}, None)
    found = told(t)
    assert (found.round, found.phase, found.colour, found.seat) == (0, None, None, None)
    assert not any((found.colours, found.hubs, found.loads, found.officials, found.ways))
    assert {c.colour for c in told(start()).colours} == set(COLOURS)
