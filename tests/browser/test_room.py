"""On a small laptop there is room for what was done, at every number of seats."""

from typing import Any

import pytest
from playwright.sync_api import Page
from tests.browser.conftest import People
from tests.browser.laid import asked, lay, newcomer
from tests.browser.server import Server

from argosy.core.registry import edition, editions

LAPTOP: Any = {"width": 1280, "height": 800}
TABLES = [(game, seats) for game in sorted(editions()) for seats in edition(game).seats]

ROOM_FOR_LINES = """() => {
  const log = document.querySelector('.log'), style = getComputedStyle(log)
  const tops = [...log.querySelectorAll('li')].map((line) => line.offsetHeight)
  const high = Math.min(log.clientHeight, innerHeight - log.getBoundingClientRect().top)
  return (high - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom)) / Math.min(...tops)
}"""


def faults(page: Page) -> list[str]:
    page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
    lines = page.evaluate(ROOM_FOR_LINES)
    return [f"the log has room for {lines:.1f} lines"] if lines < 6 else []


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_log_has_room(
    person: People, server: Server, game: str, seats: int, language: str
) -> None:
    token, guest = newcomer(server.database)
    ann = person(token=token, language=language, viewport=LAPTOP)
    positions = asked(game, seats, person.seed)
    fullest = sorted(positions, key=lambda v: (len(v), sorted(v)), reverse=True)[:3]
    found = {}
    for verbs in fullest:
        ann.open(lay(server.database, guest, positions[verbs]))
        assert ann.my_turn()
        wrong = faults(ann.page)
        if wrong:
            found[" ".join(sorted(verbs))] = wrong
    assert not found
