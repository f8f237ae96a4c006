"""Pictures of the client: every game at its start, middle and end, on a desktop and on a phone, by day and by night.

python -m scripts.screenshots [--to FOLDER] [--readme] [GAME ...]

The games are golden records: they are written into a database of their own, which a server of its own shows.
`--readme` puts the best of them, made small, into docs/pictures.
"""

import argparse
import base64
import struct
import tempfile
import zlib
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.browser.golden import fill
from tests.browser.server import CHROMIUM, DESKTOP, FLAGS, PHONE, Server, tempo

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
README = {
    "lobby": "lobby-desktop-light",
    "sea_routes": "sea_routes-middle-desktop-light",
    "land_routes": "land_routes-middle-desktop-light",
    "pirates": "pirates-middle-desktop-dark",
    "wandering_merchant": "wandering_merchant-middle-desktop-light",
    "ship_it": "ship_it-middle-desktop-light",
    "phone": "sea_routes-middle-phone-light",
}

# A picture with 256 colours: boxes of colours are cut at the middle of their longest side until there are enough.
REDUCE = """
async ([data, most]) => {
  const image = new Image()
  image.src = data
  await image.decode()
  const scale = Math.min(1, most / image.width)
  const [width, height] = [Math.round(image.width * scale), Math.round(image.height * scale)]
  const page = new OffscreenCanvas(width, height).getContext('2d')
  page.imageSmoothingQuality = 'high'
  page.drawImage(image, 0, 0, width, height)
  const pixels = page.getImageData(0, 0, width, height).data, found = new Map()
  const key = (n) => (pixels[n] >> 2) << 12 | (pixels[n + 1] >> 2) << 6 | pixels[n + 2] >> 2
  for (let n = 0; n < pixels.length; n += 4) found.set(key(n), (found.get(key(n)) ?? 0) + 1)
  const side = (colours, shift) => {
    const values = colours.map(([k]) => k >> shift & 63)
    return values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b))
  }
  const weigh = (colours) => {
    const shift = [12, 6, 0].sort((a, b) => side(colours, b) - side(colours, a))[0]
    const many = colours.reduce((sum, [, count]) => sum + count, 0)
    return { colours, shift, many, cost: colours.length > 1 ? side(colours, shift) ** 2 * Math.sqrt(many) : 0 }
  }
  const boxes = [weigh([...found])]
  while (boxes.length < 256) {
    boxes.sort((a, b) => b.cost - a.cost)
    if (!boxes[0].cost) break
    const { colours, shift, many } = boxes.shift()
    colours.sort((a, b) => (a[0] >> shift & 63) - (b[0] >> shift & 63))
    let cut = 0
    for (let sum = 0; cut < colours.length - 1 && sum + colours[cut][1] / 2 < many / 2; cut++) sum += colours[cut][1]
    cut = Math.max(1, cut)
    boxes.push(weigh(colours.slice(0, cut)), weigh(colours.slice(cut)))
  }
  const palette = [], index = new Map()
  boxes.forEach(({ colours, many }, box) => {
    const mean = (shift) => colours.reduce((sum, [k, count]) => sum + (k >> shift & 63) * count, 0) / many
    palette.push(...[12, 6, 0].map((shift) => Math.round(mean(shift) * 255 / 63)))
    for (const [k] of colours) index.set(k, box)
  })
  const bytes = new Uint8Array(width * height)
  for (let n = 0; n < bytes.length; n++) bytes[n] = index.get(key(n * 4))
  const text = new FileReader()
  text.readAsDataURL(new Blob([bytes]))
  await new Promise((done) => { text.onload = done })
  return { width, height, palette, indexes: text.result.split(',')[1] }
}
"""


def reduced(browser: Browser, picture: bytes, most: int) -> bytes:
    """The same PNG with 256 colours, at most so many pixels wide."""
    page = browser.new_page()
    data = "data:image/png;base64," + base64.b64encode(picture).decode()
    found = page.evaluate(REDUCE, [data, most])
    page.close()
    width, height = found["width"], found["height"]
    indexes = base64.b64decode(found["indexes"])
    rows = b"".join(b"\0" + indexes[y * width : (y + 1) * width] for y in range(height))

    def chunk(kind: bytes, body: bytes) -> bytes:
        return (
            struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
        )

    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = [(b"IHDR", head), (b"PLTE", bytes(found["palette"]))]
    parts += [(b"IDAT", zlib.compress(rows, 9)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(kind, body) for kind, body in parts)


def keep(browser: Browser, folder: Path) -> None:
    """The best ones, for the README."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name, source in README.items():
        taken = folder / f"{source}.png"
        if taken.exists():
            small = reduced(browser, taken.read_bytes(), 540 if name == "phone" else 1320)
            (PICTURES / f"{name}.png").write_bytes(small)
            print(PICTURES / f"{name}.png", len(small), flush=True)


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
            context.add_init_script(tempo(0))
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
    words.add_argument("--readme", action="store_true")
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
            if asked.readme:
                keep(browser, asked.to)
            browser.close()
        finally:
            server.kill()


if __name__ == "__main__":
    main()
