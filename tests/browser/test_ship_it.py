"""Ship It! on the page: links are turned before they lie, a load and where it goes are one thought."""

import re

from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.browser.player import Player


def go_to(player: Player, phase: str) -> None:
    """Click on until this part of the turn has come."""
    for _ in range(4):
        assert player.my_turn()
        if player.page.locator(".phases .on").inner_text() == phase:
            return
        player.press(player.page.locator("[data-main], [data-action=done]").first)
        player.answered()
    raise AssertionError(player.says)


def test_a_link_is_seen_and_turned_before_it_is_built(person: People) -> None:
    ann = person()
    ann.against_bots("ship_it")
    assert ann.my_turn()
    ann.press(ann.page.locator("[data-action=buy], [data-main]").first)
    ann.press(ann.page.locator("[data-main].wax"))
    go_to(ann, "2 Build")
    # Not every place can be built on in two ways, a double least of all.
    main = ann.page.locator("[data-main]")
    turned = False
    for site in ann.page.locator(".cell.lit").all()[::7]:
        site.hover()
        expect(ann.page.locator(".ghost")).to_have_count(1)
        before = main.inner_text()
        ann.page.keyboard.press("r")
        ann.frame()
        turned = main.inner_text() != before
        if turned:
            break
    assert turned
    links = ann.page.locator("#board .k-domino").count()
    ann.press(site)
    expect(ann.page.locator("#board .k-domino")).to_have_count(links + 1)


def test_a_load_goes_with_the_lowest_pip_stop_that_gets_there(person: People) -> None:
    ann = person()
    ann.against_bots("ship_it")
    assert ann.my_turn()
    go_to(ann, "4 Freight")
    ann.press(ann.page.locator(".cell.lit[data-place^=red]").first)
    place = ann.page.locator(".cell.lit").last.get_attribute("data-place")
    target = ann.page.locator(f".cell[data-place='{place}']").last
    target.hover()
    expect(ann.page.locator("[data-status]")).to_contain_text("Pip-stop")
    assert ann.page.locator("path.way:not(.case), path.route").count() >= 1  # its way is drawn
    ann.press(target)
    asked = ann.page.locator("[data-main]", has_text="It will be turned up")
    if asked.count():  # on a hub: that cannot be undone, so it is asked for once more
        ann.press(asked)
    expect(ann.page.locator(".log")).to_contain_text(re.compile(r"You moved load Red [A-E] to"))
    expect(ann.page.locator(".log")).to_contain_text(re.compile(r"You chose pip-stop \d for"))


def test_a_fixed_pip_stop_limits_the_ways_and_one_that_cannot_be_had_says_why(
    person: People,
) -> None:
    ann = person()
    ann.against_bots("ship_it", options={"ap": 4})
    assert ann.my_turn()
    go_to(ann, "4 Freight")
    ann.press(ann.page.locator("[data-stop='0']"))
    expect(ann.page.locator("[data-stop='0']")).to_have_attribute("aria-pressed", "true")
    ann.press(ann.page.locator("[data-stop='6']"))
    expect(ann.page.get_by_text("SI-R8").first).to_be_visible()
    expect(ann.page.locator("[data-stop='6']")).to_have_attribute("aria-pressed", "false")


def test_a_finger_sees_a_link_before_it_is_built(person: People) -> None:
    bea = person(phone=True)
    bea.against_bots("ship_it")
    assert bea.my_turn()
    bea.press(bea.page.locator("[data-action=buy], [data-main]").first)
    bea.press(bea.page.locator("[data-main].wax"))
    bea.press(bea.page.locator("[data-action=done], [data-main]:not(.wax)").first)
    links = bea.page.locator("#board .k-domino").count()
    square = bea.page.locator(".cell.lit:visible").nth(40)
    square.evaluate("cell => cell.dispatchEvent(new MouseEvent('click', { bubbles: true }))")
    expect(bea.page.locator(".ghost")).to_have_count(1)
    assert bea.page.locator("#board .k-domino").count() == links
    bea.press(bea.page.locator("[data-compose], [data-main]").first)
    expect(bea.page.locator("#board .k-domino")).to_have_count(links + 1)
