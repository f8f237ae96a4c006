"""What a first visit costs: everything that a page fetches, as it comes over the wire, fonts included."""

import pytest
from playwright.sync_api import Page
from tests.browser.conftest import People

from argosy.core.registry import editions

MOST = 250_000  # bytes
FETCHED = """() => ['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind))
  .map((entry) => [entry.name.replace(location.origin, ''), entry.transferSize])"""


def fetched(page: Page) -> dict[str, int]:
    page.evaluate("document.fonts.ready")
    page.wait_for_load_state("networkidle")
    return dict(page.evaluate(FETCHED))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("place", ["lobby", *sorted(editions())])
def test_a_page_weighs_little(
    person: People, gallery: tuple[str, dict[str, str]], place: str, language: str
) -> None:
    token, tables = gallery
    ann = person(token=token, language=language)
    if place == "lobby":
        ann.lobby()
    else:
        ann.open(tables[f"{place}-middle"])
        ann.my_turn()
    found = fetched(ann.page)
    print(sum(found.values()), found)
    assert sum(name.endswith(".woff2") for name in found) == 3
    assert all(found.values())  # nothing came from a cache
    assert sum(found.values()) < MOST, sorted(found.items(), key=lambda item: -item[1])


def test_what_was_fetched_is_kept(person: People) -> None:
    """Names of files change with their content, so a browser never asks for them again."""
    ann = person()
    ann.lobby()
    fetched(ann.page)
    ann.page.reload()
    ann.page.wait_for_selector("[data-game]")
    again = fetched(ann.page)
    assert not any(size for name, size in again.items() if name.startswith("/assets/"))
    assert sum(again.values()) < 20_000
