"""The odds beside an action: exact, from what the viewer knows."""

from fractions import Fraction
from itertools import permutations

from argosy.core.phrase import Phrase
from argosy.games.pirates import EDITION
from argosy.games.pirates.odds import attack_odds, boarding_odds, dig_odds
from argosy.games.pirates.state import PiratesState
from argosy.games.pirates.tests.scene import Scene
from argosy.kit.piecepack import SUITS


def known(scene: Scene, seat: int = 0) -> PiratesState:
    found = scene.t.game.redact(scene.s, seat)
    assert isinstance(found, PiratesState)
    return found


def told(scene: Scene, text: str) -> Phrase | None:
    assert EDITION.odds is not None
    return EDITION.odds(scene.game, known(scene), 0, scene.t.words.read(text))


def words(scene: Scene, text: str) -> str:
    phrase = told(scene, text)
    assert phrase is not None
    return scene.t.words.say(phrase)


def test_a_dig_is_a_sixth_for_each_piece() -> None:
    """PV-A38: k pieces beside the spot, k in six; the captain too."""
    scene = Scene().hide(arms="d5").put(suns_a="d4")
    arms = SUITS.index("arms")
    assert dig_odds(scene.game, known(scene), arms, 0) == (Fraction(1, 6), [2])
    assert words(scene, "dig arms a") == "needs 2 (17%)"
    scene.put(suns_b="c5", suns_captain="e5")
    chance, faces = dig_odds(scene.game, known(scene), arms, 0)
    assert (chance, faces) == (Fraction(3, 6), [0, 2, 3])
    assert words(scene, "dig arms a") == "finds it on null, 2, and 3 (50%)"
    assert told(scene, "walk a d3") is None


def test_an_attack_against_an_unknown_coin() -> None:
    """PV-R20, PV-A53: 3 against one of 2, 3, 4, 5."""
    scene = Scene().put(suns_b="d5", moons_a="d6")
    found = attack_odds(scene.game, known(scene), 1, 4)
    assert found == (Fraction(1, 4), Fraction(1, 4), Fraction(1, 2))
    assert words(scene, "attack b moons.a") == "wins 25%, equal 25%, dies 50%"
    assert told(scene, "attack b moons.a") == Phrase(
        "odds-attack", {"chance": 25, "equal": 25, "dies": 50}
    )


def test_what_was_shown_counts() -> None:
    """PV-A52: with 4 and 5 shown, the unknown coin is a 2 or a 3."""
    scene = Scene().put(suns_b="d5", moons_a="d6")
    scene.s.open = 0b1100 << 4
    assert attack_odds(scene.game, known(scene), 1, 4) == (
        Fraction(1, 2),
        Fraction(1, 2),
        Fraction(0),
    )
    scene.s.open = 0b0001 << 4
    assert attack_odds(scene.game, known(scene), 1, 4) == (Fraction(1), Fraction(0), Fraction(0))


def test_the_captain_bonus_counts() -> None:
    """PV-R20, PV-R27"""
    scene = Scene().put(suns_b="d5", moons_a="d6", suns_captain="e5")
    assert attack_odds(scene.game, known(scene), 1, 4)[0] == Fraction(1, 2)


def test_a_boarding_is_counted_over_all_deals() -> None:
    """PV-R13, PV-A20: two unknown coins with their captain against 2 + 3 + 4 and 3."""
    scene = Scene().berth(suns="c1", moons="e1").put(suns_d="d5", moons_c="k5", moons_d="k6")
    deals = list(permutations((2, 3, 4, 5), 2))
    wins = sum(one + two + 2 < 9 + 3 for one, two in deals)
    moons = SUITS.index("moons")
    assert boarding_odds(scene.game, known(scene), moons) == Fraction(wins, len(deals))
    scene.put(suns_a="c5")  # 3 + 4 and 2
    wins = sum(one + two + 2 < 7 + 2 for one, two in deals)
    assert 0 < wins < len(deals)
    assert boarding_odds(scene.game, known(scene), moons) == Fraction(wins, len(deals))
    assert words(scene, "board moons") == f"wins {round(100 * wins / len(deals))}%"


def test_odds_do_not_look_at_what_is_hidden() -> None:
    """PV-A53: the same words whatever the enemy's coins are."""
    said: set[tuple[str, str]] = set()
    for values in permutations((2, 3, 4, 5)):
        scene = Scene().berth(suns="c1", moons="e1").put(suns_b="d5", moons_a="d6", moons_b="k5")
        scene.deal("moons", *values)
        said.add((words(scene, "attack b moons.a"), words(scene, "board moons")))
    assert len(said) == 1


def test_a_spectator_may_ask_too() -> None:
    """PV-A53: both sides unknown; the chances are one."""
    scene = Scene().put(suns_b="d5", moons_a="d6")
    found = attack_odds(scene.game, known(scene, -1), 1, 4)
    assert sum(found) == 1
    assert found[0] == found[2]
    scene.hide(arms="c5")
    assert dig_odds(scene.game, known(scene, -1), 3, 1) == (Fraction(1, 6), None)
