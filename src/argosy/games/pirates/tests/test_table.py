"""What a screen is told beyond the pieces: what is clicked first, lines of fire, missing conditions."""

from argosy.core.table import Mark, Table
from argosy.games.pirates.tests.scene import Scene


def table_of(scene: Scene) -> Table:
    return scene.t.edition.table(scene.game, scene.s, 0)


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
    says = {name: mark.text for name, mark in marks(scene, "order").items()}
    assert says["order.board"] == "no ship alongside"
    assert says["order.recruit"] == "in open ocean only"
    assert "order.sail" in says and "order.ocean" not in says
    scene.load(suns=1)
    assert marks(scene, "order")["order.board"].text == "needs 2 balls"
    scene.put(suns_captain="c3")
    for verb in ("sail", "ocean", "fire", "board"):
        assert marks(scene, "order")[f"order.{verb}"].text == "captain ashore"


def test_a_holed_ship_names_whom_it_waits_for() -> None:
    """PV-R12, PV-A16: the squares of the crew on the islands beside it."""
    scene = Scene().berth(suns="a5", moons="a9").put(moons_a="d6", moons_b="k6")
    scene.play("suns fire moons")
    ship = next(p for p in table_of(scene).pieces if p.id == "ship.moons")
    assert ship.note == "commanded by moons, holed until the crew on d6 is back"
