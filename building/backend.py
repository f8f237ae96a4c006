"""The build backend (PEP 517): that of setuptools, which also asks for Node where the machine has none.

It is asked before anything is built, by `pip install .` and by every other tool that builds a wheel.
"""

import subprocess
import sys
from typing import Any

from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
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
