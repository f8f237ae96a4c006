"""Measure in CPU time how soon a command is there: `import argosy`, `argosy --version`, `argosy play` at its prompt.

    python -m bench.startup [NAME=PYTHON ...]

Each PYTHON has an Argosy installed; several are measured in turn, so that a busy machine slows them alike. Without any
it is the Python that runs this. A game in the terminal ends at its first prompt, where it finds nothing to read.
"""

import os
import platform
import subprocess
import sys
from pathlib import Path

ROUNDS = 7
RESULTS = Path(__file__).parent / "results" / "startup.md"
COMMANDS: dict[str, list[str]] = {
    "python, nothing else": ["-c", "pass"],
    "import argosy": ["-c", "import argosy"],
    "argosy.new is there": ["-c", "import argosy; argosy.new"],
    "argosy --version": ["-m", "argosy", "--version"],
    "argosy play sea_routes": ["-m", "argosy", "play", "sea_routes", "--seed", "1"],
    "argosy play pirates": ["-m", "argosy", "play", "pirates", "--seed", "1"],
    "argosy games": ["-m", "argosy", "games"],
}


def cpu_time(command: list[str]) -> float:
    """Return the processor time, in seconds, that a command takes from its start to its end."""
    running = subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, cwd=Path(__file__).anchor
    )
    _, status, used = os.wait4(running.pid, 0)
    running.returncode = os.waitstatus_to_exitcode(status)
    if running.returncode != 0:
        raise SystemExit(f"{command} has failed")
    return used.ru_utime + used.ru_stime


def table(samples: dict[tuple[str, str], list[float]]) -> str:
    """Write the best of each and all samples, in milliseconds."""
    lines = ["| command | build | best, ms | every sample, ms |", "| --- | --- | ---: | --- |"]
    for (what, name), times in samples.items():
        every = ", ".join(f"{1000 * t:.0f}" for t in times)
        lines.append(f"| `{what}` | {name} | {1000 * min(times):.0f} | {every} |")
    return "\n".join(lines)


def main() -> None:
    given = sys.argv[1:] or [f"this={sys.executable}"]
    pythons = dict(pair.partition("=")[::2] for pair in given)
    samples: dict[tuple[str, str], list[float]] = {
        (what, name): [] for what in COMMANDS for name in pythons
    }
    for number in range(ROUNDS + 1):
        for (what, name), times in samples.items():
            taken = cpu_time([pythons[name], *COMMANDS[what]])
            if number:  # the first round only fills the caches
                times.append(taken)
    text = (
        f"{table(samples)}\n\nCPU time of the whole process, {ROUNDS} interleaved rounds; "
        f"Python {platform.python_version()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} at the end.\n"
    )
    print(text)
    RESULTS.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
