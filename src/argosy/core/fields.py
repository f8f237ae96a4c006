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


def copied(name: str, hint: str) -> str:
    """Write how a field of this type is copied. The build uses it too."""
    is_vector = "vec[" in hint or "list[" in hint
    is_shared = hint.startswith("Shared[") or "'shared'" in hint
    return f"{name}[:]" if is_vector and not is_shared else name
