"""One server and one Chromium for all tests of a worker; pages may not complain."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    ViewportSize,
    expect,
    sync_playwright,
)
from tests.browser import golden
from tests.browser.laid import lay, newcomer
from tests.browser.player import PATIENCE, Player
from tests.browser.server import CHROMIUM, DESKTOP, FLAGS, PHONE, SeededServer, Server, tempo

import argosy
from argosy.core.match import Match

expect.set_options(PATIENCE * 1000)
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
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SeededServer]:
    made = SeededServer(tmp_path_factory.mktemp("server"))
    made.start()
    yield made
    made.kill()


@pytest.fixture
def server(running: SeededServer, seed: int) -> SeededServer:
    """The server of all tests, whose deals and bots now come from the seed of this one."""
    if running.process is None:  # a test that failed half-way must not fail the others
        running.start()
    running.deal_from(seed)
    return running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield made
        made.close()


@pytest.fixture(scope="session")
def gallery(running: SeededServer) -> tuple[str, dict[str, str]]:
    """A guest's token, and that guest's tables by game and stage."""
    return golden.fill(running.database)


class People:
    """Makes players, each with a browser profile of their own; what their pages complain of is kept."""

    def __init__(self, browser: Browser, server: Server, seed: int) -> None:
        self.browser = browser
        self.server = server
        self.seed = seed
        self.contexts: list[BrowserContext] = []
        self.errors: list[str] = []
        self.offline = False  # whether the server may be missed

    def __call__(
        self,
        *,
        phone: bool = False,
        dark: bool = False,
        token: str = "",
        moving: bool = False,
        language: str = "en",
        viewport: ViewportSize | None = None,
        grace: bool = False,
        speed: float = 0,
    ) -> Player:
        """`grace` leaves them the time in which a turn can be taken back; else nobody waits for it."""
        context = self.browser.new_context(
            viewport=viewport or (PHONE if phone else DESKTOP),
            locale=language,
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="no-preference" if moving else "reduce",
            color_scheme="dark" if dark else "light",
        )
        context.grant_permissions(["clipboard-read", "clipboard-write"], origin=self.server.url)
        context.set_default_timeout(PATIENCE * 1000)
        context.add_init_script(tempo(speed))
        if token:
            context.add_cookies([{"name": "argosy_guest", "value": token, "url": self.server.url}])
        if not grace:
            context.add_init_script("localStorage.setItem('argosy.grace', 'off')")
        self.contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self.heard)
        dice = random.Random(self.seed + len(self.contexts))
        name = golden.NAMES[(len(self.contexts) - 1) % len(golden.NAMES)]
        return Player(page, self.server.url, touch=phone, dice=dice, name=name)

    def seated(
        self,
        match: Match,
        *,
        phone: bool = False,
        dark: bool = False,
        language: str = "en",
        grace: bool = False,
    ) -> Player:
        """A newcomer at a table with this match on it, in the first seat and asked."""
        token, guest = newcomer(self.server.database)
        player = self(token=token, phone=phone, dark=dark, language=language, grace=grace)
        player.open(lay(self.server.database, guest, match))
        assert player.my_turn()
        return player

    def heard(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not (self.offline and "ERR_CONNECTION" in message.text):
            self.errors.append(message.text)


@pytest.fixture
def person(browser: Browser, server: Server, seed: int) -> Iterator[People]:
    people = People(browser, server, seed)
    yield people
    for context in people.contexts:
        context.close()
    assert not people.errors
