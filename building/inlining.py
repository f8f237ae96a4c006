"""Copies the small functions of the engine into the C code of every game, so that gcc can inline them there.

mypyc calls from one library into another through a table of pointers. For `pack`, `count` or `below`, which are called
several times in every decision, the call costs more than what it does. So each game gets the C that mypyc wrote for
them, as `static inline`, and its calls go to the copy.
"""

import re
from pathlib import Path
from typing import Final

LONGEST: Final = 150  # lines of C, declarations included
MODULES: Final = ("core___contract", "kit___")  # of the engine, as mypyc spells them
TABLE: Final = "exports_argosy___engine."
COPY: Final = "inlined_"
# What a processor does in one instruction, and Python cannot say in one: the first line of such a function.
INTRINSIC: Final = {
    "CPyDef_argosy___kit___bags___first": "return __builtin_ctzll((unsigned long long)cpy_r_bag);"
}

FUNCTION: Final = re.compile(
    r"^[\w \*]+?\b(CPyDef_argosy___(\w+))\([^;{]*\) \{\n(.*?)^\}\n", re.M | re.S
)
TRACEBACK: Final = re.compile(r"^ *CPy_AddTraceback\([^;]*;\n", re.M)
OUTSIDE: Final = re.compile(r"\bCPyStatic|\bexports_|\bCPyType_|\bCPyModule_")
CALLED: Final = re.compile(r"\b(CPyDef_\w+)\(")
INCLUDES: Final = re.compile(r'^#include "__native_internal_\w+\.h"\n', re.M)


def small_functions(engine: str) -> dict[str, str]:
    """Return the C text of each function that may be copied, by its name, callees before their callers.

    It is short, uses no table or type of the engine's library, and calls nothing of ours that does.
    """
    found: dict[str, str] = {}
    bodies = {}
    for function in FUNCTION.finditer(engine):
        text = TRACEBACK.sub("", function[0])
        if (
            function[2].startswith(MODULES)
            and text.count("\n") <= LONGEST
            and not OUTSIDE.search(text)
        ):
            bodies[function[1]] = with_intrinsic(function[1], text)
    while True:
        ready = [
            name
            for name, text in bodies.items()
            if name not in found and set(CALLED.findall(text)) <= {name, *found}
        ]
        if not ready:
            return found
        found |= {name: bodies[name] for name in ready}


def with_intrinsic(name: str, text: str) -> str:
    """Return the text of a function that asks the processor, where the C compiler is gcc or clang."""
    if name not in INTRINSIC:
        return text
    head, body = text.split("{\n", 1)
    return f"{head}{{\n#ifdef __GNUC__\n    {INTRINSIC[name]}\n#endif\n{body}"


def inlined(small: dict[str, str], game: str) -> str:
    """Return the C text of a game in which calls of small functions go to copies of them."""
    wanted = {name for name in small if f"{TABLE}{name}(" in game}
    for name in reversed(small):  # what a copy calls is needed too
        if name in wanted:
            wanted |= set(CALLED.findall(small[name])) & set(small)
    copies = "\n".join(f"static inline {text}" for name, text in small.items() if name in wanted)
    for name in wanted:
        copies = re.sub(rf"\b{name}\(", f"{COPY}{name}(", copies)
        game = game.replace(f"{TABLE}{name}(", f"{COPY}{name}(")
    head = INCLUDES.search(game)
    assert head is not None, "mypyc includes the header of the group in its C code"
    return f"{game[: head.end()]}\n{copies}{game[head.end() :]}"


def write_inlined(engine: Path, game: Path, to: Path) -> None:
    """Write a game's C file anew with small functions of the engine copied in, if that is not what `to` holds."""
    text = inlined(
        small_functions(engine.read_text(encoding="utf-8")), game.read_text(encoding="utf-8")
    )
    to.parent.mkdir(parents=True, exist_ok=True)
    if not to.exists() or to.read_text(encoding="utf-8") != text:
        to.write_text(text, encoding="utf-8")
