"""Says how the package is built and from which sources: `compiled 3f2a...`. A wheel keeps that line: argosy/build.txt.

python building/sources.py FILE    writes the line as it would be now, if the file says anything else
"""

import hashlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

ROOTS = ("setup.py", "pyproject.toml", "building", "src", "web")
MADE = ("node_modules", "__pycache__", "argosy.egg-info")
GENERATED = Path("web/src/generated.ts")  # by `make check`; no build reads it
LINE = "build.txt"  # in the package


def files() -> Iterator[Path]:
    """Yield what a build depends on."""
    for root in map(Path, ROOTS):
        for path in [root] if root.is_file() else root.rglob("*"):
            made = path == GENERATED or any(part in MADE for part in path.parts)
            if path.is_file() and not made and path.suffix != ".pyc":
                yield path


def fingerprint() -> str:
    found = hashlib.sha256()
    for path in sorted(files()):
        found.update(
            f"{path.as_posix()} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode()
        )
    return found.hexdigest()


def line(kind: str) -> str:
    """Return the line of a build of these sources, `compiled` or `pure`, with its switches."""
    level = os.environ.get("ARGOSY_OPT")
    return f"{kind} {f'-O{level} ' if level else ''}{fingerprint()}"


def write(file: Path, kind: str) -> None:
    """Write the line; the file stays as old as it is if it says so already."""
    now = line(kind)
    if not file.is_file() or file.read_text() != now:
        file.write_text(now)


if __name__ == "__main__":
    from compiling import can_compile

    write(Path(sys.argv[1]), "compiled" if can_compile() else "pure")
