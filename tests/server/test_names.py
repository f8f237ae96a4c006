"""Guests who give no name are told apart all the same, and an undo tells beforehand what it would take."""

import httpx
from tests.server.conftest import Live, Person

from argosy.server import guest_names


def test_names_are_given_and_told_apart() -> None:
    taken = {guest_names.fresh() for _ in range(5)}
    for _ in range(2 * len(guest_names.BIRDS)):
        name = guest_names.fresh(taken)
        assert name not in taken
        assert guest_names.is_given(name)
        taken.add(name)
    assert not guest_names.is_given("Ann")
    assert not guest_names.is_given("Guest of honour")


def test_guests_without_a_name_sit_down_under_two(live: Live) -> None:
    """Even those whom chance gave the same name."""
    ann = Person(live, "Guest Heron")
    made = ann.table(visibility="public")
    table = made["table"]["id"]
    bea = Person(live, "guest heron")
    bea.http.patch("/api/guests/me", json={"name": "Guest Heron"})
    joined = bea.post(f"/api/tables/{table}/join", {})
    called = [seat["name"] for seat in joined["seats"]]
    assert called[0] == "Guest Heron"
    assert called[1] != called[0]
    assert guest_names.is_given(called[1])

    with httpx.Client(base_url=live.url, headers={"X-Argosy": "1"}) as stranger:
        answer = stranger.post("/api/guests", json={"name": None})
        assert guest_names.is_given(answer.json()["name"])
    with httpx.Client(base_url=live.url, headers={"X-Argosy": "1"}) as stranger:
        address = f"/api/tables/{table}/enter"
        assert stranger.post(address, json={"secret": made["invitation"]}).status_code == 200
        name = stranger.get("/api/guests/me").json()["name"]
        assert guest_names.is_given(name)
        assert name not in called


def test_an_undo_tells_what_it_would_take(live: Live) -> None:
    ann, bea = Person(live, "Ann"), Person(live, "Bea")
    table = ann.table(visibility="public")["table"]["id"]
    bea.post(f"/api/tables/{table}/join", {})
    people = {"red": ann, "blue": bea}
    order = []
    for _ in range(2):
        view = ann.view(table)
        order.append(view["waiting"])
        mover = people[view["waiting"]]
        sails = [a for a in mover.view(table)["actions"] if a["verb"] == "sail"]
        mover.play(table, sails[0]["text"], view["number"])
    first, second = order
    told = people[first].view(table)["undo"]
    assert not told["free"]
    assert (told["decisions"], told["others"], told["asks"]) == (2, [second], [second])
    assert told["drawn"] == sum(
        line["who"].startswith("?")
        for line in ann.get(f"/api/tables/{table}/log", after=told["line"])
    )
    assert ann.http.get(f"/api/tables/{table}/view").json()["undo"].keys() >= {"asks", "others"}


def test_no_two_at_a_table_share_a_name(live: Live) -> None:
    ann, bea = Person(live, "Ann"), Person(live, "ANN")
    table = ann.table(visibility="public")["table"]["id"]
    refused = bea.post(f"/api/tables/{table}/join", {}, 409)
    assert refused["code"] == "name_taken"
    assert refused["says"].startswith("Somebody at this table is called ANN already")
    joined = bea.post(f"/api/tables/{table}/join", {"name": "Bea"})
    assert [seat["name"] for seat in joined["seats"]] == ["Ann", "Bea"]
    assert bea.get("/api/guests/me")["name"] == "Bea"

    body = {"game": "sea_routes", "seats": ["me", "hot:ann"]}
    assert ann.post("/api/tables", body, 409)["code"] == "name_taken"
    body = {"game": "sea_routes", "seats": ["me", "hot:Cem", "hot:cem"]}
    assert ann.post("/api/tables", body, 409)["code"] == "name_taken"


def test_who_leaves_a_game_is_still_called_by_name(live: Live) -> None:
    ann, bea = Person(live, "Ann"), Person(live, "Bea")
    table = ann.table(visibility="public")["table"]["id"]
    bea.post(f"/api/tables/{table}/join", {})
    bea.post(f"/api/tables/{table}/leave", {})
    seat = ann.get(f"/api/tables/{table}")["seats"][1]
    assert (seat["kind"], seat["why"], seat["name"]) == ("bot", "left", "Bea")
    # For the rules of taking back, and in the record, it is a bot's.
    record = ann.http.get(f"/api/tables/{table}/record").text
    assert "bot:medium" in record
    assert live.context.lobby.rooms[table].game.playing().is_bot("blue")


def test_hints_are_off_between_people_unless_somebody_wants_them(live: Live) -> None:
    ann = Person(live, "Ann")
    for seats, hints in (
        (["me", "bot:easy"], True),
        (["me", "open"], False),
        (["me", "hot:Bea"], False),
        (["me", "bot:easy", "open"], False),
    ):
        made = ann.post("/api/tables", {"game": "sea_routes", "seats": seats}, 201)
        assert made["table"]["hints"] is hints, seats
    body = {"game": "sea_routes", "seats": ["me", "open"], "hints": True}
    assert ann.post("/api/tables", body, 201)["table"]["hints"] is True


def test_a_list_and_a_log_tell_the_round(live: Live) -> None:
    """The list does so when nobody has the table open, too."""
    ann = Person(live, "Ann")
    table = ann.table(seats=["me", "hot:Bea"])["table"]["id"]
    view = ann.view(table)
    while not (view["ending"] or max(line["round"] for line in view["news"]) > 1):
        since = view["number"]
        ann.play(table, view["actions"][0]["text"], since, seat=view["waiting"])
        view = ann.view(table, since=since)
    lines = ann.get(f"/api/tables/{table}/log", limit=500)
    decided = [line for line in lines if not line["who"].startswith("?")]
    assert {line["turn"] for line in decided} == {"red", "blue"}
    assert all(line["turn"] == line["who"] for line in decided)
    rounds = [line["round"] for line in lines]
    assert rounds == sorted(rounds) and decided[0]["round"] == 1
    shown = ann.get("/api/guests/me/tables")[0]["round"]
    assert shown == max(rounds) > 0

    def forget() -> None:
        live.context.lobby._forget(live.context.lobby.rooms[table])

    live.do(forget)
    assert ann.get("/api/guests/me/tables")[0]["round"] == shown
