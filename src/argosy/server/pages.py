"""What is not the API: the files of the client, or a small page until there is one."""

import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

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


@dataclass(frozen=True, slots=True)
class Page:
    body: bytes
    kind: str
    tag: str
    lasts: bool  # its name changes with its content, so it may be kept for ever


class Pages:
    """All files are known before the first request: nothing a client writes becomes a path."""

    def __init__(self, folder: Path = CLIENT) -> None:
        self.pages: dict[str, Page] = {}
        if folder.is_dir():
            for file in sorted(folder.rglob("*")):
                if file.is_file() and not file.is_symlink():
                    name = file.relative_to(folder).as_posix()
                    self.pages[name] = page(file.read_bytes(), name)
        self.pages.setdefault("favicon.ico", page(ICON, "favicon.svg"))
        self.index = self.pages.get("index.html") or page(PLAIN.encode(), "index.html")

    def find(self, path: str) -> Page | None:
        """The file, or for a route of the client its page."""
        name = path.lstrip("/")
        found = self.pages.get(name)
        if found is not None:
            return found
        is_route = "." not in name.rpartition("/")[2] and ".." not in name
        return self.index if is_route else None


def page(body: bytes, name: str) -> Page:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind.endswith("javascript"):
        kind += "; charset=utf-8"
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    return Page(body, kind, tag, "/" in name and name.startswith("assets/"))
