"""The API as its own schema describes it, and a bot client that knows nothing else."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from .conftest import Live, Person

ROOT = Path(__file__).parents[2]


def test_the_example_client_plays_a_whole_game(live: Live) -> None:
    example = ROOT / "docs" / "example_client.py"
    code = [line for line in example.read_text(encoding="utf-8").splitlines() if line.strip()]
    assert len(code) <= 34  # thirty lines and what they are for
    done = subprocess.run(
        [sys.executable, str(example), live.url, "sea_routes"],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert re.search(r"SR-[RA]\d+", done.stdout), done.stdout


def test_the_protocol_names_every_route(live: Live) -> None:
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    for path in Person(live).get("/schema/openapi.json")["paths"]:
        assert path.replace("{number}", "{n}") in text, path


@pytest.mark.parametrize("where", [pytest.param("any table", marks=pytest.mark.long), "one table"])
def test_the_api_keeps_to_its_schema(live: Live, tmp_path: Path, where: str, seed: int) -> None:
    """schemathesis: no server error, and no answer that the schema does not have."""
    person = Person(live)
    table = person.table(seats=["me", "hot:Bea"], visibility="public")["table"]["id"]
    config = tmp_path / "schemathesis.toml"
    place = {"path.table": table, "path.seat": "red", "path.game": "sea_routes"}
    chosen = [f'"{name}" = "{value}"' for name, value in place.items()]
    patience = '"query.wait" = 1'  # seconds that a view may be waited for: its 25 are over the tool's limit
    named = chosen if where == "one table" else []
    config.write_text("\n".join(["[parameters]", patience, *named]))
    command = [str(Path(sys.executable).with_name("schemathesis")), "--config-file", str(config)]
    command += ["run", f"{live.url}/schema/openapi.json", "--no-color", "--max-examples", "5"]
    command += ["--seed", str(seed)]
    command += ["-H", f"Authorization: Bearer {person.token}", "-H", "X-Argosy: 1"]
    # What is well formed may still be against the rules, so that one check does not apply.
    command += ["--checks", "all", "--exclude-checks", "positive_data_acceptance"]
    command += ["--phases", "coverage,fuzzing" if where == "one table" else "fuzzing"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.returncode == 0, done.stdout[-4000:]
    assert live.context.metrics.faults == 0
