"""`pip install argosy` is light: what an extra brings is asked for only by the commands that need it."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

TOP = Path(__file__).parents[1]
PYPROJECT: dict[str, Any] = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))
PROJECT = PYPROJECT["project"]
# As if nothing but the light package were installed. What was asked for is told at the end.
LIGHT = """
import sys
missing, asked = set(sys.argv.pop(1).split(",")), []

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in missing:
            asked.append(name)
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Missing())
"""
RECORD = "src/argosy/games/pirates/records/alone.txt"


def modules(extra: str) -> set[str]:
    """What to import, by what an extra names."""
    named = (re.split(r"[^\w-]", line)[0] for line in PROJECT["optional-dependencies"][extra])
    return {name.replace("-", "_") for name in named if name != "argosy"}


def light(code: str, *arguments: str, home: Path | None = None) -> subprocess.CompletedProcess[str]:
    missing = sorted(
        modules("rl")
        | modules("server")
        | modules("lab")
        | modules("postgres")
        | modules("parquet")
        | modules("train")
    )
    env = {**os.environ, **({"XDG_DATA_HOME": str(home)} if home else {})}
    return subprocess.run(
        [sys.executable, "-c", LIGHT + code, ",".join(missing), *arguments],
        cwd=TOP,
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_extras_are_told_apart() -> None:
    assert {"litestar", "uvicorn", "sqlalchemy", "alembic", "websockets"} <= modules("server")
    assert modules("lab") == {"cmaes", "numpy", "openskill"}
    always = {re.split(r"[^\w-]", line)[0] for line in PROJECT["dependencies"]}
    assert not always & (modules("server") | modules("lab"))


def test_importing_asks_for_no_extra() -> None:
    done = light("import argosy, argosy.cli, argosy.tabletop\nprint(asked, len(argosy.editions()))")
    assert done.stdout.split() == ["[]", "5"], done.stderr


COMMAND = "from argosy.cli import main\nmain(sys.argv[1:])"


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["games"], "sea_routes"),
        (["rules", "pirates", "R1"], "PV-R1"),
        (["simulate", "sea_routes", "--games", "2"], "2 games"),
        (["replay", RECORD], "1."),
        (["show", RECORD, "--format", "svg"], "<svg"),
    ],
)
def test_what_needs_no_server_works_without_it(words: list[str], says: str) -> None:
    done = light(COMMAND, *words)
    assert done.returncode == 0, done.stderr
    assert says in done.stdout


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        (["serve"], "server"),
        (["backup", "copy.zip"], "server"),
        (["restore", "copy.zip"], "server"),
        (["ladder", "sea_routes"], "lab"),
        (["tune", "sea_routes"], "lab"),
        (["train", "sea_routes"], "lab"),
        (["export", RECORD, "--parquet", "-o", "games.parquet"], "parquet"),
    ],
)
def test_what_is_missing_is_said_with_the_line_to_type(
    words: list[str], extra: str, tmp_path: Path
) -> None:
    done = light(COMMAND, *words, home=tmp_path)
    assert done.returncode == 2
    assert done.stdout == ""
    assert f"Type: pip install 'argosy[{extra}]'\n" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert not list(tmp_path.iterdir())


def test_a_fault_of_our_own_is_not_taken_for_a_missing_extra() -> None:
    done = light(
        "from argosy.cli.extras import extra\nwith extra('server'):\n    import argosy.nothing"
    )
    assert "ModuleNotFoundError" in done.stderr
    assert "pip install" not in done.stderr


@pytest.mark.parametrize(
    "code",
    [
        "import argosy\nargosy.vector('sea_routes')",
        "from argosy import envs\nenvs.aec('sea_routes')",
        "from argosy import envs\nenvs.env('sea_routes')",
        "from argosy import envs\nenvs.vector_env('sea_routes', 2)",
    ],
)
def test_environments_say_the_line_to_type(code: str) -> None:
    done = light(code)
    assert done.returncode == 1
    assert done.stderr.endswith("Type: pip install 'argosy[rl]'\n"), done.stderr


@pytest.mark.parametrize("example", ["ppo", "expert_iteration"])
def test_examples_that_train_say_the_line_to_type(example: str) -> None:
    path = TOP / "examples" / f"{example}.py"
    done = light(f"import runpy\nrunpy.run_path({str(path)!r}, run_name='__main__')")
    assert done.returncode == 1
    assert done.stderr.endswith("Type: pip install 'argosy[train]'\n"), done.stderr


def test_numbers_and_observations_need_no_extra() -> None:
    done = light(
        "import argosy\nfrom argosy.encoding.numbering import numbering\n"
        "from argosy.encoding.observation import observer\n"
        "game = argosy.game('sea_routes', seats=2)\n"
        "print(asked, len(numbering('sea_routes', game)), len(observer('sea_routes', game)))"
    )
    assert done.stdout.split() == ["[]", "441", "714"], done.stderr
