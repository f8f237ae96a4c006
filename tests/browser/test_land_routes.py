"""The table of land_routes: a roll shows its roads, and a hand can be sold on a phone."""

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import People


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_every_end_of_a_roll_shows_its_road(person: People, phone: bool) -> None:
    ann = person(phone=phone)
    ann.against_bots("land_routes")
    for _ in range(30):
        assert ann.my_turn()
        if "You rolled" in ann.says:
            break
        roll = ann.page.locator("[data-action=roll], [data-main]:has-text('Roll')")
        if roll.count():
            ann.press(roll.first)
            ann.answered()
        else:
            ann.click_something()
    expect(ann.page.locator("[data-status]")).to_contain_text("You rolled")
    lit = ann.page.locator(".cell.lit")
    expect(ann.page.locator("path.way")).to_have_count(lit.count())
    if not phone:
        lit.first.hover()
        expect(ann.page.locator("path.way.now")).to_have_count(1)


def test_a_card_is_sold_with_the_thumb(person: People) -> None:
    ann = person(phone=True)
    ann.against_bots("land_routes")
    ann.my_turn()
    ann.press(ann.reached(".cell.lit")[0])
    buy = ann.page.locator("[data-action=buy], [data-main]:has-text('Buy')")
    expect(buy.first).to_be_visible()
    ann.press(buy.first)
    card = ann.page.locator(".hand .held").first
    expect(card).to_be_visible()
    ann.press(card)
    expect(ann.page.locator(".hand .held")).to_have_count(0)
