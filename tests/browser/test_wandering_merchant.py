"""The Wandering Merchant on the page: built tile by tile, walked step by step, every price before the click."""

import re

from playwright.sync_api import expect
from tests.browser.conftest import People


def test_a_tile_is_seen_where_it_would_lie(person: People) -> None:
    ann = person()
    ann.lobby()
    ann.press(ann.page.locator("[data-game=wandering_merchant] [data-bot]"))
    ann.press(ann.page.locator("dialog label:has(input[value=built])"))
    ann.create()
    assert ann.my_turn()
    ann.press(ann.page.locator("[data-action='draw wild'], [data-main]").first)
    site = ann.page.locator(".cell.lit").first
    expect(site).to_be_visible()
    site.hover()
    name = re.search(r"Lay it on (\w+)", ann.page.locator("[data-main]").inner_text())
    assert name is not None
    expect(ann.page.locator(".link").first).to_be_attached()  # the roads it would have
    ann.press(site)
    expect(ann.page.locator(".log")).to_contain_text(re.compile(rf"You laid .* on {name[1]}"))


def test_the_dice_are_told_before_they_are_rolled(person: People) -> None:
    ann = person()
    ann.against_bots("wandering_merchant")
    assert ann.my_turn()
    ann.page.mouse.move(2, 2)  # the pointer may lie on a place of the board, which is then told of
    expect(ann.page.locator("[data-status]")).to_contain_text("1 cart + 1 = 1 die")
    way = ann.page.locator(".cell.lit").first
    way.hover()
    main = ann.page.locator("[data-main]")
    expect(main).to_contain_text("1 die: 1 to 6 steps")
    expect(main).to_contain_text(re.compile(r"Set out \w+ to \w+"))
    ann.press(way)
    expect(ann.page.locator(".log")).to_contain_text(re.compile(r"You rolled \d"))
