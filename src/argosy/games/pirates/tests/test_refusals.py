"""The refusals of each action, in the order of the rules: the first that applies is named."""

from argosy.games.pirates.tests.scene import Scene


def test_sail_in_order() -> None:
    """PV-A26, PV-R27, PV-R25, PV-R12, PV-R8"""
    scene = Scene().put(suns_captain="d5", suns_a="d6")
    scene.s.holed = 1
    bare = Scene().put(suns_captain="d5").maroon("suns")
    assert bare.refuses("suns sail m14") == "PV-A26"
    assert scene.refuses("suns sail m14") == "PV-R27"
    scene.put(suns_captain="aboard").berth(suns="ocean")
    assert scene.refuses("suns sail m14") == "PV-R25"
    scene.berth(suns="c1")
    assert scene.refuses("suns sail m14") == "PV-R12"
    scene.s.holed = 0
    assert scene.refuses("suns sail m14") == "PV-R8"


def test_ocean_in_order() -> None:
    """PV-A26, PV-R27, PV-R9, PV-A17"""
    scene = Scene().put(suns_captain="d5", suns_a="d6").maroon("suns")
    assert scene.refuses("suns ocean") == "PV-A26"
    scene = Scene().put(suns_captain="d5", suns_a="d6")
    scene.s.holed = 1
    assert scene.refuses("suns ocean") == "PV-R27"
    scene.put(suns_captain="aboard").berth(suns="ocean")
    assert scene.refuses("suns ocean") == "PV-R9"
    scene.berth(suns="c1")
    assert scene.refuses("suns ocean") == "PV-A17"


def test_fire_in_order() -> None:
    """PV-A26, PV-R27, PV-R10, PV-A59"""
    scene = Scene().put(suns_captain="d5").maroon("suns")
    assert scene.refuses("suns fire arms.a") == "PV-A26"
    scene = Scene().put(suns_captain="d5").load(suns=0)
    assert scene.refuses("suns fire arms.a") == "PV-R27"
    scene.put(suns_captain="aboard")
    assert scene.refuses("suns fire arms.a") == "PV-R10"
    scene.load(suns=1)
    assert scene.refuses("suns fire arms.a") == "PV-A59"
    assert scene.refuses("suns fire arms") == "PV-A59"


def test_board_in_order() -> None:
    """PV-A26, PV-R27, PV-R13, PV-A25, PV-A58, PV-A27, PV-A19"""
    scene = Scene(seats=2).put(suns_captain="d5").maroon("suns")
    assert scene.refuses("day board suns") == "PV-A26"
    scene = Scene(seats=2).put(suns_captain="d5").load(suns=1)
    assert scene.refuses("day board suns") == "PV-R27"
    scene.put(suns_captain="aboard").berth(suns="ocean", crowns="ocean")
    assert scene.refuses("day board crowns") == "PV-R13"  # too few balls
    scene.load(suns=2)
    assert scene.refuses("day board suns") == "PV-R13"  # his own
    assert scene.refuses("day board crowns") == "PV-A58"
    assert scene.refuses("day board moons") == "PV-A27"
    scene.put(moons_captain="d5").maroon("moons")
    assert scene.refuses("day board moons") == "PV-A25"
    scene.berth(suns="c1")
    assert scene.refuses("day board arms") == "PV-A19"


def test_walk_in_order() -> None:
    """PV-R16, PV-A29, PV-A25, PV-A33"""
    scene = Scene().put(suns_a="killed", moons_a="d5", crowns_captain="k9").maroon("crowns")
    assert scene.refuses("suns walk a d5") == "PV-R16"  # killed before occupied
    assert scene.refuses("suns walk b d5") == "PV-A29"  # occupied before out of reach
    assert scene.refuses("suns walk b k8") == "PV-R16"
    assert scene.refuses("suns walk b g6") == "PV-R16"  # water
    assert scene.refuses("suns walk a crowns") == "PV-R16"  # killed before free
    assert scene.refuses("suns walk b crowns") == "PV-A25"  # free before out of reach
    assert scene.refuses("suns walk b arms") == "PV-A33"
    assert scene.refuses("suns walk b suns") == "PV-R16"


def test_dig_in_order() -> None:
    """PV-R19, PV-A58, PV-R17, PV-A54"""
    scene = Scene(seats=2).hide(suns="ship moons", crowns="ship moons", moons="ship suns")
    assert scene.refuses("day dig suns a") == "PV-R19"  # own suit before no spot
    assert scene.refuses("day dig crowns a") == "PV-A58"
    assert scene.refuses("day dig moons a") == "PV-R17"  # no spot before not on land
    assert scene.refuses("day dig arms a") == "PV-A54"
    scene.put(suns_a="k5")
    assert scene.refuses("day dig arms a") == "PV-R17"  # not adjacent


def test_attack_in_order() -> None:
    """PV-R20, PV-A58, PV-A34"""
    scene = Scene(seats=2)
    assert scene.refuses("day attack a suns.b") == "PV-R20"  # own before not on land
    assert scene.refuses("day attack a crowns.b") == "PV-A58"
    assert scene.refuses("day attack a moons.b") == "PV-A34"
    scene.put(suns_a="d5", moons_b="k5")
    assert scene.refuses("day attack a moons.b") == "PV-R20"  # not adjacent


def test_whirlpool_in_order() -> None:
    """PV-R22, PV-A8"""
    scene = Scene().whirl(suns="gone")
    assert scene.refuses("suns whirlpool d5") == "PV-R22"
    scene.whirl(suns="unplaced")
    assert scene.refuses("suns whirlpool d5") == "PV-A8"


def test_hail_in_order() -> None:
    """PV-A26, PV-A8"""
    scene = Scene().berth(moons="e1").put(moons_captain="e4").maroon("moons").turn("moons")
    assert scene.refuses("moons hail moons j11") == "PV-A26"  # not his island before not free
    assert scene.refuses("moons hail moons d1") == "PV-A8"


def test_sentences_name_what_is_wrong() -> None:
    """PV-R13, PV-R8: the numbers of this table."""
    scene = Scene(sail=5).load(suns=1)
    refusal = scene.refusal("suns board moons")
    assert refusal is not None
    assert refusal.sentence == "A boarding takes 2 cannonballs; you have 1."
    refusal = scene.refusal("suns sail a9")
    assert refusal is not None
    assert str(refusal) == "PV-R8: a9 is not within 5 squares along the coast."
