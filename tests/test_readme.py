"""What the README shows is what happens."""

import doctest
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def test_the_readme_runs() -> None:
    found = doctest.testfile(str(README), module_relative=False)
    assert found.attempted > 10
    assert found.failed == 0


def test_the_picture_of_the_readme_is_there() -> None:
    assert (README.parent / "docs" / "pictures" / "sea_routes.png").read_bytes()[:4] == b"\x89PNG"
