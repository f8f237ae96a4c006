"""Reads how each kind of piece is drawn and written: declared once, for Python and for the browser.

`kinds.json` in this folder declares what comes in any box (tiles, coins, dice ...) and the default of every property.
A game declares the kinds that only it has in a `kinds.json` of its own, beside its rules. The browser client reads
the same files (`web/src/kinds.ts`).
"""

import warnings
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Literal

import msgspec
from msgspec import Struct

from argosy.core.registry import OURS, BrokenGame, folders

FILE = "kinds.json"
SHARED = f"draw/{FILE}"


class BadKinds(ValueError):
    """Raised for a declaration that cannot be used. Names the file, the kind, and what is wrong."""


class Emblem(Struct, frozen=True, forbid_unknown_fields=True):
    """The suit of a piece, drawn on its symbol. All measures are hundredths of the width of the piece."""

    wide: int
    down: int  # from the middle of the piece to that of the emblem
    disc: int  # radius of a plain disc under it, in which the emblem has the colour of its suit; 0 for none


class Kind(Struct, frozen=True, forbid_unknown_fields=True):
    """How pieces of one kind are drawn and written. What a kind is called says the message `kind-coin`."""

    art: Literal["tile", "coin", "die", "domino", "card", "pictogram", "symbol"]
    symbol: str  # of pieces.svg; may name {kind} and {suit}; "" where the board shows it already
    colour: str  # the token of a symbol that has no suit
    emblem: Emblem | None
    # ground: tiles that make up the board. lying: on top of them. standing: on whatever lies there, which stays in
    # sight. chart: part of the chart itself.
    layer: Literal["ground", "lying", "standing", "chart"]
    carries: bool  # whether others are aboard, and move with it
    round: bool
    wide: float  # inches, where the layout does not say
    shape: tuple[float, float]  # width to height
    hand: float  # pixels wide in a hand
    glyph: (
        str  # in characters: "({})" around suit and rank; "" writes the word that it is declared by
    )
    ranked: bool  # whether "null" and "ace" say anything about it
    known_by_note: bool  # whether a legend calls it by its note: "ship of red"
    # What it is in the box, for Portable Piecepack Notation: t tile, c coin, d die, p pawn, o domino, and then what it
    # always shows: a suit, a rank, a side. "" for what no box of a piecepack has.
    ppn: str

    @property
    def stands(self) -> bool:
        return self.layer == "standing"

    @property
    def tall(self) -> float:
        """Height over width."""
        return self.shape[1] / self.shape[0]


def kind_of(name: str) -> Kind:
    """Return how a kind is drawn. One that nobody declares has every default: a plate with its name."""
    return declared().get(name) or undeclared(name)


@cache
def declared() -> Mapping[str, Kind]:
    """Return every declared kind by name: those of any box, and those of each game. Raises BadKinds.

    What a game of another package declares amiss is left out, with a warning: the others can still be drawn.
    """
    found: dict[str, Kind] = {}
    for where, is_ours, file in declarations():
        try:
            kinds = read_file(where, file)
            found |= read_kinds(where, kinds["kinds"] if where == SHARED else kinds, found)
        except BadKinds as problem:
            if is_ours:
                raise
            warnings.warn(f"The kinds of pieces are left out: {problem}", BrokenGame, stacklevel=2)
    return found


def declarations() -> Iterator[tuple[str, bool, Traversable]]:
    """Find each file of declarations: what to call it, whether it is ours, and the file."""
    yield SHARED, True, files("argosy.draw") / FILE
    for name, distribution, folder in folders():
        if (folder / FILE).is_file():
            yield f"{name}/{FILE}", distribution == OURS, folder / FILE


def read_kinds(where: str, kinds: Mapping[str, Any], before: Mapping[str, Kind]) -> dict[str, Kind]:
    """Read what a file declares. Raises BadKinds, also for a kind that means something else already."""
    found = {name: read_kind(where, name, given) for name, given in kinds.items()}
    for name, kind in found.items():
        if before.get(name, kind) != kind:
            raise BadKinds(
                f"{where}: {name!r} is declared otherwise by the box or by another game."
            )
    return found


@cache
def ours() -> dict[str, Any]:
    return read_file(SHARED, files("argosy.draw") / FILE)


def read_file(where: str, file: Traversable) -> dict[str, Any]:
    try:
        return msgspec.json.decode(file.read_bytes(), type=dict[str, Any])
    except msgspec.MsgspecError as problem:
        raise BadKinds(f"{where}: {problem}") from None


def read_kind(where: str, name: str, given: Mapping[str, Any]) -> Kind:
    """Complete a declared kind by the defaults. Raises BadKinds."""
    try:
        whole = {**ours()["defaults"], **given}
        named = {
            key: value.replace("{kind}", name) if isinstance(value, str) else value
            for key, value in whole.items()
        }
        return msgspec.convert(named, Kind)
    except (TypeError, msgspec.ValidationError) as problem:
        raise BadKinds(f"{where}: kind {name!r}: {problem}") from None


@cache
def undeclared(name: str) -> Kind:
    return read_kind(SHARED, name, {})
