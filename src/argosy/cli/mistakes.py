"""Tell what is wrong with the words of a command."""

from difflib import get_close_matches
from typing import Literal, get_args, get_origin

from cyclopts import App, CycloptsError
from cyclopts.exceptions import (
    CoercionError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from argosy.core.edition import BadInput, bad
from argosy.core.phrase import listed, verbatim


def problem_of(wrong: CycloptsError) -> BadInput:
    """Return a mistake as a problem that any language can tell; a rare one is told as the parser tells it."""
    if isinstance(wrong, UnknownCommandError) and wrong.unused_tokens:
        return unknown_command(wrong.app, wrong.unused_tokens[0])
    if isinstance(wrong, UnknownOptionError):
        names = [name for argument in wrong.argument_collection for name in argument.names]
        return unknown_option(wrong.token.keyword or wrong.token.value, names)
    if isinstance(wrong, CoercionError) and wrong.token is not None:
        return bad_value(wrong)
    if isinstance(wrong, RepeatArgumentError):
        return bad("given-twice", name=verbatim(wrong.token.keyword))
    if isinstance(wrong, UnusedCliTokensError) and wrong.unused_tokens:
        return bad("word-too-many", word=verbatim(wrong.unused_tokens[0]))
    if type(wrong) is MissingArgumentError and wrong.argument is not None:
        return bad("missing-value", name=verbatim(wrong.keyword or wrong.argument.name))
    return BadInput(str(wrong))


def unknown_command(app: App | None, word: str) -> BadInput:
    known = [name for name in app or () if not name.startswith("-")]
    near = get_close_matches(word, known, 1)
    if near:
        return bad("unknown-command-near", command=verbatim(word), near=verbatim(near[0]))
    return bad("unknown-command", command=verbatim(word))


def unknown_option(word: str, known: list[str]) -> BadInput:
    near = get_close_matches(word, known, 1)
    if near:
        return bad("unknown-parameter-near", option=verbatim(word), near=verbatim(near[0]))
    return bad("unknown-parameter", option=verbatim(word))


def bad_value(wrong: CoercionError) -> BadInput:
    assert wrong.token is not None
    named = wrong.argument.name if wrong.argument is not None else "?"
    name, value = verbatim(wrong.token.keyword or named), verbatim(wrong.token.value)
    if get_origin(wrong.target_type) is Literal:
        return bad(
            "bad-choice", name=name, value=value, choices=listed(get_args(wrong.target_type))
        )
    kind = getattr(wrong.target_type, "__name__", "str")
    return bad("bad-value", name=name, value=value, kind=f"value:{kind}")
