"""The table of land_routes: a roll shows its roads, and a hand can be sold on a phone."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.browser.laid import between_bots

from argosy.core.match import Match


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
    ann.press(ann.reached(".cell.lit")[0])  # a first tap shows what it would do
    ann.settle()
    ann.press(ann.page.locator("[data-main]"))
    buy = ann.page.locator("[data-action=buy], [data-main]:has-text('Buy')")
    expect(buy.first).to_be_visible()
    ann.press(buy.first)
    card = ann.page.locator(".hand .held").first
    expect(card).to_be_visible()
    ann.settle()
    ann.press(card)  # a first tap shows what the card would bring
    expect(ann.page.locator("[data-main]")).to_contain_text("Sell")
    expect(card).to_have_class(re.compile("sel"))
    ann.page.wait_for_timeout(450)  # two taps in one breath are one
    ann.press(card)
    expect(ann.page.locator(".hand .held")).to_have_count(0)


SIGNS = {
    "en": ["Lose a cargo card, by die", "Lose gold", "Lose a turn", "Go back"],
    "de": [
        "Eine Ware verlieren, per Würfel",
        "Gold verlieren",
        "Einen Zug aussetzen",
        "Zurückgehen",
    ],
}


def dealing(seed: int) -> Match:
    """The first seat stands at a trade center before its roll, with a card to sell and another to buy."""

    def fits(verbs: frozenset[str], match: Match) -> bool:
        return {"buy", "sell", "roll"} <= verbs

    return between_bots("land_routes", seed, fits)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_signs_of_the_roads_are_explained(
    person: People, seed: int, phone: bool, language: str
) -> None:
    ann = person.seated(dealing(seed), phone=phone, language=language)
    if phone:
        ann.press(ann.page.get_by_role("tab").nth(1))
    for sign in SIGNS[language]:
        expect(ann.page.locator("[data-legend]", has_text=sign)).to_be_visible()


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_purchase_a_sale_and_a_roll_are_a_click_each(
    person: People, seed: int, language: str
) -> None:
    """Every button names the good, the price and the place; none asks again."""
    match = dealing(seed)
    ann = person.seated(match, language=language)
    buy = ann.page.locator("[data-action=buy]")
    price = match.options["price"]
    words = (
        rf"Buy \w+ for {price} at \w+" if language == "en" else rf"\w+ in \w+ für {price} kaufen"
    )
    expect(buy).to_contain_text(re.compile(words))
    words = r"Sell \w+ for \d at \w+" if language == "en" else r"\w+ in \w+ für \d verkaufen"
    expect(ann.page.locator(".bar button").filter(has_text=re.compile(words))).not_to_have_count(0)
    ann.settle()
    ann.press(buy)
    expect(buy).to_have_count(0)
    ann.settle()
    roll = "Roll the die" if language == "en" else "Würfeln"
    ann.press(ann.page.locator(".bar").get_by_role("button", name=roll))
    expect(ann.page.locator(".cell.lit").first).to_be_visible()
    assert ann.page.locator("[data-sure]").count() == 0


def test_the_main_button_is_for_the_roll_or_for_what_the_center_needs(
    person: People, seed: int
) -> None:
    """A trade that could be offered, or a stay, does not leave the first button of a turn empty."""

    def on_the_road(verbs: frozenset[str], match: Match) -> bool:
        return verbs == {"roll", "offer"}

    ann = person.seated(between_bots("land_routes", seed, on_the_road))
    main = ann.page.locator("[data-main]")
    expect(main).to_have_text(re.compile("Roll the die"))

    def needed(text: str, match: Match) -> bool:
        after = match.twin()
        after.play(text)
        seat = match.seats[0]
        return after.scores()[seat] - match.scores()[seat] == match.options["pay_needs"]

    def wanted(verbs: frozenset[str], match: Match) -> bool:
        return any(needed(text, match) for text in match.legal() if text.startswith("sell"))

    ann = person.seated(between_bots("land_routes", seed, wanted))
    expect(ann.page.locator("[data-main]")).to_have_text(re.compile(r"Sell \w+ for \d+ at"))
