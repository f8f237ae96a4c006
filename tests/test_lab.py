"""Experiments with bots: simulations, ladders, fits, and the commands that ask for them."""

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from librt.vecs import vec

import argosy
from argosy.cli import run
from argosy.core.edition import BadInput
from argosy.core.registry import edition
from argosy.kit.evaluation import Evaluation, expectations, expected, parted
from argosy.lab.fit import Study, present
from argosy.lab.fit import fit as fit_weights
from argosy.lab.intervals import wilson
from argosy.lab.ladder import Ladder, Standing, rated
from argosy.lab.paired import Result, Results
from argosy.lab.regression import Sample, calibration, fit, loss, solved
from argosy.lab.simulation import Plan, simulate


def test_the_command_line_asks_for_the_lab_only_when_it_is_needed() -> None:
    code = (
        "import sys; from argosy.cli import run; run(['games']); "
        "print([m for m in sys.modules if m.startswith(('argosy.lab', 'openskill'))])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


# ── Simulation ────────────────────────────────────────────────────────────────────────────────────


def test_a_simulation_reports_its_figures() -> None:
    plan = Plan(edition("sea_routes"), ["greedy", "random", "random"], 6, 4, {"rounds": 1})
    played: list[int] = []
    found = simulate(plan, progress=played.append)
    assert played == [1, 2, 3, 4, 5, 6]
    assert found.games == 6 == sum(found.endings.values()) == round(sum(found.wins))
    assert list(found.by_seat) == list(edition("sea_routes").seat_names(plan.options))
    assert found.by_bot["random"].wins == found.wins[1] + found.wins[2]
    assert found.by_bot["greedy"].low < found.by_bot["greedy"].share < found.by_bot["greedy"].high
    assert found.length.min <= found.length.median <= found.length.max
    shared = simulate(plan, jobs=2)
    speed = found.decisions_per_second
    assert replace(shared, seconds=found.seconds, decisions_per_second=speed) == found


def test_wilson_intervals() -> None:
    """Against the tables: 8 of 10, 0 of 10, 500 of 1000."""
    for wins, games, low, high in (
        (8, 10, 0.4902, 0.9433),
        (0, 10, 0, 0.2775),
        (500, 1000, 0.4691, 0.5309),
    ):
        found = wilson(wins, games)
        assert found == pytest.approx((low, high), abs=1e-4)


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
        (["--least", "50", "--most", "20"], "--most is no less than --least"),
        (["--scale", "0"], "A scale goes from"),
        (["--bots", "random,kasparov"], "There is no bot"),
        (["--jobs", "0"], "shared by 1 to 256 jobs"),
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
        Results(edition("sea_routes"), edition("sea_routes").choose({}), path)


def test_budgets_are_scaled_by_name() -> None:
    ladder = Ladder(edition("sea_routes"), 2, scale=0.1)
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


def test_chances_given_are_compared_with_those_found() -> None:
    """Three of four seats that were given 73 % won."""
    some = [Sample([[1.0], [0.0]], [won, 1.0 - won]) for won in (1.0, 1.0, 1.0, 0.0)]
    low, high = calibration([1.0], some)
    assert (low.low, low.found, low.positions) == (0.2, 0.25, 4)
    assert (high.low, high.found, high.positions) == (0.7, 0.75, 4)
    assert high.given == pytest.approx(0.731, abs=1e-3)


def test_a_fit_tells_what_it_comes_from() -> None:
    chosen = edition("sea_routes").choose({"rounds": 1})
    found = fit_weights(Study(edition("sea_routes"), chosen, "random", 12, 0, 5.0))
    assert list(found.weights) == list(found.before) != []
    assert found.fitted.after < found.fitted.before
    assert json.loads(found.weights_file())["urge"] == found.urge
    assert found.study.command.endswith("--option rounds=1")


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
    assert list(found["weights"]) == list(present(edition("sea_routes"))[0])


@pytest.mark.parametrize(
    "name", [n for n in argosy.editions() if argosy.game(n).features(argosy.game(n).setup())]
)
def test_weights_fit_the_features(name: str) -> None:
    game = argosy.game(name)
    rows = game.features(game.setup())
    assert len(rows) == game.seats
    assert {len(row) for row in rows} == {len(present(edition(name))[0])}


def test_expectations_are_those_of_the_returns() -> None:
    assert expectations([0.0, 0.0]) == [0.0, 0.0]
    assert sum(expectations([1.0, 0.0, -2.0])) == pytest.approx(0.0)
    assert expectations([90.0, 0.0, 0.0]) == pytest.approx([1.0, -0.5, -0.5])
    assert expectations([0.0]) == [0.0]


def test_features_side_by_side_are_weighed_as_rows_are() -> None:
    weighed = Evaluation({"weights": {"one": 0.5, "other": -2.0}})
    rows = [[1.0, 0.25], [3.0, 0.5], [0.0, 1.0]]
    flat = vec[float]([feature for row in rows for feature in row])
    assert parted(flat, 3) == rows
    assert list(expected(weighed, flat)) == expectations([0.5 * x - 2.0 * y for x, y in rows])
