"""What a table is played by: names, hints, clocks, and who decides for a seat."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect
from tests.browser.conftest import People
from tests.browser.laid import sailing
from tests.browser.player import Player
from tests.browser.server import Server


def opened(ann: Player, game: str = "sea_routes") -> None:
    ann.lobby()
    ann.press(ann.page.locator(f"[data-game={game}] [data-open]"))


@pytest.mark.parametrize("language", ["en", "de"])
def test_whoever_hosts_and_whoever_joins_is_asked_for_a_name(
    person: People, server: Server, language: str
) -> None:
    ann, bea = person(language=language), person(language=language)
    opened(ann)
    name, create = ann.page.locator("[data-name]"), ann.page.locator("[data-create]")
    expect(name).to_have_value("")
    ann.press(create)  # without a name no table is opened
    assert name.evaluate("(field) => field.matches(':invalid')")
    assert "/t/" not in ann.page.url
    name.fill("Ann")
    table = ann.create()

    bea.page.goto(ann.invitation())
    sit, called = bea.page.locator("[data-sit]"), bea.page.locator("[data-name]")
    bea.press(sit)
    assert called.evaluate("(field) => field.matches(':invalid')")
    called.fill(" ann ")  # somebody is called that here
    expect(bea.page.get_by_role("alert")).to_be_visible()
    bea.press(sit)
    assert bea.page.locator("[data-waiting]").count() == 1
    called.fill("Bea")
    bea.press(sit)
    bea.page.wait_for_selector("[data-status]")
    seats = server.get(f"/api/tables/{table}")["seats"]
    assert [seat["name"] for seat in seats] == ["Ann", "Bea"]

    # At the next table they are known.
    opened(bea)
    expect(bea.page.locator("[data-name]")).to_have_value("Bea")


def test_a_name_typed_before_the_server_has_answered_stays(person: People) -> None:
    ann, bea = person(), person()

    def typed_early(one: Player, show: Callable[[], object], name: str) -> None:
        """Type while the page still asks the server who this is."""
        held: list[Route] = []
        one.page.route("**/api/guests/me", lambda route: held.append(route))
        show()
        one.page.locator("[data-name]").fill(name)
        with one.page.expect_response("**/api/guests/me"):
            one.page.unroute("**/api/guests/me")  # and what was held goes on
        one.frame()
        assert held, "the page did not ask"
        assert one.page.locator("[data-name]").input_value() == name

    ann.lobby()
    typed_early(ann, ann.page.locator("[data-game=sea_routes] [data-open]").click, "Ann")
    ann.create()
    invitation = ann.invitation()
    typed_early(bea, lambda: bea.page.goto(invitation), "Bea")


def test_people_at_one_screen_have_names_of_their_own(person: People, server: Server) -> None:
    ann = person()
    opened(ann, "pirates")
    ann.say_name()
    for seat in (1, 2):
        ann.page.locator("dialog .seat select").nth(seat).select_option("hot")
    names = ann.page.locator("[data-name]")
    names.nth(1).fill("Bea")
    names.nth(2).fill("bea")
    expect(
        ann.page.get_by_text("Somebody at this table is called that already.").first
    ).to_be_visible()
    ann.press(ann.page.locator("[data-create]"))
    assert "/t/" not in ann.page.url
    names.nth(2).fill("Cem")
    expect(ann.page.locator("[data-hints]")).not_to_be_checked()
    seats = server.get(f"/api/tables/{ann.create()}")["seats"]
    assert [seat["name"] for seat in seats] == ["Ann", "Bea", "Cem"]


def test_who_has_left_keeps_their_name(person: People) -> None:
    ann, bea = person(), person()
    opened(ann)
    ann.with_guest(bea)
    bea.page.wait_for_selector("[data-status]")
    bea.page.on("dialog", lambda dialog: dialog.accept())
    bea.page.get_by_role("button", name="Table menu").click()
    bea.page.get_by_role("button", name="Leave the table").click()
    panel = ann.page.locator("[data-seat=blue]")
    expect(panel).to_contain_text("left; a medium bot plays")
    expect(panel).to_contain_text("Bea")
    ann.my_turn()
    ann.click_something()
    ann.my_turn()
    expect(ann.page.locator(".log")).to_contain_text("Bea sailed")


def test_somebody_is_muted(person: People) -> None:
    """By the owner for everybody, by anybody else for themselves."""
    ann, bea = person(), person()
    opened(ann)
    ann.with_guest(bea)
    for one in (ann, bea):
        one.answered()  # the page of a table that waits is another one
        one.page.get_by_role("tab", name="Chat").click()
        expect(one.page.get_by_label("Say something")).to_be_visible()
    chat = bea.page.locator(".chat")

    def say(one: Player, text: str) -> None:
        one.page.get_by_label("Say something").fill(text)
        one.page.get_by_role("button", name="Send").click()

    say(bea, "Hello")
    expect(ann.page.locator(".said")).to_contain_text("Hello")
    ann.press(ann.page.locator("[data-mute] summary"))
    ann.press(ann.page.get_by_role("button", name="Mute Bea"))
    expect(chat).to_contain_text("The owner of the table has muted you.")
    expect(chat.locator("input")).to_have_count(0)
    ann.press(ann.page.get_by_role("button", name="Let Bea speak"))
    expect(chat.locator("input")).to_be_visible()

    say(ann, "Welcome")
    expect(bea.page.locator(".said")).to_contain_text("Welcome")
    bea.press(bea.page.locator("[data-mute] summary"))
    bea.press(bea.page.get_by_role("button", name="Hide what Ann says"))
    expect(bea.page.locator(".said")).not_to_contain_text("Welcome")
    say(ann, "Anybody there?")
    say(bea, "Only me")
    expect(bea.page.locator(".said")).to_contain_text("Only me")
    expect(bea.page.locator(".said")).not_to_contain_text("Anybody")
    bea.press(bea.page.get_by_role("button", name="Show what Ann says"))
    expect(bea.page.locator(".said")).to_contain_text("Anybody there?")


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
    bea.sit()
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


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_clock_is_chosen_in_words(person: People, server: Server, language: str) -> None:
    ann = person(language=language)
    opened(ann)
    clock = ann.page.locator("[data-clock]")
    words = clock.locator("option").all_inner_texts()
    told = {
        "en": ["No clock", "10 minutes each", "1 day a move"],
        "de": ["Ohne Uhr", "10 Minuten pro Person", "1 Tag je Zug"],
    }[language]
    assert set(told) < set(words)
    assert ann.page.locator("dialog input[type=number]:visible").count() == 0
    clock.select_option(label=told[2])
    made = server.get(f"/api/tables/{ann.create()}")
    assert (made["clock"]["kind"], made["clock"]["seconds"]) == ("move", 86_400)
    assert made["pace"] == "slow"
    expect(ann.page.locator("[data-terms]")).to_contain_text(told[2])


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_seat_that_a_bot_plays_offers_only_to_take_it_back(person: People, phone: bool) -> None:
    """A banner where the buttons were, as high as they are, with one button."""
    match = sailing(person.seed)
    ann = person.seated(match, phone=phone)
    board = ann.page.locator("#board").bounding_box()
    ann.page.get_by_role("button", name="Table menu").click()
    ann.page.get_by_role("button", name="Let a bot play for me").click()
    banner = ann.page.locator("[data-stand-in]")
    expect(banner).to_contain_text("A bot plays for you.")
    expect(banner.get_by_role("button")).to_have_text(["Take my seat back"])
    expect(banner).to_be_in_viewport(ratio=1)
    assert ann.page.locator("#board").bounding_box() == board
    expect(ann.page.locator("[data-status]")).to_contain_text("A bot plays for you.")
    expect(ann.page.locator("[data-status]")).not_to_contain_text("Your turn")
    live = ".cell.lit, [data-main], [data-action], [data-verb], [data-undo], [data-hint]"
    assert ann.page.locator(live).count() == 0
    assert not ann.page.title().startswith("(!)")
    ann.press(banner.get_by_role("button"))
    expect(banner).to_have_count(0)
    expect(ann.page.locator("[data-status]")).not_to_contain_text("A bot plays")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_who_watches_is_told_so_and_can_do_nothing(
    person: People, phone: bool, language: str
) -> None:
    ann = person()
    ann.against_bots("sea_routes")
    assert ann.my_turn()
    bea = person(phone=phone, language=language)
    bea.page.goto(ann.page.url)
    badge = bea.page.locator("[data-watching]")
    expect(badge).to_have_text("Watching" if language == "en" else "Du siehst zu")
    expect(badge).to_be_in_viewport(ratio=1)
    live = ".cell.lit, [data-main], [data-action], [data-verb], [data-undo], [data-hint]"
    expect(bea.page.locator(live)).to_have_count(0)
    expect(ann.page.locator("[data-watching]")).to_have_count(0)
