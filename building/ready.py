"""Finds wheels that need not be built again: those of `make wheel` in dist/, and what was compiled beside a server."""

import zipfile
from collections.abc import Iterator
from pathlib import Path

import sources

COMPILED = Path("build/compiled")
FAILED = Path("build/failed")  # says which build could not be compiled
FOLDERS = (Path("dist"), COMPILED)


def wheels() -> Iterator[Path]:
    """Yield the wheels of ours that there are, released ones first."""
    for folder in FOLDERS:
        yield from sorted(folder.glob("argosy-*.whl"))


def line_of(wheel: Path) -> str:
    """Read how and from which sources a wheel was built; "" if it does not say."""
    try:
        with zipfile.ZipFile(wheel) as packed:
            return packed.read(f"argosy/{sources.LINE}").decode()
    except (OSError, KeyError, zipfile.BadZipFile):
        return ""


def fitting(line: str) -> Path | None:
    """Return the first wheel of that build that this Python can install."""
    from packaging.tags import sys_tags
    from packaging.utils import parse_wheel_filename

    ours = set(sys_tags())
    for wheel in wheels():
        if line_of(wheel) == line and ours & parse_wheel_filename(wheel.name)[3]:
            return wheel
    return None
