"""Somebody before a page, who only clicks, taps, types and reads."""

import contextlib
import random
import re
import time
from typing import Any

from playwright.sync_api import Error, Locator, Page

PATIENCE = 30  # seconds that a busy machine may take for anything; nothing waits so long by itself
CHOICES = (
    ".cell.lit, .held.lit, [data-main], .bar [data-action], .bar .composer .btn, [data-compose]"
)
# What is drawn is where the game stands: the page says that it waits for nothing it has sent.
STILL = "#board[aria-busy=false]"
# Whether it is over, or something can be chosen.
ASKED = """([choices, still]) => {
  if (document.querySelector('[data-end]')) return 'over'
  return document.querySelector(still) && document.querySelector(choices) ? 'asked' : false
}"""
# Which of them a pointer gets at. A press scrolls to a button that is out of sight, not to a place of the board;
# what the window cuts is pressed in the middle of what is seen of it.
REACHED = """(what) => [...document.querySelectorAll(what)].flatMap((one, n) => {
  const { left, top, right, bottom } = one.getBoundingClientRect()
  const half = (from, to) => (from + to) / 2
  const isSeen = (at, size) => at >= 0 && at < size
  const inside = isSeen(half(left, right), innerWidth) && isSeen(half(top, bottom), innerHeight)
  if (!inside) return one.closest('svg') ? [] : [n]
  const seen = (from, to, size) => half(Math.max(from, 0), Math.min(to, size))
  const at = document.elementFromPoint(seen(left, right, innerWidth), seen(top, bottom, innerHeight))
  return at && one.contains(at) ? [n] : []
})"""
COPIED = "async (part) => { const text = await navigator.clipboard.readText(); return text.includes(part) && text }"
# What is on the page then is still the last table, until that is gone.
GO = """(path) => {
  document.querySelector('#board')?.setAttribute('data-left-behind', '')
  history.pushState(null, '', path)
  dispatchEvent(new Event('popstate'))
}"""


class Player:
    def __init__(
        self,
        page: Page,
        url: str,
        *,
        touch: bool = False,
        dice: random.Random | None = None,
        name: str = "Ann",
    ) -> None:
        self.page = page
        self.url = url
        self.name = name  # as they answer when they are asked
        self.touch = touch
        self.dice = dice or random.Random(7)

    @property
    def table(self) -> str:
        """The table that is open."""
        return self.page.url.partition("/t/")[2]

    def press(self, what: Locator, within: float | None = None) -> None:
        if self.touch:
            what.tap(timeout=within)
        else:
            what.click(timeout=within)

    def open(self, table: str) -> None:
        """Go to a table: by its address, or as a link does where a page of ours is open already."""
        if self.page.url.startswith(self.url):
            self.page.evaluate(GO, f"/t/{table}")
            self.page.wait_for_selector("[data-left-behind]", state="detached")
        else:
            self.page.goto(f"{self.url}/t/{table}")

    def lobby(self) -> None:
        self.page.goto(self.url)
        self.page.wait_for_selector("[data-game]")

    def against_bots(
        self, game: str, level: str = "easy", options: dict[str, int] | None = None
    ) -> str:
        """Two clicks, and as many more as there are options to set."""
        self.lobby()
        self.press(self.page.locator(f"[data-game={game}] [data-bot]"))
        self.press(self.page.locator(f"dialog label:has(input[value={level}])"))
        if options:
            self.press(self.page.locator("dialog summary"))
            self.set(options)
        return self.create()

    def set(self, options: dict[str, int]) -> None:
        for name, value in options.items():
            self.page.locator(f"dialog [data-option={name}]").fill(str(value))
            self.page.locator(f"dialog [data-option={name}]").blur()

    def say_name(self) -> None:
        """Answer, where the page asks for one's name and does not know it, and name who sits at the same screen."""
        for number, field in enumerate(self.page.locator("[data-name]").all()):
            if not field.input_value():
                field.fill(f"{self.name} {number + 1}" if number else self.name)

    def sit(self) -> None:
        """Take the first open seat of the table that is shown."""
        here = self.page.locator("[data-sit]").first
        here.wait_for()
        self.say_name()
        self.press(here)
        here.wait_for(state="detached")

    def create(self) -> str:
        self.say_name()
        self.press(self.page.locator("[data-create]"))
        self.page.wait_for_url(re.compile("/t/"))
        return self.table

    def invitation(self) -> str:
        """The link for others, taken from where the page has copied it to."""
        self.press(self.page.locator("[data-copy]"))
        return self.copied(f"/t/{self.table}#i_")

    def copied(self, part: str) -> str:
        """What was copied, once it is something with this part: a page does not copy at once."""
        return str(self.page.wait_for_function(COPIED, arg=part).json_value())

    def with_guest(self, other: "Player") -> None:
        """Open the table of the dialog, and have somebody sit down at it by invitation."""
        self.create()
        other.page.goto(self.invitation())
        other.sit()

    # ── At the table ──

    @property
    def says(self) -> str:
        return self.page.locator("[data-status]").inner_text()

    @property
    def is_over(self) -> bool:
        return self.page.locator("[data-end]").count() > 0

    def my_turn(self) -> bool:
        """Wait until something can be chosen; false when the game is over."""
        found = self.page.wait_for_function(ASKED, arg=[CHOICES, STILL])
        return bool(found.json_value() == "asked")

    def answered(self) -> None:
        """Wait until what was sent has led to something, and that is drawn."""
        self.page.wait_for_selector(STILL, state="attached")

    def settle(self) -> None:
        """A bar that has just changed is not pressed yet."""
        self.answered()
        self.page.wait_for_selector(".bar[aria-disabled=false], [data-end]")

    def reached(self, what: str) -> list[Locator]:
        """All of these that can be pressed: neither under another nor beside the part of the board that is shown."""
        found = self.page.locator(what)
        return [found.nth(number) for number in self.page.evaluate(REACHED, what)]

    def click_something(self) -> None:
        """One of the things that can be chosen now, by the dice."""
        self.page.mouse.move(2, 2)  # what lies under the pointer is offered as well
        for _ in range(9):  # a bar that grows may cover what was within reach a moment ago
            choices = self.reached(CHOICES)
            if not choices:  # while the bar changes, nothing may be
                self.page.wait_for_function(f"(what) => ({REACHED})(what).length", arg=CHOICES)
                continue
            with contextlib.suppress(Error):
                self.press(self.dice.choice(choices), within=3_000)
                break
        self.answered()

    def play(self, clicks: int) -> None:
        for _ in range(clicks):
            if not self.my_turn():
                return
            self.click_something()

    def play_to_the_end(self, minutes: float) -> None:
        until = time.monotonic() + minutes * 60
        while self.my_turn():
            self.click_something()
            assert time.monotonic() < until, self.says

    def decided(self, after: int, seat: str) -> list[str]:
        """What a seat has decided since that many lines, as the server has it."""
        address = f"{self.url}/api/tables/{self.table}/log?after={after}&limit=200"
        lines: Any = self.page.request.get(address).json()
        return [line["text"] for line in lines if line["who"] == seat]

    def frame(self) -> None:
        """Wait until what a key or the pointer has changed is drawn."""
        self.page.evaluate("new Promise(requestAnimationFrame)")

    def lines(self) -> int:
        """How many lines of the log there are to read."""
        return self.page.locator(".log .says").count()


def on_turn(both: tuple[Player, Player]) -> Player:
    """Who of two is asked."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        for one in both:
            one.answered()
            if "Your turn" in one.says:
                return one
        both[0].page.wait_for_timeout(25)
    raise TimeoutError([one.says for one in both])
