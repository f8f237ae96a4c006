"""A game in a package of its own is found, judged and played; one that is broken is named and harms nobody."""

import subprocess
import sys
from pathlib import Path

import pytest
from tests.sixth import SIXTH, install, project, seeing

import argosy

OURS = list(argosy.editions())


@pytest.fixture(name="site", scope="module")
def install_the_sixth_game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("elsewhere")
    install(project(folder, SIXTH), folder / "site")
    return folder / "site"


def command(site: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *words], env=seeing(site), capture_output=True, text=True, check=False
    )


def listed(text: str) -> list[str]:
    """The ids in what `argosy games` prints."""
    return [line.split()[0] for line in text.splitlines() if line[:1].islower()]


def test_it_is_listed_with_the_package_it_comes_from(site: Path) -> None:
    done = command(site, "-m", "argosy", "games")
    assert done.stderr == ""
    assert "From the package argosy-sixth-game." in done.stdout
    assert listed(done.stdout) == [*OURS, SIXTH]


def test_its_rulebook_can_be_read(site: Path) -> None:
    done = command(site, "-m", "argosy", "rules", SIXTH, "r1")
    assert done.stdout.startswith("ZZ-R1"), done.stderr


def test_the_laws_hold(site: Path) -> None:
    done = command(site, "-m", "argosy.laws", SIXTH, "--games", "1")
    assert "All laws hold" in done.stdout, done.stderr


def test_it_is_played_to_the_end_in_the_terminal(site: Path) -> None:
    words = ("play", SIXTH, "--seats", "greedy,random", "--seed", "3", "--option", "rounds=1")
    done = command(site, "-m", "argosy", *words)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1].endswith("has won.")


def test_many_are_played_and_their_records_replayed(site: Path, tmp_path: Path) -> None:
    words = ("simulate", SIXTH, "--games", "2", "--jobs", "2", "--records", str(tmp_path))
    done = command(site, "-m", "argosy", *words, "--option", "rounds=1")
    assert done.returncode == 0, done.stderr
    for record in sorted(tmp_path.iterdir()):
        assert command(site, "-m", "argosy", "replay", str(record)).returncode == 0


# ── Broken ones ──

EDITION = """
from dataclasses import replace
from argosy.games.sea_routes import EDITION
EDITION = replace(EDITION, id={id!r}, code={code!r})
"""


def bring(site: Path, package: str, code: str, target: str, pages: tuple[str, ...] = ()) -> None:
    """What pip leaves behind of a package that brings a game, written by hand."""
    folder = site / package
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text(code)
    (site / f"{package}_alone.py").write_text(code)
    (folder / "languages" / "en").mkdir(parents=True)
    for page in pages:
        (folder / "languages" / "en" / page).write_text("# Rules\n")
    info = site / f"{package}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[argosy.games]\n{package} = {target}\n")


PAGES = ("rulebook.md", "rulings.md", "words.ftl")


@pytest.mark.parametrize(
    ("code", "target", "pages", "says"),
    [
        ("import nothing_like_it", "odd:EDITION", PAGES, "No module named 'nothing_like_it'"),
        ("1 +", "odd:EDITION", PAGES, "odd:EDITION cannot be imported (SyntaxError"),
        ("", "odd:EDITION", PAGES, "odd:EDITION cannot be imported (AttributeError"),
        ("EDITION = 7", "odd:EDITION", PAGES, "odd:EDITION is of type int, not an Edition."),
        (
            EDITION.format(id="pirates", code="OD"),
            "odd:EDITION",
            PAGES,
            "the package 'argosy' already has a game 'pirates'.",
        ),
        (
            EDITION.format(id="odd", code="SR"),
            "odd:EDITION",
            PAGES,
            "its code SR is that of 'sea_routes'.",
        ),
        (EDITION.format(id="../odd", code="OD"), "odd:EDITION", PAGES, "its id '../odd' is not"),
        (EDITION.format(id="odd", code="ODD"), "odd:EDITION", PAGES, "its code 'ODD' is not"),
        (EDITION.format(id="odd", code="OD"), "odd_alone:EDITION", PAGES, "odd_alone"),
        (
            EDITION.format(id="odd", code="OD")
            + "EDITION = replace(EDITION, make=lambda o: 1 / 0)",
            "odd:EDITION",
            PAGES,
            "it cannot be set up (ZeroDivisionError: division by zero).",
        ),
        (
            EDITION.format(id="odd", code="OD"),
            "odd:EDITION",
            ("rulebook.md",),
            "the package odd has no languages/en/rulings.md.",
        ),
    ],
)
def test_a_broken_one_is_named_and_the_others_work(
    tmp_path: Path, code: str, target: str, pages: tuple[str, ...], says: str
) -> None:
    bring(tmp_path, "odd", code, target, pages)
    done = command(tmp_path, "-m", "argosy", "games")
    assert done.returncode == 0
    assert listed(done.stdout) == OURS
    assert done.stderr.startswith("argosy: The game 'odd' of the package 'odd' is left out: ")
    assert says in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_of_two_with_the_same_id_the_first_is_taken(tmp_path: Path) -> None:
    code = EDITION.format(id="odd", code="OD")
    bring(tmp_path, "early", code, "early:EDITION", PAGES)
    bring(tmp_path, "late", code.replace('"OD"', '"LA"'), "late:EDITION", PAGES)
    done = command(tmp_path, "-m", "argosy", "games")
    assert "From the package early." in done.stdout
    assert "of the package 'late' is left out: the package 'early' already has" in done.stderr


def test_a_script_is_warned_as_python_warns(tmp_path: Path) -> None:
    bring(tmp_path, "odd", "EDITION = 7", "odd:EDITION", PAGES)
    code = "import argosy; argosy.editions(); print(argosy.new('sea_routes', seed=7).turn)"
    done = command(tmp_path, "-c", code)
    assert done.stdout == "red\n"
    assert "BrokenGame: The game 'odd' of the package 'odd' is left out" in done.stderr
