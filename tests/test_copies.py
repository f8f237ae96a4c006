"""Python's own ways to copy and to store: copy, deepcopy and pickle, for every game that is found.

States are judged by the law of copies as well, at many moments of many games.
"""

import copy
import json
import os
import pickle
import pickletools
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import argosy
from argosy.core import contract
from argosy.core.contract import CHANCE, NOBODY, Event, Game, Rng, State
from argosy.games.land_routes.board import Board, read_board
from argosy.games.land_routes.game import LandRoutes

SOURCES = Path(__file__).parents[1] / "src"
COMPILED = contract.__file__.endswith(".so")
PROTOCOLS = range(pickle.HIGHEST_PROTOCOL + 1)
GAMES = list(argosy.editions())
every_game = pytest.mark.parametrize("name", GAMES)
EARLY = 60  # moves: the deal is over, the game is not

# What another process does with a pickle: play it to the end and say how it went.
PLAY_ON = """
import json, pickle, sys
from argosy.core import contract
assert contract.__file__.endswith(".so") == (sys.argv[2] == "compiled"), contract.__file__
sys.path.insert(0, sys.argv[1])
from test_copies import course
print(json.dumps(course(*pickle.load(sys.stdin.buffer))))
"""


def course(game: Game[State], s: State, rng: Rng, moves: int = 1_000_000) -> list[int]:
    """Play on at random; every move, and the numbers of the last state."""
    made: list[int] = []
    while len(made) < moves and (seat := game.waiting_for(s)) != NOBODY:
        actions = [] if seat == CHANCE else game.actions(s, seat)
        move = game.chance(s, rng) if seat == CHANCE else actions[rng.below(len(actions))]
        game.apply(s, move)
        made.append(int(move))
    return [*made, *(number for numbers in s.dump().values() for number in numbers)]


def begun(name: str) -> tuple[Game[State], State, Rng]:
    """A game, a state in the middle of it, and the chance that goes on."""
    game = argosy.game(name)
    s, rng = game.setup(), Rng(GAMES.index(name) + 1)
    course(game, s, rng, EARLY)
    assert game.waiting_for(s) != NOBODY
    return game, s, rng


def pickled(thing: Any, protocol: int) -> Any:
    return pickle.loads(pickle.dumps(thing, protocol))


def copies(thing: Any) -> list[Any]:
    """By every way that Python has."""
    stored = [pickled(thing, protocol) for protocol in PROTOCOLS]
    return [copy.copy(thing), copy.deepcopy(thing), *stored]


@pytest.mark.laws
@every_game
def test_a_copy_plays_on_like_its_model_and_leaves_it_alone(name: str) -> None:
    game, s, rng = begun(name)
    before, state = s.dump(), rng.state
    expected = course(game, s.clone(), copy.copy(rng))
    twins = zip(copies(game), copies(s), copies(rng), strict=True)
    for same_game, twin, luck in twins:
        assert type(same_game) is type(game)
        assert type(twin) is type(s)
        assert course(same_game, twin, luck) == expected
        assert (s.dump(), rng.state) == (before, state)
    course(game, s, rng, 1)
    assert s.dump() != before


@pytest.mark.laws
@every_game
def test_a_pickle_plays_on_alike_in_another_process(name: str) -> None:
    expected = course(*begun(name))
    data = pickle.dumps(begun(name))
    assert elsewhere(data, compiled=COMPILED) == expected


@every_game
def test_a_pickle_of_the_compiled_build_plays_on_alike_interpreted(name: str) -> None:
    if not COMPILED:
        pytest.skip("there is no compiled build to compare with")
    assert elsewhere(pickle.dumps(begun(name)), compiled=False) == course(*begun(name))


def elsewhere(data: bytes, *, compiled: bool) -> list[int]:
    """What a new process makes of a pickle."""
    kind = "compiled" if compiled else "interpreted"
    path = os.environ.get("PYTHONPATH", "") if compiled == COMPILED else str(SOURCES)
    done = subprocess.run(
        [sys.executable, "-c", PLAY_ON, str(Path(__file__).parent), kind],
        input=data,
        env={**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
    found: list[int] = json.loads(done.stdout)
    return found


@pytest.mark.laws
@every_game
def test_a_pickled_state_is_small_and_knows_no_game(name: str) -> None:
    game, s, _ = begun(name)
    data = pickle.dumps(s)
    numbers = sum(len(values) for values in s.dump().values())
    assert len(data) < 1_000 + 10 * numbers  # nine bytes are the longest number
    named = {argument for _, argument, _ in pickletools.genops(data) if isinstance(argument, str)}
    assert type(s).__name__ in named
    assert type(game).__name__ not in named


@pytest.mark.laws
def test_a_source_of_chance_and_its_copy_draw_alike_and_apart() -> None:
    rng = Rng(2**200 + 7)  # any whole number is a seed
    rng.word()
    model, *twins = rng, *copies(rng)
    expected = [model.word() for _ in range(9)]
    for twin in twins:
        assert [twin.word() for _ in range(9)] == expected


@pytest.mark.laws
def test_nobody_listens_to_a_copy() -> None:
    _, s, _ = begun("sea_routes")
    s.events = [Event(1, 2, 3, 4, 0)]
    assert [twin.events for twin in copies(s)] == [None] * (2 + len(PROTOCOLS))
    assert len(s.events) == 1
    for event in copies(s.events[0]):
        assert [event.packed(seat) for seat in (0, 1)] == [s.events[0].packed(n) for n in (0, 1)]


@pytest.mark.laws
def test_a_board_of_ones_own_travels_with_its_game() -> None:
    ours: Any = argosy.game("land_routes")
    assert b"Board" not in pickle.dumps(ours)
    board: Board = read_board(json.dumps(renamed_board()))
    game: Any = LandRoutes(ours.options, board)
    twin = pickled(game, pickle.HIGHEST_PROTOCOL)
    assert twin.board.titles == board.titles != ours.board.titles
    assert course(twin, twin.setup(), Rng(1)) == course(game, game.setup(), Rng(1))


def renamed_board() -> dict[str, Any]:
    """Ours, with another name for its first center."""
    file = SOURCES / "argosy/games/land_routes/board.json"
    board: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    next(iter(board["centers"].values()))["name"] = "Elsewhere"
    return board
