"""Whatever there is to do: the bar is as high as before, all of it is to be seen, and the board stays where it is."""

from collections import defaultdict
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize
from tests.browser.conftest import People
from tests.browser.golden import decisions, golden, until
from tests.browser.laid import asked, lay, newcomer
from tests.browser.server import PHONE, Server
from tests.browser.test_replay import step

from argosy.core.match import Match
from argosy.core.registry import edition, editions

WIDE: list[ViewportSize] = [
    {"width": 1280, "height": 720},
    {"width": 1280, "height": 800},
    {"width": 1440, "height": 900},
    {"width": 1920, "height": 1080},
]
POSITIONS = 6  # of a game, for which the bar is drawn at every size

# What is wrong with the bar and the sentence above the board, as they are drawn.
FAULTS = """() => {
  const bar = document.querySelector('.bar'), around = bar.getBoundingClientRect(), found = []
  const name = (one) => one.innerText.replace(/\\s+/g, ' ').slice(0, 50) || one.className
  const outside = (one, other) => {
    const own = one.getBoundingClientRect(), box = other.getBoundingClientRect()
    const beside = own.left < box.left - 1 || own.right > box.right + 1
    return own.width && (beside || own.top < box.top - 1 || own.bottom > box.bottom + 1)
  }
  // Letters reach a little beyond narrow lines, which cuts nothing.
  const cut = (one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 4
  const seen = (one) => !one.closest('.vh') && one.getBoundingClientRect().width
  for (const one of bar.querySelectorAll('button, input, select, output, span, small')) {
    if (!seen(one) || one.closest('[data-opens]')) continue
    if (outside(one, bar)) found.push(`outside the bar: ${name(one)}`)
    const button = one.closest('button, .main')
    if (button && button !== one && outside(one, button)) found.push(`outside its button: ${name(one)}`)
    if (one.clientWidth && cut(one)) found.push(`cut: ${name(one)}`)
  }
  const status = document.querySelector('[data-status]')
  if (cut(status)) found.push(`cut: ${name(status)}`)
  if (outside(status, document.querySelector('.status'))) found.push(`outside its row: ${name(status)}`)
  if (around.right > innerWidth + 1 || around.bottom > innerHeight + 1) found.push('the bar is outside the window')
  // On a phone there may be more than fits: then a button says how much, and lists it.
  const hidden = innerWidth > 1099 || document.querySelector('[data-all]')?.closest('.vh')
  if (Number(bar.dataset.left) && hidden) found.push(`left out: ${bar.dataset.left}`)
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page is too wide')
  return found
}"""
# Where the board and the bar lie, how large the board is drawn and where its corner is.
STEADY = """() => {
  const box = (what) => {
    const { x, y, width, height } = document.querySelector(what).getBoundingClientRect()
    return [x, y, width, height].map(Math.round).join()
  }
  const sheet = document.querySelector('[data-sheet] > g').getAttribute('transform')
  const { scale } = document.querySelector('#board svg[data-scale]').dataset
  return { board: box('#board'), bar: box('.bar'), sheet: `${scale} ${sheet}` }
}"""


def tables() -> list[tuple[str, int]]:
    """Every game with as many seats as usual, and with as many as there can be."""
    return [
        (game, seats)
        for game in sorted(editions())
        for seats in sorted({edition(game).default_seats, max(edition(game).seats)})
    ]


def positions(game: str, seats: int, seed: int) -> list[Match]:
    """Those in which there is the most to choose from, and one in which there is the least."""
    found = asked(game, seats, seed)
    by_size = sorted(found, key=lambda v: (len(v), sorted(v)), reverse=True)
    return [found[verbs] for verbs in [*by_size[: POSITIONS - 1], by_size[-1]]]


def settled(page: Page) -> None:
    page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
    page.evaluate("new Promise(requestAnimationFrame)")


# German words are longer: what has room in German has it in English, which `make long` tries too.
@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.long), "de"])
@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize(("game", "seats"), tables())
def test_the_bar_and_the_board_keep_their_places(
    person: People, server: Server, game: str, seats: int, phone: bool, language: str
) -> None:
    token, guest = newcomer(server.database)
    ann = person(token=token, phone=phone, language=language)
    wrong: dict[str, list[str]] = {}
    steady: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
    for match in positions(game, seats, person.seed):
        ann.open(lay(server.database, guest, match))
        assert ann.my_turn()
        for size in [PHONE] if phone else WIDE:
            ann.page.set_viewport_size(size)
            settled(ann.page)
            where = f"{size['width']}x{size['height']}"
            faults: list[str] = ann.page.evaluate(FAULTS)
            if faults:
                verbs = sorted({text.split()[0] for text in match.legal()})
                wrong[f"{where} {' '.join(verbs)}"] = faults
            seen: Any = ann.page.evaluate(STEADY)
            for what, how in seen.items():
                steady[where][what].add(how)
    assert not wrong, "\n".join(f"{where}: {', '.join(faults)}" for where, faults in wrong.items())
    moved = {
        size: dict(what) for size, what in steady.items() if any(len(v) > 1 for v in what.values())
    }
    assert not moved


# Where the board lies on the page, how large it is drawn, and where its first corner is: whatever else is on the page.
BOARD = """() => {
  const { x, y, width, height } = document.querySelector('#board').getBoundingClientRect()
  const sheet = document.querySelector('[data-sheet] > g').getAttribute('transform')
  const { scale } = document.querySelector('#board svg[data-scale]').dataset
  return [scale, sheet, ...[x, y, width, height].map(Math.round)].join(' ')
}"""
# Whole games: one of each, and more of those in which the board itself is built.
GAMES = [
    *((game, "") for game in sorted(editions())),
    ("ship_it", "too-weak.txt"),
    ("wandering_merchant", "forests-four-seats-built.txt"),
]


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize(("game", "name"), GAMES)
def test_the_board_keeps_its_scale_over_a_whole_game(
    person: People, server: Server, game: str, name: str, phone: bool
) -> None:
    """Asked, looking back at every turn from the first to the last, with the result over it and without: one board."""
    token, guest = newcomer(server.database)
    ann = person(token=token, phone=phone)
    page = ann.page
    record = golden(game, name)
    seen: dict[str, list[str]] = defaultdict(list)

    def note(where: str) -> None:
        settled(page)
        whole = page.locator("#board .fit")
        if whole.count():  # a phone comes nearer to what can be chosen
            whole.evaluate("(button) => button.click()")
            settled(page)
        seen[page.evaluate(BOARD)].append(where)

    own = decisions(record)
    for number in (own[0], own[len(own) // 2], own[-1]):
        ann.open(lay(server.database, guest, until(record, number)))
        assert ann.my_turn()
        note(f"asked after line {number}")
    ann.open(lay(server.database, guest, Match.replay(record)))
    end = page.locator("[data-end]")
    end.wait_for()
    note("result")
    ann.press(end.get_by_role("button", name="Close"))
    note("over")
    ann.press(page.get_by_role("button", name="Review", exact=True))
    page.wait_for_selector("[data-replay]")
    while page.get_by_role("button", name="One turn on").is_enabled():
        note(f"line {page.locator('[data-replay] input').input_value()}")
        step(page, "One turn on")
    note("the end")
    assert len(seen) == 1, {board: where[:3] for board, where in seen.items()}
