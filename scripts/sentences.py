"""Writes down all sentences of all games, a file for each language, for people who read what has changed.

python -m scripts.sentences
"""

from pathlib import Path

from argosy.core.language import languages
from argosy.laws.language_laws import snapshot

FOLDER = Path(__file__).parents[1] / "tests" / "snapshots"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for language in languages():
        (FOLDER / f"sentences.{language}.txt").write_text(snapshot(language), encoding="utf-8")


if __name__ == "__main__":
    main()
