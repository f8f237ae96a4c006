"""What the golden records of this game must show besides every ending and action."""

from functools import cache
from pathlib import Path

import pytest

import argosy
from argosy.core.contract import SPECTATOR
from argosy.core.match import Match
from argosy.core.phrase import Phrase, Value
from argosy.games.land_routes import board
from argosy.games.land_routes.board import our_board
from argosy.games.land_routes.words.nouns import SEATS

RECORDS = sorted(Path(board.__file__).with_name("records").glob("*.txt"))


@cache
def replayed(file: Path) -> Match:
    return argosy.replay(file.read_text(encoding="utf-8"))


@cache
def told() -> list[Phrase]:
    """Everything that happened in any of them."""
    return [
        match.words.event(event, SPECTATOR)
        for match in map(replayed, RECORDS)
        for entry in match.entries
        for event in entry.events
    ]


def test_every_number_of_seats_and_a_shared_victory_are_on_record() -> None:
    """LR-R16, LR-A23"""
    matches = [replayed(file) for file in RECORDS]
    assert {len(match.seats) for match in matches} == {2, 3, 4}
    assert any(len(match.winners()) == 2 for match in matches)


@pytest.mark.parametrize("label", sorted({*our_board().labels} - {""}))
def test_there_is_one_for_every_hazard(label: str) -> None:
    """LR-R7, LR-R8, LR-R9"""
    board = our_board()
    squares = {
        name for name, text in zip(board.squares, board.labels, strict=True) if text == label
    }
    landed = {line for file in RECORDS for line in file.read_text("utf-8").split("\n")}
    assert any(f"{seat} move {square}" in landed for seat in SEATS for square in squares)


@pytest.mark.parametrize(
    ("event", "nouns"),
    [
        *(("accepted", {}), ("declined", {}), ("countered", {}), ("withdrew", {})),
        *(("sent-back", {"number": 2}), ("sent-back", {"number": 3})),
        *(("lost-gold", {"gold": 2}), ("lost-gold", {"gold": 1}), ("missed", {})),
        *(("lost-nothing", {}), ("lost-cargo", {"good": "good:grain"})),
        *(("begged", {}), ("stayed", {}), ("tied", {}), ("reshuffled", {}), ("fell-short", {})),
        *(("will-swap", {}), ("sale-closed", {})),
    ],
)
def test_there_is_one_for(event: str, nouns: dict[str, Value]) -> None:
    """LR-A13, LR-A17, LR-A24, LR-A26, LR-A32"""
    happened = [phrase for phrase in told() if phrase.id == f"event-{event}"]
    assert any(nouns.items() <= phrase.nouns.items() for phrase in happened)


def test_there_is_one_with_offers_out_of_turn() -> None:
    """LR-A32"""
    found = 0
    for match in map(replayed, RECORDS):
        s = match.game.setup()
        for entry in match.standing():
            waiting = match.game.waiting_for(s)
            found += entry.seat >= 0 and waiting >= 0 and entry.seat != waiting
            match.game.apply_for(s, entry.seat, entry.code)
    assert found > 10
