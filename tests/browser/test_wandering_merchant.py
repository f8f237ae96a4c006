"""The Wandering Merchant on the page: built tile by tile, walked step by step, every price before the click."""

import random
import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.browser.golden import NAMES
from tests.browser.laid import between_bots, lay, newcomer
from tests.browser.player import Player

import argosy
from argosy.core.match import Match


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


def trading(seed: int) -> Match:
    """The first seat may both buy and sell."""

    def fits(verbs: frozenset[str], match: Match) -> bool:
        return {"buy", "sell"} <= verbs

    return between_bots("wandering_merchant", seed, fits)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_market_is_where_one_trades(
    person: People, seed: int, phone: bool, language: str
) -> None:
    """Deals stand on the rows of their goods, say what they cost or bring, and never in the bar as well."""
    match = trading(seed)
    ann = person.seated(match, phone=phone, language=language)
    market = ann.page.locator("[data-market]")
    rows = market.locator("[data-ware]")
    expect(rows).to_have_count(8)
    for row in rows.all():
        expect(row).to_be_in_viewport(ratio=1)
    assert ann.page.locator(".bar [data-action^=buy], .bar [data-action^=sell]").count() == 0
    good = next(text.split()[1] for text in match.legal() if text.startswith("sell"))
    sell = market.locator(f"[data-ware={good}] [data-action='sell {good}']")
    price = match.options[f"sell_{good}"]
    expect(sell).to_contain_text(f"+{price}")
    said = f"for {price} GC in the " if language == "en" else f"für {price} GM verkaufen"
    expect(sell).to_have_attribute("aria-label", re.compile(said))
    before = gold(ann)
    ann.settle()
    ann.press(sell)
    expect(ann.page.locator(".sc, .score").first).to_contain_text(str(before + price))


def gold(player: Player) -> int:
    found = re.search(r"\d+", player.page.locator(".sc, .score").first.inner_text())
    assert found is not None
    return int(found[0])


def test_a_board_that_is_built_keeps_its_scale(person: People, seed: int) -> None:
    """From the first tile to the game on it, and everything that is laid is in sight."""
    dice = random.Random(seed)
    match = argosy.new("wandering_merchant", seats=2, seed=seed, names=NAMES[:2], map=2)
    token, guest = newcomer(person.server.database)
    ann = person(token=token, viewport={"width": 1280, "height": 800})
    seen = set()
    for laid in (2, 12, 28, 40):
        while len([e for e in match.entries if e.seat >= 0]) < laid or match.waiting != 0:
            match.play(dice.choice(match.legal()))
        ann.open(lay(person.server.database, guest, match))
        assert ann.my_turn()
        cell = ann.page.locator("#cell-g7").bounding_box()
        assert cell
        seen.add((round(cell["x"]), round(cell["y"]), round(cell["width"])))
    assert len(seen) == 1


def test_a_town_is_explored_by_its_button_and_left_by_its_tile(person: People, seed: int) -> None:
    def fits(verbs: frozenset[str], match: Match) -> bool:
        return {"explore", "stop"} <= verbs

    ann = person.seated(between_bots("wandering_merchant", seed, fits))
    ann.page.mouse.move(2, 2)
    expect(ann.page.locator("[data-main]")).to_contain_text("Explore this town: up to")
    assert ann.page.locator(".bar [data-action=stop]").count() == 0
    # Whoever has just clicked that tile still points at it: Enter does not mean to stop there.
    ann.page.locator("[data-pause]").hover(force=True)
    expect(ann.page.locator("[data-main]")).to_contain_text("Explore this town: up to")
    expect(ann.page.locator("[data-pause]")).to_contain_text("stop here")
    ann.press(ann.page.locator("[data-main]"))
    expect(ann.page.locator(".log")).to_contain_text(re.compile("You explored .* and found the"))
