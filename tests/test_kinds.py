"""Kinds of pieces: declared once, by the box or by one game, and every piece on every table has one."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import argosy
from argosy.core.language import Reader
from argosy.core.match import Match
from argosy.core.record import read
from argosy.core.registry import BrokenGame, folder
from argosy.draw import kinds
from argosy.draw.kinds import (
    SHARED,
    BadKinds,
    Kind,
    declarations,
    declared,
    kind_of,
    ours,
    read_kind,
)
from argosy.draw.sprite import symbols, tokens

SOURCES = Path(__file__).parents[1]
RECORDS = [
    pytest.param(file, id=f"{name}-{file.stem}")
    for name in argosy.editions()
    for file in sorted((Path(str(folder(name))) / "records").glob("*.txt"))
]
LOOKS = 25  # tables of each record


def kinds_on_tables(text: str) -> set[str]:
    """The kinds of all pieces that anybody sees while a record is played."""
    record = read(text)
    match = Match(argosy.edition(record.game), record.options, names=record.names)
    step = max(1, len(record.lines) // LOOKS)
    found: set[str] = set()
    for number, line in enumerate(record.lines):
        match.play_line(line)
        if number % step == 0 or number == len(record.lines) - 1:
            for viewer in range(-1, len(match.seats)):
                table = match.backdrop() + match.table(viewer)
                found |= {piece.kind for piece in table.pieces}
    return found


@pytest.mark.parametrize("file", RECORDS)
def test_every_piece_on_every_table_is_of_a_declared_kind(file: Path) -> None:
    found = kinds_on_tables(file.read_text(encoding="utf-8"))
    assert found, "no piece was seen"
    assert found <= set(declared()), f"no kinds.json declares {sorted(found - set(declared()))}"


@pytest.mark.parametrize("name", declared())
def test_what_a_declaration_names_is_there(name: str) -> None:
    kind = kind_of(name)
    assert f"--{kind.colour}" in tokens(dark=False)
    assert kind.glyph == "" or kind.glyph.count("{}") == 1
    if kind.art in ("symbol", "pictogram") and kind.symbol and "{suit}" not in kind.symbol:
        assert kind.symbol in symbols()


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_kind_has_a_name(language: str) -> None:
    """And one for several of them, in the files of its game or in those that all games share."""
    for where, _, file in declarations():
        names = json.loads(file.read_text("utf-8"))
        own = "" if where == SHARED else where.split("/")[0]
        for name in names["kinds"] if where == SHARED else names:
            kind = kind_of(name)
            if kind.layer != "chart" and not kind.known_by_note:
                reader = Reader(language, own)
                assert reader.knows(f"kind-{name}"), f"{where}: {name}"
                assert reader.says("kinds", kind=f"kind:{name}")


def of_games() -> list[str]:
    """The kinds that games declare, one after the other."""
    found = [(where, json.loads(file.read_text("utf-8"))) for where, _, file in declarations()]
    return [name for where, kinds in found if where != SHARED for name in kinds]


def test_a_game_declares_nothing_that_the_box_has() -> None:
    """Nor what another game has: who looks for a kind finds one declaration."""
    names = [*ours()["kinds"], *of_games()]
    assert len(names) == len(set(names)) == len(declared())


def test_a_kind_that_nobody_declares_has_the_defaults() -> None:
    kite = kind_of("kite")
    assert "kite" not in declared()
    assert (kite.symbol, kite.glyph) == ("kite", "")
    assert (kite.layer, kite.art, kite.wide, kite.tall) == ("lying", "symbol", 0.8, 1.0)


def test_every_property_has_a_default_and_nothing_else_has() -> None:
    assert set(ours()) == {"defaults", "kinds"}
    assert tuple(ours()["defaults"]) == Kind.__struct_fields__


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"glyf": "({})"}, "unknown field `glyf`"),
        ({"layer": "flying"}, "Invalid enum value 'flying' - at `$.layer`"),
        ({"wide": "2"}, "Expected `float`, got `str` - at `$.wide`"),
        ({"shape": [1]}, "Expected `array` of length 2, got 1 - at `$.shape`"),
        ({"emblem": {"wide": 20}}, "missing required field `down` - at `$.emblem`"),
        ("round", "not a mapping"),
    ],
)
def test_a_bad_declaration_says_what_is_wrong_with_it(given: Any, says: str) -> None:
    with pytest.raises(BadKinds) as bad:
        read_kind("regatta/kinds.json", "buoy", given)
    assert str(bad.value).startswith("regatta/kinds.json: kind 'buoy': ")
    assert says in str(bad.value)


@pytest.mark.parametrize("text", ["", "{", "[]", '"buoy"'])
def test_a_file_that_is_no_declaration_is_named(tmp_path: Path, text: str) -> None:
    file = tmp_path / "kinds.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadKinds, match=r"^regatta/kinds\.json: "):
        kinds.read_file("regatta/kinds.json", file)


def declare(folder: Path, monkeypatch: pytest.MonkeyPatch, is_ours: bool, text: str) -> Any:
    """All kinds, if a game beside ours declared these."""
    file = folder / "kinds.json"
    file.write_text(text, encoding="utf-8")
    found = [*declarations(), ("regatta/kinds.json", is_ours, file)]
    monkeypatch.setattr(kinds, "declarations", lambda: found)
    return kinds.declared.__wrapped__()


@pytest.mark.parametrize(
    "text", ['{"pawn": {"round": true}}', '{"buoy": {"layer": "flying"}}', "{"]
)
def test_one_kind_means_one_thing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    """What another package gets wrong does not keep anybody from drawing our games."""
    with pytest.raises(BadKinds, match=r"^regatta/kinds\.json: "):
        declare(tmp_path, monkeypatch, True, text)
    monkeypatch.undo()
    with pytest.warns(BrokenGame, match=r"regatta/kinds\.json: "):
        assert declare(tmp_path, monkeypatch, False, text) == declared()


def test_two_games_may_declare_the_same_alike(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    same = json.dumps({"pawn": ours()["kinds"]["pawn"], "buoy": {"round": True}})
    assert set(declare(tmp_path, monkeypatch, False, same)) == {*declared(), "buoy"}


def test_the_browser_reads_the_same_properties() -> None:
    """`Kind` in TypeScript is `Kind` in Python: the same names in the same order."""
    text = (SOURCES / "web/src/kinds.ts").read_text(encoding="utf-8")
    body = re.search(r"export interface Kind \{\n(.*?)\n\}", text, re.S)
    assert body is not None
    assert tuple(re.findall(r"^  (\w+): ", body[1], re.M)) == Kind.__struct_fields__


@pytest.mark.parametrize("folder", ["src/argosy/draw", "web/src"])
def test_neither_drawing_nor_the_client_names_a_game(folder: str) -> None:
    """Nor a kind of piece that only one game has."""
    own = {*argosy.editions(), *of_games()} - COMMON_WORDS
    names = "|".join(map(re.escape, sorted(own)))
    for file in sorted((SOURCES / folder).rglob("*")):
        if file.suffix in (".py", ".ts", ".svelte", ".json"):
            text = file.read_text(encoding="utf-8")
            named = re.findall(rf"[\"'`]({names})[\"'`]", text)
            assert not named, f"{file.name} names {named}"


COMMON_WORDS = {"ship", "land", "gold"}  # also said of other things: a sort of ground, a colour
