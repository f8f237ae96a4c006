"""What happens is shown one beat after another, and whoever is asked hears of it when the last has been shown."""

from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.browser.laid import sailing
from tests.browser.player import STILL, Player

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
    expect(ann.page.locator("[role=alert], .why")).to_have_count(0)


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
