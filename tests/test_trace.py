"""The script that follows every clause to its tests notices what is missing."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

RULEBOOK = """# A game

**ZZ-R1** You move.

**ZZ-R2** You score, see ZZ-A1.
"""
RULINGS = """# Rulings

**ZZ-A1 Ties.** Nobody scores. [plain]

**ZZ-A2 Colour.** Red is red. [play] *note: a remark*
"""
RULES = "# ZZ-R1 to ZZ-R2, ZZ-A1\n"
TESTS = '''
def test_moving():
    """ZZ-R1"""

def test_scores():
    """ZZ-R2, ZZ-A1a: a tie."""
'''


@pytest.fixture(name="script")
def load_script() -> ModuleType:
    path = Path(__file__).parents[1] / "scripts/trace.py"
    spec = importlib.util.spec_from_file_location("trace_script", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["trace_script"] = module
    before = list(sys.path)
    spec.loader.exec_module(module)
    sys.path[:] = before
    return module


def problems(script: ModuleType, folder: Path, last: int = 2, **changes: str) -> list[str]:
    """What is wrong with the little game above, one of its files changed."""
    files = {"rulebook": RULEBOOK, "rulings": RULINGS, "rules": RULES, "tests": TESTS, **changes}
    game = folder / "zigzag"
    (game / "tests").mkdir(parents=True)
    english = game / "languages" / "en"
    english.mkdir(parents=True)
    (english / "rulebook.md").write_text(files["rulebook"])
    (english / "rulings.md").write_text(files["rulings"])
    (game / "rules.py").write_text(files["rules"])
    (game / "tests" / "test_zigzag.py").write_text(files["tests"])
    (folder / "tests").mkdir()
    found: list[str] = script.trace([script.Book("ZZ", game, last, 2)], folder / "tests").problems
    return found


def test_all_is_well(script: ModuleType, tmp_path: Path) -> None:
    assert problems(script, tmp_path) == []


def test_a_clause_that_no_test_cites(script: ModuleType, tmp_path: Path) -> None:
    tests = TESTS.replace("ZZ-R2, ", "")
    assert problems(script, tmp_path, tests=tests) == ["ZZ-R2: no test cites it"]


def test_a_clause_outside_a_docstring_is_not_cited(script: ModuleType, tmp_path: Path) -> None:
    tests = TESTS.replace('"""ZZ-R1"""', "pass  # ZZ-R1")
    assert problems(script, tmp_path, tests=tests) == ["ZZ-R1: no test cites it"]


def test_a_ruling_without_its_note_needs_a_test(script: ModuleType, tmp_path: Path) -> None:
    rulings = RULINGS.replace(" *note: a remark*", "")
    assert problems(script, tmp_path, rulings=rulings) == ["ZZ-A2: no test cites it"]


def test_a_hole(script: ModuleType, tmp_path: Path) -> None:
    found = problems(script, tmp_path, last=3)
    assert found == ["ZZ-R3: not in zigzag/rulebook.md"]


def test_a_double_and_a_number_too_many(script: ModuleType, tmp_path: Path) -> None:
    rulebook = RULEBOOK.replace("**ZZ-R2**", "**ZZ-R1** Again.\n\n**ZZ-R2**")
    assert problems(script, tmp_path / "a", rulebook=rulebook) == [
        "ZZ-R1: stands twice in zigzag/rulebook.md"
    ]
    rulings = RULINGS + "\n**ZZ-A3 Late.** Too late. *note: late*\n"
    assert problems(script, tmp_path / "b", rulings=rulings) == [
        "ZZ-A3: not among A1 to A2 of zigzag/rulings.md"
    ]


@pytest.mark.parametrize("file", ["rules", "tests", "rulebook"])
def test_a_citation_of_nothing(script: ModuleType, tmp_path: Path, file: str) -> None:
    texts = {"rules": RULES, "tests": TESTS, "rulebook": RULEBOOK}
    changed = texts[file].replace("ZZ-R1 to", "ZZ-R9").replace("ZZ-A1", "ZZ-R9 ZZ-A1")
    changes: dict[str, Any] = {file: changed}
    found = problems(script, tmp_path, **changes)
    assert len(found) == 1
    assert found[0].startswith("ZZ-R9: cited in ")


def test_too_many_notes(script: ModuleType, tmp_path: Path) -> None:
    rulings = "".join(f"**ZZ-A{n} Some.** Thing. *note: no*\n\n" for n in range(1, 10))
    found = problems(script, tmp_path, rulings=rulings, tests=TESTS.replace("ZZ-A1a", ""))
    assert any("9 notes, 8 at most" in problem for problem in found)


def test_a_rule_has_no_note(script: ModuleType, tmp_path: Path) -> None:
    rulebook = RULEBOOK.replace("You move.", "You move. *note: never*")
    assert problems(script, tmp_path, rulebook=rulebook) == [
        "ZZ-R1: a note, but only rulings may have one"
    ]


def test_the_table_names_code_and_tests(script: ModuleType, tmp_path: Path) -> None:
    problems(script, tmp_path)
    found = script.trace([script.Book("ZZ", tmp_path / "zigzag", 2, 2)], tmp_path / "tests")
    table = script.table(found)
    assert "| ZZ-R1 | rules.py | test_zigzag.py::test_moving |" in table
    assert "| ZZ-A1 Ties | rules.py | test_zigzag.py::test_scores |" in table
    assert "| ZZ-A2 Colour |  | note: a remark |" in table
