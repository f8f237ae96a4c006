"""People come, go, fall silent, run out of time, talk, take back; bots stand in for them and
misbehave.
"""

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

import argosy
from argosy.server import timing
from argosy.server.bots.pool import COMMAND, BotPool
from argosy.server.bots.worker import NICE, Choice, Question
from argosy.server.storage.queries import SeatRow, TableRow
from argosy.server.tables import clocks
from argosy.server.tables.clocks import Clock

from .conftest import Live, Person, ids, mover, serving, two_at_a_table
from .test_tables import finish
from .waiting import wait_for

DATABASES = ("sqlite", "postgresql")


# ── Clocks ──


def row(kind: Literal["move", "game"], seconds: int = 60) -> TableRow:
    return TableRow(
        id="t",
        game="g",
        options={},
        visibility="public",
        status="playing",
        owner="o",
        clock_kind=kind,
        clock_seconds=seconds,
    )


def test_a_clock_runs_for_one_seat_and_never_below_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(timing, "ticks", lambda: now)
    clock = Clock(row("game"))
    ann, ben = (SeatRow("t", n, "person", left_ms=60_000) for n in (0, 1))
    clock.run(ann)
    now = 110.0
    assert (clock.left(ann), clock.left(ben)) == (50_000, 60_000)
    assert clock.stopped(ann).left_ms == 50_000
    now = 1000.0
    assert clock.left(ann) == 0
    assert clock.returned(clock.stopped(ann)).left_ms == clocks.GRACE


def test_a_clock_by_move_begins_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(timing, "ticks", lambda: now)
    clock = Clock(row("move"))
    ann = SeatRow("t", 0, "person", left_ms=60_000)
    clock.run(ann)
    now = 130.0
    assert clock.left(ann) == 30_000 and clock.stopped(ann).left_ms == 60_000


def test_bots_and_stand_ins_have_no_clock() -> None:
    clock = Clock(row("move"))
    clock.run(SeatRow("t", 0, "bot", level="easy"))
    assert clock.running is None
    clock.run(SeatRow("t", 0, "person", stand_in="easy"))
    assert clock.running is None


def test_out_of_time_a_bot_plays_until_the_person_is_back(live: Live) -> None:
    ann, ben, table = two_at_a_table(live, clock={"kind": "move", "seconds": 3600})
    person, view = mover(table, ann, ben)
    seat = view["waiting"]
    assert view["clock"]["running"] == seat and 0 < view["clock"]["left"][seat] <= 3_600_000
    room = live.context.lobby.rooms[table]
    live.do(lambda: room.time_is_up(room.game.names.index(seat), len(room.game.times)))
    wait_for(lambda: room.game.seats[room.game.names.index(seat)].stand_in)
    wait_for(lambda: len(room.game.times) > view["number"])
    line = person.get(f"/api/tables/{table}/log", after=view["number"])[0]
    assert line["who"] == seat and line["by"] == "bot"
    refusal = person.play(table, "pass", len(room.game.times), 409)
    assert refusal["code"] == "not_now"
    back = person.post(f"/api/tables/{table}/seats/{seat}/back")
    assert not next(s for s in back["seats"] if s["seat"] == seat)["stand_in"]
    assert back["clock"]["left"][seat] > 0


def test_time_that_is_up_for_an_older_position_does_nothing(live: Live) -> None:
    ann, ben, table = two_at_a_table(live, clock={"kind": "move", "seconds": 3600})
    room = live.context.lobby.rooms[table]
    live.do(lambda: room.time_is_up(room.game.waiting_seat(), len(room.game.times) - 1))
    live.do(lambda: None)
    assert not any(seat["stand_in"] for seat in ann.get(f"/api/tables/{table}")["seats"])
    assert ben.view(table)["clock"]["kind"] == "move"


def test_clocks_stand_still_while_the_server_does(tmp_path: Path) -> None:
    with serving(tmp_path) as live:
        ann, ben, table = two_at_a_table(live, clock={"kind": "game", "seconds": 3600})
        person, view = mover(table, ann, ben)
        person.play(table, view["actions"][0]["text"], view["number"])
        before = ann.view(table)["clock"]["left"]
        live.stop()
        time.sleep(0.5)
        live.start()
        # By itself its clock runs, although nobody has asked for the table.
        wait_for(lambda: table in live.context.lobby.alarms.set_for)
        assert table not in live.context.lobby.rooms
        after = Person(live, token=ann.token).view(table)["clock"]["left"]
        assert all(after[seat] >= before[seat] - 300 for seat in before)


# ── Stand-ins ──


def test_a_seat_is_handed_over_and_taken_back(live: Live) -> None:
    ann, ben, table = two_at_a_table(live)
    person, view = mover(table, ann, ben)
    seat = view["waiting"]
    info = person.post(f"/api/tables/{table}/seats/{seat}/bot", {"level": "easy"})
    assert next(s for s in info["seats"] if s["seat"] == seat)["why"] == "handed"
    wait_for(lambda: ann.view(table)["number"] > view["number"])
    person.post(f"/api/tables/{table}/seats/{seat}/back")
    said = ann.get(f"/api/tables/{table}/chat")[-1]
    assert said["note"] == {"id": "chat-back", "nouns": {"seat": f"seat:{seat}"}}
    assert said["kind"] == "note" and said["text"] == ""


def test_only_a_silent_seat_is_given_away_by_others(live: Live) -> None:
    ann, ben, table = two_at_a_table(live)
    person, view = mover(table, ann, ben)
    other = ben if person is ann else ann
    seat = view["waiting"]
    path = f"/api/tables/{table}/seats/{seat}/bot"
    assert other.post(path, {}, 403)["code"] == "not_yours"
    room = live.context.lobby.rooms[table]
    number = room.game.names.index(seat)

    def fall_silent() -> None:
        room.presence._heard[number] = room.presence._moved_at = timing.ticks() - 601
        room.presence.people_changed()

    live.do(fall_silent)
    assert next(s for s in other.view(table)["seats"] if s["seat"] == seat)["silent"]
    assert Person(live, "Eve").post(path, {}, 403)["code"] == "not_yours"
    info = other.post(path, {"level": "easy"})
    assert next(s for s in info["seats"] if s["seat"] == seat)["why"] == "silent"
    person.post(f"/api/tables/{table}/seats/{seat}/back")


def test_a_slow_table_waits_a_day(live: Live) -> None:
    _, _, table = two_at_a_table(live, pace="slow")
    room = live.context.lobby.rooms[table]
    asked = room.game.asked()
    assert asked is not None
    assert room.presence.silent_at(asked) - timing.ticks() > 86_000


def test_bots_do_not_play_on_alone(live: Live) -> None:
    ann = Person(live)
    table = ann.table(seats=["me", "bot:easy"])["table"]["id"]
    ann.post(f"/api/tables/{table}/seats/red/bot", {"level": "easy"})
    room = live.context.lobby.rooms[table]
    wait_for(lambda: not room.bots.are_playing)
    number = len(room.game.times)
    time.sleep(0.3)
    assert len(room.game.times) == number
    socket = ann.socket(table)  # somebody looks: they go on
    wait_for(lambda: len(room.game.times) > number + 2)
    socket.close()
    wait_for(lambda: not room.bots.are_playing)


def test_leaving_gives_the_seat_to_a_bot_for_good(live: Live) -> None:
    ann, ben, table = two_at_a_table(live)
    ben.post(f"/api/tables/{table}/leave", {})
    seats = ann.get(f"/api/tables/{table}")["seats"]
    assert seats[1]["kind"] == "bot" and seats[1]["why"] == "left"
    assert ben.view(table)["you"]["seats"] == []
    view = ann.view(table)
    while view["waiting"] != "red":
        view = ann.view(table, since=view["number"], wait=20)
    ann.play(table, view["actions"][0]["text"], view["number"])


# ── Bots that misbehave ──

ILLEGAL = "print('{\"action\": 99999999}', flush=True)"
PROBLEM = 'print(\'{"action": 0, "problem": "no idea"}\', flush=True)'
BOTS = {
    "hangs": "import sys, time\nfor line in sys.stdin: time.sleep(60)",
    "crashes": "import sys\nfor line in sys.stdin: sys.exit(3)",
    "is illegal": f"import sys\nfor line in sys.stdin: {ILLEGAL}",
    "raises": f"import sys\nfor line in sys.stdin: {PROBLEM}",
    "babbles": "import sys\nfor line in sys.stdin: print('hello', flush=True)",
    "does not start": "import nonsense_that_is_not_there",
}


@pytest.mark.parametrize("code", BOTS.values(), ids=BOTS.keys())
def test_a_bot_that_misbehaves_is_replaced_by_a_safe_move(tmp_path: Path, code: str) -> None:
    def misbehaving() -> BotPool:
        return BotPool(1, (sys.executable, "-c", code), limit=0.05)

    with serving(tmp_path, misbehaving) as live:
        ann = Person(live)
        table = ann.table(seats=["me", "bot:easy"])["table"]["id"]
        for _ in range(2):
            view = ann.view(table)
            while view["waiting"] != "red":
                view = ann.view(table, since=view["number"], wait=20)
            ann.play(table, view["actions"][0]["text"], view["number"])
        view = ann.view(table)
        while view["waiting"] != "red":
            view = ann.view(table, since=view["number"], wait=20)
        assert "blue" in {line["who"] for line in view["news"]}
        refusal = ann.http.post(f"/api/tables/{table}/hint", json={})
        assert refusal.status_code in (200, 503)


def test_a_bot_searches_below_the_server_and_says_why() -> None:
    match = argosy.new("sea_routes", seed=3)
    seat, options = match.waiting, dict(match.game.options)
    known = match.view(seat).dump()
    question = Question("sea_routes", options, seat, "hard", 0.5, known, why=True)
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        process.stdin.flush()
        choice = msgspec.json.decode(process.stdout.readline(), type=Choice)
        niced = os.getpriority(os.PRIO_PROCESS, process.pid)
        process.stdin.close()
    assert niced == min(19, os.nice(0) + NICE)
    assert choice.problem == ""
    assert choice.lines[0].action == choice.action
    assert sum(line.tries for line in choice.lines) > 1


def test_the_queue_before_the_bots_is_fair() -> None:
    """Between tables that have had as much, questions are answered in the order in which they were
    asked. How it is fair otherwise is in test_bot_queue.
    """
    code = (
        "import sys\nfor n, line in enumerate(sys.stdin): print('{\"action\": %d}' % n, flush=True)"
    )

    async def main() -> list[int]:
        pool = BotPool(1, (sys.executable, "-c", code))
        pool.open()
        question = Question("g", {}, 0, "easy", 0.1, {})
        asked = [pool.choose(f"t{n}", question) for n in range(20)]
        answers = await asyncio.gather(*asked)
        await pool.close()
        return [choice.action for choice in answers]

    assert asyncio.run(main()) == list(range(20))


# ── Chat ──


def test_chat_reaches_all_and_is_kept(live: Live) -> None:
    ann, ben, table = two_at_a_table(live)
    socket = ben.socket(table)
    socket.next("hello")
    ann.post(f"/api/tables/{table}/chat", {"text": "Good winds!"})
    said = socket.next("said")
    assert (said["name"], said["seat"], said["text"]) == ("Ann", "red", "Good winds!")
    assert ben.get(f"/api/tables/{table}/chat")[-1]["text"] == "Good winds!"
    socket.send(type="chat", text="And to you.")
    assert socket.next("said")["seat"] == "blue"


def test_the_owner_mutes(live: Live) -> None:
    ann, ben, table = two_at_a_table(live)
    ann.post(f"/api/tables/{table}/mute", {"muted": True, "seat": "blue"})
    assert ben.post(f"/api/tables/{table}/chat", {"text": "x"}, 403)["code"] == "muted"
    ann.post(f"/api/tables/{table}/mute", {"muted": False, "seat": "blue"})
    ben.post(f"/api/tables/{table}/chat", {"text": "x"})
    info = ann.post(f"/api/tables/{table}/mute", {"muted": True})
    assert [seat["muted"] for seat in info["seats"]] == [False, True]
    assert ben.post(f"/api/tables/{table}/chat", {"text": "x"}, 403)["code"] == "muted"
    ann.post(f"/api/tables/{table}/chat", {"text": "the owner may"})


def test_those_who_watch_a_public_table_may_talk(live: Live) -> None:
    _, _, table = two_at_a_table(live, visibility="public")
    eve = Person(live, "Eve")
    assert eve.post(f"/api/tables/{table}/chat", {"text": "hello"})["seat"] == ""


# ── Undo ──


def test_an_undo_that_took_no_information_is_free(live: Live) -> None:
    ann, ben, table = two_at_a_table(live)
    person, view = mover(table, ann, ben)
    scene = view["scene"]
    person.play(table, view["actions"][0]["text"], view["number"])
    after = person.view(table, seat=view["waiting"])
    if not after["undo"]["free"]:  # a die or another's decision came in between
        assert after["undo"]["obstacle"]
        return
    body = {"id": next(ids), "seat": view["waiting"]}
    done = person.post(f"/api/tables/{table}/undo", body)
    assert done["done"] and done["number"] == after["number"] + 1
    assert person.post(f"/api/tables/{table}/undo", body) == done
    again = person.view(table)
    assert again["scene"] == scene and again["waiting"] == view["waiting"]
    log = person.get(f"/api/tables/{table}/log", after=view["number"])
    assert log[-1]["undoes"] == view["number"] + 1 and log[0]["undone"] == log[-1]["line"]


def test_otherwise_the_other_people_are_asked(live: Live) -> None:
    ann, ben, table = two_at_a_table(live)
    person, view = mover(table, ann, ben)
    other = ben if person is ann else ann
    person.play(table, view["actions"][0]["text"], view["number"])
    answering, then = mover(table, ann, ben)
    if answering is other:
        other.play(table, then["actions"][0]["text"], then["number"])
    request = {"id": next(ids), "line": view["number"] + 1}
    asked = person.post(f"/api/tables/{table}/undo", request)
    seen = other.view(table)
    if asked["done"]:
        return
    assert seen["undo"]["request"]["missing"] == seen["you"]["seats"]
    other.post(f"/api/tables/{table}/undo/answer", {"agree": False})
    assert other.view(table)["undo"]["request"] is None
    request["id"] = next(ids)
    assert not person.post(f"/api/tables/{table}/undo", request)["done"]
    done = other.post(f"/api/tables/{table}/undo/answer", {"agree": True})
    assert done["done"]
    again = person.view(table)
    assert again["scene"] == view["scene"] and again["number"] == done["number"]


def drawn(view: dict[str, Any], since: int) -> list[str]:
    """What chance has brought after a line."""
    return [n["text"] for n in view["news"] if n["line"] > since and n["who"] == "?"]


def test_bots_agree_and_an_undo_never_rolls_again(live: Live) -> None:
    ann = Person(live)
    table = ann.table(seats=["me", "bot:easy"])["table"]["id"]

    def mine() -> dict[str, Any]:
        view = ann.view(table)
        while view["waiting"] != "red":
            view = ann.view(table, since=view["number"], wait=20)
        return view

    before = mine()
    text = before["actions"][0]["text"]
    ann.play(table, text, before["number"])
    after = mine()
    chance = drawn(after, before["number"])
    done = ann.post(f"/api/tables/{table}/undo", {"id": next(ids), "line": before["number"] + 1})
    assert done["done"]
    now = ann.view(table)
    assert now["scene"] == before["scene"]
    ann.play(table, text, now["number"])
    again = mine()
    rolled = drawn(again, now["number"])
    assert rolled[: len(chance)] == chance[: len(rolled)]


def test_a_finished_game_is_not_undone(live: Live) -> None:
    ann, ben, table = two_at_a_table(live, options={"rounds": 1})
    finish(table, ann, ben)
    refusal = ann.post(f"/api/tables/{table}/undo", {"id": next(ids)}, 409)
    assert refusal["code"] == "not_now" and "over" in refusal["says"]
    body = {"id": next(ids), "at": 1, "text": "pass"}
    assert ann.post(f"/api/tables/{table}/moves", body, 409)["code"] == "not_now"
    assert ann.post(f"/api/tables/{table}/hint", {}, 409)["code"] == "not_now"


# ── Coming back ──


def test_a_reconnect_misses_nothing(live: Live) -> None:
    ann, ben, table = two_at_a_table(live)
    socket = ann.socket(table)
    seen = socket.view()["number"]
    socket.close()
    for _ in range(5):
        person, view = mover(table, ann, ben)
        person.play(table, view["actions"][0]["text"], view["number"])
    again = ann.socket(table, seen)
    view = again.view()
    assert view["since"] == seen
    assert [line["line"] for line in view["news"]] == list(range(seen + 1, view["number"] + 1))


def test_connected_and_watching_are_shown(live: Live) -> None:
    ann, ben, table = two_at_a_table(live)
    first = ann.socket(table)
    first.next("hello")
    second = ben.socket(table)
    eve = Person(live, "Eve").socket(table)
    while True:
        people = first.next("people")
        if people["watchers"] == 1 and all(seat["connected"] for seat in people["seats"]):
            break
    second.close()
    while first.next("people")["seats"][1]["connected"]:
        pass
    eve.close()


def test_the_start_is_seen_by_those_who_wait(live: Live) -> None:
    ann, ben = Person(live), Person(live, "Ben")
    made = ann.table(visibility="public")
    table = made["table"]["id"]
    socket = ann.socket(table)
    assert socket.next("hello")["backdrop"] is None
    ben.post(f"/api/tables/{table}/join", {})
    assert socket.next("hello")["backdrop"]["zones"]
    assert socket.view()["status"] == "playing"
