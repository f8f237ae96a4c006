"""Says what a table writes beside the board: names of zones, counters, sheets."""

from argosy.core.language import Reader
from argosy.core.phrase import Value, verbatim
from argosy.core.table import Counter, Sheet, Zone


def title_of(zone: Zone, reader: Reader) -> str:
    """Name a zone: that of a seat by who sits there, any other by its message. One without a message has no name."""
    if zone.id.startswith("seat:"):
        return reader.says("caption", of=zone.id)
    id = f"zone-{zone.id}"
    return reader.says(id) if reader.knows(id) else ""


def counter_name(counter: Counter, reader: Reader) -> str:
    nouns: dict[str, Value] = {"of": counter.of} if counter.of else {}
    return reader.says(f"counter-{counter.id}", **nouns)


def counter_text(counter: Counter, reader: Reader) -> str:
    """Write a counter: "score 12", "dice 2 of 3", "out of the round: yes"."""
    name = counter_name(counter, reader)
    if counter.most == 1:
        return reader.says("figure-yes" if counter.value else "figure-no", name=verbatim(name))
    nouns: dict[str, Value] = {"name": verbatim(name), "value": counter.value}
    if counter.most is None:
        return reader.says("figure", **nouns)
    return reader.says("figure-of", most=counter.most, **nouns)


def rows_of(sheet: Sheet, reader: Reader) -> list[list[str]]:
    """Say the heads of the columns, then every row."""
    return [[reader.say(cell) for cell in row] for row in (sheet.columns, *sheet.rows)]
