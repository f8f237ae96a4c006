"""Compiles the engine with mypyc where there is a C compiler; elsewhere it stays plain Python.

Which modules are compiled is found by looking, see `compiled_groups`. Switches in the
environment: ARGOSY_PURE=1 compiles nothing, ARGOSY_ONE_GROUP=1 puts everything in one library,
which is a little faster and takes longer to rebuild, ARGOSY_OPT=0 builds five times sooner and
runs slower. Everything generated lives in build/, never beside the sources.

    python building/compiling.py    says how the rules would be built here: compiled or pure
"""

import importlib.util
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from progress import shown
from setuptools.command.build_ext import build_ext
from specialise import specialised

PACKAGE = Path("src/argosy")
ONE_GROUP = bool(os.environ.get("ARGOSY_ONE_GROUP"))
OPT = os.environ.get("ARGOSY_OPT") or "3"
# One place for each way to build: what is in it is only compared with the age of its sources.
BUILD = Path("build", f"{'one-group' if ONE_GROUP else 'groups'}-O{OPT}")
WRITTEN = BUILD / "written-out"  # copies of sources, see specialise.py
FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden"]  # and mypyc adds -O3
# The roles of a game's modules that are compiled, and the package of its rules; see docs/writing-a-game.md.
ROLES = {"state", "numbers", "tables", "rules", "legal", "game", "secrets", "evaluation", "census"}
# A number without a suffix, shifted by what is not a number: 255 << cpy_r_n
NARROW_SHIFT = re.compile(r"(?<![\w.)])(?:0[xX][\da-fA-F]+|\d+)\s*(?:<<|>>)(?!\s*\d)")
C_FUNCTION = re.compile(r"^\S.*?\bCPy(?:Def|Py)_(\w+)\(")

found: list[Any] = []  # the extensions of the wheel that is being built; the backend puts them here


def client() -> Any:
    """The module web/build.py."""
    spec = importlib.util.spec_from_file_location("argosy_web_build", "web/build.py")
    if spec is None or spec.loader is None or not Path("web/build.py").exists():
        return None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def can_compile() -> bool:
    """Whether a line of C that needs Python.h compiles here."""
    if os.environ.get("ARGOSY_PURE"):
        return False
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    include = ["-I" + sysconfig.get_path("include"), "-I" + sysconfig.get_path("platinclude")]
    try:
        subprocess.run(
            [*compiler, *include, "-fsyntax-only", "-x", "c", "-"],
            input=b"#include <Python.h>\nPyObject *nothing;\n",
            capture_output=True,
            check=True,
        )
    except (OSError, subprocess.CalledProcessError):
        return False
    return True


def is_marked(file: Path) -> bool:
    """Whether the first line of a file asks for it to be compiled."""
    with file.open(encoding="utf-8") as lines:
        return lines.readline().strip() == "# compiled"


def compiled_groups() -> dict[str, list[Path]]:
    """The modules to compile, by the library they go into: the engine, and one for each game."""
    engine = [PACKAGE / "core" / name for name in ("contract.py", "play.py")]
    engine += [file for file in PACKAGE.glob("kit/*.py") if file.name != "__init__.py"]
    engine += filter(is_marked, PACKAGE.glob("bots/*.py"))
    groups = {"argosy.engine": engine}
    for folder in PACKAGE.glob("games/*/"):
        files = [file for file in folder.glob("*.py") if file.stem in ROLES or is_marked(file)]
        files += [file for file in folder.glob("rules/*.py") if file.name != "__init__.py"]
        groups[f"argosy.games.{folder.name}.native"] = files
    if ONE_GROUP:
        groups = {"argosy.engine": [file for files in groups.values() for file in files]}
    return {name: sorted(files) for name, files in groups.items() if files}


def written_out(file: Path) -> Path:
    """Return the file to compile: a copy with the methods that its declarations stand for, where it has any."""
    text = specialised(file)
    if text is None:
        return file
    copy = WRITTEN / file.relative_to(PACKAGE.parent)
    copy.parent.mkdir(parents=True, exist_ok=True)
    if not copy.exists() or copy.read_text(encoding="utf-8") != text:
        copy.write_text(text, encoding="utf-8")
    return copy


def extensions() -> list[Any]:
    """One C extension per module, and one library per group. A type error ends the build."""
    import mypyc
    from mypyc.build import mypycify

    groups = {
        name: [written_out(file) for file in files] for name, files in compiled_groups().items()
    }
    generated = BUILD / f"mypyc-{sys.implementation.cache_tag}"
    files = [str(file) for group in groups.values() for file in group]
    # mypyc 2.4 forgets part of a class in its cache (which i64 fields may be unset), so our own
    # modules are read anew each time; C code that comes out the same is not compiled again.
    for cached in generated.glob("cache/*/argosy"):
        shutil.rmtree(cached)
    os.environ["MYPYPATH"] = str(WRITTEN)  # so that mypy knows which modules the copies are
    # What is not compiled is read for its types and not judged (`make check` does): it imports libraries
    # that are not there when a wheel is built.
    modules = mypycify(
        [
            *("--cache-dir", str(generated / "cache"), "--no-sqlite-cache"),
            *("--follow-imports", "silent", *files),
        ],
        separate=[([str(file) for file in group], name) for name, group in groups.items()],
        target_dir=str(generated),
        opt_level=OPT,
        debug_level="0",
    )
    refuse_narrow_shifts({Path(source) for module in modules for source in module.sources})
    for module in modules:
        # A newer C compiler may know a newer warning: that is no reason not to install.
        module.extra_compile_args = [f for f in module.extra_compile_args if f != "-Werror"] + FLAGS
        module.depends += [__file__, mypyc.__file__]
    return modules


def refuse_narrow_shifts(sources: set[Path]) -> None:
    """Ends the build if C code that mypyc has written shifts an int where Python shifts an i64."""
    written = sorted(source for source in sources if source.name.startswith("__native"))
    found = [shift for source in written for shift in narrow_shifts(source)]
    if found:
        raise SystemExit(
            "mypyc has compiled a constant left of << or >> as a 32-bit int: from 32 places on such a shift is "
            "undefined.\nTake the constant from a table (BIT in kit/bags.py), or shift something else:\n"
            + "\n".join(found)
        )


def narrow_shifts(source: Path) -> Iterator[str]:
    """Each place in a file of C code: file, line, function and what it says.

    mypyc writes a constant of type i64 as a bare number, which C takes for an int of 32 bits. Where both sides
    are numbers it is mypyc's own bookkeeping of bits.
    """
    function = "?"
    with source.open(encoding="utf-8") as lines:
        for number, line in enumerate(lines, 1):
            head = C_FUNCTION.match(line)
            if head:
                function = head[1].replace("___", ".")
            if NARROW_SHIFT.search(line):
                yield f"  {source}:{number}: in {function}: {line.strip()}"


class Compile(build_ext):
    """Tells which library the C compiler is at."""

    def build_extension(self, ext: Any) -> None:
        library, is_library, _ = ext.name.partition("__mypyc")
        if not is_library:  # the entry of one module, a few lines of C
            super().build_extension(ext)
            return
        with shown.stage("compiling", library.removesuffix(".native").rpartition(".")[2]):
            super().build_extension(ext)


if __name__ == "__main__":
    print("compiled" if can_compile() else "pure")
