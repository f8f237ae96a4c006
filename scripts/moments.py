"""Pictures of every kind of moment: what is shown large over the board because everything turned on it.

python -m scripts.moments [--to FOLDER] [--seed N] [--german] [GAME ...]

Bots play from the seed until the event has come; it is taken back, and decided again before a page: once by whoever
looks, against bots (what matters waits for them), and once by another person (nobody is held up).
"""

import argparse
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright
from tests.browser.laid import Brink, brinks, lay, newcomer
from tests.browser.player import PATIENCE, STILL
from tests.browser.server import CHROMIUM, FLAGS, PHONE, SeededServer, tempo

expect.set_options(PATIENCE * 1000)
SIZES: dict[str, ViewportSize] = {"desktop": {"width": 1280, "height": 800}, "phone": PHONE}
SPEED = 0.5  # of the usual: whatever is looked at stays long enough
COME = 700  # milliseconds until dice lie and pieces are turned
ROW = 400


class Kind(NamedTuple):
    """Events of a game, and the rules by which they come."""

    events: tuple[str, ...]
    options: Mapping[str, int] = MappingProxyType({})
    games: int = 40


KINDS = {
    "sea_routes": (Kind(("scored",)), Kind(("scored",), {"seats": 4})),
    "land_routes": (
        Kind(("rolled", "lost-gold", "will-miss", "lost-cargo", "lost-nothing", "sent-back")),
    ),
    "pirates": (
        Kind(("found", "missed", "attacked", "drew", "compared")),
        Kind(("repelled",), {"boarding": 0}),
        Kind(("tied",), {"claimed": 4, "alone": 3, "rounds": 200}),
    ),
    "ship_it": (Kind(("drew", "turned", "shipped")), Kind(("shipped",), {"seats": 4})),
    "wandering_merchant": (
        Kind(("rolled", "searched", "found-nothing", "ambushed", "explored", "stocked")),
        Kind(("orcs-came", "fight-won", "fight-lost"), {"orcs": 1}),
        Kind(("duel-won", "duel-lost"), {"combat": 1}),
        Kind(("forest-passed", "forest-lost"), {"map": 2}),
    ),
}


def found(game: str, seed: int) -> Iterator[tuple[str, Brink]]:
    for kind in KINDS[game]:
        ids = [f"event-{event}" for event in kind.events]
        options = {"seats": 2, **kind.options}
        come = brinks(game, ids, seed, options, kind.games)
        for id, brink in come.items():
            seats = options["seats"]
            yield id.removeprefix("event-") + (f"-{seats}" if seats > 2 else ""), brink
        for id in set(ids) - set(come):
            print(f"{game}: no {id} from seed {seed}", flush=True)


class Studio:
    """A server, a browser, and a folder for what is seen."""

    def __init__(self, server: SeededServer, browser: Browser, to: Path, language: str) -> None:
        self.server, self.browser, self.to, self.language = server, browser, to, language

    def page(self, token: str, size: str) -> Page:
        phone = size == "phone"
        context = self.browser.new_context(
            viewport=SIZES[size],
            locale=self.language,
            has_touch=phone,
            is_mobile=phone,
            color_scheme="light",
        )
        context.set_default_timeout(PATIENCE * 1000)
        context.add_cookies([{"name": "argosy_guest", "value": token, "url": self.server.url}])
        context.add_init_script(tempo(SPEED))
        return context.new_page()

    def decide(self, page: Page, table: str, token: str, brink: Brink) -> None:
        """Whoever has the seat decides as before, by another door than the page."""
        body: dict[str, Any] = {
            "id": "this-moment",
            "at": len(brink.match.entries),
            "text": brink.text,
            "seat": brink.match.seats[brink.seat],
        }
        other = self.browser.new_context()
        other.add_cookies([{"name": "argosy_guest", "value": token, "url": self.server.url}])
        answer = other.request.post(
            f"{self.server.url}/api/tables/{table}/moves",
            data=body,
            headers={"Origin": self.server.url},
        )
        assert answer.ok, answer.text()
        other.close()

    def shoot(self, name: str, brink: Brink, size: str, *, own: bool) -> None:
        (token, guest), (stranger, rival) = (newcomer(self.server.database) for _ in range(2))
        at = brink.seat if own else (brink.seat + 1) % len(brink.match.seats)
        others = {} if own else {brink.seat: rival}
        table = lay(self.server.database, guest, brink.match, bots=own, at=at, others=others)
        page = self.page(token, size)
        page.goto(f"{self.server.url}/t/{table}")
        page.wait_for_selector(STILL, state="attached")
        self.decide(page, table, token if own else stranger, brink)
        card = page.locator("[data-moment]")
        expect(card).to_have_count(1)
        for number in range(1, 9):
            title = card.get_attribute("aria-label")
            page.wait_for_timeout((COME + ROW * card.locator(".rows li").count()) / SPEED + 300)
            picture = self.to / f"{name}-{size}-{'own' if own else 'other'}-{number}.png"
            page.screenshot(path=picture)
            print(picture, title, flush=True)
            more = card.locator("[data-continue]")
            if more.count():
                more.click()
            gone = page.wait_for_function(
                "([title, still]) => { const card = document.querySelector('[data-moment]');"
                " return card ? card.ariaLabel !== title && 'next' : document.querySelector(still) && 'over' }",
                arg=[title, STILL],
            )
            if gone.json_value() == "over" or (own and not more.count()):
                break
        page.context.close()


def main() -> None:
    words = argparse.ArgumentParser(description="Pictures of every kind of moment.")
    words.add_argument("games", nargs="*", default=list(KINDS))
    words.add_argument("--to", type=Path, default=Path("build/moments"))
    words.add_argument("--seed", type=int, default=7)
    words.add_argument("--german", action="store_true")
    asked = words.parse_args()
    asked.to.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = SeededServer(Path(folder))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            studio = Studio(server, browser, asked.to, "de" if asked.german else "en")
            for game in asked.games:
                for event, brink in found(game, asked.seed):
                    for size in SIZES:
                        for own in (True, False):
                            studio.shoot(f"{game}-{event}", brink, size, own=own)
            browser.close()
        finally:
            server.kill()


if __name__ == "__main__":
    main()
