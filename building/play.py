"""Brings a newcomer to a page within the first minute (`make play`): python building/play.py PORT

Compiling takes minutes. So the games are served interpreted, from a copy of the sources, while the rules are compiled
beside the server; the next start takes the compiled wheel, as it takes one of these sources in dist/ at once. Needs
nothing but Python before the libraries are there.
"""

import importlib.util
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType

import ready
import sources
from client import client
from locks import alone, in_use, is_in_use
from progress import shown

VENV = Path(".venv")
SERVING = VENV / "serving"  # locked by those who serve what is installed
BESIDE = """\
The rules are interpreted for now, and bots think slowly. They are being compiled beside the server:
the next `make play` takes the compiled ones."""
HAS_FAILED = "The rules could not be compiled and are interpreted. `make install` shows why."


def main(port: str) -> int:
    with alone(VENV / "setting-up", "Another `make play` is setting up here. Waiting for it ..."):
        kind = set_up()
        take_ready_wheel()
    serve = ["serve", "--open", "--port", port]
    if installed_line() == sources.line(kind):
        with in_use(SERVING):
            return run([str(VENV / "bin" / "argosy"), *serve])
    with interpreted() as env, compiled_beside():
        return run([sys.executable, "-m", "argosy", *serve], env)


# ── Setting up ──


def set_up() -> str:
    """Install the libraries and build the client; without a C compiler also install the package. Returns its kind."""
    web = client()
    released = sources.line("compiled") in map(ready.line_of, ready.wheels())
    targets = [".venv/play.locked"] if released else [".venv/play.locked", ".venv/node"]
    jobs = {"the libraries": ["make", *targets]} if made("-q", *targets).returncode else {}
    if not released and web.is_wanted() and not web.is_built():
        jobs["the browser client"] = [sys.executable, "web/build.py"]
    shown.expect(len(jobs))
    # Both at once, unless the client waits for a Node that comes with the libraries.
    with ThreadPoolExecutor(2 if web.machine_node() else 1) as pool:
        for problem in pool.map(prepare, jobs, jobs.values()):
            if problem:
                sys.exit(f"\n{problem}")
    if released or can_compile():
        return "compiled"
    subprocess.run(["make", "install"], check=True)
    return "pure"


def prepare(what: str, command: list[str]) -> str:
    """Carry out a command, and return what it says if it fails."""
    with shown.stage("preparing", what):
        done = subprocess.run(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
        )
    return done.stdout if done.returncode else ""


def made(*words: str) -> "subprocess.CompletedProcess[bytes]":
    return subprocess.run(["make", *words], capture_output=True, check=False)


def can_compile() -> bool:
    """Ask another Python: what compiles needs libraries that may have come since this one has begun."""
    said = subprocess.run(
        [sys.executable, "building/compiling.py"], stdout=subprocess.PIPE, text=True, check=True
    )
    return said.stdout.strip() == "compiled"


def installed_line() -> str:
    """Return how and from which sources the package was built that is installed; "" if none is."""
    importlib.invalidate_caches()
    found = importlib.util.find_spec("argosy")
    for place in (found.submodule_search_locations or []) if found else []:
        with suppress(OSError):
            return Path(place, sources.LINE).read_text()
    return ""


def take_ready_wheel() -> None:
    """Install the compiled wheel of these sources if there is one, unless somebody plays with what is installed."""
    wanted = sources.line("compiled")
    wheel = ready.fitting(wanted)
    if wheel is None or installed_line() == wanted:
        return
    if is_in_use(SERVING):
        print("The compiled rules are there. They are taken when the other server has ended.")
        return
    shown.expect(1)
    with shown.stage("installing", wheel.name):
        words = ["-qq", "--disable-pip-version-check", "install", "--no-deps", "--force-reinstall"]
        subprocess.run([sys.executable, "-m", "pip", *words, str(wheel)], check=True)
    sources.write(VENV / "build", "compiled")  # so that `make` knows as well
    (VENV / "argosy-installed").touch()


# ── Serving ──


@contextmanager
def interpreted() -> Iterator[dict[str, str]]:
    """Copy the sources and the client to where Python finds them; what is edited later disturbs nobody."""
    with tempfile.TemporaryDirectory(prefix="argosy-") as folder:
        package = Path(folder, "argosy")
        shutil.copytree("src/argosy", package, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        web = client()
        if web.is_wanted():
            shutil.copytree(web.build(), package / "web" / "dist", dirs_exist_ok=True)
        yield {**os.environ, "PYTHONPATH": folder}


@contextmanager
def compiled_beside() -> Iterator[None]:
    """Compile the rules within a block. It ends with the block, and what it has done so far is not lost."""
    if ready.FAILED.is_file() and ready.FAILED.read_text() == sources.line("compiled"):
        print(HAS_FAILED, flush=True)
        yield
        return
    print(BESIDE, flush=True)
    compiling = subprocess.Popen(
        [sys.executable, "building/background.py"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,  # Ctrl-C is for the server; the C compiler ends with all of this group
    )
    threading.Thread(target=tell_end, args=[compiling], daemon=True).start()
    try:
        yield
    finally:
        with suppress(ProcessLookupError):
            os.killpg(compiling.pid, signal.SIGTERM)


def tell_end(compiling: "subprocess.Popen[bytes]") -> None:
    code = compiling.wait()
    if code == 0:
        print("The rules are compiled: the next `make play` takes them.", flush=True)
    elif code > 0:
        print(HAS_FAILED, flush=True)


def run(command: list[str], env: dict[str, str] | None = None) -> int:
    """Serve until the server ends. Ctrl-C reaches it by itself; what ends this process ends it as well."""
    server = subprocess.Popen(command, env=env)

    def end(number: int, frame: FrameType | None) -> None:
        server.terminate()

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, end)
    code = server.wait()
    return code if code >= 0 else 128 - code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
