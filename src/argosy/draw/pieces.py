"""Draws one piece as SVG: symbol, suit, rank and hatching."""

import re
from collections.abc import Callable
from html import escape

from argosy.core.language import Reader
from argosy.core.phrase import verbatim
from argosy.core.table import Piece
from argosy.draw.kinds import Emblem, kind_of
from argosy.draw.scene import is_turned, size_of
from argosy.draw.sprite import Sprite
from argosy.draw.svg_elements import element, group, serif

PIPS = {
    0: (),
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


class Pen:
    """Draws pieces at a scale, in pixels an inch."""

    def __init__(self, sprite: Sprite, scale: float, reader: Reader) -> None:
        self.sprite = sprite
        self.scale = scale
        self.reader = reader
        self.arts: dict[str, Callable[[Piece, float, float, float], str]] = {
            "tile": self.tile,
            "coin": self.coin,
            "die": self.die,
            "domino": self.domino,
            "card": self.card,
            "pictogram": self.pictogram,
            "symbol": self.symbol,
        }

    def piece(self, piece: Piece) -> str:
        w, h = size_of(piece)
        width = (h if is_turned(piece) else w) * self.scale
        x, y = piece.x * self.scale, piece.y * self.scale
        drawn = self.arts[kind_of(piece.kind).art](piece, x, y, width)
        says = f"{piece.id}: {self.reader.say(piece.note)}" if piece.note else piece.id
        return group([f"<title>{escape(says)}</title>", drawn], id=f"piece-{piece.id}")

    def tile(self, piece: Piece, x: float, y: float, width: float) -> str:
        base = self.sprite.use("piece-base", x, y, width)
        colour = self.sprite.suit(piece.suit)
        name = f"tile-{piece.suit}" if piece.side == "face" and piece.suit else "tile-back"
        face = self.sprite.use(name, x, y, width, color=colour, turn=str(-piece.angle))
        if name == "tile-back":
            colour = self.sprite.colour("piece-ink")
        return base + face + self.rank(piece, x, y, (width, colour))

    def rank(self, piece: Piece, x: float, y: float, look: tuple[float, str]) -> str:
        """Draw a rank upright, whichever way the piece lies: a figure, the suit for an ace, a ring for null."""
        width, colour = look
        if piece.rank == "ace" and piece.suit:
            knock = self.sprite.colour("piece-face")
            return self.sprite.use(
                f"suit-{piece.suit}", x, y, width * 0.48, color=colour, knock=knock
            )
        if piece.rank == "null":
            return element(
                "circle",
                cx=x,
                cy=y,
                r=width * 0.085,
                fill="none",
                stroke=colour,
                stroke_width=width * 0.03,
            )
        return figure(piece.rank, x, y, width * 0.52, colour) if piece.rank else ""

    def coin(self, piece: Piece, x: float, y: float, width: float) -> str:
        turn = str(-piece.angle)
        if piece.side == "back" and piece.suit:
            colour = self.sprite.suit(piece.suit)
            drawn = self.sprite.use(f"coin-{piece.suit}", x, y, width, color=colour, turn=turn)
            return drawn + (self.badge(piece.rank, x, y, width) if piece.rank else "")
        ink = self.sprite.colour("piece-ink")
        drawn = self.sprite.use("coin-number", x, y, width, turn=turn)
        if piece.rank == "ace":
            drawn += self.sprite.use("ace-spiral", x, y, width * 0.55, color=ink)
        elif piece.rank != "null":
            drawn += figure(piece.rank, x, y - width * 0.01, width * 0.6, ink)
        return drawn + (self.small_suit(piece.suit, x, y, width) if piece.suit else "")

    def small_suit(self, suit: str, x: float, y: float, width: float) -> str:
        """Draw the suit at the lower right of a coin that shows its number, where the suit is known."""
        return self.sprite.use(
            *(f"suit-{suit}", x + width * 0.36, y + width * 0.36, width * 0.34),
            color=self.sprite.suit(suit),
        )

    def badge(self, says: str, x: float, y: float, width: float) -> str:
        """Draw the number that this viewer knows of a piece, and others do not."""
        cx, cy, r = x + width * 0.34, y + width * 0.34, width * 0.27
        says = {"null": "0", "ace": "a"}.get(says, says)
        ink = self.sprite.colour("piece-ink")
        paper = self.sprite.colour("piece-face")
        disc = element(
            "circle", cx=cx, cy=cy, r=r, fill=paper, stroke=ink, stroke_width=width * 0.03
        )
        return disc + figure(says, cx, cy, r * 1.5, ink)

    def die(self, piece: Piece, x: float, y: float, width: float) -> str:
        drawn = self.sprite.use("die", x, y, width, color=self.sprite.suit(piece.suit))
        paper = self.sprite.colour("piece-face")
        if not piece.rank:  # a treasure that nobody has rolled
            return drawn + figure("?", x, y - width * 0.03, width * 0.6, paper)
        return drawn + self.rank(piece, x, y - width * 0.03, (width, paper))

    def domino(self, piece: Piece, x: float, y: float, width: float) -> str:
        """Draw a domino; unturned, its first number is at the left."""
        drawn = [self.sprite.use("domino", x, y, width)]
        ink = self.sprite.colour("piece-ink")
        numbers = [int(n) for n in re.findall(r"\d+", piece.rank)][:2]
        for number, side in zip(numbers, (-1, 1), strict=False):
            for across, down in PIPS.get(number, ()):
                cx = x + width * (side * 0.245 + across * 0.125)
                cy = y + width * (down * 0.125 - 0.01)
                drawn.append(element("circle", cx=cx, cy=cy, r=width * 0.042, fill=ink))
        return group(drawn, transform=f"rotate({-piece.angle} {x:.2f} {y:.2f})")

    def card(self, piece: Piece, x: float, y: float, width: float) -> str:
        """Draw a bone card with its pictogram and, below, its name."""
        height = width * 4 / 3
        good = next((g for g in (piece.suit, piece.rank) if f"good-{g}" in self.sprite), "")
        drawn = self.plate(x, y, width, height)
        if good:
            drawn += self.sprite.use(f"good-{good}", x, y - height * 0.08, width * 0.62)
        named = f"good:{good}" if good else verbatim(piece.rank or piece.suit or "?")
        name = self.reader.says("caption", of=named)
        size = min(width * 0.19, width * 1.7 / max(len(name), 1))
        ink = self.sprite.colour("piece-ink")
        if good and piece.rank.isdigit():  # the number of its place in the hold
            drawn += figure(piece.rank, x - width * 0.36, y - height * 0.38, width * 0.18, ink)
        return drawn + figure(name, x, y + height * (0.38 if good else 0), size, ink)

    def plate(self, x: float, y: float, width: float, height: float) -> str:
        return element(
            "rect",
            x=x - width / 2,
            y=y - height / 2,
            width=width,
            height=height,
            rx=width * 0.1,
            fill=self.sprite.colour("bone"),
            stroke=self.sprite.colour("line-strong"),
            stroke_width=1.2,
        )

    def pictogram(self, piece: Piece, x: float, y: float, width: float) -> str:
        """Draw a symbol in wax and, lower right, how many it stands for."""
        wax = self.sprite.colour("mark")
        drawn = self.sprite.use(kind_of(piece.kind).symbol, x, y, width * 0.62, color=wax)
        if piece.rank in ("", "0", "1"):
            return drawn
        return drawn + figure(piece.rank, x + width * 0.32, y + width * 0.26, width * 0.36, wax)

    def symbol(self, piece: Piece, x: float, y: float, width: float) -> str:
        """Draw the symbol of a kind in the colour of its suit; where there is none, a plate with its name."""
        kind = kind_of(piece.kind)
        symbol = kind.symbol.replace("{suit}", piece.suit)
        if not symbol:
            return ""
        if symbol not in self.sprite:
            name = piece.rank or self.reader.say(f"kind:{piece.kind}")
            size = min(width * 0.4, width * 1.7 / len(name))
            ink = self.sprite.colour("piece-ink")
            return self.plate(x, y, width, width) + figure(name, x, y, size, ink)
        colour = self.sprite.suit(piece.suit, kind.colour)
        drawn = self.sprite.use(symbol, x, y, width, color=colour, turn=str(-piece.angle))
        if kind.emblem and piece.suit:
            drawn += self.emblem(kind.emblem, piece.suit, (x, y), width / 100)
        shows_rank = piece.rank not in ("", "ace", "null")
        return drawn + (self.badge(piece.rank, x, y, width) if shows_rank else "")

    def emblem(self, emblem: Emblem, suit: str, at: tuple[float, float], hundredth: float) -> str:
        x, y, paper = at[0], at[1] + emblem.down * hundredth, self.sprite.colour("piece-face")
        disc = element("circle", cx=x, cy=y, r=emblem.disc * hundredth, fill=paper)
        colour = self.sprite.suit(suit) if emblem.disc else paper
        mark = self.sprite.use(f"suit-{suit}", x, y, emblem.wide * hundredth, color=colour)
        return (disc if emblem.disc else "") + mark


def figure(says: str, x: float, y: float, size: float, colour: str) -> str:
    """Write a text with its middle at x, y; numbers are heavy."""
    return serif(
        x,
        y + size * 0.32,
        says,
        font_size=size,
        font_weight=800 if len(says) < 3 else 500,
        fill=colour,
        text_anchor="middle",
    )
