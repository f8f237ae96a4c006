"""Games are found by looking; their options are checked at the door."""

from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import pytest

import argosy
import argosy.games
from argosy.core import registry
from argosy.core.edition import BadInput, Edition
from argosy.core.words import Option

BEFORE = list(argosy.editions())


def test_every_folder_with_an_edition_is_a_game() -> None:
    folders = Path(str(files("argosy.games")))
    with_code = {path.parent.name for path in folders.glob("*/__init__.py")}
    assert set(argosy.editions()) == with_code
    assert list(argosy.editions()) == sorted(argosy.editions())


def test_other_things_on_the_shelf_are_no_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "notes.py").write_text("EDITION = None\n")
    (tmp_path / "unfinished").mkdir()
    (tmp_path / "unfinished" / "__init__.py").write_text("# nothing yet\n")
    monkeypatch.setattr(argosy.games, "__path__", [*argosy.games.__path__, str(tmp_path)])
    registry.installed.cache_clear()
    try:
        assert list(registry.editions()) == sorted(BEFORE)
    finally:
        registry.installed.cache_clear()


@pytest.mark.parametrize("name", argosy.editions())
def test_a_game_is_called_like_its_folder(name: str) -> None:
    edition = argosy.edition(name)
    assert edition.id == name
    assert edition.make.__module__.startswith(f"argosy.games.{name}.")
    assert edition.designer
    for page in ("title", "pitch", "credits", "licence"):
        assert not edition.say(page).startswith("{"), page
    assert edition.default_seats in edition.seats
    assert list(edition.seats) == sorted(set(edition.seats))


def test_codes_are_unique() -> None:
    codes = [edition.code for edition in argosy.editions().values()]
    assert len(set(codes)) == len(codes)


@pytest.mark.parametrize("name", ["", "chess", "Sea_Routes", "sea_routes ", "../core", "__init__"])
def test_an_unknown_game_is_named_with_what_there_is(name: str) -> None:
    for door in (argosy.edition, argosy.game, argosy.new):
        with pytest.raises(BadInput, match=r"There is no game .* There is: .*sea_routes"):
            door(name)


def test_a_game_with_its_options() -> None:
    game = argosy.game("sea_routes", seats=3, coins_per_round=3)
    assert game.seats == 3
    assert game.options["coins_per_round"] == 3
    assert game.options["empty_sides"] == 2  # the default depends on the seats
    assert argosy.game("sea_routes").options["empty_sides"] == 1


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"seats": 5}, "sea_routes is for 2, 3, 4 seats, not 5."),
        ({"seats": 0}, "sea_routes is for 2, 3, 4 seats, not 0."),
        ({"rounds": 0}, "Option rounds of sea_routes goes from 1 to 99 (SR-A21), not 0."),
        ({"rounds": 100}, "Option rounds of sea_routes goes from 1 to 99 (SR-A21), not 100."),
        ({"markers": 5}, "Option markers of sea_routes goes from 0 to 4 (SR-A20), not 5."),
        ({"rules": 2}, "sea_routes has rules 1 to 1, not 2."),
        ({"rules": 0}, "sea_routes has rules 1 to 1, not 0."),
        ({"speed": 1}, "sea_routes has no option “speed”. It has: seats, coins_per_round"),
    ],
)
def test_options_out_of_range_are_refused(options: dict[str, int], says: str) -> None:
    with pytest.raises(BadInput) as bad:
        argosy.game("sea_routes", **options)
    assert str(bad.value).startswith(says)


def test_the_range_may_depend_on_the_seats() -> None:
    assert argosy.game("sea_routes", seats=3, markers=8).options["markers"] == 8


def test_only_what_differs_is_written(pot: Edition) -> None:
    edition = argosy.edition("sea_routes")
    assert edition.differing(edition.choose({})) == ["seats=2"]
    chosen = edition.choose({"seats": 3, "rounds": 5, "markers": 8, "gain": 2})
    assert edition.differing(chosen) == ["seats=3", "gain=2", "rounds=5"]
    assert edition.choose({}) | {"rounds": 5} == edition.choose({"rounds": 5})


def test_every_combination_is_written_so_that_it_reads_back() -> None:
    for edition in argosy.editions().values():
        for seats in edition.seats:
            for option in edition.options:
                chosen = edition.choose({"seats": seats, option.name: option.low})
                pairs = [pair.split("=") for pair in edition.differing(chosen)]
                assert edition.choose({name: int(value) for name, value in pairs}) == chosen


def test_an_edition_makes_its_game(pot: Edition) -> None:
    other = replace(pot, options=(Option("most", 7, 1, 9, "PO-R5"),))
    assert other.game().options == {"seats": 2, "rules": 2, "most": 7}
    assert other.game(rules=1, most=3).options == {"seats": 2, "rules": 1, "most": 3}
