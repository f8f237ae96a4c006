"""Every game that is found is held to every law, for every number of seats."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import argosy
from argosy.core import contract
from argosy.core.edition import Edition
from argosy.laws import Trial, check_words, digest, judge

SOURCES = Path(__file__).parents[1] / "src"
COMPILED = contract.__file__.endswith(".so")
GAMES = int(os.environ.get("ARGOSY_LAW_GAMES", 100 if COMPILED else 5))
MANY_GAMES = 10_000
TWINS = 24
# What greedy bots may weigh in one game.
THOUGHT = int(os.environ.get("ARGOSY_LAW_THOUGHT", 20_000 if COMPILED else 600))
LITTLE_THOUGHT = 2_000 if COMPILED else 200
CASES = [
    pytest.param(name, seats, id=f"{name}-{seats}")
    for name, edition in argosy.editions().items()
    for seats in edition.seats
]
every_game = pytest.mark.parametrize(("name", "seats"), CASES)


def trial(name: str, seats: int, thought: int = THOUGHT, **options: int) -> Trial:
    return Trial(argosy.edition(name), {"seats": seats, **options}, thought=thought)


def alternating(seats: int, first: int) -> tuple[str, ...]:
    """Greedy and random by turns; who alone is at the table is greedy."""
    if seats == 1:
        return ("greedy",)
    return tuple("greedy" if (n + first) % 2 == 0 else "random" for n in range(seats))


def ends(edition: Edition, seats: int) -> Iterator[tuple[str, int]]:
    """Every option at both ends of its range."""
    for option in edition.options:
        yield option.name, option.low
        yield option.name, option.high_for(seats)


def share(edition: Edition, seats: int) -> Iterator[tuple[str, int]]:
    """Every end falls to one number of seats, by turns; interpreted, every fourth of them."""
    ways = len(edition.seats) * (1 if COMPILED else 4)
    for n, end in enumerate(ends(edition, seats)):
        if n % ways == edition.seats.index(seats):
            yield end


def test_there_are_games() -> None:
    assert "sea_routes" in argosy.editions()
    assert len(CASES) >= 3


@pytest.mark.skipif(not COMPILED, reason="interpreted, only a part is played")
@pytest.mark.parametrize("name", argosy.editions())
def test_no_end_of_an_option_is_left_out(name: str) -> None:
    edition = argosy.edition(name)
    played = sorted(end for seats in edition.seats for end in share(edition, seats))
    assert len(played) == 2 * len(edition.options)
    assert {option for option, _ in played} == {option.name for option in edition.options}


@pytest.mark.laws
@every_game
def test_words(name: str, seats: int) -> None:
    check_words(trial(name, seats))


@pytest.mark.laws
@every_game
def test_random_games(name: str, seats: int) -> None:
    case = trial(name, seats)
    for seed in range(GAMES):
        replayed = not COMPILED or seed % 4 == 0
        judge(case, ["random"] * seats, seed, looks=2 if COMPILED else 4, replayed=replayed)


@pytest.mark.laws
@every_game
def test_greedy_games(name: str, seats: int) -> None:
    case = trial(name, seats)
    for seed in range(2 if COMPILED else 1):
        judge(case, ["greedy"] * seats, seed, looks=8)


@pytest.mark.laws
@every_game
def test_mixed_games(name: str, seats: int) -> None:
    case = trial(name, seats)
    for seed in range(2 if COMPILED else 1):
        judge(case, alternating(seats, seed), seed, looks=8)


@pytest.mark.laws
@every_game
def test_options_at_both_ends(name: str, seats: int) -> None:
    edition = argosy.edition(name)
    for seed, (option, value) in enumerate(share(edition, seats)):
        judge_option(name, seats, option, value, seed)


def judge_option(name: str, seats: int, option: str, value: int, seed: int) -> None:
    case = trial(name, seats, LITTLE_THOUGHT, **{option: value})
    check_words(case)
    judge(case, ["random"] * seats, seed, looks=3, replayed=False)
    judge(case, alternating(seats, seed), seed, looks=3, replayed=COMPILED)


@every_game
def test_compiled_and_interpreted_games_are_the_same(name: str, seats: int) -> None:
    if not COMPILED:
        pytest.skip("there is no compiled build to compare with")
    script = (
        "import sys, json; from argosy.core import contract\n"
        "assert contract.__file__.endswith('.py'), contract.__file__\n"
        "sys.path.insert(0, sys.argv[1]); from test_laws import courses\n"
        "print(json.dumps(courses(sys.argv[2], int(sys.argv[3]))))"
    )
    interpreted = subprocess.run(
        [sys.executable, "-c", script, str(Path(__file__).parent), name, str(seats)],
        env={**os.environ, "PYTHONPATH": str(SOURCES), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert interpreted.returncode == 0, interpreted.stderr
    theirs, ours = json.loads(interpreted.stdout), courses(name, seats)
    assert len(set(ours)) == TWINS + 1, "games from different seeds are different games"
    different = [n for n, pair in enumerate(zip(ours, theirs, strict=True)) if pair[0] != pair[1]]
    assert not different, f"{name} with {seats} seats: seeds {different} differ when compiled"


def courses(name: str, seats: int) -> list[str]:
    """The hashes of games at random, and of one with a greedy bot (appraise, redact, imagine)."""
    case = trial(name, seats, thought=300)
    games = [digest(case, ["random"] * seats, seed) for seed in range(TWINS)]
    return [*games, digest(case, alternating(seats, 0), TWINS)]


@pytest.mark.long
@every_game
def test_many_random_games(name: str, seats: int) -> None:
    case = trial(name, seats)
    for seed in range(MANY_GAMES):
        rare = seed % 50 == 0
        judge(case, ["random"] * seats, 1_000_000 + seed, looks=4 if rare else 0, replayed=rare)


@pytest.mark.long
@every_game
def test_options_at_both_ends_with_any_seats(name: str, seats: int) -> None:
    for seed, (option, value) in enumerate(ends(argosy.edition(name), seats)):
        judge_option(name, seats, option, value, 1_000_000 + seed)


@pytest.mark.long
@every_game
def test_many_bot_games(name: str, seats: int) -> None:
    case = trial(name, seats, thought=200_000)
    for seed in range(100):
        players = ["greedy"] * seats if seed % 2 else alternating(seats, seed // 2)
        judge(case, players, 1_000_000 + seed, looks=4)
