"""The queue before the bots: fair between people, bounded, and the time limit counts from asking."""

import asyncio
import itertools
import os
import random
import statistics
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path as File
from typing import Any

import pytest

import argosy
from argosy.bots.ismcts import CHECKS, Budget, Search
from argosy.bots.names import bot
from argosy.core.contract import Rng
from argosy.server.bots import pool
from argosy.server.bots.pool import SKIM, WITHIN, BotPool, Crowded, OneAtATime
from argosy.server.bots.schedule import Account, Asker, AskerPath, GuestAddresses, Schedule
from argosy.server.bots.worker import SECONDS, Choice, Inbox, Question, spec, think

from .apart import HONEST, HOSTILE, NOISE, Apart, apart
from .conftest import Live, Person, ids, serving
from .waiting import wait_for

# Waits for a file, takes the time that it was given, or some of it, and answers with the seat as its
# action and with that time.
SCRIPT = """
import json, os, sys, time
for line in sys.stdin:
    if not line.startswith("{"): continue
    while not os.path.exists(sys.argv[1]): time.sleep(0.005)
    asked = json.loads(line)
    time.sleep(min(asked["seconds"], 0.05))
    print(json.dumps({"action": asked["seat"], "seconds": asked["seconds"]}), flush=True)
"""


def slow(gate: File) -> tuple[str, ...]:
    """A bot that answers nothing before the gate is open."""
    return (sys.executable, "-c", SCRIPT, str(gate))


def question(number: int = 0, level: str = "hard", why: bool = False) -> Question:
    return Question("g", {}, number, level, SECONDS[level], {}, why)


def asker(number: int = 0, guest: str = "") -> Asker:
    return Asker(f"address {number}", guest or f"guest {number}")


def with_pool(gate: File, work: Callable[[BotPool], Coroutine[Any, Any, Any]]) -> Any:
    """Do it with one process, which is stopped at the end."""

    async def main() -> Any:
        bot_pool = BotPool(1, slow(gate))
        bot_pool.open()
        try:
            return await work(bot_pool)
        finally:
            await bot_pool.close()

    return asyncio.run(main())


async def busy(bot_pool: BotPool) -> "asyncio.Task[Choice]":
    """A question that the only process is thinking about."""
    task = asyncio.create_task(bot_pool.choose("busy", question(), asker(99)))
    while not any(asked.process for asked in bot_pool.turns):
        await asyncio.sleep(0.005)
    return task


# ── Whose turn it is ──


class Waiter:
    def __init__(self, address: str, guest: str, table: str) -> None:
        self.path = AskerPath(address, guest, table)


def test_those_who_have_had_the_least_go_first() -> None:
    account = Account()
    schedule: Schedule[Waiter] = Schedule(account)
    account.charge(AskerPath("a", "ann", "t1"), 3.0, 100.0)
    account.charge(AskerPath("b", "ben", "t3"), 1.0, 100.0)
    account.charge(AskerPath("b", "bea", "t4"), 0.5, 100.0)
    waiters = [
        Waiter("a", "ann", "t1"),
        Waiter("a", "ann", "t2"),  # the table has had nothing, but its owner has
        Waiter("b", "ben", "t3"),
        Waiter("b", "bea", "t4"),
        Waiter("a", "newcomer", "t5"),  # and so has the address of this new guest
        Waiter("c", "cid", "t6"),
        Waiter("c", "cid", "t7"),
    ]
    for waiter in waiters:
        schedule.add(waiter)
    order = [schedule.take().path.table for _ in waiters]
    assert order == ["t6", "t7", "t4", "t3", "t5", "t2", "t1"]


def test_what_somebody_has_had_fades() -> None:
    account = Account()
    path = AskerPath("a", "ann", "t1")
    account.charge(path, 8.0, 100.0)
    account.fade(105.0)
    assert account.standing(path) == (4.0, 4.0, 4.0)
    account.fade(300.0)
    assert account.standing(path) == (0.0, 0.0, 0.0) and not account.spent


def test_the_parts_of_all_who_wait_add_up(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(50):
        schedule: Schedule[Waiter] = Schedule(Account())
        for n in range(rng.randint(1, 60)):
            address = rng.randint(1, 5)
            schedule.add(Waiter(f"a{address}", f"g{address}.{rng.randint(1, 4)}", f"t{n}"))
        for _ in range(rng.randint(0, len(schedule) - 1)):
            schedule.take()
        everybody = list(schedule)
        assert sum(schedule.part(each) for each in everybody) == pytest.approx(1.0)
        by_address: dict[str, float] = {}
        for each in everybody:
            address_of = each.path.address
            by_address[address_of] = by_address.get(address_of, 0.0) + schedule.part(each)
        assert max(by_address.values()) == pytest.approx(min(by_address.values()))


def test_a_guest_is_known_by_the_last_address() -> None:
    places = GuestAddresses(most=2)
    places.note("ann", "1.1.1.1")
    places.note("ben", "2.2.2.2")
    places.note("ann", "3.3.3.3")
    places.note("cid", "4.4.4.4")
    assert places.asker("ann") == Asker("3.3.3.3", "ann")
    assert places.asker("ben") == Asker("", "ben")


# ── Time ──


def test_all_who_ask_at_once_share_the_time_limit(
    tmp_path: File, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two hundred hard bots get no more time together than one has; before, each had all of it."""
    monkeypatch.setattr(pool, "PATIENCE", 600.0)  # a busy machine does not matter here
    count = 200
    gate = tmp_path / "gate"
    gate.touch()

    async def work(bot_pool: BotPool) -> list[Choice]:
        asked = [bot_pool.choose(f"t{n}", question(n), asker(n)) for n in range(count)]
        return await asyncio.gather(*asked)

    choices = with_pool(gate, work)
    assert [choice.action for choice in choices] == list(range(count))
    given = sum(choice.seconds for choice in choices)
    assert given <= WITHIN + count * SKIM
    assert given < count * SECONDS["hard"] / 50


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time, to be set by the test."""
    now = [1000.0]
    monkeypatch.setattr("argosy.server.timing.ticks", lambda: now[0])
    return now


def test_the_time_that_a_question_has_waited_is_gone(tmp_path: File, now: list[float]) -> None:
    """Hard has 1.5 seconds: after one second there is half a second left, later a first look."""
    gate = tmp_path / "gate"

    async def after(bot_pool: BotPool, number: int, seconds: float) -> Choice:
        """The answer to a question that has waited so long for the only process."""
        gate.unlink(missing_ok=True)
        first = await busy(bot_pool)
        asked = bot_pool.choose(f"t{number}", question(number), asker(number))
        task = asyncio.create_task(asked)
        await asyncio.sleep(0)
        now[0] += seconds
        gate.touch()
        await first
        return await task

    async def work(bot_pool: BotPool) -> tuple[Choice, int, Choice, int]:
        shortened = await after(bot_pool, 2, 1.0)
        counted = bot_pool.shortened
        glanced = await after(bot_pool, 3, 2.0)
        assert bot_pool.waited.count == 4 and bot_pool.waited.seconds == pytest.approx(3.0)
        return shortened, counted, glanced, bot_pool.degraded

    shortened, counted, glanced, degraded = with_pool(gate, work)
    assert shortened.seconds == pytest.approx(0.5) and counted == 1
    assert glanced.seconds == SKIM and degraded == 1


def test_a_turn_of_many_decisions_does_not_make_others_wait(
    tmp_path: File, now: list[float]
) -> None:
    """After four seconds the rest of a turn is first looks, unless nobody else is waiting."""
    gate = tmp_path / "gate"

    async def work(bot_pool: BotPool) -> list[float]:
        first = await busy(bot_pool)
        began = now[0] - pool.TURN
        tasks = [
            asyncio.create_task(bot_pool.choose("long", question(1), asker(1), began)),
            asyncio.create_task(bot_pool.choose("other", question(2), asker(2))),
        ]
        await asyncio.sleep(0)
        gate.touch()
        await first
        together = await asyncio.gather(*tasks)
        alone = await bot_pool.choose("long", question(1), asker(1), began)
        return [choice.seconds for choice in (*together, alone)]

    long, other, alone = with_pool(gate, work)
    assert long == SKIM and other > 0.1 and alone == SECONDS["hard"]


def test_one_address_with_many_tables_leaves_the_others_their_part(tmp_path: File) -> None:
    gate = tmp_path / "gate"

    async def work(bot_pool: BotPool) -> list[Choice]:
        await busy(bot_pool)
        crowd = [bot_pool.choose(f"t{n}", question(n), asker(1, f"g{n}")) for n in range(100)]
        tasks = [asyncio.create_task(each) for each in crowd]
        await asyncio.sleep(0)
        honest = asyncio.create_task(bot_pool.choose("honest", question(7), asker(2)))
        await asyncio.sleep(0)
        # As after the first answer to one of the many.
        bot_pool.account.charge(AskerPath("address 1", "", ""), 1.0, time.monotonic())
        gate.touch()
        first, *_ = await asyncio.wait({honest, *tasks}, return_when=asyncio.FIRST_COMPLETED)
        assert honest in first
        return [await honest, *await asyncio.gather(*tasks)]

    honest, *crowd = with_pool(gate, work)
    assert honest.seconds > 20 * statistics.median(choice.seconds for choice in crowd)


def test_a_search_that_others_wait_for_ends_sooner() -> None:
    match = argosy.new("sea_routes", seed=3)
    search = Search(match.game, match.view(match.waiting), match.waiting, Rng(1), Budget(10**6))
    reading, writing = os.pipe()
    os.write(writing, b"0.0\n")
    think(search, 60.0, Inbox(reading))
    assert search.iterations == 0 and search.choice() in match.game.actions(
        search.known, search.seat
    )
    os.close(writing)
    think(search, 60.0, Inbox(reading))  # the server has gone
    assert search.iterations == 0
    os.close(reading)


def test_a_hurry_that_comes_too_late_is_passed_over() -> None:
    reading, writing = os.pipe()
    inbox = Inbox(reading)
    os.write(writing, b'0.5\n{"a": 1}\n0.3\n0.7\n{"b"')
    assert inbox.question() == b'{"a": 1}'
    assert inbox.hurry(1.0) == 0.3
    os.write(writing, b": 2}\n0.4\n")
    assert inbox.hurry(0.9) == 0.9  # the next question is not to be thrown away
    assert inbox.question() == b'{"b": 2}'
    assert inbox.hurry(0.9) == 0.4
    os.close(writing)
    assert inbox.hurry(0.9) == 0.0 and inbox.question() is None
    os.close(reading)


@pytest.mark.parametrize("level", [*SECONDS, "greedy", "random"])
@pytest.mark.parametrize("seconds", [0.0, 0.005, 0.05, 0.5, 1.5])
def test_every_level_takes_every_limit(level: str, seconds: float) -> None:
    assert bot(spec(level, seconds))


def test_the_limit_of_a_search_holds_for_its_first_looks_as_well(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A clock that a second passes on at every look: one is gone when the first looks are done."""
    match = argosy.new("sea_routes", seed=3)
    quotas = Budget(10**6, seconds=1.5)
    search = Search(match.game, match.view(match.waiting), match.waiting, Rng(1), quotas)
    looks = itertools.count()
    monkeypatch.setattr(time, "monotonic", lambda: float(next(looks)))
    search.run()
    assert search.iterations == CHECKS


# ── Bounds ──


def test_a_turn_beyond_the_bounds_is_refused_at_once(
    tmp_path: File, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "MOST", 5)
    monkeypatch.setattr(pool, "MOST_EACH", 3)

    async def work(bot_pool: BotPool) -> None:
        first = await busy(bot_pool)
        crowd = [bot_pool.choose(f"t{n}", question(n), asker(1, f"g{n}")) for n in range(3)]
        tasks = [asyncio.create_task(each) for each in crowd]
        await asyncio.sleep(0)
        with pytest.raises(Crowded):  # of one address, however many guests it has
            await bot_pool.choose("t4", question(), asker(1, "another"))
        tasks += [
            asyncio.create_task(bot_pool.choose(f"t{n}", question(n), asker(n))) for n in (5, 6)
        ]
        await asyncio.sleep(0)
        with pytest.raises(Crowded):  # in all
            await bot_pool.choose("t7", question(), asker(7))
        assert bot_pool.degraded == 2 and len(bot_pool.waiting) == 5
        (tmp_path / "gate").touch()
        await asyncio.gather(first, *tasks)
        assert not list(bot_pool.turns)

    with_pool(tmp_path / "gate", work)


def test_a_turn_does_not_wait_for_a_process_that_hangs(
    tmp_path: File, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "PATIENCE", 0.05)

    async def work(bot_pool: BotPool) -> None:
        await busy(bot_pool)
        with pytest.raises(Crowded):
            await bot_pool.choose("t1", question(), asker(1))
        assert not bot_pool.waiting

    with_pool(tmp_path / "gate", work)


def test_one_hint_of_a_guest_and_a_few_of_an_address(tmp_path: File) -> None:
    async def work(bot_pool: BotPool) -> None:
        def hint(number: int, who: Asker) -> "asyncio.Task[Choice]":
            return asyncio.create_task(
                bot_pool.choose(f"t{number}", question(number, why=True), who)
            )

        tasks = [hint(n, asker(1, f"g{n}")) for n in range(pool.HINTS_EACH)]
        await asyncio.sleep(0)
        with pytest.raises(OneAtATime):  # at another table, from another address
            await hint(50, asker(2, "g0"))
        with pytest.raises(Crowded):  # a new guest does not help
            await hint(51, asker(1, "new"))
        (tmp_path / "gate").touch()
        await asyncio.gather(*tasks)
        await hint(52, asker(1, "g0"))  # and now it may ask again

    with_pool(tmp_path / "gate", work)


def order_of(gate: File, hints: int, turns: int) -> list[str]:
    """How hints and then turns are answered that were asked while the process was busy."""

    async def work(bot_pool: BotPool) -> list[str]:
        found: list[str] = []

        async def ask(name: str, number: int, why: bool) -> None:
            await bot_pool.choose(name, question(number, why=why), asker(number))
            found.append(name)

        first = await busy(bot_pool)
        tasks = [asyncio.create_task(ask(f"hint{n}", n, True)) for n in range(hints)]
        tasks += [asyncio.create_task(ask(f"turn{n}", 50 + n, False)) for n in range(turns)]
        await asyncio.sleep(0)
        gate.touch()
        await asyncio.gather(first, *tasks)
        return found

    found: list[str] = with_pool(gate, work)
    return found


def test_turns_of_bots_come_before_hints(tmp_path: File) -> None:
    assert order_of(tmp_path / "gate", 1, 3) == ["turn0", "turn1", "turn2", "hint0"]


def test_a_hint_does_not_wait_for_ever(tmp_path: File, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "HINT_WAIT", 0.0)
    monkeypatch.setattr(pool, "HINT_EVERY", 600.0)
    order = order_of(tmp_path / "gate", 2, 3)
    assert order[0] == "hint0" and order[-1] == "hint1"  # one, and not all of them


def test_nobody_thinks_for_those_who_have_gone(tmp_path: File) -> None:
    async def work(bot_pool: BotPool) -> None:
        first = await busy(bot_pool)
        waiting = asyncio.create_task(bot_pool.choose("t1", question(), asker(1)))
        await asyncio.sleep(0)
        assert len(bot_pool.waiting) == 1
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert not bot_pool.waiting
        asked = next(iter(bot_pool.turns))
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        assert asked.limit == 0.0  # it has been told to end
        (tmp_path / "gate").touch()
        again = await bot_pool.choose("t2", question(5), asker(2))
        assert again.action == 5  # the answer that nobody wanted is not taken for another

    with_pool(tmp_path / "gate", work)


# ── At tables ──


@contextmanager
def gated(tmp_path: File) -> Iterator[tuple[Live, File]]:
    """A server whose bots answer when the gate is open."""
    gate = tmp_path / "gate"
    with serving(tmp_path, lambda: BotPool(1, slow(gate))) as live:
        yield live, gate
        gate.touch()


def my_turn(ann: Person, table: str) -> dict[str, Any]:
    view = ann.view(table)
    limit = time.monotonic() + 90
    while view["waiting"] != "red" and view["status"] != "over":
        assert time.monotonic() < limit, "the bots do not come to an end"
        view = ann.view(table, since=view["number"], wait=20)
    return view


def wide_turn(ann: Person, game: str = "land_routes") -> tuple[str, dict[str, Any]]:
    """A table of two at one screen, and somebody there who has a choice."""
    table = str(ann.table(game, ["me", "hot:Bea"], hints=True)["table"]["id"])
    view = ann.view(table)
    while len(view["actions"]) < 2:
        ann.play(table, view["actions"][0]["text"], view["number"], seat=view["waiting"])
        view = ann.view(table)
    return table, view


def test_a_hint_is_one_at_a_time_over_every_socket_and_http(tmp_path: File) -> None:
    with gated(tmp_path) as (live, gate):
        ann = Person(live)
        table, _ = wide_turn(ann)
        other, _ = wide_turn(ann)
        first, second = ann.socket(table), ann.socket(other)
        first.send(type="hint", id="one")
        wait_for(lambda: live.do(lambda: list(live.context.bot_pool.hints)))
        second.send(type="hint", id="two")
        assert second.next("refused", "hint")["code"] == "too_fast"
        refusal = ann.http.post(f"/api/tables/{other}/hint", json={})
        assert refusal.status_code == 429 and refusal.headers["retry-after"]
        others = [Person(live, f"Eve{n}") for n in range(pool.HINTS_EACH)]
        tables = [wide_turn(eve)[0] for eve in others]  # from the same address
        sockets = [eve.socket(where) for eve, where in zip(others, tables, strict=True)]
        for socket in sockets[:-1]:
            socket.send(type="hint", id="more")
        wait_for(lambda: live.do(lambda: len(list(live.context.bot_pool.hints))) == pool.HINTS_EACH)
        refusal = others[-1].http.post(f"/api/tables/{tables[-1]}/hint", json={})
        assert refusal.status_code == 503 and refusal.json()["code"] == "busy"
        assert int(refusal.headers["retry-after"]) > 0
        gate.touch()
        first.next("refused", "hint")


def test_a_hint_for_an_old_position_is_dropped(tmp_path: File) -> None:
    with gated(tmp_path) as (live, _):
        ann = Person(live)
        table, view = wide_turn(ann)
        socket = ann.socket(table)
        socket.send(type="hint", id="old")
        wait_for(lambda: live.do(lambda: list(live.context.bot_pool.hints)))
        ann.play(table, view["actions"][0]["text"], view["number"], seat=view["waiting"])
        refused = socket.next("refused", "hint")
        assert (refused["id"], refused["code"]) == ("old", "stale")


def test_the_hint_of_somebody_who_has_gone_is_dropped(tmp_path: File) -> None:
    with gated(tmp_path) as (live, _):
        bot_pool = live.context.bot_pool
        ann, ben = Person(live), Person(live, "Ben")
        socket = ann.socket(wide_turn(ann)[0])
        socket.send(type="hint", id="first")  # keeps the process busy
        wait_for(lambda: live.do(lambda: bot_pool.hints.busy))
        second = ben.socket(wide_turn(ben)[0])
        second.send(type="hint", id="second")
        wait_for(lambda: live.do(lambda: len(bot_pool.hints)) == 1)
        second.close()
        wait_for(lambda: not live.do(lambda: len(bot_pool.hints)))
        table, _ = wide_turn(ben)
        with pytest.raises(Exception, match="timed out"):
            ben.http.post(f"/api/tables/{table}/hint", json={}, timeout=0.5)
        wait_for(lambda: not live.do(lambda: len(bot_pool.hints)))


def test_bots_go_on_when_a_move_is_taken_back_while_they_think(tmp_path: File) -> None:
    with gated(tmp_path) as (live, gate):
        ann = Person(live)
        table, _ = thinking(live, ann)
        room = live.context.lobby.rooms[table]
        before = ann.view(table)
        done = ann.post(f"/api/tables/{table}/undo", {"id": next(ids), "seat": "red"})
        assert done["done"]
        view = ann.view(table)
        assert view["waiting"] == "red" and view["number"] == before["number"] + 1
        ann.play(table, view["actions"][0]["text"], view["number"])
        gate.touch()
        wait_for(lambda: "blue" in {line.who for line in live.do(lambda: lines_of(room))})
        my_turn(ann, table)


def lines_of(room: Any) -> list[Any]:
    return [entry.line for entry in room.game.match.entries]


def thinking(live: Live, ann: Person) -> tuple[str, int]:
    """A table where a bot thinks after Ann's move, which can be taken back."""
    for _ in range(40):
        table = str(ann.table("land_routes", ["me", "bot:hard"])["table"]["id"])
        view = ann.view(table)
        while view["waiting"] == "red":
            ann.play(table, view["actions"][0]["text"], view["number"])
            view = ann.view(table)
        if view["undo"]["line"]:
            return table, int(view["number"])
    raise AssertionError("bots always begin")


def test_a_bot_beyond_the_bounds_plays_at_once(
    tmp_path: File, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The gate stays shut: nobody thinks, and the game goes on."""
    monkeypatch.setattr(pool, "MOST", 0)
    with gated(tmp_path) as (live, _):
        ann = Person(live)
        table = ann.table("sea_routes", ["me", "bot:hard"])["table"]["id"]
        for _ in range(5):
            view = my_turn(ann, table)
            ann.play(table, view["actions"][0]["text"], view["number"])
        my_turn(ann, table)
        assert live.context.bot_pool.degraded > 0
        text = ann.get("/metrics")
        assert f"argosy_bot_degraded_total {live.context.bot_pool.degraded}" in text


# ── Attacks, on a server in a process of its own ──


class Opponent:
    """Somebody who plays against a bot, and how long they wait for it: medium, which takes less than half as long as
    the hard ones that keep it waiting.
    """

    def __init__(self, server: Apart, address: str = HONEST) -> None:
        self.person = Person(server, "Ann", address=address)
        self.table = ""

    def wait(self) -> float:
        """Seconds from a move after which the bot is asked to its first line."""
        while True:
            if not self.table or self.person.view(self.table)["status"] == "over":
                made = self.person.table("sea_routes", ["me", "bot:medium"])
                self.table = str(made["table"]["id"])
            view = my_turn(self.person, self.table)
            if view["status"] == "over":
                continue
            began = time.monotonic()
            self.person.play(self.table, view["actions"][-1]["text"], view["number"])
            after = self.person.view(self.table)
            if after["waiting"] == "blue":
                view = self.person.view(self.table, since=after["number"], wait=25)
                assert view["number"] > after["number"], "no answer in 25 seconds"
                return time.monotonic() - began

    def waits(self, count: int) -> float:
        return statistics.median(self.wait() for _ in range(count))


@contextmanager
def hints_asked(server: Apart, sockets: int) -> Iterator[None]:
    """One guest asks on many sockets, each as soon as it is answered."""
    eve = Person(server, "Eve", address=HOSTILE)
    stopped = threading.Event()

    def ask() -> None:
        socket = eve.socket(wide_turn(eve, "ship_it")[0])
        while not stopped.is_set():
            socket.send(type="hint", id="more")
            if socket.next("hint", "refused", timeout=60)["type"] == "refused":
                stopped.wait(0.2)

    threads = [threading.Thread(target=ask) for _ in range(sockets)]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        stopped.set()
        for thread in threads:
            thread.join()


def test_hints_do_not_keep_the_bots_of_others_from_playing(tmp_path: File) -> None:
    with apart(tmp_path, "--bots", "1") as server:
        ann = Opponent(server)
        usual = ann.waits(5)
        with hints_asked(server, 12):
            time.sleep(1)
            taken = ann.waits(5)
        assert taken < 4 * usual + NOISE, f"{taken:.2f} s, {usual:.2f} s before"


def test_many_tables_do_not_keep_the_bots_of_others_from_playing(tmp_path: File) -> None:
    with apart(tmp_path, "--bots", "1") as server:
        ann = Opponent(server)
        usual = ann.waits(5)
        eve = Person(server, "Eve", address=HOSTILE)
        tables = [eve.table("sea_routes", ["me", "bot:hard", "bot:hard"]) for _ in range(40)]
        stopped = threading.Event()

        def crowd() -> None:
            """Every table's bots are asked again and again."""
            for made in itertools.cycle(tables):
                if stopped.is_set():
                    return
                path = f"/api/tables/{made['table']['id']}"
                view = eve.http.get(path + "/view").json()
                if "code" in view:
                    stopped.wait(1)  # too fast
                elif view["waiting"] in view["you"]["seats"]:
                    text = view["actions"][-1]["text"]
                    move = {"id": next(ids), "at": view["number"], "text": text}
                    eve.http.post(path + "/moves", json=move)

        running = threading.Thread(target=crowd)
        running.start()
        try:
            time.sleep(1)
            taken = ann.waits(5)
        finally:
            stopped.set()
            running.join()
        assert taken < 4 * usual + NOISE, f"{taken:.2f} s, {usual:.2f} s before"
