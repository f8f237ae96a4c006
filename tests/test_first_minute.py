"""`make play` on a fresh clone: served interpreted at once, compiled from the next start on, whatever happens."""

import os
import signal
import subprocess
import sys
import time
import zipfile
from collections.abc import Callable
from pathlib import Path

import backend
import background
import compiling
import locks
import play
import pytest
import ready
import sources
from packaging.tags import sys_tags

FITS = next(str(tag) for tag in sys_tags() if tag.platform != "any")


@pytest.fixture(name="checkout")
def small_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a source in it, and a .venv without anything."""
    for file in ("setup.py", "pyproject.toml", "src/argosy/__init__.py", "web/page.ts"):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text(file)
    (tmp_path / ".venv").mkdir()
    monkeypatch.chdir(tmp_path)
    for switch in ("ARGOSY_OPT", "ARGOSY_ONE_GROUP", "ARGOSY_PURE"):
        monkeypatch.delenv(switch, raising=False)
    return tmp_path


def wheel(folder: str, line: str, tag: str = FITS) -> Path:
    Path(folder).mkdir(parents=True, exist_ok=True)
    path = Path(folder, f"argosy-0.1.0-{tag}.whl")
    with zipfile.ZipFile(path, "w") as packed:
        packed.writestr("argosy/build.txt", line)
    return path


# ── Which sources ──


@pytest.mark.parametrize("file", ["src/argosy/__init__.py", "web/page.ts", "web/new.ts"])
def test_every_source_counts(checkout: Path, file: str) -> None:
    before = sources.line("compiled")
    Path(file).write_text("otherwise")
    assert sources.line("compiled") != before


@pytest.mark.parametrize(
    "file",
    ["src/argosy/__pycache__/x.pyc", "web/node_modules/x.js", "web/src/generated.ts", "build/x"],
)
def test_what_is_made_does_not(checkout: Path, file: str) -> None:
    before = sources.line("compiled")
    Path(file).parent.mkdir(parents=True, exist_ok=True)
    Path(file).write_text("made")
    assert sources.line("compiled") == before


def test_a_build_of_another_kind_has_another_line(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = {sources.line("compiled"), sources.line("pure")}
    monkeypatch.setenv("ARGOSY_OPT", "0")
    assert len(lines | {sources.line("compiled")}) == 3


def test_the_line_is_written_when_it_changes(checkout: Path) -> None:
    file = Path(".venv/build")
    sources.write(file, "compiled")
    os.utime(file, (1, 1))
    sources.write(file, "compiled")
    assert file.stat().st_mtime == 1
    sources.write(file, "pure")
    assert file.stat().st_mtime > 1
    assert file.read_text() == sources.line("pure")


def test_sources_that_change_during_a_build_spoil_it(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiling, "can_compile", lambda: False)
    change: list[Callable[[], object]] = [lambda: Path("web/page.ts").write_text("new")]
    monkeypatch.setattr(
        "backend.build_meta.build_wheel", lambda *given: [each() for each in change] and "made"
    )
    with pytest.raises(SystemExit, match="have changed while they were built"):
        backend.build_wheel("folder")
    change[:] = [lambda: None]
    assert backend.build_wheel("folder") == "made"


# ── Which wheel ──


def test_a_wheel_of_these_sources_is_taken_and_no_other(checkout: Path) -> None:
    wanted = sources.line("compiled")
    assert ready.fitting(wanted) is None
    wheel("dist", "compiled of yesterday")
    wheel("build/compiled", sources.line("pure"))
    assert ready.fitting(wanted) is None
    mine = wheel("build/compiled", wanted)
    assert ready.fitting(wanted) == mine
    released = wheel("dist", wanted)
    assert ready.fitting(wanted) == released
    Path("web/page.ts").write_text("later")
    assert ready.fitting(sources.line("compiled")) is None


def test_a_wheel_for_another_machine_is_left(checkout: Path) -> None:
    wanted = sources.line("compiled")
    wheel("dist", wanted, "cp311-cp311-sunos_5_sparc")
    assert ready.fitting(wanted) is None


def test_what_is_no_wheel_says_nothing(checkout: Path) -> None:
    Path("half.whl").write_bytes(b"PK half of it")
    assert ready.line_of(Path("half.whl")) == ""
    with zipfile.ZipFile("old.whl", "w") as packed:
        packed.writestr("argosy/__init__.py", "")
    assert ready.line_of(Path("old.whl")) == ""


def test_nothing_is_swapped_under_a_running_server(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran: list[list[str]] = []
    monkeypatch.setattr("play.subprocess.run", lambda command, check: ran.append(command))
    monkeypatch.setattr(play, "installed_line", lambda: "older")
    path = wheel("build/compiled", sources.line("compiled"))
    with locks.in_use(play.SERVING), locks.in_use(play.SERVING):
        play.take_ready_wheel()
    assert ran == []
    assert "when the other server has ended" in capsys.readouterr().out
    play.take_ready_wheel()
    assert [command[-1] for command in ran] == [str(path)]
    assert Path(".venv/build").read_text() == sources.line("compiled")


# ── Compiling beside the server ──

COMPILER = """
import pathlib, subprocess, sys
{code}
pathlib.Path(sys.argv[1]).mkdir(parents=True)
pathlib.Path("done").write_text("")
"""


def compiler(code: str) -> None:
    """Put something else in the place of the build that background.py starts."""
    Path("building").mkdir()
    for module in ("background", "ready", "sources"):
        source = Path(background.__file__).with_name(f"{module}.py")
        Path("building", f"{module}.py").write_text(source.read_text())
    Path("building/make_wheel.py").write_text(COMPILER.format(code=code))


def until(happened: Callable[[], object]) -> None:
    end = time.monotonic() + 20
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_it_goes_on_beside_the_server_and_says_when_it_is_done(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    compiler("")
    with play.compiled_beside():
        assert capsys.readouterr().out == f"{play.BESIDE}\n"
        until(lambda: "The rules are compiled" in capsys.readouterr().out)
    assert Path("done").exists()


def test_it_ends_with_the_server_and_all_it_has_started(checkout: Path) -> None:
    compiler(
        "gcc = subprocess.Popen(['sleep', '60'])\npathlib.Path('gcc').write_text(f'{gcc.pid} ')\ngcc.wait()"
    )
    with play.compiled_beside():
        until(lambda: Path("gcc").is_file() and Path("gcc").read_text().endswith(" "))
    number = int(Path("gcc").read_text())
    until(lambda: not is_alive(number))
    assert not Path("done").exists()
    assert not ready.FAILED.exists()


def is_alive(number: int) -> bool:
    try:
        return Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_what_fails_is_told_and_not_tried_again_before_a_source_changes(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    compiler("sys.exit(1)")
    with play.compiled_beside():
        until(ready.FAILED.exists)
        until(lambda: play.HAS_FAILED in capsys.readouterr().out)
    with play.compiled_beside():
        assert capsys.readouterr().out == f"{play.HAS_FAILED}\n"
    Path("web/page.ts").write_text("mended")
    with play.compiled_beside():
        assert capsys.readouterr().out == f"{play.BESIDE}\n"


def test_sources_that_change_meanwhile_are_no_failure(checkout: Path) -> None:
    compiler("pathlib.Path('web/page.ts').write_text('new')\nsys.exit(1)")
    done = subprocess.run([sys.executable, "building/background.py"], check=False)
    assert done.returncode == 1
    assert not ready.FAILED.exists()


def test_what_is_ready_is_not_compiled_again(checkout: Path) -> None:
    compiler("")
    wheel("build/compiled", sources.line("compiled"))
    assert subprocess.run([sys.executable, "building/background.py"], check=False).returncode == 0
    assert not Path("done").exists()


def test_a_file_has_its_name_when_it_is_whole(checkout: Path) -> None:
    def compile(target: str, *, cut_off: bool = False) -> None:
        Path(target).write_text("half")
        if cut_off:
            raise KeyboardInterrupt
        Path(target).write_text("whole")

    step = compiling.written_whole(compile, 0)
    with pytest.raises(KeyboardInterrupt):
        step("rules.o", cut_off=True)
    assert not Path("rules.o").exists()
    step("rules.o")
    assert Path("rules.o").read_text() == "whole"


# ── Two at once ──


def test_the_second_waits_for_the_first(checkout: Path) -> None:
    code = (
        "import sys, pathlib; sys.path.insert(0, sys.argv[1]); import locks\n"
        "with locks.alone(pathlib.Path('build/lock'), 'waiting'): print('mine')"
    )
    command = [sys.executable, "-c", code, str(Path(locks.__file__).parent)]
    with locks.alone(Path("build/lock"), "nobody waits"):
        second = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert second.stdout is not None
        assert second.stdout.readline() == "waiting\n"
        time.sleep(0.1)
        assert second.poll() is None
    assert second.communicate(timeout=20)[0] == "mine\n"


def test_the_server_ends_with_what_started_it(checkout: Path) -> None:
    code = (
        "import sys; sys.path.insert(0, sys.argv[1]); import play\n"
        "sys.exit(play.run([sys.executable, '-c', 'import time; print(1, flush=True); time.sleep(60)']))"
    )
    command = [sys.executable, "-c", code, str(Path(play.__file__).parent)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None and running.stdout.readline() == "1\n"
        running.send_signal(signal.SIGINT)  # is the server's, which would end by itself
        time.sleep(0.2)
        assert running.poll() is None
        running.send_signal(signal.SIGTERM)
        assert running.wait(20) == 128 + signal.SIGTERM
