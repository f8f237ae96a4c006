"""A walk through one whole game of each: what the table shows turn by turn, with what has happened in words.

python -m scripts.walk [GAME ...]    writes docs/walks/GAME.md and its pictures

The games are golden records, replayed by the client itself, so the pages never tell what it does not show.
"""

import argparse
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright
from scripts.screenshots import reduced
from tests.browser.golden import GOLDEN, NAMES, fill, golden
from tests.browser.server import CHROMIUM, FLAGS, Server, tempo

from argosy.cli.narration import result, sentences
from argosy.core.language import Reader
from argosy.core.match import Match
from argosy.core.registry import edition, editions

WALKS = Path(__file__).parents[1] / "docs" / "walks"
STOPS = 6  # pictures before the last
WIDE = 900  # pixels
TOLD = 8  # sentences below a picture
HEADING = """\
# {title}: a walk through one game

Made by `python -m scripts.walk {game}` from the record `{record}`; the numbers in brackets are clauses of the
[rulebook](../../src/argosy/games/{game}/languages/en/rulebook.md).
"""


class Stop(NamedTuple):
    """A position of the walk."""

    line: int  # at which the first seat is asked; one more than the last where the game is over
    told: list[str]


def stops(match: Match, reader: Reader) -> Iterator[Stop]:
    """Choose positions in which the first seat is asked, evenly over the game, and tell what led to each."""
    standing = match.standing()
    asked = [entry.number for entry in standing if entry.line.who == match.seats[0]]
    chosen = [asked[n * (len(asked) - 1) // STOPS] for n in range(STOPS)]
    for line in dict.fromkeys(chosen):
        before = [entry for entry in standing if entry.number < line]
        since = max((e.number for e in before if e.number in asked), default=0)
        lately = [entry for entry in before if entry.number >= since and since]
        yield Stop(line, list(sentences(match, lately, None, reader))[-TOLD:])
    yield Stop(len(match.entries) + 1, result(match, reader))


def walk(browser: Browser, url: str, token: str, table: str, game: str) -> None:
    match = Match.replay(golden(game))
    names = dict(zip(match.seats, NAMES, strict=False))
    reader = Reader("en", game, names=names)
    context = browser.new_context(
        viewport={"width": 1280, "height": 800}, reduced_motion="reduce", color_scheme="light"
    )
    context.add_cookies([{"name": "argosy_guest", "value": token, "url": url}])
    context.add_init_script(tempo(0))
    page = context.new_page()
    title = reader.says("title")
    text = [HEADING.format(title=title, game=game, record=GOLDEN[game])]
    for n, (line, told) in enumerate(stops(match, reader), 1):
        is_end = line > len(match.entries)
        page.goto(f"{url}/t/{table}" + ("" if is_end else f"@{line}"))
        page.wait_for_selector(".cell")
        page.wait_for_timeout(400)
        picture = WALKS / f"{game}-{n}.png"
        picture.write_bytes(reduced(browser, page.screenshot(), WIDE))
        print(picture, picture.stat().st_size, flush=True)
        name = "The end" if is_end else f"Line {line}"
        text += [f"## {name}", f"![{title}, {name.lower()}]({picture.name})"]
        text += ["\n".join(f"- {sentence}" for sentence in told)] if told else []
    (WALKS / f"{game}.md").write_text("\n\n".join(text) + "\n", encoding="utf-8")
    context.close()


def main() -> None:
    words = argparse.ArgumentParser(description="A walk through one whole game of each.")
    words.add_argument("games", nargs="*", default=list(editions()))
    asked = words.parse_args()
    WALKS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        token, tables = fill(server.database)
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            for game in asked.games:
                walk(browser, server.url, token, tables[f"{edition(game).id}-end"], game)
            browser.close()
        finally:
            server.kill()


if __name__ == "__main__":
    main()
