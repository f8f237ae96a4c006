"""The commands about bots: hint, ladder, fit."""

import json
from pathlib import Path

import pytest

import argosy
from argosy.cli import run
from argosy.cli.fitting import Sample, fit, loss, present, solved
from argosy.cli.ladder import Ladder, Result, Results, Standing, rated
from argosy.core.edition import BadInput
from argosy.core.registry import edition
from argosy.kit.evaluation import expectations


@pytest.fixture(name="record")
def save_a_record(tmp_path: Path) -> Path:
    match = argosy.new("sea_routes", seed=3, rounds=1)
    for _ in range(4):
        match.play(match.legal()[0])
    path = tmp_path / "game.txt"
    path.write_text(match.record().write())
    return path


# ── Hint ──────────────────────────────────────────────────────────────────────────────────────────


def test_a_hint_says_what_and_why(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["hint", str(record), "--bot", "ismcts:iterations=60", "--seed", "1"]
    assert run(words) == 0
    first = capsys.readouterr().out
    assert first.startswith("ismcts:iterations=60 would play: ")
    assert "victory for " in first
    assert run(words) == 0
    assert capsys.readouterr().out == first


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--at", "1"], "Chance is next"),
        (["--at", "9999"], "there is no position"),
        (["--bot", "kasparov"], "There is no bot"),
        (["--bot", "hard:seconds=soon"], "goes from"),
    ],
)
def test_a_hint_that_cannot_be_given_says_so(
    words: list[str], says: str, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["hint", str(record), *words]) == 2
    assert says in capsys.readouterr().err


# ── Ladder ────────────────────────────────────────────────────────────────────────────────────────

QUICK = ["--option", "rounds=1", "--least", "4", "--most", "4"]


def test_a_ladder_goes_on_where_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "results.jsonl"
    words = ["ladder", "sea_routes", "--bots", "random,greedy", *QUICK, "--results", str(path)]
    assert run([*words, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["matches"][0]["games"] == 4
    assert set(report["ratings"]) == {"random", "greedy"}
    lines = path.read_text().splitlines()
    assert [(r["deal"], r["seat"]) for r in map(json.loads, lines)] == [
        *((0, 0), (0, 1)),
        *((1, 0), (1, 1)),
    ]
    path.write_text("\n".join(lines[:3]) + "\n")
    assert run(words) == 0
    assert "| greedy - random | 4 |" in capsys.readouterr().out
    again = path.read_text().splitlines()
    assert len(again) == 4
    assert json.loads(again[3])["share"] == json.loads(lines[3])["share"]


def test_one_among_many_sits_on_every_seat(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "results.jsonl"
    words = ["--seats", "3", "--only", "greedy-random", "--option", "rounds=1", "--json"]
    limits = ["--least", "3", "--most", "3", "--results", str(path)]
    assert run(["ladder", "sea_routes", *words, *limits]) == 0
    match = json.loads(capsys.readouterr().out)["matches"][0]
    assert (match["games"], match["bar"]) == (3, 0.5)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--only", "greedy"], "FIRST-SECOND"),
        (["--least", "50", "--most", "20"], "--least to --most"),
        (["--scale", "0"], "--scale goes from"),
        (["--bots", "random,kasparov"], "There is no bot"),
        (["--jobs", "0"], "--jobs goes from"),
    ],
)
def test_a_ladder_that_cannot_be_played_says_so(
    words: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["ladder", "sea_routes", *words]) == 2
    assert says in capsys.readouterr().err


def test_a_file_that_is_no_ladder_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("{}\n")
    with pytest.raises(BadInput, match="line 1 is no result"):
        Results(Ladder(edition("sea_routes"), 2, []), path)


def test_budgets_are_scaled_by_name() -> None:
    ladder = Ladder(edition("sea_routes"), 2, [], scale=0.1)
    assert ladder.scaled("hard") == "hard:scale=0.1"
    assert ladder.scaled("easy") == "easy"
    assert ladder.bar(("hard", "greedy")) == 0.75
    assert ladder.bar(("hard", "random")) == 0.5


def test_a_match_is_over_when_its_interval_leaves_the_bar() -> None:
    assert Standing("hard", "greedy", 0.75, wins=20, games=20).verdict == "clears"
    assert Standing("hard", "greedy", 0.75, wins=10, games=40).verdict == "misses"
    assert Standing("hard", "greedy", 0.75, wins=16, games=20).verdict == "open"


def test_who_wins_is_rated_higher() -> None:
    rows = [
        Result("sea_routes", 2, "seats=2", "b", "a", deal, 0, 1.0, 100, 1.0, True)
        for deal in range(10)
    ]
    ratings = rated(rows, ["a", "b"])
    assert ratings["b"][0] > ratings["a"][0]


# ── Fit ───────────────────────────────────────────────────────────────────────────────────────────


def test_a_fit_finds_what_decides() -> None:
    """The first feature decides, the second does not."""
    some = []
    for n in range(200):
        mine, noise = (n % 7) / 3.0 - 1.0, (n % 5) / 2.0 - 1.0
        won = mine > 0.2 or (n % 11 == 0)
        some.append(Sample([[mine, noise], [0.0, 0.0]], [1.0, 0.0] if won else [0.0, 1.0]))
    weights = fit(some, [0.0, 0.0], 0.1)
    assert weights[0] > 1.0
    assert abs(weights[1]) < 0.5
    assert loss(weights, some) < loss([0.0, 0.0], some)


def test_equations_are_solved() -> None:
    assert solved([[0.0, 2.0], [3.0, 1.0]], [4.0, 5.0]) == pytest.approx([1.0, 2.0])


def test_weights_are_written_with_their_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "weights.json"
    words = ["--games", "10", "--bot", "random", "--option", "rounds=1", "-o", str(path)]
    assert run(["fit", "sea_routes", *words]) == 0
    assert "kept aside" in capsys.readouterr().out
    found = json.loads(path.read_text())
    assert found["made_by"].startswith("argosy fit sea_routes --seats 2 --bot random --games 10")
    assert list(found["weights"]) == list(present(edition("sea_routes"))["weights"])


@pytest.mark.parametrize(
    "name", [n for n in argosy.editions() if argosy.game(n).features(argosy.game(n).setup())]
)
def test_weights_fit_the_features(name: str) -> None:
    game = argosy.game(name)
    rows = game.features(game.setup())
    assert len(rows) == game.seats
    assert {len(row) for row in rows} == {len(present(edition(name))["weights"])}


def test_expectations_are_those_of_the_returns() -> None:
    assert expectations([0.0, 0.0]) == [0.0, 0.0]
    assert sum(expectations([1.0, 0.0, -2.0])) == pytest.approx(0.0)
    assert expectations([90.0, 0.0, 0.0]) == pytest.approx([1.0, -0.5, -0.5])
    assert expectations([0.0]) == [0.0]
