"""Builds the wheel as pip does, and shows what it is doing, which pip hides: python building/make_wheel.py FOLDER

What the compilers say goes to build/log, and to the screen if they fail.
"""

import os
import shutil
import sys
from pathlib import Path

import backend
from progress import shown

LOG = Path("build/log")


def main(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    LOG.parent.mkdir(exist_ok=True)
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
