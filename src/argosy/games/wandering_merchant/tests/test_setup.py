"""Setting up: the board in its three ways, carts, money and the first goods."""

from argosy.games.wandering_merchant.maps import SHAPES, TILES, shape_map
from argosy.games.wandering_merchant.rules.setup import is_distance_kept, survey
from argosy.games.wandering_merchant.tables import Tables
from argosy.games.wandering_merchant.tests.tables import Caravan, by_hand, caravan, example, number
from argosy.games.wandering_merchant.words.nouns import CELLS
from argosy.kit.bags import count


def building(seats: int = 2, **options: int) -> Caravan:
    return caravan("first red", seats=seats, map=2, **options)


def build(t: Caravan, *moves: str) -> None:
    """`sp0 f7` lays that tile, `town f7` a town; the seats by turns."""
    for move in moves:
        tile, cell = move.split()
        if tile == "town":
            t.act("draw town")
        else:
            t.act("draw wild", f"tile {tile}")
        t.act(f"lay {cell}")


def draw_all(t: Caravan, stack: str, tiles: int) -> None:
    """Lay every tile of a stack, wherever it may lie."""
    for _ in range(tiles):
        t.act(f"draw {stack}")
        t.play(t.legal()[0])


# ── The first player, and the built board ─────────────────────────────────────────────────────────


def test_the_first_player_begins_the_building_and_the_game() -> None:
    """WM-R8, WM-A1"""
    t = caravan("first green", seats=3, map=2)
    assert t.asked == "green building"
    assert t.refuses("red draw wild") == "WM-A65"
    while t.s.laid < 32:
        t.play(t.legal()[0])
    assert t.asked == "green beginning"
    assert t.s.round == 1


def test_building_begins_with_a_face_down_town_in_the_middle() -> None:
    """WM-R2, WM-A67"""
    t = building()
    assert t.s.laid == 1
    assert t.place("g7") == 0
    assert t.s.hidden == 1
    draw_all(t, "town", 7)
    assert t.refuses("draw town") == "WM-R2"
    assert t.legal() == ["draw wild"]


def test_a_wilderness_tile_is_known_when_it_is_drawn() -> None:
    """WM-R3, WM-A4: each of the 24 can come, until none is left."""
    t = by_hand(seats=1, map=2)
    t.play("? first red")
    t.play("draw wild")
    assert t.outcomes() == [f"tile {tile}" for tile in TILES]
    t.play("? tile cave")
    t.play("lay g6")
    t.play("draw wild")
    assert "tile cave" not in t.outcomes()
    table = building(seats=1)
    draw_all(table, "wild", 24)
    assert table.refuses("draw wild") == "WM-R3"
    assert table.legal() == ["draw town"]


def test_a_tile_touches_one_to_three_tiles() -> None:
    """WM-R4"""
    t = building()
    t.act("draw wild", "tile sp2")
    assert t.refuses("lay g7") == "WM-R4"  # occupied
    assert t.refuses("lay h8") == "WM-R4"  # touches by a corner only
    assert t.legal() == ["lay g6", "lay f7", "lay h7", "lay g8"]


def test_players_lay_in_turn_order_and_towns_unseen() -> None:
    """WM-R4, WM-R5, WM-A4: nothing in the state or the record names the town."""
    t = building(seats=3)
    build(t, "sp2 g6", "sp3 g5", "town g4")
    assert [e.line.who for e in t.entries if e.line.text.startswith("lay")] == [
        "red",
        "blue",
        "green",
    ]
    assert str(t.entries[-1].line) == "green lay g4"
    assert t.s.explored == 0
    assert t.s.goods_at[t.place("g4")] == 0


def test_no_tile_gets_a_fourth_connection() -> None:
    """WM-A2"""
    t = building()
    build(t, "sp2 g6", "sp3 f6", "sp4 h6", "su2 f5", "su3 h5")
    t.act("draw wild", "tile su4")
    assert t.refuses("lay g5") == "WM-A2"  # g6 has three already
    build_ring = building()
    build(build_ring, "sp2 g6", "sp3 h6", "sp4 i6", "sp5 i7", "su2 i8", "su3 h8")
    build_ring.act("draw wild", "tile su4")
    assert build_ring.refuses("lay h7") == "WM-A2"  # between four tiles


def test_two_wilderness_tiles_lie_between_towns() -> None:
    """WM-R5, WM-A3, WM-A66"""
    t = building()
    build(t, "sp2 g6", "sp3 g5")
    t.act("draw town")
    assert t.refuses("lay g8") == "WM-A3"  # beside a town
    assert t.refuses("lay f6") == "WM-A3"  # beside a tile that touches one
    t.act("lay g4")
    build(t, "sp4 h4", "sp5 h5")  # three steps from town to town: kept
    t.act("draw wild", "tile su2")
    assert "lay h6" in t.legal()
    assert t.place("g4") == 3


def test_wilderness_may_not_join_two_towns() -> None:
    """WM-A3, WM-A66: a short cut is refused, but what lies too close already stays."""
    t = building()
    build(t, "sp2 g6", "sp3 h6", "sp4 i6", "town i7", "su2 g8")
    t.act("draw wild", "tile su3")
    assert t.refuses("lay h7") == "WM-A3"  # beside g7 and i7
    assert "lay h8" in t.legal()  # beside g8 only
    close = building()
    build(close, "town g6")  # nothing else was left
    close.act("draw wild", "tile su3")
    assert close.refuses("lay h8") == "WM-R4"
    assert "lay g5" in close.legal()  # it does not bring them closer itself


def test_the_distance_is_waived_when_nothing_else_is_left() -> None:
    """WM-A3, WM-A66: the second town can only touch the first."""
    t = building()
    t.act("draw town")
    assert t.legal() == ["lay g6", "lay f7", "lay h7", "lay g8"]
    t.act("lay g6")
    t.act("draw wild", "tile sp2")
    assert t.legal() == ["lay g5", "lay f6", "lay h6", "lay f7", "lay h7", "lay g8"]


def test_the_distance_is_waived_for_towns_after_the_wilderness() -> None:
    """WM-R5, WM-A3"""
    t = building(seats=1)
    for _ in range(24):
        t.act("draw wild")
        t.play(t.legal()[0])
    t.act("draw town")
    assert not is_distance_kept(t.state, survey(t.state))
    beside_town = [f"lay {cell}" for cell in ("g6", "f7", "h7", "g8")]
    assert set(beside_town) & set(t.legal())


def test_all_tiles_are_placed_and_the_game_begins() -> None:
    """WM-R6"""
    t = building(stock=0)
    while t.s.laid < 32:
        t.play(t.legal()[-1])
    assert t.asked == "red beginning"
    assert t.s.bag == 0
    assert count(t.s.towns) == 8
    assert all(count(links) in (1, 2, 3) for links in t.s.links)


# ── The other two boards ──────────────────────────────────────────────────────────────────────────


def test_the_example_board() -> None:
    """WM-R4: 32 tiles, every forest and su0 with three connections, the others with two."""
    t = example()
    assert len(t.entries) == 1  # no lines but the first player
    three = {CELLS[int(t.s.cells[p])] for p in range(32) if count(t.s.links[p]) == 3}
    assert three == {"c2", "f4", "a5", "d5", "d7", "a3"}
    assert all(count(links) >= 2 for links in t.s.links)
    assert t.s.tiles[t.place("a1")] == TILES.index("wi5")
    assert t.s.tiles[t.place("g4")] == TILES.index("cave")


def test_a_generated_board_has_a_shape_and_random_tiles() -> None:
    """WM-A67: forests for `f`, the others for `w`, in reading order."""
    t = by_hand(seats=2)
    t.play("? first blue")
    assert t.outcomes() == [f"shape {n}" for n in range(1, 13)]
    t.play("? shape 1")
    assert t.outcomes() == [f"lay {tile} a1" for tile in TILES if not tile.startswith("fa")]
    t.play("? lay cave a1")
    t.play("? lay sp0 b1")
    t.play("? lay su5 c1")  # a2 is a town, without a line
    assert t.outcomes() == [f"lay fa{n} c2" for n in (0, 2, 3, 4, 5)]


def test_all_twelve_shapes_are_sound() -> None:
    """WM-A67, WM-A3: every forest three-way, one more tile, no dead end, towns three apart."""
    assert len(SHAPES) == 12
    for n in range(12):
        board = shape_map(n)
        ways = [count(links) for links in board.links]
        forests = [place for place in range(32) if board.kinds[place] == 10]
        assert len(forests) == 5
        assert all(ways[place] == 3 for place in forests)
        assert sorted(ways) == [2] * 26 + [3] * 6
        towns = [place for place in range(32) if board.towns >> place & 1]
        assert len(towns) == 8
        for town in towns:
            beside = [p for p in range(32) if board.links[town] >> p & 1]
            assert not any(board.towns >> p & 1 for p in beside)
            assert all(count(board.links[p] & board.towns) == 1 for p in beside)


# ── Carts, money, goods ───────────────────────────────────────────────────────────────────────────


def test_everyone_begins_with_a_small_cart_and_a_horse() -> None:
    """WM-R6"""
    t = example(seats=3)
    for seat in ("red", "blue", "green"):
        assert t.gear(seat, "horses") == 1
        assert t.s.small >> 8 * number(seat) & 255 == 1
        assert t.s.big == 0
        assert t.where(seat) == "d6"


def test_places_of_the_carts_are_options() -> None:
    """WM-R6: big counts as at least small"""
    game = example(small=5, big=2).game
    assert isinstance(game, Tables)
    assert (game.small, game.big) == (5, 5)


def test_sixteen_coins_are_drawn_to_their_towns() -> None:
    """WM-R7, WM-A69: goods in the cup, weighted by their number there."""
    t = by_hand(seats=2, map=0)
    t.play("? first red")
    drawn = [t.words.write_outcome(o) for o in t.game.outcomes(t.state)]
    assert drawn.count("coin jewelry") == 6
    assert drawn.count("coin horses") == 4  # two pull the carts
    for _ in range(6):
        t.play("? coin fish")
    assert "coin fish" not in t.outcomes()
    for _ in range(10):
        t.play(f"? {t.outcomes()[0]}")
    assert t.stack("fish") == 6
    assert t.turn == "red"


def test_stock_is_an_option() -> None:
    """WM-R7"""
    t = caravan(seats=2, map=0, stock=40)
    assert sum(e.line.text.startswith("coin") for e in t.entries) == 40


def test_horses_are_coins_or_tokens() -> None:
    """WM-R6, WM-A7: coins for up to three, tokens from four seats on."""
    assert example(seats=3).cup("horses") == 3
    assert example(seats=4).cup("horses") == 6
    assert example(seats=2, tokens=2).cup("horses") == 6
    assert example(seats=6, tokens=7).cup("horses") == 0


def test_start_money() -> None:
    """WM-R8, WM-A8: 20 GC times the number of players, so 20 alone."""
    assert example(seats=1).purse("red") == 20
    assert example(seats=2).purse("blue") == 40
    assert example(seats=6).purse("orange") == 120
    assert example(seats=2, start=200).purse("red") == 400


def test_nothing_is_hidden_from_anyone() -> None:
    """WM-A59: towns and cup are bags, so every viewer sees the whole state."""
    t = example()
    for viewer in (-1, 0, 1):
        assert t.view(viewer).dump() == t.state.dump()
    assert t.table(-1) == t.table(1)
    backs = [piece for piece in t.table().pieces if piece.id.startswith("town")]
    assert len(backs) == 8
    assert all((piece.side, piece.suit, piece.rank) == ("back", "", "?") for piece in backs)
