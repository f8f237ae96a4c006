"""What a person does at a table besides moving."""

import re

from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.browser.player import on_turn
from tests.browser.server import Server


def test_two_browsers_in_one_game(person: People) -> None:
    ann, bea = person(), person()
    ann.lobby()
    ann.press(ann.page.locator("[data-game=sea_routes] [data-open]"))
    table = ann.create()
    link = ann.invitation()
    assert f"/t/{table}#i_" in link

    bea.page.goto(link)
    bea.sit()
    for one in (ann, bea):
        one.page.wait_for_selector("[data-status]")
        assert "i_" not in one.page.url
    mover = on_turn((ann, bea))  # a page may still wait for the game to begin
    watcher = bea if mover is ann else ann
    for _ in range(4):
        seen = watcher.lines()
        mover.page.locator(".cell.lit").first.click()
        expect(watcher.page.locator(".log .says")).not_to_have_count(seen)
        expect(watcher.page.locator("[data-status]")).to_contain_text("Your turn")
        mover, watcher = watcher, mover
    bea.page.get_by_role("tab", name="Chat").click()
    bea.page.get_by_label("Say something").fill("hello Ann")
    bea.page.get_by_role("button", name="Send").click()
    ann.page.get_by_role("tab", name="Chat").click()
    expect(ann.page.get_by_text("hello Ann")).to_be_visible()


def test_reload_kill_and_reconnect(person: People, server: Server) -> None:
    ann = person()
    ann.against_bots("sea_routes")
    ann.play(2)
    assert ann.my_turn()
    ann.page.mouse.move(2, 2)  # the place under the pointer is spoken of as well
    before = ann.says
    ann.page.reload()
    assert ann.my_turn()
    expect(ann.page.locator("[data-status]")).to_have_text(before, use_inner_text=True)

    person.offline = True
    server.kill()
    expect(ann.page.locator("[data-lost]")).to_be_visible()
    ann.page.locator(".cell.lit").first.click()  # kept, and sent once the server is back
    server.start()
    expect(ann.page.locator("[data-lost]")).to_have_count(0)
    status = ann.page.locator("[data-status]")
    expect(status).not_to_have_text(before, use_inner_text=True)
    assert ann.my_turn()
    ann.play(2)


def test_a_table_that_cannot_be_reached_appears_by_itself(person: People, server: Server) -> None:
    ann = person()
    table = ann.against_bots("sea_routes")
    assert ann.my_turn()
    ann.lobby()
    link = ann.page.locator(f"[data-table='{table}'] a")
    expect(link).to_be_visible()
    person.offline = True
    server.kill()
    link.click()
    expect(ann.page.get_by_role("heading", name="cannot be reached")).to_be_visible()
    server.start()
    expect(ann.page.locator("[data-status]")).to_be_visible()
    assert ann.my_turn()


def test_why_not_names_the_clause_and_opens_the_rules_there(person: People) -> None:
    ann = person()
    ann.against_bots("sea_routes")
    assert ann.my_turn()
    ann.page.locator("[data-place=e5]").click()
    why = ann.page.locator("[data-why]")
    expect(why).to_contain_text("e5: ")
    expect(why).to_contain_text("4 steps from your ship")
    why.get_by_role("button", name="SR-R7").first.click()
    cited = ann.page.locator("article.cited")
    expect(cited).to_contain_text("SR-R7")
    ann.page.get_by_label("Search the rules").fill("embargo marker")
    expect(ann.page.locator("article[data-clause]").first).to_contain_text("embargo")
    ann.page.keyboard.press("Escape")
    expect(cited).to_have_count(0)
    ann.page.locator("[data-verb=sneak]").click()
    expect(ann.page.locator("[data-why]")).to_contain_text("Moons")


def test_undo_says_first_what_it_takes_back(person: People) -> None:
    """Two people at one screen: both agree, so even what was answered is taken back, once that is said."""
    ann = person()
    ann.lobby()
    ann.press(ann.page.locator("[data-game=sea_routes] [data-open]"))
    ann.page.get_by_label("Seat blue").select_option("hot")
    ann.page.get_by_label("Their name").fill("Bea")
    ann.create()
    assert ann.my_turn()
    undo = ann.page.locator("[data-undo]")
    expect(undo).to_contain_text("nothing to take back")
    status = ann.page.locator("[data-status]")
    for _ in range(2):
        before = ann.says
        ann.page.locator(".cell.lit").first.click()
        expect(status).not_to_have_text(before, use_inner_text=True)
    assert ann.my_turn()
    expect(undo).to_contain_text("Undo…")
    undo.click()
    asks = ann.page.locator("[data-undo-asks]")
    expect(asks).to_contain_text("2 decisions in all")
    assert ann.page.locator(".undone").count() == 0
    asks.locator("[data-undo-yes]").click()
    expect(ann.page.locator(".undone").first).to_be_visible()
    expect(ann.page.locator(".log")).to_contain_text("taken back")


def test_replay_and_a_link_to_a_position(person: People) -> None:
    ann, bea = person(), person()
    table = ann.against_bots("sea_routes")
    ann.play(3)
    assert ann.my_turn()
    ann.page.locator(".log li:not([hidden]) .says").last.click()
    expect(ann.page.locator("[data-replay]")).to_be_visible()
    expect(ann.page).to_have_url(re.compile(f"/t/{table}@"))
    line = int(ann.page.url.partition("@")[2]) - 1
    ann.page.locator("[data-unit]").select_option("line")
    ann.page.get_by_role("button", name="One line back").click()
    expect(ann.page).to_have_url(f"{ann.url}/t/{table}@{line}")
    said = re.search(r"ine (\d+) of", ann.page.locator("[data-replay]").inner_text())
    ann.page.get_by_role("button", name="Copy a link to this position").click()
    bea.page.goto(ann.copied(f"/t/{table}@{line}"))
    assert said
    expect(bea.page.locator("[data-replay]")).to_contain_text(f"ine {said[1]} of")
    bea.page.get_by_role("button", name="Play on from here").click()
    bea.page.wait_for_url(lambda url: table not in url)
    assert bea.my_turn()
    ann.page.get_by_role("button", name="Back to the game").click()
    assert ann.my_turn()


# The place that is farthest from all that can be chosen.
FAR = """() => {
  const middle = (cell) => { const b = cell.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2] }
  const lit = [...document.querySelectorAll('.cell.lit')].map(middle)
  const apart = ([x, y], [u, v]) => Math.hypot(x - u, y - v)
  const far = (cell) => Math.min(...lit.map((one) => apart(one, middle(cell))))
  return [...document.querySelectorAll('.cell')].sort((a, b) => far(b) - far(a))[0].dataset.place
}"""


def test_phone(person: People) -> None:
    ann = person(phone=True)
    ann.lobby()
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= 390
    ann.against_bots("sea_routes")
    ann.play(3)
    assert ann.my_turn()
    box = ann.page.locator(".cell.lit").first.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44
    far = ann.page.evaluate(FAR)
    ann.page.locator(f"[data-place={far}]").tap()
    expect(ann.page.locator("[data-why]")).to_contain_text("SR-R7")
    for tab in ("Scores", "Log", "Chat", "Board"):
        ann.page.get_by_role("tab", name=tab).tap()


def test_keyboard_only(person: People) -> None:
    ann = person()
    ann.page.goto(ann.url)
    ann.page.wait_for_selector("[data-game=sea_routes]")
    keys = ann.page.keyboard

    def tab_to(selector: str) -> None:
        for _ in range(60):
            if ann.page.evaluate("s => !!document.activeElement?.matches(s)", selector):
                return
            keys.press("Tab")
        raise AssertionError(f"Tab never reaches {selector}")

    tab_to("[data-game=sea_routes] [data-bot]")
    keys.press("Enter")
    tab_to("[data-create]")
    keys.press("Enter")
    assert ann.my_turn()
    for _ in range(3):
        assert ann.my_turn()
        before = ann.lines()
        tab_to(".cell")
        lit = "() => document.activeElement?.classList.contains('lit')"
        for key in (
            "",
            "ArrowUp",
            "ArrowDown",
            "ArrowDown",
            "ArrowUp",
            "ArrowRight",
            "ArrowLeft",
            "ArrowLeft",
        ):
            if key:
                keys.press(key)
            if ann.page.evaluate(lit):
                break
        assert ann.page.evaluate(lit)
        assert "can be chosen" in str(ann.page.evaluate("document.activeElement.ariaLabel"))
        keys.press("Enter")
        expect(ann.page.locator(".log .says")).not_to_have_count(before)
    expect(ann.page.locator("[data-spoken]")).to_contain_text("sailed to")

    # All that can be done is a list as well, each with its clause.
    assert ann.my_turn()
    before = ann.lines()
    tab_to("[data-all]")
    ann.settle()
    keys.press("Enter")
    items = ann.page.get_by_role("list", name="What you can do").get_by_role("button")
    expect(items.first).to_be_visible()
    assert all(re.search(r"SR-\w+$", text) for text in items.all_inner_texts())
    keys.press("Tab")
    keys.press("Enter")
    expect(ann.page.locator(".log .says")).not_to_have_count(before)


# How many pieces have gone to another place in steps that can be seen.
MOVED = """
window.moved = 0
addEventListener('transitionrun', (event) => { if (event.target.dataset.piece) moved++ }, true)
"""


def test_pieces_move_unless_somebody_prefers_stillness(person: People) -> None:
    """And nobody has to wait for them: the next move may be made while they are on their way."""
    ann, bea = person(moving=True, speed=1), person()
    for one in (ann, bea):
        one.page.add_init_script(MOVED)
    ann.lobby()
    ann.press(ann.page.locator("[data-game=sea_routes] [data-open]"))
    ann.page.get_by_label("Seat blue").select_option("hot")
    ann.create()
    assert ann.my_turn()
    ann.page.get_by_role("button", name="Table menu").click()
    ann.page.get_by_label("Speed").select_option("Slow")
    ann.page.keyboard.press("Escape")
    bea.page.goto(ann.page.url)
    bea.page.wait_for_selector(".cell")
    for _ in range(3):
        before, moved = ann.lines(), ann.page.evaluate("moved")
        ann.page.locator(".cell.lit").first.click()
        ann.page.wait_for_function("(before) => moved > before", arg=moved)
        expect(ann.page.locator(".log .says")).not_to_have_count(before)
        expect(bea.page.locator(".log .says")).to_have_count(ann.lines())
        bea.frame()
        assert bea.page.evaluate("moved") == 0
