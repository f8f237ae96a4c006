"""What a place is and why not, on the page: the answer is at the place and whole; anything can be looked at."""

import random

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect
from tests.browser.conftest import People
from tests.browser.laid import asked, lay, newcomer, sailing
from tests.browser.player import REACHED, STILL
from tests.browser.server import Server

from argosy.core.registry import editions

SCREENS: dict[str, ViewportSize] = {
    f"{wide}x{high}": {"width": wide, "height": high}
    for wide, high in ((1280, 720), (1280, 800), (1440, 900), (1920, 1080), (390, 844))
}
CLICKS = 3  # on places where nothing can be done, in each of two positions
OTHERS = ".cell:not(.lit)"
# What of an element lies outside: its words outside it, or itself outside the window or whatever clips it.
CUT_OFF = """(one) => {
  const own = one.getBoundingClientRect(), found = []
  const along = (low, high, from, to) => low > from - 1 && high < to + 1
  const inside = (a, b) => along(a.left, a.right, b.left, b.right) && along(a.top, a.bottom, b.top, b.bottom)
  for (const part of one.querySelectorAll('b, span, button'))
    if (!inside(part.getBoundingClientRect(), own)) found.push(part.innerText)
  if (!inside(own, { left: 0, top: 0, right: innerWidth, bottom: innerHeight })) found.push('the window')
  for (let around = one.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible') continue
    if (!inside(own, around.getBoundingClientRect())) found.push(around.className || around.tagName)
  }
  return found
}"""


# What a tap may change: a place comes nearer, another beside it is meant, or it is answered.
TAPPED = """() => [
  document.querySelector('[data-sheet]').getAttribute('transform'), document.querySelector('.bar').innerText,
  document.querySelectorAll('[aria-selected=true], [data-why][role=alert]').length,
].join()"""


def elsewhere(page: Page, draw: random.Random) -> Locator | None:
    """A place where nothing can be done, which a pointer gets at."""
    reached: list[int] = page.evaluate(REACHED, OTHERS)
    return page.locator(OTHERS).nth(draw.choice(reached)) if reached else None


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", sorted(editions()))
def test_the_answer_to_a_click_is_whole(
    person: People, server: Server, game: str, screen: str
) -> None:
    token, guest = newcomer(server.database)
    phone = SCREENS[screen]["width"] < 600
    ann = person(token=token, phone=phone, viewport=SCREENS[screen])
    draw = random.Random(person.seed)
    positions = asked(game, 2, person.seed, 120)
    for verbs in draw.sample(sorted(positions, key=sorted), min(2, len(positions))):
        ann.open(lay(server.database, guest, positions[verbs]))
        ann.page.wait_for_selector(f"{STILL} .cell")
        for _ in range(CLICKS):
            place = elsewhere(ann.page, draw)
            if place is None:
                break
            before = ann.page.evaluate(TAPPED)
            ann.press(place)
            why = ann.page.locator("[data-why][role=alert]")
            ann.page.wait_for_function(f"(before) => ({TAPPED})() !== before", arg=before)
            if phone and why.count() == 0:
                continue
            expect(why).to_be_visible()
            assert why.locator("button").count() >= 1  # the clause
            assert why.evaluate(CUT_OFF) == [], why.inner_text()
            ann.page.keyboard.press("Escape")


def test_anything_can_be_looked_at(person: People) -> None:
    """WCAG 1.4.13: what is told can be dismissed, can be pointed at, and stays."""
    ann = person.seated(sailing(person.seed))
    page = ann.page
    tip = page.locator("#look-tip")
    score = page.locator("[data-look=counter-score]").first
    score.hover()
    expect(tip).to_contain_text("Whoever has the most points")
    tip.hover()
    page.wait_for_timeout(400)
    expect(tip).to_be_visible()
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    score.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(tip).to_contain_text("Whoever has the most points")
    assert score.get_attribute("aria-describedby") == "look-tip"
    page.mouse.move(2, 2)
    cell = page.locator(OTHERS).first
    cell.hover()
    expect(tip.locator("b")).to_have_text(cell.get_attribute("aria-label") or "")
    cell.click()
    expect(tip).to_have_count(0)  # the answer takes its place
    expect(page.locator("[data-why][role=alert]")).to_be_visible()


def test_a_finger_that_stays_asks_and_does_nothing(person: People) -> None:
    ann = person.seated(sailing(person.seed), phone=True)
    page = ann.page
    box = page.locator(".cell.lit").first.bounding_box()
    assert box
    before = page.locator("[data-status]").inner_text()
    touch = page.context.new_cdp_session(page)
    at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    expect(page.locator("#look-tip")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator("#look-tip")).to_be_visible()
    assert page.locator("#look-tip").evaluate(CUT_OFF) == []
    expect(page.locator("[data-status]")).to_contain_text(before.splitlines()[0])
    page.touchscreen.tap(2, 2)  # beside everything: the tip may lie over the status
    expect(page.locator("#look-tip")).to_have_count(0)


# Everything that can be looked at beside the board, by what it is: pieces, prices, symbols, counters.
BESIDE = """() => [...document.querySelectorAll('[data-stroll]')].map((region) => {
  const seen = '[data-look], [data-use], [data-place], [data-piece], [role=img][aria-label], td'
  const isShown = (one) => one.getClientRects().length > 0 && !one.parentElement.closest(seen)
  const says = (one) => one.tagName !== 'TD' || one.innerText.trim()
  return [...region.querySelectorAll(seen)].filter((one) => isShown(one) && says(one)).length
})"""
AT = """() => {
  const here = document.activeElement, tip = document.querySelector('#look-tip')
  window.stops ??= []
  if (!stops.includes(here)) stops.push(here)
  const says = tip?.innerText.trim() ?? ''
  return [stops.indexOf(here), says, here.getAttribute('aria-hidden'), here.outerHTML.slice(0, 200)]
}"""


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", sorted(editions()))
def test_arrow_keys_tell_of_everything_beside_the_board(
    person: People, gallery: tuple[str, dict[str, str]], game: str, language: str
) -> None:
    """A region has one stop of the Tab key; from there on arrow keys go from thing to thing, and back."""
    token, tables = gallery
    ann = person(token=token, language=language)
    ann.open(tables[f"{game}-middle"])
    assert ann.my_turn()
    page = ann.page
    page.evaluate("document.fonts.ready")
    for region, things in enumerate(page.evaluate(BESIDE)):
        page.locator("[data-stroll]").nth(region).focus()
        told: dict[int, str] = {}
        while True:
            page.keyboard.press("ArrowDown")
            ann.frame()
            here, says, hidden, drawn = page.evaluate(AT)
            if here in told:
                break
            assert says and "{" not in says and hidden is None, drawn
            told[here] = says
        print(game, language, things, list(told.values()))
        assert len(told) >= things * 0.8
        page.keyboard.press("Home")
        ann.frame()
        assert page.evaluate(AT)[0] == next(iter(told))
