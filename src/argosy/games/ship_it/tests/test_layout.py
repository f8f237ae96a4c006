"""The table as renderers get it: cities, gates, links with pips, freight, officials with regions."""

from argosy.core.language import Reader
from argosy.core.phrase import Phrase
from argosy.core.table import Mark, Piece, Table
from argosy.draw import characters, svg
from argosy.games.ship_it.tests.tables import Yard, start
from argosy.games.ship_it.words import COLOURS, LOADS
from argosy.games.ship_it.words import TILES as TILE_NAMES


def laid_out(t: Yard, viewer: int = 0) -> Table:
    return t.backdrop() + t.table(viewer)


def pieces(t: Yard, viewer: int = 0) -> dict[str, Piece]:
    return {piece.id: piece for piece in laid_out(t, viewer).pieces}


def marks(t: Yard) -> dict[str, Mark]:
    return {mark.id: mark for mark in laid_out(t).marks}


def test_tiles_lie_where_the_example_has_them_with_their_marks_turned() -> None:
    """SI-R2, SI-R18: two inches wide, the first at e5 to f6, its mark lower left."""
    found = pieces(start())
    first = found["red.5"]
    assert (first.x, first.y, first.angle, first.suit, first.rank) == (5, 5, 90, "suns", "5")
    assert [found[name].angle for name in ("red.2", "blue.3", "black.null")] == [0, 180, 270]
    assert all(name in found for name in TILE_NAMES)


def test_a_link_lies_with_its_higher_half_on_its_square() -> None:
    """SI-R12: the angle says which end is which."""
    t = start()
    for domino, square, way in (
        *(("6-4", "e7", "south"), ("5-2", "n4", "west")),
        *(("3-1", "o5", "east"), ("2-0", "i9", "north")),
    ):
        t.link(domino, square, way)
    found = pieces(t)
    assert (found["link.6-4"].x, found["link.6-4"].y, found["link.6-4"].angle) == (4.5, 7, 270)
    assert [found[f"link.{d}"].angle for d in ("5-2", "3-1", "2-0")] == [180, 0, 90]
    drawn = characters.draw(laid_out(t), Reader(game="ship_it"), 150)
    assert ",6," in drawn and "'4'" in drawn and "[2" in drawn and "5]" in drawn


def test_freight_shows_its_value_only_to_who_knows_it() -> None:
    """SI-A32, SI-R20: warehoused coins number side up, others suit side up with a badge."""
    t = start()
    t.put("red1", "black.ace", 4)
    s = t.s
    s.values[LOADS.index("green1")] = 2
    s.seen[0] |= 2 ** LOADS.index("green1")
    assert (pieces(t)["red1"].side, pieces(t)["red1"].rank) == ("face", "4")
    assert (pieces(t, 0)["green1"].side, pieces(t, 0)["green1"].rank) == ("back", "2")
    assert (pieces(t, 1)["green1"].side, pieces(t, 1)["green1"].rank) == ("back", "")
    assert pieces(t, 1)["green1"].suit == "crowns"
    notes = [pieces(t, viewer)["green1"].note for viewer in (0, 1)]
    assert notes == [
        Phrase("note-load-value", {"load": "load:green1", "value": 2}),
        Phrase("note-load-unseen", {"load": "load:green1"}),
    ]
    assert [t.words.say(note) for note in notes if note] == [
        "load Green A, value 2",
        "load Green A, value not seen yet",
    ]
    s.one_of[LOADS.index("green1")] = 0b10010
    note = pieces(t, 1)["green1"].note
    assert note == Phrase("note-load-one-of", {"load": "load:green1", "values": [2, 5]})
    assert laid_out(t, 1).sheets[1].rows == (
        ("load:green1", Phrase("cell-one-of", {"values": [2, 5]})),
    )
    assert laid_out(t, 0).sheets[1].rows == (("load:green1", 2),)


def test_an_official_marks_the_region_it_closes() -> None:
    """SI-R29: every half of it in the owner's hatching; none while it is on a tile."""
    t = start()
    t.link("6-4", "e8", "north")  # e8 6, e7 4
    t.link("5-5", "e9", "south")
    assert not [name for name in marks(t) if name.startswith("region.")]
    t.direct("green", "e9")
    found = sorted(name for name in marks(t) if name.startswith("region."))
    assert found == ["region.green.e8", "region.green.e9"]
    assert marks(t)["region.green.e8"].suit == "crowns"


def test_the_ways_of_a_load_are_drawn() -> None:
    """SI-R14, SI-R15: shown when the load is chosen, from the one pip-stop view."""
    t = start()
    t.link("3-1", "e8", "north")
    t.begin("red", "stopping", 3)
    ways = {m.id: m for m in marks(t).values() if m.of == "red1"}
    assert "way.red1.e7" in ways
    assert list(ways["way.red1.e8"].points) == [(5, 5), (4.5, 5.5), (4.5, 6.5), (4.5, 7.5)]
    # Everybody sees the way that it takes.
    assert ways.items() <= {m.id: m for m in laid_out(t, 1).marks}.items()
    t.begin("red", "stopping", 2)
    assert "way.red1.e8" not in marks(t)  # it cannot be paid


def test_the_walks_of_an_official_are_drawn() -> None:
    """SI-R13, SI-A45: shown over the space where it would stop."""
    t = start()
    t.link("3-1", "e8", "north")
    t.direct("red", "red.5")
    t.begin("red", "directing", 2)
    walks = {m.of: m for m in marks(t).values() if m.id.startswith("way.official.red.")}
    assert {"e7", "e8"} <= set(walks)
    assert list(walks["e8"].points) == [(5, 5), (4.5, 5.5), (4.5, 6.5), (4.5, 7.5)]
    t.begin("red", "directing", 1)
    assert "way.official.red.e8" not in marks(t)


def test_all_squares_can_be_clicked() -> None:
    """SI-A10: links may be built on any of them, and a click elsewhere is told why not."""
    assert len(laid_out(start()).spots) == 30 * 22


def test_pawns_gauges_and_sheets() -> None:
    """SI-R21, SI-R33: what each hub makes, and pawns that are out."""
    t = start()
    t.put("red1", "black.ace", 4)
    t.hub("blue", 6)
    total = {"total": 5, "threshold": 8}
    assert marks(t)["total.black"].text == Phrase("note-total", {**total})
    assert pieces(t)["hub.blue"].zone == "supply"
    sheet = laid_out(t).sheets[0]
    coin = Phrase("cell-coin", {"load": "load:red1", "value": 4})
    makes = Phrase("cell-total", {**total})
    assert sheet.rows[3] == ("colour:black", "tile:black.ace", makes, [coin])
    assert sheet.rows[2] == ("colour:blue", Phrase("cell-out"), "", "")
    shown = [t.words.say(cell) for cell in sheet.rows[3]]
    assert shown == ["Black", "zone Black ace", "5 of 8", "Red A (a 4)"]
    assert {f"official.{c}" for c in COLOURS} <= set(pieces(t))


def test_nothing_stands_on_the_mark_of_a_hub_or_on_its_pawn() -> None:
    """SI-R18, SI-R20"""
    t = start()
    for n, load in enumerate(("red1", "green1", "blue1"), 1):
        t.put(load, "black.5", n)
    t.hub("black", 5)  # its mark is lower right, so the pawn stands at the lower left
    found = pieces(t)
    tile, pawn = found["black.5"], found["hub.black"]
    assert pawn.x < tile.x < tile.x + 0.5
    for load in ("red1", "green1", "blue1"):
        coin = found[load]
        assert coin.y < tile.y, load  # both lower corners are taken


def test_pictures_in_characters_and_svg() -> None:
    """SI-R18: gates as arrows, links by halves, officials and freight by suit."""
    t = start()
    t.link("3-1", "e8", "north")
    t.direct("green", "e8")
    t.put("red1", "e7")
    drawn = characters.draw(laid_out(t), Reader(game="ship_it"), 160)
    for text in ("S5<", "M0>", "A3v", "S2^", "%C", "(S)", "&S", "1 of 8"):
        assert text in drawn, text
    picture = svg.draw(laid_out(t), Reader(game="ship_it"), title="Ship It!")
    for piece in ("piece-red.5", "piece-link.3-1", "piece-official.green", "piece-red1"):
        assert f'id="{piece}"' in picture, piece
