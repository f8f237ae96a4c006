"""What the buttons say: who, where, what it costs and brings; people where people sit."""

from argosy.core.language import Reader
from argosy.games.pirates.tests.scene import Scene

OF = "\u2019s"
PEOPLE = {"suns": "Ann", "moons": "Grey Tom", "crowns": "Meg", "arms": "Pike"}
ANN = Reader("en", "pirates", names=PEOPLE, you=["suns"])
ANNA = Reader("de", "pirates", names=PEOPLE, you=["suns"])


def label(scene: Scene, text: str, reader: Reader = ANN) -> str:
    known = scene.t.game.redact(scene.s, 0)
    return reader.say(scene.t.words.choice(known, 0, scene.t.words.read(text)))


def test_a_fight_names_both_and_what_is_known_of_them() -> None:
    """PV-R20, PV-A52: one's own value, and that of an enemy who was shown."""
    scene = Scene().deal("suns", 2, 3, 4, 5).put(suns_b="d5", moons_a="d6")
    assert label(scene, "attack b moons.a") == f"Attack Grey Tom{OF} crew A with crew B (3)"
    scene.s.open |= 1 << 4
    shown = scene.s.values[4]
    assert label(scene, "attack b moons.a").startswith(f"Attack Grey Tom{OF} crew A ({shown})")
    assert label(scene, "attack b moons.a", ANNA).startswith("Crewmitglied A von Grey Tom (")


def test_a_shot_says_what_it_does_and_what_is_left() -> None:
    """PV-R11, PV-R12, PV-A15"""
    scene = Scene().berth(suns="a5", moons="a9")
    assert label(scene, "fire moons") == (
        f"Fire at Grey Tom{OF} ship: no harm, its crew is aboard, 1 cannonball left"
    )
    scene.put(moons_a="d6").load(suns=1)
    assert label(scene, "fire moons") == (
        f"Fire at Grey Tom{OF} ship and hole it, with your last cannonball"
    )


def test_a_ship_is_called_by_who_commands_it() -> None:
    """PV-R14: whatever suit its tile has."""
    scene = Scene().berth(suns="a5", moons="a9")
    swapped = scene.s.ships
    moons, arms = swapped >> 8 & 255, swapped >> 24 & 255
    scene.s.ships = swapped & ~(255 << 8) & ~(255 << 24) | arms << 8 | moons << 24
    assert label(scene, "fire moons").startswith(f"Fire at Pike{OF} ship")


def test_what_stays_and_what_ends_is_named() -> None:
    """PV-A2, PV-R18"""
    scene = Scene().turn("suns", 2)
    assert label(scene, "done") == "End your turn with 2 actions left"
    scene.turn("suns", 1)
    assert label(scene, "done") == "End your turn with 1 action left"
    assert label(scene, "done", ANNA) == "Zug beenden, 1 Aktion verfällt"


def test_with_two_players_the_crew_is_named_too() -> None:
    """PV-A58"""
    scene = Scene(seats=2)
    ann = Reader("en", "pirates", names={"day": "Ann", "night": "Meg"}, you=["day"])
    assert label(scene, "ocean", ann) == "Put your Suns ship to sea"
    assert ann.say("coin:moons.b") == f"Meg{OF} Moons crew B"
    assert ann.say("die:crowns") == "your Crowns die"
