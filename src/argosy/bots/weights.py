"""Read the network of a game: a file beside its rules, as small as it can be, which needs no library.

The first line is JSON: the sizes, what the entries and actions must be, how it was made. What follows is deflated:
every matrix in turn, row by row, each a scale (float32) and its weights as whole numbers from -127 to 127.
"""

import json
import sys
import zlib
from array import array
from collections.abc import Sequence
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec

from argosy.bots.mind import Mind, Minds
from argosy.bots.network import Network
from argosy.core.contract import Game, State
from argosy.core.edition import Edition, bad, bad_file
from argosy.core.phrase import verbatim
from argosy.core.registry import installed
from argosy.encoding.numbering import Numbering, numbering, tables
from argosy.encoding.observation import Observer, observer

MOST: Final = 127
LONGEST: Final = 10_000  # bytes of the first line
Matrix = Sequence[Sequence[float]]


def fingerprint(look: Observer, numbers: Numbering) -> str:
    """Return what a network is made for: the names of all entries and the numbers of all actions."""
    told = json.dumps([look.names, look.bounds, numbers.general])
    return sha256(told.encode()).hexdigest()[:16]


# ── The file ──────────────────────────────────────────────────────────────────────────────────────


def write(
    path: Path, matrices: Sequence[Matrix], fits: str, made: str, guesses: bool = False
) -> None:
    """Write `into, into_bias, across, across_bias, value, value_bias, policy, policy_bias`, as Network has them.

    One that was taught with first looks has `trust, trust_bias` too; one whose value begins with the game's, `guesses`.
    """
    shapes = [[len(matrix), len(matrix[0])] for matrix in matrices]
    head = json.dumps({"shapes": shapes, "fits": fits, "guesses": guesses, "made": made})
    body = b"".join(packed(row) for matrix in matrices for row in matrix)
    path.write_bytes(head.encode() + b"\n" + zlib.compress(body, 9))


def packed(row: Sequence[float]) -> bytes:
    scale = max(max(map(abs, row)) / MOST, 1e-12)
    return array("f", [scale]).tobytes() + array("b", [round(x / scale) for x in row]).tobytes()


def read(path: Path) -> tuple[dict[str, Any], Network]:
    """Read the head of a file and its network."""
    head, _, rest = path.read_bytes().partition(b"\n")
    told = json.loads(head)
    body, at = zlib.decompress(rest), 0
    found = []
    for rows, width in told["shapes"]:
        matrix = array("d")
        for _ in range(rows):
            (scale,) = array("f", body[at : at + 4])
            matrix.extend([scale * x for x in array("b", body[at + 4 : at + 4 + width])])
            at += 4 + width
        found.append(vec[float](matrix))
    return told, Network(found)


# ── The network of a game ─────────────────────────────────────────────────────────────────────────


class Own(Minds):
    """Take the networks that lie beside the rules of a game."""

    def of(self, game: Game[State]) -> Mind | None:
        kind: type = type(game)
        return mind_of(game, files_beside(kind))


class Stored(Minds):
    """Take one network from a file."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def of(self, game: Game[State]) -> Mind | None:
        return mind_of(game, (self.path,))


def mind_of(game: Game[State], paths: tuple[Path, ...]) -> Mind | None:
    """Return the mind that one of these files has for a game with its seats and options; None if none has."""
    kind: type = type(game)
    return kept(kind, tuple(sorted(game.options.items())), paths) if paths else None


@lru_cache(maxsize=8)
def kept(kind: type, options: tuple[tuple[str, int], ...], paths: tuple[Path, ...]) -> Mind | None:
    edition = edition_of(kind)
    if edition is None or edition.observation is None:
        return None
    game = edition.make(dict(options))
    look, numbers = observer(edition, game), numbering(edition, game)
    fits = fingerprint(look, numbers)
    for path in paths:
        if head_of(path)["fits"] == fits:
            told, network = read(path)
            return Mind(network, look.encoder, tables(numbers), bool(told.get("guesses")))
    return None


def edition_of(kind: type) -> Edition | None:
    """Return the edition whose package a class of games lies in."""
    for game in installed().values():
        if f"{kind.__module__}.".startswith(f"{game.package}."):
            return game.edition
    return None


@cache
def files_beside(kind: type) -> tuple[Path, ...]:
    source = sys.modules[kind.__module__].__file__
    return tuple(sorted(Path(source).parent.glob("networks/*.bin"))) if source else ()


def head_of(path: Path) -> dict[str, Any]:
    """Read the first line of a file. Raises BadInput."""
    try:
        with path.open("rb") as lines:
            found: dict[str, Any] = json.loads(lines.readline(LONGEST))
            found["fits"], found["shapes"]
    except OSError as problem:
        raise bad_file("read", path, problem) from None
    except (ValueError, KeyError, TypeError):
        raise bad("network-file", file=verbatim(path)) from None
    return found
