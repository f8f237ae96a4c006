"""Who may import whom: core <- kit <- games; core <- encoding <- bots <- lab, server; cli joins them."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "src/argosy"
ALLOWED = {
    "core": {"core"},
    "kit": {"core", "kit"},
    "games": {"core", "kit"},  # and the game's own folder
    "encoding": {"core", "kit", "encoding"},
    "bots": {"core", "encoding", "bots"},
    "laws": {"core", "encoding", "bots", "draw", "envs", "laws"},  # a table must be drawable
    "lab": {"core", "bots", "lab", "__init__"},
    "server": {"core", "bots", "server", "__init__"},
    "envs": {"core", "kit", "encoding", "bots", "draw", "envs", "__init__"},
    "draw": {"core", "draw"},
    "export": {
        "core",
        "draw",
        "export",
    },  # what a kind is in the box is declared beside how it is drawn
    "tabletop": {"core"},
    "__init__": {"core", "envs"},  # `import argosy` itself: the doors may use what users use
}
LATE = {"core/match": {"draw"}}  # a match draws itself when it is printed, and only then
JOINS = {"cli", "__main__"}  # may import everything but a game


def imports(file: Path, module: str) -> Iterator[tuple[str, bool]]:
    """The modules of ours that a file imports, in full, and whether only a function does.

    `module` is the file's own name, in full.
    """
    package = module if file.name == "__init__.py" else module.rpartition(".")[0]
    tree = ast.parse(file.read_text(encoding="utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    late = {node for function in functions for node in ast.walk(function)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1]
            parts = [*(above if node.level else []), *filter(None, [node.module])]
            found = [".".join([*parts, alias.name]) for alias in node.names]
        else:
            continue
        yield from ((name, node in late) for name in found if name.split(".")[0] == "argosy")


def offences(package: Path) -> list[str]:
    """Every import that the rule forbids."""
    found = []
    for file in sorted(package.rglob("*.py")):
        parts = file.relative_to(package).with_suffix("").parts
        module = ".".join(["argosy", *(parts[:-1] if parts[-1] == "__init__" else parts)])
        for name, late in imports(file, module):
            allowed = LATE.get("/".join(parts), set()) if late else set()
            part = name.partition(".")[2].partition(".")[0]
            if part not in allowed and not may_import(package, parts, name):
                found.append(f"{'/'.join(parts)}.py imports {name}")
    return found


def may_import(package: Path, parts: tuple[str, ...], name: str) -> bool:
    target = name.split(".")[1:]
    part = target[0] if target and (is_part(package, target[0])) else "__init__"
    if part == "games":
        return len(parts) > 2 and parts[0] == "games" and parts[1] == (target[1:] or [""])[0]
    if parts[0] in JOINS or "tests" in parts:
        return True
    return part in ALLOWED[parts[0]]


def is_part(package: Path, name: str) -> bool:
    return (package / name).is_dir() or (package / f"{name}.py").is_file()


def test_nobody_imports_what_it_may_not() -> None:
    assert offences(PACKAGE) == []


def test_every_part_has_its_rule() -> None:
    parts = {p.stem for p in PACKAGE.iterdir() if p.suffix == ".py" or any(p.glob("*.py"))}
    assert parts - set(ALLOWED) - JOINS - {"games", "web"} == set()


def offences_of(folder: Path, file: str, line: str) -> list[str]:
    """What is wrong with one line in one file of an empty package."""
    for part in ALLOWED:
        (folder / part).mkdir()
    target = folder / file
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(line + "\n")
    return offences(folder)


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("core/match.py", "import argosy.kit.bags"),
        ("core/match.py", "from argosy.bots import names"),
        ("core/match.py", "from argosy import tabletop"),
        ("core/match.py", "import argosy"),
        ("core/match.py", "from ..kit import bags"),
        ("core/match.py", "from argosy.draw import svg"),
        ("core/match.py", "def late():\n    from argosy.bots import names"),
        ("core/record.py", "def late():\n    from argosy.draw import svg"),
        ("core/__init__.py", "from ..kit import bags"),
        ("kit/bags.py", "from argosy.games.sea_routes import EDITION"),
        ("kit/bags.py", "from argosy.games import sea_routes"),
        ("bots/names.py", "from argosy.games.sea_routes.rules import SAIL"),
        ("bots/names.py", "from argosy.kit.bags import bit"),
        ("games/pirates/rules.py", "from argosy.games.sea_routes.rules import SAIL"),
        ("games/pirates/rules.py", "from argosy.bots.names import bot"),
        ("games/pirates/rules.py", "from argosy import new"),
        ("games/pirates/tests/test_rules.py", "from argosy.games import sea_routes"),
        ("draw/text.py", "def late():\n    from argosy.bots import names"),
        ("cli.py", "from argosy.games.sea_routes import EDITION"),
    ],
)
def test_a_forbidden_import_is_noticed(tmp_path: Path, file: str, line: str) -> None:
    assert len(offences_of(tmp_path, file, line)) == 1


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("core/match.py", "from argosy.core.edition import Edition"),
        ("core/match.py", "from . import edition"),
        ("core/match.py", "def late():\n    from argosy.draw import svg"),
        ("games/pirates/rules.py", "from argosy.games.pirates.state import PirateState"),
        ("games/pirates/rules.py", "from argosy.games.pirates import state"),
        ("games/pirates/tests/test_rules.py", "from argosy.tabletop import tabletop"),
        ("lab/report.py", "from argosy.bots.names import bot"),
        ("cli.py", "from argosy import draw, lab"),
        ("kit/bags.py", "import math, librt.vecs"),
    ],
)
def test_an_allowed_import_is_not(tmp_path: Path, file: str, line: str) -> None:
    assert offences_of(tmp_path, file, line) == []
