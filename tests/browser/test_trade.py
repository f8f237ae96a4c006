"""Trade Routes on the road: an offer is composed by clicking, countered, accepted."""

import re

from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.browser.player import Player, on_turn


def sit_down(person: People) -> tuple[Player, Player]:
    """Two at a table, each started somewhere; first whose turn it is, with one card bought."""
    ann, bea = person(), person()
    ann.lobby()
    ann.press(ann.page.locator("[data-game=land_routes] [data-open]"))
    ann.with_guest(bea)
    both = (ann, bea)
    for _ in both:
        mover = on_turn(both)
        before = mover.says
        mover.page.locator(".cell.lit").first.click()
        expect(mover.page.locator("[data-status]")).not_to_have_text(before, use_inner_text=True)
    mover = on_turn(both)
    mover.page.locator("[data-action=buy]").click()  # it asks nothing more
    expect(mover.page.locator(".pl").first.locator("[data-piece]")).to_have_count(1)
    other = bea if mover is ann else ann
    expect(other.page.locator(".log .says")).to_have_count(mover.lines())
    return mover, other


def gold(player: Player) -> list[int]:
    """One's own, and the other's."""
    return [int(t.split()[0]) for t in player.page.locator(".pl .sc").all_inner_texts()]


def cards(player: Player) -> list[int]:
    panels = player.page.locator(".pl")
    return [panels.nth(n).locator("[data-piece]").count() for n in range(2)]


def compose(player: Player, card: str, gold: int, sums: str) -> None:
    """Offer, for gold, to `give` one's own card or to take the one that one `want`s."""
    player.page.locator("[data-offer]").click()
    player.page.locator(f"[data-{card}]").first.click()
    for _ in range(gold):
        player.page.locator(f"[data-more={'want' if card == 'give' else 'give'}]").click()
    expect(player.page.locator("[data-sum]")).to_contain_text(sums)
    player.page.locator("[data-compose]").click()


def test_offer_counter_offer_and_deal(person: People) -> None:
    ann, bea = sit_down(person)
    had = gold(ann)
    assert gold(bea) == had[::-1]

    # Ann offers her card for one gold.
    compose(ann, "give", 1, "You get 1 gold")
    expect(bea.page.locator("[data-offered]")).to_contain_text("1 gold")

    # Bea wants it, but says herself what she pays.
    compose(bea, "want", 2, "gets 2 gold")
    expect(ann.page.locator("[data-offered]")).to_contain_text("2 gold")
    assert (gold(ann), cards(ann)) == (had, [1, 0])  # nothing has changed hands yet

    accept = ann.page.locator("[data-action=accept]")
    expect(accept).to_contain_text("get 2 gold")
    accept.click()
    for one in (ann, bea):
        expect(one.page.locator("[data-offered]")).to_have_count(0)
        expect(one.page.locator(".log")).to_contain_text("accepted")
    assert gold(ann) == [had[0] + 2, had[1] - 2]
    assert gold(bea) == gold(ann)[::-1]
    assert (cards(ann), cards(bea)) == ([0, 1], [1, 0])


def test_an_offer_is_declined_and_both_still_see_it(person: People) -> None:
    ann, bea = sit_down(person)
    had = gold(ann)
    ann.page.locator("[data-offer]").click()
    send = ann.page.locator("[data-compose]")
    ann.page.locator("[data-give]").first.click()
    expect(send).to_have_class(re.compile("off"))  # nobody gives anything for nothing
    ann.page.locator("[data-offer]").click()
    compose(ann, "give", 3, "You get 3 gold")
    expect(bea.page.locator("[data-offered]")).to_be_visible()
    decline = bea.page.locator("[data-action=decline]")
    expect(decline).to_contain_text("offer")
    decline.click()
    for one in (ann, bea):
        expect(one.page.locator("[data-offered]")).to_have_count(0)
        expect(one.page.locator("[data-past] [data-answered=declined]")).to_contain_text("3 gold")
    expect(ann.page.locator("[data-past]")).to_contain_text("you offered")
    expect(bea.page.locator("[data-past]")).to_contain_text("You declined")
    assert (gold(ann), cards(ann)) == (had, [1, 0])
