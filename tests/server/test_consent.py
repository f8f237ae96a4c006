"""Nobody agrees for a person, and nobody is asked twice."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from argosy.server.tables import undo as undo_requests

from .conftest import Live, Person, ids, mover, serving, two_at_a_table
from .waiting import wait_for

DATABASES = ("sqlite",)


def undo(person: Person, table: str, status: int | None = None, **more: Any) -> Any:
    return person.post(f"/api/tables/{table}/undo", {"id": next(ids), **more}, status)


def play_turns(table: str, people: tuple[Person, Person], count: int) -> list[tuple[Person, int]]:
    """Who played which line."""
    played = []
    for _ in range(count):
        person, view = mover(table, *people)
        person.play(table, view["actions"][0]["text"], view["number"])
        played.append((person, view["number"] + 1))
    return played


def seat_of(person: Person, table: str) -> str:
    return str(person.get(f"/api/tables/{table}")["you"]["seats"][0])


# ── A stand-in ──


@pytest.mark.parametrize("how", ["handed", "time"])
def test_a_stand_in_does_not_agree_for_its_person(live: Live, how: str) -> None:
    ann, ben, table = two_at_a_table(live, clock={"kind": "move", "seconds": 3600})
    played = play_turns(table, (ann, ben), 6)
    mine = next(line for person, line in played if person is ann)
    theirs = [line for person, line in played if person is ben and line > mine]
    assert theirs
    room = live.context.lobby.rooms[table]
    seat = seat_of(ben, table)
    if how == "handed":
        ben.post(f"/api/tables/{table}/seats/{seat}/bot", {"level": "easy"})
    else:
        while room.game.waiting_seat() != room.game.names.index(seat):
            play_turns(table, (ann, ben), 1)
        number = len(room.game.times)
        live.do(lambda: room.time_is_up(room.game.names.index(seat), number))
        wait_for(lambda: room.game.seats[room.game.names.index(seat)].stand_in)
    wait_for(
        lambda: (
            room.game.waiting_seat() == 1 - room.game.names.index(seat)
            or room.game.table.status == "over"
        )
    )
    before = len(room.game.times)
    asked = undo(ann, table, line=mine)
    assert not asked["done"] and asked["number"] == before
    view = ann.view(table)
    assert view["undo"]["request"]["missing"] == [seat]
    lines = ann.get(f"/api/tables/{table}/log", limit=500)
    assert not any(line["undone"] for line in lines)
    # Its person may agree, of course.
    assert ben.post(f"/api/tables/{table}/undo/answer", {"agree": True})["done"]


def test_what_a_person_decided_who_has_left_stays(live: Live) -> None:
    ann, ben, table = two_at_a_table(live)
    played = play_turns(table, (ann, ben), 6)
    mine = next(line for person, line in played if person is ann)
    ben.post(f"/api/tables/{table}/leave", {})
    room = live.context.lobby.rooms[table]
    wait_for(lambda: ann.view(table)["waiting"] == seat_of(ann, table))
    number = len(room.game.times)
    refusal = undo(ann, table, 409, line=mine)
    assert refusal["code"] == "not_now" and "has left" in refusal["says"]
    assert len(room.game.times) == number
    # What the bot on that seat has decided since may be taken back: no person did.
    person, view = mover(table, ann)
    line = view["number"] + 1
    person.play(table, view["actions"][0]["text"], view["number"])
    wait_for(lambda: ann.view(table)["waiting"] == seat_of(ann, table))
    assert undo(ann, table, line=line)["done"]


def test_people_come_back_from_their_bot_before_they_take_back(live: Live) -> None:
    ann, ben, table = two_at_a_table(live)
    play_turns(table, (ann, ben), 4)
    ann.post(f"/api/tables/{table}/seats/{seat_of(ann, table)}/bot", {"level": "easy"})
    assert undo(ann, table, 409)["code"] == "not_now"


# ── Once ──


def test_an_id_that_was_agreed_to_asks_for_nothing_more(live: Live) -> None:
    ann, ben, table = two_at_a_table(live)
    played = play_turns(table, (ann, ben), 6)
    lines = [line for person, line in played if person is ann]
    body = {"id": next(ids)}  # the latest decision, whichever that is
    first = ann.post(f"/api/tables/{table}/undo", body)
    if not first["done"]:
        assert ann.post(f"/api/tables/{table}/undo", body) == first  # still the same request
        ben.post(f"/api/tables/{table}/undo/answer", {"agree": True})
    number = ann.view(table)["number"]
    again = ann.post(f"/api/tables/{table}/undo", body)
    assert again["done"] and again["number"] == number
    view = ann.view(table)
    assert view["number"] == number and view["undo"]["request"] is None
    assert view["undo"]["line"] == lines[-2]


def test_an_id_that_was_declined_asks_nobody_again(live: Live) -> None:
    ann, ben, table = two_at_a_table(live)
    played = play_turns(table, (ann, ben), 6)
    body = {"id": next(ids), "line": next(line for person, line in played if person is ann)}
    assert not ann.post(f"/api/tables/{table}/undo", body)["done"]
    ben.post(f"/api/tables/{table}/undo/answer", {"agree": False})
    assert not ann.post(f"/api/tables/{table}/undo", body)["done"]
    assert ben.view(table)["undo"]["request"] is None


# ── So many, and no more ──


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with serving(tmp_path_factory.mktemp("alone")) as live:
        yield live


def pair(person: Person, table: str) -> Any:
    """A move and its undo, at a screen for two."""
    view = person.view(table)
    body = {"text": view["actions"][0]["text"], "seat": view["waiting"]}
    person.play(table, at=view["number"], **body)
    return person.http.post(
        f"/api/tables/{table}/undo",
        json={"id": next(ids), "seat": view["waiting"], "line": view["number"] + 1},
    )


@pytest.mark.parametrize("bound", ["MOST_UNDOS", "MOST_TAKEN_BACK"])
def test_a_game_is_not_taken_back_without_end(
    alone: Live, monkeypatch: pytest.MonkeyPatch, bound: str
) -> None:
    monkeypatch.setattr(undo_requests, bound, 6)
    ann = Person(alone)
    table = ann.table(seats=["me", "hot:Bea"])["table"]["id"]
    answers = [pair(ann, table) for _ in range(14)]
    codes = [answer.status_code for answer in answers]
    assert codes[0] == 200 and codes[-1] == 429
    assert answers[-1].json()["code"] == "too_many"
    number = ann.view(table)["number"]
    assert ann.view(table)["number"] == number  # and the game goes on
    view = ann.view(table)
    ann.play(table, view["actions"][0]["text"], view["number"], seat=view["waiting"])


# ── Silence ──


def test_a_wall_clock_that_is_set_hands_nobody_to_a_bot(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben, table = two_at_a_table(live)
    person, view = mover(table, ann, ben)
    other = ben if person is ann else ann
    from argosy.server import timing

    real = timing.now
    monkeypatch.setattr(timing, "now", lambda: real() + 11 * 60_000)
    seen = other.view(table)
    seat = next(s for s in seen["seats"] if s["seat"] == view["waiting"])
    assert not seat["silent"]
    path = f"/api/tables/{table}/seats/{view['waiting']}/bot"
    assert other.post(path, {}, 403)["code"] == "not_yours"


# ── Clocks of tables that nobody has open ──


def test_a_table_with_a_clock_leaves_the_memory_and_its_clock_runs_on(tmp_path: Path) -> None:
    from argosy.server.tables.lobby import LobbySettings

    with serving(
        tmp_path, lobby_settings=LobbySettings(idle_seconds=0.2, sweep_seconds=0.05)
    ) as live:
        clock = {"kind": "game", "seconds": 6}
        ann, ben, table = two_at_a_table(live, clock=clock)
        person, view = mover(table, ann, ben)
        seat = view["waiting"]
        before = view["clock"]["left"][seat]
        wait_for(lambda: not live.context.lobby.rooms)
        assert table in live.context.lobby.alarms.set_for
        time.sleep(1)
        after = person.view(table)["clock"]["left"][seat]
        assert after < before - 900  # it ran while nobody had the table open
        wait_for(lambda: not live.context.lobby.rooms)
        # Nobody looks any more: when the time is up, a bot plays all the same.
        wait_for(lambda: any(s["stand_in"] for s in ann.get("/api/guests/me/tables")[0]["seats"]))
        assert not live.context.lobby.alarms.set_for or ben.view(table)["number"] > view["number"]


def test_rooms_beyond_the_bound_are_forgotten_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from argosy.server.tables import lobby

    monkeypatch.setattr(lobby, "JUST_NOW", 0.0)
    lobby_settings = lobby.LobbySettings(rooms=20, tables_per_guest=1000)
    with serving(tmp_path, lobby_settings=lobby_settings) as live:
        ann = Person(live)
        tables = [
            ann.table(clock={"kind": "move", "seconds": 3600}, seats=["me", "hot:Bea"])["table"][
                "id"
            ]
            for _ in range(60)
        ]
        assert len(live.context.lobby.rooms) <= 21
        assert all(ann.view(table)["clock"]["running"] for table in tables[:5])
