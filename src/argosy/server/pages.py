"""Finds the files of the client, or a small page while there is none."""

import hashlib
import mimetypes
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from argosy.core.registry import browser_parts, editions

CLIENT = Path(__file__).parent.parent / "web" / "dist"
PLAIN = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Argosy</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><h1>Argosy</h1>
<p>Five tabletop games of trade and piracy, with every rule enforced.</p>
<p>The server is running. The browser client is not part of this build;
the protocol is described at <a href="/schema/openapi.json">/schema/openapi.json</a>.</p>
</body></html>
"""
ICON = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 5h6L6 7H2zM4 1v3h2z"/></svg>'

# Kinds of files that a game of another package brings for the browser.
PARTS = {".css", ".js", ".json", ".png", ".svg", ".webp", ".woff2"}

# The codings that web/build.py makes, by the ending of the file. The smallest comes first.
CODINGS = {"br": ".br", "gzip": ".gz"}
PLAIN_CODING = "identity"
ALIASES = {"x-gzip": "gzip"}
QUALITY = re.compile(r"q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Form:
    """One representation of a page. Each has a tag of its own, because the bytes differ."""

    body: bytes
    coding: str
    tag: str


@dataclass(frozen=True, slots=True)
class Page:
    kind: str
    lasts: bool  # its name changes with its content, so it may be kept for ever
    forms: tuple[Form, ...]  # the best first; the last is plain

    @property
    def body(self) -> bytes:
        return self.forms[-1].body

    @property
    def is_negotiated(self) -> bool:
        return len(self.forms) > 1

    def form(self, accepted: str) -> Form:
        """Return what suits an Accept-Encoding best: plain bytes if it says nothing, or refuses
        everything.
        """
        if not self.is_negotiated:
            return self.forms[-1]
        wishes = read_wishes(accepted)
        wanted = [form for form in self.forms if wish_for(form.coding, wishes) > 0]
        return max(wanted, key=lambda form: wish_for(form.coding, wishes), default=self.forms[-1])


class Pages:
    """All files, read before the first request: nothing that a client writes becomes a path."""

    def __init__(self, folder: Path = CLIENT) -> None:
        self.pages: dict[str, Page] = {}
        for name in editions():
            self.add_parts(name)
        for file in sorted(folder.rglob("*")) if folder.is_dir() else ():
            if file.is_file() and not file.is_symlink() and not is_packed(file):
                name = file.relative_to(folder).as_posix()
                self.pages[name] = page(file.read_bytes(), name, packed(file))
        self.pages.setdefault("favicon.ico", page(ICON, "favicon.svg"))
        self.index = self.pages.get("index.html") or page(PLAIN.encode(), "index.html")

    def add_parts(self, game: str) -> None:
        """What a game of another package brings for the browser, under the game's own path."""
        folder = browser_parts(game)
        if folder is None:
            return
        for file in sorted(folder.rglob("*")):
            if file.is_file() and not file.is_symlink() and file.suffix in PARTS:
                name = f"games/{game}/{file.relative_to(folder).as_posix()}"
                self.pages[name] = page(file.read_bytes(), name)

    def find(self, path: str) -> Page | None:
        """Return the file at a path, or the client's page for a route of the client."""
        name = path.lstrip("/")
        found = self.pages.get(name)
        if found is not None:
            return found
        is_route = "." not in name.rpartition("/")[2] and ".." not in name
        return self.index if is_route else None


def page(body: bytes, name: str, packed: Mapping[str, bytes] | None = None) -> Page:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind.endswith("javascript"):
        kind += "; charset=utf-8"
    bodies = {**(packed or {}), PLAIN_CODING: body}
    forms = tuple(Form(data, coding, tag_of(data)) for coding, data in bodies.items())
    return Page(kind, "/" in name and name.startswith("assets/"), forms)


def parts_address(game: str) -> str:
    return f"/games/{game}/parts.js"


def tag_of(body: bytes) -> str:
    return f'"{hashlib.sha256(body).hexdigest()[:20]}"'


def is_packed(file: Path) -> bool:
    """Say whether a file is a compressed form of one beside it."""
    return file.suffix in CODINGS.values() and file.with_suffix("").is_file()


def packed(file: Path) -> dict[str, bytes]:
    """Return the compressed forms beside a file, by coding."""
    files = {coding: file.with_name(file.name + ending) for coding, ending in CODINGS.items()}
    return {coding: form.read_bytes() for coding, form in files.items() if form.is_file()}


# ── What a client accepts (RFC 9110, 12.5.3 and 13.1.2) ──


def read_wishes(accepted: str) -> dict[str, float]:
    """Read `br;q=0.5, gzip` as numbers. What is not understood counts as not said."""
    wishes: dict[str, float] = {}
    for item in accepted.lower().split(","):
        coding, *parameters = (part.strip() for part in item.split(";"))
        quality = QUALITY.fullmatch(parameters[0]) if parameters else None
        if coding and len(parameters) <= 1 and (quality or not parameters):
            wishes[ALIASES.get(coding, coding)] = float(quality[1]) if quality else 1.0
    return wishes


def wish_for(coding: str, wishes: Mapping[str, float]) -> float:
    """Return how much a coding is wanted; 0 is refused. Plain bytes are the last resort if they are
    not mentioned.
    """
    if coding in wishes:
        return wishes[coding]
    if coding == PLAIN_CODING:
        return (
            0.0005 if wishes.get("*", 1.0) > 0 else 0.0
        )  # less than any quality that can be written
    return wishes.get("*", 0.0)


def has_tag(known: str, tag: str) -> bool:
    """Say whether an If-None-Match names this tag. A proxy may have weakened it on its way."""
    return known.strip() == "*" or tag in (
        part.strip().removeprefix("W/") for part in known.split(",")
    )
