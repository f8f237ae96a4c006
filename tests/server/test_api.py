"""The API as its own schema describes it, and a bot client that knows nothing else."""

import re
import subprocess
import sys
from pathlib import Path

import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.config import SchemathesisConfig

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


def test_the_api_keeps_to_its_schema(live: Live) -> None:
    """schemathesis: no server error, no answer that the schema does not have."""
    person = Person(live)
    table = person.table(seats=["me", "hot:Bea"], visibility="public")["table"]["id"]
    config = SchemathesisConfig()
    schema = schemathesis.openapi.from_url(f"{live.url}/schema/openapi.json", config=config)

    @schema.parametrize()
    @settings(
        max_examples=12, deadline=None, database=None, suppress_health_check=list(HealthCheck)
    )
    def check(case: schemathesis.Case) -> None:
        case.path_parameters = {**(case.path_parameters or {})}
        if "table" in case.path_parameters and hash(str(case.body)) % 2:
            case.path_parameters["table"] = table
        answer = case.call(headers={"authorization": f"Bearer {person.token}", "x-argosy": "1"})
        case.validate_response(
            answer,
            excluded_checks=[
                schemathesis.checks.positive_data_acceptance,
            ]
            if hasattr(schemathesis, "checks")
            else None,
        )

    for operation in schema.get_all_operations():
        pass
