"""The fields of a state, from its class: what it is copied, dumped and compared by.

For classes that nobody has compiled. The compiled build writes the same as code (building/specialise.py).
"""

from collections.abc import Callable
from functools import cache
from typing import Annotated, Any, Final, TypeVar, get_type_hints

T = TypeVar("T")

# A vector that copies may share: it is replaced and never changed, or changed only while a state is not `sharing`.
Shared = Annotated[T, "shared"]

COMMON: Final = ("step", "mover", "decider", "ending", "shown")  # every state has these
APART: Final = ("events", "sharing")  # and these, which say nothing about the game


@cache
def names_of(kind: type) -> tuple[str, ...]:
    """Return the names of a game's own fields, in the order of their declaration."""
    declared = [
        name for base in reversed(kind.__mro__) for name in vars(base).get("__annotations__", ())
    ]
    own = dict.fromkeys(name for name in declared if name not in (*COMMON, *APART))
    return tuple(own)


@cache
def copier(kind: type) -> Callable[[Any, Any], None]:
    """Return a function that makes one state of this class the same as another."""
    hints = get_type_hints(kind, include_extras=True)
    lines = [
        f"to.{name} = other.{copied(name, str(hints.get(name)))}"
        for name in (*COMMON, *names_of(kind))
    ]
    lines.append("to.sharing = other.sharing = True")
    made: dict[str, Any] = {}
    exec("def copy(to, other):\n    " + "\n    ".join(lines), made)
    found: Callable[[Any, Any], None] = made["copy"]
    return found


@cache
def pourer(kind: type) -> Callable[[Any, Any], int]:
    """Return a function that writes every number of a state of this class into a vector, and says how many."""
    lines = [f"v = s.{name}\n    values.{added}" for name, added in added_by(kind)]
    made: dict[str, Any] = {}
    write = "for n, value in enumerate(values):\n        out[n] = value\n    return len(values)"
    exec("def pour(s, out):\n    values = []\n    " + "\n    ".join([*lines, write]), made)
    found: Callable[[Any, Any], int] = made["pour"]
    return found


def added_by(kind: type) -> list[tuple[str, str]]:
    """Return how each field goes into a list of numbers."""
    hints = get_type_hints(kind, include_extras=True)
    names = (*COMMON, *names_of(kind))
    return [(n, "extend(v)" if is_vector(str(hints.get(n))) else "append(v)") for n in names]


def is_vector(hint: str) -> bool:
    """Say whether a field of this type holds many numbers. The build uses it too."""
    return "vec[" in hint or "list[" in hint


def copied(name: str, hint: str) -> str:
    """Write how a field of this type is copied. The build uses it too."""
    is_shared = hint.startswith("Shared[") or "'shared'" in hint
    return f"{name}[:]" if is_vector(hint) and not is_shared else name
