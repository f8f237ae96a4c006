"""The end: PV-R28 to PV-R30, PV-A48 to PV-A51, PV-A65."""

from argosy.games.pirates.tests.scene import Scene


def laden(seats: int = 4, **options: int) -> Scene:
    """Suns are in the open ocean, about to drop off the die of moons, a 3."""
    scene = Scene(seats=seats, **options).berth(suns="ocean").hide(moons="ship suns")
    return scene.faces(moons="3")


def test_two_claimed_and_nobody_else_has_any() -> None:
    """PV-R28"""
    scene = laden().hide(crowns="claimed by suns").faces(crowns="2").play("suns unload")
    assert (scene.t.ending, scene.t.winners()) == ("PV-R28", ["suns"])


def test_two_dropped_together_count_together() -> None:
    """PV-A48"""
    scene = laden().hide(arms="ship suns").play("suns unload")
    assert scene.t.ending == "PV-R28"


def test_only_claimed_treasures_count() -> None:
    """PV-A48: what others carry or have aboard does not stop PV-R28."""
    scene = laden().hide(crowns="claimed by suns", arms="ship moons", suns="under moons.a")
    scene.put(moons_a="k5").play("suns unload")
    assert scene.t.ending == "PV-R28"


def test_alone_option() -> None:
    """PV-R28: option alone."""
    assert laden(alone=1).play("suns unload").t.ending == "PV-R28"
    scene = laden(alone=3).hide(crowns="claimed by suns").play("suns unload")
    assert not scene.t.is_over


def test_three_claimed_are_compared() -> None:
    """PV-R29: the highest total wins."""
    scene = laden().hide(crowns="claimed by arms", suns="claimed by arms")
    scene.faces(crowns="2", suns="2").play("suns unload")
    assert (scene.t.ending, scene.t.winners()) == ("PV-R29", ["arms"])
    assert scene.t.record().ending == "PV-R29 suns 3 moons 0 crowns 0 arms 4"


def test_a_second_treasure_while_another_has_one() -> None:
    """PV-R28, PV-R29: two are not enough if somebody else has claimed any."""
    scene = laden().hide(crowns="claimed by arms").play("suns unload")
    assert not scene.t.is_over


def test_claimed_option() -> None:
    """PV-R29, PV-A65: option claimed; only who has claimed something is compared."""
    scene = laden(claimed=1).faces(moons="null").play("suns unload")
    assert (scene.t.ending, scene.t.winners()) == ("PV-R29", ["suns"])
    scene = laden(claimed=4).hide(crowns="claimed by arms", suns="claimed by arms")
    scene.faces(crowns="5", suns="5").play("suns unload")
    assert not scene.t.is_over


def tied() -> Scene:
    """Arms have 3, suns drop off 3, and a third 0 is home: a tie at three treasures of four."""
    scene = laden().hide(crowns="claimed by arms", suns="claimed by moons")
    return scene.faces(crowns="3", suns="null").play("suns unload")


def test_a_tie_plays_on() -> None:
    """PV-R30"""
    scene = tied()
    assert not scene.t.is_over
    assert (scene.asked(), scene.s.left) == ("suns", 1)


def test_the_fourth_breaks_the_tie() -> None:
    """PV-R30"""
    scene = tied().hide(arms="ship suns").faces(arms="ace").play("suns unload")
    assert (scene.t.ending, scene.t.winners()) == ("PV-R30", ["suns"])


def rolling_off() -> Scene:
    """All four are home: suns and arms have 3 each."""
    scene = tied().hide(arms="ship suns").faces(arms="null")
    scene.t.chance = None
    scene.t.play("suns unload")
    return scene


def test_all_claimed_and_tied_is_rolled_off() -> None:
    """PV-R30, PV-A50: each tied seat in turn order rolls its dice in suit order."""
    scene = rolling_off()
    assert scene.refuses("suns done") == "PV-R5"
    scene.t.play("? roll moons 2")
    scene.t.play("? roll arms ace")
    scene.t.play("? roll crowns 2")
    assert (scene.t.ending, scene.t.winners()) == ("PV-A50", ["suns"])
    assert scene.t.record().ending == "PV-A50 suns 3 moons 0 crowns 0 arms 3"


def test_the_higher_roll_wins_whoever_has_it() -> None:
    """PV-A50: one die against two; null is 0, ace 1. The score stays."""
    scene = rolling_off()
    for line in ("? roll moons null", "? roll arms ace", "? roll crowns 5"):
        scene.t.play(line)
    assert scene.t.winners() == ["arms"]
    assert scene.t.scores() == {"suns": 3, "moons": 0, "crowns": 0, "arms": 3}


def test_a_tied_roll_off_is_repeated() -> None:
    """PV-A65, PV-R30: by those still tied."""
    scene = rolling_off()
    for line in ("? roll moons ace", "? roll arms 2", "? roll crowns 3"):
        scene.t.play(line)
    assert not scene.t.is_over
    for line in ("? roll moons ace", "? roll arms 2", "? roll crowns 4"):
        scene.t.play(line)
    assert scene.t.winners() == ["arms"]


def test_only_the_tied_for_highest_roll_again() -> None:
    """PV-A65: of three that roll, two are level; the third is out."""
    scene = laden(seats=3).hide(crowns="claimed by moons", suns="claimed by crowns")
    scene.faces(crowns="3", suns="3")
    scene.t.chance = None
    scene.t.play("suns unload")
    for line in ("? roll moons 4", "? roll crowns 2", "? roll suns 4"):
        scene.t.play(line)
    assert scene.t.outcomes()[0] == "roll moons null"
    for line in ("? roll moons 4", "? roll suns 5"):
        scene.t.play(line)
    assert (scene.t.ending, scene.t.winners()) == ("PV-A50", ["crowns"])


def test_three_players_roll_off_at_three() -> None:
    """PV-A49: a tie at the third goes straight to the roll-off."""
    scene = laden(seats=3).hide(crowns="claimed by moons", suns="claimed by crowns")
    scene.faces(crowns="3", suns="2")
    scene.t.chance = None
    scene.t.play("suns unload")
    assert scene.t.outcomes()[0] == "roll moons null"


def finish(scene: Scene) -> Scene:
    while not scene.t.is_over:
        scene.play("done")
    return scene


def test_the_last_round() -> None:
    """PV-A51: the highest total, then the most treasures, then shared."""
    scene = finish(Scene(rounds=2))
    assert scene.t.ending == "PV-A51"
    assert scene.t.winners() == ["suns", "moons", "crowns", "arms"]
    scene = Scene(rounds=1).hide(crowns="claimed by arms", suns="claimed by moons")
    assert finish(scene.faces(crowns="2", suns="3")).t.winners() == ["moons"]
    scene = Scene(rounds=1).hide(crowns="claimed by arms")
    assert finish(scene.faces(crowns="null")).t.winners() == ["arms"]


def test_rounds_option() -> None:
    """PV-A51: option rounds; a round is one turn of every crew."""
    scene = Scene(rounds=3)
    turns = 0
    while not scene.t.is_over:
        scene.play("done")
        turns += 1
    assert turns == 12
