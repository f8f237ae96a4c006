"""A build says what it is doing: which stage of how many, and for how long."""

import io
import re
import time

import progress
import pytest
from compiling import Compile
from setuptools import Distribution, Extension


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_every_stage_has_a_line() -> None:
    out = io.StringIO()
    shown = progress.Progress(out)
    shown.expect(3)
    with shown.stage("translating", "the rules to C"):
        pass
    with shown.stage("compiling", "pirates"), shown.stage("compiling", "ship_it"):
        assert not out.getvalue().endswith("Done in 0 s\n")
    assert out.getvalue().splitlines() == [
        "1 of 3 translating the rules to C ... 0 s",
        "2 of 3 compiling pirates ... 0 s",
        "3 of 3 compiling pirates, ship_it ... 0 s",
        "Done in 0 s",
    ]


def test_a_terminal_sees_one_line_that_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "TICK", 0.01)
    out = Terminal()
    shown = progress.Progress(out)
    shown.expect(1)
    with shown.stage("compiling", "pirates"):
        until = time.monotonic() + 10
        while out.getvalue().count("1 of 1 compiling pirates") < 3 and time.monotonic() < until:
            time.sleep(0.01)
    *lines, last = out.getvalue().split("\r\x1b[K")
    assert len(lines) > 3
    assert last == "Done in 0 s\n"
    assert "\n" not in "".join(lines)


def test_a_stage_that_fails_is_no_longer_told() -> None:
    shown = progress.Progress(io.StringIO())
    shown.expect(2)
    with pytest.raises(ZeroDivisionError), shown.stage("compiling", "pirates"):
        raise ZeroDivisionError
    assert shown.active == []


@pytest.mark.parametrize(
    ("extension", "told"),
    [
        ("argosy.games.pirates.native__mypyc", "1 of 1 compiling pirates"),
        ("argosy.engine__mypyc", "1 of 1 compiling engine"),
        ("argosy.games.pirates.rules", ""),  # a few lines: the library has the rest
    ],
)
def test_libraries_are_told_by_the_game(
    extension: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = io.StringIO()
    monkeypatch.setattr(progress.shown, "out", out)
    progress.shown.expect(1)
    built: list[str] = []
    monkeypatch.setattr(
        "compiling.build_ext.build_extension", lambda self, ext: built.append(ext.name)
    )
    command = Compile(Distribution())
    command.build_extension(Extension(extension, []))
    assert built == [extension]
    assert re.sub(r" \.\.\. .*", "", out.getvalue(), flags=re.S) == told
