"""Tables: created, joined by link, played, watched, left."""

import time
from dataclasses import replace
from typing import Any

import pytest

import argosy
from argosy.core.registry import edition
from argosy.server.catalog import levels_of
from argosy.server.problems import Problem
from argosy.server.storage.queries import TableRow
from argosy.server.tables import new_tables
from argosy.server.tables.new_tables import renewed

from .conftest import Live, Person, fetch, ids, mover, two_at_a_table

DATABASES = ("sqlite", "postgresql")


def test_the_first_page_names_argosy(live: Live) -> None:
    page = fetch("GET", live.url + "/")
    assert page.status_code == 200
    assert "Argosy" in page.text
    assert "default-src 'self'" in page.headers["content-security-policy"]


def test_somebody_new_is_nobody_and_no_mistake(live: Live) -> None:
    """A browser writes every refusal into its console, and every first visit asks who it is."""
    answer = fetch("GET", live.url + "/api/guests/me")
    assert (answer.status_code, answer.json()) == (200, None)


def test_the_games_are_listed_with_options_and_rules(live: Live) -> None:
    ann = Person(live)
    games = {game["id"]: game for game in ann.get("/api/games")}
    assert set(games) == set(argosy.editions())
    for name, game in games.items():
        edition = argosy.edition(name)
        assert {o["name"] for o in game["options"]} == {o.name for o in edition.options}
        groups = [o["group"] for o in game["options"]]
        assert sorted(groups, key=groups.index) == groups  # each group stands together
        rules = ann.get(f"/api/games/{name}/rules")
        assert f"{edition.code}-R1" in {clause["number"] for clause in rules["clauses"]}
        assert rules["language"] == "en" and rules["rulebook"] and rules["rulings"]
        assert game["title"] == {"id": "title"} and game["pitch"] == {"id": "pitch"}


def test_a_game_is_joined_by_link_and_played_to_its_end_over_http(live: Live) -> None:
    ann, ben, table = two_at_a_table(live, options={"rounds": 1})
    view = finish(table, ann, ben)
    assert view["ending"]["clause"].startswith("SR-")
    record = ann.get(f"/api/tables/{table}/record")
    match = argosy.replay(record)
    assert match.is_over and match.scores() == view["ending"]["scores"]


def test_a_view_is_whole(live: Live) -> None:
    ann, ben, table = two_at_a_table(live)
    person, view = mover(table, ann, ben)
    clauses = ann.get("/api/games/sea_routes")["clauses"]
    assert view["prompt"] == {"id": "step-sailing", "nouns": {"seat": f"seat:{view['waiting']}"}}
    assert view["clause"].startswith("SR-") and view["step"] == "sailing"
    assert view["scene"]["pieces"] and view["scene"]["counters"] and view["scene"]["sheets"]
    backdrop = person.get(f"/api/tables/{table}/backdrop")
    places = {spot["id"] for spot in backdrop["spots"]}
    for action in view["actions"]:
        offered = (f"action-{action['verb']}", f"choice-{action['verb']}")  # with what is at stake
        assert action["text"] and action["says"]["id"] in offered
        assert clauses[action["says"]["id"]].startswith("SR-")
        assert set(action["places"]) <= places
    assert [line["line"] for line in view["news"]] == list(range(1, view["number"] + 1))
    event = view["news"][0]["events"][0]
    assert event["id"] == "event-laid" and set(event["nouns"]) == {"tile", "space"}
    assert clauses[event["id"]].startswith("SR-")
    assert view["facts"]["round"] == 1 and len(view["facts"]["majorities"]) == 6
    assert {seat["name"] for seat in view["seats"]} == {"Ann", "Ben"}


def test_everybody_at_the_websocket_sees_a_move_after_it_is_acknowledged(live: Live) -> None:
    ann, ben, table = two_at_a_table(live)
    spectator = Person(live, "Eve")
    sockets = [person.socket(table) for person in (ann, ben, spectator)]
    hellos = [socket.next("hello") for socket in sockets]
    assert all(hello["backdrop"]["zones"] for hello in hellos)
    views = [socket.view() for socket in sockets]
    mover_at = next(n for n, view in enumerate(views) if view["actions"])
    number = views[0]["number"]
    action = views[mover_at]["actions"][0]["text"]
    played = sockets[mover_at].ask("played", type="play", id=next(ids), at=number, text=action)
    assert played["number"] == number + played["lines"]
    for socket in sockets:
        view = socket.view(number + 1)
        assert view["since"] == number
        assert view["news"][0]["text"] == action
    assert views[2]["you"]["seat"] is None and views[2]["actions"] == []
    for socket in sockets:
        socket.close()


def test_a_doubled_click_happens_once_and_gets_the_same_answer(live: Live) -> None:
    ann, ben, table = two_at_a_table(live)
    person, view = mover(table, ann, ben)
    body = {"id": next(ids), "at": view["number"], "text": view["actions"][0]["text"]}
    first = person.post(f"/api/tables/{table}/moves", body)
    assert person.post(f"/api/tables/{table}/moves", body) == first
    live.restart()
    again = Person(live, token=person.token)
    assert again.post(f"/api/tables/{table}/moves", body) == first
    assert again.view(table)["number"] == first["number"]
    body["text"] = "pass"
    assert again.post(f"/api/tables/{table}/moves", body, 409)["code"] == "id_reused"


def test_a_stale_click_is_refused_and_gets_the_current_view(live: Live) -> None:
    ann, ben, table = two_at_a_table(live)
    person, view = mover(table, ann, ben)
    socket = person.socket(table)
    socket.view()
    text = view["actions"][0]["text"]
    refused = socket.ask("refused", type="play", id=next(ids), at=view["number"] - 1, text=text)
    assert refused["code"] == "stale"
    assert socket.view()["number"] == view["number"]
    socket.close()


def test_an_illegal_move_gets_its_clause_and_the_reason(live: Live) -> None:
    ann, ben, table = two_at_a_table(live)
    person, view = mover(table, ann, ben)
    socket = person.socket(table)
    refused = socket.ask("refused", type="play", id=next(ids), at=view["number"], text="sail z9")
    assert refused["code"] == "not_legal" and refused["problem"]["id"] == "reason-not-a-text"
    refused = socket.ask("refused", type="play", id=next(ids), at=view["number"], text="sneak a1")
    assert refused["clause"].startswith("SR-") and refused["problem"]["id"] == "reason-no-moons"
    rules = person.get("/api/games/sea_routes/rules")["clauses"]
    assert refused["clause"] in {clause["number"] for clause in rules}
    socket.close()


def test_why_answers_for_a_text_and_with_one_reason_for_a_place(live: Live) -> None:
    ann, ben, table = two_at_a_table(live)
    person, view = mover(table, ann, ben)
    path = f"/api/tables/{table}/why"
    legal = person.post(path, {"text": view["actions"][0]["text"]})["answers"][0]
    assert legal["legal"] and legal["action"]["id"] == f"action-{view['actions'][0]['verb']}"
    nonsense = person.post(path, {"text": "fly home"})["answers"][0]
    assert nonsense["action"] is None and nonsense["says"]["id"] == "reason-not-a-text"
    other = ben if person is ann else ann
    assert other.post(path, {"text": "pass"})["answers"][0]["clause"] == "SR-R6"
    (answer,) = person.post(path, {"place": "a1"})["answers"]
    assert not answer["legal"] and answer["clause"] == "SR-R7" and answer["verb"] == "sail"
    assert answer["what"]["nouns"]["place"] == "text:a1"
    (answer,) = other.post(path, {"place": "a1"})["answers"]
    assert (
        answer["text"] == "" and answer["action"] is None and answer["what"]["id"] == "place-holds"
    )
    nowhere = person.http.post(path, json={"place": "q99"})
    assert nowhere.status_code == 404 and nowhere.json()["problem"]["id"] == "problem-no-place"
    before = person.view(table)["number"]
    assert before == view["number"]


def test_a_bot_answers_through_the_same_door(live: Live) -> None:
    ann = Person(live)
    table = ann.table(seats=["me", "bot:easy"])["table"]["id"]
    socket = ann.socket(table)
    for _ in range(6):
        view = socket.view()
        while not view["actions"]:
            view = socket.view()
        text = view["actions"][0]["text"]
        socket.ask("played", type="play", id=next(ids), at=view["number"], text=text)
    who = [line["who"] for line in ann.get(f"/api/tables/{table}/log", limit=500)]
    assert "blue" in who and "red" in who
    socket.close()


def test_an_expert_is_seated_where_the_game_has_one(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = Person(live)
    assert ann.get("/api/games/sea_routes")["levels"] == ["easy", "medium", "hard", "expert"]
    made = ann.table(seats=["me", "bot:expert"])["table"]
    assert [seat["level"] for seat in made["seats"]] == ["", "expert"]
    socket = ann.socket(made["id"])
    view = socket.view()
    while not view["actions"]:
        view = socket.view()
    text = view["actions"][0]["text"]
    socket.ask("played", type="play", id=next(ids), at=view["number"], text=text)
    while not (view := socket.view())["actions"]:
        pass  # the expert answers
    socket.close()
    without = replace(argosy.edition("sea_routes"), expert=None)
    assert levels_of(without) == ["easy", "medium", "hard"]
    monkeypatch.setattr(new_tables, "edition", lambda name: without)
    asked = {"game": "sea_routes", "seats": ["me", "bot:expert"]}
    refused = ann.http.post("/api/tables", json=asked)
    assert refused.status_code == 400
    assert refused.json()["problem"]["id"] == "problem-seat-kind"


def test_a_hint_is_a_legal_action(live: Live) -> None:
    ann, ben, table = two_at_a_table(live, hints=True)
    person, view = mover(table, ann, ben)
    socket = person.socket(table)
    hint = socket.ask("hint", "refused", type="hint", id="h")
    assert hint["text"] in [action["text"] for action in view["actions"]]
    assert hint["lines"][0]["text"] == hint["text"]
    for line in hint["lines"]:
        assert sum(line["chances"].values()) == pytest.approx(1.0)
        assert line["says"]["id"].startswith(("action-", "choice-")) and line["tries"] > 0
        for step in line["expecting"]:
            assert (step["seat"] is None) == (step["says"] is None)
    socket.close()


def test_a_seat_goes_on_at_another_device_by_its_link(live: Live) -> None:
    ann, _, table = two_at_a_table(live)
    secret = ann.post(f"/api/tables/{table}/seats/red/link")["secret"]
    script = Person(live, token=secret)
    assert script.view(table)["you"]["seats"] == ["red"]
    phone = Person(live, "Ann's phone")
    phone.post(f"/api/tables/{table}/enter", {"secret": secret})
    assert phone.view(table)["you"]["seats"] == ["red"]
    assert ann.view(table)["you"]["seats"] == []


def test_a_private_table_is_unknown_to_strangers(live: Live) -> None:
    _, ben, table = two_at_a_table(live, visibility="private")
    eve = Person(live, "Eve")
    for path in ("", "/view", "/record", "/chat", "/log", "/backdrop", "/positions/1"):
        assert eve.get(f"/api/tables/{table}{path}", 404)["code"] == "unknown"
    assert ben.view(table)["you"]["seats"] == ["blue"]
    assert table not in [t["id"] for t in eve.get("/api/tables")]


def test_public_tables_are_listed_and_unlisted_ones_are_not(live: Live) -> None:
    ann, eve = Person(live), Person(live, "Eve")
    public = ann.table(visibility="public")["table"]["id"]
    unlisted = ann.table()["table"]["id"]
    listed = [t["id"] for t in eve.get("/api/tables")]
    assert public in listed and unlisted not in listed
    assert eve.post(f"/api/tables/{unlisted}/join", {}, 403)["code"] == "not_invited"
    assert eve.post(f"/api/tables/{public}/join", {})["status"] == "playing"


def test_my_tables_begin_with_those_that_wait_for_me(live: Live) -> None:
    ann, ben, table = two_at_a_table(live)
    person, _ = mover(table, ann, ben)
    person.table()
    mine = person.get("/api/guests/me/tables")
    assert mine[0]["id"] == table and mine[0]["waiting"] in mine[0]["you"]["seats"]


def test_hot_seats_are_played_from_one_screen(live: Live) -> None:
    ann = Person(live)
    table = ann.table(seats=["me", "hot:Bea"])["table"]["id"]
    for _ in range(4):
        view = ann.view(table)
        assert view["you"]["seats"] == ["red", "blue"]
        assert view["you"]["seat"] == view["waiting"]
        ann.play(table, view["actions"][0]["text"], view["number"])


def test_any_position_of_a_game_can_be_looked_at_again(live: Live) -> None:
    ann, ben, table = two_at_a_table(live)
    boards = []
    for _ in range(4):
        person, view = mover(table, ann, ben)
        boards.append((view["number"], view["scene"]))
        person.play(table, view["actions"][0]["text"], view["number"])
    for number, scene in boards:
        then = ann.get(f"/api/tables/{table}/positions/{number + 1}")
        assert then["scene"] == scene
        assert then["news"][-1]["line"] == number
    ann.get(f"/api/tables/{table}/positions/9999", 404)


def test_a_game_is_played_on_from_a_position_against_bots(live: Live) -> None:
    ann, ben, table = two_at_a_table(live, hints=True)
    person, view = mover(table, ann, ben)
    person.play(table, view["actions"][0]["text"], view["number"])
    seat = view["waiting"]
    fork = person.post(f"/api/tables/{table}/fork", {"at": view["number"] + 1, "seat": seat})
    assert fork["status"] == "playing" and fork["forked"] == {
        "table": table,
        "at": view["number"] + 1,
    }
    again = person.view(fork["id"])
    assert again["scene"] == view["scene"] and again["actions"] == view["actions"]
    assert person.view(table)["number"] > view["number"]


def test_rematch_gives_everybody_the_same_new_table(live: Live) -> None:
    ann, ben, table = two_at_a_table(live, options={"rounds": 1})
    assert ann.post(f"/api/tables/{table}/rematch", None, 409)["code"] == "not_now"
    finish(table, ann, ben)
    first = ann.post(f"/api/tables/{table}/rematch")
    second = ben.post(f"/api/tables/{table}/rematch")
    assert first["id"] == second["id"] != table
    assert second["you"]["seats"] == ["blue"] and second["status"] == "playing"


def test_a_rematch_is_played_by_the_newest_rules_and_all_their_options() -> None:
    options = {"seats": 2, "rules": 1, "rounds": 4, "gone_since": 3}
    row = TableRow(
        id="t",
        game="sea_routes",
        options=options,
        visibility="public",
        status="over",
        owner="ann",
    )
    found = edition("sea_routes")
    assert renewed(row) == found.choose({"seats": 2, "rounds": 4})
    with pytest.raises(Problem):
        renewed(replace(row, options={"seats": 9}))


def finish(table: str, *people: Person) -> dict[str, Any]:
    for _ in range(500):
        view = people[0].view(table)
        if view["status"] == "over":
            return view
        person, view = mover(table, *people)
        person.play(table, view["actions"][-1]["text"], view["number"])
    raise AssertionError("no end")


def test_the_owner_sends_away_before_the_start_only(live: Live) -> None:
    ann, ben = Person(live), Person(live, "Ben")
    made = ann.table(seats=["me", "open", "open"], visibility="public")
    table = made["table"]["id"]
    ben.post(f"/api/tables/{table}/join", {"seat": "green"})
    assert ben.post(f"/api/tables/{table}/seats/red/open", None, 403)["code"] == "not_yours"
    gone = ann.post(f"/api/tables/{table}/seats/green/open")
    assert gone["seats"][2]["kind"] == "open"
    ann.post(f"/api/tables/{table}/start", {"fill": "easy"})
    assert ann.post(f"/api/tables/{table}/seats/green/open", None, 409)["code"] == "not_now"


def test_a_long_poll_answers_as_soon_as_something_happens(live: Live) -> None:
    ann, ben, table = two_at_a_table(live)
    person, view = mover(table, ann, ben)
    other = ben if person is ann else ann
    socket = person.socket(table)
    socket.view()
    socket.send(type="play", id=next(ids), at=view["number"], text=view["actions"][0]["text"])
    began = time.monotonic()
    seen = other.view(table, since=view["number"], wait=20)
    assert seen["number"] > view["number"] and time.monotonic() - began < 15
    socket.close()
