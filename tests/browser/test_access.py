"""Every page for every eye and hand: axe finds nothing serious, whatever the theme and the screen."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page
from tests.browser.conftest import People

from argosy.core.registry import editions

AXE = Axe()
GAMES = sorted(editions())


# Of a log of a thousand lines, all alike, the last are enough.
MOST = {"exclude": [".log li:nth-last-child(n + 12)"]}


def serious(page: Page, **options: Any) -> list[str]:
    wanted = {"resultTypes": ["violations"], **options}
    found = AXE.run(page, context=MOST, options=wanted).response["violations"]
    return [
        f"{page.url} {v['id']}: {v['nodes'][0]['html'][:300]}"
        for v in found
        if v["impact"] in ("serious", "critical")
    ]


def look(page: Page) -> list[str]:
    """By day everything, by night the colours."""
    found = serious(page)
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    found += serious(page, runOnly=["color-contrast"])
    page.evaluate("document.documentElement.dataset.theme = 'light'")
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_tables_replays_and_ends(
    person: People, gallery: tuple[str, dict[str, str]], phone: bool, game: str
) -> None:
    token, tables = gallery
    ann = person(phone=phone, token=token)
    found = []
    for stage in ("middle", "end"):
        ann.open(tables[f"{game}-{stage}"])
        ann.page.wait_for_selector(".cell")
        found += look(ann.page)
    ann.press(ann.page.get_by_role("button", name="Review"))
    ann.page.wait_for_selector("[data-replay]")
    found += look(ann.page)
    assert not found


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_lobby_and_its_dialogs(
    person: People, gallery: tuple[str, dict[str, str]], phone: bool
) -> None:
    ann = person(phone=phone, token=gallery[0])
    found = []
    ann.lobby()
    found += look(ann.page)
    for game, way in (("pirates", "[data-open]"), *((game, "[data-bot]") for game in GAMES)):
        ann.press(ann.page.locator(f"[data-game={game}] {way}"))
        ann.press(ann.page.locator("dialog summary"))
        found += look(ann.page)
        ann.page.keyboard.press("Escape")
        ann.page.wait_for_selector("dialog", state="detached")
    assert not found


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_games_rulebooks_and_wrong_addresses(person: People, phone: bool) -> None:
    ann = person(phone=phone)
    found = []
    for game in GAMES:
        for address, sign in ((f"/games/{game}", ".pitch"), (f"/rules/{game}", ".prose")):
            ann.page.goto(ann.url + address)
            ann.page.wait_for_selector(sign)
            found += look(ann.page)
    for address in ("/rules", "/t/nowhere", "/nowhere"):
        ann.page.goto(ann.url + address)
        ann.page.wait_for_selector("nav a.btn, [data-missing]")
        found += look(ann.page)
    assert not found
