"""The table of pirates: what is in hand leads, coasts and shots are shown, orders say what they lack."""

import re

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import People
from tests.browser.player import Player

DOUBLE_TAP = 300  # milliseconds; two taps that are not farther apart show the whole board again


def at_sea(person: People, *, phone: bool = False) -> Player:
    """Ships placed and dice hidden: somebody's first turn."""
    ann = person(phone=phone)
    ann.against_bots("pirates")
    for _ in range(90):  # on a phone a tap may only bring a place nearer
        assert ann.my_turn()
        if "actions left" in ann.says:
            return ann
        ann.click_something()
    raise AssertionError(ann.says)


def order(ann: Player, verb: str) -> Locator:
    return ann.page.locator(f"[data-verb={verb}]")


def with_a_ship_in_hand(person: People, phone: bool) -> Player:
    """A deal in which the ships on both sides leave more than one way: else there is nothing to choose."""
    for _ in range(9):
        ann = at_sea(person, phone=phone)
        ann.press(order(ann, "sail"))
        coast, only_way = ann.page.locator(".band rect"), ann.page.locator("[data-main]")
        expect(coast.or_(only_way).first).to_be_attached()
        if coast.count():
            return ann
    raise AssertionError("nine deals with a ship that has only one way")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_ship_in_hand_shows_its_coast_and_sails(person: People, phone: bool) -> None:
    ann = with_a_ship_in_hand(person, phone)
    # Its own coast, not every coast: only water that can be sailed to is lit.
    lit = ann.page.locator(".cell.lit")
    assert 1 <= lit.count() < 50
    ann.press(ann.reached(".cell.lit")[-1])
    ann.answered()
    for _ in range(2):  # on a phone the first taps may only bring the place nearer
        if phone and "Two actions" in ann.says and lit.count():
            ann.page.wait_for_timeout(DOUBLE_TAP)
            ann.press(ann.reached(".cell.lit")[-1])
            ann.answered()
    expect(ann.page.locator("[data-status]")).to_contain_text("One action left")


def test_an_order_that_cannot_be_given_says_why(person: People) -> None:
    ann = at_sea(person)
    attack = order(ann, "attack")  # whatever the deal: the crew is still aboard
    expect(attack).to_contain_text("no enemy beside")
    attack.click()
    expect(ann.page.locator("#board")).to_contain_text("PV-")


def test_the_keyboard_takes_a_ship_and_lets_go(person: People) -> None:
    ann = at_sea(person)
    ann.settle()
    ann.page.keyboard.press("s")
    expect(order(ann, "sail")).to_have_class(re.compile(r"\bon\b"))
    cell = ann.page.locator(".cell.lit").first
    cell.focus()
    expect(ann.page.locator("[data-main]")).to_contain_text("Sail your ship to")
    ann.page.keyboard.press("Escape")
    expect(order(ann, "sail")).not_to_have_class(re.compile(r"\bon\b"))
    cell = ann.page.locator(".cell.lit").first
    cell.focus()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".cell[aria-selected=true]")).to_have_count(1)
