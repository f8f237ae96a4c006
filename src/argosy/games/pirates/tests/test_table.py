"""What a screen is told beyond the pieces: what is clicked first, lines of fire, missing conditions."""

from argosy.core.language import Reader
from argosy.core.phrase import Phrase
from argosy.core.table import Mark, Table
from argosy.games.pirates.facts import PiratesFacts, facts
from argosy.games.pirates.tests.scene import Scene


def table_of(scene: Scene) -> Table:
    return scene.t.edition.table(scene.game, scene.s, 0)


def facts_of(scene: Scene) -> PiratesFacts:
    return facts(scene.game, scene.s, 0)


def marks(scene: Scene, kind: str) -> dict[str, Mark]:
    found = table_of(scene).marks
    return {mark.id: mark for mark in found if mark.id.startswith(f"{kind}.")}


def places(scene: Scene, text: str) -> list[str]:
    return scene.t.words.places(scene.s, 0, scene.t.words.read(text))


def test_what_is_taken_in_hand_comes_first() -> None:
    """PV-R8, PV-R10, PV-R17, PV-R22: the ship before its coast, the digger before the die."""
    scene = Scene()
    assert places(scene, "sail a5") == ["ship.suns", "a5"]
    assert places(scene, "fire moons") == ["ship.suns", "ship.moons"]
    assert places(scene, "dig moons b") == ["suns.b", "die.moons"]
    assert places(scene, "walk b c3") == ["suns.b", "c3"]
    assert places(scene, "whirlpool a5") == ["whirlpool.suns", "a5"]


def test_lines_of_fire_keep_to_rows_and_columns() -> None:
    """PV-A12: from the rail of the ship along the row or column of what it hits."""
    scene = Scene().berth(suns="a5", arms="a9").put(moons_a="d6")
    lines = marks(scene, "fire")
    assert lines["fire.moons.a"].points == ((2.0, 5.5), (3.5, 5.5))
    assert lines["fire.ship.arms"].points == ((1.0, 6.0), (1.0, 9.0))
    scene.berth(suns="b1").put(moons_a="c4")
    assert marks(scene, "fire")["fire.moons.a"].points == ((2.5, 2.0), (2.5, 3.5))


def test_every_order_says_what_it_lacks() -> None:
    """PV-R27, PV-R10, PV-R13, PV-R23: the words beside a button that cannot be used."""
    scene = Scene()
    assert order(scene, "board") == "no ship alongside"
    assert order(scene, "recruit") == "in open ocean only"
    orders = facts_of(scene).orders
    assert "sail" in orders and "ocean" not in orders
    scene.load(suns=1)
    assert facts_of(scene).orders["board"] == Phrase("order-few-balls", {"needed": 2})
    assert order(scene, "board") == "needs 2 balls"
    scene.put(suns_captain="c3")
    for verb in ("sail", "ocean", "fire", "board"):
        assert order(scene, verb) == "captain ashore"


def test_digging_takes_somebody_ashore() -> None:
    """PV-A54: a ship that touches a spot does not dig."""
    scene = Scene()
    assert order(scene, "dig") == "nobody ashore"
    scene.put(suns_a="c3")
    assert order(scene, "dig") == "no spot beside"


def test_a_failed_dig_says_what_follows() -> None:
    """PV-R18: and why."""
    scene = Scene().put(suns_a="f5").play("suns dig crowns a", "? roll crowns ace")
    assert scene.said()[-2:] == [
        "The Crowns die showed an ace (1).",
        "The Suns crew A dug in vain for the Crowns die:"
        " nobody beside it had that number, so its owner may move it.",
    ]


def test_a_coin_has_its_value_for_those_who_know_it() -> None:
    """PV-A52"""
    scene = Scene()
    for viewer, says in ((0, "crew A (2), aboard"), (1, "crew A, aboard")):
        known = scene.game.redact(scene.s, viewer)
        coin = next(
            p for p in scene.t.edition.table(scene.game, known, viewer).pieces if p.id == "suns.a"
        )
        assert coin.note and scene.t.words.say(coin.note) == says


def order(scene: Scene, verb: str) -> str:
    return scene.t.words.say(facts_of(scene).orders[verb])


def test_a_holed_ship_names_whom_it_waits_for() -> None:
    """PV-R12, PV-A16: the squares of the crew on the islands beside it."""
    scene = Scene().berth(suns="a5", moons="a9").put(moons_a="d6", moons_b="k6")
    scene.play("suns fire moons")
    ship = next(p for p in table_of(scene).pieces if p.id == "ship.moons")
    assert ship.note == Phrase("note-ship-holed", {"crew": "seat:moons", "squares": ["square:d6"]})
    assert scene.t.words.say(ship.note) == (
        "the Moons ship, holed: it waits for the crew on d6 to come back aboard"
    )


def test_a_crew_is_called_by_its_seat_or_its_suit() -> None:
    """PV-A58: a seat with one crew is told of itself; with two crews each, they go by their suits."""
    four, two = Scene().play("suns ocean").t, Scene(seats=2).play("day ocean").t
    heard = [t.words.event(t.entries[-1].events[0], -1) for t in (four, two)]
    assert heard[0] == Phrase("event-put-to-sea", {"crew": "seat:suns"})
    assert heard[1] == Phrase("event-put-to-sea", {"crew": "crew:suns"})
    for seat, phrase, yours, hers in (
        ("suns", heard[0], "You put to sea.", "Ann put to sea."),
        ("day", heard[1], "Your Suns crew put to sea.", "Ann\u2019s Suns crew put to sea."),
    ):
        assert Reader("en", "pirates", names={seat: "Ann"}, you=[seat]).say(phrase) == yours
        assert Reader("en", "pirates", names={seat: "Ann"}).say(phrase) == hers


def test_a_goal_is_a_square_or_a_ship() -> None:
    """PV-R16, PV-R10: a noun of its own type, so that languages can say each in its own way."""
    words = Scene().t.words
    for text, nouns, says in (
        ("walk a c3", {"own": "own:a", "goal": "square:c3"}, "Walk crew A to c3"),
        (
            "walk captain suns",
            {"own": "own:captain", "goal": "ship:suns"},
            "Walk the captain to the Suns ship",
        ),
        ("fire moons.c", {"target": "coin:moons.c"}, "Fire a cannon at the Moons crew C"),
        ("fire moons", {"target": "ship:moons"}, "Fire a cannon at the Moons ship"),
    ):
        phrase = words.action(words.read(text))
        assert phrase.nouns == nouns
        assert words.say(phrase) == says
