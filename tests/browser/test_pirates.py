"""The table of pirates: what is in hand leads, coasts and shots are shown, orders say what they lack."""

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect
from tests.browser import laid
from tests.browser.conftest import People
from tests.browser.golden import NAMES
from tests.browser.laid import asked
from tests.browser.player import Player

import argosy
from argosy.core.match import Match
from argosy.games.pirates.rules.reading import byte
from argosy.games.pirates.state import ABOARD, CLAIMED_BY, UNDER, PiratesState

DOUBLE_TAP = 300  # milliseconds; two taps that are not farther apart show the whole board again


def at_sea(person: People, *, phone: bool = False, language: str = "en") -> Player:
    """Ships placed and dice hidden: somebody's first turn."""
    ann = person(phone=phone, language=language)
    ann.against_bots("pirates")
    for _ in range(90):  # on a phone a tap may only bring a place nearer
        assert ann.my_turn()
        if re.search("actions left|Aktionen", ann.says):
            return ann
        main = ann.page.locator("[data-main]")
        if (
            phone and main.count()
        ):  # a tap showed what would happen; on another place it would show that
            ann.settle()
            ann.press(main)
            ann.answered()
        else:
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
    for _ in range(
        4 if phone else 0
    ):  # a tap may bring the place nearer, show what would happen, or do it
        ann.page.wait_for_timeout(DOUBLE_TAP)
        ann.settle()
        main = ann.page.locator("[data-main]")
        if "Two actions" not in ann.says:
            break
        ann.press(main if main.count() else ann.reached(".cell.lit")[-1])
        ann.answered()
    expect(ann.page.locator("[data-status]")).to_contain_text("One action left")


def test_an_order_that_cannot_be_given_says_why(person: People) -> None:
    ann = at_sea(person)
    attack = order(ann, "attack")  # whatever the deal: the crew is still aboard
    expect(attack).to_contain_text("no enemy beside")
    attack.click()
    expect(ann.page.locator("#board")).to_contain_text("PV-")


@pytest.mark.parametrize(
    ("language", "hint", "says"),
    [
        ("en", "nobody ashore", "none of your crew is ashore on this island"),
        ("de", "niemand an Land", "niemand auf dieser Insel an Land"),
    ],
)
def test_digging_says_that_nobody_is_ashore(
    person: People, language: str, hint: str, says: str
) -> None:
    ann = at_sea(person, language=language)
    dig = order(ann, "dig")
    expect(dig).to_contain_text(hint)
    dig.click()
    expect(ann.page.locator("[data-why][role=alert]")).to_contain_text(says)


def test_the_keyboard_takes_a_ship_and_lets_go(person: People) -> None:
    ann = at_sea(person)
    ann.settle()
    ann.page.keyboard.press("s")
    expect(order(ann, "sail")).to_have_class(re.compile(r"\bon\b"))
    cell = ann.page.locator(".cell.lit").first
    cell.focus()
    expect(ann.page.locator("[data-main]")).to_contain_text("Sail your ship to")
    for _ in range(2):  # the first may only close what is told of the place
        ann.page.keyboard.press("Escape")
    expect(order(ann, "sail")).not_to_have_class(re.compile(r"\bon\b"))
    cell = ann.page.locator(".cell.lit").first
    cell.focus()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".cell[aria-selected=true]")).to_have_count(1)


# ── What is beside the islands ──


def ashore(seed: int, seats: int) -> Match:
    """The first seat takes an action, and one of its crew is on land."""

    def fits(verbs: frozenset[str], match: Match) -> bool:
        state = match.state
        assert isinstance(state, PiratesState)
        return "walk" in verbs and any(state.where[coin] < ABOARD for coin in range(4))

    while True:
        for verbs, match in asked("pirates", seats, seed, 120).items():
            if fits(verbs, match):
                return match
        seed += 1


@pytest.mark.parametrize("language", ["en", "de"])
def test_how_to_win_and_what_each_die_needs_are_always_in_sight(
    person: People, seed: int, language: str
) -> None:
    ann = person.seated(ashore(seed, 3), language=language)
    ann.page.set_viewport_size({"width": 1280, "height": 800})
    expect(ann.page.locator("[data-to-win]")).to_contain_text(
        "Bring 2 treasures home" if language == "en" else "Bring 2 Schätze in Sicherheit"
    )
    expect(ann.page.locator("[data-treasure]")).to_have_count(3)
    own = ann.page.locator("[data-treasure=suns]")
    expect(own).to_contain_text("Your die" if language == "en" else "Dein Würfel")


def test_crews_have_the_same_letters_on_the_board_and_in_the_log(person: People, seed: int) -> None:
    match = ashore(seed, 3)
    state = match.state
    assert isinstance(state, PiratesState)
    ann = person.seated(match)
    here = [coin for coin in range(4) if state.where[coin] < ABOARD]
    for coin in here:
        letter = ann.page.locator(f"[data-letter='suns.{'abcd'[coin]}']")
        expect(letter).to_have_text("ABCD"[coin])
        expect(ann.page.locator(".log")).to_contain_text(f"our crew {'ABCD'[coin]} ")
    expect(ann.page.locator(".log")).not_to_contain_text("Suns crew")


def test_the_ship_is_shown_large_and_its_crew_is_taken_in_hand_there(person: People) -> None:
    ann = at_sea(person)
    ann.settle()
    crew = ann.page.locator("[data-your-ship] [data-aboard$='.a']")
    box = crew.bounding_box()
    assert box and box["width"] > 30
    # Its value is drawn after every ring: none crosses it out.
    drawn = ann.page.locator("[data-your-ship] svg").locator(".ring, [data-value]")
    assert drawn.evaluate_all("all => all.findLastIndex((one) => one.matches('.ring'))") >= 0
    assert drawn.evaluate_all(
        "all => all.findLastIndex((one) => one.matches('.ring'))"
        " < all.findIndex((one) => one.matches('[data-value]'))"
    )
    crew.click()
    expect(crew).to_have_class(re.compile(r"\bsel\b"))


def test_the_map_of_two_fills_its_frame(person: People, seed: int) -> None:
    """Land that is there for three only leaves no empty sea beside the others."""
    match = argosy.new("pirates", seats=2, seed=seed, names=["Ann", "Bea"], island=3)
    while match.waiting != 0:
        match.play(match.legal()[0])
    ann = person.seated(match)
    ann.page.set_viewport_size({"width": 1280, "height": 800})
    chart = ann.page.locator("#board").bounding_box()
    edges = ann.page.locator(".band rect").evaluate_all(
        "all => { const b = all.map(r => r.getBoundingClientRect());"
        " return [Math.min(...b.map(r => r.top)), Math.max(...b.map(r => r.bottom))] }"
    )
    assert chart and edges[1] - edges[0] > 0.8 * chart["height"]


# ── Why ──


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "chose the first of these|no other choice"),
        ("de", "hat das Erste gewählt|keine andere Wahl"),
    ],
)
def test_a_bot_says_why_it_did_what_it_did_last(
    person: People, phone: bool, language: str, says: str
) -> None:
    ann = at_sea(person, phone=phone, language=language)
    if phone:
        ann.press(ann.page.get_by_role("tab").nth(1))
    why = ann.page.locator("[data-explain]").first
    ann.press(why)
    told = ann.page.locator("[data-explained]")
    expect(told).to_contain_text(re.compile(says))
    ways = told.locator("li").all_inner_texts()
    assert all(re.search(r"\d+ ?%", way) for way in ways), ways
    ann.press(told.locator("button"))
    expect(told).to_have_count(0)


def test_labels_carry_the_decision_in_german_too(person: People, seed: int) -> None:
    ann = person.seated(ashore(seed, 3), language="de")
    done = ann.page.locator("[data-action=done], [data-main]").first
    expect(done).to_contain_text(re.compile("Zug beenden, [12] Aktion"))


# ── In the turn of another ──


def played(seed: int, fits: Callable[[Match], bool], **options: int) -> Match:
    """A random game of eager diggers, until the first seat is asked and the position fits."""
    while True:
        dice = random.Random(seed)
        match = argosy.new("pirates", seats=3, seed=seed, names=NAMES[:3], **options)
        for _ in range(600):
            if match.is_over or (match.waiting == 0 and fits(match)):
                break
            legal = match.legal()
            verb = dice.choice(sorted({text.split()[0] for text in legal}))
            digs = [text for text in legal if text.startswith("dig ")]
            match.play(dice.choice(digs or [text for text in legal if text.split()[0] == verb]))
        if not match.is_over and match.waiting == 0 and fits(match):
            return match
        seed += 1


@pytest.mark.parametrize("language", ["en", "de"])
def test_who_hides_a_die_in_the_turn_of_another_is_told_so(
    person: People, seed: int, language: str
) -> None:
    """PV-R18: and the actions left are not theirs."""
    match = played(seed, lambda match: laid.verbs(match) == {"hide", "stay"})
    ann = person.seated(match, language=language)
    status = ann.page.locator("[data-status]")
    expect(status).to_contain_text(
        "The dig missed" if language == "en" else "Die Grabung schlug fehl"
    )
    expect(status).not_to_contain_text("Your turn" if language == "en" else "Du bist am Zug")
    expect(status).to_contain_text("\u2019s turn." if language == "en" else "ist am Zug.")
    expect(ann.page.locator("[data-pips]")).to_have_count(0)


def test_who_carries_what_would_win_is_told(person: People, seed: int) -> None:
    """PV-R28"""

    def is_carried(match: Match) -> bool:
        state = match.state
        assert isinstance(state, PiratesState)
        return any(UNDER <= byte(state.dice, die) < CLAIMED_BY for die in range(3))

    ann = person.seated(played(seed, is_carried, alone=1))
    ann.page.set_viewport_size({"width": 1280, "height": 800})
    expect(ann.page.locator("[data-to-win]")).to_contain_text(
        re.compile("carry enough to win|carries enough to win")
    )


# ── Every click is answered ──

# Points of the chart that lie on no cell: lines, corners, the squares that dots were moved from, and the open sea.
BETWEEN = """() => {
  const chart = document.querySelector('#board svg[data-scale]'), box = chart.getBoundingClientRect(), found = []
  for (let x = box.left + 12; x < box.right - 12; x += 3)
    for (let y = box.top + 12; y < box.bottom - 12; y += 3) {
      const at = document.elementFromPoint(x, y)
      if (chart.contains(at) && !at.closest('.cell, [data-stroll], .mini')) found.push([x, y])
    }
  return found
}"""


@pytest.mark.parametrize("step", ["placing", "sailing"])
def test_a_click_between_the_squares_is_answered(person: People, step: str) -> None:
    if step == "placing":
        ann = person()
        ann.against_bots("pirates")
        assert ann.my_turn()
    else:
        ann = with_a_ship_in_hand(person, phone=False)
    ann.settle()
    why = ann.page.locator("[data-why][role=alert]")
    points = ann.page.evaluate(BETWEEN)
    assert points
    asked = ann.says.split(".")[:2]
    for x, y in [points[0], points[len(points) // 2], points[-1]]:
        ann.page.mouse.click(x, y)
        expect(why).to_be_visible()
        expect(why.locator("b")).not_to_be_empty()
        ann.page.keyboard.press("Escape")
    assert ann.says.split(".")[:2] == asked  # nothing was done


def test_a_piece_is_called_by_what_it_is_and_what_it_can_do(person: People, seed: int) -> None:
    """Not by one of the places that it could go to."""
    ann = person.seated(ashore(seed, 3))
    ann.settle()
    crew = ann.page.locator(".cell.lit[id^='cell-suns.']").first
    label = crew.get_attribute("aria-label") or ""
    assert re.match(r"Your (captain|crew [A-D] \([2-5]\))", label), label
    ship = ann.page.locator("#cell-ship\\.suns")
    if ship.count():
        assert re.match(
            "Your ship, can be chosen|Your ship$", str(ship.get_attribute("aria-label"))
        )
    for cell in ann.page.locator(".cell.lit[aria-label*='choose where']").all():
        assert " to " not in str(cell.get_attribute("aria-label"))


def test_what_comes_under_a_pointer_that_clicked_is_not_told(person: People) -> None:
    ann = at_sea(person)
    ann.settle()
    ship = ann.page.locator(".cell.lit[id^='cell-ship.']").first
    ship.hover()
    tip = ann.page.locator("#look-tip")
    expect(tip).to_contain_text("then choose where")
    ship.click()
    ann.page.wait_for_timeout(900)  # longer than a pointer has to rest
    expect(tip).to_have_count(0)
