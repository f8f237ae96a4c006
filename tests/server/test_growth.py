"""What a stranger can make grow has a bound: memory and time, for one table and for many."""

import time
from pathlib import Path

import httpx
import pytest

import argosy
from argosy.core.match import Match

from .apart import HOSTILE, Apart, Honest, apart, stranger
from .stored import stored

MB = 1_000_000


def long_match(lines: int) -> Match:
    """A game of roads that goes on for so many lines."""
    match = argosy.new("land_routes", seed=1)
    n = 0
    while len(match.entries) < lines and not match.is_over:
        legal = match.legal()
        match.play(legal[n % len(legal)])
        n += 1
    assert len(match.entries) >= lines, len(match.entries)
    return match


def undo_bomb(pairs: int) -> Match:
    """A long game, and then a move and its undo again and again."""
    match = long_match(900)
    for _ in range(pairs):
        seat = match.turn
        before = len(match.entries)
        match.play(match.legal()[0])
        match.undo(before + 1, seat, agreed=match.seats)
    return match


def test_any_number_of_old_views_takes_no_memory(tmp_path: Path) -> None:
    server = Apart(tmp_path)
    (table,) = stored(server.database, [long_match(900)])
    with apart(tmp_path) as running:
        honest, eve = Honest(running), stranger(running)
        eve.view(table)
        before = running.memory()
        answers: list[int] = []

        def attack() -> None:
            with httpx.Client(
                base_url=running.url, transport=httpx.HTTPTransport(local_address=HOSTILE)
            ) as http:
                for since in range(1, 700):
                    path = f"/api/tables/{table}/view?since={since}"
                    answers.append(http.get(path).status_code)

        honest.while_attacked(attack)
        assert answers.count(200) >= 100
        assert running.memory() - before < 60 * MB


def test_a_record_full_of_undos_stalls_nobody(tmp_path: Path) -> None:
    server = Apart(tmp_path)
    tables = stored(server.database, [undo_bomb(3000)] * 3)
    with apart(tmp_path) as running:
        honest, eve = Honest(running), stranger(running)

        def attack() -> None:
            for table in tables:
                assert eve.view(table)["number"] > 6900
                eve.get(f"/api/tables/{table}/positions/5000")

        honest.while_attacked(attack, count=30)


def test_tables_with_a_clock_do_not_stay_in_memory(tmp_path: Path) -> None:
    """After a restart a thousand clocks run, and no table is open."""
    server = Apart(tmp_path)
    match = long_match(60)
    stored(server.database, [match] * 1000, clock_kind="game")
    with apart(tmp_path) as running:
        answer = httpx.get(running.url + "/metrics").text
        gauges = dict(line.rsplit(" ", 1) for line in answer.splitlines() if line[0] != "#")
        assert float(gauges["argosy_rooms"]) == 0
        assert float(gauges["argosy_clocks"]) == 1000
        Honest(running).as_usual()


@pytest.mark.parametrize("count", [150])
def test_after_a_restart_health_answers_while_everybody_comes_back(
    tmp_path: Path, count: int
) -> None:
    server = Apart(tmp_path)
    tables = stored(server.database, [long_match(300)] * count)
    with apart(tmp_path) as running:
        eve = stranger(running)
        sockets, waited = [], []
        for n, table in enumerate(tables):
            if n < 40:
                sockets.append(eve.socket(table))
            else:
                running_view = eve.http.get(f"/api/tables/{table}/view")
                assert running_view.status_code in (200, 429)
            if n % 10 == 0:
                began = time.monotonic()
                assert running.health() == 200
                waited.append(time.monotonic() - began)
        assert all(socket.view()["number"] >= 300 for socket in sockets[:15])
        assert sorted(waited)[len(waited) // 2] < 1
