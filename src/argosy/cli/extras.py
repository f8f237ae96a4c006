"""Commands that need more than `pip install argosy` brings: they say the line that brings the rest."""

from collections.abc import Iterator
from contextlib import contextmanager

from argosy.core.edition import BadInput


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Turn an import that fails for want of an extra into a sentence that says what to type."""
    try:
        yield
    except ModuleNotFoundError as problem:
        if problem.name is None or problem.name.split(".")[0] == "argosy":
            raise
        raise BadInput(
            f"This command needs {problem.name}, which is not installed. "
            f"Type: pip install 'argosy[{name}]'"
        ) from None
