"""After a turn there is a grace in which it can be taken back before anybody else acts."""

import threading
from collections.abc import Callable
from typing import Any

import pytest

from argosy.server.tables import grace

from .conftest import Live, Person, ids, mover, two_at_a_table
from .waiting import wait_for

DATABASES = ("sqlite",)
AGES = 3600.0  # seconds: no test waits for it


@pytest.fixture
def ages(monkeypatch: pytest.MonkeyPatch) -> None:
    """A grace that ends by somebody's wish only."""
    monkeypatch.setattr(grace, "SECONDS", AGES)


def against_a_bot(live: Live) -> tuple[Person, str]:
    ann = Person(live)
    return ann, str(ann.table(seats=["me", "bot:easy"])["table"]["id"])


def asked(table: str, *people: Person) -> tuple[Person, dict[str, Any]]:
    """Wait until one of them must decide; bots may have to think first."""
    wait_for(lambda: any(p.view(table)["waiting"] in p.view(table)["you"]["seats"] for p in people))
    return mover(table, *people)


def end_turn(table: str, *people: Person) -> tuple[Person, dict[str, Any]]:
    """Play until the turn has passed to another seat. Return who played last, and what they saw before."""
    while True:
        person, view = asked(table, *people)
        action = next(a for a in view["actions"] if not a.get("yields"))
        person.play(table, action["text"], view["number"], grace=True)
        if person.view(table)["waiting"] != view["waiting"]:
            return person, view


def release(person: Person, table: str) -> None:
    socket = person.socket(table)
    socket.send(type="release")
    socket.ask("pong", type="ping")
    socket.close()


def take_back(person: Person, table: str) -> None:
    assert person.post(f"/api/tables/{table}/undo", {"id": next(ids)})["done"]


def beside(work: Callable[[], Any]) -> tuple[threading.Thread, list[Any]]:
    """Do something that has to wait; what it comes to is put into the list."""
    found: list[Any] = []
    thread = threading.Thread(target=lambda: found.append(work()), daemon=True)
    thread.start()
    return thread, found


@pytest.mark.usefixtures("ages")
def test_a_bot_waits_until_it_is_over(live: Live) -> None:
    ann, table = against_a_bot(live)
    _, before = end_turn(table, ann)
    view = ann.view(table)
    assert view["grace"]["seat"] == before["waiting"]
    assert 0 < view["grace"]["left"] <= view["grace"]["whole"] == AGES * 1000
    assert view["undo"]["free"]
    # Taken back, the turn is theirs again.
    take_back(ann, table)
    view = ann.view(table)
    assert view["grace"] is None and view["waiting"] == before["waiting"]
    assert [a["text"] for a in view["actions"]] == [a["text"] for a in before["actions"]]
    # Ended once more and let go, it is answered.
    end_turn(table, ann)
    room = live.context.lobby.rooms[table]
    number = len(room.game.times)
    release(ann, table)
    wait_for(lambda: len(room.game.times) > number)
    assert room.grace.info() is None


def answered_early(
    live: Live, status: int = 200
) -> tuple[Person, str, threading.Thread, list[Any]]:
    """A turn has ended, and who comes next has played already: who may take it back, at which table, and that play."""
    ann, ben, table = two_at_a_table(live)
    first, _ = end_turn(table, ann, ben)
    second = ben if first is ann else ann
    view = second.view(table)
    text, number = view["actions"][0]["text"], view["number"]
    waiting, answers = beside(lambda: second.play(table, text, number, status))
    assert first.view(table)["number"] == number
    return first, table, waiting, answers


@pytest.mark.usefixtures("ages")
def test_another_person_waits_as_well_and_nothing_they_played_is_lost(live: Live) -> None:
    first, table, waiting, answers = answered_early(live)
    number = first.view(table)["number"]
    release(first, table)
    waiting.join(30)
    assert answers[0]["number"] > number


@pytest.mark.usefixtures("ages")
def test_an_answer_to_what_was_taken_back_is_stale(live: Live) -> None:
    first, table, waiting, answers = answered_early(live, 409)
    take_back(first, table)
    waiting.join(30)
    assert answers[0]["code"] == "stale"


@pytest.mark.usefixtures("ages")
def test_nobody_ends_the_grace_of_another(live: Live) -> None:
    ann, ben, table = two_at_a_table(live)
    first, _ = end_turn(table, ann, ben)
    release(ben if first is ann else ann, table)
    assert first.view(table)["grace"] is not None


def test_it_passes_by_itself(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(grace, "SECONDS", 0.05)
    ann, ben, table = two_at_a_table(live)
    first, _ = end_turn(table, ann, ben)
    wait_for(lambda: first.view(table)["grace"] is None)
    person, view = mover(table, ann, ben)
    assert person.play(table, view["actions"][0]["text"], view["number"])["done"]


@pytest.mark.usefixtures("ages")
def test_there_is_none_with_a_clock_at_one_screen_or_unasked(live: Live) -> None:
    ann, ben, table = two_at_a_table(live, clock={"kind": "move", "seconds": 3600})
    first, _ = end_turn(table, ann, ben)
    assert first.view(table)["grace"] is None
    ann = Person(live)
    table = str(ann.table(seats=["me", "hot:Bea"])["table"]["id"])
    end_turn(table, ann)
    assert ann.view(table)["grace"] is None
    ann, ben, table = two_at_a_table(live)
    person, view = mover(table, ann, ben)
    person.play(table, view["actions"][0]["text"], view["number"])
    assert person.view(table)["grace"] is None


@pytest.mark.usefixtures("ages")
def test_a_move_that_is_sent_again_does_not_begin_it_again(live: Live) -> None:
    ann, ben, table = two_at_a_table(live)
    person, view = mover(table, ann, ben)
    body = {
        "id": next(ids),
        "at": view["number"],
        "text": view["actions"][0]["text"],
        "grace": True,
    }
    played = person.post(f"/api/tables/{table}/moves", body)
    room = live.context.lobby.rooms[table]
    assert room.grace.info() is not None
    release(person, table)
    assert room.grace.info() is None
    assert person.post(f"/api/tables/{table}/moves", body) == played
    assert room.grace.info() is None
