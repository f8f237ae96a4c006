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
