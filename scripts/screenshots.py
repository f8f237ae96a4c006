"""Pictures of the client: every game at its start, middle and end, on a desktop and on a phone, by day and by night.

python -m scripts.screenshots [--to FOLDER] [GAME ...]

The games are golden records: they are written into a database of their own, which a server of its own shows.
"""

import argparse
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.browser.golden import fill
from tests.browser.server import CHROMIUM, DESKTOP, FLAGS, PHONE, Server


def shoot(browser: Browser, url: str, token: str, tables: dict[str, str], to: Path) -> None:
    for phone in (False, True):
        for dark in (False, True):
            context = browser.new_context(
                viewport=PHONE if phone else DESKTOP,
                device_scale_factor=2 if phone else 1,
                has_touch=phone,
                is_mobile=phone,
                reduced_motion="reduce",
                color_scheme="dark" if dark else "light",
            )
            context.add_cookies([{"name": "argosy_guest", "value": token, "url": url}])
            page = context.new_page()
            look = f"{'phone' if phone else 'desktop'}-{'dark' if dark else 'light'}"
            addresses = {"lobby": url} | {name: f"{url}/t/{id}" for name, id in tables.items()}
            for name, address in addresses.items():
                page.goto(address)
                page.wait_for_selector("[data-game], .cell")
                page.wait_for_timeout(500)
                page.screenshot(path=to / f"{name}-{look}.png")
                print(to / f"{name}-{look}.png", flush=True)
            context.close()


def main() -> None:
    words = argparse.ArgumentParser(description="Pictures of the client.")
    words.add_argument("games", nargs="*")
    words.add_argument("--to", type=Path, default=Path("build/screenshots"))
    asked = words.parse_args()
    asked.to.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        token, tables = fill(server.database)
        if asked.games:
            tables = {name: t for name, t in tables.items() if name.split("-")[0] in asked.games}
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            shoot(browser, server.url, token, tables, asked.to)
            browser.close()
        finally:
            server.kill()


if __name__ == "__main__":
    main()
