"""The turn as data: what a declaration may say, and that the code which the build writes out does the same."""

import importlib
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from specialise import specialised

import argosy
from argosy.core.contract import CHANCE, NOBODY, Rng
from argosy.core.edition import Edition
from argosy.core.play import buffer
from argosy.core.turn import ChanceStep, Deed, LastStep, SeatStep, Turn, bound
from argosy.laws.interpreted import interpreted, opened

GAMES = Path(__file__).parents[1] / "src" / "argosy" / "games"
ROLLING, TAKING, DARK = 1, 2, 3
TAKE, LEAVE = 1, 2


def nothing() -> None:
    """A rule of no game."""


def turn(**changes: Any) -> Turn:
    steps = [
        ChanceStep(ROLLING, "ZZ-R1", nothing, nothing),
        SeatStep(TAKING, "ZZ-R2", nothing, [TAKE]),
        LastStep(DARK, "ZZ-R3"),
    ]
    return Turn(**{"steps": steps, "deeds": [Deed(TAKE, None, nothing)], **changes})


def test_a_turn_says_who_decides_and_what_belongs_where() -> None:
    declared = turn()
    assert declared.asks()[ROLLING : DARK + 1] == [-1, 0, -2]
    assert declared.belongs()[TAKE] == 1 << TAKING
    assert declared.belongs()[LEAVE] == 0


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"steps": [SeatStep(1, "", nothing, [TAKE])]}, "LastStep"),
        ({"steps": [SeatStep(1, "", nothing, [TAKE]), LastStep(1, "")]}, "different numbers"),
        ({"steps": [SeatStep(1, "", nothing, [TAKE]), LastStep(63, "")]}, "from 1 to 62"),
        ({"deeds": []}, r"\[1\] have a deed and no step"),
        ({"deeds": [Deed(TAKE, None, nothing), Deed(LEAVE, None, nothing)]}, r"\[2\]"),
        ({"deeds": [Deed(TAKE, None, nothing), Deed(TAKE, None, nothing)]}, "the same verb"),
        (
            {
                "steps": [
                    SeatStep(1, "", nothing, [TAKE]),
                    ChanceStep(2, "", nothing, nothing),
                    LastStep(3, ""),
                ]
            },
            "steps of chance are numbered before",
        ),
    ],
)
def test_a_turn_that_contradicts_itself_is_refused(changes: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        turn(**changes)


def test_a_rule_is_given_what_it_names_and_nouns_in_order() -> None:
    def rule(s: str, to: int, seat: int, by: int) -> tuple[str, int, int, int]:
        return s, to, seat, by

    assert bound(rule)("game", "state", 5, 1, 10, 20, 30) == ("state", 10, 5, 20)


def test_a_rule_cannot_take_four_nouns() -> None:
    def rule(a: int, b: int, c: int, d: int) -> None: ...

    with pytest.raises(ValueError, match="more nouns than an action has"):
        bound(rule)


# ── What the build writes ─────────────────────────────────────────────────────────────────────────


def module(name: str, file: Path) -> ModuleType:
    """A module as the build writes it out, run as plain Python."""
    text = specialised(file)
    assert text is not None, f"{file} declares nothing"
    made = ModuleType(name)
    sys.modules[name] = made
    exec(compile(opened(text), f"{name}.py", "exec"), made.__dict__)
    return made


def looked_up(name: str) -> Edition:
    """A game whose rules are looked up in its declaration, also where the installed one is compiled."""
    with interpreted(name):
        found: Edition = importlib.import_module(f"argosy.games.{name}").EDITION
    return found


@pytest.mark.parametrize("name", argosy.editions())
def test_what_the_build_writes_out_plays_the_same_games(name: str, seed: int) -> None:
    edition = looked_up(name)
    written = module(f"written_out_{name}", GAMES / name / "game.py")
    kind = getattr(written, type(edition.game()).__name__)
    for seats in edition.seats:
        game = edition.game(seats=seats)
        other = kind(game.options)
        other.dispatch = None
        grid = list(edition.words(game).grid())
        rng = Rng(seed)
        s = game.setup()
        for _ in range(300):
            seat = game.waiting_for(s)
            assert other.waiting_for(s) == seat
            if seat == NOBODY:
                break
            t = s.clone()
            if seat == CHANCE:
                assert game.outcomes(s) == other.outcomes(s)
                action = game.chance(s, Rng(seed))
                assert action == other.chance(s, Rng(seed))
            else:
                for asked in range(seats):
                    assert game.actions(s, asked) == other.actions(s, asked)
                    tried = grid[rng.below(len(grid))]
                    assert game.why_not(s, asked, tried) == other.why_not(s, asked, tried)
                found = game.actions(s, seat)
                action = found[rng.below(len(found))]
            game.apply(s, action)
            other.apply(t, action)
            assert s.dump() == t.dump()
        s, t = game.setup(), game.setup()
        course, other_course = (
            each.play_on(state, Rng(seed), buffer(game), 400)
            for each, state in ((game, s), (other, t))
        )
        assert s.dump() == t.dump()
        assert (course.decisions, course.forced) == (other_course.decisions, other_course.forced)
        assert other.dispatch is None, "it looked a rule up"


@pytest.mark.parametrize("name", argosy.editions())
def test_written_out_a_state_copies_every_field(name: str, seed: int) -> None:
    match = argosy.new(name, seed=seed)
    for _ in range(20):
        if match.turn is None:
            break
        match.play(match.legal()[0])
    written = module(f"written_state_{name}", GAMES / name / "state.py")
    kind = next(
        k
        for k in vars(written).values()
        if getattr(k, "__name__", "") == type(match.state).__name__
    )
    copied = kind()
    copied.copy_from(match.state)
    assert copied.dump() == match.state.dump()
    assert list(copied.fields()) == list(match.state.fields())


def test_a_field_whose_default_is_on_a_line_of_its_own_loses_it_too(tmp_path: Path) -> None:
    (tmp_path / "state.py").write_text(
        "from x import State\n\nclass OddState(State):\n    left: vec[i64] = vec[i64](\n        [1]\n    )  # kept\n"
        "    last: i64 = 0\n"
    )
    text = specialised(tmp_path / "state.py")
    assert text is not None
    assert "    left: vec[i64]  # kept\n" in text
    assert "    last: i64\n" in text
    assert "self.left = vec[i64]([1])" in text
    compile(text, "state.py", "exec")


def test_the_build_refuses_a_rule_whose_name_stands_for_two(tmp_path: Path) -> None:
    (tmp_path / "state.py").write_text(
        "ROLL: Final = 1\nclass OddState(State):\n    left: i64 = 0\n"
    )
    (tmp_path / "more.py").write_text("def take(s: OddState) -> None: ...\n")
    (tmp_path / "game.py").write_text(
        "from typing import Final\n\n"
        "def take(game: Odd, s: OddState) -> None: ...\n\n"
        "TURN: Final = Turn(steps=[ChanceStep(ROLL, '', take, take)], deeds=[])\n\n"
        "class Odd(Tables): ...\n"
    )
    with pytest.raises(SystemExit, match="take cannot be a rule"):
        specialised(tmp_path / "game.py")
