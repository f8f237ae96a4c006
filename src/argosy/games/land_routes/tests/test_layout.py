"""The table as it is drawn."""

from argosy.core.language import Reader
from argosy.draw.characters import draw

from .tables import road


def test_everything_is_on_the_table() -> None:
    """LR-R1, LR-R2, LR-R3"""
    t = road("a b c d").load(red="grain coal iron").put(green="dc5")
    backdrop, table = t.backdrop(), t.table()
    ids = (backdrop + table).ids()
    assert len(ids) == len(set(ids))
    assert {"a", "e", "ab1", "dc6", "a.has", "e.needs", "red.3", "token.yellow", "bank"} <= {*ids}
    assert "blue.1" not in ids
    assert sum(piece.kind.startswith("hz-") for piece in backdrop.pieces) == 24
    assert sum(mark.kind == "road" for mark in backdrop.marks) == 8
    gold = {counter.zone: counter.value for counter in table.counters if counter.id == "gold"}
    assert gold == {f"seat:{seat}": 8 for seat in t.seats}
    assert ("bank", 76, 108) in {(c.id, c.value, c.most) for c in table.counters}


def test_actions_name_what_lies_there() -> None:
    """LR-A14"""
    t = road().load(red="grain coal")
    ids = {*(t.backdrop() + t.table()).ids()}
    sell = t.words.read("sell 2")
    assert t.words.places(t.state, 0, sell) == ["red.2"]
    assert {*t.words.places(t.state, 0, sell)} <= ids


def test_tokens_appear_when_they_start() -> None:
    """LR-R4, LR-A28"""
    t = road("a a")
    tokens = [piece for piece in t.table().pieces if piece.kind == "pawn"]
    assert len({(token.x, token.y) for token in tokens}) == 2
    t.state = t.position(13)
    assert t.step == "starting"
    assert not [piece for piece in t.table().pieces if piece.kind == "pawn"]
    t.state = t.position(14)
    assert [p.id for p in t.table().pieces if p.kind == "pawn"] == ["token.red"]


def test_the_board_is_drawn_in_characters() -> None:
    """LR-A1, LR-R2"""
    t = road().load(red="grain coal").follow("red offer blue 1 0", "red ask 3")
    picture = draw(t.backdrop() + t.table(), Reader(game="land_routes"))
    for text in (
        "ab3",
        "<grain>",
        "&S",
        "gold 8",
        "$92",
        "Market",
        "Ashford",
        "NEEDS",
        "bank 92 of 108",
    ):
        assert text in picture
    assert "Offer" in picture
    assert max(map(len, picture.split("\n"))) <= 110


def test_the_market_shows_prices_of_carried_goods() -> None:
    """LR-R12"""
    t = road().load(red="coal", blue="grain")
    market = next(sheet for sheet in t.table().sheets if sheet.id == "market")
    columns = [t.words.say(column) for column in market.columns]
    assert columns == ["", "HAS", "NEEDS", "pays for grain", "pays for coal"]
    assert market.rows[0] == ("square:a", "good:grain", "good:coal", 1, 4)
    assert t.words.say(market.rows[0][0]) == "Ashford"


def test_prices_stand_in_the_boxes() -> None:
    """LR-R10, LR-R12"""
    t = road(price=3, pay_needs=5)
    texts = {mark.id: t.words.say(mark.text) for mark in t.backdrop().marks}
    assert texts["box.a.has"] == "HAS 3"
    assert texts["box.a.needs"] == "NEEDS 5"


def test_the_road_to_every_end_of_a_roll() -> None:
    """LR-R6"""
    t = road("a b").follow("red roll", "? roll 2")
    ways = {mark.of: mark for mark in t.table().marks if mark.kind == "way"}
    assert {f"move {end}" for end in ways} == {m for m in t.legal() if m.startswith("move")}
    assert [len(mark.points) for mark in ways.values()] == [3] * len(ways)
    assert ways["ab2"].points[0] == ways["ac2"].points[0]
    t.follow("red move ab2")
    assert not [mark for mark in t.table().marks if mark.kind == "way"]


def test_cards_and_hazards_are_named() -> None:
    """LR-R2, LR-R8, LR-R9"""
    t = road().load(red="grain coal")
    notes = {p.id: p.note for p in (t.backdrop() + t.table()).pieces if p.note is not None}
    says = {name: t.words.say(note) for name, note in notes.items()}
    assert says["a.has"] == "has grain (buy for 2)"
    assert says["a.needs"] == "needs coal (sell for 4)"
    assert says["red.2"] == "coal (lost on a roll of 3 or 4)"
    assert (says["hazard.ab3"], says["hazard.ab5"]) == ("lose 2 gold", "back 3 spaces")


def test_a_center_is_described_by_its_cards_and_who_is_there() -> None:
    """LR-R2, LR-R10, LR-R12"""
    t = road("a c")
    reader = Reader("en", "land_routes", names={"blue": "Bea"}, you=["red"])
    german = Reader("de", "land_routes", names={"blue": "Bea"}, you=["red"])

    def what(place: str, reader: Reader = reader) -> str:
        found = t.about(place, 0)
        assert found is not None
        return reader.say(found.what)

    cards = "has hides (buy for 2); needs spices (sell for 4)"
    assert what("d") == f"Dray: {cards}"
    assert what("a") == "Ashford: has grain (buy for 2); needs coal (sell for 4); your token"
    assert "; Bea" in what("c") and what("c").endswith("token")
    assert what("d", german) == "Dray: hat Häute (Kauf für 2); braucht Gewürze (Verkauf für 4)"
    assert what("d.has") == "Has hides (buy for 2)"
