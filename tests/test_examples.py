"""The examples run and learn, at a small size. `make long` brings PyTorch; without it only what needs none is run."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from argosy.bots.names import bot

TOP = Path(__file__).parents[1]
EXAMPLES = TOP / "examples"
SMALL = ["--seconds", "4", "--n", "32", "--games", "8", "--last", "8", "--points", "2"]


def run(example: str, *words: str) -> str:
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / example), *words],
        env={**os.environ, "PYTHONWARNINGS": "default"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture
def ppo(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The module examples/ppo.py."""
    pytest.importorskip("torch")
    monkeypatch.syspath_prepend(str(EXAMPLES))
    return __import__("ppo")


def sea(ppo: Any, n: int, seed: int) -> Any:
    return ppo.Vector("sea_routes", n, seed, None, True, False, True, {"seats": 2})


# ── Whole runs ──


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "seats", "sense"),
    [("sea_routes", 2, []), ("land_routes", 3, []), ("pirates", 2, ["--guess", "--trust", "3"])],
)
def test_ppo_runs(ppo: Any, game: str, seats: int, sense: list[str], tmp_path: Path) -> None:
    """A curve of three points and weights with their versions come out."""
    given = ["--game", game, "--seats", str(seats), *sense, "--out", str(tmp_path / "ppo")]
    said = run("ppo.py", *given, "--steps", "16", *SMALL)
    assert said.count("beats") >= 3
    assert (tmp_path / "ppo.svg").read_text().count("<polyline") == 3
    net, name, options = ppo.load(tmp_path / "ppo.pt")
    if options["seats"] == 2:
        bot(f"ismcts:network={tmp_path / 'ppo.bin'}")  # refuses what is no network
    assert (name, options["seats"]) == (game, seats)
    assert said.startswith(f"{game}, {sum(p.numel() for p in net.parameters()):,} weights")


@pytest.mark.long
def test_expert_iteration_goes_on_from_what_ppo_made(ppo: Any, tmp_path: Path) -> None:
    games = sea(ppo, 1, 1)
    options = {"seats": 2}
    net = ppo.Net(games.bounds, len(games.numbering), 32)
    ppo.keep(net, "sea_routes", options, tmp_path / "start.pt")
    start, out = ["--start", str(tmp_path / "start.pt")], ["--out", str(tmp_path / "expert")]
    said = run("expert_iteration.py", *start, "--teacher", "ismcts:iterations=32", *SMALL, *out)
    assert said.count("lessons") >= 3
    assert "of what it was at the start" in said
    assert len(ppo.load(tmp_path / "expert.pt")[0].first.bias) == 32


@pytest.mark.long
def test_the_notebook_runs(ppo: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its cells one after another, those marked as parameters followed by smaller ones."""
    book = json.loads((EXAMPLES / "first_curve.ipynb").read_text("utf-8"))
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    cells = [cell for cell in book["cells"] if cell["cell_type"] == "code"]
    for cell in cells:
        exec(compile("".join(cell["source"]), cell["id"], "exec"), names)
        if "parameters" in cell["metadata"].get("tags", []):
            names.update(seconds=2, count=8)
    assert len(names["curve"]) >= 3
    assert names["match"].is_over
    assert "<svg" in ppo.picture(names["curve"], "")._repr_svg_()


# ── That they learn ──


@pytest.mark.long
def test_ppo_learns(ppo: Any, seed: int) -> None:
    """Some 650,000 decisions: from even with random play to far above it."""
    ppo.torch.set_num_threads(1)
    ppo.torch.manual_seed(seed)
    games = sea(ppo, 256, seed)
    net = ppo.Net(games.bounds, len(games.numbering), 128)
    optimiser = ppo.torch.optim.Adam(net.parameters(), 1e-3, eps=1e-5)
    rollout = ppo.Rollout(games, 64, 0.25)
    for _ in range(40):
        rollout.play(net, net)
        ppo.learn(net, optimiser, rollout)
    score = ppo.versus(net, "random", "sea_routes", {"seats": 2}, 200, ppo.CURVE_DEALS)
    assert score.games == 200
    assert score.share > 0.75, str(score)


@pytest.mark.long
def test_search_teaches(ppo: Any, seed: int) -> None:
    """Some 6,000 lessons: the network beats what it was."""
    expert = __import__("expert_iteration")
    ppo.torch.set_num_threads(1)
    ppo.torch.manual_seed(seed)
    games = sea(ppo, 128, seed)
    net = ppo.Net(games.bounds, len(games.numbering), 128)
    start = ppo.copy.deepcopy(net)
    optimiser = ppo.torch.optim.Adam(net.parameters(), 1e-3)
    school = expert.School(games, expert.bot("ismcts:iterations=64"), 0.2, seed)
    lessons = 0
    while lessons < 6000:
        lessons += school.step(net)
        some = school.random.integers(len(school.lessons), size=256)
        expert.learn(net, optimiser, [school.lessons[i] for i in some])
    score = ppo.versus(net, start, "sea_routes", {"seats": 2}, 200, ppo.CURVE_DEALS)
    assert score.share > 0.75, str(score)


# ── Parts ──


@pytest.mark.long
def test_advantages_are_those_of_a_seats_own_decisions(ppo: Any) -> None:
    """One game: seats 0, 1, 1, 0, then it ends; then 1 begins another, of which nothing more is known."""
    rollout = ppo.Rollout(sea(ppo, 1, 1), 5, 0.0)
    rollout.seat[:, 0] = [0, 1, 1, 0, 1]
    rollout.value[:, 0] = ppo.torch.tensor([0.5, -0.25, 0.125, 0.75, 0.0])
    rollout.done[3, 0], rollout.reward[3, 0] = True, [1.0, -1.0]
    found = rollout.advantages(0.5)[:, 0].tolist()
    last = 1 - 0.75
    ends = -1 - 0.125
    assert found == [(0.75 - 0.5) + last / 2, (0.125 + 0.25) + ends / 2, ends, last, 0.0]
    assert rollout.ours[:, 0].tolist() == [True, True, True, True, False]


@pytest.mark.long
def test_values_start_from_the_games_own_guess(ppo: Any) -> None:
    games = sea(ppo, 8, 1)
    net = ppo.Net(games.bounds, len(games.numbering), 8)
    ppo.nn.init.zeros_(net.value.weight)
    rollout = ppo.Rollout(games, 30, 0.0, guess=True)
    rollout.play(net, net)  # the first positions all look even
    states = [games.state(n) for n in range(8)]
    seats = games.deciders.tolist()
    rollout.play(net, net)
    guess = [games.game.appraise_for(s, seat) for s, seat in zip(states, seats, strict=True)]
    assert rollout.value[0].tolist() == pytest.approx(guess, abs=1e-6)
    assert len(set(guess)) > 4


@pytest.mark.long
def test_trust_in_first_looks_plays_like_greedy_before_anything_is_learnt(ppo: Any) -> None:
    games = ppo.Vector("land_routes", 64, 1, None, True, False, True, {"seats": 2})
    net = ppo.Net(games.bounds, len(games.numbering), 8, trust=50.0)
    for _ in range(30):
        games.step(games.sample(ppo.argosy.core.contract.Rng(5)))
    shown = *ppo.look(games), ppo.first_looks(games, net)
    chosen = net(*shown)[0].argmax(1).tolist()
    for n, choice in enumerate(chosen):
        worth = games.looks()[n, : max(1, games.counts[n])]
        assert worth[choice] == pytest.approx(worth.max(), abs=1e-4)


@pytest.mark.long
def test_a_teacher_that_does_not_search_gives_one_action(ppo: Any) -> None:
    expert = __import__("expert_iteration")
    games = sea(ppo, 8, 1)
    net = ppo.Net(games.bounds, len(games.numbering), 8)
    school = expert.School(games, expert.bot("greedy"), 1.0, 1)
    while len(school.lessons) < 2000:
        school.step(net)
    values = [lesson.value for lesson in school.lessons]
    assert all(sorted(lesson.tries.tolist())[-1] == 1.0 for lesson in school.lessons)
    assert {-1.0, 1.0} <= set(values)  # of games that have ended
    assert any(value != value for value in values)  # of those that have not


@pytest.mark.long
def test_only_legal_actions_have_a_chance(ppo: Any) -> None:
    games = sea(ppo, 16, 1)
    net = ppo.Net(games.bounds, len(games.numbering), 32)
    seen, legal, counts = ppo.look(games)
    chances = net(seen, legal, counts)[0].exp()
    assert chances.sum(1).allclose(ppo.torch.ones(16))
    for row, count in enumerate(counts.tolist()):
        assert (chances[row, :count] > 0).all()
        assert (chances[row, count:] == 0).all()


@pytest.mark.long
def test_weights_of_another_version_are_refused(ppo: Any, tmp_path: Path) -> None:
    games = sea(ppo, 1, 1)
    ppo.keep(
        ppo.Net(games.bounds, len(games.numbering), 8),
        "sea_routes",
        {"seats": 2},
        tmp_path / "a.pt",
    )
    kept = ppo.torch.load(tmp_path / "a.pt")
    ppo.torch.save({**kept, "numbering": kept["numbering"] + 1}, tmp_path / "b.pt")
    with pytest.raises(SystemExit, match="other numbers"):
        ppo.load(tmp_path / "b.pt")
