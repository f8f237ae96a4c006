"""The client's sources: one name for each role, no game named outside its folder, no sentence outside the languages."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from argosy.core.registry import editions
from argosy.laws.language_laws import messages
from argosy.server.messages import PROTOCOL

TOP = Path(__file__).parents[1]
CLIENT = TOP / "web" / "src"
GAMES = sorted((TOP / "src" / "argosy" / "games").glob("*/web"))
KINDS = (".ts", ".svelte", ".css")
MADE = CLIENT / "generated.ts"

every_folder = pytest.mark.parametrize("folder", [CLIENT, *GAMES], ids=lambda f: f.parent.name)
every_game = pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.parent.name)


def components() -> set[str]:
    """Return the names of the components that a game may bring, as games.ts declares them."""
    text = (CLIENT / "games.ts").read_text(encoding="utf-8")
    declared = re.search(r"export interface GameParts \{\n(.*?)\n\}", text, re.DOTALL)
    assert declared
    return set(re.findall(r"^  ([A-Z]\w+)\?:", declared[1], re.MULTILINE))


@every_game
def test_a_games_browser_parts_have_the_roles_that_the_client_knows(folder: Path) -> None:
    files = {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()}
    assert {"ui.ts", "Vignette.svelte", "Panel.svelte"} <= set(files)
    known = {"ui.ts", "moments.ts"} | {f"{name}.svelte" for name in components()}
    for name in set(files) - known:
        # What has no role of its own is used by another file of the game.
        imported = f'"./{name.removesuffix(".ts")}"'
        assert any(imported in text for text in files.values()), name


def test_the_client_names_no_game() -> None:
    names = [word for found in editions().values() for word in (found.id, found.title)]
    for path in CLIENT.rglob("*"):
        if path.suffix in KINDS and path != MADE:
            text = path.read_text(encoding="utf-8")
            assert not [name for name in names if name in text], path


def test_the_client_speaks_the_servers_protocol() -> None:
    text = (CLIENT / "live.svelte.ts").read_text(encoding="utf-8")
    assert f"const PROTOCOL = {PROTOCOL} " in text


# ── Sources ──

COMMENT = re.compile(r"<!--.*?-->|/\*.*?\*/|(?<![:\"'`\w])//[^\n]*", re.DOTALL)
SCRIPT = re.compile(r"<script[^>]*>(.*?)</script>", re.DOTALL)
STYLE = re.compile(r"<style>.*?</style>", re.DOTALL)


@cache
def sources(folder: Path) -> dict[str, str]:
    """Return the client's or a game's sources by name, without comments and styles."""
    found = {}
    for path in sorted(folder.rglob("*")):
        if path.suffix in (".ts", ".svelte") and path != MADE:
            text = STYLE.sub("", path.read_text(encoding="utf-8"))
            found[path.relative_to(folder).as_posix()] = COMMENT.sub("", text)
    return found


def found_in(folder: Path, pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{name}: {match[0].strip()}"
        for name, text in sources(folder).items()
        for match in pattern.finditer(text)
    ]


# ── Nothing is decided by a sentence ──

# A note, the label of a spot, the text of a mark or the cell of a sheet can only be said. Their type (`Told`) allows no
# comparison, and no source takes that type away or looks at what is said.
TOLD = r"(?:\.(?:note|label)\b|\b(?:m|mark)[?!]?\.text\b|\bmarks[^\n]*?\)[?!]?\.text\b)(?!\s*[(:=](?!=))"
LOOKED_AT = re.compile(rf"\w[\w\])]*[?!]?{TOLD}[?!]*\s*(?:[=!]==?|\?\.|\.|\bas\b|\[)[^\n]*")
LOOKED_FOR = re.compile(
    rf"\b(?:includes|has|get|test|exec|match|startsWith|endsWith|indexOf|String|textOf|typeOf)\([^()\n]*{TOLD}[^\n]*"
)
SAID = re.compile(
    r"\b(?:say|t|label|game\.name|people\.name)\([^()\n]*\)\s*(?:[=!]==?|\.(?:includes|match|startsWith|endsWith|split|replace|slice)\b)[^\n]*"
)
UNTYPED = re.compile(r"\bas (?:unknown as|any)\b|\bTold as\b|as unknown as string")


@every_folder
def test_nothing_is_decided_by_a_sentence(folder: Path) -> None:
    found = [*found_in(folder, LOOKED_AT), *found_in(folder, LOOKED_FOR), *found_in(folder, SAID)]
    # What a button is called that stands for several actions: the words with which they all begin.
    assert [each for each in found if not each.startswith("labels.ts: say(a.says).split")] == []
    assert found_in(folder, UNTYPED) == []


def test_what_is_told_has_a_type_that_allows_no_comparison() -> None:
    text = (CLIENT / "types.ts").read_text(encoding="utf-8")
    for field in (
        "note?: Told",
        "label?: Told",
        "text?: Told",
        "columns: Told[]",
        "rows: Told[][]",
    ):
        assert field in text, field


# ── Every message is there, and every one is used ──

CALL = re.compile(r"\b(?:t|about|phrase)\(\s*((?:[^()`\"]|\"[^\"]*\"|`[^`]*`|\([^()]*\))*?)\s*[,)]")
RESULT = re.compile(
    r"(?:^|\?|:)\s*(?=[\"`])"
)  # where a literal is the id itself, not something compared with
LITERAL = re.compile(r"\"([a-z][\w:-]*)\"|`([a-z][\w:-]*)(\$\{)?")
MAY_BE = ("ui-verb-", "ui-preset-", "about-")  # a game need not have them


def named(text: str) -> Iterator[tuple[str, bool]]:
    """Yield every literal that may name a message or a noun (`kind:coin`), and whether it is only a beginning."""
    for match in LITERAL.finditer(text):
        yield (match[1] or match[2]).replace(":", "-"), bool(match[3])


def asked(folder: Path) -> Iterator[tuple[str, str, bool]]:
    """Yield the file, the id and whether it is only a beginning, for every message that a source asks for by name."""
    for name, text in sources(folder).items():
        for call in CALL.finditer(text):
            for result in RESULT.finditer(call[1]):
                literal = LITERAL.match(call[1], result.end())
                if literal:
                    yield name, *next(named(literal[0]))


def all_messages(*files: str) -> set[str]:
    return {id for file in ("client", "common", *files) for id in messages("en", file)}


@every_folder
def test_every_message_that_is_asked_for_is_there(folder: Path) -> None:
    games = list(editions()) if folder == CLIENT else [folder.parent.name]
    known = all_messages(*games)
    alone = all_messages(*([] if folder == CLIENT else games)) | {
        "title",
        "subtitle",
        "designer",
        "credits",
        "licence",
    }
    for name, id, is_beginning in asked(folder):
        if is_beginning:
            assert id in MAY_BE or any(other.startswith(id) for other in known), f"{name}: {id}"
        else:
            assert id in alone, f"{name}: {id}"


def is_used(id: str, *folders: Path) -> bool:
    return any(
        literal == id or (is_beginning and id.startswith(literal))
        for folder in folders
        for literal, is_beginning in literals(folder)
    )


@cache
def literals(folder: Path) -> frozenset[tuple[str, bool]]:
    return frozenset(each for text in sources(folder).values() for each in named(text) if each[0])


def test_every_message_of_the_client_is_used() -> None:
    assert [id for id in messages("en", "client") if not is_used(id, CLIENT, *GAMES)] == []


@every_game
def test_every_message_of_a_games_browser_parts_is_used(folder: Path) -> None:
    own = [id for id in messages("en", folder.parent.name) if id.startswith("ui-")]
    assert [id for id in own if not is_used(id, folder, CLIENT)] == []


# ── No sentence stands in a source ──

TAG = re.compile(r"</?[a-zA-Z](?:[^<>\"']|\"[^\"]*\"|'[^']*')*>")
BRACES = re.compile(r"\{[^{}]*\}")
WORDS = re.compile(r"[^\W\d_]{2,}\s+[^\W\d_]{2,}[^<>{}\n]*")
TEXT = re.compile(r"\"([^\"\n]*)\"|'([^'\n]*)'|`([^`\n]*)`")
SENTENCE = re.compile(r"[A-Z][a-z]+,?(?: [a-z]{2,},?)+|[^\W\d_]{2,} [^\W\d_ ]+[.!?]$")


@every_folder
def test_no_sentence_stands_in_a_source(folder: Path) -> None:
    for name, text in sources(folder).items():
        page = SCRIPT.sub("", text) if name.endswith(".svelte") else ""
        while BRACES.search(page):
            page = BRACES.sub("", page)
        shown = TAG.sub("\n", page)
        assert not WORDS.findall(shown), f"{name}: {WORDS.findall(shown)}"
        strings = [next(filter(None, match.groups()), "") for match in TEXT.finditer(text)]
        assert not [each for each in strings if SENTENCE.fullmatch(each)], name
