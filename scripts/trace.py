"""Every clause and ruling of every game, with the code and the tests that cite it.

Fails on a clause that no test cites, on a citation of one that does not exist, and on a hole or a
double in rulebook.md and rulings.md. A test cites a clause by naming it in its docstring. A ruling
marked `*note: reason*` need not be tested; a game has at most eight of those.

    python scripts/trace.py            what is wrong
    python scripts/trace.py --table    the whole table
"""

import ast
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))  # what is being written, not what was installed

from argosy.core.clauses import Clause, cited, parse  # noqa: E402
from argosy.core.registry import editions  # noqa: E402

MOST_NOTES = 8


@dataclass(frozen=True)
class Book:
    """One game's folder, and the numbers that its clauses must have."""

    code: str
    folder: Path
    last_rule: int
    last_ruling: int

    def clauses(self, page: str) -> list[Clause]:
        return parse(self.text(page))

    def text(self, page: str) -> str:
        """Read a page in English; a law holds the other languages to the same clauses."""
        return (self.folder / "languages" / "en" / page).read_text(encoding="utf-8")


@dataclass
class Trace:
    """Who cites what, and what is wrong."""

    clauses: dict[str, Clause] = field(default_factory=dict)
    code: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    tests: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    problems: list[str] = field(default_factory=list)


def trace(books: Iterable[Book], tests: Path) -> Trace:
    """Follow every citation in the games' folders and in `tests`."""
    found = Trace()
    books = list(books)
    for book in books:
        check_numbers(book, found)
    codes = {book.code for book in books}
    files = [file for book in books for file in sorted(book.folder.rglob("*.py"))]
    for file in [*files, *sorted(tests.rglob("*.py"))]:
        if is_test(file):
            for name, docstring in docstrings(file):
                note(found, found.tests, codes, docstring, f"{file.name}::{name}")
        else:
            note(found, found.code, codes, file.read_text(encoding="utf-8"), file.name)
    for book in books:
        for page in ("rulebook.md", "rulings.md"):
            where = f"{book.folder.name}/{page}"
            note(found, defaultdict(list), codes, book.text(page), where)
    for number, clause in found.clauses.items():
        if number not in found.tests and not (clause.is_ruling and clause.note):
            found.problems.append(f"{number}: no test cites it")
    return found


def check_numbers(book: Book, found: Trace) -> None:
    """Every number once, from 1 to the last."""
    for page, kind, last in (
        ("rulebook.md", "R", book.last_rule),
        ("rulings.md", "A", book.last_ruling),
    ):
        where = f"{book.folder.name}/{page}"
        clauses = book.clauses(page)
        numbers = Counter(clause.number for clause in clauses)
        expected = [f"{book.code}-{kind}{n}" for n in range(1, last + 1)]
        found.problems += [f"{n}: not in {where}" for n in expected if n not in numbers]
        found.problems += [f"{n}: stands twice in {where}" for n in numbers if numbers[n] > 1]
        strange = [n for n in numbers if n not in expected]
        found.problems += [f"{n}: not among {kind}1 to {kind}{last} of {where}" for n in strange]
        found.clauses |= {clause.number: clause for clause in clauses}
        notes = [clause.number for clause in clauses if clause.note]
        if len(notes) > MOST_NOTES:
            found.problems.append(f"{where}: {len(notes)} notes, {MOST_NOTES} at most: {notes}")
        if kind == "R":
            found.problems += [f"{n}: a note, but only rulings may have one" for n in notes]


def is_test(file: Path) -> bool:
    return file.name.startswith("test_") or "tests" in file.parts[-3:-1]


def docstrings(file: Path) -> Iterator[tuple[str, str]]:
    """The docstrings of the tests of a file, by the name of the test."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node.name, ast.get_docstring(node) or ""


def note(
    found: Trace, citations: dict[str, list[str]], codes: set[str], text: str, where: str
) -> None:
    for number in sorted(cited(text)):
        if number[:2] not in codes:
            continue
        if number not in found.clauses:
            found.problems.append(f"{number}: cited in {where}, and there is no such clause")
        citations[number].append(where)


def table(found: Trace) -> str:
    rows = ["| clause | code | tests |", "| --- | --- | --- |"]
    for number, clause in found.clauses.items():
        title = f" {clause.title}" if clause.title else ""
        code = ", ".join(found.code.get(number, ()))
        tests = ", ".join(found.tests.get(number, ())) or (
            f"note: {clause.note}" * bool(clause.note)
        )
        rows.append(f"| {number}{title} | {code} | {tests} |")
    return "\n".join(rows)


def shelf(games: Path) -> list[Book]:
    """The games that are found, in their source folders."""
    return [
        Book(edition.code, games / edition.id, edition.last_rule, edition.last_ruling)
        for edition in editions().values()
    ]


def main(arguments: list[str]) -> int:
    found = trace(shelf(ROOT / "src/argosy/games"), ROOT / "tests")
    if "--table" in arguments:
        print(table(found))
    for problem in found.problems:
        print(problem, file=sys.stderr)
    tested = sum(number in found.tests for number in found.clauses)
    cited_in_code = sum(number in found.code for number in found.clauses)
    print(
        f"{len(found.clauses)} clauses: {cited_in_code} cited in code, {tested} in tests, "
        f"{len(found.problems)} problems",
        file=sys.stderr,
    )
    return 1 if found.problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
