"""Fails unless the package that Python finds is the one that was meant: `compiled` or `pure`."""

import importlib
import sys
from pathlib import Path


def main(expected: str) -> None:
    root = Path(__file__).parents[1]
    sys.path.insert(0, str(root / "building"))
    groups = importlib.import_module("compiling").compiled_groups()
    files = [file for group in groups.values() for file in group]
    names = [".".join(file.relative_to("src").with_suffix("").parts) for file in files]
    for name in names:
        found = importlib.import_module(name).__file__ or ""
        actual = "pure" if found.endswith(".py") else "compiled"
        if actual != expected:
            sys.exit(f"{name} should be {expected}, but Python found {found}")
    where = importlib.import_module("argosy").__path__[0]
    print(f"{expected}: {len(names)} modules in {where}")


if __name__ == "__main__":
    main(sys.argv[1])
