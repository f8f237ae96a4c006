"""Finds what builds the browser client, web/build.py, by its path: a folder named build would come first by name."""

import importlib.util
from pathlib import Path
from typing import Any

SCRIPT = Path("web/build.py")


def client() -> Any:
    """Return the module web/build.py, or None where there is none: a source tree need not hold the client."""
    spec = importlib.util.spec_from_file_location("argosy_web_build", SCRIPT)
    if spec is None or spec.loader is None or not SCRIPT.exists():
        return None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
