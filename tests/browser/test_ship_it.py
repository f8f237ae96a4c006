"""Ship It! on the page: links are turned before they lie, a load and where it goes are one thought."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.browser.laid import asked
from tests.browser.player import Player

import argosy
from argosy.core.match import Match


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


# ── What is in sight ──


def freight(seed: int, seats: int) -> Match:
    """The first seat may move freight."""
    while True:
        for verbs, match in asked("ship_it", seats, seed, 120).items():
            if "pipstop" in verbs:
                return match
        seed += 1


@pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])
def test_gates_are_in_sight_while_freight_moves(person: People, seed: int, dark: bool) -> None:
    ann = person.seated(freight(seed, 2), dark=dark)
    gates = ann.page.locator("[data-gate]")
    assert gates.count() >= 9  # every city has one
    # Paper around each of them, whatever the ground: that is what a gate is seen by.
    ground = ann.page.evaluate("getComputedStyle(document.body).backgroundColor")
    for gate in gates.all():
        assert gate.evaluate("g => getComputedStyle(g).stroke") != ground


@pytest.mark.parametrize(
    ("language", "says"), [("en", "action points (AP)"), ("de", "Aktionspunkte (AP)")]
)
def test_action_points_have_a_label(person: People, seed: int, language: str, says: str) -> None:
    match = argosy.new("ship_it", seats=3, seed=seed, names=["Ann", "Bea", "Cyd"])
    ann = person.seated(match, language=language)
    expect(ann.page.locator("[data-pips]")).to_have_text(f"8 {says}")


def test_with_two_colours_each_it_is_seen_which_one_acts(person: People, seed: int) -> None:
    match = argosy.new("ship_it", seats=2, seed=seed, names=["Ann", "Bea"])
    ann = person.seated(match)
    expect(ann.page.locator("[data-status]")).to_contain_text("Red: ")
    expect(ann.page.locator("[data-firm]")).to_have_count(2)
    expect(ann.page.locator("[data-firm] tr")).to_have_count(4)
    expect(ann.page.locator("[data-firm] .turn")).to_contain_text("Red")
    expect(ann.page.locator(".log")).to_contain_text("Red (you) began a turn with 8 action points.")


def test_loads_are_called_by_letters_and_bear_them(person: People, seed: int) -> None:
    ann = person.seated(freight(seed, 3))
    for load in ann.page.locator("[data-letter]").all():
        number = int((load.get_attribute("data-letter") or "")[-1])
        assert load.inner_html() == "ABCDE"[number - 1]
