"""The page speaks the reader's language: nothing is cut, and it says what the server would say."""

import json
import re
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect
from tests.browser.conftest import People
from tests.browser.server import PHONE, Server

import argosy

NARROW: ViewportSize = {"width": 1280, "height": 800}
STAGES = ("start", "middle", "end")
# What is wider than its box: words that run out of a button, a heading or a cell. A text that is shortened by dots says
# so itself, and what scrolls may be wider.
CUT = """() => {
  const cut = []
  for (const e of document.querySelectorAll('button, .btn, h1, h2, h3, th, td, label, .bar span')) {
    const style = getComputedStyle(e)
    if (!e.offsetParent || e.clientWidth < 8 || style.display === 'inline') continue
    if (['auto', 'scroll'].includes(style.overflowX) || style.textOverflow === 'ellipsis') continue
    if ([...e.querySelectorAll('*')].some((part) => getComputedStyle(part).textOverflow === 'ellipsis')) continue
    if (e.scrollWidth > e.clientWidth + 3) cut.push([e.className, e.innerText, e.scrollWidth, e.clientWidth])
  }
  const wide = document.documentElement.scrollWidth
  if (wide > innerWidth + 1) cut.push(['the page', wide])
  return cut
}"""

# Each turn of the log is one line, and what chance does before the first: every one is opened.
UNFOLD = (
    "() => document.querySelectorAll('.log [aria-expanded=false]').forEach((line) => line.click())"
)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", sorted(argosy.editions()))
def test_nothing_is_cut_in_german(
    person: People, gallery: tuple[str, dict[str, str]], game: str, phone: bool
) -> None:
    token, tables = gallery
    ann = person(token=token, phone=phone, language="de", viewport=PHONE if phone else NARROW)
    for stage in STAGES:
        ann.open(tables[f"{game}-{stage}"])
        ann.page.wait_for_selector("#board[aria-busy=false]")
        ann.frame()
        assert ann.page.evaluate(CUT) == [], stage
        said = ann.page.locator("body").inner_text()
        assert "{" not in said and "undefined" not in said
    assert ann.page.locator("html").get_attribute("lang") == "de"


def told(server: Server, token: str, table: str, language: str) -> list[str]:
    """Every event of a table as the server says it to somebody."""
    found: list[str] = []
    after = 0
    while True:
        asked = urllib.request.Request(
            f"{server.url}/api/tables/{table}/log?after={after}&limit=200&says={language}",
            headers={"Cookie": f"argosy_guest={token}"},
        )
        with urllib.request.urlopen(asked, timeout=10) as answer:
            lines: Any = json.load(answer)
        if not lines:
            return found
        found += [event["says"] for line in lines for event in line["events"]]
        after = lines[-1]["line"]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", sorted(argosy.editions()))
def test_the_page_says_what_the_server_says(
    person: People,
    server: Server,
    gallery: tuple[str, dict[str, str]],
    game: str,
    language: str,
) -> None:
    """Python and TypeScript read the same files: the log of a finished game is the same, word for word."""
    token, tables = gallery
    table = tables[f"{game}-end"]
    ann = person(token=token, language=language)
    ann.open(table)
    ann.page.wait_for_selector("#board[aria-busy=false]")
    known = told(server, token, table, language)
    one = "(?:" + "|".join(re.escape(says) for says in sorted(set(known), key=len)[::-1]) + ")"
    folded = ann.page.locator(".log [data-turn] button[aria-expanded=false]").all_inner_texts()
    assert folded
    assert [text for text in folded if not re.fullmatch(f"{one}(?: {one})+", text)] == []
    ann.page.evaluate(UNFOLD)
    expect(ann.page.locator(".log [aria-expanded=false]")).to_have_count(0)
    expect(ann.page.locator(".log li[hidden]")).to_have_count(0)
    seen = ann.page.locator(".log .says").all_inner_texts()
    assert len(seen) > 20
    assert [text for text in seen if text not in known] == []


def test_the_language_is_changed_at_the_table(
    person: People, gallery: tuple[str, dict[str, str]]
) -> None:
    token, tables = gallery
    ann = person(token=token, language="de-AT")
    ann.open(tables["sea_routes-middle"])
    status = ann.page.locator("[data-status]")
    expect(status).to_contain_text("Du bist am Zug.")
    board = ann.page.locator("#board").bounding_box()
    ann.press(ann.page.locator("header .menu > button").first)
    ann.page.locator("[data-language]").first.select_option("en")
    expect(status).to_contain_text("Your turn.")
    assert ann.page.locator("#board").bounding_box() == board
    ann.page.reload()
    expect(status).to_contain_text("Your turn.")


def test_a_reader_of_a_language_that_is_not_there_gets_english(person: People) -> None:
    ann = person(language="nl")
    ann.page.goto(ann.url)
    ann.page.wait_for_selector("[data-game]")
    assert "games of trade and piracy" in ann.page.locator("h1").inner_text()
