"""Reading the clauses of a rulebook, and citations of them."""

import pytest

import argosy
from argosy.core.clauses import Clause, base, book, cited, clause, parse

PAGE = """# Title

Words before, with **bold** and a mention of **SR-R9**.

**SR-R1** You move one
space. See SR-A2.

Example: this is no part of it.

**SR-A2 Two ships on one
space.** They do not fight. [plain/play] *note: nothing
to test*

**SR-A3 Open.** All see it (SR-R1). [seed]
"""


def test_a_clause_ends_at_a_blank_line() -> None:
    assert parse(PAGE) == [
        Clause("SR-R1", "", "You move one space. See SR-A2."),
        Clause(
            "SR-A2", "Two ships on one space", "They do not fight.", "plain/play", "nothing to test"
        ),
        Clause("SR-A3", "Open", "All see it (SR-R1).", "seed"),
    ]


def test_doubles_are_kept_for_who_looks_for_them() -> None:
    assert [c.number for c in parse("**SR-R1** One.\n\n**SR-R1** Two.\n")] == ["SR-R1", "SR-R1"]


def test_brackets_within_a_sentence_are_no_ground() -> None:
    assert parse("**SR-A1 Map.** Tile [0,0] is [here] today.\n")[0].ground == ""


def test_a_house_rule_is_our_choice() -> None:
    assert [c.is_house_rule for c in parse(PAGE)] == [False, True, False]
    assert [c.is_ruling for c in parse(PAGE)] == [False, True, True]


def test_a_clause_is_written_with_its_number() -> None:
    one, two, _ = parse(PAGE)
    assert str(one) == "SR-R1 You move one space. See SR-A2."
    assert str(two) == "SR-A2 Two ships on one space. They do not fight."


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("SR-R7", "SR-R7"),
        ("see SR-A21a, PV-R3.", "SR-A21 PV-R3"),
        ("SR-R12 to SR-R14", "SR-R12 SR-R13 SR-R14"),
        ("SR-R12 to PV-R14", "SR-R12 PV-R14"),
        ("SR-R0 XSR-R1 SR-R1x2 SR-B1 sr-r1", ""),
        ("SR-A21ab", ""),
    ],
)
def test_citations(text: str, numbers: str) -> None:
    assert cited(text) == set(numbers.split())


def test_a_letter_names_a_part() -> None:
    assert base("SR-A21b") == "SR-A21"
    assert base("SR-R7") == "SR-R7"


@pytest.mark.parametrize("name", argosy.editions())
def test_the_book_of_every_game_is_whole(name: str) -> None:
    edition = argosy.edition(name)
    rules = [f"{edition.code}-R{n}" for n in range(1, edition.last_rule + 1)]
    rulings = [f"{edition.code}-A{n}" for n in range(1, edition.last_ruling + 1)]
    assert list(book(name)) == [*rules, *rulings]
    for found in book(name).values():
        assert found.text
        assert bool(found.title) == bool(found.ground) == found.is_ruling, found


@pytest.mark.parametrize("number", ["SR-A21", "SR-A21b", "a21", "A21a", " sr-a21 "])
def test_a_clause_is_found_by_its_number(number: str) -> None:
    assert clause(argosy.edition("sea_routes"), number).number == "SR-A21"


@pytest.mark.parametrize("number", ["SR-R26", "PV-R1", "R0", "", "21", "SR-", "R7 R8"])
def test_an_unknown_clause_is_refused(number: str) -> None:
    with pytest.raises(argosy.BadInput, match="SR-R1 to SR-R25 and rulings SR-A1 to SR-A36"):
        clause(argosy.edition("sea_routes"), number)
