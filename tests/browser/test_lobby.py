"""The first page and the dialog of a new table: what plays is in sight, and what a game takes is told."""

import re

import pytest
from playwright.sync_api import ViewportSize, expect
from tests.browser.conftest import People
from tests.browser.server import PHONE, Server

from argosy.core.registry import edition, editions

LOW: ViewportSize = {"width": 1280, "height": 720}
LAPTOPS: list[ViewportSize] = [
    LOW,
    {"width": 1280, "height": 800},
    {"width": 1440, "height": 900},
    {"width": 1920, "height": 1080},
]
# Whatever is not wholly within the window.
OUT_OF_SIGHT = """(what) => [...document.querySelectorAll(what)].filter((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect()
  return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight
}).map((one) => one.innerText)"""


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_game_can_be_played_without_scrolling(person: People, language: str) -> None:
    for viewport in LAPTOPS:
        ann = person(language=language, viewport=viewport)
        ann.lobby()
        ann.page.evaluate("document.fonts.ready")
        buttons = "[data-bot], [data-open]"
        assert ann.page.locator(buttons).count() == 2 * len(editions())
        assert ann.page.evaluate(OUT_OF_SIGHT, buttons) == [], viewport


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_play_stays_in_sight_whatever_is_unfolded(
    person: People, language: str, phone: bool
) -> None:
    ann = person(language=language, phone=phone, viewport=PHONE if phone else LOW)
    ann.lobby()
    for game in sorted(editions()):
        for way in ("[data-bot]", "[data-open]"):
            ann.press(ann.page.locator(f"[data-game={game}] {way}"))
            play = ann.page.locator("[data-create]")
            expect(play).to_be_in_viewport(ratio=1)
            ann.press(ann.page.locator("dialog summary"))
            last = ann.page.locator("dialog .option").last
            last.scroll_into_view_if_needed()
            expect(last).to_be_in_viewport()
            expect(play).to_be_in_viewport(ratio=1)
            assert ann.page.evaluate(OUT_OF_SIGHT, "[data-create]") == []
            said = ann.page.locator("dialog").inner_text()
            assert "{" not in said and "undefined" not in said
            wide = ann.page.evaluate("document.querySelector('dialog .all').scrollWidth")
            assert wide <= ann.page.evaluate("document.querySelector('dialog .all').clientWidth")
            ann.page.keyboard.press("Escape")
            ann.page.wait_for_selector("dialog", state="detached")


def test_cards_and_presets_tell_what_was_measured(person: People) -> None:
    ann = person()
    ann.lobby()
    for game in editions():
        found = edition(game)
        first = next(p for p in found.presets if p.name == found.preset)
        minutes = first.lengths[found.default_seats].minutes.replace("-", " to ")
        card = ann.page.locator(f"[data-game={game}]")
        expect(card).to_contain_text(f"{minutes} min")
        ann.press(card.locator("[data-bot]"))
        for seats in (found.seats[0], found.seats[-1]):
            ann.press(ann.page.locator(f"dialog label:has(input[name=count][value='{seats}'])"))
            for preset in found.presets:
                choice = ann.page.locator(f"dialog label:has(input[value={preset.name}])")
                lasts = preset.lengths[seats]
                expect(choice).to_contain_text(f"{lasts.minutes.replace('-', ' to ')} min")
                ann.press(choice)
                told = re.escape(lasts.rounds.replace("-", " to "))
                players = "player" if seats == 1 else "players"
                says = re.compile(rf"Measured with {seats} {players}: {told} rounds")
                expect(ann.page.locator("dialog")).to_contain_text(says)
        ann.page.keyboard.press("Escape")
        ann.page.wait_for_selector("dialog", state="detached")


def test_a_row_tells_which_rules_were_changed(person: People, server: Server) -> None:
    ann = person()
    table = ann.against_bots("sea_routes", options={"rounds": 7, "gain": 2})
    ann.lobby()
    row = ann.page.locator(f"[data-table='{table}']")
    expect(row).to_contain_text("against Long Meg (easy bot)")
    expect(row).to_contain_text("Round 1")
    expect(row).to_contain_text("2 rules changed")
    title = row.locator("[data-terms]").get_attribute("title") or ""
    assert title.splitlines() == ["Rounds at most: 7", "Ability points won with a majority: 2"]
