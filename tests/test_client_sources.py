"""The client's sources: the same file name for the same role in every game, and no game named outside its folder."""

import re
from pathlib import Path

import pytest

from argosy.core.registry import editions

TOP = Path(__file__).parents[1]
CLIENT = TOP / "web" / "src"
GAMES = sorted((TOP / "src" / "argosy" / "games").glob("*/web"))


def components() -> set[str]:
    """Return the names of the components that a game may bring, as games.ts declares them."""
    text = (CLIENT / "games.ts").read_text(encoding="utf-8")
    declared = re.search(r"export interface GameParts \{\n(.*?)\n\}", text, re.DOTALL)
    assert declared
    return set(re.findall(r"^  ([A-Z]\w+)\?:", declared[1], re.MULTILINE))


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.parent.name)
def test_a_games_browser_parts_have_the_roles_that_the_client_knows(folder: Path) -> None:
    files = {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()}
    assert {"ui.ts", "sentences.ts", "Vignette.svelte", "Panel.svelte"} <= set(files)
    known = {"ui.ts"} | {f"{name}.svelte" for name in components()}
    for name in set(files) - known:
        # What has no role of its own is used by another file of the game.
        imported = f'"./{name.removesuffix(".ts")}"'
        assert any(imported in text for text in files.values()), name


def test_the_client_names_no_game() -> None:
    names = [word for found in editions().values() for word in (found.id, found.title)]
    for path in CLIENT.rglob("*"):
        if path.suffix in (".ts", ".svelte", ".css"):
            text = path.read_text(encoding="utf-8")
            assert not [name for name in names if name in text], path
