"""Measure what a newcomer waits for: a fresh clone, `make play`, the first page; then `make install` after one change.

    python -m bench.first_minute [--rounds N] [NAME=COMMIT ...]

Each commit is cloned into an empty folder, with an empty home, so that no cache helps, and measured in turn. CPU time
is that of every process of the session; the wall clock counts whatever else the machine does.
"""

import argparse
import os
import shutil
import signal
import subprocess
import tempfile
import time
import urllib.request
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

TOP = Path(__file__).parents[1]
RESULTS = Path(__file__).parent / "results" / "first_minute.md"
PORT = 8474
CHANGED = "src/argosy/games/pirates/rules/crews.py"  # of the biggest game but one
TICKS = os.sysconf("SC_CLK_TCK")
SETTINGS = (".npmrc", ".config/pip", ".pip")  # where packages come from, not the packages


@dataclass(frozen=True)
class Sample:
    page: tuple[float, float]  # seconds by the wall clock, and of CPU time
    rebuilt: tuple[float, float] | None


def cpu_time(session: int) -> float:
    """Return the seconds that the processes of a session and their ended children have had."""
    total = 0
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
            if int(fields[3]) == session:
                total += sum(map(int, fields[11:15]))
    return total / TICKS


def clone(commit: str, folder: Path) -> dict[str, str]:
    """Clone a commit, and return the environment of somebody who has nothing."""
    git = ["git", "-c", "advice.detachedHead=false"]
    subprocess.run([*git, "clone", "-q", TOP, folder / "argosy"], check=True)
    subprocess.run([*git, "-C", folder / "argosy", "checkout", "-q", commit], check=True)
    home = folder / "home"
    for name in SETTINGS:
        source = Path.home() / name
        if source.exists():
            (home / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copytree(source, home / name) if source.is_dir() else shutil.copy(
                source, home / name
            )
    home.mkdir(exist_ok=True)
    usual = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    return {**usual, "HOME": str(home), "BROWSER": "true"}


def first_page(folder: Path, env: dict[str, str]) -> tuple[float, float]:
    began = time.monotonic()
    play = subprocess.Popen(
        ["make", "play", f"PORT={PORT}"],
        cwd=folder / "argosy",
        env=env,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    while not is_served():
        if play.poll() is not None:
            raise SystemExit("make play has failed")
        time.sleep(0.2)
    found = (time.monotonic() - began, cpu_time(play.pid))
    os.killpg(play.pid, signal.SIGINT)
    play.wait()
    return found


def is_served() -> bool:
    with suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{PORT}/", timeout=10):
        return True
    return False


def rebuild(folder: Path, env: dict[str, str]) -> tuple[float, float]:
    """Build all, change one function of one game, and measure the next `make install`."""
    where = folder / "argosy"
    quiet = subprocess.DEVNULL
    subprocess.run(["make", "install"], cwd=where, env=env, check=True, stdout=quiet, stderr=quiet)
    file = where / CHANGED
    text = file.read_text(encoding="utf-8")
    end = text.index('"""\n', text.index('"""', text.index("\ndef ")) + 3) + 4
    file.write_text(f"{text[:end]}    assert True\n{text[end:]}", encoding="utf-8")
    began, before = time.monotonic(), os.times()
    subprocess.run(["make", "install"], cwd=where, env=env, check=True, stdout=quiet, stderr=quiet)
    now = os.times()
    used = now.children_user + now.children_system - before.children_user - before.children_system
    return time.monotonic() - began, used


def measured(commit: str, with_rebuild: bool) -> Sample:
    folder = Path(tempfile.mkdtemp(prefix="argosy-first-"))
    try:
        env = clone(commit, folder)
        page = first_page(folder, env)
        return Sample(page, rebuild(folder, env) if with_rebuild else None)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def table(samples: dict[str, list[Sample]]) -> str:
    lines = ["| | | best CPU s | every sample: CPU s (wall s) |", "| --- | --- | ---: | --- |"]
    for name, found in samples.items():
        for what, pairs in (
            ("first page of a fresh clone", [each.page for each in found]),
            ("`make install`, one rule changed", [each.rebuilt for each in found if each.rebuilt]),
        ):
            if pairs:
                every = ", ".join(f"{cpu:.1f} ({wall:.0f})" for wall, cpu in pairs)
                best = min(cpu for _, cpu in pairs)
                lines.append(f"| {what} | {name} | {best:.1f} | {every} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--rebuild", action="store_true", help="also measure `make install`")
    parser.add_argument("commits", nargs="*", default=["this=HEAD"], metavar="NAME=COMMIT")
    given = parser.parse_args()
    commits = dict(pair.partition("=")[::2] for pair in given.commits)
    samples: dict[str, list[Sample]] = {name: [] for name in commits}
    for _ in range(given.rounds):
        for name, commit in commits.items():
            samples[name].append(measured(commit, given.rebuild))
            load = f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} at the end."
            RESULTS.write_text(f"{table(samples)}\n\n{load}\n", encoding="utf-8")
            print(RESULTS.read_text(encoding="utf-8"), flush=True)


if __name__ == "__main__":
    main()
