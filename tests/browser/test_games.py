"""Every game is played to its end by clicking only."""

import pytest
from tests.browser.conftest import People

from argosy.core.registry import editions

# Options that make a game short enough for a test.
SHORT: dict[str, dict[str, int]] = {
    "sea_routes": {"rounds": 1},
    "land_routes": {"gold": 60, "turns": 20, "calm": 5, "offers": 0},
    "pirates": {"rounds": 1},
    "ship_it": {"ap": 4, "threshold": 6, "pawns_out": 1, "rounds": 10},
    "wandering_merchant": {"rounds": 2},
}


@pytest.mark.parametrize("game", sorted(editions()))
def test_a_whole_game_against_bots(person: People, game: str) -> None:
    ann = person()
    ann.against_bots(game, options=SHORT.get(game))
    ann.play_to_the_end(4)
    assert ann.page.locator("[data-end] h2").inner_text()
    assert ann.page.locator("[data-end] tbody tr").count() >= 1
