"""Commands that need more than `pip install argosy` brings: they say the line that brings the rest."""

from collections.abc import Iterator
from contextlib import contextmanager

from argosy.core.edition import bad
from argosy.core.phrase import verbatim


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Turn an import that fails for want of an extra into a sentence that says what to type."""
    try:
        yield
    except ModuleNotFoundError as problem:
        if problem.name is None or problem.name.split(".")[0] == "argosy":
            raise
        package = verbatim(f"argosy[{name}]")
        raise bad("extra", module=verbatim(problem.name), package=package) from None
