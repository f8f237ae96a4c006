"""Somebody before a page, who only clicks, taps, types and reads."""

import random
import re
import time

from playwright.sync_api import Error, Locator, Page

CHOICES = (
    ".cell.lit, .held.lit, [data-main], .bar [data-action], .bar .composer .btn, [data-compose]"
)


class Player:
    def __init__(self, page: Page, url: str, *, touch: bool = False) -> None:
        self.page = page
        self.url = url
        self.touch = touch
        self.dice = random.Random(7)

    def press(self, what: Locator, patience: float = 20_000) -> None:
        if self.touch:
            what.tap(timeout=patience)
        else:
            what.click(timeout=patience)

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

    def create(self) -> str:
        self.press(self.page.locator("[data-create]"))
        self.page.wait_for_url(re.compile("/t/"))
        return self.page.url.rsplit("/", 1)[1]

    # ── At the table ──

    @property
    def says(self) -> str:
        return self.page.locator("[data-status]").inner_text()

    @property
    def is_over(self) -> bool:
        return self.page.locator("[data-end]").count() > 0

    def my_turn(self, patience: float = 40) -> bool:
        """Wait until something can be chosen; false when the game is over."""
        until = time.monotonic() + patience
        while time.monotonic() < until:
            if self.is_over:
                return False
            if self.page.locator(CHOICES).count():
                return True
            self.page.wait_for_timeout(40)
        raise TimeoutError(self.says)

    def settle(self) -> None:
        """A bar that has just changed is not pressed yet."""
        self.page.wait_for_selector(".bar[aria-disabled=false]")

    def click_something(self) -> None:
        """One of the things that can be chosen. A page that moves on meanwhile is no failure."""
        found = self.page.locator(CHOICES)
        count = found.count()
        if not count:
            return
        try:
            self.press(found.nth(self.dice.randrange(count)), 1_500)
        except Error:
            self.page.wait_for_timeout(50)

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

    def lines(self) -> int:
        """How many lines of the log there are to read."""
        return self.page.locator(".log .says").count()


def on_turn(both: tuple[Player, Player]) -> Player:
    """Who of two is asked."""
    until = time.monotonic() + 20
    while time.monotonic() < until:
        for one in both:
            if "Your turn" in one.says:
                return one
        both[0].page.wait_for_timeout(25)
    raise TimeoutError([one.says for one in both])
