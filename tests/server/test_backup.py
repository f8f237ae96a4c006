"""Backups that are damaged, of an older format, with values that are no text, or of tables that
nobody can open.
"""

import hashlib
import json
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text

from argosy.core.edition import BadInput
from argosy.server.storage import backup, schema
from argosy.server.storage.backup import back_up, bring_back

from .conftest import Person, mover, serving, two_at_a_table
from .stored import opened
from .test_database import argosy_command, loose_umask, said_plainly


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A database with two tables at which a move was made, of which no server runs."""
    with serving(tmp_path_factory.mktemp("source")) as live:
        for _ in range(2):
            ann, ben, table = two_at_a_table(live)
            person, view = mover(table, ann, ben)
            person.play(table, view["actions"][0]["text"], view["number"])
    return live.settings.database


@pytest.fixture
def copied(source: str, tmp_path: Path) -> str:
    """The same, to be spoilt."""
    file = tmp_path / "before.jsonl"
    back_up(source, file)
    bring_back(file, f"sqlite:///{tmp_path / 'copied.db'}")
    return f"sqlite:///{tmp_path / 'copied.db'}"


def rows(database: str) -> dict[str, list[Any]]:
    with opened(database) as engine, engine.connect() as db:
        tables = [t for t in schema.metadata.sorted_tables if t.name != "health"]
        return {t.name: sorted(map(tuple, db.execute(select(t))), key=repr) for t in tables}


def change(database: str, statement: str) -> None:
    with opened(database) as engine, engine.begin() as db:
        assert db.execute(text(statement)).rowcount


# ── What is no JSON ──


@pytest.mark.parametrize("value", ["x'00ff10'", "CAST(x'fffe' AS TEXT)"])
def test_bytes_come_back_as_they_were(copied: str, tmp_path: Path, value: str) -> None:
    change(copied, f"UPDATE guests SET name = {value}")
    file, target = tmp_path / "backup.jsonl", f"sqlite:///{tmp_path / 'target.db'}"
    back_up(copied, file)
    bring_back(file, target)
    assert rows(target) == rows(copied)


def test_bytes_that_postgresql_does_not_take_are_named(
    copied: str, tmp_path: Path, postgresql: Callable[[], str]
) -> None:
    change(copied, "UPDATE guests SET name = x'00ff10'")
    file, target = tmp_path / "backup.jsonl", postgresql()
    back_up(copied, file)
    with pytest.raises(BadInput, match=r"guests\.name"):
        bring_back(file, target)
    assert not any(rows(target).values())
    bring_back(file, target, keep_unreadable=True)
    assert {row[2] for row in rows(target)["guests"]} == {"\\x00ff10"}


# ── Damage ──


def test_every_damaged_byte_is_noticed(source: str, tmp_path: Path) -> None:
    """In the head, in every kind of row, in the last line: one bit is enough."""
    file, target = tmp_path / "backup.jsonl", f"sqlite:///{tmp_path / 'target.db'}"
    back_up(source, file)
    whole = file.read_bytes()
    for at in range(0, len(whole), max(len(whole) // 60, 1)):
        damaged = bytearray(whole)
        damaged[at] ^= 1
        file.write_bytes(damaged)
        with pytest.raises(BadInput, match=r"is damaged|is no backup|is cut short"):
            bring_back(file, target)
    assert not any(rows(target).values())
    file.write_bytes(whole)
    bring_back(file, target)
    assert rows(target) == rows(source)


def lines_of(file: Path) -> list[bytes]:
    return file.read_bytes().splitlines(keepends=True)


@pytest.mark.parametrize(
    ("damage", "says"),
    [
        (lambda lines: lines[:-1], "cut short"),
        (lambda lines: [*lines[:-1], lines[-1].rstrip(b"\n")], "its line"),
        (lambda lines: [*lines, lines[1]], "something follows"),
        (lambda lines: [*lines[:3], *lines[4:]], "rows and should have"),
        (lambda lines: [lines[0], lines[2], lines[1], *lines[3:]], "SHA-256"),
        (lambda lines: [*lines[:2], b'{"table": "spies", "row": {}}\n', *lines[3:]], "its line 3"),
        (lambda lines: [*lines[:2], b"\xff\n", *lines[3:]], "its line 3"),
        (lambda lines: [*lines[:2], b"[1]\n", *lines[3:]], "its line 3"),
        (lambda lines: [], "no backup"),
        (lambda lines: [b"record 1\n"], "no backup"),
        (lambda lines: [lines[0].replace(b"backup 2", b"backup 3"), *lines[1:]], "no backup"),
    ],
)
def test_damage_is_named(
    source: str, tmp_path: Path, damage: Callable[[list[bytes]], list[bytes]], says: str
) -> None:
    file, target = tmp_path / "backup.jsonl", f"sqlite:///{tmp_path / 'target.db'}"
    back_up(source, file)
    file.write_bytes(b"".join(damage(lines_of(file))))
    done = argosy_command("restore", str(file), "--database", target)
    told = said_plainly(done)
    assert says in told and str(file) in told
    assert not any(rows(target).values())


def test_the_checksum_is_that_of_all_lines_before_it(source: str, tmp_path: Path) -> None:
    """As anybody can compute it: head -n -1 FILE | sha256sum."""
    file = tmp_path / "backup.jsonl"
    back_up(source, file)
    *lines, last = lines_of(file)
    assert json.loads(lines[0])["format"] == "argosy backup 2"
    assert json.loads(last) == {
        "end": len(lines) - 1,
        "sha256": hashlib.sha256(b"".join(lines)).hexdigest(),
    }


def test_a_backup_of_the_first_format_is_brought_back(source: str, tmp_path: Path) -> None:
    file, target = tmp_path / "backup.jsonl", f"sqlite:///{tmp_path / 'target.db'}"
    back_up(source, file)
    *lines, last = lines_of(file)
    head = b'{"format": "argosy backup 1", "schema": "0001"}\n'
    end = json.dumps({"end": json.loads(last)["end"]}).encode() + b"\n"
    file.write_bytes(b"".join([head, *lines[1:], end]))
    bring_back(file, target)
    assert rows(target) == rows(source)


# ── Tables that nobody can open ──


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE tables SET options = '{' WHERE id = :id",
        "UPDATE tables SET options = replace(options, '\"rules\": 1', '\"rules\": 99') WHERE id = :id",
        "UPDATE lines SET text = 'nonsense' WHERE \"table\" = :id AND n = 5",
    ],
)
def test_unreadable_tables_come_along_if_they_are_asked_to(
    copied: str, tmp_path: Path, statement: str
) -> None:
    bad, good = (str(row[0]) for row in rows(copied)["tables"])
    with opened(copied) as engine, engine.begin() as db:
        assert db.execute(text(statement), {"id": bad}).rowcount
    file, target = tmp_path / "backup.jsonl", f"sqlite:///{tmp_path / 'target.db'}"
    back_up(copied, file)
    words = ("restore", str(file), "--database", target)
    refused = argosy_command(*words)
    assert refused.returncode == 2 and "--keep-unreadable" in refused.stderr
    assert bad in refused.stderr and good not in refused.stderr
    assert not any(rows(target).values())
    done = argosy_command(*words, "--keep-unreadable")
    assert done.returncode == 0 and "1 of them unreadable" in done.stdout, done.stderr
    assert rows(target) == rows(copied)
    with serving(tmp_path, database=target) as live:
        eve = Person(live)
        assert eve.get(f"/api/tables/{bad}/view", 409)["code"] == "not_now"
        assert eve.view(good)["number"] > 0


# ── Files ──


def test_a_backup_is_its_owners_alone_from_its_first_byte(
    source: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "backup.jsonl"
    seen: list[str] = []
    write = backup.write_all

    def looked_at(*arguments: Any) -> int:
        part = tmp_path / "backup.jsonl.part"
        seen.append(oct(part.stat().st_mode & 0o777))
        return write(*arguments)

    monkeypatch.setattr(backup, "write_all", looked_at)
    with loose_umask():
        back_up(source, file)
    assert seen == ["0o600"] and oct(file.stat().st_mode & 0o777) == "0o600"
    assert not (tmp_path / "backup.jsonl.part").exists()


def test_what_a_killed_backup_left_is_written_anew(source: str, tmp_path: Path) -> None:
    """Even if somebody has put a link there, to have it written elsewhere."""
    file, elsewhere = tmp_path / "backup.jsonl", tmp_path / "elsewhere"
    elsewhere.write_text("mine")
    (tmp_path / "backup.jsonl.part").symlink_to(elsewhere)
    back_up(source, file)
    assert elsewhere.read_text() == "mine" and file.stat().st_size > 100


def test_a_backup_that_cannot_be_written_says_so(source: str, tmp_path: Path) -> None:
    file = tmp_path / "no" / "such" / "folder" / "x.jsonl"
    told = said_plainly(argosy_command("backup", str(file), "--database", source))
    assert str(file) in told
    missing = f"sqlite:///{tmp_path / 'missing.db'}"
    told = said_plainly(argosy_command("backup", str(tmp_path / "x.jsonl"), "--database", missing))
    assert "missing.db" in told and list(tmp_path.iterdir()) == []


def test_a_backup_is_of_one_moment(source: str, tmp_path: Path) -> None:
    """What is written while it is made is all in it or not at all."""
    with serving(tmp_path) as live:
        ann, ben, table = two_at_a_table(live)
        stop = threading.Event()
        files = [tmp_path / f"{n}.jsonl" for n in range(5)]

        def work() -> None:
            for file in files:
                back_up(live.settings.database, file)
            stop.set()

        working = threading.Thread(target=work)
        working.start()
        while not stop.is_set() and ann.view(table)["status"] != "over":
            person, view = mover(table, ann, ben)
            person.play(table, view["actions"][0]["text"], view["number"])
        working.join()
    for file in files:
        target = f"sqlite:///{file.with_suffix('.db')}"
        bring_back(file, target)
        found = rows(target)
        last = max(row[1] for row in found["lines"])
        assert last == len(found["lines"])
