"""The command line: what it prints, what it keeps, and that no mistake ends in a traceback."""

import io
import json
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from cyclopts import App

import argosy
from argosy.bots.greedy import GreedyBot
from argosy.cli import run
from argosy.cli.commands import app
from argosy.cli.session import Session
from argosy.core.contract import Rng
from argosy.core.edition import Edition
from argosy.laws import language_laws
from argosy.laws.language_laws import messages


@dataclass
class Answer:
    code: int
    out: str
    err: str


class Door:
    """`argosy WORDS`, with a text as its standard input."""

    def __init__(self, capsys: pytest.CaptureFixture[str], patch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.patch = patch

    def __call__(self, *words: object, typed: str = "") -> Answer:
        self.patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode())))
        code = run([str(word) for word in words])
        heard = self.capsys.readouterr()
        assert "Traceback" not in heard.err
        assert "\x1b" not in heard.out + heard.err
        return Answer(code, heard.out, heard.err)


@pytest.fixture
def door(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Door:
    return Door(capsys, monkeypatch)


def finished() -> argosy.Match:
    """A whole short game with an undo in it."""
    m = argosy.new("sea_routes", seats=2, seed=3, rounds=1, names=["Ann", "bot:greedy"])
    rng = Rng(1)
    m.play(m.legal()[0])
    m.undo()
    while not m.is_over:
        m.play_code(int(GreedyBot().choose(m.game, m.state, m.waiting, rng)), m.waiting)
    return m


@pytest.fixture(scope="module")
def whole() -> argosy.Match:
    return finished()


@pytest.fixture
def record(tmp_path: Path, whole: argosy.Match) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(whole.record().write())
    return path


# ── Shelf ─────────────────────────────────────────────────────────────────────────────────────────


def test_games_and_help(door: Door) -> None:
    found = door("games")
    assert found.code == 0
    for edition in argosy.editions().values():
        assert edition.id in found.out and edition.designer in found.out
    helped = door("--help")
    assert helped.code == 0
    for command in ("play", "simulate", "replay", "why", "show", "rules", "games"):
        assert command in helped.out
        assert door(command, "--help").code == 0


@pytest.mark.parametrize("edition", argosy.editions().values(), ids=lambda e: str(e.id))
def test_the_rules_of_every_game(door: Door, edition: Edition) -> None:
    found = door("rules", edition.id)
    assert found.code == 0
    assert f"{edition.code}-R{edition.last_rule}" in found.out
    assert "[play]" not in found.out and "house rule" in found.out
    for option in edition.options:
        assert option.name in found.out


@pytest.mark.parametrize("name", ["SR-R8", "sr-r8", "R8", "r8"])
def test_one_clause(door: Door, name: str) -> None:
    found = door("rules", "sea_routes", name)
    assert "SR-R8" in found.out and "empty space" in found.out and "house rule" not in found.out


def test_a_house_rule_is_called_one(door: Door) -> None:
    assert "(house rule)" in door("rules", "sea_routes", "SR-A21a").out


# ── Playing ───────────────────────────────────────────────────────────────────────────────────────


def test_a_whole_game_by_numbers(door: Door) -> None:
    words = ["play", "sea_routes", "--seats", "you,random", "--seed", 4, "--option", "rounds=2"]
    found = door(*words, typed="1\n" * 300)
    assert found.code == 0
    assert "The game is over." in found.out and "Scores: you " in found.out
    assert "Blue sailed to" in found.out and "You sailed to" in found.out and "[SR-R7]" in found.out
    assert "Red sailed" not in found.out  # who plays alone is spoken to
    assert re.search(r"(You have|Blue has) won\.|You and Blue share the victory\.", found.out)


def test_questions_at_the_table(door: Door) -> None:
    typed = (
        "why sail a1\nhint\nhelp\nrules r8\nlog\ntable\nwhy sail c2\nwhat a1\nwhy ship.blue\nquit\n"
    )
    found = door("play", "sea_routes", "--seed", 4, typed=typed)
    assert "no. SR-R7: a1 is not next to c3" in found.out
    assert "A turn moves your ship one space" in found.out  # our rulebook's paragraph
    assert "hard would play: sail" in found.out and "victory for you " in found.out
    assert "save FILE" in found.out
    assert "You cannot enter an empty space" in found.out
    assert "  45  You were drawn to begin round 1." in found.out
    assert "why sail c2\nsail c2: nothing speaks against it." in found.out
    assert "what a1\na1: Suns 4. 4 steps from your ship: in a turn you sail one space." in found.out
    assert "Ship of Blue. Your ship lies here" in found.out
    assert "You left the table" in found.out


def test_wrong_answers_are_asked_again(door: Door) -> None:
    typed = "99\nfoo\nsail a1\nsail z99\nwhy\nrules\nrules R99\nsave\nundo\nundo x\nblue sail b3\n"
    found = door("play", "sea_routes", "--seed", 4, typed=f"{typed}\nsail c2\n")
    assert found.code == 0
    for says in (
        "There are actions 1 to 4, not 99.",
        "“foo” is no action and no command",
        "No. SR-R7: a1 is not next to c3",
        "Why what?",
        "Which clause?",
        "sea_routes has no clause “R99”",
        "Into which file?",
        "There is nothing to take back.",
        "Blue (bot:greedy) decides for itself.",
        "Type the number of an action, or help.",
        "You sailed to c2.",
    ):
        assert says in found.out, says


def test_save_and_resume(door: Door, tmp_path: Path) -> None:
    path = tmp_path / "saved.txt"
    first = door("play", "sea_routes", "--seed", 4, typed=f"sail c2\nsave {path}\nquit\n")
    assert f"argosy play --load {path}" in first.out
    kept = argosy.replay(path.read_text())
    assert kept.names == {"red": "you", "blue": "bot:greedy"}
    second = door("play", "--load", path, typed="1\nquit\n")
    assert second.code == 0 and "Red (you), Blue (bot:greedy)" in second.out
    assert "You sailed to c2." in second.out
    other = door("play", "--load", path, "--seats", "random,you:Ben", typed="quit\n")
    assert "Red (bot:random), Blue (Ben)" in other.out


def test_save_does_not_overwrite_other_files(door: Door, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ann")
    found = door("play", "sea_routes", typed=f"save {path}\nsave {tmp_path}/no/such/folder\nquit\n")
    assert "exists and is no record" in found.out and "Cannot write" in found.out
    assert path.read_text() == "Dear Ann"


def test_undo_against_a_bot(door: Door) -> None:
    found = door("play", "sea_routes", "--seed", 4, typed="sail c2\nundo\nsail d3\nundo 3\nquit\n")
    assert "You took back everything from line 46 on." in found.out
    assert "You sailed to d3." in found.out
    assert "Line 3 is not a decision of yours" in found.out


def test_two_people_must_agree_to_an_undo(door: Door) -> None:
    typed = "sail c2\nsail b3\nundo 46\nno\nundo 46\nyes\nquit\n"
    found = door("play", "sea_routes", "--seats", "you:Ann,you:Ben", "--seed", 4, typed=typed)
    assert "Somebody else has decided since." in found.out
    assert "Does Ben agree to the undo? (y/n)" in found.out
    assert "Still to agree: Ben" in found.out
    assert "Ann took back everything from line 46 on." in found.out
    assert "Ann sails one space" in found.out and "Ben sailed to b3." in found.out


def test_a_curtain_between_people_when_there_are_secrets(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = argosy.new("sea_routes", seed=4, names=["Ann", "Ben"])
    session = Session(match, {}, Rng(1))
    assert not session.behind_curtain  # nothing is hidden in sea_routes
    session.behind_curtain = True
    typed = "\nsail c2\n\nquit\n"
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode())))
    session.run()
    out = capsys.readouterr().out
    for person in ("Red (Ann)", "Blue (Ben)"):
        assert f"The next to decide is {person}. Nobody else looks. Press Enter." in out
    assert out.count("Ann was drawn to begin") == 2  # told to each of them


@pytest.mark.parametrize("edition", argosy.editions().values(), ids=lambda e: str(e.id))
def test_every_game_can_be_played_here(door: Door, edition: Edition) -> None:
    people = ",".join(["you"] * edition.default_seats)
    found = door("play", edition.id, "--seats", people, "--seed", 1, typed="1\n" * 25 + "log\n")
    assert found.code == 0 and "You left the table" in found.out


def test_bots_alone(door: Door) -> None:
    words = ["--seats", "random,random", "--option", "rounds=1", "--seed", 2]
    found = door("play", "sea_routes", *words)
    assert found.code == 0 and "The game is over." in found.out


# ── Simulating ────────────────────────────────────────────────────────────────────────────────────


def simulated(door: Door, *words: object) -> dict[str, object]:
    found = door("simulate", "sea_routes", "--json", *words)
    assert found.code == 0 and found.out.count("\n") == 1
    read: dict[str, object] = json.loads(found.out)
    return read


def test_simulate_as_json(door: Door) -> None:
    report = simulated(door, "--seats", "random,random", "--games", 8, "--seed", 5)
    wins, endings = report["wins"], report["endings"]
    assert isinstance(wins, list) and isinstance(endings, dict)
    assert report["game"] == "sea_routes" and report["games"] == 8 and report["seed"] == 5
    assert report["seats"] == ["random", "random"]
    assert sum(wins) == 8 == sum(endings.values())
    assert isinstance(report["compiled"], bool)
    speed = report["decisions_per_second"]
    assert isinstance(speed, int) and speed > 0


def test_records_of_a_simulation_are_the_same_games(door: Door, tmp_path: Path) -> None:
    words = ["--games", 3, "--seed", 9, "--option", "rounds=2"]
    kept = simulated(door, *words, "--records", tmp_path / "kept")
    bare = simulated(door, *words)
    for name in ("decisions", "wins", "endings", "length", "forced"):
        assert kept[name] == bare[name]
    paths = sorted((tmp_path / "kept").iterdir())
    assert len(paths) == 3
    for path in paths:
        found = door("replay", path)
        assert found.code == 0 and "The game is over." in found.out


def test_game_i_is_drawn_from_seed_plus_i(door: Door) -> None:
    both = simulated(door, "--games", 2, "--seed", 20)
    one, other = (simulated(door, "--games", 1, "--seed", seed) for seed in (20, 21))
    assert both["decisions"] == int(str(one["decisions"])) + int(str(other["decisions"]))


def test_two_processes_count_the_same(door: Door) -> None:
    words = ["--seats", "greedy,random", "--games", 4, "--option", "rounds=1"]
    one, two = simulated(door, *words), simulated(door, *words, "--jobs", 2)
    for name in ("decisions", "wins", "endings", "by_bot", "length"):
        assert one[name] == two[name]


def test_the_report_in_words(door: Door) -> None:
    words = ["--seats", "greedy,random", "--games", 3, "--option", "rounds=1"]
    found = door("simulate", "sea_routes", *words)
    for says in ("Wins by seat", "Wins by bot", "Length:", "Endings", "decisions a second", "SR-"):
        assert says in found.out
    assert "had one legal action" in found.out


# ── Records ───────────────────────────────────────────────────────────────────────────────────────


def test_replay_in_words(door: Door, record: Path, whole: argosy.Match) -> None:
    found = door("replay", record)
    assert found.code == 0
    assert "Red (Ann), Blue (bot:greedy)" in found.out
    assert "(taken back)" in found.out and "took back everything from line 46 on" in found.out
    assert "The game is over." in found.out
    assert f"All {len(whole.entries)} lines follow the rules." in found.out


def test_replay_as_json(door: Door, record: Path, whole: argosy.Match) -> None:
    found = door("replay", record, "--json")
    lines = [json.loads(line) for line in found.out.splitlines()]
    assert [line["number"] for line in lines] == list(range(1, len(whole.entries) + 2))
    assert [line["line"] for line in lines[:-1]] == [str(e.line) for e in whole.entries]
    for line in lines:
        then = whole.at(line["number"])
        assert line["waiting"] == then.turn
        assert line["scores"] == then.scores()
        if then.turn == "?":
            assert line["outcomes"] == sorted(then.outcomes())
        else:
            legal = {seat: sorted(then.legal(seat)) for seat in then.seats}
            assert line["legal"] == {seat: texts for seat, texts in legal.items() if texts}
    assert lines[-1]["line"] is None and lines[-1]["waiting"] is None
    assert lines[-1]["legal"] == {} and lines[-1]["scores"] == whole.scores()


def test_an_unfinished_record_says_so(door: Door, record: Path) -> None:
    text = "".join(record.read_text().splitlines(keepends=True)[:60])
    found = door("replay", "-", typed=text)
    assert found.code == 0 and "the game is not over" in found.out and found.err == ""
    cut = door("replay", "-", typed=text.rstrip("\n"))
    assert cut.code == 0 and "was it cut off?" in cut.err


def test_why(door: Door, record: Path) -> None:
    refused = door("why", record, "--at", 46, "blue sail a1")
    assert refused.code == 0 and "SR-R7" in refused.out and "one space north" in refused.out
    for text, at, says in (
        ("blue sail c2", 46, "nothing speaks against it"),
        ("sail c2", 46, "nothing speaks against it"),
        ("red sail c2", 46, "SR-R6"),
        ("? first red", 46, "No die or draw is awaited"),
        ("? first red", 45, "nothing speaks against it"),
        ("? first green", 45, "cannot happen here"),
        ("blue undo 46", 47, "nothing speaks against it"),
        ("blue undo 45", 47, "not a decision of Blue"),
        ("sail to the moon", 46, "no."),
        ("a1", 46, "4 steps from your ship"),
    ):
        assert says in door("why", record, "--at", at, text).out, text
    assert "no. SR-" in door("why", record, "red sail c2").out  # the game is over


def test_show(door: Door, record: Path, tmp_path: Path) -> None:
    text = door("show", record, "--at", 46)
    assert text.code == 0 and "^S^A" in text.out
    drawn = door("show", record, "--format", "svg", "--dark")
    ET.fromstring(drawn.out)
    assert "The game is over." in drawn.out
    target = tmp_path / "table.png"
    words = ["--at", 46, "--format", "png", "--viewer", "red", "-o", target]
    assert door("show", record, *words).code == 0
    assert target.read_bytes()[:4] == b"\x89PNG"


# ── Mistakes ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["play", "see_routes"], "There is no game “see_routes”. There is: "),
        (["play"], "Which game?"),
        (["rules", "sea_routes", "R99"], "no clause “R99”"),
        (["rules", "chess"], "There is no game “chess”"),
        (["play", "sea_routes", "--option", "rounds=0"], "goes from 1 to 99 (SR-A21), not 0"),
        (["play", "sea_routes", "--option", "rounds=many"], "whole number from 1 to 99"),
        (["play", "sea_routes", "--option", "rounds"], "NAME=VALUE"),
        (["play", "sea_routes", "--option", "speed=3"], "no option “speed”"),
        (["play", "sea_routes", "--option", "seats=3"], "--seats"),
        (["play", "sea_routes", "--option", "rules=9"], "rules 1 to"),
        (["play", "sea_routes", "--option", "gain=1", "--option", "gain=2"], "twice"),
        (["play", "sea_routes", "--seats", "you"], "is for 2, 3, 4 seats, not 1"),
        (["play", "sea_routes", "--seats", "you,hal"], "There is no bot “hal”"),
        (["play", "sea_routes", "--seats", "you,,greedy"], "empty place"),
        (["play", "sea_routes", "--seats", "you:\x07,greedy"], "control characters"),
        (["play", "sea_routes", "--seed", "x"], "“x” is not what --seed needs: a whole number."),
        (["play", "sea_routes", "--sead", "1"], "no option --sead here. Did you mean --seed?"),
        (["play", "sea_routes", "chess"], "one word too many: “chess”"),
        (["play", "sea_routes", "--seed", "1", "--seed", "2"], "--seed was given twice."),
        (["plya"], "There is no command “plya”. Did you mean play?"),
        (["play", "--load", "no/such/file"], "Cannot read no/such/file"),
        (["simulate", "sea_routes", "--seats", "you,greedy"], "argosy play"),
        (["simulate", "sea_routes", "--games", "0"], "has 1 to 100000000 games, not 0"),
        (["simulate", "sea_routes", "--seed", "-1"], "A seed is a number from 0"),
        (["simulate", "sea_routes", "--jobs", "0"], "1 to 256 jobs, not 0"),
        (["simulate", "sea_routes", "--records", "/dev/null/x"], "Cannot make the folder"),
        (["replay", "/"], "Cannot read /"),
        (["dance"], "There is no command “dance”."),
        (["replay"], "RECORD is missing.\nTry: argosy --help, or argosy COMMAND --help"),
        (
            ["show", "x", "--format", "gif"],
            "“gif” is not what --format needs: one of text, diagram, svg, png.",
        ),
        (["games", "--language", "xx"], "There is no language “xx”. There is: en and de."),
        (["--language"], "There is no language “”."),
        (["show", "x", "--format", "png"], "-o FILE.png"),
    ],
)
def test_a_mistake_gets_a_sentence_and_code_2(door: Door, words: list[str], says: str) -> None:
    found = door(*words)
    assert found.code == 2
    assert says in found.err
    assert found.out == ""


def damaged(text: str, kind: str) -> tuple[str, str]:
    """A record with one fault, and what must be said about it."""
    lines = text.splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("red sail"))
    if kind == "illegal":
        lines[at] = "red sail a1"
        return "\n".join(lines) + "\n", f"Line {at + 1}: “red sail a1”: SR-R7"
    if kind == "cut":
        return "\n".join(lines[:at]) + "\nred sai", f"Line {at + 1}: "
    if kind == "garbled":
        lines[at] = "red ~~~"
        return "\n".join(lines) + "\n", f"Line {at + 1}: "
    if kind == "stranger":
        lines[at] = "purple sail c2"
        return "\n".join(lines) + "\n", f"Line {at + 1}: a line begins with one of"
    if kind == "ending":
        lines[-1] = lines[-1].rsplit(" ", 1)[0] + " 999"
        return "\n".join(lines) + "\n", f"Line {len(lines)}: the game ended"
    if kind == "option":
        lines[1] += " gain=77"
        return "\n".join(lines) + "\n", "Line 2: Option gain"
    if kind == "control":
        lines[at] += "\x07"
        return "\n".join(lines) + "\n", f"Line {at + 1}: control characters"
    return "", "Line 1: a record begins with"


@pytest.mark.parametrize(
    "kind", ["illegal", "cut", "garbled", "stranger", "ending", "option", "control", "empty"]
)
@pytest.mark.parametrize("command", ["replay", "show", "why", "play"])
def test_a_damaged_record_names_the_line(
    door: Door, whole: argosy.Match, tmp_path: Path, kind: str, command: str
) -> None:
    path = tmp_path / "damaged.txt"
    text, says = damaged(whole.record().write(), kind)
    path.write_text(text)
    words = {"play": ["--load", path], "why": [path, "red sail c2"]}.get(command, [path])
    found = door(command, *words)
    assert found.code == 2
    assert says in found.err
    assert found.out == ""


def test_a_file_that_is_no_text(door: Door, tmp_path: Path) -> None:
    path = tmp_path / "noise"
    path.write_bytes(b"record 1\n\xff\xfe")
    found = door("replay", path)
    assert found.code == 2 and "Line 2: this is no text" in found.err


def test_a_position_that_is_not_there(door: Door, record: Path) -> None:
    for number in (0, -3, 10_000):
        found = door("show", record, "--at", number)
        assert found.code == 2 and f"there is no position {number}" in found.err
    assert door("show", record, "--viewer", "purple").code == 2


def test_resuming_checks_what_it_is_given(door: Door, record: Path) -> None:
    for words, says in (
        (["pirates"], "is a game of sea_routes"),
        (["--option", "rounds=3"], "leave --option out"),
        (["--seats", "you,you,you"], "has 2 seats"),
    ):
        found = door("play", *words, "--load", record)
        assert found.code == 2 and says in found.err


# ── Languages ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "words",
    [
        ["--language", "de", "rules", "sea_routes", "R8"],
        ["rules", "sea_routes", "R8", "--language", "de"],
        ["rules", "--language=de", "sea_routes", "R8"],
    ],
)
def test_a_language_by_option_before_or_after_the_command(door: Door, words: list[str]) -> None:
    assert "Auf ein leeres Feld kannst du nicht fahren" in door(*words).out


@pytest.mark.parametrize(
    ("locale", "speaks"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "de"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE", "LC_ALL": "POSIX"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LANGUAGE": "fr:de"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANGUAGE": "de"}, "en"),  # as for other programs, without a locale it counts for nothing
        ({"LANG": ""}, "en"),
        ({}, "en"),
    ],
)
def test_a_language_by_the_locale(
    door: Door, monkeypatch: pytest.MonkeyPatch, locale: dict[str, str], speaks: str
) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in locale.items():
        monkeypatch.setenv(name, value)
    assert ("Spielen: argosy play NAME" in door("games").out) == (speaks == "de")
    assert "Play one: argosy play NAME" in door("games", "--language", "en").out


def test_an_unknown_language_is_refused_in_that_of_the_locale(
    door: Door, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    found = door("games", "--language", "klingon")
    assert (found.code, found.out) == (2, "")
    assert found.err == "argosy: Eine Sprache „klingon“ gibt es nicht. Es gibt: en und de.\n"


def test_the_same_game_in_german(door: Door) -> None:
    """The same moves with the same words of the notation; everything else is told in German."""
    words = ["play", "sea_routes", "--seats", "you,random", "--seed", 4, "--option", "rounds=2"]
    typed = "why sail a1\nhelp\n99\nsail a1\nundo\n" + "1\n" * 300
    english, german = (door(*words, "--language", code, typed=typed) for code in ("en", "de"))
    assert german.code == 0 and german.err == ""
    for says in (
        "Handelswege zur See: Rot (du), Blau (bot:random)",
        "Du wurdest ausgelost und beginnst Runde 1.",
        "sail a1: nein. SR-R7: a1 liegt nicht neben c3",
        "In deinem Zug fährt dein Schiff ein Feld",  # the rule, from the German rulebook
        "Tippe die Nummer einer Aktion oder ihren Text.",
        "Es gibt die Aktionen 1 bis 4, nicht 99.",
        "Nein. SR-R7: ",
        "Es gibt nichts zurückzunehmen.",
        "Blau ist nach ",
        "dein Schiff, ^A Schiff von Blau",
        "Die Partie ist zu Ende. ",
        "Punkte: du ",
    ):
        assert says in german.out, says
    assert re.search(
        r"(Du hast|Blau hat) gewonnen\.|Den Sieg teilen sich du und Blau\.", german.out
    )
    assert not re.search(r"\b(the|You|your|sailed|score)\b", german.out)
    moves = [re.findall(r"^ +\d+  (sail \w+)", found.out, re.M) for found in (english, german)]
    assert moves[0] == moves[1] != []


def test_two_people_in_german(door: Door) -> None:
    typed = "sail c2\nsail b3\nundo 46\nnein\nundo 46\nja\nquit\n"
    seats = ["--seats", "you:Ann,you:Ben", "--seed", 4, "--language", "de"]
    found = door("play", "sea_routes", *seats, typed=typed)
    assert "Darf das zurückgenommen werden, Ben? (j/n)" in found.out
    assert "Es fehlt noch die Zustimmung von Ben." in found.out
    assert "Ann hat alles ab Zeile 46 zurückgenommen." in found.out


def test_records_and_json_are_the_same_in_every_language(
    door: Door, record: Path, tmp_path: Path
) -> None:
    told = [door("replay", record, "--json", "--language", code).out for code in ("en", "de")]
    assert told[0] == told[1] != ""
    kept = []
    for code in ("en", "de"):
        path = tmp_path / f"{code}.txt"
        door("play", "sea_routes", "--seed", 4, "--language", code, typed=f"1\nsave {path}\nquit\n")
        kept.append(path.read_bytes())
    assert kept[0] == kept[1] != b""
    words = ["simulate", "sea_routes", "--games", 2, "--option", "rounds=1", "--json"]
    figures = [json.loads(door(*words, "--language", code).out) for code in ("en", "de")]
    for report in figures:
        del report["seconds"], report["decisions_per_second"]
    assert figures[0] == figures[1]


def test_reports_in_german(door: Door, record: Path, tmp_path: Path) -> None:
    words = ["--games", 3, "--option", "rounds=1", "--language", "de"]
    simulated = door("simulate", "sea_routes", *words).out
    for says in (
        "Siege nach Plätzen",
        "3 Partien, Startwert 0",
        "Spielenden",
        "Entscheidungen pro",
    ):
        assert says in simulated, says
    assert re.search(r"\d,\d\xa0%  \(\d+,\d\xa0% bis \d+,\d\xa0%\)", simulated)
    replayed = door("replay", record, "--language", "de").out
    assert "Ann ist nach " in replayed and "Zeilen folgen den Regeln." in replayed
    hint = ["hint", record, "--at", 46, "--bot", "ismcts:iterations=30", "--language", "de"]
    assert "würde spielen: sail" in door(*hint).out and "Siegchancen: " in door(*hint).out
    damaged = tmp_path / "damaged.txt"
    damaged.write_text("record 1\ngame sea_routes rules 1 options seats=9\n")
    wrong = door("replay", damaged, "--language", "de")
    says = "Zeile 2: sea_routes ist für 2, 3, 4 Plätze, nicht für 9."
    assert (wrong.code, wrong.err) == (2, f"argosy: {damaged}: {says}\n")
    missing = door("--language", "de", "replay", "no/such/file").err
    assert missing.endswith("lässt sich nicht lesen: Die Datei oder den Ordner gibt es nicht.\n")
    assert (
        "<title>Handelswege zur See</title>"
        in door(*("show", record, "--format", "svg", "--language", "de")).out
    )


def pages(app: App, *before: str) -> Iterator[tuple[list[str], App]]:
    """Every command, with the words that ask for it."""
    for name in app:
        if not name.startswith("-"):
            yield [*before, name], app[name]
            yield from pages(app[name], *before, name)


PAGES = [words for words, _ in pages(app)]


@pytest.mark.parametrize("words", [[], *PAGES], ids=" ".join)
def test_every_command_has_its_help_in_every_language(door: Door, words: list[str]) -> None:
    english, german = (door(*words, "--help", "--language", code) for code in ("en", "de"))
    assert (english.code, german.code) == (0, 0)
    assert english.out.startswith("Usage: argosy") and german.out.startswith("Aufruf: argosy")
    for found in (english, german):
        assert "{" not in found.out, "a message is missing"
    assert not re.search(r"\b(the|which|Default|Parameters|required)\b", german.out)


def test_no_help_is_left_over() -> None:
    """Every message of the help is that of a command, or of a parameter that one has."""
    shown = {"help-argosy", "help-language", "help-usage", "help-default", "help-choices"}
    shown |= {"help-required", "help-help", "help-version"}
    for words, command in pages(app):
        name = "-".join(words)
        shown.add(f"help-{name}")
        if command.default_command is not None:
            for argument in command.assemble_argument_collection():
                parameter = argument.name.lstrip("-").lower()
                shown |= {f"help-{name}-{parameter}", f"help-all-{parameter}"}
    shown.add("help-all-help")
    told = {id for id in messages("en", "commands") if id.startswith("help-")}
    left = {id for id in told - shown if not id.startswith(("help-word-", "help-title-"))}
    assert left == set()


def loaded_by(*words: str) -> set[str]:
    """The modules that a command has loaded, at its end."""
    code = "import sys; from argosy.cli import run; run(sys.argv[1:]); print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", code, *words],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=True,
    )
    return set(done.stdout.splitlines()[-1].split())


def test_the_version_is_told_before_anything_is_imported() -> None:
    loaded = loaded_by("--version")
    assert {name for name in loaded if name.startswith("argosy")} == {"argosy", "argosy.cli"}
    assert not loaded & {"cyclopts", "rich", "fluent", "babel", "msgspec", "typing"}


def test_the_version_is_the_same_wherever_it_is_asked_for(door: Door) -> None:
    for words in (["--version"], ["--language", "de", "--version"]):
        assert door(*words).out == f"{argosy.__version__}\n"


def test_a_command_imports_only_what_it_needs() -> None:
    loaded = loaded_by("play", "sea_routes", "--seed", "1")
    assert "argosy.games.sea_routes" in loaded
    others = [f"argosy.games.{name}" for name in argosy.editions() if name != "sea_routes"]
    heavy = {"rich.markdown", "rich.progress", "rich.console", "resvg_py", "argosy.lab"}
    assert not loaded & {*others, *heavy}


# ── The words ─────────────────────────────────────────────────────────────────────────────────────


def test_what_a_language_lacks_is_told(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(language_laws, "faults", lambda language: [f"{language}: you is missing"])
    found = door("words", "check", "de")
    assert (found.code, found.out) == (2, "de: you is missing\nde: 1 thing to mend.\n")
    monkeypatch.setattr(language_laws, "faults", lambda language: [])
    found = door("words", "check", "de", "--language", "de")
    assert (found.code, found.out) == (0, "de: Nichts fehlt.\n")
    assert door("words", "check", "xx").code == 2


def test_all_sentences_of_a_game_are_shown(door: Door) -> None:
    found = door("words", "show", "sea_routes")
    assert "event-sailed: You sailed to " in found.out
    assert "event-sailed: Meg sailed to " in found.out
    german = door("words", "show", "sea_routes", "--language", "de")
    assert "event-sailed: Du bist nach " in german.out


# ── The process ───────────────────────────────────────────────────────────────────────────────────


def process(*words: str) -> "subprocess.Popen[bytes]":
    # Where tests run in the background, Ctrl-C is ignored and so would be by every process they start.
    code = "import signal; signal.signal(2, signal.default_int_handler); from argosy.cli import main; main()"
    return subprocess.Popen(
        [sys.executable, "-c", code, *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )


def test_a_reader_who_leaves_early() -> None:
    with process("rules", "sea_routes") as running:
        assert running.stdout is not None and running.stderr is not None
        running.stdout.readline()
        running.stdout.close()
        assert b"Traceback" not in running.stderr.read()
        assert running.wait() == 0


def test_ctrl_c_stops_without_a_traceback() -> None:
    with process("play", "sea_routes") as running:
        assert running.stdout is not None and running.stderr is not None
        while not running.stdout.readline().startswith(b"   1  sail"):
            assert running.poll() is None
        running.send_signal(2)
        assert running.wait() == 130
        assert running.stderr.read().strip() == b"Stopped."
