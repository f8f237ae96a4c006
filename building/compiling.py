"""Compiles the engine with mypyc where there is a C compiler; elsewhere it stays plain Python.

Which modules are compiled is found by looking, see `compiled_groups`. Switches in the
environment: ARGOSY_PURE=1 compiles nothing, ARGOSY_OPT=0 builds five times sooner and runs slower.
Everything generated lives in build/, never beside the sources.

    python building/compiling.py    says how the rules would be built here: compiled or pure
"""

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from inlining import write_inlined
from progress import shown
from setuptools.command.build_ext import build_ext
from specialise import specialised

PACKAGE = Path("src/argosy")
OPT = os.environ.get("ARGOSY_OPT") or "3"
# One place for each way to build: what is in it is only compared with the age of its sources.
PURE = bool(os.environ.get("ARGOSY_PURE"))
BUILD = Path("build", "pure" if PURE else f"O{OPT}")
WRITTEN = BUILD / "written-out"  # copies of sources, see specialise.py
INLINED = BUILD / "inlined"  # copies of C code, see inlining.py
# And mypyc adds -O3. Its C is long-winded: gcc must be told that what looks large may still be inlined.
FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden"]
FLAGS += ["-finline-limit=1000", "--param=inline-unit-growth=100"]
# The roles of a game's modules that are compiled, and the package of its rules; see docs/writing-a-game.md.
ROLES = {"state", "numbers", "tables", "rules", "legal", "game", "secrets", "evaluation", "census"}
# A number without a suffix, shifted by what is not a number: 255 << cpy_r_n
NARROW_SHIFT = re.compile(r"(?<![\w.)])(?:0[xX][\da-fA-F]+|\d+)\s*(?:<<|>>)(?!\s*\d)")
# What mypyc says of a field that is not there; `seats` is that of Game, which interpreted games share
CHECKED_FIELD = re.compile(r"attribute '((?!seats)\w+)' of '(\w+State|Tables)' undefined")
C_FUNCTION = re.compile(r"^\S.*?\bCPy(?:Def|Py)_(\w+)\(")

found: list[Any] = []  # the extensions of the wheel that is being built; the backend puts them here


def can_compile() -> bool:
    """Whether a line of C that needs Python.h compiles here."""
    if PURE:
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
    for part in ("bots", "encoding", "envs"):
        engine += filter(is_marked, PACKAGE.glob(f"{part}/*.py"))
    groups = {"argosy.engine": engine}
    for folder in PACKAGE.glob("games/*/"):
        files = [file for file in folder.glob("*.py") if file.stem in ROLES or is_marked(file)]
        files += [file for file in folder.glob("rules/*.py") if file.name != "__init__.py"]
        groups[f"argosy.games.{folder.name}.native"] = files
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

    groups = {
        name: [written_out(file) for file in files] for name, files in compiled_groups().items()
    }
    generated = BUILD / f"mypyc-{sys.implementation.cache_tag}"
    # mypyc 2.4 forgets part of a class in its cache (which i64 fields may be unset), so our own
    # modules are read anew each time; C code that comes out the same is not compiled again.
    for cached in generated.glob("cache/*/argosy"):
        shutil.rmtree(cached)
    os.environ["MYPYPATH"] = (
        f"{WRITTEN}{os.pathsep}src"  # so that mypy knows which modules the copies are
    )
    modules = translated(groups, generated)
    written = {Path(source) for module in modules for source in module.sources}
    refuse_narrow_shifts(written)
    refuse_checked_fields(written)
    engine = generated / "argosy/__native_engine.c"
    for module in modules:
        # A newer C compiler may know a newer warning: that is no reason not to install.
        module.extra_compile_args = [f for f in module.extra_compile_args if f != "-Werror"] + FLAGS
        module.depends += [__file__, mypyc.__file__]
        module.include_dirs += {str(Path(source).parent) for source in module.sources}
        module.sources = [with_copies(engine, Path(source), generated) for source in module.sources]
    return modules


def translated(groups: dict[str, list[Path]], generated: Path) -> list[Any]:
    """Do what mypycify does, in a closed world.

    All groups are translated together, so every subclass of a class is known, unless the class admits interpreted
    ones: a method that nothing overrides is called directly, and a field that `__init__` sets is never looked for in
    vain. mypycify gives that up as soon as there is more than one group.
    """
    from mypyc import build
    from mypyc.options import CompilerOptions

    options = CompilerOptions(separate=True, target_dir=str(generated))
    options.global_opts = True
    parts, written, _ = build.mypyc_build(
        [
            *("--config-file", "building/mypyc.ini"),
            *("--cache-dir", str(generated / "cache"), "--no-sqlite-cache"),
            # What is not compiled is read for its types and not judged (`make check` does): it imports libraries
            # that are not there when a wheel is built.
            *("--follow-imports", "silent"),
            *(str(file) for group in groups.values() for file in group),
        ],
        compiler_options=options,
        separate=[([str(file) for file in group], name) for name, group in groups.items()],
    )
    build.setup_mypycify_vars()
    flags = build.get_cflags(opt_level=OPT, debug_level="0")
    return [
        module
        for (sources, name), (names, depends) in zip(parts, written, strict=True)
        for module in build.build_using_shared_lib(
            sources, str(name), names, depends, str(generated), flags, []
        )
    ]


def with_copies(engine: Path, source: Path, generated: Path) -> str:
    """Return the C file to compile for one that mypyc has written: that of a game holds copies, see inlining.py."""
    if source == engine or not source.name.startswith("__native"):
        return str(source)
    copy = INLINED / source.relative_to(generated)
    write_inlined(engine, source, copy)
    return str(copy)


def refuse_narrow_shifts(sources: set[Path]) -> None:
    """Ends the build if C code that mypyc has written shifts an int where Python shifts an i64."""
    written = sorted(source for source in sources if source.name.startswith("__native"))
    found = [shift for source in written for shift in narrow_shifts(source)]
    if found:
        raise SystemExit(
            "mypyc has compiled a constant left of << or >> as a 32-bit int: from 32 places on such a shift is "
            "undefined.\nUse `bit` of kit/bags.py, or shift something else:\n" + "\n".join(found)
        )


def refuse_checked_fields(sources: set[Path]) -> None:
    """Ends the build if compiled rules look whether a field of a state or of the tables is there before they use it.

    Once is right: that is Python's way to the field. More cost a tenth of a game's speed, and would come back unnoticed
    with a base class that mypyc does not know.
    """
    for source in sorted(sources):
        found = Counter(CHECKED_FIELD.findall(source.read_text(encoding="utf-8")))
        often = [f"{kind}.{field}" for (field, kind), times in found.items() if times > 1]
        if often:
            raise SystemExit(
                f"{source}: mypyc does not know that {', '.join(often)} is always set.\n"
                "See specialise.py and plain_generic.py: what keeps it from knowing?"
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
    """Tells which library the C compiler is at. What it writes appears when it is whole, and is not made twice."""

    def build_extensions(self) -> None:
        compiler: Any = self.compiler
        for step, place in (("_compile", 0), ("link_shared_object", 1)):
            if hasattr(compiler, step):  # the first is that of Unix
                setattr(compiler, step, written_whole(getattr(compiler, step), place))
        super().build_extensions()

    def build_extension(self, ext: Any) -> None:
        library, is_library, _ = ext.name.partition("__mypyc")
        if not is_library:  # the entry of one module, a few lines of C
            super().build_extension(ext)
            return
        with shown.stage("compiling", library.removesuffix(".native").rpartition(".")[2]):
            super().build_extension(ext)


def written_whole(step: Callable[..., None], place: int) -> Callable[..., None]:
    """Return a step of a compiler that gives its file, the argument at `place`, its name when it is done.

    A build that is cut off would leave half a file behind, which is newer than its sources.
    """

    def write(*given: Any, **named: Any) -> None:
        words = list(given)
        whole = Path(words[place])
        words[place] = f"{whole}.part"
        step(*words, **named)
        Path(words[place]).replace(whole)

    return write


if __name__ == "__main__":
    print("compiled" if can_compile() else "pure")
