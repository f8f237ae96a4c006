"""The messages of a Fluent file. Each is parsed when it is first said: a command says few of the hundreds there are."""

import re
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message, Pattern

# An entry begins in the first column with its name; whatever belongs to it is indented.
ENTRY = re.compile(r"^(?=-?[A-Za-z][\w-]* *=)", re.M)
NAME = re.compile(r"-?[A-Za-z][\w-]*")  # of a message, or with a hyphen of a term


class Messages:
    """The messages of one text in one language, by their ids. Of two with the same id the later one counts."""

    def __init__(
        self, language: str, text: str, functions: Mapping[str, Callable[..., Any]]
    ) -> None:
        self.language = language
        self.functions = functions
        self.entries = {
            name[0]: entry for entry in ENTRY.split(text) if (name := NAME.match(entry))
        }
        self.parsed: set[str] = set()

    @cached_property
    def bundle(self) -> "FluentBundle":
        """It is made late: Fluent takes a while to import."""
        from fluent.runtime import FluentBundle

        return FluentBundle([self.language], functions=dict(self.functions), use_isolating=False)

    def __contains__(self, id: str) -> bool:
        return id in self.entries

    def get(self, id: str) -> "Message | None":
        if id not in self.entries:
            return None
        if id not in self.parsed:
            self.parse(id)
        return self.bundle.get_message(id) if self.bundle.has_message(id) else None

    def parse(self, id: str) -> None:
        """Parse an entry and all that it may refer to: whatever in it looks like the name of another."""
        from fluent.runtime import FluentResource

        wanted, found = [id], dict[str, str]()
        while wanted:
            name = wanted.pop()
            if name in self.entries and name not in self.parsed and name not in found:
                found[name] = self.entries[name]
                wanted += NAME.findall(found[name])
        self.bundle.add_resource(FluentResource("\n".join(found.values())))
        self.parsed |= found.keys()  # only now: another thread may be asking for one of them

    def format(self, pattern: "Pattern", nouns: Mapping[str, Any], errors: list[Exception]) -> str:
        """Say a message, or one of its attributes. What goes wrong is added to `errors`."""
        text, wrong = self.bundle.format_pattern(pattern, dict(nouns))
        errors.extend(wrong)
        return str(text)
