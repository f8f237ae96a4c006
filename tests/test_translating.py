"""docs/translating.md begins a language: its commands are run here, in a copy of the package."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import argosy

PAGE = Path(__file__).parents[1] / "docs" / "translating.md"
PACKAGE = Path(argosy.__file__).parent
COMMAND = f'#!/bin/sh\nexec "{sys.executable}" -m argosy "$@"\n'


@pytest.fixture(name="copy")
def copy_the_package(tmp_path: Path) -> Path:
    """Return a folder with a package of links to all our files, and with the command that runs it."""
    shutil.copytree(
        PACKAGE,
        tmp_path / "src" / "argosy",
        copy_function=os.symlink,
        ignore=shutil.ignore_patterns("__pycache__", "node_modules", "tests", "web"),
    )
    command = tmp_path / "bin" / "argosy"
    command.parent.mkdir()
    command.write_text(COMMAND)
    command.chmod(0o755)
    return tmp_path


def run(copy: Path, line: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(copy / "src"), str(PACKAGE.parent)])
    env = {**os.environ, "PYTHONPATH": path, "PATH": f"{copy / 'bin'}:{os.environ['PATH']}"}
    return subprocess.run(
        ["sh", "-c", line], cwd=copy, env=env, capture_output=True, text=True, check=False
    )


def commands() -> list[tuple[str, str]]:
    """Every command of the page, with what it prints."""
    blocks = re.findall(r"```console\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    return re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", "".join(blocks), re.M)


def test_the_commands_of_the_page_do_what_it_says(copy: Path) -> None:
    assert len(commands()) > 8
    for line, prints in commands():
        done = run(copy, line)
        assert (done.returncode, done.stdout) == (0, prints), f"{line}\n{done.stderr}"


def test_the_page_lists_every_file_of_a_language() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for file in (PACKAGE / "languages" / "en").iterdir():
        assert f"`src/argosy/languages/nl/{file.name}`" in text
    for file in (PACKAGE / "games" / "sea_routes" / "languages" / "en").iterdir():
        assert file.name in text


def test_an_incomplete_language_is_named_and_counted(copy: Path) -> None:
    (copy / "src/argosy/languages/nl").mkdir()
    (copy / "src/argosy/languages/nl/common.ftl").write_text("you = jij\n")
    done = run(copy, "argosy words check nl")
    assert done.returncode == 2
    for fault in (
        "nl common: suit-suns is missing",
        "nl commands: play-won is missing",
        "nl problems: problem-unknown-game is missing",
        "nl sea_routes: event-sailed is missing",
        "nl sea_routes: rulebook.md is missing",
    ):
        assert f"{fault}\n" in done.stdout
    assert re.search(r"^nl: \d,\d+ things to mend\.$|^nl: \d+ things to mend\.$", done.stdout, re.M)
