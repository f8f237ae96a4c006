"""A hint goes with its position, a result can be found again, a replay opens where the game began."""

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.browser.laid import sailing

from argosy.core.registry import editions

COVERED = """() => [...document.querySelectorAll('[data-hint], [data-undo], [data-main]')].filter((button) => {
  const { x, y, width, height } = button.getBoundingClientRect()
  return !button.closest('.vh') && !button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}).map((button) => button.innerText)"""


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_hint_covers_nothing_and_goes_with_its_position(person: People, phone: bool) -> None:
    match = sailing(person.seed)
    ann = person.seated(match, phone=phone)
    ann.press(ann.page.locator("[data-hint]"))
    said = ann.page.get_by_text("The bot suggests:").last
    expect(said).to_be_visible()
    assert ann.page.evaluate(COVERED) == []
    ann.press(ann.page.locator(".bar [data-main]"))
    expect(ann.page.locator("[data-status]")).not_to_contain_text("The bot suggests:")
    expect(ann.page.locator(".toast")).to_have_count(0)


# Buttons of the end card that a finger would not get at where they are.
OUT_OF_REACH = """() => [...document.querySelectorAll('[data-end] .row-btns .btn')].filter((button) => {
  const { x, y, width, height } = button.getBoundingClientRect()
  return !button.contains(document.elementFromPoint(x + width / 2, y + height - 3))
}).map((button) => button.innerText)"""


@pytest.mark.parametrize("game", sorted(editions()))
def test_the_end_card_of_a_phone_has_its_buttons_in_sight(
    person: People, gallery: tuple[str, dict[str, str]], game: str
) -> None:
    token, tables = gallery
    ann = person(token=token, phone=True)
    ann.open(tables[f"{game}-end"])
    expect(ann.page.locator("[data-end]")).to_be_visible()
    ann.page.wait_for_function(f"() => ({OUT_OF_REACH})().length === 0")


@pytest.mark.parametrize("game", sorted(editions()))
def test_the_result_and_the_replay_of_a_game_that_is_over(
    person: People, gallery: tuple[str, dict[str, str]], game: str
) -> None:
    token, tables = gallery
    ann = person(token=token)
    ann.open(tables[f"{game}-end"])
    end, status = ann.page.locator("[data-end]"), ann.page.locator("[data-status]")
    expect(end).to_be_visible()
    end.get_by_role("button", name="Close").click()
    expect(end).to_have_count(0)
    ann.page.locator("[data-result]").click()
    expect(end).to_be_visible()

    end.get_by_role("button", name="Review").click()
    replay = ann.page.locator("[data-replay]")
    expect(replay).to_contain_text("start of play")
    expect(status).not_to_contain_text("The game is over")
    assert ann.page.locator("#board [data-piece]").count() > 0
    ann.page.get_by_role("button", name="Before the set-up").click()
    expect(replay).to_contain_text("Line 0 of")
    expect(status).not_to_contain_text("The game is over")
    last = int(ann.page.locator("[data-replay] input").get_attribute("max") or "0")
    ann.page.goto(f"{ann.url}/t/{tables[f'{game}-end']}@{last}")
    expect(replay).to_contain_text("the end")
    expect(status).to_contain_text("The game is over")
    ann.page.locator("[data-replay] [data-result]").click()
    expect(end).to_be_visible()
