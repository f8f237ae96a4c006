"""A press does what the button says that was there when the hand decided, and nothing else."""

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect
from tests.browser.conftest import People
from tests.browser.laid import asked, found, lay, newcomer, sailing
from tests.browser.player import Player
from tests.browser.server import Server

from argosy.core.match import Match
from argosy.core.registry import editions

BUTTONS = ".bar [data-main], .bar [data-action], .bar [data-verb]:not(.off)"
# The places of the buttons. While something is asked on the board, the main one says so and is no button.
BOXES = """() => [...document.querySelectorAll('.bar button, .bar .main')].map((b) => {
  const { x, y, width, height } = b.getBoundingClientRect()
  const name = b.matches('.main') ? 'main' : b.dataset.action ?? b.dataset.verb ?? b.innerText
  return [name, { x, y, width, height }]
})"""


# When buttons and keys went down.
PRESSES = """
window.presses = []
for (const type of ['pointerdown', 'keydown']) addEventListener(type, (event) => presses.push(event.timeStamp), true)
"""
DOUBLE = 300  # milliseconds


def is_double(page: Page) -> bool:
    """Whether the last two presses were close together; on a busy machine they may not be, and are made again."""
    gap = page.evaluate("(window.presses ?? []).slice(-2).reduce((a, b) => b - a, 0)")
    return 0 < float(gap) < DOUBLE


def boxes(page: Page) -> dict[str, FloatRect]:
    return dict(page.evaluate(BOXES))


def covers(box: FloatRect, at: tuple[float, float]) -> bool:
    x, y = at
    return 0 < x - box["x"] < box["width"] and 0 < y - box["y"] < box["height"]


def middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def decided(player: Player, match: Match) -> list[str]:
    """What the first seat has done since its table was laid with this match."""
    player.answered()
    return player.decided(len(match.entries), match.seats[0])


def town(seed: int) -> Match:
    """A merchant before a town: to explore it cannot be taken back, to stop ends the move."""
    return found("wandering_merchant", seed, lambda verbs, _: verbs >= {"explore", "stop"})


@pytest.mark.parametrize("game", sorted(editions()))
def test_a_double_click_does_one_thing(person: People, server: Server, game: str) -> None:
    token, guest = newcomer(server.database)
    ann = person(token=token)
    ann.page.add_init_script(PRESSES)
    positions = asked(game, 2, person.seed)
    fullest = sorted(positions, key=lambda v: (len(v), sorted(v)), reverse=True)[:4]
    pressed = 0
    for verbs in fullest:
        match = positions[verbs]
        count, n = 1, 0
        while n < min(count, 6):
            ann.open(lay(server.database, guest, match))
            assert ann.my_turn()
            ann.settle()
            buttons = ann.page.locator(BUTTONS)
            count = buttons.count()
            if not count:
                break
            button = buttons.nth(n)
            own = button.get_attribute("data-action")
            before = boxes(ann.page)
            where = middle(button)
            ann.page.mouse.dblclick(*where)
            ann.settle()
            if not is_double(ann.page):
                continue
            done = decided(ann, match)
            assert len(done) <= 1, (sorted(verbs), own, done)
            assert not own or not done or done == [own], (sorted(verbs), own, done)
            sure = ann.page.locator("[data-sure] [data-main]")
            if sure.count():  # it is asked where it was pressed, and all else stays where it was
                box = sure.bounding_box()
                assert box
                assert covers(box, where), (own, box, where)
                now = boxes(ann.page)
                assert {k: v for k, v in now.items() if k in before} == before
            pressed += 1
            n += 1
    assert pressed


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "finger"])
def test_exploring_twice_neither_explores_unasked_nor_ends_the_move(
    person: People, phone: bool
) -> None:
    match = town(person.seed)
    ann = person.seated(match, phone=phone)
    ann.settle()
    explore = ann.page.locator("[data-action=explore], .bar [data-main]").first
    where = middle(explore)
    if phone:
        ann.page.touchscreen.tap(*where)
        ann.page.touchscreen.tap(*where)
    else:
        ann.page.mouse.dblclick(*where)
    sure = ann.page.locator("[data-sure]")
    expect(sure).to_contain_text("Explore this town")
    assert decided(ann, match) == []
    ann.press(sure.get_by_role("button", name="Not yet"))
    expect(sure).to_have_count(0)
    assert decided(ann, match) == []
    ann.press(explore)
    ann.press(sure.locator("[data-main]"))
    expect(sure).to_have_count(0)
    assert decided(ann, match)[0] == "explore"


def test_a_key_is_not_pressed_twice_either(person: People, server: Server) -> None:
    match = town(person.seed)
    token, guest = newcomer(server.database)
    ann = person(token=token)
    ann.page.add_init_script(PRESSES)
    while not is_double(ann.page):
        ann.open(lay(server.database, guest, match))
        assert ann.my_turn()
        ann.settle()
        ann.page.locator("[data-action=explore]").focus()
        for _ in range(2):
            ann.page.keyboard.press("Enter")
    expect(ann.page.locator("[data-sure]")).to_be_visible()
    assert decided(ann, match) == []
    # A key that is held down says it once.
    ann.settle()
    ann.page.keyboard.down("Enter")
    for _ in range(12):
        ann.page.wait_for_timeout(60)
        ann.page.keyboard.down("Enter")
    ann.page.keyboard.up("Enter")
    ann.answered()
    assert len(decided(ann, match)) <= 1


# ── Enter ──

SHOWN = ".bar [data-main] kbd"


def at_sea(person: People) -> tuple[Player, Match]:
    match = sailing(person.seed)
    ann = person.seated(match)
    return ann, match


def test_enter_does_what_the_button_says_that_shows_it(person: People) -> None:
    ann, match = at_sea(person)
    ann.page.locator("[data-hint]").click()  # and the focus stays there
    main = ann.page.locator(".bar [data-main]")
    expect(main).to_contain_text("Enter")
    label = main.locator("span").first.inner_text()
    ann.settle()
    ann.page.keyboard.press("Enter")
    assert len(decided(ann, match)) == 1
    expect(ann.page.locator("[data-status]")).not_to_contain_text("The bot suggests")
    assert label


def test_enter_does_not_cancel_an_order(person: People) -> None:
    """An order was chosen with the mouse: Enter carries it out where the pointer is, as the main button says."""
    match = found("pirates", person.seed, lambda verbs, _: verbs >= {"walk", "done"})
    ann = person.seated(match)
    ann.page.locator("[data-verb=walk]").click()
    main, lit = ann.page.locator(".bar [data-main]"), ann.page.locator(".cell.lit").first
    for _ in range(3):  # a crew, then where it goes
        lit.hover(force=True)
        if main.count():
            break
        lit.click(force=True)
        ann.settle()
    ann.page.locator("[data-verb=walk]").evaluate("(button) => button.focus()")
    ann.page.mouse.move(2, 2)
    lit.hover(force=True)
    expect(main).to_contain_text("Enter")
    ann.settle()
    ann.page.keyboard.press("Enter")
    ann.answered()
    if ann.page.locator("[data-sure]").count():
        ann.settle()
        ann.page.keyboard.press("Enter")
    assert decided(ann, match)[0].startswith("walk")


def test_enter_is_not_shown_where_it_belongs_to_another(person: People) -> None:
    ann, match = at_sea(person)
    ann.page.locator("[data-hint]").click()
    shown = ann.page.locator(SHOWN)
    expect(shown).to_be_visible()
    ann.settle()
    ann.page.keyboard.press("Tab")  # from Hint to Undo
    assert ann.page.evaluate("document.activeElement.matches('[data-undo]')")
    expect(shown).to_have_count(0)
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator("[data-undo-asks], .toast").first).to_be_visible()
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("tab", name="Chat").click()
    expect(shown).to_be_visible()
    ann.page.get_by_label("Say something").click()
    expect(shown).to_have_count(0)
    ann.page.keyboard.type("ahoy")
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".chat")).to_contain_text("ahoy")
    assert decided(ann, match) == []
