"""Records: one text for one game, read to the letter, and every damage named with its line."""

from collections.abc import Callable

import pytest

import argosy
from argosy.core.edition import BadInput, Edition
from argosy.core.match import Match
from argosy.core.record import (
    LONGEST_LINE,
    MOST_LINES,
    BadRecord,
    Line,
    check_name,
    read,
)

TEXT = """record 1
game pot rules 2 options seats=2 most=30
seat red "Ann"
seat blue "bot:greedy"
red draw
?red card red 3
red undo 1
red add 3
red stop
= ending PO-R9 red 0 blue 0
"""


@pytest.fixture(autouse=True)
def box(pot: Edition) -> Edition:
    return pot


def test_a_record_is_read_and_written_to_the_letter() -> None:
    record = read(TEXT)
    assert (record.game, record.rules, record.heading) == ("pot", 2, 4)
    assert record.options == {"seats": 2, "rules": 2, "most": 30}
    assert record.names == {"red": "Ann", "blue": "bot:greedy"}
    assert record.lines[1] == Line("?red", "card red 3")
    assert record.ending == "PO-R9 red 0 blue 0"
    assert record.write() == TEXT
    assert argosy.replay(TEXT).record().write() == TEXT


def test_an_older_version_of_the_rules_stays() -> None:
    text = TEXT.replace("rules 2", "rules 1")
    assert argosy.replay(text).record().write() == text


def test_only_options_that_differ_are_written() -> None:
    text = TEXT.replace(" most=30", " most=20")
    assert read(text).write() == TEXT.replace(" most=30", "")


def test_names_are_quoted() -> None:
    for name in ('Ann "the cat"', "Zoë", "back\\slash", "= ending", "海"):
        m = argosy.new("sea_routes", seats=2, names=[name])
        assert read(m.record().write()).names == {"red": name}


def test_a_viewer_reads_only_what_he_may_hear() -> None:
    record = read(TEXT)
    assert "?red card red 3\n" in record.write()
    assert "?red card red 3\n" in record.write("red")
    for viewer in ("blue", ""):
        text = record.write(viewer)
        assert text == TEXT.replace("card red 3", "card red ?")
        assert read(text).write() == text
        with pytest.raises(BadRecord, match=r"^Line 6: .*only a whole record can be played"):
            argosy.replay(text)


def test_a_last_line_feed_may_be_missing() -> None:
    assert argosy.replay(TEXT.removesuffix("\n")).record().write() == TEXT


def line(number: int, text: str) -> Callable[[str], str]:
    """Another text for one line of the file."""

    def change(record: str) -> str:
        lines = record.split("\n")
        lines[number - 1] = text
        return "\n".join(lines)

    return change


@pytest.mark.parametrize(
    ("change", "number", "says"),
    [
        (lambda t: "", 1, "begins with “record 1”"),
        (lambda t: "record 1", 2, "expected “game NAME"),
        (line(1, "record 2"), 1, "begins with “record 1”"),
        (line(1, "\ufeffrecord 1"), 1, "control characters"),
        (line(2, "game pot"), 2, "expected “game NAME"),
        (line(2, "game pot rules 2 options seats=two"), 2, "expected “game NAME"),
        (line(2, "game pot rules 2 options seats=-2"), 2, "expected “game NAME"),
        (line(2, "game pot rules 2 options  seats=2"), 2, "expected “game NAME"),
        (line(2, "game pot rules 2 options seats=٢"), 2, "expected “game NAME"),
        (line(2, "game chess rules 1 options"), 2, "There is no game “chess”"),
        (line(2, "game pot rules 3 options"), 2, "rules 1 to 2, not 3"),
        (line(2, "game pot rules 0 options"), 2, "rules 1 to 2, not 0"),
        (line(2, "game pot rules 2 options seats=3"), 2, "for 2 seats, not 3"),
        (line(2, "game pot rules 2 options most=51"), 2, "from 1 to 50 (PO-R5), not 51"),
        (line(2, "game pot rules 2 options most=5 most=6"), 2, "most stands twice"),
        (line(2, "game pot rules 2 options wind=1"), 2, "no option “wind”"),
        (line(3, 'seat green "Ann"'), 3, "expected “seat SEAT"),
        (line(3, "seat red"), 3, "expected “seat SEAT"),
        (line(3, "seat red Ann"), 3, "a name stands in quotes"),
        (line(3, 'seat red ""'), 3, "1 to 40 characters"),
        (line(3, "seat red 7"), 3, "1 to 40 characters"),
        (line(3, f'seat red "{"x" * 41}"'), 3, "1 to 40 characters"),
        (line(3, 'seat red "\\u0007"'), 3, "control characters"),
        (line(4, 'seat red "Ann"'), 4, "expected “seat SEAT"),
        (line(5, "green draw"), 5, "a line begins with one of ?, red, blue"),
        (line(5, "red"), 5, "a line begins with one of"),
        (line(5, ""), 5, "a line begins with one of"),
        (line(5, "red dr\taw"), 5, "control characters"),
        (line(5, "red " + "x" * LONGEST_LINE), 5, "longer than 400"),
        (line(5, "blue draw"), 5, "PO-R4: It is Red’s turn."),  # noqa: RUF001
        (line(5, "red fly"), 5, "“red fly”: That is no action of this game."),
        (line(6, "? card red 3"), 6, "written “?red card red 3”"),
        (line(6, "?red card blue 3"), 6, "cannot happen here"),
        (line(6, "red add 1"), 6, "PO-R3: Chance is awaited."),
        (line(7, "red undo 2"), 7, "not a decision of Red"),
        (line(7, "red undo 99999999"), 7, "There is no line 99999999"),
        (line(8, "? side heads"), 8, "no die or draw is awaited"),
        (line(9, "= ending PO-R9 red 0 blue 0"), 9, "is the last line, and stands there once"),
        (line(9, "red end"), 10, "the game is not over here"),
        (line(10, "= ending PO-R9 red 1 blue 0"), 10, "ended “PO-R9 red 0 blue 0”, not"),
        (line(10, "= ended"), 10, "is the last line, and stands there once"),
        (line(10, "red add 1"), 10, "PO-R9: It is over."),
        (lambda t: t + "red add 1\n", 10, "is the last line, and stands there once"),
        (lambda t: t + "\n", 10, "is the last line, and stands there once"),
        (lambda t: t.replace("\n", "\r\n"), 1, "control characters"),
        (lambda t: t.replace("\n", "\x00"), 1, "control characters"),
    ],
)
def test_damage_is_named_with_its_line(
    change: Callable[[str], str], number: int, says: str
) -> None:
    with pytest.raises(BadRecord) as bad:
        argosy.replay(change(TEXT))
    assert str(bad.value).startswith(f"Line {number}: ")
    assert says in str(bad.value)
    assert bad.value.line == number


def test_a_record_without_end_is_refused() -> None:
    with pytest.raises(BadRecord, match=f"at most {MOST_LINES} lines"):
        read("record 1\n" * (MOST_LINES + 1))


def test_a_whole_line_less_is_an_earlier_moment_of_the_game() -> None:
    lines = TEXT.splitlines(keepends=True)
    for count in range(4, len(lines)):
        m = argosy.replay("".join(lines[:count]))
        assert len(m.entries) == min(count - 4, 5)


def test_a_text_cut_anywhere_is_a_shorter_game_or_names_its_last_line() -> None:
    m = argosy.new("sea_routes", seats=2, seed=5, rounds=1, names=["Ann", "Bob"])
    while not m.is_over:
        m.play(m.legal()[-1])
    text = m.record().write()
    for cut in [*range(120), *range(120, len(text), 7)]:
        piece = text[:cut]
        try:
            shorter = argosy.replay(piece)
        except BadRecord as bad:
            least = 2 if piece.startswith("record 1") else 1  # the line that is missing
            assert bad.line == max(least, len(piece.removesuffix("\n").split("\n")))
        else:
            played = [str(entry.line) for entry in shorter.entries]
            assert played == [str(entry.line) for entry in m.entries][: len(played)]


def test_the_ending_need_not_be_verified() -> None:
    record = read(TEXT.replace("red 0 blue 0", "red 1 blue 0"))
    assert Match.replay(record, whole=False).is_over


@pytest.mark.parametrize("name", ["Ann", "x" * 40, "bot:hard", "Ünal 3rd", " a "])
def test_a_good_name(name: str) -> None:
    assert check_name(name) == name


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\tb", "a\u200bb", "a\u2028b"])
def test_a_bad_name(name: str) -> None:
    with pytest.raises(BadInput, match="A name "):
        check_name(name)
