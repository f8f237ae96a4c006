"""Measure the browser client: `python -m bench.client [--samples 5] [--save]`

The figures are the size of its JavaScript, the time to the first view of a table, the time from a move's message to its
drawing, and frames a second while every piece of Ship It!'s largest board moves. Chromium runs on the same machine and
draws without a graphics card. All samples are printed; `--save` keeps them in bench/results/client.md.
"""

import argparse
import gzip
import os
import tempfile
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from tests.browser.golden import fill
from tests.browser.player import Player
from tests.browser.server import CHROMIUM, DESKTOP, FLAGS, Server

import argosy

DIST = Path(argosy.__file__).parent / "web" / "dist"
RESULTS = Path(__file__).parent / "results" / "client.md"
LARGEST = {"ship_it": "chain-takeback-frozen-four-seats.txt"}

# When the board first stood on the screen, in milliseconds since the address was asked for.
FIRST = """
new MutationObserver((_, eye) => {
  if (!document.querySelector('.cell')) return
  eye.disconnect()
  requestAnimationFrame(() => setTimeout(() => { window.firstView = performance.now() }))
}).observe(document, { childList: true, subtree: true })
"""

# From a message with a view to the frame in which the page has changed.
DRAWN = """
window.drawn = []
window.WebSocket = class extends WebSocket {
  constructor(...words) {
    super(...words)
    this.addEventListener('message', (event) => {
      if (!event.data.startsWith('{"type":"view"')) return
      const heard = performance.now()
      const eye = new MutationObserver(() => {
        eye.disconnect()
        requestAnimationFrame(() => setTimeout(() => drawn.push(performance.now() - heard)))
      })
      eye.observe(document.body, { childList: true, attributes: true, subtree: true })
    })
  }
}
"""

# A replay in its last third, two moves a second: forward move by move, or to and fro so that everything moves at once.
FRAMES = """
async ([seconds, step]) => {
  const bar = document.querySelector('[data-replay] input'), pause = (ms) => new Promise((done) => setTimeout(done, ms))
  const first = Math.round(bar.max * 0.6), far = step === 2 ? bar.max - first : 1
  const stops = Array.from({ length: step }, (_, n) => first + n * far)
  const go = (at) => { bar.value = at; bar.dispatchEvent(new Event('input', { bubbles: true })) }
  for (const at of [...stops, first]) { go(at); await pause(250) } // from now on every position is at hand
  await pause(1500)
  let frames = 0, moving = 0, worst = 0, turned = 0, turns = 0, last = performance.now()
  const began = last
  while (last - began < seconds * 1000) {
    if (last - turned > 500) { turned = last; go(stops[++turns % stops.length]) }
    await new Promise(requestAnimationFrame)
    const now = performance.now()
    worst = Math.max(worst, now - last)
    last = now
    frames++
    moving = Math.max(moving, document.getAnimations().length)
  }
  return { rate: frames / ((last - began) / 1000), worst, moving }
}
"""


@dataclass
class Figure:
    name: str
    unit: str
    limit: str
    samples: list[float]
    note: str = ""

    def row(self) -> str:
        shown = ", ".join(f"{value:,.1f}" for value in self.samples)
        return f"| {self.name} | {self.limit} | {shown} {self.unit} | {self.note} |"


def size() -> Figure:
    scripts = sorted((DIST / "assets").glob("*.js"))
    packed = [len(gzip.compress(path.read_bytes(), 9)) / 1000 for path in scripts]
    names = ", ".join(path.name for path in scripts)
    return Figure("JavaScript, gzipped", "KB", "150 KB", [sum(packed)], names)


class Bench:
    def __init__(self, browser: Browser, server: Server, token: str, samples: int) -> None:
        self.browser = browser
        self.server = server
        self.token = token
        self.samples = samples

    def visitor(self, script: str = "") -> tuple[BrowserContext, Page]:
        """Open a page in a browser profile that has never been here, so that nothing comes from its cache."""
        context = self.browser.new_context(viewport=DESKTOP)
        context.add_cookies([{"name": "argosy_guest", "value": self.token, "url": self.server.url}])
        page = context.new_page()
        if script:
            page.add_init_script(script)
        return context, page

    def first_view(self, name: str, table: str) -> Figure:
        found = []
        for _ in range(self.samples + 1):
            context, page = self.visitor(FIRST)
            page.goto(f"{self.server.url}/t/{table}")
            while not page.evaluate("window.firstView"):
                page.wait_for_timeout(20)
            found.append(float(page.evaluate("firstView")))
            context.close()
        # The first visit also makes the server read the record.
        return Figure(f"first view of {name}", "ms", "1,000 ms", found[1:], f"first {found[0]:.0f}")

    def drawn(self, game: str) -> Figure:
        context, page = self.visitor(DRAWN)
        player = Player(page, self.server.url)
        player.against_bots(game)
        while page.evaluate("drawn.length") < 2 * self.samples and player.my_turn():
            player.click_something()
        page.wait_for_timeout(500)
        found = [float(ms) for ms in page.evaluate("drawn")]
        context.close()
        return Figure(f"a move of {game}, from message to drawing", "ms", "100 ms", found)

    def frames(self, table: str, name: str, step: int) -> Figure:
        context, page = self.visitor()
        page.goto(f"{self.server.url}/t/{table}@1")
        page.wait_for_selector("[data-replay]")
        runs = [page.evaluate(FRAMES, [4, step]) for _ in range(self.samples)]
        context.close()
        moving, worst = min(r["moving"] for r in runs), max(r["worst"] for r in runs)
        note = f"up to {moving:.0f} pieces at once; longest frame {worst:.0f} ms"
        return Figure(name, "frames a second", "60", [r["rate"] for r in runs], note)


def measure(samples: int) -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        token, tables = fill(server.database, LARGEST)
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            bench = Bench(browser, server, token, samples)
            found = [
                size(),
                bench.first_view("a table of sea_routes", tables["sea_routes-middle"]),
                bench.first_view("a table of ship_it", tables["ship_it-middle"]),
                bench.drawn("sea_routes"),
                bench.drawn("ship_it"),
                bench.frames(
                    tables["ship_it-end"], "ship_it's largest board, a move at a time", 11
                ),
                bench.frames(
                    tables["ship_it-end"], "ship_it's largest board, everything at once", 2
                ),
            ]
            browser.close()
        finally:
            server.kill()
    return found


def main() -> None:
    words = argparse.ArgumentParser(description="Figures of the browser client.")
    words.add_argument("--samples", type=int, default=5)
    words.add_argument("--save", action="store_true")
    asked = words.parse_args()
    before = os.getloadavg()[0]
    figures = measure(asked.samples)
    machine = f"{os.cpu_count()} cores, load {before:.1f} before and {os.getloadavg()[0]:.1f} after"
    lines = ["# The browser client", "", f"Made by `python -m bench.client --save`. {machine}."]
    lines += ["Chromium draws in software here.", ""]
    lines += ["| figure | limit | all samples | |", "| --- | ---: | --- | --- |"]
    text = "\n".join([*lines, *(figure.row() for figure in figures)]) + "\n"
    print(text, end="")
    if asked.save:
        RESULTS.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
