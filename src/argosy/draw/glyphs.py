"""Pieces in a few characters: suit as letters and rank, the form of the piece around them."""

from collections.abc import Iterable

from argosy.core.table import Piece

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
FORMS = {
    "tile": "{}",
    "coin": "({})",
    "die": "[{}]",
    "pawn": "&{}",
    "ship": "^{}",
    "ship-deck": "^{}",
    "embargo": "!{}",
    "whirlpool": "@{}",
    "official": "%{}",
    "hub": "#{}",
    "orc": "*{}",
    "gold": "${}",
    "card": "<{}>",
    "good": "<{}>",
    "domino": "|{}|",
    "cannonball": "o{}",
    "horse": "h{}",
    "cart-small": "cart{}",
    "cart-big": "cart{}",
    "hz-gold": "-{}$",
    "hz-cargo": "-{}#",
    "hz-turn": "-{}t",
    "hz-back": "<{}",
}
CORNERS = "^<v>"  # of a tile's mark: upper left, lower left, lower right, upper right
LAND = ":"  # a tile face down that is nothing but ground
OWNED = (  # pieces whose rank says nothing
    *("pawn", "ship", "ship-deck", "embargo", "whirlpool", "official", "hub", "cannonball"),
    *("horse", "cart-small", "cart-big"),
)


def code(piece: Piece) -> str:
    suit = SUITS.get(piece.suit, piece.suit)
    rank = "" if piece.kind in OWNED and piece.rank in RANKS else RANKS.get(piece.rank, piece.rank)
    if piece.kind == "tile" and not f"{suit}{rank}{piece.note}":
        return LAND
    if has_gate(piece):
        return f"{suit}{rank}{CORNERS[piece.angle // 90 % 4]}"
    if piece.kind in FORMS:
        nothing = "" if piece.kind in OWNED or piece.kind == "gold" else "?"
        return FORMS[piece.kind].format(f"{suit}{rank}" or nothing)
    return f"{piece.kind}{'.' if suit or rank else ''}{suit}{rank}"


def has_gate(piece: Piece) -> bool:
    """A tile whose marked corner means something says so in its note."""
    return piece.kind == "tile" and piece.note.startswith("mark ")


def code_at(piece: Piece, x: float, y: float) -> str:
    """Of a domino the half that lies there: [6 beside 4], or ,6, above '4'."""
    halves = piece.rank.split("-")
    if piece.kind != "domino" or len(halves) != 2:
        return code(piece)
    angle = piece.angle % 360  # unturned, the first number is at the left
    before = (x < piece.x) if angle % 180 == 0 else (y < piece.y)
    number = halves[0 if before == (angle in (0, 270)) else 1]
    if angle % 180 == 0:
        return f"[{number}" if before else f"{number}]"
    return f",{number}," if before else f"'{number}'"


def legend(pieces: Iterable[Piece]) -> list[str]:
    """What the letters and forms on this table mean."""
    shown = list(pieces)
    suits = [f"{SUITS[s]} {s.capitalize()}" for s in SUITS if any(p.suit == s for p in shown)]
    ranks = [
        f"{RANKS[r]} {r}" for r in RANKS if any(p.rank == r and p.kind not in OWNED for p in shown)
    ]
    forms: dict[str, str] = {}
    for piece in shown:
        name = piece.note if is_known_by_note(piece) else kind_name(piece)
        if piece.kind in FORMS and piece.kind != "tile":
            forms.setdefault(name, f"{code(piece)} {name}")
    if any(map(has_gate, shown)):
        forms["gate"] = f"{' '.join(CORNERS)} mark upper left, lower left, lower right, upper right"
    if any(code(piece) == LAND for piece in shown):
        forms["land"] = f"{LAND} land"
    return [part for part in (", ".join(suits + ranks), ", ".join(forms.values())) if part]


def is_known_by_note(piece: Piece) -> bool:
    return bool(piece.note) and (piece.kind in ("pawn", "ship") or piece.kind.startswith("hz-"))


def kind_name(piece: Piece) -> str:
    return "ship" if piece.kind == "ship-deck" else piece.kind
