"""Writes a piece in a few characters: the letters of its suit and its rank, inside the glyph of its kind."""

from collections.abc import Iterable

from argosy.core.language import Reader
from argosy.core.table import Piece
from argosy.draw.kinds import kind_of

SUITS = {
    "suns": "S",
    "moons": "M",
    "crowns": "C",
    "arms": "A",
    "spring": "Sp",
    "summer": "Su",
    "autumn": "Au",
    "winter": "Wi",
}
RANKS = {"null": "0", "ace": "a"}
CORNERS = "^<v>"  # of a tile's mark: upper left, lower left, lower right, upper right
LAND = ":"  # a tile face down that is nothing but ground


def glyph(piece: Piece) -> str:
    kind = kind_of(piece.kind)
    suit = SUITS.get(piece.suit, piece.suit)
    rank = RANKS.get(piece.rank, piece.rank)
    if piece.rank in RANKS and not kind.ranked:
        rank = ""
    is_ground = piece.note is None or piece.note.id == "note-land"
    if piece.kind == "tile" and not suit and not rank and is_ground:
        return LAND
    if has_gate(piece):
        return f"{suit}{rank}{CORNERS[piece.angle // 90 % 4]}"
    if kind.glyph:
        return kind.glyph.format(f"{suit}{rank}" or ("?" if kind.ranked else ""))
    return f"{piece.kind}{'.' if suit or rank else ''}{suit}{rank}"


def has_gate(piece: Piece) -> bool:
    """Return whether the marked corner of a tile means something."""
    return piece.kind == "tile" and piece.marked


def glyph_at(piece: Piece, x: float, y: float) -> str:
    """Write a piece, or of a domino the half that lies there: [6 beside 4], or ,6, above '4'."""
    halves = piece.rank.split("-")
    if piece.kind != "domino" or len(halves) != 2:
        return glyph(piece)
    angle = piece.angle % 360  # unturned, the first number is at the left
    before = (x < piece.x) if angle % 180 == 0 else (y < piece.y)
    number = halves[0 if before == (angle in (0, 270)) else 1]
    if angle % 180 == 0:
        return f"[{number}" if before else f"{number}]"
    return f",{number}," if before else f"'{number}'"


def legend(pieces: Iterable[Piece], reader: Reader) -> list[list[str]]:
    """Explain the letters on a table, then the glyphs: each in a few words."""
    shown = list(pieces)
    suits = [s for s in SUITS if any(piece.suit == s for piece in shown)]
    letters = [f"{SUITS[suit]} {reader.say(f'suit:{suit}')}" for suit in suits]
    ranked = [piece for piece in shown if kind_of(piece.kind).ranked]
    ranks = [rank for rank in RANKS if any(piece.rank == rank for piece in ranked)]
    letters += [f"{RANKS[rank]} {reader.says(f'legend-{rank}')}" for rank in ranks]
    glyphs: dict[str, str] = {}
    for piece in shown:
        kind = kind_of(piece.kind)
        if kind.glyph and piece.kind != "tile":
            name = piece.note if piece.note and kind.known_by_note else f"kind:{piece.kind}"
            glyphs.setdefault(reader.say(name), glyph(piece))
    explained = [f"{written} {name}" for name, written in glyphs.items()]
    if any(map(has_gate, shown)):
        explained.append(f"{' '.join(CORNERS)} {reader.says('legend-corners')}")
    if any(glyph(piece) == LAND for piece in shown):
        explained.append(f"{LAND} {reader.says('legend-land')}")
    return [letters, explained]
