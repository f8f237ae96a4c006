"""Pictures of the client: every game at its start, middle and end, on a desktop and on a phone, by day and by night.

python scripts/screenshots.py [--to FOLDER] [GAME ...]

The games are golden records: they are written into a database of their own, which a server of its own shows.
"""

import argparse
import json
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from sqlalchemy import create_engine

import argosy
from argosy.core.match import Match
from argosy.core.record import Record, read
from argosy.core.registry import edition, editions
from argosy.server import ledger, tokens
from argosy.server.ledger import LineRow, SeatRow, TableRow
from argosy.server.upgrade import upgrade

GOLDEN = {
    "sea_routes": "side-cleared.txt",
    "land_routes": "bank-empty-2-full-game.txt",
    "pirates": "compared.txt",
    "ship_it": "second-pawn-two-seats.txt",
    "wandering_merchant": "goal-two-seats-generated.txt",
}
STAGES = ("start", "middle", "end")
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
NAMES = ("Ann", "Bea", "Cem", "Dora", "Emil", "Fay")


def golden(game: str) -> Record:
    folder = Path(argosy.__file__).parent / "games" / game / "records"
    wanted = folder / GOLDEN.get(game, "")
    files = (
        [wanted]
        if wanted.is_file()
        else sorted(folder.glob("*.txt"), key=lambda f: -f.stat().st_size)
    )
    return read(files[0].read_text(encoding="utf-8"))


def cut(record: Record, stage: str) -> int:
    """How many lines: until the first seat is asked for the first time, or about half of the game."""
    if stage == "end":
        return len(record.lines)
    match = Match.replay(record)
    first = match.seats[0]
    asked = [
        n for n, line in enumerate(record.lines) if line.who == first and "undo" not in line.text
    ]
    return asked[0] if stage == "start" else asked[len(asked) * 2 // 5]


def fill(database: str) -> tuple[str, dict[str, str]]:
    """A guest's token, and the table of every game and stage, in which the guest has the first seat."""
    engine = create_engine(database)
    upgrade(engine)
    token, guest, now = tokens.mint("g_"), tokens.guest_id(), int(time.time() * 1000)
    found: dict[str, str] = {}
    with engine.begin() as db:
        ledger.add_guest(guest, tokens.digest(token), NAMES[0], now)(db)
        for game in editions():
            try:
                record = golden(game)
            except (IndexError, OSError):
                continue
            options = edition(game).choose(record.options) | {"rules": record.rules}
            for stage in STAGES:
                lines = record.lines[: cut(record, stage)]
                table = tokens.table_id()
                row = TableRow(
                    id=table,
                    game=game,
                    options=options,
                    visibility="unlisted",
                    status="over" if stage == "end" else "playing",
                    owner=guest,
                    title="",
                    clock_kind="none",
                    clock_seconds=60,
                    pace="slow",
                    start="auto",
                    hints=True,
                    created=now,
                    touched=now,
                )
                count = len(Match.replay(record).seats)
                seats = [
                    SeatRow(table, n, "person", guest if n == 0 else None, NAMES[n], heard=now)
                    for n in range(count)
                ]
                rows = [LineRow(n, line.who, line.text, now) for n, line in enumerate(lines, 1)]
                ledger.add_table(row, seats, rows, [guest])(db)
                found[f"{game}-{stage}"] = table
    engine.dispose()
    return token, found


def serve(database: str) -> tuple[subprocess.Popen[bytes], str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    words = ["serve", "--port", str(port), "--bots", "1", "--database", database]
    process = subprocess.Popen([sys.executable, "-m", "argosy", *words], stdout=subprocess.DEVNULL)
    url = f"http://127.0.0.1:{port}"
    for _ in range(600):
        try:
            with urllib.request.urlopen(f"{url}/health", timeout=5) as answer:
                json.load(answer)
                return process, url
        except OSError:
            time.sleep(0.1)
    raise TimeoutError("the server does not answer")


def shoot(browser: Browser, url: str, token: str, tables: dict[str, str], to: Path) -> None:
    for phone in (False, True):
        for dark in (False, True):
            context = browser.new_context(
                viewport={"width": 390, "height": 844} if phone else {"width": 1440, "height": 900},
                device_scale_factor=2 if phone else 1,
                has_touch=phone,
                is_mobile=phone,
                reduced_motion="reduce",
                color_scheme="dark" if dark else "light",
            )
            context.add_cookies([{"name": "argosy_guest", "value": token, "url": url}])
            page = context.new_page()
            look = f"{'phone' if phone else 'desktop'}-{'dark' if dark else 'light'}"
            page.goto(url)
            page.wait_for_selector("[data-game]")
            page.wait_for_timeout(400)
            page.screenshot(path=to / f"lobby-{look}.png")
            for name, table in tables.items():
                page.goto(f"{url}/t/{table}")
                page.wait_for_selector(".cell")
                page.wait_for_timeout(600)
                page.screenshot(path=to / f"{name}-{look}.png")
                print(to / f"{name}-{look}.png", flush=True)
            context.close()


def main() -> None:
    words = argparse.ArgumentParser(description="Pictures of the client.")
    words.add_argument("games", nargs="*")
    words.add_argument("--to", type=Path, default=Path("build/screenshots"))
    asked = words.parse_args()
    asked.to.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/games.db"
        token, tables = fill(database)
        if asked.games:
            tables = {
                name: t for name, t in tables.items() if name.rsplit("-", 1)[0] in asked.games
            }
        process, url = serve(database)
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(
                    executable_path=shutil.which("chromium"), args=FLAGS
                )
                shoot(browser, url, token, tables, asked.to)
                browser.close()
        finally:
            process.terminate()
            process.wait()


if __name__ == "__main__":
    main()
