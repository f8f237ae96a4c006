"""Ship It! on the page: links are turned before they lie, a load and where it goes are one thought."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.browser.laid import asked, lay, newcomer
from tests.browser.player import Player
from tests.browser.server import Server

import argosy
from argosy.core.match import Match

RECORDS = Path(argosy.__file__).parent / "games" / "ship_it" / "records"


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
    # What chance does before anybody decides is one line of the log.
    expect(ann.page.locator(".log li")).to_have_count(1)
    ann.press(ann.page.locator(".log li button"))
    expect(ann.page.locator(".log")).to_contain_text("Red (you) began a turn with 8 action points.")


def test_loads_are_called_by_letters_and_bear_them(person: People, seed: int) -> None:
    ann = person.seated(freight(seed, 3))
    for load in ann.page.locator("[data-letter]").all():
        number = int((load.get_attribute("data-letter") or "")[-1])
        assert load.inner_html() == "ABCDE"[number - 1]


def far_out(seed: int) -> Match:
    """Links go as far from the tiles as the rules let them (SI-A10), and the first seat has one more to build."""
    match = argosy.new("ship_it", seats=2, seed=seed, names=["Ann", "Bea"])

    def row(text: str) -> int:
        return int(re.sub("[a-z]", "", text.split()[1]))

    while True:
        legal = match.legal()
        builds = [text for text in legal if text.startswith("build")]
        if builds and match.waiting == 0 and any(row(text) == 1 for text in builds):
            match.play(min(builds, key=row))
            return match
        # To the north, end to end.
        north = [text for text in builds if text.endswith(("north", "south"))] or builds
        buys = [text for text in legal if text == "buy"]
        match.play(min(north, key=row) if north else buys[0] if buys else legal[-1])


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_board_keeps_its_scale_however_far_links_go(
    person: People, seed: int, phone: bool
) -> None:
    """Whatever may be built on is within the chart from the first turn on."""

    def scale(match: Match) -> str | None:
        ann = person.seated(match, phone=phone)
        if not phone:
            sheet = ann.page.locator("#board svg[data-scale]").bounding_box()
            for cell in ann.page.locator(".cell.lit").all():
                box = cell.bounding_box()
                assert sheet and box
                assert sheet["y"] <= box["y"] + 2
                assert box["y"] + box["height"] <= sheet["y"] + sheet["height"] + 2
        return ann.page.locator("#board svg[data-scale]").get_attribute("data-scale")

    first = argosy.new("ship_it", seats=2, seed=seed, names=["Ann", "Bea"])
    assert scale(first) == scale(far_out(seed))


def test_a_hint_turns_the_link_in_hand(person: People) -> None:
    """However it is held: what the bot would build is on the main button, not only in words."""
    ann = person()
    ann.against_bots("ship_it")
    assert ann.my_turn()
    ann.press(ann.page.locator("[data-action=buy], [data-main]").first)
    ann.press(ann.page.locator("[data-main].wax"))
    go_to(ann, "2 Build")
    for _ in range(2):
        ann.settle()
        ann.press(ann.page.locator("[data-turn]"))
        ann.press(ann.page.locator("[data-hint]"))
        expect(ann.page.locator("[data-main]")).to_contain_text("Build the")


def test_what_a_colour_did_bears_its_mark(person: People, seed: int) -> None:
    """SI-A3: Red and Blue are one person, and the log tells them apart."""
    match = argosy.new("ship_it", seats=2, seed=seed, names=["Ann", "Bea"])
    for seat in (0, 1):  # Red and Green do nothing
        while match.waiting == seat:
            match.play("done")
    match.play("buy")
    ann = person.seated(match)
    bought = ann.page.locator(".log li", has_text="Blue (you) bought a link")
    expect(bought.locator("svg.t-arms")).to_have_count(1)


def test_the_end_of_a_game_with_two_colours_each_is_told_by_their_profits(
    person: People, server: Server
) -> None:
    """SI-R34: of two colours their profits are told; the review begins at its own line of the log."""
    token, guest = newcomer(server.database)
    ann = person(token=token)
    record = (RECORDS / "second-pawn-two-seats.txt").read_text()
    ann.open(lay(server.database, guest, Match.replay(record)))
    rows = ann.page.locator("[data-end] tbody tr")
    expect(rows.locator("small").first).to_have_text(
        re.compile(r"^\w+ profit \d+, \w+ profit \d+$")
    )
    ann.press(ann.page.locator("[data-end]").get_by_role("button", name="Review"))
    expect(ann.page.locator(".log .now:visible").first).to_be_in_viewport()
