"""Show the help of the commands: every sentence of it is a message, so that none is read before it is asked for.

The message of a command is `help-play`, that of a parameter `help-play-seed`; one that several commands have in common
is `help-all-option`.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from attrs import evolve
from cyclopts import App
from cyclopts.help import DefaultFormatter, HelpEntry, HelpPanel
from rich.text import Text

from argosy.cli.speech import OPTION, language, t
from argosy.core.language import Reader, languages
from argosy.core.phrase import Value, listed, verbatim

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions

ROOT = "argosy"
USAGE = ("COMMAND", "OPTIONS", "ARGS")  # words of a usage line


class Page(DefaultFormatter):
    """The help of one command, in the language of who asks."""

    def __init__(self, command: str) -> None:
        super().__init__()
        self.command = command

    def __call__(self, console: "Console", options: "ConsoleOptions", panel: HelpPanel) -> None:
        entries = list(map(self.entry, panel.entries))
        if self.command == ROOT:
            about = Text(t("help-language", languages=listed(languages())))
            entries.append(HelpEntry(positive_names=(OPTION,), metavar="CODE", description=about))
        title = t(f"help-title-{str(panel.title).lower()}")
        super().__call__(console, options, panel.copy(title=title, entries=entries))

    def render_usage(self, console: "Console", options: "ConsoleOptions", usage: Any) -> None:
        line = str(usage).strip().removeprefix("Usage: ")
        for word in USAGE:
            line = line.replace(word, t(f"help-word-{word.lower()}"))
        console.print(Text(f"{t('help-usage')} {line}\n", "bold"))

    def render_description(self, console: "Console", options: "ConsoleOptions", _: Any) -> None:
        console.print(Text(f"{t(f'help-{self.command}')}\n"))

    def entry(self, entry: HelpEntry) -> HelpEntry:
        """Say what an entry is for. Its default, its choices and whether it is needed stand at the end."""
        says = [t(self.id_of(entry))]
        told: dict[str, Value] = {}
        if entry.choices:
            told["help-choices"] = verbatim(", ".join(entry.choices))
        if entry.default is not None and entry.default != "False":
            told["help-default"] = verbatim(entry.default)
        says += [f"[{t(id, value=value)}]" for id, value in told.items()]
        if entry.required:
            says.append(f"[{t('help-required')}]")
        return evolve(
            entry, description=Text(" ".join(says)), choices=None, default=None, required=False
        )

    def id_of(self, entry: HelpEntry) -> str:
        name = (entry.positional_label or entry.names[0]).lstrip("-").lower()
        own = f"help-{name}" if self.command == ROOT else f"help-{self.command}-{name}"
        return own if Reader(language()).knows(own) else f"help-all-{name}"


def add(app: App, command: Callable[..., int | None], under: str = "") -> None:
    """Register a command with its help: `under` names the command that it is part of."""
    app.command(command, help_formatter=Page(f"{under}{command.__name__}"))
