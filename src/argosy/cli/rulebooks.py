"""List the games and read their rulebooks."""

import re
import sys

from argosy.cli.console import say, say_wrapped
from argosy.cli.speech import language, t
from argosy.core.clauses import BOOKS, Clause, clause
from argosy.core.edition import Edition
from argosy.core.language import Reader
from argosy.core.phrase import Phrase, Value, listed, verbatim
from argosy.core.registry import OURS, installed, page
from argosy.core.words import Option


def list_games() -> None:
    for game in installed().values():
        edition = game.edition
        reader = Reader(language(), edition.id)
        title = reader.says("games-title", title=Phrase("title"), designer=Phrase("designer"))
        say(f"{edition.id}  ({title})", "bold")
        say_wrapped(reader.says("pitch"), "    ")
        say(f"    {facts(edition, reader)}")
        for notice in notices(edition, reader):
            say_wrapped(notice, "    ")
        if game.distribution != OURS:
            say(f"    {reader.says('games-package', package=verbatim(game.distribution))}")
        say()
    say(t("games-next"))


def facts(edition: Edition, reader: Reader) -> str:
    """Tell how many may play, how long it takes, and which clauses there are."""
    return reader.says(
        "games-facts",
        seats=seats_phrase(edition.seats),
        minutes=verbatim(edition.minutes.replace("-", "–")),  # noqa: RUF001 - from 20 to 40
        first=verbatim(f"{edition.code}-R1"),
        last=verbatim(f"R{edition.last_rule}"),
    )


def seats_phrase(seats: tuple[int, ...]) -> Phrase:
    if len(seats) > 1 and seats == tuple(range(seats[0], seats[-1] + 1)):
        return Phrase("games-seats-range", {"low": seats[0], "high": seats[-1]})
    return Phrase("games-seats", {"seats": listed(seats), "most": seats[-1]})


def notices(edition: Edition, reader: Reader) -> list[str]:
    """Return what players are told plainly."""
    return [reader.says("note", says=Phrase(f"notice-{notice}")) for notice in edition.notices]


def read_rules(edition: Edition, number: str | None) -> None:
    if number is not None:
        say_clause(clause(edition, number, language()))
        return
    reader = Reader(language(), edition.id)
    text = house_rules_named("\n".join(page(edition.id, name, language()) for name in BOOKS))
    text += "".join(f"\n\n{notice}" for notice in notices(edition, reader))
    text += f"\n\n{reader.says('credits')} {reader.says('licence')}\n"
    text += options_text(edition, reader)
    if sys.stdout.isatty():
        from rich.console import Console
        from rich.markdown import Markdown

        Console(width=min(Console().width, 90)).print(Markdown(text))
    else:
        print(text, end="")


def options_text(edition: Edition, reader: Reader) -> str:
    """List the numbers that may be changed with --option."""
    lines = ["", f"## {reader.says('rules-options')}", ""]
    for option in edition.options:
        default = option.choices[option.default - option.low] if option.choices else option.default
        says = reader.says(f"option-{option.name}")
        values = reader.say(values_of(option))
        lines.append(f"- {option.name} = {default} ({values}): {says} [{option.clause}]")
    return "\n".join(lines) + "\n"


def values_of(option: Option) -> Value:
    if option.choices:
        return listed(option.choices)
    return Phrase("rules-range", {"low": verbatim(option.low), "high": verbatim(option.high)})


def house_rules_named(text: str) -> str:
    """Replace [play] and [plain/play] by the words that players know."""
    return re.sub(r"\[(?:(\w+)/)?play(?:/(\w+))?\]", named_ground, text)


def named_ground(found: re.Match[str]) -> str:
    other = found.group(1) or found.group(2)
    return f"[{t('rules-house-and', ground=verbatim(other)) if other else t('rules-house')}]"


def say_clause(found: Clause, indent: str = "") -> None:
    mark = f"  ({t('rules-house')})" if found.is_house_rule else ""
    say(f"{indent}{found.number}{' ' * bool(found.title)}{found.title}{mark}", "bold")
    say_wrapped(found.text, indent + "  ")
