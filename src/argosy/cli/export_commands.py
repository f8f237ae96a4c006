"""Records as files of other programs: export."""

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

from cyclopts import App

from argosy.cli import arguments, help, records
from argosy.cli.arguments import OutputFile
from argosy.cli.extras import extra
from argosy.cli.speech import reader_of
from argosy.core.edition import bad, bad_file
from argosy.core.match import Match
from argosy.core.phrase import verbatim

Rows = Literal["games", "lines"]


def export(
    *record: Path,
    ppn: bool = False,
    jsonl: bool = False,
    parquet: bool = False,
    rows: Rows = "games",
    output: OutputFile = None,
) -> None:
    if [ppn, jsonl, parquet].count(True) != 1:
        raise bad("export-format")
    if not record:
        raise bad("export-records")
    if parquet:
        export_parquet(record, rows, output)
        return
    texts = written_as_ppn(record) if ppn else written_as_json(record, rows)
    arguments.write(output, "".join(texts))


def written_as_ppn(paths: tuple[Path, ...]) -> Iterator[str]:
    from argosy.export.ppn import write

    for match, _ in matches(paths):
        yield write(match, reader_of(match))


def written_as_json(paths: tuple[Path, ...], rows: Rows) -> Iterator[str]:
    from argosy.export.rows import as_json_lines, rows_of

    for match, source in matches(paths):
        yield from as_json_lines(rows_of(match, source, rows))


def export_parquet(paths: tuple[Path, ...], rows: Rows, output: Path | None) -> None:
    if output is None:
        raise bad("export-parquet-file")
    with extra("parquet"):
        import pyarrow.parquet  # noqa: F401  # before any record is read

    from argosy.export.rows import rows_of, write_parquet

    found = (row for match, source in matches(paths) for row in rows_of(match, source, rows))
    try:
        write_parquet(found, output, rows)
    except OSError as problem:
        raise bad_file("write", output, problem) from None


def matches(paths: tuple[Path, ...]) -> Iterator[tuple[Match, str]]:
    """Yield every match with the name of its file; a folder stands for the records in it."""
    for path in paths:
        files = sorted(path.glob("*.txt")) if path.is_dir() else [path]
        if not files:
            raise bad("export-folder", file=verbatim(path))
        for file in files:
            yield records.load(file), file.name


def add_to(app: App) -> None:
    help.add(app, export)
