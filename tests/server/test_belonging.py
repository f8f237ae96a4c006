"""Who belongs to a table: links that end, people who are sent away or muted, and what is not told."""

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from .conftest import Live, Person, Socket, fetch, mover, serving, two_at_a_table

DATABASES = ("sqlite", "postgresql")


def ended(socket: Socket) -> int:
    """The code with which the server closed it."""
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            socket.raw.recv(timeout=15)
    assert closed.value.rcvd is not None
    return int(closed.value.rcvd.code)


# ── Links ──


@pytest.mark.parametrize("how", ["a new link", "leaving"])
def test_a_revoked_link_loses_its_socket(live: Live, how: str) -> None:
    ann, ben, table = two_at_a_table(live, visibility="private")
    seat = ben.get(f"/api/tables/{table}")["you"]["seats"][0]
    secret = ben.post(f"/api/tables/{table}/seats/{seat}/link")["secret"]
    device = Person(live, token=secret).socket(table)
    device.view()
    if how == "leaving":
        ben.post(f"/api/tables/{table}/leave", {})
    else:
        ben.post(f"/api/tables/{table}/seats/{seat}/link")
    ann.post(f"/api/tables/{table}/chat", {"text": "a secret"})
    heard = []
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            heard.append(device.raw.recv(timeout=15))
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4401
    assert not any("a secret" in str(message) for message in heard)


def test_a_seat_that_moves_to_another_device_says_so_to_the_first(live: Live) -> None:
    _, ben, table = two_at_a_table(live)
    seat = ben.get(f"/api/tables/{table}")["you"]["seats"][0]
    secret = ben.post(f"/api/tables/{table}/seats/{seat}/link")["secret"]
    first = ben.socket(table)
    assert first.view()["you"]["seats"] == [seat]
    second = Person(live, "Ben's phone")
    assert second.post(f"/api/tables/{table}/enter", {"secret": secret})["you"]["seats"] == [seat]
    seen: dict[str, Any] = {}
    while not {"said", "view"} <= seen.keys():
        message = first.next("said", "view")
        if message["type"] == "said" or not message["you"]["seats"]:
            seen[message["type"]] = message
    assert seen["said"]["note"] == {"id": "chat-other-device", "nouns": {"seat": f"seat:{seat}"}}
    assert seen["view"]["you"]["seats"] == [] and seen["view"]["actions"] == []
    assert not any(said["kind"] == "note" for said in again(second, table, secret))


def again(person: Person, table: str, secret: str) -> list[dict[str, Any]]:
    """Entering once more by the same device is no news."""
    before = person.get(f"/api/tables/{table}/chat")[-1]["n"]
    person.post(f"/api/tables/{table}/enter", {"secret": secret})
    found: list[dict[str, Any]] = person.get(f"/api/tables/{table}/chat", after=before)
    return found


def test_entering_does_not_tell_a_private_table_from_a_missing_one(live: Live) -> None:
    ann, eve = Person(live), Person(live, "Eve")
    private = ann.table(visibility="private")["table"]["id"]
    guess = {"secret": "i_" + "x" * 43}
    answers = [
        eve.http.post(f"/api/tables/{table}/enter", json=guess)
        for table in (private, "a" * len(private))
    ]
    assert [a.status_code for a in answers] == [401, 401]
    assert answers[0].json() == answers[1].json()
    nobody = fetch("POST", live.url + f"/api/tables/{private}/enter", json=guess)
    assert nobody.status_code == 401 and "set-cookie" not in nobody.headers


# ── Sent away ──


def invited(live: Live, **more: Any) -> tuple[Person, Person, str, str]:
    """Ann's table, at which Ben has taken a seat that is not the last."""
    ann, ben = Person(live, "Ann"), Person(live, "Ben")
    made = ann.table(seats=["me", "open", "open"], **more)
    table, secret = made["table"]["id"], made["invitation"]
    ben.post(f"/api/tables/{table}/enter", {"secret": secret})
    ben.post(f"/api/tables/{table}/join", {})
    return ann, ben, table, secret


@pytest.mark.parametrize("how", ["seat", "member"])
def test_people_who_are_sent_away_stay_away(live: Live, how: str) -> None:
    ann, ben, table, secret = invited(live, visibility="private")
    socket = ben.socket(table)
    socket.next("hello")
    if how == "seat":
        ann.post(f"/api/tables/{table}/seats/blue/open")
    else:
        found = ann.get(f"/api/tables/{table}/members")
        assert [(m["name"], m["seats"]) for m in found] == [("Ben", ["blue"])]
        ann.post(f"/api/tables/{table}/members/{found[0]['id']}/remove")
    assert ended(socket) == 4404
    assert ben.get(f"/api/tables/{table}", 404)["code"] == "unknown"
    assert ben.post(f"/api/tables/{table}/enter", {"secret": secret}, 401)["code"] == "bad_token"
    other = Person(live, "Not Ben")  # the invitation does not help under another name either
    assert other.post(f"/api/tables/{table}/enter", {"secret": secret}, 401)["code"] == "bad_token"
    fresh = ann.post(f"/api/tables/{table}/invite")["secret"]
    refusal = ben.post(f"/api/tables/{table}/enter", {"secret": fresh}, 403)
    assert refusal["code"] == "not_invited"
    assert other.post(f"/api/tables/{table}/enter", {"secret": fresh})["you"]["member"]
    assert [m["name"] for m in ann.get(f"/api/tables/{table}/members")] == ["Not Ben"]


def test_people_who_are_sent_away_do_not_sit_down_at_a_public_table_either(live: Live) -> None:
    ann, ben, table, _ = invited(live, visibility="public")
    ann.post(f"/api/tables/{table}/seats/blue/open")
    assert ben.post(f"/api/tables/{table}/join", {}, 403)["code"] == "not_invited"


def test_sent_away_before_a_restart_is_sent_away_after_it(tmp_path: Any) -> None:
    with serving(tmp_path) as live:
        ann, ben, table, _ = invited(live, visibility="private")
        ann.post(f"/api/tables/{table}/seats/blue/open")
        fresh = ann.post(f"/api/tables/{table}/invite")["secret"]
        live.restart()
        ben = Person(live, "Ben", ben.token)
        assert ben.post(f"/api/tables/{table}/enter", {"secret": fresh}, 403)["code"]


def test_only_the_owner_sends_away_and_not_in_a_running_game(live: Live) -> None:
    ann, ben, table = two_at_a_table(live, visibility="private")
    assert ben.get(f"/api/tables/{table}/members", 403)["code"] == "not_yours"
    member = ann.get(f"/api/tables/{table}/members")[0]["id"]
    path = f"/api/tables/{table}/members/"
    assert ben.post(path + member + "/remove", status=403)["code"] == "not_yours"
    assert ann.post(path + member + "/remove", status=409)["code"] == "not_now"
    assert ann.post(path + "nobody/remove", status=404)["code"] == "unknown"
    owner = ann.get("/api/guests/me")["id"]
    assert ann.post(path + owner + "/remove", status=400)["code"] == "bad_input"
    person, view = mover(table, ann, ben)
    person.play(table, view["actions"][0]["text"], view["number"])


# ── Chat ──


def test_the_limit_of_chat_does_not_begin_anew_with_a_connection(tmp_path: Any) -> None:
    from dataclasses import replace

    from argosy.server.http.limits import Rate

    from .conftest import PATIENT

    limits = replace(PATIENT, chat=Rate(4, 0.01), chat_of_address=Rate(6, 0.01))
    with serving(tmp_path, limits=limits) as live:
        ann, ben, table = two_at_a_table(live)
        said = 0
        for _ in range(4):
            socket = ann.socket(table)
            socket.next("hello")
            for _ in range(3):
                said += socket.ask("said", "refused", type="chat", text="hello")["type"] == "said"
            socket.close()
        assert said == 4
        body = {"text": "hello"}
        assert ann.post(f"/api/tables/{table}/chat", body, 429)["code"] == "too_fast"
        codes = [
            ben.http.post(f"/api/tables/{table}/chat", json=body).status_code for _ in range(4)
        ]
        assert codes == [201, 201, 429, 429]  # one address says no more than so much in all


def test_a_muted_person_does_not_talk_under_a_second_name(live: Live) -> None:
    ann, ben, table = two_at_a_table(live, visibility="public")
    body = {"text": "hello"}
    ann.post(f"/api/tables/{table}/mute", {"seat": "blue", "muted": True})
    assert ben.post(f"/api/tables/{table}/chat", body, 403)["code"] == "muted"
    second = Person(live, "Ben again")
    assert second.post(f"/api/tables/{table}/chat", body, 403)["code"] == "muted"
    elsewhere = Person(live, "Eve", address="127.0.0.9")
    elsewhere.post(f"/api/tables/{table}/chat", body)
    ann.post(f"/api/tables/{table}/chat", body)  # the owner, though at the same address
    socket = ben.socket(table)
    socket.next("hello")
    ann.post(f"/api/tables/{table}/mute", {"seat": "blue", "muted": False})
    ben.post(f"/api/tables/{table}/chat", body)
    second.post(f"/api/tables/{table}/chat", body)


# ── Hints ──


def test_hints_that_are_off_are_not_had_by_a_fork(live: Live) -> None:
    ann, ben, table = two_at_a_table(live, hints=False, options={"rounds": 1})
    at = ann.view(table)["number"] + 1
    body = {"at": at, "seat": "red"}
    refusal = ann.post(f"/api/tables/{table}/fork", body, 409)
    assert refusal["code"] == "not_now" and "hints" in refusal["says"]
    eve = Person(live, "Eve")  # who only watches could ask for them
    assert eve.post(f"/api/tables/{table}/fork", body, 409)["code"] == "not_now"
    while ann.view(table)["status"] != "over":
        person, view = mover(table, ann, ben)
        person.play(table, view["actions"][0]["text"], view["number"])
    assert ann.post(f"/api/tables/{table}/fork", body)["hints"]
