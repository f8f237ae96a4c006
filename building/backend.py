"""The build backend (PEP 517): that of setuptools, and two things that it does not know.

Where the machine has no Node it asks for one, before anything is built. And it compiles the rules for a wheel, and
for nothing else: a source distribution, an editable install and the metadata need no C.
"""

import subprocess
import sys
from typing import Any

import compiling
import sources
from client import client
from progress import shown
from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    """Beyond what pyproject.toml names: what the client needs to be built here."""
    asked = [sys.executable, "web/build.py", "needs"]
    return subprocess.run(asked, stdout=subprocess.PIPE, text=True, check=True).stdout.split()


def build_wheel(
    wheel_directory: Any, config_settings: Any = None, metadata_directory: Any = None
) -> str:
    """Compile the rules where there is a C compiler, build the client, and pack both."""
    before = sources.fingerprint()
    web = client()
    wanted = 1 if web and web.is_wanted() else 0
    if compiling.can_compile():
        shown.expect(wanted + 1 + len(compiling.compiled_groups()))
        with shown.stage("translating", "the rules to C"):
            compiling.found[:] = compiling.extensions()
    else:
        shown.expect(wanted)
    made = build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
    if sources.fingerprint() != before:
        raise SystemExit("The sources have changed while they were built: build them again.")
    return made
