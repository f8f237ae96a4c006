"""What is written on a board is there at every size of the window: smaller or in fewer words, never gone."""

import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize
from tests.browser.conftest import People
from tests.browser.golden import decisions, golden, until
from tests.browser.laid import asked, lay, newcomer
from tests.browser.server import Server

from argosy.core.match import Match
from argosy.core.registry import edition, editions

SIZES: list[ViewportSize] = [
    {"width": 1920, "height": 1080},
    {"width": 1440, "height": 900},
    {"width": 1280, "height": 800},
    {"width": 1280, "height": 720},
    {"width": 390, "height": 844},
]
LEAST = 7.5  # pixels that letters need to be read; figures on pieces are as large as these
# Everything that is written on the board itself, with how large it is drawn and whether the window cuts it. A phone has
# the legend of the signs elsewhere, and no note on the map.
LABELS = """() => {
  const board = document.querySelector('#board svg[data-scale]'), around = board.getBoundingClientRect()
  return [...board.querySelectorAll('[data-sheet] text:not([data-legend] *, .caption)')].map((label) => {
    const box = label.getBoundingClientRect(), { a, b } = label.getScreenCTM()
    const along = (low, high, from, to) => low > from - 1 && high < to + 1
    const wide = along(box.left, box.right, around.left, around.right)
    const inside = wide && along(box.top, box.bottom, around.top, around.bottom)
    const size = parseFloat(getComputedStyle(label).fontSize) * Math.hypot(a, b)
    return { says: label.textContent.trim(), size, inside, isFace: !!label.closest('[data-piece]') }
  })
}"""


def positions(game: str, seed: int) -> list[Match]:
    """Early and in the middle of a game that people and bots would play, and one of as many seats as there can be."""
    record = golden(game)
    own = decisions(record)
    shown = [until(record, number) for number in (own[len(own) // 8], own[len(own) // 2])]
    fullest = asked(game, max(edition(game).seats), seed)
    return [*shown, fullest[max(fullest, key=lambda verbs: (len(verbs), sorted(verbs)))]]


def labels(page: Page) -> list[dict[str, Any]]:
    page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
    whole = page.locator("#board .fit")
    if whole.count():  # a phone comes nearer to what can be chosen
        whole.evaluate("(button) => button.click()")
    page.evaluate("new Promise(requestAnimationFrame)")
    found: list[dict[str, Any]] = page.evaluate(LABELS)
    return found


def figures(found: list[dict[str, Any]]) -> Counter[str]:
    return Counter(number for label in found for number in re.findall(r"\d+", label["says"]))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", sorted(editions()))
def test_labels_never_disappear_with_size(
    person: People, server: Server, game: str, language: str
) -> None:
    token, guest = newcomer(server.database)
    ann = person(token=token, language=language)
    for match in positions(game, person.seed):
        ann.page.set_viewport_size(SIZES[0])
        ann.open(lay(server.database, guest, match))
        assert ann.my_turn()
        ann.page.mouse.move(2, 2)
        large = labels(ann.page)
        assert large
        for size in SIZES:
            ann.page.set_viewport_size(size)
            found = labels(ann.page)
            where = f"{size['width']}x{size['height']}, line {len(match.entries)}"
            assert len(found) == len(large), (where, found, large)
            assert figures(found) == figures(large), where
            assert [one for one in found if not one["says"]] == [], where
            assert [one for one in found if not one["inside"]] == [], where
            small = [one for one in found if not one["isFace"] and one["size"] < LEAST]
            assert small == [], where
