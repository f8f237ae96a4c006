"""Setting up: SI-R1 to SI-R7, and who sits where."""

from collections import Counter
from itertools import pairwise

import pytest

from argosy.core.edition import BadInput
from argosy.games.ship_it.rules.setup import is_gate
from argosy.games.ship_it.state import TILES
from argosy.games.ship_it.tests.tables import EXAMPLE, Yard, start, yard
from argosy.games.ship_it.words import COLOURS, LOADS
from argosy.games.ship_it.words import TILES as TILE_NAMES
from argosy.kit.grids import square_names

PICTURE = """
R5< Bn^ ... B3v Kn> ... K3< ... ... Ra< B2>
... ... ... ... ... ... ... ... ... ... Gn>
... B4> ... ... Ba< ... K5v R3^ ... ... ...
Ka< G3^ ... ... Ga^ ... ... G5^ ... ... R4v
... ... ... ... ... ... ... ... ... ... K4>
G2^ B5< ... ... G4v ... ... R2^ ... ... ...
... ... ... Rn^ K2< ... ... ... ... ... ...
"""
FREIGHT = """red.5 red1, blue.null green1, blue.4 blue1, green.3 black1, green.2 red2, blue.5 green2,
blue.3 blue2, black.null black2, green.4 red3, black.2 green3, red.null blue3, black.3 black3,
black.5 red4, red.3 green4, green.5 blue4, red.2 black4, blue.2 red5, green.null green5,
red.4 blue5, black.4 black5"""


def picture(t: Yard) -> str:
    s = t.s
    wide = 1 + max(s.tile_x)
    high = 1 + max(s.tile_y)
    cells = [["..."] * wide for _ in range(high)]
    for tile, name in enumerate(TILE_NAMES):
        suit, rank = name.split(".")
        letter = {"red": "R", "green": "G", "blue": "B", "black": "K"}[suit]
        arrow = "^<v>"[s.corners >> 2 * tile & 3]
        cells[s.tile_y[tile]][s.tile_x[tile]] = letter + rank[0] + arrow
    return "\n" + "\n".join(" ".join(row) for row in cells) + "\n"


def gates(t: Yard, tile: str) -> set[str]:
    names = square_names(int(t.tables.width), int(t.tables.height))
    number = TILE_NAMES.index(tile)
    return {name for n, name in enumerate(names) if is_gate(t.s, number, n)}


def cities(t: Yard) -> list[list[str]]:
    """Zones that were laid one after the other and touch."""
    s, found = t.s, list[list[str]]()
    for number in s.order:
        name = TILE_NAMES[number]
        near = s.near_tiles[t.space(name)]
        if found and near >> TILE_NAMES.index(found[-1][-1]) & 1:
            found[-1].append(name)
        else:
            found.append([name])
    return found


def test_a_piecepack_and_a_set_of_dominoes() -> None:
    """SI-R1, SI-R34: four colours of six tiles and five loads, 28 links, 2 to 4 seats."""
    t = start()
    assert t.seats == ("red", "green", "blue", "black")
    assert len(set(TILE_NAMES)) == 24 and len(set(LOADS)) == 20
    assert bin(t.s.pool).count("1") == 28
    assert t.game.census(t.s) == [1] * (24 + 28 + 20 + 24 + 4 + 4)
    with pytest.raises(BadInput, match="2, 3, 4 seats, not 5"):
        yard(seats=5)


def test_the_example_of_the_rules_is_laid_to_the_letter() -> None:
    """SI-R2, SI-R3: clockwise, a new city at a second colour or a fourth tile, three to a column."""
    t = start()
    assert picture(t) == PICTURE
    assert t.written[:2] == ["? tile red.5 sw", "? tile blue.null nw"]
    assert len(t.written) == 24
    assert [len(city) for city in cities(t)] == [2, 3, 2, 2, 2, 3, 1, 3, 1, 3, 2]


def test_a_city_ends_with_its_third_tile_or_before_a_colour_it_has() -> None:
    """SI-R2: in 25 boards laid at random; the next one lies two tile rows below the last tile."""
    sizes: Counter[int] = Counter()
    for seed in range(25):
        t = yard(seed=seed)
        s = t.s
        found = cities(t)
        for city, following in pairwise(found):
            colours = [zone.split(".")[0] for zone in city]
            assert len(set(colours)) == len(colours) <= 3
            assert len(city) == 3 or following[0].split(".")[0] in colours
        for n, (city, following) in enumerate(pairwise(found), 1):
            last, first = TILE_NAMES.index(city[-1]), TILE_NAMES.index(following[0])
            if n % 3:
                assert s.tile_x[first] == s.tile_x[last]
                assert s.tile_y[first] == s.tile_y[last] + 2
            else:
                earlier = [TILE_NAMES.index(z) for c in found[:n] for z in c]
                assert s.tile_x[first] == max(s.tile_x[z] for z in earlier) + 2
                assert s.tile_y[first] == 0
        sizes[len(found)] += 1
    assert sizes.most_common(1)[0][0] in (10, 11)  # SI-R3: typically


def test_no_board_is_larger_than_the_numbering_of_squares() -> None:
    """SI-R3, SI-A10: one colour after the other makes the most cities."""
    runs = [f"tile {c}.{r} nw" for c in COLOURS for r in ("null", "ace", "2", "3", "4", "5")]
    t = yard(*runs)
    assert len(cities(t)) == 21
    assert t.s.wide <= t.tables.width and t.s.high <= t.tables.height


def test_freight_in_rotation_on_all_tiles_but_the_aces() -> None:
    """SI-R4, SI-A25: 20 loads without a value; the nulls mark the scores."""
    t = start()
    for pair in FREIGHT.replace("\n", " ").split(", "):
        tile, load = pair.split()
        assert t.place(load) == tile
    assert list(t.s.values) == [0] * 20
    assert not any(t.place(load).endswith(".ace") for load in LOADS)


def test_pawns_on_aces_and_officials_on_nulls() -> None:
    """SI-R5, SI-R6"""
    t = start()
    assert [t.hub_of(c) for c in COLOURS] == [1, 1, 1, 1]
    assert [t.official(c) for c in COLOURS] == [f"{c}.null" for c in COLOURS]


def test_all_dominoes_in_the_pool() -> None:
    """SI-R7"""
    t = start()
    assert t.s.pool == 2**28 - 1
    assert not any(square >= 0 for square in t.s.half_at)


def test_red_begins() -> None:
    """SI-R8, SI-A43: seats in the order red, green, blue, black."""
    t = start()
    assert (t.turn, t.step) == ("red", "planning")
    assert t.s.points == 8 and t.s.round == 1


def test_without_red_the_first_seat_begins() -> None:
    """SI-A1, SI-A43"""
    t = start(3, unowned=0)
    assert t.seats == ("green", "blue", "black")
    assert t.turn == "green"
    assert start(3).seats == ("red", "green", "blue")
    assert start(3, unowned=2).seats == ("red", "green", "black")


def test_two_seats_with_two_colours_each() -> None:
    """SI-R34, SI-A3, SI-A43: turns alternate between the seats, red, green, blue, black."""
    t = start(2)
    assert t.seats == ("redblue", "greenblack")
    order = []
    for _ in range(5):
        order.append((t.turn, t.colour))
        now = t.s.colour
        while t.s.colour == now:
            t.play("done")
    assert order == [
        *(("redblue", "red"), ("greenblack", "green"), ("redblue", "blue")),
        *(("greenblack", "black"), ("redblue", "red")),
    ]


def test_the_grid_ends_a_margin_beyond_the_tiles() -> None:
    """SI-A10: usually 30 columns and 22 rows; the first tile is e5 f5 e6 f6."""
    t = start()
    assert (t.s.wide, t.s.high) == (30, 22)
    covered = ("e5", "f5", "e6", "f6", "d5", "e4", "g7")
    ground = [t.s.ground[t.square(name)] for name in covered]
    assert ground == [t.space("red.5") + 1] * 4 + [0, 0, 0]
    wide = start(margin=8)
    assert (wide.s.wide, wide.s.high) == (38, 30)


@pytest.mark.parametrize(
    ("tile", "squares"),
    [
        ("red.5", {"e7", "d6"}),  # sw
        ("black.null", {"n4", "o5"}),  # ne
        ("red.2", {"s14", "r15"}),  # nw
        ("black.5", {"r11"}),  # se, its other side is the city's
        ("blue.null", {"g4"}),
        ("green.3", set()),  # the middle zone with its mark in the inner corner
        ("green.5", {"r11"}),
        ("red.4", {"aa12"}),
    ],
)
def test_the_gates_of_a_tile(tile: str, squares: set[str]) -> None:
    """SI-R18, SI-A13: the squares outside at the marked quarter, none where the city itself lies."""
    assert gates(start(), tile) == squares


def test_every_city_has_a_gate() -> None:
    """SI-R18, SI-A13: on 25 boards laid at random."""
    for seed in range(25):
        t = yard(seed=seed)
        for city in cities(t):
            assert any(gates(t, zone) for zone in city), (seed, city)


def test_zones_are_connected_as_they_were_laid() -> None:
    """SI-A14: first and third of a city meet only at a corner."""
    t = start()
    near = {name: t.s.near_tiles[t.space(name)] for name in TILE_NAMES}

    def connected(one: str, other: str) -> bool:
        return bool(near[one] >> TILE_NAMES.index(other) & 1)

    assert connected("blue.4", "green.3") and connected("green.3", "black.ace")
    assert not connected("blue.4", "black.ace")
    assert not connected("black.3", "black.5")
    assert sum(bin(mask).count("1") for mask in near.values()) == 2 * (TILES - 11)


def test_the_setup_has_a_line_for_each_tile_only() -> None:
    """SI-R4, SI-A39: freight has no line, since nobody has seen a value."""
    t = start()
    assert [line.split()[1] for line in t.written] == ["tile"] * 24
    assert [" ".join(line.split()[2:]) for line in t.written] == list(EXAMPLE)
