"""One skeleton for five games: the same role in the same file, as docs/writing-a-game.md lists them."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import argosy
from argosy.core.language import languages

TOP = Path(__file__).parents[1]
GAMES = TOP / "src" / "argosy" / "games"
PAGE = TOP / "docs" / "writing-a-game.md"
EVERY_GAME = {
    *("state", "numbers", "tables", "rules", "legal", "game"),
    *("words", "layout", "facts", "about", "observation", "evaluation", "census"),
}
MAY_HAVE = {"secrets", "odds", "stakes", "distances", "expert"}
OWN = {  # things of its rulebook that a game needs a module for
    "land_routes": {"board"},
    "pirates": {"islands", "order_hints"},
    "wandering_merchant": {"maps"},
}
WEB_EVERY_GAME = {"ui.ts", "Vignette.svelte", "Panel.svelte"}


def modules(name: str) -> set[str]:
    folder = GAMES / name
    found = {file.stem for file in folder.glob("*.py") if not file.stem.startswith("__")}
    return found | {file.parent.name for file in folder.glob("*/__init__.py")} - {"tests"}


def classes(file: Path) -> Iterator[ast.ClassDef]:
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef):
            yield node


@pytest.mark.parametrize("name", argosy.editions())
def test_every_role_has_its_file_and_nothing_else_is_there(name: str) -> None:
    found = modules(name)
    assert found >= EVERY_GAME
    assert found - EVERY_GAME - MAY_HAVE == OWN.get(name, set())


@pytest.mark.parametrize("name", argosy.editions())
def test_what_never_changes_is_in_tables(name: str) -> None:
    assert [kind.name for kind in classes(GAMES / name / "tables.py")] == ["Tables"]


@pytest.mark.parametrize("name", argosy.editions())
def test_a_state_is_its_fields(name: str) -> None:
    """Each is declared once, with its default: nothing is written by hand that follows from that."""
    (state,) = classes(GAMES / name / "state.py")
    body = state.body[1:] if ast.get_docstring(state) else state.body
    assert all(isinstance(node, ast.AnnAssign) and node.value is not None for node in body)


@pytest.mark.parametrize("name", argosy.editions())
def test_a_game_declares_its_turn_and_writes_no_ladder(name: str) -> None:
    *_, game = classes(GAMES / name / "game.py")
    written = {node.name for node in game.body if isinstance(node, ast.FunctionDef)}
    assert not written & {"waiting_for", "why_not", "legal", "outcomes", "chance", "apply"}
    assert argosy.edition(name).game().turn is not None


@pytest.mark.parametrize("name", argosy.editions())
def test_the_clause_of_every_step_is_in_the_rulebook(name: str) -> None:
    game = argosy.edition(name).game()
    assert game.turn is not None
    words = argosy.edition(name).words(game)
    declared = {step.number: step.clause for step in game.turn.steps}
    assert declared == {step.number: step.clause for step in words.steps.values()}


@pytest.mark.parametrize("name", argosy.editions())
def test_the_browser_parts_have_the_same_names(name: str) -> None:
    found = {file.name for file in (GAMES / name / "web").iterdir()}
    assert found >= WEB_EVERY_GAME


@pytest.mark.parametrize("name", argosy.editions())
def test_every_language_has_the_same_pages(name: str) -> None:
    found = {folder.name: {*folder.iterdir()} for folder in (GAMES / name / "languages").iterdir()}
    pages = {"rulebook.md", "rulings.md", "words.ftl"}
    assert {code: {page.name for page in some} for code, some in found.items()} == dict.fromkeys(
        languages(), pages
    )


def test_the_page_lists_the_roles() -> None:
    text = PAGE.read_text(encoding="utf-8").split("## 1. The law")[0]
    listed = set(re.findall(r"`(\w+)(?:\.py|/)`", text))
    assert listed >= EVERY_GAME | MAY_HAVE | {name for own in OWN.values() for name in own}
