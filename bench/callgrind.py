"""Count what a command does inside some functions, with callgrind: a busy machine does not change the figure."""

import re
import subprocess


def collected(command: list[str], inside: list[str], env: dict[str, str]) -> tuple[str, int]:
    """Run a command; return what it prints, and its instructions inside functions that do not call each other."""
    callgrind = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    toggles = [f"--toggle-collect={name}" for name in inside]
    ran = subprocess.run(
        [*callgrind, *toggles, *command], capture_output=True, text=True, check=True, env=env
    )
    found = re.search(r"Collected : (\d+)", ran.stderr)
    if found is None or found[1] == "0":
        raise SystemExit(f"callgrind counted nothing: is Argosy compiled here?\n{ran.stderr}")
    return ran.stdout, int(found[1])
