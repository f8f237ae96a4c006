"""Every language says everything: laws over every game, sentences of played games, and a snapshot to read."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import json

import argosy
from argosy.core.contract import NOBODY, Rng
from argosy.core.language import ENGLISH, Reader, languages, preferred
from argosy.core.phrase import Phrase, Value
from argosy.draw.kinds import declared
from argosy.laws.harness import Trial, check_said, journey
from argosy.laws.language_laws import SHARED, asked, faults, messages, noun_types, snapshot
from argosy.laws.state_laws import told_on

TOP = Path(__file__).parents[1]
SNAPSHOTS = TOP / "tests" / "snapshots"
MANY = 2_000
every_game = pytest.mark.parametrize("name", argosy.editions())
every_language = pytest.mark.parametrize("language", languages())


@every_language
def test_nothing_is_missing(language: str) -> None:
    assert faults(language) == []


def test_english_and_german_are_there() -> None:
    assert languages()[0] == ENGLISH
    assert "de" in languages()
    assert [preferred([code]) for code in ("de", "de-AT", "de_DE.UTF-8", "xx", "C")] == [
        *("de", "de", "de"),
        *("en", "en"),
    ]


# ── Played games ──


def heard(trial: Trial, seed: int) -> Iterator[tuple[int, Value]]:
    """Everything that is said in a game, each with the viewer to whom it is said."""
    rng = Rng(seed)
    grid = trial.grid
    for moment in journey(trial, ["random"] * trial.game.seats, seed):
        for event in moment.events:
            for viewer in trial.viewers:
                yield viewer, trial.words.event(event, viewer)
        if moment.waiting == NOBODY:
            yield -1, trial.words.ending(int(moment.s.ending))
            return
        viewer = trial.viewers[rng.below(len(trial.viewers))]
        known = trial.game.redact(moment.s, viewer)
        yield viewer, trial.words.prompt(known)
        seat = max(moment.waiting, 0)
        reason = trial.game.why_not(moment.s, seat, grid[rng.below(len(grid))])
        if reason:
            yield seat, trial.words.refusal(reason).phrase
        if rng.below(20) == 0:
            table = trial.edition.table(trial.game, known, viewer)
            for value in told_on(table):
                yield viewer, value


@pytest.mark.laws
@every_game
def test_sentences_of_played_games(name: str, seed: int) -> None:
    """To those they speak of, to others and to spectators; with names and without. No hidden noun is shown."""
    said = 0
    edition = argosy.edition(name)
    while said < MANY:
        for seats in edition.seats:
            trial = Trial(edition, {"seats": seats})
            for number, (viewer, value) in enumerate(heard(trial, seed + said)):
                check_said(trial, trial.reader(viewer), value)
                said += 1
                if number > MANY:
                    break


def test_a_hidden_noun_is_a_fault() -> None:
    """What a law would find: a sentence that shows what its reader may not know."""
    errors: list[Exception] = []
    Reader().say("tile:?", errors)
    assert len(errors) == 1


def test_a_missing_noun_is_a_fault() -> None:
    errors: list[Exception] = []
    Reader(game="sea_routes").say(Phrase("event-sailed", {"seat": "seat:red"}), errors)
    assert "to" in str(errors[0])


# ── Nothing is unused ──

TOLD = (
    "note",
    "counter",
    "sheet",
    "zone",
    "column",
    "cell",
    "odds",
    "ui",
    "kind",
    "subtitle",
    "chart",
    "order",
)


def sources(folder: Path, *endings: str) -> str:
    return "\n".join(
        file.read_text(encoding="utf-8")
        for ending in endings
        for file in sorted(folder.rglob(f"*{ending}"))
        if "tests" not in file.parts
    )


@every_game
def test_no_sentence_of_a_game_is_unused(name: str) -> None:
    """Each is asked for by its words, is that of a noun, or is named in its layout, odds or browser parts."""
    folder = TOP / "src" / "argosy" / "games" / name
    client = sources(TOP / "web" / "src", ".ts", ".svelte") + sources(
        TOP / "src/argosy/draw", ".py"
    )
    text = sources(folder, ".py", ".ts", ".svelte") + client
    wanted = dict(asked(argosy.edition(name)))
    types = noun_types(argosy.edition(name))
    for id in messages(ENGLISH, name):
        kind, _, rest = id.partition("-")
        if id in wanted or is_named(id, text):
            continue
        if kind == "kind" and rest in declared():  # drawing calls it so
            continue
        if kind == "about" and rest in {*messages(ENGLISH, name), *messages(ENGLISH, "common")}:
            continue  # what it is there for, whatever is called so
        if kind in ("counter", "sheet", "zone") and re.search(
            rf"""["`]{re.escape(rest)}["`]""", text
        ):
            continue
        used = kind not in TOLD and (
            kind in types or is_named(f"{kind}:", text) or f"{kind}:" in text
        )
        noun_of_another = any(
            f'NOUN("{kind}"' in m.source for m in messages(ENGLISH, name).values()
        )
        assert used or noun_of_another, f"{id} is said by nobody"


def is_named(id: str, text: str) -> bool:
    """Whether a source names an id, whole or as the beginning of one that it makes: `ui-power-${suit}`."""
    if re.search(rf"""["'`]{re.escape(id)}["'`:]""", text):
        return True
    parts = id.split("-")
    starts = ("-".join(parts[:n]) + "-" for n in range(1, len(parts)))
    return any(f"{start}{{" in text or f"{start}${{" in text for start in starts)


# ── To read ──


@every_language
def test_the_snapshot_is_of_today(language: str) -> None:
    """All sentences in one file, so that a reader sees what a change has changed: `python -m scripts.sentences`."""
    kept = SNAPSHOTS / f"sentences.{language}.txt"
    assert kept.read_text(encoding="utf-8") == snapshot(language)


def test_what_all_games_share_is_there() -> None:
    for name in SHARED:
        assert messages(ENGLISH, name), name


def test_a_phrase_is_small_on_the_wire() -> None:
    assert json.encode(Phrase("ending-idle")) == b'{"id":"ending-idle"}'
