"""Two players with two crews each: PV-A58, PV-A68."""

from argosy.games.pirates.tests.scene import Scene
from argosy.tabletop import tabletop


def test_two_crews_each() -> None:
    """PV-A58: day has suns and crowns, night moons and arms; turns go S, M, C, A."""
    scene = Scene(seats=2)
    asked = []
    for _ in range(4):
        asked.append((scene.asked(), int(scene.s.crew)))
        scene.play("done")
    assert asked == [("day", 0), ("night", 1), ("day", 2), ("night", 3)]


def test_the_first_crew_is_drawn_among_four() -> None:
    """PV-A68: the order is entered there, and values are heard by the seat."""
    t = tabletop("pirates", "first arms", seats=2, island=0)
    outcomes = t.game.outcomes(t.position(1))
    assert [t.words.write_outcome(outcome) for outcome in outcomes] == [
        *("first suns", "first moons", "first crowns", "first arms"),
    ]
    heard = [str(entry.line).rpartition(" ")[0] for entry in t.entries[1:]]
    assert heard[0] == "?night crew arms.a"
    assert heard[4] == "?day crew suns.a"
    assert t.turn == "night"


def test_own_crews_do_not_fight() -> None:
    """PV-A58: no shooting, attacking, boarding or entering each other's ship."""
    scene = Scene(seats=2).put(suns_a="d5", crowns_a="d6").berth(suns="c1", crowns="e1")
    assert scene.refuses("day attack a crowns.a") == "PV-A58"
    assert scene.refuses("day board crowns") == "PV-A58"
    assert scene.refuses("day fire crowns") == "PV-A59"
    scene.put(suns_b="e3")
    assert scene.refuses("day walk b crowns") == "PV-A33"
    scene.berth(suns="a5").put(suns_a="aboard", crowns_a="aboard", crowns_b="d5")
    assert scene.refuses("day fire crowns.b") == "PV-A59"


def test_the_sister_ship_stops_a_ball() -> None:
    """PV-A58, PV-A14"""
    scene = Scene(seats=2).berth(suns="a1", crowns="d1", moons="i1")
    assert scene.can("fire") == []
    scene.berth(crowns="c11")
    assert scene.can("fire") == ["fire moons"]


def test_no_digging_for_the_other_crews_die() -> None:
    """PV-A58, PV-R19"""
    scene = Scene(seats=2).put(suns_a="d5").hide(crowns="d6", suns="d4")
    assert scene.refuses("day dig crowns a") == "PV-A58"
    assert scene.refuses("day dig suns a") == "PV-R19"


def test_matches_come_from_the_acting_crew_only() -> None:
    """PV-A58"""
    scene = Scene(seats=2).hide(arms="c5").put(suns_a="d5", crowns_b="c4")
    scene.play("day dig arms a", "? roll arms 3")
    assert (scene.step(), scene.asked()) == ("hiding", "night")


def test_bonuses_come_from_the_own_captain_only() -> None:
    """PV-A58"""
    scene = Scene(seats=2).put(suns_b="d5", moons_b="d6", crowns_captain="e5")
    scene.play("day attack b moons.b")
    assert scene.where("moons.b") == "d6"


def test_a_treasure_of_either_own_suit_goes_back() -> None:
    """PV-A58, PV-R21, PV-A22"""
    scene = Scene(seats=2).put(suns_d="d5", moons_a="d6").hide(crowns="under moons.a")
    scene.play("day attack d moons.a")
    assert (scene.step(), scene.asked()) == ("burying", "day")
    scene.play("day hide k9")
    scene = (
        Scene(seats=2).berth(suns="c1", moons="e1").put(moons_a="killed").hide(crowns="ship moons")
    )
    scene.play("day board moons")
    assert (scene.step(), scene.asked()) == ("burying", "day")


def test_claims_go_by_player() -> None:
    """PV-A58, PV-R28: one treasure each of both crews makes two."""
    scene = Scene(seats=2).berth(suns="ocean", crowns="ocean")
    scene.hide(moons="ship suns", arms="ship crowns").faces(moons="2", arms="3")
    scene.play("day unload", "day done", "night done", "day unload")
    assert (scene.t.ending, scene.t.winners()) == ("PV-R28", ["day"])
    assert scene.t.record().ending == "PV-R28 day 5 night 0"


def test_roll_off_with_two_players() -> None:
    """PV-A50, PV-A58: the seat whose crew comes first rolls first."""
    scene = Scene(seats=2).berth(suns="ocean")
    scene.hide(moons="ship suns", arms="claimed by day", suns="claimed by night")
    scene.hide(crowns="claimed by night").faces(moons="2", arms="2", suns="ace", crowns="3")
    scene.s.first = 3
    scene.t.chance = None
    scene.t.play("day unload")
    rolled: list[str] = []
    while not scene.t.is_over and len(rolled) < 4:
        die = scene.t.outcomes()[0].split(" ")[1]
        scene.t.play(f"? roll {die} {'5' if die == 'suns' else '2'}")
        rolled.append(die)
    assert rolled == ["suns", "crowns", "moons", "arms"]
    assert (scene.t.ending, scene.t.winners()) == ("PV-A50", ["night"])
