"""Games of other packages in the browser: with the parts that all games share, and with parts of their own."""

import runpy
import shutil
from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError

import pytest
from playwright.sync_api import ConsoleMessage, Response, expect
from tests.browser.conftest import People
from tests.browser.server import Server
from tests.sixth import LANTERN, PAGE, SIXTH, blocks, install, project, run, seeing

import argosy

WEB = PAGE.parents[1] / "web"


def build_parts(source: Path) -> None:
    """As the page says, with the Vite and the Svelte of our own client."""
    if not (WEB / "node_modules/vite").exists():
        pytest.skip(
            "the packages that build parts are not installed here: python web/build.py check"
        )
    for name, text in blocks("js", "svelte").items():
        (source / name).parent.mkdir(exist_ok=True)
        (source / name).write_text(text, encoding="utf-8")
    (source / "browser/node_modules").symlink_to(WEB / "node_modules", target_is_directory=True)
    build = runpy.run_path(str(WEB / "build.py"))
    folder = None if build["machine_node"]() else build["wheel_node"]()[1]
    node = shutil.which("node", path=str(folder) if folder else None)
    assert node
    run([node, "node_modules/vite/bin/vite.js", "build"], cwd=source / "browser")


@pytest.fixture(name="server", scope="module")
def serve_games_from_elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("elsewhere")
    lantern = project(folder, LANTERN)
    build_parts(lantern)
    for name in ("notes.txt", "notes.py", "more.json"):
        (lantern / "src" / LANTERN / "web" / name).write_text("{}")
    for source in (lantern, project(folder, SIXTH)):
        install(source, folder / "site")
    made = Server(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", seeing(folder / "site")["PYTHONPATH"])
        made.start()
    yield made
    made.kill()


def test_a_game_without_parts_is_played_to_the_end(person: People) -> None:
    ann = person()
    said: list[str] = []
    ann.page.on("console", lambda message: said.append(message.text))
    ann.against_bots(SIXTH, options={"rounds": 1})
    ann.play_to_the_end(1)
    assert ann.page.locator("[data-end] h2").inner_text()
    assert any("brings no parts of its own for the browser" in text for text in said)
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("button", name="Table menu").click()
    with ann.page.expect_download() as download:
        ann.page.get_by_role("link", name="Download the record").click()
    assert f"game {SIXTH}" in download.value.path().read_text(encoding="utf-8")


def test_parts_of_its_own_are_shown_and_follow_the_game(person: People) -> None:
    """The component is built elsewhere and shares our Svelte: what it shows changes with every move."""
    ann = person()
    answers: list[Response] = []
    ann.page.on("response", lambda answer: answers.append(answer))
    ann.against_bots(LANTERN)
    quay = ann.page.locator(".panel .quay")
    expect(quay).to_contain_text("still burn on the quay.")
    assert quay.evaluate("p => getComputedStyle(p).fontStyle") == "italic"
    expect(ann.page.locator("[data-status]")).to_contain_text("Put out one, two or three lanterns.")
    before = quay.inner_text()
    ann.play_to_the_end(1)
    expect(quay).to_have_text("0 still burn on the quay.")
    assert before != quay.inner_text()
    (parts,) = {a.url: a for a in answers if a.url.endswith(f"/games/{LANTERN}/parts.js")}.values()
    assert parts.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "default-src 'self'" in parts.headers["content-security-policy"]


def test_parts_that_do_not_load_are_done_without(person: People) -> None:
    ann = person()
    warned: list[str] = []

    def heard(message: ConsoleMessage) -> None:
        if message.type == "warning":
            warned.append(message.text)

    ann.page.on("console", heard)
    ann.page.route(
        f"**/games/{LANTERN}/parts.js",
        lambda route: route.fulfill(content_type="text/javascript", body="export const = 7"),
    )
    ann.against_bots(LANTERN)
    ann.play_to_the_end(1)
    assert any(f"/games/{LANTERN}/parts.js cannot be used" in text for text in warned)
    assert ann.page.locator(".quay").count() == 0


def test_nothing_but_what_a_browser_needs_is_handed_out(server: Server) -> None:
    games = {game["id"]: game["parts"] for game in server.get("/api/games")}
    ours = dict.fromkeys(argosy.editions(), "")
    assert games == {**ours, LANTERN: f"/games/{LANTERN}/parts.js", SIXTH: ""}
    assert server.get(f"/games/{LANTERN}/more.json") == {}
    for name in ("notes.txt", "notes.py", "game.py", "../game.py", "rulebook.md"):
        with pytest.raises(HTTPError) as refused:
            server.get(f"/games/{LANTERN}/{name}")
        assert refused.value.code == 404
        refused.value.close()
