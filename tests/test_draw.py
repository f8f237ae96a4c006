"""Pictures of tables: characters, SVG, PNG."""

import struct
import xml.etree.ElementTree as ET
import zlib
from functools import cache
from typing import Any

import pytest

import argosy
from argosy.core.contract import Rng
from argosy.core.language import Reader, languages
from argosy.core.match import Match
from argosy.core.phrase import Phrase, Value
from argosy.core.table import Counter, Mark, Piece, Sheet, Spot, Table, Zone
from argosy.draw import characters, png, svg
from argosy.draw.kinds import declared
from argosy.draw.sprite import symbols, tokens

SVG = "{http://www.w3.org/2000/svg}"
ENGLISH = Reader(game="sea_routes")


@cache
def match() -> Match:
    m = argosy.new("sea_routes", seats=2, seed=7)
    for _ in range(9):
        m.play(m.legal()[-1])
    return m


def table(m: Match) -> Table:
    return m.backdrop() + m.table()


# ── Characters ────────────────────────────────────────────────────────────────────────────────────


WHOLE = """\
       z     a     b     c     d     e     f

  0         (5)   (2)   (S)   (4)   (4)

  1   (4)   A2    A3    Ca    M3    Sa    (3)

  2   (5)   C5    S4    C0    M4    C3    (A)

  3   z3    a3    b3    c3    S0    Aa    (C)

  4   z4^A  M2    S2    A5    M5    C4    (3)

  5  (5)^S  M0    S5    A4    C2    Ma    (5)

  6         (M)   (4)   (2)   (2)   (2)

Red        score 0, coins this round 2 of 2, dice 0 of 3, out of the round: yes
           tiles S3 A0
           coins (3) (3)
Blue       score 0, coins this round 0 of 2, dice 0 of 3, out of the round: no
Abilities  round 1 of 12, embargo markers left 4 of 4, coins north 5 of 5, coins south 5 of 5,
           coins west 3 of 5, coins east 5 of 5
           dice [A0] points at nobody, [M0] points at nobody, [S0] points at nobody

Majorities
                Red  Blue  leads   for
  Crowns          0     0  nobody  score
  even numbers    0     0  nobody  score
  odd numbers     3     0  Red     score
  Arms            2     0  Red     point
  Moons           0     0  nobody  point
  Suns            1     0  Red     point

S Suns, M Moons, C Crowns, A Arms, 0 null (rank 0), a ace (rank 1)
(5) coin, ^S ship of Red, ^A ship of Blue, [A0] die
"""


def test_a_whole_table_in_characters() -> None:
    assert characters.draw(table(match()), ENGLISH) == WHOLE


def test_every_space_is_named_or_filled() -> None:
    drawn = characters.draw(table(match()), ENGLISH)
    lying = {(p.x, p.y) for p in table(match()).pieces if p.kind in ("tile", "coin")}
    for spot in table(match()).spots:
        is_filled = (spot.x + spot.w / 2, spot.y + spot.h / 2) in lying
        assert is_filled or f" {spot.id}" in drawn, spot.id


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_fits_a_hundred_columns(seats: int) -> None:
    m = argosy.new("sea_routes", seats=seats, seed=1)
    for language in ("en", "de"):
        drawn = characters.draw(table(m), Reader(language, "sea_routes"))
        assert max(map(len, drawn.splitlines())) <= 100


PAWN = Phrase("note-ship", {"seat": "seat:red"})
ROADS = Table(
    zones=(Zone("board", 6, 4), Zone("seat:red", 4, 2)),
    spots=(Spot("port", 0, 0), Spot("mill", 4, 0), Spot("camp", 4, 2), Spot("ford", 0, 2)),
    marks=(
        Mark("r1", "road", ((0.5, 0.5), (4.5, 0.5))),
        Mark("r2", "road", ((4.5, 0.5), (4.5, 2.5))),
        Mark("secret", "road", ((0.5, 0.5), (0.5, 2.5)), of="pawn.red"),
        Mark("name", "label", ((2.5, 1.5),), "moor:The Moor"),
    ),
    pieces=(
        Piece("pawn.red", "ours", "pawn", "face", "suns", "", 4.6, 0.6, note=PAWN),
        Piece("iron", "cards", "card", "face", "iron", "1", 1, 1, zone="seat:red"),
        Piece("odd", "ours", "kite", "face", "", "9", 2, 1, zone="seat:red"),
    ),
    sheets=(Sheet("majorities", ("", Phrase("column-for")), (("good:iron", 12),)),),
)


def test_roads_labels_and_places_off_a_grid() -> None:
    assert characters.draw(ROADS, ENGLISH) == (
        "  port------mill:&S\n"
        "                |\n"
        "      The Moor  |\n"
        "                |\n"
        "  ford        camp\n"
        "\n"
        "Red        cards <iron1>\n"
        "           kite kite.9\n"
        "\n"
        "Majorities\n"
        "        for\n"
        "  iron   12\n"
        "\n"
        "S Suns\n"
        "&S ship of Red, <iron1> card\n"
    )


# ── For whom it is drawn ──────────────────────────────────────────────────────────────────────────


def test_a_table_is_drawn_for_who_reads_it() -> None:
    """In their language, and their own seat is theirs."""
    reader = Reader("de", "sea_routes", you=["red"], names={"blue": "Ann"})
    drawn = characters.draw(table(match()), reader)
    for says in (
        "Du ",
        "Ann ",
        "Münzen (3) (3)",
        "dein Schiff",
        "2 von 2",
        "ja",
        "S Sonnen",
        "Ass",
    ):
        assert says in drawn, says
    assert (
        drawn.splitlines()[:15] == WHOLE.splitlines()[:15]
    )  # suits and ranks have one letter everywhere
    picture = svg.draw(table(match()), reader)
    for says in ("Du", "Ann", "dein Schiff", "Mehrheiten", "zeigt auf niemanden"):
        assert f">{says}<" in picture or f": {says}<" in picture, says


class Strict(Reader):
    """A reader who hears of every word that is missing."""

    def say(self, value: Value, errors: list[Exception] | None = None) -> str:
        found: list[Exception] = []
        said = super().say(value, found)
        assert not found, f"{value}: {found}"
        return said


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", argosy.editions())
def test_no_picture_of_any_game_lacks_a_word(name: str, language: str, seed: int) -> None:
    """Whoever looks, and whether the people have names or not."""
    m, rng = argosy.new(name, seed=seed), Rng(seed)
    for _ in range(4):
        for _ in range(12):
            if not m.is_over:
                m.play(m.legal()[rng.below(len(m.legal()))])
        for viewer in range(-1, len(m.seats)):
            drawn = m.backdrop() + m.table(viewer)
            reader = Strict(language, name, you=m.seats[viewer : viewer + 1] if viewer >= 0 else ())
            assert "{" not in characters.draw(drawn, reader)
            svg.draw(drawn, Strict(language, name, names={m.seats[0]: "Ann"}))


def test_a_counter_is_a_figure_one_of_many_or_yes_or_no() -> None:
    counters = (
        Counter("seat:red", "score", 12),
        Counter("seat:red", "dice", 2, 3),
        Counter("seat:red", "out", 0, 1),
        Counter("seat:red", "side", 1, 5, "side:north"),
    )
    one = Table(zones=(Zone("seat:red", 1, 1),), counters=counters)
    says = "score 12, dice 2 of 3, out of the round: no, coins north 1 of 5"
    assert characters.draw(one, ENGLISH) == f"Red        {says}\n"
    drawn = svg.draw(one, ENGLISH)
    assert ">12<" in drawn and "dice 2 of 3, out of the round: no" in drawn


# ── What is typed, not told ───────────────────────────────────────────────────────────────────────


def tile(**given: Any) -> Table:
    face = ("tile", "piecepack", "tile", "face", "suns", "2", 1.0, 1.0)
    return Table(zones=(Zone("board", 2, 2),), pieces=(Piece(*face, **given),))


def test_a_marked_corner_is_written_only_where_it_means_something() -> None:
    assert "S2<" in characters.draw(tile(angle=90, marked=True), ENGLISH)
    assert "mark upper left" in characters.draw(tile(angle=90, marked=True), ENGLISH)
    plain = characters.draw(tile(angle=90, note=Phrase("note-points-at-nobody")), ENGLISH)
    assert "S2<" not in plain and "mark upper left" not in plain


SQUARE = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))


def test_a_region_is_hatched_for_its_suit_and_not_for_its_text() -> None:
    owned = Mark("r", "region", SQUARE, suit="moons")
    told = Mark("r", "region", SQUARE, "word:Moons")
    drawn = [
        svg.draw(Table(zones=(Zone("board", 2, 2),), marks=(m,)), ENGLISH) for m in (owned, told)
    ]
    assert ["hatch-moons" in each for each in drawn] == [True, False]
    assert ["Moons" in each for each in drawn] == [False, True]


@pytest.mark.parametrize(("suit", "token"), [("land", "--paper-sunk"), ("", "--sea-wash")])
def test_the_ground_is_what_its_mark_is(suit: str, token: str) -> None:
    ground = Table(zones=(Zone("board", 2, 2),), marks=(Mark("g", "ground", (), suit=suit),))
    assert tokens(False)[token] in svg.draw(ground, ENGLISH)


# ── SVG ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("dark", [False, True])
def test_the_svg_is_whole_and_static(dark: bool) -> None:
    title, says = "Trade <Routes> & more", "Red sails."
    drawn = svg.draw(table(match()), ENGLISH, title=title, says=says, dark=dark)
    root = ET.fromstring(drawn)
    ids = {found.get("id") for found in root.iter() if found.get("id")}
    for piece in table(match()).pieces:
        assert f"piece-{piece.id}" in ids
    assert "var(" not in drawn and "--" not in drawn.replace("-->", "")
    for use in root.iter(f"{SVG}use"):
        assert str(use.get("href")).removeprefix("#") in ids
    assert tokens(dark)["--paper"] in drawn


def test_only_the_symbols_in_use_are_embedded() -> None:
    root = ET.fromstring(svg.draw(table(match()), ENGLISH))
    found = {str(symbol.get("id")) for symbol in root.iter(f"{SVG}symbol")}
    assert "tile-suns" in found and "ship" in found
    assert not {"orc", "cart-big", "tile-spring", "good-iron"} & found
    assert len(found) < len(symbols()) / 2


def test_a_table_of_anything_is_drawn() -> None:
    drawn = svg.draw(ROADS, ENGLISH, title="Roads")
    ET.fromstring(drawn)
    for says in ("The Moor", "port", "Majorities", "Iron", "good-iron"):
        assert says in drawn
    assert "secret" not in drawn


def test_every_kind_of_piece_can_be_drawn() -> None:
    kinds = [*declared(), "no-such-kind"]
    pieces = tuple(
        Piece(f"{kind}.{side}.{suit}.{n}", "any", kind, side, suit, rank, n, 1.0, angle=90 * n)
        for kind in kinds
        for side in ("face", "back")
        for suit in ("", "suns", "winter")
        for n, rank in enumerate(("", "null", "ace", "3", "2-5"))
    )
    everything = Table(zones=(Zone("board", 5, 2),), pieces=pieces)
    root = ET.fromstring(svg.draw(everything, ENGLISH))
    assert sum(1 for g in root.iter(f"{SVG}g") if str(g.get("id")).startswith("piece-")) == len(
        pieces
    )
    assert characters.draw(everything, ENGLISH)


def test_suits_never_depend_on_colour_alone() -> None:
    """Every suit on tiles and coins comes with its symbol, in characters with its letter."""
    root = ET.fromstring(svg.draw(table(match()), ENGLISH))
    symbols_by_id = {str(s.get("id")): s for s in root.iter(f"{SVG}symbol")}
    for name, symbol in symbols_by_id.items():
        if name.startswith(("tile-s", "tile-m", "tile-c", "tile-a", "coin-s", "coin-m")):
            assert any("suit-" in str(use.get("href")) for use in symbol.iter(f"{SVG}use"))


# ── PNG ───────────────────────────────────────────────────────────────────────────────────────────


def test_the_png_has_the_size_of_the_picture_and_is_not_blank() -> None:
    drawn = svg.draw(table(match()), ENGLISH)
    root = ET.fromstring(drawn)
    data = png.render(drawn, 0.5)
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", data[16:24])
    assert abs(width - int(str(root.get("width"))) / 2) <= 1
    assert abs(height - int(str(root.get("height"))) / 2) <= 1
    pixels = zlib.decompress(chunks(data, b"IDAT"))
    assert len(set(pixels)) > 100


def chunks(data: bytes, kind: bytes) -> bytes:
    """The contents of all chunks of this kind."""
    at, found = 8, b""
    while at < len(data):
        (length,) = struct.unpack(">I", data[at : at + 4])
        if data[at + 4 : at + 8] == kind:
            found += data[at + 8 : at + 8 + length]
        at += 12 + length
    return found
