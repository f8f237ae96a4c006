"""Every action of a game has a number; the sizes are published, and versioned."""

import re
from pathlib import Path

import pytest

import argosy
from argosy.encoding.numbering import VERSION, numbering

PAGE = Path(__file__).parents[1] / "docs" / "environments.md"
# By game: seats and how many numbers. Whoever changes one raises VERSION: trained players depend on it.
SIZES = {
    "land_routes": {2: 484, 3: 547, 4: 610},
    "pirates": {2: 2616, 3: 2445, 4: 2616},
    "sea_routes": {2: 441, 3: 777, 4: 777},
    "ship_it": {2: 5853, 3: 5853, 4: 5853},
    "wandering_merchant": {1: 241, 2: 71, 3: 71, 4: 71, 5: 71, 6: 71},
}


@pytest.mark.parametrize("name", argosy.editions())
def test_the_sizes_are_those_of_this_version(name: str) -> None:
    found = {
        seats: len(numbering(name, argosy.game(name, seats=seats)))
        for seats in argosy.edition(name).seats
    }
    assert (VERSION, found) == (1, SIZES[name])


@pytest.mark.parametrize("name", argosy.editions())
def test_the_sizes_are_published(name: str) -> None:
    rows = re.findall(rf"^\| `{name}` \| ([^|]+) \| ([^|]+) \|", PAGE.read_text("utf-8"), re.M)
    published = {
        int(seats): int(size.replace(",", ""))
        for counts, size in rows
        for seats in counts.split(",")
    }
    assert published == SIZES[name]


def test_every_number_has_a_text_of_its_own() -> None:
    numbers = numbering("ship_it", argosy.game("ship_it", seats=2))
    texts = [numbers.text(n) for n in range(len(numbers))]
    assert len(set(texts)) == len(texts)
    assert "official 6-4.high" in texts
    assert numbers.read("official 6-4.high") == texts.index("official 6-4.high")


def test_options_leave_out_what_they_forbid() -> None:
    with_offers = numbering("land_routes", argosy.game("land_routes", seats=3))
    without = numbering("land_routes", argosy.game("land_routes", seats=3, offers=0))
    assert with_offers.block("offer") and not without.block("offer")
    built = numbering("wandering_merchant", argosy.game("wandering_merchant", seats=2, map=2))
    assert len(built.block("lay")) == 169
