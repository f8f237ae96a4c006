"""What the golden records of this game must show besides every ending and action."""

from importlib.resources import files

import pytest

import argosy
from argosy.games.pirates.tests.scene import said

FOLDER = files("argosy.games.pirates").joinpath("records")
RECORDS = {
    file.name.removesuffix(".txt"): file.read_text(encoding="utf-8")
    for file in sorted(FOLDER.iterdir(), key=lambda file: file.name)
    if file.name.endswith(".txt")
}
ENDINGS = {
    "printed": "PV-R28",
    "alone": "PV-R28",
    "compared": "PV-R29",
    "tie_broken": "PV-R30",
    "roll_off": "PV-A50",
    "roll_off_three": "PV-A50",
    "rounds_over": "PV-A51",
}


@pytest.mark.parametrize(("name", "ending"), ENDINGS.items())
def test_it_ends_as_its_name_says(name: str, ending: str) -> None:
    """PV-R28, PV-R29, PV-R30, PV-A50, PV-A51"""
    assert argosy.replay(RECORDS[name]).ending == ending


def test_the_record_printed_in_the_rules() -> None:
    """PV-R28, PV-A64: two treasures of moons, and a crew recruited on the way."""
    match = argosy.replay(RECORDS["printed"])
    assert match.record().ending == "PV-R28 suns 0 moons 10 crowns 0"
    assert len(match.entries) == 62


def test_rare_things_happen_in_them() -> None:
    """PV-A26, PV-R15, PV-R11: hailed boats, lost boardings, dice buried in another's turn."""
    told = {name: said(argosy.replay(record)) for name, record in RECORDS.items()}
    assert any("captain took the" in line for line in told["seized_and_hailed"])
    assert any("beat back" in line for line in told["repelled"])
    assert any("recruited" in line for line in told["recruits"])
