"""The board is data, and another can be dropped in (LR-A1)."""

import json
from pathlib import Path
from typing import Any

import pytest

import argosy
from argosy.core.play import random_games
from argosy.games.land_routes import board as b
from argosy.games.land_routes.__main__ import main
from argosy.games.land_routes.board import BadBoard, our_board, read_board
from argosy.games.land_routes.game import LandRoutes
from argosy.games.land_routes.layout import backdrop
from argosy.games.land_routes.numbers import BACK, BLANK
from argosy.games.land_routes.words import words

FILE = Path(b.__file__).with_name("board.json")
SHEET = {  # the labels that survive, counted on the sheet
    "Lose 1 Cargo": 7,
    "Lose 1 Turn": 5,
    "Back 3 Spaces": 4,
    "Lose 2 Gold": 4,
    "Back 2 Spaces": 3,
    "Lose 1 Gold": 1,
}


def data() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def refused(changed: dict[str, Any]) -> str:
    with pytest.raises(BadBoard) as refusal:
        read_board(json.dumps(changed))
    return str(refusal.value)


def test_our_board_fits_what_survives_of_the_original() -> None:
    """LR-A1"""
    board = our_board()
    assert (board.centers, len(board.squares), len(board.roads)) == (5, 61, 8)
    assert {text: board.labels.count(text) for text in SHEET} == SHEET
    plain, mirrored = ["has", "needs"], ["needs", "has"]
    assert board.boxes == [plain, mirrored, plain, plain, mirrored]


def test_no_back_square_leads_to_a_hazard() -> None:
    """LR-A1, LR-A12"""
    board = our_board()
    for square, effect in enumerate(board.effects):
        for heading in (b.FORWARD, b.BACKWARD):
            if effect == BACK:
                target = board.behind(square, heading, board.amounts[square])
                assert board.effects[target] == BLANK


def test_every_road_has_three_hazards_and_room_to_draw() -> None:
    """LR-A1"""
    board = our_board()
    for road in board.roads:
        assert sum(board.effects[square] != BLANK for square in road) == 3
    for n, (x, y) in enumerate(board.places):
        for p, q in board.places[:n]:
            assert (x - p) ** 2 + (y - q) ** 2 >= 67**2


def test_names_are_road_and_position() -> None:
    """LR-A31"""
    names = our_board().squares
    assert names[:5] == ["a", "b", "c", "d", "e"]
    assert names[5:13] == [f"ab{n}" for n in range(1, 9)]
    assert names[-6:] == [f"dc{n}" for n in range(1, 7)]
    assert len(set(names)) == 61


def triangle() -> dict[str, Any]:
    """A smaller country: three centers, three roads of four squares."""
    centers = {
        name: {"x": x, "y": y, "boxes": ["HAS", "NEEDS"]}
        for name, x, y in (("P", 100, 100), ("Q", 700, 100), ("R", 400, 600))
    }
    roads = {
        f"{here}{there}": {
            "from": here,
            "to": there,
            "squares": [[100 * n, 50, "M" if n == 2 else None] for n in range(1, 5)],
        }
        for here, there in ("PQ", "QR", "RP")
    }
    canvas = {"w": 800, "h": 700, "square": 50}
    hazards = {"M": {"text": "Lose 3 Gold"}}
    return {"canvas": canvas, "centers": centers, "roads": roads, "hazards": hazards}


def test_another_board_can_be_dropped_in() -> None:
    """LR-A1"""
    options = argosy.edition("land_routes").choose({"seats": 3, "turns": 30})
    game: Any = LandRoutes(options, read_board(json.dumps(triangle())))
    tally = random_games(game, 20, 7)
    assert tally.overrun == 0 and tally.games == 20
    table = words(game)
    assert table.read("move qr3") > 0 and table.read("move ab1") == 0
    assert len(backdrop(game, game.setup()).spots) == 15


def test_a_board_in_pieces_is_refused() -> None:
    """LR-A1"""
    changed = triangle()
    for road in ("QR", "RP"):
        del changed["roads"][road]
    assert "do not connect" in refused(changed)


def test_a_dead_end_is_refused() -> None:
    """LR-A5"""
    changed = data()
    for road in ("BE", "BC"):
        del changed["roads"][road]
    assert "Only one road leads to b" in refused(changed)


def test_an_unnamed_hazard_is_refused() -> None:
    """LR-R7"""
    changed = data()
    changed["roads"]["AB"]["squares"][0][2] = "XX"
    assert "ab1" in refused(changed) and "'XX'" in refused(changed)
    changed = data()
    changed["hazards"]["LC"]["text"] = "Lose Everything"
    assert "Lose Everything" in refused(changed)


def test_paths_that_the_notation_cannot_tell_apart_are_refused() -> None:
    """LR-R6, LR-A31"""
    changed = triangle()
    changed["roads"]["PR"] = {"from": "P", "to": "R", "squares": [[0, 0, None]]}
    assert "could mean either" in refused(changed)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda d: d["roads"]["AB"].update(to="Z"),
        lambda d: d["roads"]["AB"].update(to="A"),
        lambda d: d["roads"]["AB"].update(squares=[]),
        lambda d: d["centers"]["A"].update(boxes=["HAS", "HAS"]),
        lambda d: d["centers"].update({f"Z{'Z' * n}": d["centers"]["A"] for n in range(9)}),
        lambda d: d["roads"].update({"A B": d["roads"]["AB"]}),
        lambda d: d["roads"]["AB"].update(squares=[[0, 0, None]] * 200),
        lambda d: d.pop("canvas"),
    ],
)
def test_other_faults_are_refused(spoil: Any) -> None:
    """LR-A1"""
    changed = data()
    spoil(changed)
    assert refused(changed)


def test_a_board_is_checked_from_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """LR-A1"""
    assert main(str(FILE)) == 0
    assert "5 centers, 61 squares, 24 hazards: playable." in capsys.readouterr().out
    spoilt = tmp_path / "board.json"
    spoilt.write_text("{}", encoding="utf-8")
    assert main(str(spoilt)) == 1
    assert "not the data of a board" in capsys.readouterr().out
    assert main(str(tmp_path / "none.json")) == 1
