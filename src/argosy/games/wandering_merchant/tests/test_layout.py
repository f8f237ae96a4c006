"""What the table shows."""

import argosy
from argosy.core.phrase import Phrase
from argosy.core.table import Piece, Table
from argosy.games.wandering_merchant.tests.tables import Caravan, caravan, example


def shown(t: Caravan) -> Table:
    return t.backdrop() + t.table()


def piece(t: Caravan, name: str) -> Piece:
    return next(p for p in shown(t).pieces if p.id == name)


def note(t: Caravan, name: str) -> str:
    """What the note of a piece says in English."""
    return t.words.say(piece(t, name).note or "")


def steps(t: Caravan) -> dict[str, str]:
    """What each tile beside the pawn says of the steps."""
    return {m.of: t.words.say(m.text) for m in shown(t).marks if m.kind == "step"}


def test_tiles_show_land_number_and_price() -> None:
    """WM-R10, WM-R18, WM-R21"""
    t = example()
    assert note(t, "tile.wi5") == "mountains 5, 5 steps, shelter 50 GC"
    assert note(t, "tile.su0") == "water 0, 1 step, boat 0 GC"
    assert (piece(t, "tile.tower").suit, piece(t, "tile.tower").rank) == ("suns", "null")


def test_a_town_is_shown_when_it_is_explored() -> None:
    """WM-R16"""
    t = example()
    assert piece(t, "town.e4").side == "back"
    t.found("e4", "horses")
    town = piece(t, "town.e4")
    assert (town.side, town.suit, town.rank) == ("face", "moons", "ace")
    assert town.note == Phrase("note-town", {"town": "town:horses"})
    assert note(t, "town.e4") == "Riders\u2019 Town"


def test_carts_with_cargo_and_equipment() -> None:
    """WM-R14: cargo points at its owner, what is in use away."""
    t = example()
    t.load("red", "fish")
    t.equip("red", "weapons")
    t.equip("red", "horses")
    assert piece(t, "red.cart.0").kind == "cart-small"
    assert piece(t, "red.cargo.fish.0").angle == 180
    assert piece(t, "red.use.weapons.0").angle == 0
    assert piece(t, "red.use.horses.1").kind == "horse"


def test_orcs_cut_a_road() -> None:
    """WM-R27"""
    t = example(orcs=1)
    assert "road.d4.e4" in {m.id for m in shown(t).marks}
    t.orcs_at("d4", "wood", 3)
    marks = {m.id for m in shown(t).marks}
    assert "cut.d4.e4" in marks
    assert "road.d4.e4" not in marks
    assert "road.d4.d5" in marks
    orc = piece(t, "orc.d4")
    assert (orc.kind, orc.suit, orc.rank) == ("orc", "autumn", "3")


def test_the_market_has_prices_and_buyers() -> None:
    """WM-R12"""
    t = example()
    t.found("e4", "clothes")
    t.offer("wood", 2)
    rows = {row[0]: row for row in shown(t).sheets[0].rows}
    buyers = [
        Phrase("cell-buyer", {"good": "good:clothes", "cell": "cell:e4"}),
        Phrase("cell-unknown-buyer", {"good": "good:magic"}),
        Phrase("cell-unknown-buyer", {"good": "good:horses"}),
    ]
    assert rows["good:wood"] == ("good:wood", 2, 40, 90, Phrase("cell-unknown"), buyers)
    assert rows["good:clothes"][4] == "cell:e4"


def test_a_forest_shows_its_compass() -> None:
    """WM-R19, WM-A14"""
    marks = {m.id: m for m in shown(example()).marks}
    ways = [marks[f"compass.tile.fa5.{n}"] for n in range(3)]
    assert [mark.text for mark in ways] == ["1-2", "3-4", "5-6"]
    assert all(mark.of == "tile.fa5" for mark in ways)


def test_moves_point_at_places() -> None:
    """WM-R9: a direction is the cell it leads to; a sale is the coin in the cart."""
    t = example()
    places = t.words.places(t.state, 0, t.words.read("head north"))
    assert places == ["d5"]
    assert t.words.places(t.state, 0, t.words.read("sell fish")) == ["red.cargo.fish.0"]


def test_a_board_under_construction() -> None:
    """WM-R4: the tile in hand and the free cells around the board."""
    t = caravan("first red", seats=2, map=2)
    t.act("draw wild", "tile cave")
    table = shown(t)
    assert piece(t, "tile.cave").zone == "supply"
    assert {spot.id for spot in table.spots} == {"g7", "g6", "f7", "h7", "g8"}


def test_odds() -> None:
    """WM-R22, WM-R28, WM-R30, WM-R20"""
    t = example(orcs=1, combat=1)
    t.put("red", "f5")
    found = "33 % to find it, 50 % to be attacked for up to 30 GC"
    assert told(t, "search") == found
    t.orcs_at("f5", "wood", 3)
    assert told(t, "fight") == "17 % to win"
    t.put("blue", "f5")
    t.equip("red", "weapons")
    t.begin("red")
    assert told(t, "attack blue") == "58 % to win"
    assert told(t, "stay") == ""


def test_odds_of_the_dice_and_of_orcs_at_the_gate() -> None:
    """WM-R9, WM-R20, WM-A62"""
    t = example(orcs=1)
    t.equip("red", "horses")
    t.begin("red")
    assert told(t, "head north") == "2 dice: 2 to 12 steps"
    t.put("red", "g3")  # a town; the old cave is south of it
    t.orcs_at("g4", "wood", 1)
    assert told(t, "head south") == "42 % to win the fight, 10 GC at stake"


def test_cargo_lies_on_the_places_of_the_cart() -> None:
    """WM-R6: three places one beside the other, the horse before the shaft."""
    t = example()
    t.load("red", "fish")
    t.load("red", "wood")
    cart = piece(t, "red.cart.0")
    coins = [piece(t, f"red.cargo.{good}.0") for good in ("fish", "wood")]
    assert cart.x - 1.5 < coins[0].x < coins[1].x < cart.x + 1.5
    assert piece(t, "red.use.horses.0").x > cart.x + 1.5


def test_the_dice_lie_there_and_each_tile_says_what_is_left_of_the_steps() -> None:
    """WM-R9, WM-R10, WM-A9"""
    t = example()
    t.begin("red")
    t.act("head north", "die 6")  # from sp0 at d6 to fa5 at d5: one step is left
    assert piece(t, "die.0").rank == "6"
    assert steps(t) == {"d4": "must stop", "c5": "must stop", "d6": "must stop"}
    t.put("red", "d6")
    t.s.steps = 4
    assert steps(t) == {"d5": "must stop", "d7": "1 left"}


def told(t: Caravan, action: str) -> str:
    edition = argosy.edition("wandering_merchant")
    assert edition.odds is not None
    return t.words.say(edition.odds(t.game, t.state, 0, t.words.read(action)) or "")
