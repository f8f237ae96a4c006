"""Undo says what it would do before it does it."""

import re

from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.browser.laid import found, free_to_undo, sailing
from tests.browser.player import on_turn


def test_ones_own_last_decision_goes_at_once(person: People) -> None:
    match = found("pirates", person.seed, lambda verbs, match: free_to_undo(match))
    ann = person.seated(match)
    ann.settle()
    undo = ann.page.locator("[data-undo]")
    told = undo.get_attribute("title") or ""
    expect(undo).to_have_text(re.compile("^ *Undo"))
    assert told in ann.page.locator(".log .says").all_inner_texts()
    undo.click()
    expect(ann.page.locator(".undone").first).to_be_visible()
    expect(ann.page.locator("[data-undo-asks]")).to_have_count(0)


def test_what_bots_did_since_is_told_first(person: People) -> None:
    ann = person()
    ann.against_bots("sea_routes")
    assert ann.my_turn()
    while not ann.page.locator(".log .says", has_text="You sailed").count():
        ann.page.locator(".cell.lit").first.click()
        ann.answered()
    assert ann.my_turn()
    undo = ann.page.locator("[data-undo]")
    expect(undo).to_contain_text("Back to your last turn")
    for word in ("Somebody else", "Something was drawn"):
        expect(undo).not_to_contain_text(word)
    ann.press(undo)
    asks = ann.page.locator("[data-undo-asks]")
    expect(asks).to_contain_text("Long Meg")
    expect(asks).to_contain_text("decisions in all")
    asks.get_by_role("button", name="Cancel").click()
    expect(asks).to_have_count(0)
    assert ann.page.locator(".undone").count() == 0
    ann.press(undo)
    asks.get_by_role("button", name="Take it back").click()
    expect(ann.page.locator(".undone").first).to_be_visible()
    expect(ann.page.locator(".log .says", has_text="You took something back")).to_be_visible()


def test_other_people_are_asked_and_named(person: People) -> None:
    ann, bea = person(), person()
    ann.lobby()
    ann.press(ann.page.locator("[data-game=sea_routes] [data-open]"))
    ann.with_guest(bea)
    mover = on_turn((ann, bea))
    other = bea if mover is ann else ann
    for one in (mover, other):
        assert one.my_turn()
        one.page.locator(".cell.lit").first.click()
    assert mover.my_turn()
    undo = mover.page.locator("[data-undo]")
    expect(undo).to_contain_text("Ask to take back")
    mover.press(undo)
    asks = mover.page.locator("[data-undo-asks]")
    expect(asks).to_contain_text("must agree")
    asks.locator("[data-undo-yes]").click()
    expect(mover.page.locator(".request")).to_contain_text("You have asked")
    other.page.get_by_role("button", name="Agree").click()
    for one in (mover, other):
        expect(one.page.locator(".undone").first).to_be_visible()


def test_a_turn_that_ended_by_itself_can_be_taken_back_before_anybody_else_acts(
    person: People,
) -> None:
    match = sailing(person.seed)
    ann = person.seated(match, grace=True)
    before = ann.says
    for how in ("undo", "enter"):
        ann.settle()
        while not ann.page.locator(
            "[data-release]"
        ).count():  # some turns have more than one decision
            ann.page.locator(".cell.lit, .bar [data-main]").first.click()
            ann.answered()
            ann.settle()
        expect(ann.page.locator("[data-undo]")).to_have_text(re.compile("^ *Undo"))
        if how == "undo":
            ann.page.locator("[data-undo]").click()
            assert ann.my_turn()
            ann.page.mouse.move(2, 2)
            expect(ann.page.locator("[data-status]")).to_contain_text("Your turn")
            assert ann.page.locator(".undone").count()
        else:
            ann.page.keyboard.press("Enter")
            expect(ann.page.locator("[data-release]")).to_have_count(0)
    assert before


# Every number of seconds that the button has shown.
COUNTED = """
window.counted = []
new MutationObserver(() => {
  const shown = Number(document.querySelector('[data-seconds]')?.dataset.seconds)
  if (shown && counted.at(-1) !== shown) counted.push(shown)
}).observe(document, { subtree: true, childList: true, attributes: true })
"""


def test_how_long_it_can_be_taken_back_is_counted_down(person: People) -> None:
    """In words: whoever prefers stillness sees no bar that shrinks."""
    ann = person.seated(sailing(person.seed), grace=True)
    ann.page.evaluate(COUNTED)
    ann.settle()
    ann.page.locator(".cell.lit").first.click()
    release = ann.page.locator("[data-release]")
    expect(release).to_contain_text(re.compile(r"for \d seconds?\."))
    expect(release).to_have_count(0)  # nobody pressed it: it is over
    counted = ann.page.evaluate("counted")
    assert len(counted) > 1
    assert counted == sorted(counted, reverse=True)
    assert counted[0] <= 3
