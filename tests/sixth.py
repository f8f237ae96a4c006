"""Games for the tests that are none of ours: a copy of our smallest, and the one of docs/writing-a-game.md."""

import os
import re
import shutil
import subprocess
import sys
from importlib.resources import as_file, files
from pathlib import Path

import argosy

PAGE = Path(__file__).parent.parent / "docs" / "writing-a-game.md"
# A block of the page that is a file: its name is in its first line.
BLOCK = re.compile(r"```(\w+)\n(?:# |<!-- |// )([\w/.]+)(?: -->)?\n(.*?)```", re.S)
LANTERN = "last_lantern"
SIXTH = "sixth_game"
UNWANTED = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "tests", "web")


def smallest_game() -> str:
    with as_file(files("argosy.games")) as games:
        sizes = {
            name: sum(file.stat().st_size for file in (games / name).rglob("*.py"))
            for name in argosy.editions()
        }
    return min(sizes, key=lambda name: sizes[name])


def copy_smallest_game(target: Path) -> None:
    """The same rules under another name, with other clause numbers."""
    name = smallest_game()
    code = argosy.edition(name).code
    with as_file(files(f"argosy.games.{name}")) as source:
        shutil.copytree(source, target, ignore=UNWANTED)
    for file in target.rglob("*"):
        if file.suffix in (".py", ".md", ".txt", ".toml", ".ftl"):
            text = file.read_text(encoding="utf-8").replace(name, target.name)
            text = text.replace(f"{code}-", "ZZ-").replace(f'"{code}"', '"ZZ"')
            file.write_text(text, encoding="utf-8")


def blocks(*languages: str) -> dict[str, str]:
    """The files that the page shows in these languages."""
    found = BLOCK.findall(PAGE.read_text(encoding="utf-8"))
    return {name: text for language, name, text in found if language in languages}


def write_lantern(target: Path) -> None:
    """The game of the page, as written."""
    for name, text in blocks("python", "markdown", "toml", "ftl").items():
        if name == "pyproject.toml":  # of the package around it
            continue
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        (target / name).write_text(text, encoding="utf-8")


# ── In packages of their own ──


def project(folder: Path, name: str) -> Path:
    """A game as the page packs one: pyproject.toml, and its folder below src. It imports itself by its own name."""
    package = folder / name / "src" / name
    package.parent.mkdir(parents=True)
    write_lantern(package) if name == LANTERN else copy_smallest_game(package)
    for file in package.rglob("*.py"):
        text = file.read_text(encoding="utf-8").replace(f"argosy.games.{name}", name)
        text = text.replace("from argosy.games import", "from . import")
        file.write_text(text, encoding="utf-8")
    text = blocks("toml")["pyproject.toml"].replace(LANTERN, name)
    text = text.replace(LANTERN.replace("_", "-"), name.replace("_", "-"))
    (folder / name / "pyproject.toml").write_text(text, encoding="utf-8")
    return folder / name


def install(source: Path, site: Path) -> None:
    """Build its wheel and install that into a folder, without asking any network."""
    pip = [sys.executable, "-m", "pip", "-q", "--disable-pip-version-check"]
    alone = ["--no-deps", "--no-index"]
    wheels = source / "wheels"
    run([*pip, "wheel", *alone, "--no-build-isolation", "-w", str(wheels), str(source)])
    (wheel,) = wheels.glob("*.whl")
    run([*pip, "install", *alone, "--target", str(site), str(wheel)])


def run(words: list[str], cwd: Path | None = None) -> None:
    done = subprocess.run(words, cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def seeing(site: Path) -> dict[str, str]:
    """The environment of a Python that also sees what is installed in a folder."""
    path = [str(site), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, path))}
