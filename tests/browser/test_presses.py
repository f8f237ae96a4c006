"""A press does what the button says that was there when the hand decided, and nothing else."""

import random

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect
from tests.browser.conftest import People
from tests.browser.golden import decided_first
from tests.browser.laid import asked, found, lay, newcomer, sailing
from tests.browser.player import Player
from tests.browser.server import Server

from argosy.core.match import Match
from argosy.core.registry import editions

BUTTONS = ".bar [data-main], .bar [data-action], .bar [data-verb]:not(.off)"
WARNING = ".bar .mid [data-action], .bar .mid [data-verb]:not(.off)"  # those that may ask
GAMES = 5  # random ones, for the verbs that they come to
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


def decided(player: Player, match: Match, seat: int = 0) -> list[str]:
    """What a seat has done since its table was laid with this match."""
    player.answered()
    return player.decided(len(match.entries), match.seats[seat])


def planning(seed: int) -> Match:
    """Before a link is bought: that cannot be taken back, and to go on ends the phase."""
    return found("ship_it", seed, lambda verbs, _: verbs == {"buy", "done"})


def covering(game: str, seed: int) -> dict[str, tuple[Match, int]]:
    """For every verb of a game a position and a seat that may do it: of some random games, else of a golden record."""
    by_verb: dict[str, tuple[Match, int]] = {}
    for number in range(GAMES):
        for verbs, match in asked(game, 2, seed + number).items():
            by_verb.update(dict.fromkeys(verbs - by_verb.keys(), (match, 0)))
    found = decided_first(game) | by_verb
    words = next(iter(found.values()))[0].words
    assert found.keys() == {verb.text.split()[0] for verb in words.actions.values()}
    return found


def way_to(ann: Player, verb: str) -> tuple[str, Locator | None]:
    """Click all but the last thing that leads to an action of this verb; return its text, and the last thing."""
    view = ann.page.request.get(f"{ann.url}/api/tables/{ann.table}/view").json()
    action = ann.dice.choice([a for a in view["actions"] if a["verb"] == verb])
    own = f'[data-action="{action["text"]}"]'
    button = ann.page.locator(f"[data-verb={verb}]:not(.off)")
    steps = [f'.lit[data-place="{place}"]' for place in action["places"]]
    if ann.reached(own):
        return action["text"], ann.reached(own)[0]
    if button.count() and not steps:
        return action["text"], button.first
    if button.count():
        button.first.click()
        ann.settle()
    last: Locator | None = None
    for step in steps:
        if ann.page.locator("[aria-selected=true], [data-sure]").count() and not ann.reached(step):
            continue  # what all of its actions begin with needs no click
        if last is not None:
            last.click(force=True)
            ann.settle()
        last = next(iter(ann.reached(step)), None)
        if last is None:
            break
    # What the game's page lays on its board itself has a place there all the same.
    return action["text"], last or next(iter([*ann.reached(BUTTONS), *ann.reached(".lit")]), None)


@pytest.mark.parametrize("game", sorted(editions()))
def test_a_double_click_does_what_a_click_does(person: People, server: Server, game: str) -> None:
    """The second click does nothing: neither to what was done nor to what came in its place."""
    by_verb = covering(game, person.seed)
    some = random.Random(person.seed).sample(sorted(by_verb), 3)
    press_twice(person, server, {verb: by_verb[verb] for verb in some})


@pytest.mark.long
@pytest.mark.parametrize("game", sorted(editions()))
def test_a_double_click_does_what_a_click_does_whatever_the_verb(
    person: People, server: Server, game: str
) -> None:
    press_twice(person, server, covering(game, person.seed))


def press_twice(person: People, server: Server, by_verb: dict[str, tuple[Match, int]]) -> None:
    """Do what each verb does by a click, and then on another table of the same position by a double click."""
    token, guest = newcomer(server.database)
    ann = person(token=token)
    ann.page.add_init_script(PRESSES)
    wrong, pressed = [], set()
    for verb, (match, seat) in sorted(by_verb.items()):
        once: list[str] | None = None
        luck = ann.dice.getstate()
        while True:  # first a click, then a double click, once more if it was none
            ann.dice.setstate(luck)
            ann.open(lay(server.database, guest, match, at=seat))
            assert ann.my_turn()
            ann.page.mouse.move(2, 2)  # what the pointer rests on is offered as well
            ann.settle()
            text, last = way_to(ann, verb)
            if last is None:
                break
            where = middle(last)
            if once is None:
                ann.page.mouse.click(*where)
            else:
                ann.page.mouse.dblclick(*where)
            ann.settle()
            done = decided(ann, match, seat)
            if once is None:
                once = done
            elif is_double(ann.page):
                pressed.add(verb)
                if done != once:
                    wrong.append((verb, text, once, done))
                break
    assert not wrong
    assert pressed == by_verb.keys()


def assert_keeps_the_turn(ann: Player) -> None:
    """What Enter would do gives the turn away only where there is nothing else to do."""
    view = ann.page.request.get(f"{ann.url}/api/tables/{ann.table}/view").json()
    ends = {action["text"] for action in view["actions"] if action.get("yields")}
    ann.page.mouse.move(2, 2)
    ann.frame()
    main = ann.page.locator(".bar [data-main]")
    if main.count() and len(ends) < len(view["actions"]):
        assert main.get_attribute("data-main") not in ends, view["actions"]


@pytest.mark.parametrize("game", sorted(editions()))
def test_what_is_asked_is_asked_where_it_was_pressed(
    person: People, server: Server, game: str
) -> None:
    token, guest = newcomer(server.database)
    ann = person(token=token)
    asks = 0
    each = {id(match): (match, seat) for match, seat in covering(game, person.seed).values()}
    for match, seat in random.Random(person.seed).sample(list(each.values()), min(5, len(each))):
        ann.open(lay(server.database, guest, match, at=seat))
        assert ann.my_turn()
        ann.settle()
        assert_keeps_the_turn(ann)
        for number in range(min(ann.page.locator(WARNING).count(), 3)):
            button = ann.page.locator(WARNING).nth(number)
            before, where = boxes(ann.page), middle(button)
            ann.page.mouse.click(*where)
            sure = ann.page.locator("[data-sure] [data-main]")
            if not sure.count():
                break
            box = sure.bounding_box()
            assert box
            assert covers(box, where), (box, where)
            now = boxes(ann.page)
            assert {k: v for k, v in now.items() if k in before} == before
            asks += 1
            ann.settle()
            ann.page.locator("[data-sure-no]").click()
            expect(sure).to_have_count(0)
            ann.settle()
    print(f"{game}: {asks} questions")


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "finger"])
def test_buying_twice_neither_buys_unasked_nor_goes_on(person: People, phone: bool) -> None:
    match = planning(person.seed)
    ann = person.seated(match, phone=phone)
    ann.settle()
    buy = ann.page.locator("[data-action=buy]")
    where = middle(buy)
    if phone:
        ann.page.touchscreen.tap(*where)
        ann.page.touchscreen.tap(*where)
    else:
        ann.page.mouse.dblclick(*where)
    sure = ann.page.locator("[data-sure]")
    expect(sure).to_contain_text("A domino will be drawn")
    assert decided(ann, match) == []
    ann.settle()
    ann.press(sure.get_by_role("button", name="Not yet"))
    expect(sure).to_have_count(0)
    assert decided(ann, match) == []
    ann.settle()
    ann.press(buy)
    ann.settle()
    ann.press(sure.locator("[data-main]"))
    expect(sure).to_have_count(0)
    assert decided(ann, match) == ["buy"]


def test_a_key_is_not_pressed_twice_either(person: People, server: Server) -> None:
    match = planning(person.seed)
    token, guest = newcomer(server.database)
    ann = person(token=token)
    ann.page.add_init_script(PRESSES)
    while not is_double(ann.page):
        ann.open(lay(server.database, guest, match))
        assert ann.my_turn()
        ann.settle()
        ann.page.locator("[data-action=buy]").focus()
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


# ── A finger ──


def test_the_first_tap_shows_and_the_second_does(person: People) -> None:
    match = sailing(person.seed)
    ann = person.seated(match, phone=True)
    ann.settle()
    lit = ann.page.locator(".cell.lit").first
    place = lit.get_attribute("data-place")
    lit.tap()
    main = ann.page.locator(".bar [data-main]")
    expect(main).to_contain_text(f"to {place}")
    assert decided(ann, match) == []
    ann.settle()
    ann.page.locator("[data-cancel]").tap()  # and it can be let go of
    expect(main).to_have_count(0)
    ann.settle()
    lit.tap()
    expect(main).to_be_visible()
    ann.settle()
    ann.page.locator(f"[data-place={place}]").tap()
    ann.answered()
    assert decided(ann, match)[0] == f"sail {place}"


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
