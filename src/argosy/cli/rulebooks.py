"""List the games and read their rulebooks."""

import re
import sys
from importlib import metadata

from rich.console import Console
from rich.markdown import Markdown

from argosy.cli.console import say, say_wrapped
from argosy.core.clauses import Clause, clause
from argosy.core.edition import BadInput, Edition
from argosy.core.registry import OURS, folder, installed


def version() -> str:
    try:
        return metadata.version("argosy")
    except metadata.PackageNotFoundError:  # run from the sources
        return "unpacked"


def list_games() -> None:
    for game in installed().values():
        edition = game.edition
        seats = seats_text(edition.seats)
        say(f"{edition.id}  ({edition.title}, by {edition.designer})", "bold")
        say_wrapped(edition.pitch, "    ")
        clauses = f"{edition.code}-R1 to R{edition.last_rule}"
        say(f"    {seats}, {edition.minutes} minutes. Clauses {clauses}.")
        for notice in edition.notices:
            say_wrapped(f"Note: {notice}", "    ")
        if game.distribution != OURS:
            say(f"    From the package {game.distribution}.")
        say()
    say("Play one: argosy play NAME    Read its rules: argosy rules NAME")


def seats_text(seats: tuple[int, ...]) -> str:
    if len(seats) == 1:
        return f"{seats[0]} seats"
    if seats == tuple(range(seats[0], seats[-1] + 1)):
        return f"{seats[0]} to {seats[-1]} seats"
    return ", ".join(map(str, seats)) + " seats"


def read_rules(edition: Edition, number: str | None) -> None:
    if number is not None:
        say_clause(clause(edition, number))
        return
    text = house_rules_named(page(edition, "rulebook.md") + "\n" + page(edition, "rulings.md"))
    text += "".join(f"\n\nNote: {notice}" for notice in edition.notices)
    text += f"\n\n{edition.credits} {edition.licence}\n"
    text += options_text(edition)
    if sys.stdout.isatty():
        Console(width=min(Console().width, 90)).print(Markdown(text))
    else:
        print(text, end="")


def page(edition: Edition, name: str) -> str:
    """Read rulebook.md or rulings.md."""
    try:
        return (folder(edition.id) / name).read_text("utf-8")
    except OSError:
        raise BadInput(f"{edition.id} has no {name}.") from None


def options_text(edition: Edition) -> str:
    """List the numbers that may be changed with --option."""
    lines = ["", "## Options", ""]
    for option in edition.options:
        words = (
            f" ({', '.join(option.choices)})"
            if option.choices
            else f" ({option.low} to {option.high})"
        )
        default = option.choices[option.default - option.low] if option.choices else option.default
        lines.append(f"- {option.name} = {default}{words}: {option.says} [{option.clause}]")
    return "\n".join(lines) + "\n"


def house_rules_named(text: str) -> str:
    """Replace [play] and [plain/play] by the words that players know."""
    return re.sub(r"\[(?:(\w+)/)?play(?:/(\w+))?\]", named_ground, text)


def named_ground(found: re.Match[str]) -> str:
    other = found.group(1) or found.group(2)
    return f"[{other}, and house rule]" if other else "[house rule]"


def say_clause(found: Clause, indent: str = "") -> None:
    mark = "  (house rule)" if found.is_house_rule else ""
    say(f"{indent}{found.number}{' ' * bool(found.title)}{found.title}{mark}", "bold")
    say_wrapped(found.text, indent + "  ")
