"""One server and one Chromium for all tests of a worker; pages may not complain."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, sync_playwright
from tests.browser import golden
from tests.browser.player import Player
from tests.browser.server import CHROMIUM, DESKTOP, FLAGS, PHONE, Server

import argosy

CLIENT = Path(argosy.__file__).parent / "web" / "dist" / "index.html"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    why = "no Chromium on this machine" if CHROMIUM is None else ""
    if not CLIENT.exists():
        why = "the client is not part of this build"
    for item in items:
        if "browser" in item.path.parts:
            item.add_marker(pytest.mark.browser)
            if why:
                item.add_marker(pytest.mark.skip(reason=why))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("server"))
    made.start()
    yield made
    made.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield made
        made.close()


@pytest.fixture(scope="session")
def gallery(server: Server) -> tuple[str, dict[str, str]]:
    """A guest's token, and that guest's tables by game and stage."""
    return golden.fill(server.database)


class People:
    """Makes players, each with a browser profile of their own; what their pages complain of is kept."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server
        self.contexts: list[BrowserContext] = []
        self.errors: list[str] = []
        self.offline = False  # whether the server may be missed

    def __call__(
        self, *, phone: bool = False, dark: bool = False, token: str = "", moving: bool = False
    ) -> Player:
        context = self.browser.new_context(
            viewport=PHONE if phone else DESKTOP,
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="no-preference" if moving else "reduce",
            color_scheme="dark" if dark else "light",
        )
        context.grant_permissions(["clipboard-read", "clipboard-write"], origin=self.server.url)
        context.set_default_timeout(20_000)
        if token:
            context.add_cookies([{"name": "argosy_guest", "value": token, "url": self.server.url}])
        self.contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self.heard)
        return Player(page, self.server.url, touch=phone)

    def heard(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not (self.offline and "ERR_CONNECTION" in message.text):
            self.errors.append(message.text)


@pytest.fixture
def person(browser: Browser, server: Server) -> Iterator[People]:
    people = People(browser, server)
    yield people
    for context in people.contexts:
        context.close()
    if server.process is None:  # a test that failed half-way must not fail the others
        server.start()
    assert not people.errors
