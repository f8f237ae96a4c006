"""Setting up: PV-R1 to PV-R7."""

import pytest

from argosy.core.phrase import Phrase
from argosy.games.pirates.islands import ISLANDS
from argosy.games.pirates.tests.scene import Scene, said
from argosy.kit.piecepack import RANKS
from argosy.tabletop import tabletop

FIRST_CREW = "first crowns"
NAMES = (
    "One Great Island",
    "Twin Islands",
    "Four Quarters",
    "The Lagoon",
    "Mother and Chicks",
    "Pinwheel",
)


def test_each_crew_has_its_suit() -> None:
    """PV-R1: six coins, pawn, ace tile, null tile and die of one suit."""
    t = Scene().t
    ids = {piece.id for piece in t.table().pieces if piece.suit == "moons"}
    coins = {"moons.a", "moons.b", "moons.c", "moons.d", "moons.ball1", "moons.ball2"}
    assert ids == coins | {"moons.captain", "ship.moons", "whirlpool.moons", "die.moons"}


def test_three_players_leave_one_suit_in_the_box() -> None:
    """PV-R1"""
    t = tabletop("pirates", seats=3)
    assert not any(piece.suit == "arms" for piece in t.table().pieces)
    assert t.refuses("fire arms") == ""


def test_everything_but_the_whirlpool_starts_on_the_ship() -> None:
    """PV-R2"""
    scene = Scene()
    for who in ("a", "b", "c", "d", "captain"):
        assert scene.where(f"suns.{who}") == "aboard"
    assert scene.balls("suns") == 2
    assert scene.command("suns") == "suns"
    whirlpool = next(p for p in scene.t.table().pieces if p.id == "whirlpool.suns")
    assert whirlpool.zone == "seat:suns"


def test_crew_values_are_two_to_five() -> None:
    """PV-R2: each value once, drawn in turn order, letter by letter."""
    t = tabletop("pirates", FIRST_CREW, seats=3, island=0)
    lines = [str(entry.line) for entry in t.entries[1:]]
    order = [f"{suit}.{letter}" for suit in ("crowns", "suns", "moons") for letter in "abcd"]
    assert [line.split(" ")[2] for line in lines] == order
    assert all(
        line.startswith(f"?{coin.split('.')[0]} crew")
        for line, coin in zip(lines, order, strict=True)
    )
    for crew in range(3):
        values = [int(line.split(" ")[3]) for line in lines[crew * 4 : crew * 4 + 4]]
        assert sorted(values) == [2, 3, 4, 5]


def test_the_last_value_is_a_line_too() -> None:
    """PV-R2: forced, but drawn all the same."""
    t = tabletop(
        "pirates", "first suns", "crew suns.a 2", "crew suns.b 3", "crew suns.c 4", seats=3
    )
    fourth = next(entry for entry in t.entries if "suns.d" in entry.line.text)
    assert str(fourth.line) == "?suns crew suns.d 5"


@pytest.mark.parametrize("island", range(6))
def test_a_die_chooses_the_layout(island: int) -> None:
    """PV-R3, PV-A4: six faces, six layouts."""
    t = tabletop("pirates", f"island {RANKS[island]}", seats=4)
    assert str(t.entries[0].line) == f"? island {RANKS[island]}"
    phrase = t.words.event(t.entries[0].events[0], -1)
    assert phrase == Phrase("event-island-rolled", {"island": f"island:{ISLANDS[island]}"})
    assert said(t)[0] == f"The die chose {NAMES[island]}."
    tiles = [piece for piece in t.backdrop().pieces if piece.id.startswith("land.")]
    assert len(tiles) == 16


def test_every_face_is_as_likely() -> None:
    """PV-A4: any of the six, each once."""
    t = tabletop("pirates", seats=3)
    start = t.game.setup()
    texts = [t.words.write_outcome(outcome) for outcome in t.game.outcomes(start)]
    assert texts == [f"island {face}" for face in RANKS]


def test_a_named_layout_is_not_rolled() -> None:
    """PV-R3: option island."""
    t = tabletop("pirates", seats=3, island=5)
    assert t.entries[0].line.text.startswith("first")


@pytest.mark.parametrize(
    ("seats", "extra", "tiles"), [(3, 1, 18), (3, 0, 16), (4, 1, 16), (2, 1, 16)]
)
def test_land_tiles_by_players(seats: int, extra: int, tiles: int) -> None:
    """PV-R3: with three players the unused suit is land too, or by option not."""
    t = tabletop("pirates", seats=seats, island=0, extra=extra)
    whole = t.backdrop() + t.table()
    assert sum(piece.id.startswith("land.") for piece in whole.pieces) == tiles


def test_ships_are_placed_beside_land() -> None:
    """PV-R4, PV-A8: an edge along land, no overlap, all else is refused."""
    t = tabletop("pirates", "first suns", seats=4, island=1)
    assert t.refuses("place a1") == "PV-R4"  # touches by a corner only
    assert t.refuses("place c3") == "PV-R4"  # land
    assert t.refuses("place m13") == "PV-R4"  # open water
    t.play("suns place c1")
    for overlapping in ("b1", "c1", "d1"):
        assert t.refuses(f"place {overlapping}") == "PV-R4"
    t.play("moons place e1")
    assert t.turn == "crowns"


def test_first_seat_is_drawn() -> None:
    """PV-A1, PV-R5: random first, then suit order, for ships, dice and turns alike."""
    t = tabletop("pirates", FIRST_CREW, seats=3, island=1)
    outcomes = t.game.outcomes(t.position(1))
    assert [t.words.write_outcome(outcome) for outcome in outcomes] == [
        "first suns",
        "first moons",
        "first crowns",
    ]
    asked = []
    for _ in range(6):
        asked.append(t.turn)
        t.play(t.legal()[0])
    for _ in range(4):
        asked.append(t.turn)
        t.play("done")
    assert asked == ["crowns", "suns", "moons"] * 3 + ["crowns"]


def test_only_who_is_asked_decides() -> None:
    """PV-R5: another seat is refused first of all, even with a text that means nothing."""
    scene = Scene()
    assert scene.refuses("moons done") == "PV-R5"
    assert scene.refuses("moons dance") == "PV-R5"
    assert scene.refuses("suns dance") == ""


def test_nobody_decides_while_chance_is_asked_or_the_game_is_over() -> None:
    """PV-R5"""
    scene = Scene(rounds=1)
    scene.t.chance = None
    scene.put(suns_a="c5").play("suns dig arms a")
    assert scene.refuses("suns done") == "PV-R5"
    scene.t.play("? roll arms ace")
    scene.play("arms stay", "suns done", "moons done", "crowns done", "arms done")
    assert scene.t.is_over
    assert scene.refuses("suns done") == "PV-R5"


def test_dice_are_hidden_in_the_same_order() -> None:
    """PV-R6, PV-A3: on any land square without a die, not on water."""
    t = tabletop("pirates", "first moons", seats=4, island=1)
    for square in ("c1", "j1", "c11", "j11"):
        t.play(f"place {square}")
    assert t.turn == "moons"
    assert t.refuses("hide g5") == "PV-A3"
    t.play("moons hide d5")
    assert t.refuses("crowns hide d5") == "PV-A3"
    assert len(t.legal()) == 63
    t.lines("crowns hide d7", "arms hide d9", "suns hide c3")
    assert t.turn == "moons"
    assert "done" in t.legal()


def test_two_actions_of_any_kind() -> None:
    """PV-R7: the same one twice, too; then the turn passes by itself."""
    scene = Scene()
    scene.play("suns walk a c3", "suns walk a c4")
    assert scene.asked() == "moons"
    scene.play("moons sail k1", "moons ocean")
    assert scene.asked() == "crowns"


def test_fewer_than_two_actions() -> None:
    """PV-A2: stop after one, or take none."""
    scene = Scene()
    scene.play("suns walk a c3", "suns done")
    assert scene.asked() == "moons"
    scene.play("moons done")
    assert scene.asked() == "crowns"


@pytest.mark.parametrize("actions", [1, 4])
def test_actions_option(actions: int) -> None:
    """PV-R7: option actions."""
    scene = Scene(actions=actions)
    for _ in range(actions):
        assert scene.asked() == "suns"
        scene.play(scene.can("walk a")[0])
    assert scene.asked() == "moons"


def test_a_step_has_its_own_verbs() -> None:
    """PV-R7: what the step does not have is refused before anything else about it."""
    scene = Scene()
    for text in ("place c1", "hide d5", "seize", "stay"):
        assert scene.refuses(f"suns {text}") == "PV-R7"
    scene.put(suns_a="c5").play("suns dig arms a", "? roll arms ace")
    assert scene.step() == "hiding"
    for text in ("done", "walk a c4", "seize", "sail c1"):
        assert scene.refuses(f"arms {text}") == "PV-R7"


@pytest.mark.parametrize("text", ["sail", "sail c1 d1", "Done", "sail  d1", "walk e c4", "hide o1"])
def test_texts_outside_the_notation(text: str) -> None:
    """PV-R5, PV-R7: no clause; a square beyond the grid (o1 on Twin Islands) too."""
    scene = Scene()
    assert scene.refuses(f"suns {text}") == ""


def test_dice_are_not_walled_in() -> None:
    """PV-A56: a one-tile island takes two dice at most; every die keeps a free neighbour."""
    t = tabletop("pirates", "first suns", seats=4, island=3)  # the lone tile is i7 j7 i8 j8
    for _ in range(4):
        t.play(t.legal()[0])
    t.lines("suns hide i7", "moons hide j8")
    assert t.refuses("crowns hide j7") == "PV-A56"
    assert t.refuses("crowns hide i8") == "PV-A56"
    assert t.refuses("crowns hide i7") == "PV-A3"
    assert not {"hide j7", "hide i8"} & set(t.legal())


def test_a_die_in_a_corner_keeps_its_last_neighbour() -> None:
    """PV-A56: the other die's last free neighbour is not taken either."""
    t = tabletop("pirates", "first suns", seats=4, island=1)
    for square in ("c1", "j1", "c11", "j11"):
        t.play(f"place {square}")
    t.lines("suns hide c3", "moons hide d3")
    assert t.refuses("crowns hide c4") == "PV-A56"
    t.play("crowns hide d4")
    assert t.refuses("arms hide c4") == "PV-A56"
