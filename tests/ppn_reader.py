"""Reads Portable Piecepack Notation, version 0.14: the part of it that needs no knowledge of a game.

Written from the public description (https://trevorldavis.com/piecepackr/portable-piecepack-notation.html), and sharing
nothing with our writer, so that a misunderstanding would have to be made twice. Locations are Cartesian or algebraic;
macros are those of dominoes.
"""

import re
from dataclasses import dataclass, field
from typing import Any

import yaml

SUITS, RANKS, ANGLES = "SMCA", "na2345", "^<v>"
KINDS = {"t": "tile", "c": "coin", "d": "die", "p": "pawn"}


@dataclass
class Piece:
    """A row of the data frame."""

    piece_side: str
    suit: int
    rank: int
    cfg: str
    angle: float
    x: float = 0.0
    y: float = 0.0


@dataclass
class Game:
    metadata: dict[str, Any]
    moves: dict[str, list[str]] = field(default_factory=dict)
    comments: dict[str, str] = field(default_factory=dict)
    boards: dict[str, list[tuple[Any, ...]]] = field(default_factory=dict)  # after each move


def read(text: str) -> list[Game]:
    """Read every game of a file and play it through."""
    games = []
    for part in re.split(r"^---.*\n", text, flags=re.M):
        if part.strip():
            heading, movetext = re.split(r"^\.\.\..*\n", part, maxsplit=1, flags=re.M)
            game = Game(yaml.safe_load(heading))
            assert game.metadata.get("SetUp") in ("None", None), "this reader knows no setups"
            play(game, movetext)
            games.append(game)
    return games


def play(game: Game, movetext: str) -> None:
    board: list[Piece] = []
    number = "SetupFn."
    comment: list[str] | None = None
    for token in movetext.split():
        if comment is not None or token.startswith("{"):
            comment = [*(comment or []), token]
            if token.endswith("}"):
                game.comments[number] = " ".join(comment)[1:-1].strip()
                comment = None
        elif re.fullmatch(r"[\w.]*\.+", token):
            assert token not in game.moves, f"move number {token} is used twice"
            number = token
            game.moves[number] = []
        else:
            game.moves[number].append(token)
            make(board, token)
        game.boards[number] = [tuple(vars(piece).values()) for piece in board]
    assert comment is None, "a comment that never ends"


def make(board: list[Piece], move: str) -> None:
    """Make one move on the board."""
    if move.startswith("*"):
        board.remove(identified(board, move[1:]))
    elif move.startswith("+"):
        piece = identified(board, move[1:])
        kind, side = piece.piece_side.split("_")
        assert kind in ("tile", "coin")
        piece.piece_side = f"{kind}_{'back' if side == 'face' else 'face'}"
    elif "@" in move:
        spec, at = move.split("@")
        piece = completed(features(spec))
        piece.x, piece.y = located(at)
        board.append(piece)
    elif "~" in move:
        name, spec = move.split("~")
        change(identified(board, name), features(spec))
    else:
        name, at = re.split(r"(?<![(,<])-", move)
        piece = identified(board, name)
        board.remove(piece)
        board.append(piece)
        piece.x, piece.y = located(at)


def located(text: str) -> tuple[float, float]:
    """`(2.5,-3)` or `b3`."""
    if found := re.fullmatch(r"\(([-+.\d]+),([-+.\d]+)\)", text):
        return float(found[1]), float(found[2])
    found = re.fullmatch(r"([a-z])(\d+)", text)
    assert found, f"no location: {text}"
    return float(ord(found[1]) - 96), float(found[2])


def identified(board: list[Piece], name: str) -> Piece:
    """`?pS` by what it is, `b3` or `(2,3)` the uppermost there, `(2,3)[2]` the second."""
    if name.startswith("?"):
        asked = features(name[1:])
        fits = [piece for piece in board if matches(piece, asked)]
        assert len(fits) == 1, f"{name} fits {len(fits)} pieces"
        return fits[0]
    found = re.fullmatch(r"(.+?)(?:\[(\d+)\])?", name)
    assert found
    x, y = located(found[1])
    here = [piece for piece in board if (piece.x - x) ** 2 + (piece.y - y) ** 2 < 5e-6]
    assert here, f"nothing lies at {found[1]}"
    return here[-int(found[2] or 1)]


def matches(piece: Piece, asked: dict[str, Any]) -> bool:
    kind, side = piece.piece_side.split("_")
    has = {**vars(piece), "kind": kind, "side": side}
    return all(has[name] == value for name, value in asked.items())


def features(spec: str) -> dict[str, Any]:
    """What a PieceSpec says; what it leaves open is missing."""
    found: dict[str, Any] = {}
    if domino := re.match(r"`(\d)-(\d)'", spec):
        found |= {"kind": "tile", "side": "face", "cfg": "dominoes"}
        found |= {"rank": int(domino[1]) + 1, "suit": int(domino[2]) + 1}
        spec = spec[domino.end() :]
    simple, *long = spec.split(",")
    for part in long:
        assert part.endswith("'"), f"unknown: {part}"
        found["cfg"] = part[:-1]
    for letter in simple:
        if letter in SUITS:
            found["suit"] = SUITS.index(letter) + 1
        elif letter in RANKS:
            found["rank"] = RANKS.index(letter) + 1
        elif letter in ANGLES:
            found["angle"] = 90.0 * ANGLES.index(letter)
        elif letter in KINDS:
            found["kind"] = KINDS[letter]
        else:
            found["side"] = {"f": "face", "b": "back"}[letter]
    return found


def completed(found: dict[str, Any]) -> Piece:
    """With the defaults of the format."""
    has_suit, has_rank = "suit" in found, "rank" in found
    kind = found.get("kind", "tile" if has_suit == has_rank else "coin")
    default = "face"
    if (kind == "tile" and not (has_suit and has_rank)) or (kind == "coin" and has_suit):
        default = "back"
    side = found.get("side", default)
    return Piece(
        f"{kind}_{side}",
        found.get("suit", 1),
        found.get("rank", 1),
        found.get("cfg", "piecepack"),
        found.get("angle", 0.0),
    )


def change(piece: Piece, found: dict[str, Any]) -> None:
    kind, side = piece.piece_side.split("_")
    piece.piece_side = f"{found.pop('kind', kind)}_{found.pop('side', side)}"
    for name, value in found.items():
        setattr(piece, name, value)
