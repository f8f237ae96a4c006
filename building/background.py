"""Compiles the rules beside a running server, for its next start: python building/background.py

The wheel appears in build/compiled when it is whole. If compiling fails, build/failed says for which sources.
"""

import os
import subprocess
import sys

import ready
import sources

PATIENCE = 10  # how nice it is to the server


def main() -> None:
    os.nice(PATIENCE)
    wanted = sources.line("compiled")
    if wanted in map(ready.line_of, ready.wheels()):
        return
    made = [sys.executable, "building/make_wheel.py", str(ready.COMPILED)]
    done = subprocess.run(made, stdin=subprocess.DEVNULL, check=False)
    if done.returncode != 0 and sources.line("compiled") == wanted:
        ready.FAILED.parent.mkdir(exist_ok=True)
        ready.FAILED.write_text(wanted)
    sys.exit(done.returncode)


if __name__ == "__main__":
    main()
