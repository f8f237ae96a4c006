"""Portable Piecepack Notation: what we write, read back by a reader that shares nothing with the writer."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.ppn_reader import read

import argosy
from argosy.core.contract import NOBODY, SPECTATOR, Rng
from argosy.core.edition import BadInput
from argosy.core.language import Reader
from argosy.core.match import Match, drawn_from
from argosy.export import ppn
from argosy.export.board import Laid, Plane, pieces_of

GAMES = Path(__file__).parents[1] / "src/argosy/games"
PIECEPACK = [name for name in argosy.editions() if name != "land_routes"]
ONE_PER_GAME = [sorted((GAMES / name / "records").glob("*.txt"))[0] for name in PIECEPACK]

# The example of the description, with what it says of specs, locations and moves.
EXAMPLE = """---
Event: Example
GameType: Trade Routes
SetUp: None
...
setup. S4^@(2,10) Mn^@(4,10) C2v@(6,10) 3@(2,12) S@(4,12) pS@(6,6) pA@(6,6) tb@b3 `6-4'<@(5.5,3)
{two tiles, two coins}
1S. ?pS-(6,10) {leaves the centre, claims nothing}
2S. ?pS-(4,10) *(6,10) +(4,12) (4,10)[2]~5
"""


def random_match(name: str, seats: int, seed: int) -> Match:
    edition = argosy.edition(name)
    rng = Rng(seed)
    match = Match(edition, edition.choose({"seats": seats}), chance=drawn_from(rng))
    while match.waiting != NOBODY:
        legal = match.legal()
        match.play(legal[rng.below(len(legal))])
    return match


def shown(match: Match, number: int, plane: Plane) -> list[tuple[Any, ...]]:
    """The pieces that everybody sees after a line, from the lowest to the highest, as rows of a data frame."""
    game, edition = match.game, match.edition
    known = game.redact(match.position(number + 1), SPECTATOR)
    table = edition.backdrop(game, known) + edition.table(game, known, SPECTATOR)
    return [row(plane.laid(piece)) for piece in pieces_of(table)]


def row(laid: Laid) -> tuple[Any, ...]:
    side = f"{laid.piece}_{laid.side}"
    return side, laid.suit, laid.rank, laid.box, float(laid.angle), laid.x, laid.y


def covered(rows: list[tuple[Any, ...]]) -> dict[tuple[float, float], list[Any]]:
    """What lies at each place, from below, where there is more than one thing."""
    found: dict[tuple[float, float], list[Any]] = {}
    for each in rows:
        found.setdefault(each[-2:], []).append(each[0].split("_")[0])
    return {at: kinds for at, kinds in found.items() if len(set(kinds)) > 1}


def test_the_reader_knows_the_example_of_the_description() -> None:
    (game,) = read(EXAMPLE)
    assert game.metadata["GameType"] == "Trade Routes"
    first = game.boards["setup."]
    assert first[0] == ("tile_face", 1, 5, "piecepack", 0.0, 2.0, 10.0)
    assert first[2][4] == 180.0
    assert [each[0] for each in first[3:5]] == ["coin_face", "coin_back"]
    assert first[7][0] == "tile_back" and first[7][5:] == (2.0, 3.0)
    assert first[8] == ("tile_face", 5, 7, "dominoes", 90.0, 5.5, 3.0)
    assert game.comments["1S."] == "leaves the centre, claims nothing"
    last = game.boards["2S."]
    assert last[-1] == ("pawn_face", 1, 1, "piecepack", 0.0, 4.0, 10.0)
    assert len(last) == len(first) - 1
    assert ("coin_face", 1, 1, "piecepack", 0.0, 4.0, 12.0) in last
    assert ("tile_face", 2, 6, "piecepack", 0.0, 4.0, 10.0) in last


def agree(match: Match) -> None:
    """Every board that the reader gets is the table of that line."""
    text = ppn.write(match, Reader(game=match.edition.id))
    (game,) = read(text)
    plane = Plane.of([whole(match, number) for number in range(1, len(match.entries) + 1)])
    standing = {f"{entry.number}." for entry in match.standing()}
    for number, board in game.boards.items():
        assert number == "setup." or number in standing
        line = dealt(match) if number == "setup." else int(number[:-1])
        wanted = shown(match, line, plane)
        assert Counter(board) == Counter(wanted), number
        assert covered(board) == covered(wanted), number


def whole(match: Match, number: int) -> Any:
    known = match.game.redact(match.position(number + 1), SPECTATOR)
    return match.edition.backdrop(match.game, known) + match.edition.table(
        match.game, known, SPECTATOR
    )


def dealt(match: Match) -> int:
    return next(e.number for e in match.standing() if not e.line.is_chance) - 1


@pytest.mark.parametrize("record", ONE_PER_GAME, ids=lambda path: path.parent.parent.name)
def test_a_golden_record_reads_back_as_it_was_played(record: Path) -> None:
    agree(Match.replay(record.read_text(encoding="utf-8")))


@pytest.mark.parametrize("name", PIECEPACK)
def test_random_games_read_back(name: str, seed: int) -> None:
    edition = argosy.edition(name)
    agree(random_match(name, edition.seats[seed % len(edition.seats)], seed))


def test_what_only_one_seat_knows_is_not_written() -> None:
    """SI-A32: the shipper alone sees a coin; everybody else sees that one was laid."""
    record = GAMES / "ship_it/records"
    for path in sorted(record.glob("*.txt")):
        match = Match.replay(path.read_text(encoding="utf-8"))
        secret = [entry for entry in match.standing() if entry.line.who[1:] and entry.seat < 0]
        if secret:
            text = ppn.write(match, Reader(game="ship_it"))
            assert str(secret[0].line) not in text
            assert str(secret[0].line.hidden()) in text
            return
    pytest.fail("no record of Ship It! has a secret")


def test_cards_are_no_piecepack() -> None:
    with pytest.raises(BadInput, match="not played with a piecepack"):
        ppn.write(argosy.new("land_routes", seats=2, seed=1), Reader(game="land_routes"))


def test_several_games_share_a_file() -> None:
    one, other = (argosy.new("sea_routes", seats=2, seed=seed) for seed in (1, 2))
    other.play(other.legal()[0])
    text = "".join(ppn.write(match, Reader(game="sea_routes")) for match in (one, other))
    games = read(text)
    assert [list(game.moves) for game in games] == [["setup."], ["setup.", "46."]]
    assert games[1].metadata["Record"] == "sea_routes rules 1 options seats=2"
