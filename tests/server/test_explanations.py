"""Why a bot did what it did: told from what the asker knows, of a bot's decisions only, and where hints are allowed."""

from typing import Any

import pytest
from tests.server.conftest import Live, Person
from tests.server.waiting import wait_for

import argosy
from argosy.bots.advice import advice_of
from argosy.bots.ismcts import Search, SearchBot
from argosy.bots.names import bot
from argosy.core.contract import Rng
from argosy.core.match import Match
from argosy.server.views import earlier


def against_a_bot(
    live: Live, game: str = "sea_routes", **more: Any
) -> tuple[Person, str, dict[str, Any]]:
    """Ann against a bot that has decided something: her view, and the first line of the bot."""
    ann = Person(live, "Ann")
    table = str(ann.table(game, ("me", "bot:easy"), **more)["table"]["id"])
    for _ in range(20):
        wait_for(lambda: ann.view(table)["waiting"] in ann.view(table)["you"]["seats"])
        view = ann.view(table)
        lines = ann.get(f"/api/tables/{table}/log?after=0&limit=200")
        bots = [line for line in lines if line["who"] not in ("?", *view["you"]["seats"])]
        if bots:
            return ann, table, bots[-1]
        ann.play(table, view["actions"][0]["text"], view["number"])
    raise AssertionError("the bot has not decided anything")


def test_a_bots_decision_is_explained_with_the_ways_it_weighed(live: Live) -> None:
    ann, table, line = against_a_bot(live)
    told = ann.post(f"/api/tables/{table}/hint", {"line": line["line"]})
    assert told["text"] == line["text"]
    if told["lines"]:  # there was a choice
        assert told["lines"][0]["text"] == line["text"]
        assert sum(told["lines"][0]["chances"].values()) == pytest.approx(1.0)


def test_only_decisions_of_bots_are_explained(live: Live) -> None:
    ann, table, _ = against_a_bot(live)
    assert (
        ann.post(f"/api/tables/{table}/hint", {"line": 1}, 409)["code"] == "not_now"
    )  # a tile was laid
    assert ann.post(f"/api/tables/{table}/hint", {"line": 9999}, 409)["code"] == "not_now"


def test_nothing_is_explained_where_hints_are_off(live: Live) -> None:
    ann, table, line = against_a_bot(live, hints=False)
    assert ann.post(f"/api/tables/{table}/hint", {"line": line["line"]}, 409)["code"] == "not_now"


def another_world(
    match: Match, line: int, viewer: int
) -> tuple[dict[str, list[int]], dict[str, list[int]]]:
    """What an explanation is thought from, and what it would be in another world that the viewer cannot tell apart."""
    sight = earlier(match, viewer, line)
    imagined = match.game.imagine(sight.known, viewer, Rng(7))
    return sight.known.dump(), match.game.redact(imagined, viewer).dump()


@pytest.mark.parametrize("game", ["pirates", "ship_it"])
def test_an_explanation_is_made_of_what_the_viewer_knows(game: str, seed: int) -> None:
    """Whatever the bot alone knew, the explanation is the same; and the search can think from it."""
    match = argosy.new(game, seats=3, seed=seed % 10_000)
    for number in range(60):
        legal = match.legal()
        match.play(legal[(seed + number) % len(legal)])
    decided = [e for e in match.entries if e.seat >= 0][-6:]
    player = bot("easy:iterations=20")
    assert isinstance(player, SearchBot)
    for entry in decided:
        viewer = (entry.seat + 1) % 3
        known, other = another_world(match, entry.number, viewer)
        assert known == other
        sight = earlier(match, viewer, entry.number)
        assert entry.code in sight.codes_of(entry.seat)
        search = Search(match.game, match.game.load(known), entry.seat, Rng(seed), player.budget)
        search.run()
        advice = advice_of(search, entry.code)
        assert advice.lines[0].action == entry.code
        sight.explanation(entry.code, advice.lines)
