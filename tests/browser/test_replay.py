"""A game once more: from its first decision, by line, turn and round, and like a film."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import People

from argosy.core.registry import editions


def at(page: Page) -> int:
    """The position that is shown."""
    return int(page.locator("[data-replay] input").input_value())


def step(page: Page, way: str) -> int:
    """One step, and the position to which it led."""
    before = at(page)
    page.get_by_role("button", name=re.compile(way)).click()  # a finger's tap makes one as well
    page.wait_for_function(
        "(was) => document.querySelector('[data-replay] input').value !== String(was)", arg=before
    )
    return at(page)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", sorted(editions()))
def test_a_replay_steps_by_line_turn_and_round(
    person: People, gallery: tuple[str, dict[str, str]], game: str, phone: bool
) -> None:
    token, tables = gallery
    ann = person(token=token, phone=phone)
    table = tables[f"{game}-end"]
    ann.open(table)
    page = ann.page
    page.locator("[data-end]").get_by_role("button", name="Review").click()
    page.wait_for_selector("[data-replay]")
    for control in page.locator("[data-replay] :is(button, select, input)").all():
        expect(control).to_be_in_viewport(ratio=1)
    lines: list[dict[str, object]] = []
    while True:
        more = page.request.get(f"{ann.url}/api/tables/{table}/log?after={len(lines)}&limit=500")
        found = more.json()
        if not found:
            break
        lines += found
    standing = [line for line in lines if not line["undone"] and not line["undoes"]]
    start = next(int(str(n["line"])) for n in standing if not str(n["who"]).startswith("?"))
    assert at(page) == start

    def begins(*names: str) -> list[int]:
        last: object = None
        marks = []
        for line in standing:
            key = [line[name] for name in names]
            if int(str(line["line"])) >= start and key != last:
                marks.append(int(str(line["line"])))
            last = key if int(str(line["line"])) >= start else None
        return marks

    unit = page.locator("[data-unit]")
    for name, marks in (("turn", begins("turn", "round")), ("round", begins("round"))):
        unit.select_option(name)
        end = len(lines) + 1
        expected = [mark for mark in [*marks[1:3], end] if mark > start][:2]
        assert [step(page, f"One {name} on") for _ in expected] == expected
        assert step(page, f"One {name} back") == (expected[0] if len(expected) > 1 else start)
        page.get_by_role("button", name="Start of play").click()
        page.wait_for_url(f"**/t/{table}@{start}")
    unit.select_option("line")
    assert step(page, "One line on") == start + 1
    assert step(page, "One line back") == start
    assert step(page, "Last position") == len(lines) + 1
    expect(page.locator("[data-told]")).to_contain_text("the end")
    expect(page.locator("[data-status]")).to_contain_text("The game is over")
    assert page.locator("#board [data-piece]").count() > 0


def test_a_film_plays_to_the_end_and_stops_there(
    person: People, gallery: tuple[str, dict[str, str]]
) -> None:
    """How long it takes is tested in web/tests/film.test.ts."""
    token, tables = gallery
    ann = person(token=token)
    ann.open(tables["sea_routes-end"])
    page = ann.page
    page.locator("[data-end]").get_by_role("button", name="Review").click()
    page.wait_for_selector("[data-replay]")
    page.evaluate("localStorage.setItem('argosy.speed', '2')")
    page.reload()
    play = page.get_by_role("button", name="Play", exact=True)
    play.click()
    expect(page.locator("[data-told]")).to_contain_text("Round 2")
    page.locator("[data-replay] input").fill(
        str(int(page.locator("[data-replay] input").get_attribute("max") or "0") - 5)
    )
    expect(page.locator("[data-told]")).to_contain_text("the end")
    expect(play).to_be_visible()
    play.click()  # from the beginning again
    expect(page.locator("[data-told]")).to_contain_text("Round 1")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_what_the_end_card_offers_is_there_when_it_is_closed(
    person: People, gallery: tuple[str, dict[str, str]], phone: bool
) -> None:
    token, tables = gallery
    ann = person(token=token, phone=phone)
    ann.open(tables["pirates-end"])
    end = ann.page.locator("[data-end]")
    expect(end).to_be_visible()
    told = end.locator("h2, table").all_inner_texts()
    offered = end.locator(".row-btns .btn").all_inner_texts()
    ann.press(end.get_by_role("button", name="Close"))
    for says in offered:
        if says != "Close":
            button = ann.page.get_by_role("button", name=says, exact=True)
            expect(button).to_be_in_viewport(ratio=1)
    ann.press(ann.page.get_by_role("button", name="Review", exact=True))
    ann.press(ann.page.locator("[data-replay] [data-result]"))
    assert end.locator("h2, table").all_inner_texts() == told
