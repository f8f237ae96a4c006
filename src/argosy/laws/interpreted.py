"""Imports a compiled game from its sources, so that a test can plant a fault in it.

A compiled game is closed: its classes admit no interpreted subclass, which is what makes them fast. The same modules,
interpreted, are open. They live beside the compiled ones under names of their own, so that both can be played, copied
and pickled in one process.

    with interpreted("sea_routes"):
        from argosy.games.sea_routes.game import SeaRoutes

    class LosesATile(SeaRoutes): ...
"""

import importlib
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType
from typing import Final

COMPILED: Final = "argosy.games"
OPEN: Final = "argosy_interpreted"  # argosy_interpreted.sea_routes.game and so on


def opened(source: str) -> str:
    """Return the text of a module with imports of interpreted games."""
    return source.replace(COMPILED, OPEN)


class Loader(SourceFileLoader):
    """Loads a module of a game, whose imports of the game lead to interpreted modules too."""

    def get_code(self, fullname: str) -> CodeType:
        """Compile the changed text each time: a file of bytecode would be taken for that of the usual module."""
        return self.source_to_code(opened(self.get_data(self.path).decode()), self.path)


class Finder(MetaPathFinder):
    """Finds the sources of our games below the name OPEN."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        head, *rest = fullname.split(".")
        if head != OPEN:
            return None
        if not rest:
            return ModuleSpec(OPEN, None, is_package=True)
        folder = Path(importlib.import_module(COMPILED).__path__[0], *rest)
        is_package = folder.is_dir()
        file = folder / "__init__.py" if is_package else folder.with_suffix(".py")
        return spec_from_file_location(
            fullname,
            file,
            loader=Loader(fullname, str(file)),
            submodule_search_locations=[str(folder)] if is_package else None,
        )


@contextmanager
def interpreted(game: str) -> Iterator[None]:
    """Let imports of this game in a `with` block bring the interpreted modules."""
    if not any(isinstance(finder, Finder) for finder in sys.meta_path):
        sys.meta_path.insert(
            0, Finder()
        )  # before the usual one, which would find the compiled modules
    importlib.import_module(f"{OPEN}.{game}")
    within = tuple(f"{package}.{game}" for package in (COMPILED, OPEN))
    found = {name: module for name, module in sys.modules.items() if name.startswith(within)}
    usual = {name: module for name, module in found.items() if name.startswith(COMPILED)}
    for name, module in found.items():
        if name.startswith(OPEN):
            sys.modules[name.replace(OPEN, COMPILED, 1)] = module
    try:
        yield
    finally:
        for name in list(sys.modules):
            if name.startswith(within[0]):
                del sys.modules[name]
        sys.modules.update(usual)
