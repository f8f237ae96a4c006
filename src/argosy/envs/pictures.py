"""Draws a position for `render`: as text, as pixels, or in the browser."""

import tempfile
import webbrowser
from io import BytesIO
from pathlib import Path
from typing import Any

from argosy.core.contract import SPECTATOR, Game, State
from argosy.core.edition import Edition
from argosy.core.language import Reader
from argosy.core.table import Table
from argosy.draw import characters, png, svg

MODES = ("ansi", "rgb_array", "human")
PAGE = '<!doctype html><meta http-equiv="refresh" content="1"><title>{title}</title>{picture}'


class Picture:
    """What one seat sees of a game, drawn in one of the MODES."""

    def __init__(self, edition: Edition, game: Game[Any], mode: str | None) -> None:
        if mode is not None and mode not in MODES:
            raise ValueError(f"render_mode is one of {', '.join(MODES)}, not {mode!r}")
        self.edition, self.game, self.mode = edition, game, mode
        self.page: Path | None = None  # that the browser shows

    def draw(self, s: State, seat: int) -> Any:
        """Return the picture, or show it: a page that looks again every second."""
        if self.mode is None:
            return None
        table = self.table(s, seat)
        reader = Reader(game=self.edition.id)
        if self.mode == "ansi":
            return characters.draw(table, reader)
        drawn = svg.draw(table, reader, title=self.edition.title)
        if self.mode == "human":
            self.show(drawn)
            return None
        return pixels(png.render(drawn, zoom=1.0))

    def table(self, s: State, seat: int) -> Table:
        known = self.game.redact(s, seat)
        backdrop = self.edition.backdrop(self.game, self.game.redact(s, SPECTATOR))
        return backdrop + self.edition.table(self.game, known, seat)

    def show(self, drawn: str) -> None:
        is_new = self.page is None
        if self.page is None:
            self.page = Path(tempfile.mkdtemp(prefix="argosy-")) / f"{self.edition.id}.html"
        self.page.write_text(PAGE.format(title=self.edition.title, picture=drawn), "utf-8")
        if is_new:
            webbrowser.open(self.page.as_uri())

    def close(self) -> None:
        if self.page is not None:
            self.page.unlink(missing_ok=True)
            self.page.parent.rmdir()
            self.page = None

    def __reduce__(self) -> tuple[Any, ...]:
        return Picture, (self.edition, self.game, self.mode)


def pixels(data: bytes) -> Any:
    """Return a PNG as an array of height, width and three colours."""
    import numpy as np
    from PIL import Image

    return np.asarray(Image.open(BytesIO(data)).convert("RGB"))
