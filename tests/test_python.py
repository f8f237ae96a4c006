"""What `import argosy` offers somebody who knows Python: help, printing, comparing, copying, pickling."""

import copy
import doctest
import pickle
import re
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ET
from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import argosy
from argosy.core.contract import Rng
from argosy.core.edition import Edition
from argosy.core.language import Reader
from argosy.core.match import Match, drawn_from
from argosy.core.record import BadRecord, read
from argosy.draw import characters
from argosy.tabletop import tabletop

PROJECT = Path(__file__).parents[1] / "pyproject.toml"
COPIES: list[Any] = [
    pytest.param(copy.copy, id="copy"),
    pytest.param(copy.deepcopy, id="deepcopy"),
    pytest.param(lambda thing: pickle.loads(pickle.dumps(thing)), id="pickle"),
]
Way = Callable[[Any], Any]


def begun(moves: int = 5) -> Match:
    m = argosy.new("sea_routes", seats=2, seed=7, names=["Ann", "Ben"])
    for _ in range(moves):
        m.play(m.legal()[0])
    return m


# ── Help ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("name", "least"),
    [
        ("argosy", 4),
        ("argosy.tabletop", 6),
        ("argosy.core.match", 15),
        ("argosy.core.registry", 7),
        ("argosy.core.edition", 4),
        ("argosy.core.record", 4),
    ],
)
def test_the_examples_run(name: str, least: int) -> None:
    found = doctest.testmod(import_module(name))
    assert found.attempted >= least
    assert found.failed == 0


@pytest.mark.parametrize("name", sorted(set(argosy.__all__) - {"__version__"}))
def test_help_shows_what_is_public(name: str) -> None:
    """Also where the rules are compiled, which loses the docstrings of what is."""
    public = getattr(argosy, name)
    assert public.__doc__
    if isinstance(public, type):
        own = {key: value for key, value in vars(public).items() if not key.startswith("_")}
        silent = [key for key, value in own.items() if callable(value) and not value.__doc__]
        assert not silent


def test_help_names_only_what_the_rules_of_a_game_can_do() -> None:
    rows = re.findall(r"^ {4}(\w+\(.*?\)) {2,}|, (\w+\(s\)) {2,}", str(argosy.game.__doc__), re.M)
    named = {name for row in rows for text in row for name in re.findall(r"(\w+)\(", text)}
    assert len(named) >= 15
    assert not {name for name in named if not hasattr(argosy.game("sea_routes"), name)}


def test_the_version_is_written_in_one_place() -> None:
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))
    assert "version" not in project["project"]
    assert project["tool"]["setuptools"]["dynamic"]["version"]["attr"] == "argosy.__version__"
    assert argosy.__version__.count(".") == 2


def loaded_by(code: str) -> set[str]:
    """The modules that a fresh Python has loaded after it."""
    told = f"import sys\n{code}\nprint(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    return set(done.stdout.splitlines()[-1].split())


def test_importing_it_loads_nothing_before_it_is_asked_for() -> None:
    usual = loaded_by("")
    assert loaded_by("import argosy; argosy.__version__; dir(argosy)") - usual == {"argosy"}
    found = loaded_by("import argosy; argosy.new")
    parts = {name.split(".")[1] for name in found if name.startswith("argosy.")}
    assert parts - {"engine__mypyc"} == {"core"}


@pytest.mark.parametrize(
    "code",
    [
        "argosy.new('sea_routes', seed=7)",
        "argosy.game('sea_routes')",
        "argosy.edition('sea_routes').title",
        "str(argosy.new('sea_routes', seed=7))",
    ],
)
def test_one_game_loads_no_other(code: str) -> None:
    found = loaded_by(f"import argosy; {code}")
    games = {name.split(".")[2] for name in found if name.startswith("argosy.games.")}
    assert games == {"sea_routes"}


def test_what_is_imported_late_can_be_seen_and_imported_like_the_rest() -> None:
    late = [name for names in argosy.HOMES.values() for name in names]
    assert {*late, "vector", "__version__"} == set(argosy.__all__) <= set(dir(argosy))
    code = "import argosy; from argosy import *; from argosy.core import match; print(new is match.new is argosy.new)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "True\n"
    with pytest.raises(AttributeError, match="module 'argosy' has no attribute 'nothing'"):
        _ = argosy.nothing


# ── Printing ──────────────────────────────────────────────────────────────────────────────────────


def test_repr_says_which_game_and_how_it_stands() -> None:
    m = begun(0)
    assert repr(m) == "<Match sea_routes seats=2, 45 lines, red to decide>"
    while not m.is_over:
        m.play(m.legal()[0])
    lines = len(m.entries)
    assert repr(m) == f"<Match sea_routes seats=2, {lines} lines, over by SR-R23>"
    waiting = Match(m.edition, m.edition.choose({"rounds": 3}))
    assert repr(waiting) == "<Match sea_routes seats=2 rounds=3, 0 lines, waiting for chance>"


def test_str_is_the_table_as_the_terminal_draws_it() -> None:
    m = begun()
    assert str(m) == characters.draw(m.backdrop() + m.table(), Reader(game="sea_routes"))
    assert str(m) != str(begun(6))


def test_a_match_with_secrets_prints_what_a_spectator_sees() -> None:
    m = argosy.new("pirates", seats=2, seed=1)
    reader = Reader(game="pirates")
    theirs = [characters.draw(m.backdrop() + m.table(seat), reader) for seat in range(2)]
    assert str(m) not in theirs


def test_a_notebook_shows_a_picture() -> None:
    m = begun()
    root = ET.fromstring(m._repr_svg_())
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    said = "".join(root.itertext())
    assert m.edition.title in said
    assert m.prompt() in said


# ── Comparing ─────────────────────────────────────────────────────────────────────────────────────


def test_equal_matches_have_the_same_game_options_and_lines() -> None:
    assert begun() == begun()
    assert begun() == argosy.replay(begun().record().write())
    assert begun() != begun(4)
    assert begun(0) != argosy.new("sea_routes", seats=2, seed=8)
    other = argosy.edition("sea_routes")
    assert Match(other, other.choose({})) != Match(other, other.choose({"rounds": 3}))
    assert begun() != begun().record()


def test_a_line_taken_back_still_counts() -> None:
    m = begun()
    m.undo(agreed=m.seats)
    assert m != begun(4)


def test_a_match_has_no_hash_because_it_changes() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(begun())


# ── Copying ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("way", COPIES)
@pytest.mark.parametrize("name", argosy.editions())
def test_a_copy_goes_on_alike_and_apart(name: str, way: Way) -> None:
    m = argosy.new(name, seed=3)
    for _ in range(6):
        m.play(m.legal()[0])
    before = m.record().write()
    twin = way(m)
    assert twin == m and twin is not m
    assert twin.state.dump() == m.state.dump()
    for _ in range(6):
        twin.play(twin.legal()[-1])
    assert m.record().write() == before, "a move of the copy changed its model"
    for _ in range(6):
        m.play(m.legal()[-1])
    assert twin == m, "the copy drew another chance than its model"


@pytest.mark.parametrize("way", COPIES)
def test_a_copy_remembers_what_was_drawn_before_an_undo(way: Way) -> None:
    m = argosy.new("land_routes", seats=2, seed=3)
    while "roll" not in m.legal():
        m.play(m.legal()[0])
    rolled = m.play("roll")[1].line
    m.undo(agreed=m.seats)
    twin = way(m)
    twin.go_on(drawn_from(Rng(99)))
    assert twin.play("roll")[1].line == rolled


@pytest.mark.parametrize("way", COPIES)
def test_a_table_of_the_tests_is_copied_with_its_wishes(way: Way) -> None:
    t = tabletop("land_routes", "roll 6", "roll 1", seats=2).lines("red start a", "blue start b")
    t.wish("roll 5")
    twin = way(t)
    assert str(twin.lines("red roll").entries[-1].line) == "? roll 5"
    assert t.wishes == ["roll 5"]
    assert str(t.lines("red roll").entries[-1].line) == "? roll 5"


@pytest.mark.parametrize("way", COPIES)
def test_what_a_user_holds_can_be_copied(way: Way) -> None:
    m = begun()
    assert way(m.record()) == m.record()
    assert way(m.table()) == m.table()
    assert [entry.line for entry in way(m.entries)] == [entry.line for entry in m.entries]
    assert way(m.edition) is m.edition
    assert way(m.why("sail a1")) == m.why("sail a1")


@pytest.mark.parametrize("way", COPIES)
def test_what_is_raised_can_be_copied(way: Way) -> None:
    with pytest.raises(argosy.Refused) as refused:
        begun().play("sail a1")
    assert way(refused.value).refusal == refused.value.refusal
    with pytest.raises(BadRecord) as bad:
        read("record 1\nnothing")
    twin = way(bad.value)
    assert (str(twin), twin.line) == (str(bad.value), 2)


def test_only_an_installed_game_can_be_pickled(pot: Edition) -> None:
    assert pickle.loads(pickle.dumps(pot)) is pot
    with pytest.raises(pickle.PicklingError, match="'pot' is not the installed game"):
        pickle.dumps(replace(pot, minutes="7"))
