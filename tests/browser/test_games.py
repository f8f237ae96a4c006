"""Every game is played to its end by clicking only."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import People

import argosy
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
    table = ann.against_bots(game, options=SHORT.get(game))
    ann.play_to_the_end(4)
    end = ann.page.locator("[data-end]")
    assert end.locator("h2").inner_text()
    shown = end.locator("tbody tr").all_inner_texts()

    # What was played can be taken home, and says the same.
    ann.page.get_by_role("button", name="Table menu").click()
    with ann.page.expect_download() as download:
        ann.page.get_by_role("link", name="Download the record").click()
    match = argosy.replay(download.value.path().read_text(encoding="utf-8"))
    assert match.is_over
    for score in match.scores().values():
        assert any(re.search(rf"\b{score}\b", row) for row in shown)

    # Again: the same people at a new table.
    ann.page.keyboard.press("Escape")
    ann.press(end.get_by_role("button", name="Again"))
    ann.page.wait_for_url(lambda url: "/t/" in url and table not in url)
    expect(ann.page.locator("[data-status]")).to_be_visible()
