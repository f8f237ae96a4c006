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


def at_center(seed: int, *, needed: bool) -> Match:
    """The first seat can buy before its roll, and has a card that is needed where it is; or else several cards."""

    def fits(verbs: frozenset[str], match: Match) -> bool:
        if not {"buy", "sell", "roll"} <= verbs:
            return False
        sales = [text for text in match.legal() if text.startswith("sell")]
        return any(brings_most(match, text) for text in sales) if needed else len(sales) > 1

    return between_bots("land_routes", seed, fits)


def brings_most(match: Match, text: str) -> bool:
    after = match.twin()
    after.play(text)
    seat = match.seats[0]
    return after.scores()[seat] - match.scores()[seat] == match.options["pay_needs"]


def here(match: Match) -> str:
    """The square of the first seat."""
    token = next(piece for piece in match.table(0).pieces if piece.id == f"token.{match.seats[0]}")
    return token.at


@pytest.mark.parametrize("word", ["has", "needs"])
def test_a_card_of_a_center_does_what_is_printed_on_it(
    person: People, seed: int, word: str
) -> None:
    """Also where the price stands, not only on the picture; and no more than its button does."""
    match = at_center(seed, needed=True)
    ann = person.seated(match)
    ann.settle()
    card = ann.page.locator(f"#cell-{here(match)}\\.{word}")
    expect(card).to_have_class(re.compile("lit"))
    card.hover(position={"x": 20, "y": 8})
    verb = "Buy" if word == "has" else "Sell"
    expect(ann.page.locator("[data-main]")).to_contain_text(verb)
    card.click(position={"x": 20, "y": 8})
    ann.answered()
    (text,) = ann.decided(len(match.entries), match.seats[0])
    assert text == "buy" if word == "has" else brings_most(match, text)
    assert ann.page.locator("[data-sure]").count() == 0


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_card_of_another_center_is_answered(person: People, seed: int, phone: bool) -> None:
    match = at_center(seed, needed=True)
    ann = person.seated(match, phone=phone)
    ann.settle()
    other = next(center for center in "abde" if center != here(match))
    for word, says in {"has": "sells", "needs": "pays"}.items():
        ann.press(ann.page.locator(f"#cell-{other}\\.{word}"))
        expect(ann.page.get_by_text(re.compile(rf"\w+ {says} .*gold")).first).to_be_visible()
    assert ann.decided(len(match.entries), match.seats[0]) == []


def test_every_action_is_listed_once(person: People, seed: int) -> None:
    """A purchase has a button and a card: in the list of all actions it is one thing."""
    match = at_center(seed, needed=True)
    ann = person.seated(match)
    ann.settle()
    ann.press(ann.page.locator("[data-all]"))
    expect(ann.page.locator("[data-list] li")).to_have_count(len(match.legal()))


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_sale_that_is_closed_offers_no_more_prices(
    person: People, seed: int, language: str
) -> None:
    match = at_center(seed, needed=False)
    ann = person.seated(match, language=language)
    status, tag = ann.page.locator("[data-status]"), ann.page.locator(".tag")
    expect(tag.first).to_be_visible()
    ann.settle()
    ann.press(ann.page.locator(".bar [data-action^=sell], .bar [data-main^=sell]").first)
    several = "several cards in one sale" if language == "en" else "darf mehrere Karten"
    expect(status).to_contain_text(several)
    ann.settle()
    close = ann.page.locator("[data-action=done]")
    expect(close).to_contain_text("no more selling" if language == "en" else "kein Verkauf mehr")
    ann.press(close)
    sold = "You can sell nothing more" if language == "en" else "nichts mehr verkaufen"
    expect(status).to_contain_text(sold)
    expect(status).not_to_contain_text("pays" if language == "en" else "Du bekommst")
    expect(tag).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_bank_says_that_it_is_the_clock(person: People, seed: int, phone: bool) -> None:
    """LR-R16"""
    ann = person.seated(dealing(seed), phone=phone)
    bank = ann.page.locator("[data-look=counter-bank]").first
    if phone:
        box = bank.bounding_box()
        assert box is not None
        at = [{"x": box["x"] + 9, "y": box["y"] + 9}]
        touch = ann.page.context.new_cdp_session(ann.page)
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    else:
        bank.hover()
    tip = ann.page.locator("#look-tip")
    expect(tip).to_contain_text("when it is empty, the game ends")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_nothing_of_an_offer_moves_while_it_is_composed(
    person: People, seed: int, phone: bool, language: str
) -> None:
    """Whatever the sentence says, the buttons stay under the finger."""

    def fits(verbs: frozenset[str], match: Match) -> bool:
        cards = [piece.id.split(".")[0] for piece in match.table(0).pieces if piece.kind == "card"]
        return "offer" in verbs and all(cards.count(seat) > 1 for seat in match.seats)

    ann = person.seated(between_bots("land_routes", seed, fits), phone=phone, language=language)
    ann.settle()
    ann.press(ann.page.locator("[data-offer]"))
    places = """() => [...document.querySelectorAll('.compose button')].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      return [x, y, width, height].map(Math.round).join(' ')
    })"""
    more, first = ann.page.locator("[data-more=want]"), ann.page.evaluate(places)
    for card in [*ann.page.locator("[data-give]").all(), *ann.page.locator("[data-want]").all()]:
        ann.press(card)
        assert ann.page.evaluate(places) == first
    ann.press(more)
    assert ann.page.evaluate(places) == first


ROW = """() => Object.fromEntries([...document.querySelectorAll('.bar [data-action]')].map((button) => {
  const { x, y, width } = button.getBoundingClientRect()
  return [button.dataset.action, [x, y, width].map(Math.round).join(' ')]
}))"""


@pytest.mark.parametrize("position", range(4))
def test_after_a_hint_every_button_is_where_it_was(
    person: People, seed: int, position: int
) -> None:
    """What the bot proposes is shown on its button, where it has one; nothing of a turn is without a button."""

    def fits(verbs: frozenset[str], match: Match) -> bool:
        sales = [text for text in match.legal() if text.startswith("sell")]
        needed = any(brings_most(match, text) for text in sales)
        return {"buy", "roll"} <= verbs and bool(sales) != position % 2 and not needed

    ann = person.seated(between_bots("land_routes", seed, fits))
    ann.settle()
    bar, before = ann.page.locator(".bar"), ann.page.evaluate(ROW)
    expect(ann.page.locator("[data-main]")).to_contain_text("Roll the die")
    ann.press(ann.page.locator("[data-hint]"))
    expect(ann.page.locator("[data-status]")).to_contain_text("The bot suggests")
    ann.page.mouse.move(2, 2)
    assert ann.page.evaluate(ROW).items() >= before.items()
    for once in ("Roll the die", "Buy ", "Stay at "):
        expect(bar.get_by_role("button", name=re.compile(f"^{once}"))).to_have_count(1)
