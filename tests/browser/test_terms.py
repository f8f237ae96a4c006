"""What a table is played by: names, hints, clocks, and who decides for a seat."""

import re

from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.browser.laid import sailing
from tests.browser.player import Player
from tests.browser.server import Server


def opened(ann: Player, game: str = "sea_routes") -> None:
    ann.lobby()
    ann.press(ann.page.locator(f"[data-game={game}] [data-open]"))


def test_two_strangers_have_two_names(person: People, server: Server) -> None:
    ann, bea = person(), person()
    opened(ann)
    table = ann.create()
    bea.page.goto(ann.invitation())
    bea.press(bea.page.get_by_role("button", name="Sit here"))
    bea.page.wait_for_selector("[data-status]")
    names = [seat["name"] for seat in server.get(f"/api/tables/{table}")["seats"]]
    assert len(set(names)) == 2
    assert all(re.fullmatch(r"Guest \w+", name) for name in names)


def test_hints_are_chosen_and_off_between_people(person: People) -> None:
    ann, bea = person(), person()
    opened(ann)
    choice = ann.page.locator("[data-hints]")
    expect(choice).not_to_be_checked()
    ann.page.get_by_label("Seat blue").select_option("bot:easy")
    expect(choice).to_be_checked()
    ann.page.get_by_label("Seat blue").select_option("open")
    expect(choice).not_to_be_checked()
    ann.create()
    expect(ann.page.locator("[data-terms]")).to_contain_text("without hints")
    bea.page.goto(ann.invitation())
    bea.press(bea.page.get_by_role("button", name="Sit here"))
    for one in (ann, bea):
        expect(one.page.locator("[data-no-hints]")).to_be_visible()
        assert one.page.locator("[data-hint]").count() == 0

    ann.lobby()
    ann.press(ann.page.locator("[data-game=sea_routes] [data-bot]"))
    expect(ann.page.locator("[data-hints]")).to_be_checked()
    ann.create()
    assert ann.my_turn()
    expect(ann.page.locator("[data-hint]")).to_be_visible()
    expect(ann.page.locator("[data-no-hints]")).to_have_count(0)


def test_a_clock_says_what_its_numbers_are(person: People, server: Server) -> None:
    ann = person()
    opened(ann)
    ann.page.get_by_label("Clock").select_option("game")
    time = ann.page.get_by_label("Time for the whole game")
    words = time.locator("option").all_inner_texts()
    assert words[:2] == ["5 minutes per game", "10 minutes per game"]
    time.select_option("own")
    ann.page.get_by_label("How long").fill("2")
    ann.page.get_by_label("Seconds, minutes or hours").select_option("seconds")
    ann.press(ann.page.locator("[data-create]"))
    field = ann.page.get_by_label("How long")
    assert field.evaluate("(f) => f.validationMessage") == "Choose between 5 seconds and 7 days."
    assert "/t/" not in ann.page.url
    field.fill("90")
    expect(ann.page.get_by_text("1 minute 30 seconds per game")).to_be_visible()
    made = server.get(f"/api/tables/{ann.create()}")
    assert (made["clock"]["kind"], made["clock"]["seconds"]) == ("game", 90)
    expect(ann.page.locator("[data-terms]")).to_contain_text("1 minute 30 seconds per game")


def test_a_seat_that_a_bot_plays_offers_only_to_take_it_back(person: People) -> None:
    match = sailing(person.seed)
    ann = person.seated(match)
    ann.page.get_by_role("button", name="Table menu").click()
    ann.page.get_by_role("button", name="Let a bot play for me").click()
    expect(ann.page.locator("[data-status]")).to_contain_text("A bot plays for you.")
    expect(ann.page.locator("[data-status]")).not_to_contain_text("Your turn")
    live = ".cell.lit, [data-main], [data-action], [data-verb], [data-undo], [data-hint]"
    assert ann.page.locator(live).count() == 0
    assert not ann.page.title().startswith("(!)")
    ann.page.locator("[data-back]").click()
    expect(ann.page.locator("[data-back]")).to_have_count(0)
    expect(ann.page.locator("[data-status]")).not_to_contain_text("A bot plays")
