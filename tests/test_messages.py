"""A message is parsed when it is said, and says what it would if its whole file had been parsed."""

import re
import threading
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

import argosy
from argosy.core.language import FUNCTIONS, bundle, languages, source
from argosy.core.messages import Messages

TEXT = """\
### A file
# A comment before it
ship = { -brand } { $name ->
    [one] ship
   *[other] ships
}
    .dative = { harbour.of } = not an entry
-brand = Old
harbour = harbour
    .of = of the harbour
unused = { nothing }
-brand = New
broken = {
"""


def said(messages: Messages, id: str, **nouns: Any) -> tuple[str, list[Exception]]:
    errors: list[Exception] = []
    message = messages.get(id)
    assert message is not None and message.value is not None
    return messages.format(message.value, nouns, errors), errors


def test_only_what_is_said_is_parsed_with_what_it_refers_to() -> None:
    messages = Messages("en", TEXT, {})
    assert said(messages, "ship", name="two") == ("New ships", [])
    assert messages.parsed == {"ship", "-brand", "harbour"}
    message = messages.get("ship")
    assert message is not None
    assert messages.format(message.attributes["dative"], {}, []) == "of the harbour = not an entry"


def test_what_is_not_there_or_broken_is_no_message() -> None:
    messages = Messages("en", TEXT, {})
    assert "other" not in messages and "dative" not in messages
    assert messages.get("other") is None
    assert messages.get("broken") is None


def test_several_threads_may_ask_at_once() -> None:
    for _ in range(20):
        messages = Messages("en", TEXT, {})
        heard: list[tuple[str, list[Exception]]] = []
        threads = [
            threading.Thread(target=lambda m=messages, h=heard: h.append(said(m, "ship", name="x")))
            for _ in range(4)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert heard == [("New ships", [])] * 4


def patterns(message: Any) -> dict[str, Any]:
    return {"": message.value, **message.attributes}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", ["", *argosy.editions()])
def test_every_file_says_the_same_as_if_parsed_whole(language: str, game: str) -> None:
    whole = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    resource = FluentResource(source(language, game))
    whole.add_resource(resource, allow_overrides=True)
    ids = {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}
    messages = bundle.__wrapped__(language, game)
    assert {name for name in messages.entries if not name.startswith("-")} == ids
    for id in ids:
        ours, theirs = patterns(messages.get(id)), patterns(whole.get_message(id))
        assert ours.keys() == theirs.keys()
        for name in theirs:
            if theirs[name] is None:
                assert ours[name] is None
            else:
                errors: list[Exception] = []
                text, wrong = whole.format_pattern(theirs[name], {})
                now = messages.format(ours[name], {}, errors), list(map(str, errors))
                assert without_addresses(now) == without_addresses((str(text), [*map(str, wrong)]))


def without_addresses(told: object) -> str:
    """A noun that is missing is told as an object of Fluent's, with its address."""
    return re.sub(r"0x[0-9a-f]+", "", str(told))
