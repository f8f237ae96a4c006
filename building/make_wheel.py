"""Builds the wheel as pip does, and shows what it is doing, which pip hides: python building/make_wheel.py FOLDER

What the compilers say goes to a log, and to the screen if they fail. The folder changes when the wheel is whole.
"""

import os
import shutil
import sys
from pathlib import Path

import backend
import compiling
from locks import alone
from progress import shown

LOG = compiling.BUILD / "log"


def main(folder: Path) -> None:
    with alone(compiling.BUILD / "lock", "Another build is at work here. Waiting for it ..."):
        made = folder.with_name(f"{folder.name}.new")
        shutil.rmtree(made, ignore_errors=True)
        made.mkdir(parents=True)
        build(made)
        shutil.rmtree(folder, ignore_errors=True)
        made.rename(folder)


def build(folder: Path) -> None:
    shown.out = screen = os.fdopen(os.dup(sys.stderr.fileno()), "w", encoding="utf-8")
    with LOG.open("wb") as log:
        for stream in (sys.stdout, sys.stderr):  # those of the compilers as well
            os.dup2(log.fileno(), stream.fileno())
    try:
        backend.build_wheel(str(folder))
    except (Exception, SystemExit) as problem:  # mypyc ends with its list of errors
        sys.stdout.flush()
        print(f"\n{LOG.read_text(encoding='utf-8', errors='replace')}", file=screen)
        print(f"{problem}\nThe build has failed. What was said before is in {LOG}.", file=screen)
        sys.exit(1)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
