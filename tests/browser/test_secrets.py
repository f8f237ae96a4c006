"""Two people in one game, at two screens or at one: each sees their own secrets and no others."""

import json
from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.conftest import People
from tests.browser.player import STILL, Player, on_turn


class Ear:
    """Every line of the game that the server told a page."""

    def __init__(self, page: Page) -> None:
        self.lines: dict[int, str] = {}
        self.values: dict[str, set[str]] = {}  # what the coins on the table showed
        page.on("websocket", lambda ws: ws.on("framereceived", self.hear))

    def hear(self, frame: str | bytes) -> None:
        told: dict[str, Any] = json.loads(frame)
        if told["type"] != "view":
            return
        self.lines |= {line["line"]: line["text"] for line in told["news"]}
        for piece in told["scene"]["pieces"]:
            if piece["kind"] == "coin":
                self.values.setdefault(piece["id"], set()).add(piece["rank"])


def crews(player: Player) -> list[str]:
    """The values of all crews as the page shows them, suit by suit."""
    player.page.wait_for_selector(".panel .values b")
    values = [text[-1] for text in player.page.locator(".panel .values b").all_inner_texts()]
    assert len(values) == 16 and set(values) <= set("?012345a"), (
        values
    )  # after each crewman's letter
    return values


def open_pirates(ann: Player) -> None:
    ann.lobby()
    ann.press(ann.page.locator("[data-game=pirates] [data-open]"))
    ann.page.locator("dialog label:has(input[name=count][value='2'])").click()


def test_two_browsers_see_only_their_own_secrets(person: People) -> None:
    ann, bea = person(), person()
    ears = [Ear(ann.page), Ear(bea.page)]
    open_pirates(ann)
    ann.with_guest(bea)
    for _ in range(4):  # each places two ships
        mover = on_turn((ann, bea))
        before = mover.lines()
        mover.page.locator(".cell.lit").first.click()
        expect(mover.page.locator(".log .says")).not_to_have_count(before)
    dealt = [{n: t for n, t in ear.lines.items() if t.startswith("crew ")} for ear in ears]
    assert dealt[0].keys() == dealt[1].keys() and len(dealt[0]) == 16
    for n in dealt[0]:
        texts = (dealt[0][n], dealt[1][n])
        assert sorted(text.endswith(" ?") for text in texts) == [False, True], texts
        hers = ears[0] if texts[1].endswith(" ?") else ears[1]
        other = ears[1] if hers is ears[0] else ears[0]
        coin, value = texts[0 if hers is ears[0] else 1].split()[1:]
        assert value in hers.values[coin]
        assert value not in other.values[coin]
    shown = [crews(ann), crews(bea)]
    assert [values.count("?") for values in shown] == [8, 8]
    for mine, hers in zip(*shown, strict=True):
        assert [mine, hers].count("?") == 1  # one of them knows it


def test_a_curtain_hangs_between_two_at_one_screen(person: People) -> None:
    """While it hangs nothing of the table is on the page; behind it each finds their own."""
    ann = person()
    open_pirates(ann)
    ann.page.get_by_label("Seat night").select_option("hot")
    ann.page.get_by_label("Their name").fill("Bea")
    ann.create()
    curtain = ann.page.locator("[data-handoff]")
    seen: dict[str, list[str]] = {}
    heard: dict[str, set[str]] = {}
    for _ in range(4):
        expect(curtain).to_be_visible()
        assert ann.page.locator("[data-piece], .log, .players, .panel, .cell").count() == 0
        assert ann.page.locator("[data-spoken]").inner_text() == ""
        who = curtain.locator("h1").inner_text()
        said = ann.page.locator("body").inner_text()
        assert "value" not in said and "crew" not in said
        curtain.get_by_role("button").click()
        seen[who] = crews(ann)
        log = ann.page.locator(".log")
        ann.press(log.locator(".fold button").first)
        expect(log.locator(".says", has_text=" was dealt ")).to_have_count(16)
        heard[who] = {t for t in log.locator(".says").all_inner_texts() if " was dealt " in t}
        lit = ann.page.locator(".cell.lit")
        while not curtain.count():
            lit.first.click()
            ann.page.wait_for_selector(f"[data-handoff], {STILL}")
    assert len(seen) == 2
    one, other = seen
    assert all(p != "?" or q != "?" for p, q in zip(seen[one], seen[other], strict=True))
    assert [seen[one].count("?"), seen[other].count("?")] == [8, 8]
    for lines in heard.values():
        assert len([line for line in lines if line.endswith("a value.")]) == 8
        assert len(lines) == 16
