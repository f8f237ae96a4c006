"""Around the table: finding it, being called back to it, and what the bots are asked."""

import re

from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.browser.laid import sailing
from tests.browser.player import Player, on_turn
from tests.browser.server import Server

# A tab that can be sent to the background, and what it then does to be noticed.
WATCHED = """
window.told = []; window.bells = 0; window.away = false
window.Notification = class {
  static permission = 'granted'
  static requestPermission() { return Promise.resolve('granted') }
  constructor(title, options) { told.push(title + ': ' + options.body) }
  close() {}
}
window.OscillatorNode = class extends OscillatorNode {
  constructor(context, options) { super(context, options); if (options.frequency === 1046) bells++ }
}
Object.defineProperty(document, 'hidden', { get: () => away })
window.send = (hidden) => { away = hidden; document.dispatchEvent(new Event('visibilitychange')) }
"""


def two_at_sea(person: People) -> tuple[Player, Player]:
    """The one who waits has the watched tab."""
    ann, bea = person(), person()
    for one in (ann, bea):
        one.page.add_init_script(WATCHED)
    ann.lobby()
    ann.press(ann.page.locator("[data-game=sea_routes] [data-open]"))
    ann.with_guest(bea)
    mover = on_turn((ann, bea))
    return (bea, ann) if mover is ann else (ann, bea)


def test_a_turn_is_noticed_in_a_background_tab(person: People) -> None:
    ann, bea = two_at_sea(person)
    ann.page.get_by_role("button", name="Table menu").click()
    ann.page.get_by_role("button", name="Tell me when it is my turn").click()
    ann.page.keyboard.press("Escape")
    assert not ann.page.title().startswith("(!)")
    ann.page.evaluate("send(true)")
    bea.page.locator(".cell.lit").first.click()
    expect(ann.page).to_have_title(re.compile(r"^\(!\) .*your turn"))
    assert ann.page.evaluate("told") == ["Trade Routes at sea: It is your turn."]
    assert ann.page.evaluate("bells") == 1

    # Back again: what happened meanwhile, in words.
    expect(ann.page.locator("[data-catch-up]")).to_have_count(0)
    ann.page.evaluate("send(false)")
    since = ann.page.locator("[data-catch-up]")
    since.get_by_role("button").first.click()
    expect(since).to_contain_text("sailed to")
    since.get_by_role("button", name="Seen").click()
    expect(since).to_have_count(0)

    # Without sounds only the title and the notice are left; while one looks on, only the title.
    ann.page.get_by_role("button", name="Turn sounds off").click()
    ann.page.locator(".cell.lit").first.click()
    expect(bea.page.locator("[data-status]")).to_contain_text("Your turn")
    expect(ann.page).not_to_have_title(re.compile(r"^\(!\)"))
    bea.page.locator(".cell.lit").first.click()
    expect(ann.page).to_have_title(re.compile(r"^\(!\)"))
    assert ann.page.evaluate("[told.length, bells]") == [1, 1]


def test_a_public_table_is_found_joined_and_resumed(person: People) -> None:
    ann, bea = person(), person()
    ann.lobby()
    ann.press(ann.page.locator("[data-game=land_routes] [data-open]"))
    ann.page.get_by_label("Who can find it").select_option("public")
    ann.page.get_by_label("Clock").select_option(label="10 minutes each")
    table = ann.create()

    bea.lobby()
    row = bea.page.locator(f"[data-table='{table}']")
    expect(row).to_contain_text("1 of 2 seated")
    expect(row).to_contain_text("Ann\N{RIGHT SINGLE QUOTATION MARK}s table")
    expect(row).to_contain_text("Brisk · 10 minutes each · no hints")
    row.get_by_role("button", name="Sit down").click()
    bea.page.wait_for_url(re.compile(f"/t/{table}"))
    bea.sit()
    for one in (ann, bea):
        expect(one.page.locator(".time").first).to_contain_text(re.compile(r"^(9:\d\d|10:00)$"))

    mover = on_turn((ann, bea))
    mover.lobby()
    mine = mover.page.locator(f"[data-table='{table}']")
    other = bea if mover is ann else ann
    expect(mine).to_contain_text(f"Your turn · Round 1 · against {other.name}")
    expect(mine).to_contain_text("Brisk · 10 minutes each · no hints")
    expect(mover.page.get_by_role("link", name="Continue: it is your turn")).to_be_visible()
    mine.get_by_role("link", name="Play").click()
    assert mover.my_turn()


def test_presets_and_options_with_their_clauses(person: People, server: Server) -> None:
    ann = person()
    ann.lobby()
    games = {game["id"]: game for game in server.get("/api/games")}
    for game in games.values():
        ann.press(ann.page.locator(f"[data-game={game['id']}] [data-bot]"))
        ann.press(ann.page.locator("dialog summary"))
        presets = ann.page.locator("dialog label:has(input[name=preset])").all_inner_texts()
        assert len(presets) == len(game["presets"])
        assert all(re.fullmatch(r"[\w ]+\s+\d+( to \d+)? min", text) for text in presets), presets
        chosen = ann.page.locator("dialog input[name=preset]:checked").get_attribute("value")
        assert chosen == game["preset"]
        groups = ann.page.locator("dialog [data-group] legend").all_inner_texts()
        assert len(groups) == len(set(groups)) >= 3
        options = [o["clause"] for o in game["options"] if o["name"] != "seats"]
        expect(ann.page.locator("dialog .option .cl")).to_have_text(options, use_inner_text=True)
        ann.page.keyboard.press("Escape")
        ann.page.wait_for_selector("dialog", state="detached")
    ann.press(ann.page.locator("[data-game=sea_routes] [data-bot]"))
    ann.press(ann.page.locator("dialog label:has(input[value=short])"))
    made = server.get(f"/api/tables/{ann.create()}")
    short = next(p for p in games["sea_routes"]["presets"] if p["name"] == "short")
    assert made["options"].items() >= short["options"].items()


def test_the_rules_at_a_table_say_what_is_played_otherwise(person: People) -> None:
    ann = person()
    ann.against_bots("land_routes", options={"gold": 90})
    ann.page.get_by_role("button", name="Rules").or_(
        ann.page.get_by_role("tab", name="Rules")
    ).first.click()
    changed = ann.page.locator("[data-changed]")
    expect(changed).to_contain_text("At this table")
    expect(changed.locator("li", has_text="90").locator("a")).to_have_text("LR-R1")
    expect(ann.page.locator("[data-clause=LR-R1] [data-here]")).to_contain_text("90")
    expect(ann.page.locator("[data-clause=LR-R2] [data-here]")).to_have_count(0)
    ann.page.get_by_label("Search the rules").fill("bank")
    expect(changed).to_have_count(0)


def test_a_hint_shows_what_the_bot_would_do(person: People) -> None:
    match = sailing(person.seed)
    ann = person.seated(match)
    ann.page.locator("[data-hint]").click()
    said = ann.page.locator("[data-status] .detail")
    expect(said).to_contain_text("The bot suggests:")
    told = said.inner_text().strip()
    assert re.search(r"chances of winning: You \d+ %, Bea \d+ %", told)
    label = told.split(": ", 1)[1].split(" · ")[0]
    main = ann.page.locator("[data-main]")
    expect(main).to_contain_text(label)
    main.click()
    ann.answered()
    assert len(ann.decided(len(match.entries), match.seats[0])) == 1


def test_wrong_addresses_are_answered_kindly(person: People) -> None:
    ann = person()
    for address, says in {
        "/t/nowhere": "There is no such table",
        "/games/chess": "There is no such game",
        "/somewhere": "nothing at this address",
        "/t/%E0%A4%A": "There is no such table",
    }.items():
        ann.page.goto(ann.url + address)
        expect(ann.page.get_by_role("heading", name=says)).to_be_visible()
        ann.page.get_by_role("link", name="All games", exact=True).click()
        expect(ann.page.locator("[data-game]").first).to_be_visible()


def test_somebody_is_sent_away_and_stays_away(person: People) -> None:
    ann, bea = person(), person()
    ann.lobby()
    ann.press(ann.page.locator("[data-game=sea_routes] [data-open]"))
    ann.press(ann.page.locator("dialog label:has(input[name=count][value='3'])"))
    ann.create()
    link = ann.invitation()
    bea.page.goto(link)
    bea.sit()
    ann.page.on("dialog", lambda dialog: dialog.accept())
    ann.press(ann.page.get_by_role("button", name="Send away"))
    expect(ann.page.get_by_role("button", name="Send away")).to_have_count(0)
    bea.page.goto(link)
    expect(bea.page.get_by_role("button", name="Sit here")).to_have_count(0)
    ann.page.get_by_role("button", name="Table menu").click()
    ann.page.get_by_role("button", name="People you let in").click()
    expect(ann.page.locator("[data-members]")).to_contain_text("Nobody has used an invitation")
