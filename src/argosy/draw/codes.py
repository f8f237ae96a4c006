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
    "domino": "|{}|",
}
OWNED = (
    "pawn",
    "ship",
    "ship-deck",
    "embargo",
    "whirlpool",
    "official",
    "hub",
)  # the rank says nothing


def code(piece: Piece) -> str:
    suit = SUITS.get(piece.suit, piece.suit)
    rank = "" if piece.kind in OWNED and piece.rank in RANKS else RANKS.get(piece.rank, piece.rank)
    if piece.kind in FORMS:
        return FORMS[piece.kind].format(f"{suit}{rank}" or "?")
    return f"{piece.kind}{'.' if suit or rank else ''}{suit}{rank}"


def legend(pieces: Iterable[Piece]) -> list[str]:
    """What the letters and forms on this table mean."""
    shown = list(pieces)
    suits = [f"{SUITS[s]} {s.capitalize()}" for s in SUITS if any(p.suit == s for p in shown)]
    ranks = [
        f"{RANKS[r]} {r}" for r in RANKS if any(p.rank == r and p.kind not in OWNED for p in shown)
    ]
    forms: dict[str, str] = {}
    for piece in shown:
        name = piece.note if piece.kind in ("pawn", "ship") and piece.note else kind_name(piece)
        if piece.kind in FORMS and piece.kind != "tile":
            forms.setdefault(name, f"{code(piece)} {name}")
    return [part for part in (", ".join(suits + ranks), ", ".join(forms.values())) if part]


def kind_name(piece: Piece) -> str:
    return "ship" if piece.kind == "ship-deck" else piece.kind
