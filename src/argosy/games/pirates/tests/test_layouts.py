"""The six layouts, and pictures of them."""

import pytest

import argosy
from argosy.core import registry
from argosy.core.language import Reader
from argosy.draw import characters, svg
from argosy.draw.scene import BOARD
from argosy.games.pirates.islands import ISLANDS, surveyed
from argosy.games.pirates.tests.scene import Scene
from argosy.kit.bags import count
from argosy.tabletop import tabletop

# Islands by tiles, coast positions, those with an edge along land; with 16 and with 18 tiles.
TABLE = {
    0: ([16], (40, 36), (44, 38)),
    1: ([8, 8], (53, 47), (61, 53)),
    2: ([4, 4, 4, 4], (69, 60), (77, 66)),
    3: ([1, 15], (67, 62), (75, 66)),
    4: ([1, 2, 2, 2, 9], (82, 70), (88, 76)),
    5: ([4, 4, 4, 4], (92, 84), (100, 88)),
}
GRIDS = {0: "n12", 1: "n14", 2: "n18", 3: "r14", 4: "r18", 5: "t16"}


@pytest.mark.parametrize("island", range(6))
def test_the_survey_agrees_with_the_rules(island: int) -> None:
    """PV-R3, PV-A5, PV-A8: the table of section 3 of the rules, for 16 and 18 tiles."""
    tiles, *expected = TABLE[island]
    for extra, (positions, edges) in enumerate(expected):
        board = surveyed(island, bool(extra))
        assert len(board.tiles) == 16 + 2 * extra
        assert board.lands == len(board.tiles) * 4
        assert board.positions == positions
        assert count(board.edge_lo) + count(board.edge_hi) == edges
        islands = [int(number) for number in board.island_of]
        if not extra:
            sizes = sorted(islands.count(number) // 4 for number in set(islands))
            assert sizes == tiles


@pytest.mark.parametrize("island", range(6))
def test_every_coast_can_be_sailed_to(island: int) -> None:
    """PV-R3, PV-A5: one connected sailing graph."""
    board = surveyed(island, False)
    rest = [0]
    seen = {0}
    for position in rest:
        for other in range(board.positions):
            low = board.step_lo[position] >> other & 1 if other < 60 else 0
            high = board.step_hi[position] >> (other - 60) & 1 if other >= 60 else 0
            if (low or high) and other not in seen:
                seen.add(other)
                rest.append(other)
    assert len(seen) == board.positions


@pytest.mark.parametrize("island", range(6))
def test_the_grid_of_a_layout(island: int) -> None:
    """PV-R3: a text is a square of the grid, or outside the notation."""
    scene = Scene(island=island)
    last = GRIDS[island]
    beyond = f"{chr(ord(last[0]) + 1)}1"
    below = f"a{int(last[1:]) + 1}"
    assert scene.refuses(f"suns sail {last}") == "PV-R8"
    assert scene.refuses(f"suns sail {beyond}") == ""
    assert scene.refuses(f"suns sail {below}") == ""


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("island", range(6))
def test_pictures(island: int, seats: int) -> None:
    """PV-R3: each layout in characters and as SVG, with all its squares."""
    t = tabletop("pirates", seats=seats, island=island)
    table = t.backdrop() + t.table()
    reader = Reader(game="pirates")
    text = characters.draw(table, reader)
    drawing = svg.draw(table, reader)
    assert t.words.say(f"island:{ISLANDS[island]}") in drawing
    assert drawing.startswith("<svg") and drawing.rstrip().endswith("</svg>")
    assert text.count(":") >= 16
    assert any(zone.id == BOARD for zone in table.zones)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_header_stands_unaltered(language: str) -> None:
    """PV-R1: the licence of the document, in every language as it stands there."""
    header = argosy.edition("pirates").say("licence", language)
    assert header.endswith("as long as this header is included and unaltered.")
    rulebook = registry.page("pirates", "rulebook.md", language)
    assert rulebook.startswith(f"```text\n{header}\n```\n")
