"""What the README shows is what happens."""

import doctest
import re
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def test_the_readme_runs() -> None:
    found = doctest.testfile(str(README), module_relative=False)
    assert found.attempted > 10
    assert found.failed == 0


def test_the_pictures_of_the_readme_are_there() -> None:
    named = set(re.findall(r"docs/pictures/\w+\.png", README.read_text(encoding="utf-8")))
    assert len(named) == 7
    for name in named:
        assert (README.parent / name).read_bytes()[:4] == b"\x89PNG"
