"""Evaluations that are exchanged, tuned and taught: what is kept, and that nothing but the seed decides it."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec

import argosy
from argosy.bots.arena import play_deal
from argosy.bots.names import bot
from argosy.cli import run
from argosy.core.contract import Game, Rng
from argosy.core.edition import BadInput
from argosy.core.play import retrace
from argosy.core.registry import edition
from argosy.kit.evaluation import Evaluation, expectations, expected
from argosy.lab.candidate import Content, moved, numbers, present
from argosy.lab.journal import Entry
from argosy.lab.layer import Layer
from argosy.lab.listener import Listener
from argosy.lab.paired import HELD_OUT
from argosy.lab.regression import Sample
from argosy.lab.sprt import Sprt
from argosy.lab.train import Training, train
from argosy.lab.tune import Tuning, tune

GAMES = list(argosy.editions())
SEA = edition("sea_routes")
SHORT = SEA.choose({"seats": 2, "rounds": 1})
# Constants for what greedy seldom gets into, or that are past the point where more of them matters.
RARE = {
    "struck",
    "no_ship_worth",
    "gear",
    "last_turns",
    "gold_turns",
    "surplus",
    "unsold",
    "unsold_turns",
}


def file_of(tmp_path: Path, content: Content, name: str = "other.json") -> Path:
    path = tmp_path / name
    path.write_text(json.dumps(content))
    return path


def blind(content: Content) -> Content:
    return {**content, "weights": dict.fromkeys(content["weights"], 0.0)}


# ── An evaluation from a file ─────────────────────────────────────────────────────────────────────


def moves_of(game: str, name: str, deal: int) -> list[int]:
    made = edition(game).make(edition(game).choose({"seats": 2}))
    moves: list[int] = []
    play_deal(made, [bot(name) for _ in range(2)], deal, moves)
    return moves


@pytest.mark.parametrize("game", GAMES)
def test_a_file_changes_play_only_as_far_as_it_differs(
    game: str, tmp_path: Path, seed: int
) -> None:
    ours = present(edition(game))
    same = file_of(tmp_path, ours, "same.json")
    played = moves_of(game, "greedy", seed)
    assert moves_of(game, f"greedy:weights={same}", seed) == played
    other = file_of(tmp_path, blind(ours))
    assert moves_of(game, f"greedy:weights={other}", seed) != played


@pytest.mark.parametrize("game", GAMES)
def test_every_constant_counts_for_something(game: str, tmp_path: Path) -> None:
    """A constant that no table looks different by has no place in the file."""
    ours = present(edition(game))
    plain = edition(game).make(edition(game).choose({"seats": 2}))
    twins = {}
    for name in ours["constants"]:
        path = file_of(tmp_path, {**ours, "constants": {name: ours["constants"][name] * 1.5}})
        judge = bot(f"greedy:weights={path}", edition(game)).judge
        assert judge is not None
        twins[name] = judge.of(plain)
    for deal in range(30):
        for _, s, _ in retrace(plain, moves_of(game, "greedy", deal) if twins else []):
            usual = plain.appraise(s)
            twins = {n: twin for n, twin in twins.items() if twin.appraise(s) == usual}
    assert not set(twins) - RARE


def test_a_search_judges_by_a_file_as_well(tmp_path: Path) -> None:
    path = file_of(tmp_path, blind(present(SEA)))
    name = "ismcts:iterations=20"
    assert moves_of("sea_routes", name, 3) != moves_of("sea_routes", f"{name},weights={path}", 3)


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (None, "Cannot read"),
        ([], "holds no evaluation"),
        ({"weights": {"worth": "much"}}, "holds no evaluation"),
        ({"weights": {"worth": 1.0}}, "is for another game: it names worth"),
        ({"weights": {"score": 1.0}}, "lacks weights of this game: round"),
        ({"constants": {"turn": 1.0}}, "is for another game: it names turn"),
        ({"network": {"hidden": [[1.0]], "bias": [0.0], "out": [1.0]}}, "a row of 14 numbers"),
        ({"network": {"hidden": []}}, "holds no evaluation"),
    ],
)
def test_a_wrong_file_is_refused(content: object, says: str, tmp_path: Path) -> None:
    path = tmp_path / "wrong.json"
    if isinstance(content, dict):
        path.write_text(json.dumps({"weights": present(SEA)["weights"]} | content))
    elif content is not None:
        path.write_text(json.dumps(content))
    for name in ("greedy", "hard"):
        with pytest.raises(BadInput, match=says):
            bot(f"{name}:weights={path}", SEA)


def test_greedy_has_one_setting() -> None:
    with pytest.raises(BadInput, match="only one thing to set"):
        bot("greedy:iterations=3")
    with pytest.raises(BadInput, match="nothing to set"):
        bot("random:weights=other.json")


def test_a_game_without_an_evaluation_says_so(tmp_path: Path) -> None:
    path = file_of(tmp_path, present(SEA))
    judge = bot(f"greedy:weights={path}").judge
    assert judge is not None
    with pytest.raises(BadInput, match="Game has no evaluation"):
        judge.of(Game({"seats": 2}))


def test_a_network_adds_what_its_units_say() -> None:
    rows = [[1.0, -2.0, 0.5], [0.25, 3.0, -1.0]]
    hidden, bias, out = [[1.0, 0.5, 0.0], [-1.0, 0.25, 2.0]], [0.5, -0.25], [2.0, -3.0]
    network = {"hidden": hidden, "bias": bias, "out": out}
    weights = {"a": 0.1, "b": -0.2, "c": 0.3}
    worths = []
    for row in rows:
        worth = sum(w * x for w, x in zip(weights.values(), row, strict=True))
        for unit, low, high in zip(hidden, bias, out, strict=True):
            raised = low + sum(w * x for w, x in zip(unit, row, strict=True))
            worth += high * max(0.0, raised)
        worths.append(worth)
    flat = vec[float]([x for row in rows for x in row])
    found = expected(Evaluation({"weights": weights, "network": network}), flat)
    assert list(found) == pytest.approx(expectations(worths))
    assert worths[0] != pytest.approx(0.1 + 0.4 + 0.15)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_asks_the_network(game: str, tmp_path: Path) -> None:
    ours = present(edition(game))
    width = len(ours["weights"])
    network = {"hidden": [[1.0] * width], "bias": [0.1], "out": [-3.0]}
    path = file_of(tmp_path, {**ours, "network": network})
    assert moves_of(game, f"greedy:weights={path}", 1) != moves_of(game, "greedy", 1)


# ── Tuning ────────────────────────────────────────────────────────────────────────────────────────


def tuning(**parts: Any) -> Tuning:
    usual: dict[str, Any] = {
        "test": Sprt(0.5, 0.7),
        "most": 60,
        "seed": 5,
        "rounds": 1,
        "steps": 2,
        "deals": 2,
    }
    return Tuning(edition=SEA, options=SHORT, bot="greedy", **(usual | parts))


class Impatient(Listener):
    """Is interrupted after so many games."""

    def __init__(self, games: int) -> None:
        self.left = games

    def played(self, games: int, most: int) -> None:
        self.left -= 1
        if self.left == 0:
            raise KeyboardInterrupt


class Attentive(Listener):
    def __init__(self) -> None:
        self.entries: list[Entry] = []

    def found(self, entry: Entry) -> None:
        self.entries.append(entry)


def kept_in(folder: Path) -> tuple[str, str]:
    return (folder / "steps.jsonl").read_text(), (folder / "log.md").read_text()


def test_tuning_goes_on_where_it_was_and_needs_only_its_seed(tmp_path: Path) -> None:
    whole = tune(tuning(), tmp_path / "whole", "tune")
    for games in (7, 31, 60):
        with pytest.raises(KeyboardInterrupt):
            tune(tuning(), tmp_path / "parts", "tune", listener=Impatient(games))
        with (tmp_path / "parts" / "games" / "1-step-1.jsonl").open("a") as file:
            file.write('{"cut off in the mid')
    parts = tune(tuning(), tmp_path / "parts", "tune")
    two = tune(tuning(), tmp_path / "two", "tune", jobs=2)
    assert whole.content == parts.content == two.content
    assert kept_in(tmp_path / "whole") == kept_in(tmp_path / "parts") == kept_in(tmp_path / "two")
    other = tune(tuning(seed=900), tmp_path / "other", "tune")
    assert kept_in(tmp_path / "other") != kept_in(tmp_path / "whole")
    assert other.log.read_text().startswith("# Training of sea_routes\n\n    tune\n")


def test_a_folder_belongs_to_one_training(tmp_path: Path) -> None:
    tune(tuning(), tmp_path, "tune")
    with pytest.raises(BadInput, match="holds another training"):
        tune(tuning(steps=3), tmp_path, "tune")


def test_no_deal_is_used_twice_nor_one_for_measuring(tmp_path: Path) -> None:
    heard = Attentive()
    plan = tuning(rounds=2, confirm=["greedy"], start=blind(present(SEA)))
    tune(plan, tmp_path, "tune", listener=heard)
    used = [range(first, first + count) for first, count in (e["deals"] for e in heard.entries)]
    every = [deal for some in used for deal in some]
    assert len(set(every)) == len(every)
    assert max(every) < plan.seed + 2 * plan.deals_a_round
    with pytest.raises(BadInput, match="deals below"):
        tuning(seed=HELD_OUT - 10)


@pytest.mark.parametrize("bad", ["start", "candidate"])
def test_what_wins_is_kept_and_what_loses_is_not(bad: str, tmp_path: Path) -> None:
    ours = present(SEA)
    good, zero = ours, blind(ours)
    before, candidate = (zero, good) if bad == "start" else (good, zero)
    court = tuning(start=before, most=200).court(tmp_path, "tune", 1, Listener())
    won = court.rule("1-planted", candidate, ["greedy", "easy"])
    assert won is (bad == "start")
    assert court.content == good
    trials = [entry for entry in court.journal.entries if entry.get("kind") == "trial"]
    assert [entry["verdict"] for entry in trials] == (["high", "high"] if won else ["low"])


def test_a_step_changes_every_number_and_no_sign_of_a_constant() -> None:
    ours = present(SEA)
    assert moved(ours, [0.0] * len(numbers(ours))) == ours
    other = moved(ours, [-8.0] * len(numbers(ours)))
    assert all(other["weights"][name] != w for name, w in ours["weights"].items())
    assert all(0.0 < other["constants"][name] < c for name, c in ours["constants"].items())


# ── Training ──────────────────────────────────────────────────────────────────────────────────────


def training(**parts: Any) -> Training:
    usual: dict[str, Any] = {
        "bot": "ismcts:iterations=16",
        "test": Sprt(0.5, 0.7),
        "most": 12,
        "seed": 5,
        "rounds": 1,
        "games": 10,
        "hidden": 2,
    }
    return Training(edition=SEA, options=SHORT, **(usual | parts))


def test_training_goes_on_where_it_was_and_needs_only_its_seed(tmp_path: Path) -> None:
    whole = train(training(), tmp_path / "whole", "train")
    for games in (3, 9):
        with pytest.raises(KeyboardInterrupt):
            train(training(), tmp_path / "parts", "train", listener=Impatient(games))
    parts = train(training(), tmp_path / "parts", "train")
    two = train(training(), tmp_path / "two", "train", jobs=2)
    assert whole.content == parts.content == two.content
    assert kept_in(tmp_path / "whole") == kept_in(tmp_path / "parts") == kept_in(tmp_path / "two")
    ids = [json.loads(line).get("id") for line in kept_in(tmp_path / "whole")[0].splitlines()]
    assert [id for id in ids if id and "trial" in id] == [
        "1-weights-trial-1",
        "1-halfway-trial-1",
        "1-network-trial-1",
    ]


def test_training_from_nothing_finds_something(tmp_path: Path) -> None:
    """A player whose weights are all 0 plays at random; what it learns from its games wins against it."""
    plan = training(start=blind(present(SEA)), bot="greedy", games=120, most=400, mix=1.0, pull=0.1)
    assert train(plan, tmp_path, "train").kept >= 1


def test_a_layer_learns_what_no_weighted_sum_says(seed: int) -> None:
    """Who is nearer to 0 wins: a sum of features cannot tell, a few units can."""
    rng = Rng(seed)
    some = []
    for _ in range(400):
        rows = [[rng.below(2001) / 1000 - 1.0] for _ in range(2)]
        first = abs(rows[0][0]) < abs(rows[1][0])
        some.append(Sample(rows, [float(first), float(not first)]))
    layer = Layer([0.0], some[:300], 8, seed)
    before = layer.loss(some[300:])
    layer.teach(some[:300], some[300:])
    assert layer.loss(some[300:]) < before - 0.2
    network = Evaluation({"weights": {"x": 0.0}, "network": layer.content()})
    near, far = (expected(network, vec[float](pair)) for pair in ([0.0, 0.9], [-0.9, 0.1]))
    assert near[0] > 0.2 and far[0] < -0.2


# ── Commands ──────────────────────────────────────────────────────────────────────────────────────


def test_the_commands_tell_and_write(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    short = ["--option", "rounds=1", "--most", "4", "--jobs", "1", "--out", str(tmp_path / "a")]
    words = ["tune", "sea_routes", "--steps", "1", "--deals", "1", "--confirm", ""]
    assert run([*words, *short]) == 0
    told = capsys.readouterr()
    assert "No candidate was better" in told.out
    assert "Step 1 of 1" in told.err and "not decided" in told.err
    found = json.loads((tmp_path / "a" / "weights.json").read_text())
    assert found["made_by"].startswith("argosy tune sea_routes --bot greedy --steps 1 --deals 1")
    assert found["weights"] == present(SEA)["weights"]
    shutil.rmtree(tmp_path / "a")
    assert run(["train", "sea_routes", "--bot", "greedy", "--games", "10", *short]) == 0
    assert "10 games of the present against itself" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["tune", "sea_routes", "--steps", "0"], "at least one step"),
        (["tune", "sea_routes", "--rounds", "0"], "at least one round"),
        (["tune", "wandering_merchant", "--seats", "1"], "somebody must lose"),
        (["tune", "sea_routes", "--bot", "kasparov"], "There is no bot"),
        (["train", "sea_routes", "--games", "3"], "needs 10 to 1,000,000 games"),
        (["train", "sea_routes", "--mix", "2"], "--mix is a number from 0 to 1"),
        (["train", "sea_routes", "--seed", "999999"], "deals below"),
    ],
)
def test_a_training_that_cannot_be_says_so(
    words: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(words) == 2
    assert says in capsys.readouterr().err
