"""Writes one JSON Schema of everything that goes over the wire: all messages, and the facts of every game.

python web/schema.py | node web/typescript.js src/generated.ts
"""

import inspect
import json
import sys
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

TOP = Path(__file__).resolve().parent.parent


def messages() -> list[type[msgspec.Struct]]:
    """Return every struct of the server's messages but those with parts that are encoded elsewhere."""
    from argosy.server import messages

    found = [thing for _, thing in inspect.getmembers(messages, inspect.isclass)]
    structs = [
        each for each in found if issubclass(each, msgspec.Struct) and each is not msgspec.Struct
    ]
    return [each for each in structs if msgspec.Raw not in get_type_hints(each).values()]


def facts() -> list[type[msgspec.Struct]]:
    """Return the struct of facts of each game that has one."""
    from argosy.core.registry import editions

    made = [edition.facts for edition in editions().values() if edition.facts is not None]
    return [get_type_hints(make)["return"] for make in made]


def definitions(types: list[type[msgspec.Struct]]) -> dict[str, Any]:
    _, found = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    return found


def of_game(root: type[msgspec.Struct], shared: dict[str, Any]) -> dict[str, Any]:
    """Return the definitions of a game's facts: `SeaRoutesFacts`, and for its struct `Ship` `SeaRoutesShip`."""
    game = root.__name__.removesuffix("Facts")
    found = definitions([root])
    names = {
        name: name if name in shared or name.startswith(game) else game + name for name in found
    }
    text = json.dumps(found)
    for name, full in names.items():
        text = text.replace(f'"#/$defs/{name}"', f'"#/$defs/{full}"')
    return {names[name]: named(names[name], part) for name, part in json.loads(text).items()}


def named(name: str, definition: dict[str, Any]) -> dict[str, Any]:
    return {**definition, "title": name}


def plain(schema: Any) -> Any:
    """Return the schema as older drafts write it: the items of a tuple in `items`."""
    if isinstance(schema, list):
        return [plain(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    found = {key: plain(value) for key, value in schema.items()}
    if "prefixItems" in found:
        found["items"] = found.pop("prefixItems")
    return found


def schema() -> dict[str, Any]:
    shared = definitions(messages())
    found = dict(shared)
    for root in facts():
        found |= of_game(root, shared)
    return {"title": "Wire", "type": "object", "$defs": plain(found)}


if __name__ == "__main__":
    sys.path.insert(0, str(TOP / "src"))
    json.dump(schema(), sys.stdout)
