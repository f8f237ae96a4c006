"""Matches with a sequential test: how surely it decides, and that nothing changes what it decides."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from argosy.cli import run as argosy_run
from argosy.core.contract import Rng
from argosy.core.edition import BadInput
from argosy.core.registry import edition
from argosy.lab.contest import Contest, Standing, run
from argosy.lab.paired import HELD_OUT
from argosy.lab.sprt import Sprt, likeliest

SCORES = (0.0, 0.25, 0.5, 0.75, 1.0)
EVEN = (15, 5, 60, 5, 15)  # of a hundred deals: a mean of 0.5, as between equals,
BETTER = (9, 4, 53, 6, 28)  # and of 0.6


# ── The test ──────────────────────────────────────────────────────────────────────────────────────


def drawn(weights: tuple[int, ...], rng: Rng) -> Iterator[float]:
    bag = [score for score, weight in zip(SCORES, weights, strict=True) for _ in range(weight)]
    while True:
        yield bag[rng.below(len(bag))]


def verdict_of(test: Sprt, weights: tuple[int, ...], rng: Rng) -> str:
    scores: list[float] = []
    for score in drawn(weights, rng):
        scores.append(score)
        verdict = test.verdict(test.ratio(scores))
        if verdict != "open":
            return verdict
    raise AssertionError


@pytest.mark.parametrize(("weights", "right"), [(EVEN, "low"), (BETTER, "high")])
def test_it_errs_no_more_often_than_it_says(
    weights: tuple[int, ...], right: str, seed: int
) -> None:
    """Of 200 tests with an error of 5 % more than 21 are wrong in less than one run of a thousand."""
    rng, test = Rng(seed), Sprt(0.5, 0.6)
    wrong = sum(verdict_of(test, weights, rng) != right for _ in range(200))
    assert wrong <= 21


def test_what_lies_between_is_decided_either_way(seed: int) -> None:
    rng, test = Rng(seed), Sprt(0.5, 0.6)
    halfway = (12, 5, 56, 5, 22)
    found = [verdict_of(test, halfway, rng) for _ in range(60)]
    assert 5 < found.count("high") < 55


def test_its_bounds_are_walds() -> None:
    assert Sprt(0.5, 0.55).bounds == pytest.approx((-2.944, 2.944), abs=0.001)
    assert Sprt(0.5, 0.55, alpha=0.01, beta=0.1).bounds == pytest.approx((-2.293, 4.500), abs=0.001)


def test_the_likeliest_distribution_has_the_mean_and_is_whole() -> None:
    shares = {0.0: 0.2, 0.25: 0.1, 0.5: 0.4, 1.0: 0.3}
    for mean in (0.1, 0.5, 0.55, 0.9):
        found = likeliest(shares, mean)
        assert sum(found.values()) == pytest.approx(1.0)
        assert sum(score * p for score, p in found.items()) == pytest.approx(mean)
    mean = sum(score * p for score, p in shares.items())
    assert likeliest(shares, mean) == pytest.approx(shares)


def test_the_ratio_is_that_of_the_normal_distribution_for_many_deals() -> None:
    """(high - low) (2 mean - low - high) n / (2 variance): what all such tests come to near the middle."""
    scores = [score for score, n in zip(SCORES, BETTER, strict=True) for _ in range(n * 10)]
    mean = sum(scores) / len(scores)
    variance = sum((score - mean) ** 2 for score in scores) / len(scores)
    simple = (0.61 - 0.59) * (2 * mean - 1.2) * len(scores) / (2 * variance)
    assert Sprt(0.59, 0.61).ratio(scores) == pytest.approx(simple, abs=0.05)


def test_nothing_is_decided_by_nothing() -> None:
    test = Sprt(0.5, 0.6)
    assert test.ratio([]) == 0.0
    assert test.verdict(test.ratio([0.5])) == "open"
    assert test.verdict(test.ratio([1.0] * 40)) == "high"
    assert test.verdict(test.ratio([0.0] * 40)) == "low"


@pytest.mark.parametrize(
    ("shares", "says"),
    [
        ((0.6, 0.5), "smaller first"),
        ((0.0, 0.5), "between 0 and 1"),
        ((0.5, 0.6, 0.5), "between 0 and 0.5"),
    ],
)
def test_a_test_that_cannot_be_is_refused(shares: tuple[float, ...], says: str) -> None:
    with pytest.raises(BadInput, match=says):
        Sprt(*shares)


# ── The match ─────────────────────────────────────────────────────────────────────────────────────


def contest(**parts: object) -> Contest:
    return Contest(edition("sea_routes"), "greedy", "random", given={"rounds": 1}, **parts)  # type: ignore[arg-type]


def test_it_comes_to_the_same_with_any_number_of_jobs() -> None:
    one, three = (run(contest(test=Sprt(0.5, 0.7)), jobs=jobs) for jobs in (1, 3))
    assert one.verdict == three.verdict == "high"
    assert one.scores == three.scores
    assert one.games < 60


def test_it_goes_on_where_it_was(tmp_path: Path) -> None:
    whole, path = contest(most=12), tmp_path / "games.jsonl"
    told: list[int] = []

    def stop_after_three(now: Standing) -> None:
        told.append(now.games)
        if len(told) == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(whole, path, progress=stop_after_three)
    assert told == [2, 4, 6]
    kept = path.read_text().splitlines()
    assert len(kept) == 6
    assert run(whole, path).scores == run(whole).scores
    assert path.read_text().splitlines()[:6] == kept
    assert len(path.read_text().splitlines()) == 12


def test_games_beyond_the_decision_do_not_count(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    longer = run(contest(most=60), path)
    tested = run(contest(test=Sprt(0.5, 0.7)), path)
    assert tested.verdict == "high"
    assert longer.scores[: len(tested.scores)] == tested.scores
    assert len(tested.scores) < len(longer.scores)


def test_deals_for_measuring_are_not_those_for_choosing() -> None:
    assert contest(seed=7).start == 7
    assert contest(seed=7, held_out=True).start == HELD_OUT + 7
    with pytest.raises(BadInput, match="deals of its own"):
        contest(seed=HELD_OUT)


def test_one_plays_among_many_on_every_seat() -> None:
    found = run(contest(seats=3, most=6))
    assert (found.games, len(found.scores)) == (6, 2)


def test_the_command_tells_and_writes(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["match", "sea_routes", "greedy", "random", "--option", "rounds=1", "--jobs", "1"]
    assert argosy_run([*words, "--sprt", "0.5,0.7"]) == 0
    assert "The first wins 70.0% rather than 50.0%" in capsys.readouterr().out
    assert argosy_run([*words, "--most", "4", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["games"], told["deals"], told["sprt"]) == (4, [0, 2], None)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["greedy", "kasparov"], "There is no bot"),
        (["greedy", "random", "--sprt", "half"], "--sprt is two shares"),
        (["greedy", "random", "--most", "1"], "a game for every seat"),
        (["greedy", "random", "--seats", "1"], "somebody must lose"),
    ],
)
def test_a_match_that_cannot_be_played_says_so(
    words: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert argosy_run(["match", "sea_routes", *words]) == 2
    assert says in capsys.readouterr().err
