"""What happens is shown one beat after another, and whoever is asked hears of it when the last has been shown."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.browser.laid import ending_a_round, found, lay, newcomer, sailing
from tests.browser.player import CHOICES, STILL, Player

from argosy.games.sea_routes.state import SeaRoutesState

SLOW = 0.1  # a tenth of the usual speed: whatever is looked at stays long enough

# Every sentence above the board and on it, in order, as they come.
TOLD = """
window.told = []
const note = () => {
  const [head, caption] = ['[data-status] b', '[data-caption]'].map((what) => document.querySelector(what)?.textContent)
  const now = `${head} | ${caption}`
  if (told.at(-1) !== now) told.push(now)
}
new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true })
"""


def against_a_bot(person: People, speed: float, *, moving: bool = True) -> Player:
    """Early in a game at sea against a bot, with a decision made: it is the bot's turn, or was."""
    ann = person(moving=moving, speed=speed)
    ann.page.add_init_script(TOLD)
    ann.against_bots("sea_routes")
    assert ann.my_turn()
    ann.page.locator(".cell.lit").first.click()
    return ann


def test_your_turn_comes_after_the_last_caption(person: People) -> None:
    ann = against_a_bot(person, 1)
    ann.page.locator("[data-caption]", has_text="Long Meg").wait_for()
    assert ann.my_turn()
    told = ann.page.evaluate("told")
    first = next(n for n, said in enumerate(told) if said.startswith("Long Meg plays"))
    turn = next(n for n, said in enumerate(told) if n > first and said.startswith("Your turn"))
    assert all("Your turn" not in said for said in told[first:turn])
    # The caption of what was done last stays on the board.
    assert "Long Meg sailed" in told[turn]


# Everything that screen readers are given, in order.
SPOKEN = """
window.spoken = []
new MutationObserver(() => {
  const now = document.querySelector('[data-spoken]')?.textContent
  if (now && spoken.at(-1) !== now) spoken.push(now)
}).observe(document, { subtree: true, childList: true, characterData: true })
"""


def test_what_happens_is_read_out_once(person: People) -> None:
    ann = person(moving=True, speed=1)
    ann.page.add_init_script(SPOKEN)
    ann.against_bots("sea_routes")
    assert ann.my_turn()
    ann.page.evaluate("spoken.length = 0")
    ann.page.locator(".cell.lit").first.click()
    ann.page.locator("[data-caption]", has_text="Long Meg sailed").wait_for()
    assert ann.my_turn()
    told = ann.page.evaluate("spoken")
    assert sum("Long Meg sailed" in said for said in told) == 1, told
    assert "your turn" in told[-1].lower()


def test_a_press_skips_to_now_and_does_nothing_else(person: People) -> None:
    ann = against_a_bot(person, SLOW)
    expect(ann.page.locator("[data-status] b")).to_have_text("Long Meg plays.")
    expect(ann.page.locator(".pl.on")).to_have_attribute("data-seat", "blue")
    lines = ann.decided(0, "red")
    board = ann.page.locator("#board").bounding_box()
    assert board
    ann.page.mouse.click(board["x"] + board["width"] * 0.5, board["y"] + board["height"] * 0.5)
    ann.page.wait_for_selector(STILL, state="attached")
    assert "Your turn" in ann.says
    assert ann.decided(0, "red") == lines
    expect(ann.page.locator("[role=alert], [data-why]")).to_have_count(0)


def test_a_key_skips_as_well(person: People) -> None:
    ann = against_a_bot(person, SLOW)
    expect(ann.page.locator("[data-status] b")).to_have_text("Long Meg plays.")
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_selector(STILL, state="attached")
    assert "Your turn" in ann.says


def test_reduced_motion_has_captions_and_no_movement(person: People) -> None:
    ann = against_a_bot(person, 1, moving=False)
    ann.page.evaluate(
        "window.moved = 0;"
        "addEventListener('transitionrun', (event) => { if (event.target.dataset.piece) moved++ }, true)"
    )
    ann.page.locator("[data-caption]", has_text="Long Meg").wait_for()
    assert ann.my_turn()
    assert ann.page.evaluate("moved") == 0


def test_a_tab_in_the_background_is_up_to_date(person: People) -> None:
    ann = against_a_bot(person, SLOW)
    expect(ann.page.locator("[data-status] b")).to_have_text("Long Meg plays.")
    ann.page.evaluate("""() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }""")
    assert "Your turn" in ann.says


def test_the_speed_is_kept(person: People) -> None:
    ann = person.seated(sailing(person.seed))
    ann.page.get_by_role("button", name="Table menu").click()
    speed = ann.page.get_by_label("Speed")
    assert speed.evaluate("(select) => select.selectedOptions[0].textContent") == "Off"
    speed.select_option("Fast")
    ann.page.reload()
    ann.page.get_by_role("button", name="Table menu").click()
    assert speed.evaluate("(select) => select.selectedOptions[0].textContent") == "Fast"


def test_trails_belong_to_one_turn(person: People) -> None:
    """And an undo is a cut: nothing is drawn across it."""
    ann = against_a_bot(person, 2)
    assert ann.my_turn()
    assert ann.page.locator(".trail").count() <= 1  # that of the bot alone
    ann.settle()
    ann.press(ann.page.locator("[data-undo]"))
    yes = ann.page.locator("[data-undo-yes]")
    if yes.count():
        yes.click()
    expect(ann.page.locator(".undone").first).to_be_visible()
    expect(ann.page.locator(".trail")).to_have_count(0)


def test_a_turn_is_one_line_of_the_log_with_its_details_inside(person: People) -> None:
    match = found("ship_it", person.seed, lambda _, match: len(match.entries) > 60)
    ann = person.seated(match)
    turns = ann.page.locator("[data-turn]")
    first = turns.first.get_by_role("button")
    expect(first).to_have_attribute("aria-expanded", "false")
    seen = ann.page.locator(".log li:visible").count()
    first.click()
    expect(first).to_have_attribute("aria-expanded", "true")
    assert ann.page.locator(".log li:visible").count() > seen
    # The turn that is being played is open.
    expect(ann.page.locator(".log li").last).to_be_visible()


# ── Moments ──


def test_a_die_rolls_and_stays_before_anything_moves(person: People) -> None:
    ann = person(moving=True, speed=0.5)
    ann.against_bots("land_routes")
    die = ann.page.locator("[data-moment]", has_text="rolled")
    asked_or_shown = f"[data-moment], {STILL}"
    for _ in range(20):
        ann.page.wait_for_selector(asked_or_shown, state="attached")
        if die.count():
            break
        if ann.page.locator(STILL).count():
            ann.page.wait_for_selector(".bar[aria-disabled=false]")
            ann.page.locator(CHOICES).first.click()
    expect(die.locator("[data-piece^='moment.die']").first).to_be_visible()
    expect(ann.page.locator("#board")).to_have_attribute("aria-busy", "true")
    ann.page.mouse.click(20, 400)  # beside it: on to how it stands
    assert ann.my_turn()
    expect(ann.page.locator("[data-moment]")).to_have_count(0)


@pytest.mark.parametrize("bots", [True, False], ids=["bots", "people"])
def test_a_round_is_scored_over_the_old_board(person: People, bots: bool) -> None:
    """SR-R15, SR-R16: category by category, with what everybody had. Between people nobody is held up."""
    match, last = ending_a_round(person.seed)
    assert isinstance(match.state, SeaRoutesState)
    following = match.state.round + 1
    token, guest = newcomer(person.server.database)
    ann = person(token=token, moving=True, speed=1)
    ann.open(lay(person.server.database, guest, match, bots=bots))
    assert ann.my_turn()
    ann.settle()
    ship, cell = (
        ann.page.locator("[data-piece='ship.red']"),
        ann.page.locator(f"#cell-{last.split()[1]}"),
    )
    on_board = ann.page.locator("#board [data-piece^='tile'], #board [data-piece^='coin']")
    lying = on_board.count()
    cell.click()
    card = ann.page.locator("[data-moment]")
    if ann.page.locator("[data-sure]").count():
        ann.settle()
        ann.page.locator("[data-sure] [data-main]").click()
    expect(card.locator(".rows li")).to_have_count(6)
    # The move that ended the round has been shown: the ship lies there, and what it left is claimed.
    at, to = ship.bounding_box(), cell.bounding_box()
    assert at and to
    assert to["x"] < at["x"] + at["width"] / 2 < to["x"] + to["width"]
    assert to["y"] < at["y"] + at["height"] / 2 < to["y"] + to["height"]
    assert on_board.count() == lying - 1
    for row in card.locator(".rows li").all_inner_texts():
        assert len(re.findall(r"\d+", row)) >= 2, row
    ann.page.evaluate(
        "window.moved = 0;"
        "const isTile = ({ target }) => target.dataset.piece?.startsWith('tile');"
        "addEventListener('transitionrun', (event) => { if (isTile(event)) moved++ }, true)"
    )
    more = card.locator("[data-continue]")
    if bots:
        more.click()
    else:
        expect(more).to_have_count(0)
    expect(card).to_have_count(0)
    expect(ann.page.locator("header")).to_contain_text(f"Round {following} of")
    assert ann.page.evaluate("moved") == 0  # tiles that are dealt anew come from nowhere
