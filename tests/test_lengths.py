"""How long a game lasts was measured: what the page shows is what bench/results/lengths.md says."""

import re
import tomllib
from pathlib import Path

import pytest

import argosy
from argosy.core.registry import edition, editions

RESULT = Path(__file__).parent.parent / "bench" / "results" / "lengths.md"
GAMES = Path(argosy.__file__).parent / "games"


def recorded() -> dict[tuple[str, str, int], tuple[str, str]]:
    """Rounds and minutes by game, preset and seats."""
    found = {}
    for line in RESULT.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) > 9 and cells[2].isdigit():
            found[cells[0], cells[1], int(cells[2])] = (cells[8], cells[9])
    return found


@pytest.mark.parametrize("game", sorted(editions()))
def test_every_preset_was_measured_as_it_is(game: str) -> None:
    found, record = edition(game), recorded()
    page = tomllib.loads((GAMES / game / "lengths.toml").read_text(encoding="utf-8"))
    for preset in found.presets:
        assert page[preset.name]["options"] == dict(preset.options), "measure it again"
        assert set(preset.lengths) == set(found.seats)
        for seats, length in preset.lengths.items():
            assert (length.rounds, length.minutes) == record[game, preset.name, seats]
            assert re.fullmatch(r"\d+(-\d+)?", length.minutes)
    assert set(page) == {preset.name for preset in found.presets}


@pytest.mark.parametrize("game", sorted(editions()))
def test_a_card_tells_of_the_preset_that_is_offered_first(game: str) -> None:
    found = edition(game)
    first = next(preset for preset in found.presets if preset.name == found.preset)
    assert found.minutes == first.lengths[found.default_seats].minutes


def test_trade_routes_on_the_road_takes_about_an_hour_at_first() -> None:
    """The rule sheet's own numbers are there too, under a name of their own."""
    found = edition("land_routes")
    presets = {preset.name: preset for preset in found.presets}
    assert presets["usual"].options == {}
    for length in presets[found.preset].lengths.values():
        low, high = map(int, length.minutes.split("-"))
        assert 45 <= (low + high) / 2 <= 70
