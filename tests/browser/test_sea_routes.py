"""Trade Routes at sea on the page: what scores and what brings powers, what a lead is worth, tiles that can be read."""

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.browser.player import Player

import argosy
from argosy.core.match import Match

SMALLEST_TILE = {2: 62, 4: 48}  # pixels at 1280 x 800
BLOCKS = {"score": ["crowns", "even", "odd"], "powers": ["arms", "moons", "suns"]}


def mid_round(seats: int, seed: int) -> Match:
    """Everybody has claimed something."""
    match = argosy.new(
        "sea_routes", seats=seats, seed=seed, names=["Ann", "Bea", "Cyd", "Dan"][:seats]
    )
    for _ in range(4 * seats):
        match.play(match.legal()[0])
    return match


def laid(
    person: People, seats: int, seed: int, *, phone: bool = False, language: str = "en"
) -> tuple[Player, Match]:
    match = mid_round(seats, seed)
    while match.waiting != 0:
        seed += 1
        match = mid_round(seats, seed)
    return person.seated(match, phone=phone, language=language), match


@pytest.mark.parametrize("seats", [2, 4])
def test_the_tracker_says_what_scores_what_brings_powers_and_what_a_lead_is_worth(
    person: People, seed: int, seats: int
) -> None:
    ann, match = laid(person, seats, seed)
    ann.page.set_viewport_size({"width": 1280, "height": 800})
    facts = match.edition.facts
    assert facts is not None
    rows = {row.category: row for row in facts(match.game, match.state, 0).majorities}  # type: ignore[attr-defined]
    for block, categories in BLOCKS.items():
        shown = ann.page.locator(f"[data-block={block}] tr:has([data-worth])")
        expect(shown).to_have_count(len(categories))
        for n, category in enumerate(categories):
            row = rows[category]
            lead = shown.nth(n).locator("[data-worth]")
            expect(lead).to_have_attribute("data-worth", row.leads or "")
            counts = shown.nth(n).locator("td > b")
            assert sorted(
                int(c.evaluate("b => b.firstChild.data")) for c in counts.all()
            ) == sorted(row.counts)
            if row.leads:
                expect(lead).to_contain_text(f"{'die ' if row.is_power else '+'}{row.worth}")
    assert ann.page.locator("[data-block]").first.bounding_box() is not None


@pytest.mark.parametrize("seats", [2, 4])
def test_tiles_are_large_and_powers_explained_beside_them(
    person: People, seed: int, seats: int
) -> None:
    ann, _ = laid(person, seats, seed)
    ann.page.set_viewport_size({"width": 1280, "height": 800})
    ann.frame()
    tile = ann.page.locator("#board .k-tile").first.bounding_box()
    assert tile and tile["width"] >= SMALLEST_TILE[seats]
    for power in ("arms", "moons", "suns"):
        expect(ann.page.locator(f"[data-power={power}]")).to_contain_text("1 point: ")


def test_on_a_phone_four_seats_see_their_own_count_against_the_best_rival(
    person: People, seed: int
) -> None:
    ann, match = laid(person, 4, seed, phone=True)
    assert match.edition.facts is not None
    rows = match.edition.facts(match.game, match.state, 0).majorities  # type: ignore[attr-defined]
    shown = ann.page.locator(".mini [data-block] b")
    for row, told in zip(rows, shown.all(), strict=True):
        assert told.inner_text().endswith(f":{max(row.counts[1:])}")
        assert told.inner_text().startswith(str(row.counts[0]))


def test_the_tracker_speaks_german(person: People, seed: int) -> None:
    ann, _ = laid(person, 4, seed, language="de")
    expect(ann.page.locator("[data-block=score]")).to_contain_text(
        "wer am meisten hat, erhält so viele"
    )
    expect(ann.page.locator("[data-power=arms]")).to_contain_text("1 Punkt: Embargo")
