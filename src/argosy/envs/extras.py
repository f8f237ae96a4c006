"""Says the line to type where an extra is missing."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def needed(extra: str) -> Iterator[None]:
    """Turn an import that fails for want of an extra into a sentence that says what to type."""
    try:
        yield
    except ModuleNotFoundError as problem:
        if problem.name is None or problem.name.split(".")[0] == "argosy":
            raise
        says = f"This needs {problem.name}, which is not installed. Type: pip install 'argosy[{extra}]'"
        raise ModuleNotFoundError(says, name=problem.name) from None
