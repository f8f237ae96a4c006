"""The folder of a training: what was planned, what was found step by step, so that a second start goes on.

Whatever takes time is asked for once: `Journal.once` does it, keeps the answer as a line of JSON, and gives the kept
answer to whoever asks again. All else is computed anew from the same seed, and comes to the same.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from argosy.core.edition import bad, bad_file
from argosy.core.phrase import verbatim

Entry = dict[str, Any]


class Journal:
    """What a training has found so far. Raises BadInput for the folder of another training."""

    def __init__(self, folder: Path, plan: Entry, page: Callable[[list[Entry]], str]) -> None:
        """Open a folder; `page` writes as log.md what all entries say."""
        self.folder = folder
        self.log = folder / "log.md"
        self.page = page
        self.plan = plan
        self.path = folder / "steps.jsonl"
        try:
            (folder / "games").mkdir(parents=True, exist_ok=True)
            self.entries = read(self.path)
            if not self.entries:
                self.add({"plan": plan})
        except OSError as problem:
            raise bad_file("write", folder, problem) from None
        if self.entries[0].get("plan") != plan:
            raise bad("training-other", folder=verbatim(folder))
        self.kept = {entry["id"]: entry for entry in self.entries[1:]}

    def add(self, entry: Entry) -> None:
        self.entries.append(entry)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry) + "\n")
        self.log.write_text(self.page(self.entries), encoding="utf-8")

    def once(self, id: str, work: Callable[[], Entry]) -> Entry:
        """Return what was found under this name, now or at an earlier start."""
        if id not in self.kept:
            # Through JSON and back: an answer that is kept is the same as a fresh one.
            entry: Entry = json.loads(json.dumps({"id": id, **work()}))
            self.add(entry)
            self.kept[id] = entry
        return self.kept[id]

    def games(self, id: str) -> Path:
        """Return the file that keeps the games of a step, all of its lines whole."""
        path = self.folder / "games" / f"{id}.jsonl"
        mend(path)
        return path

    def candidate(self, id: str) -> Path:
        """Return where an evaluation lies that is tried or kept."""
        return self.folder / "candidates" / f"{id}.json"


def read(path: Path) -> list[Entry]:
    """Read lines of JSON."""
    mend(path)
    try:
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        return [json.loads(line) for line in text.splitlines()]
    except ValueError:
        raise bad("training-file", file=verbatim(path)) from None


def mend(path: Path) -> None:
    """Leave out a last line that was cut off in the middle."""
    data = path.read_bytes() if path.exists() else b""
    whole = data[: data.rfind(b"\n") + 1]
    if whole != data:
        path.write_bytes(whole)
