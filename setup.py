"""What setuptools cannot read from pyproject.toml. Build with pip, or any tool that knows PEP 517.

Switches in the environment: see building/compiling.py and web/build.py.
"""

import os
import shutil
from pathlib import Path
from typing import Any

import sources
from client import client
from compiling import BUILD, Compile, found
from progress import shown
from setuptools import setup
from setuptools.command.build_py import build_py


class FreshBuild(build_py):
    """Leaves nothing of an earlier build to be packed by mistake; keeps what is wanted."""

    def run(self) -> None:
        build_ext: Any = self.get_finalized_command("build_ext")
        wanted = {Path(path) for path in build_ext.get_outputs()}
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and path not in wanted:
                path.unlink()
        super().run()
        if not self.editable_mode:
            kind = "compiled" if found else "pure"
            Path(self.build_lib, "argosy", sources.LINE).write_text(sources.line(kind))
        web = client()
        if web and web.is_wanted() and not self.editable_mode:
            with shown.stage("building", "the browser client"):
                built = web.build()
            shutil.copytree(built, Path(self.build_lib, "argosy/web/dist"), dirs_exist_ok=True)


setup(
    ext_modules=found,
    cmdclass={"build_py": FreshBuild, "build_ext": Compile},
    options={
        "build": {"build_base": str(BUILD)},
        "build_ext": {"parallel": str(os.cpu_count())},
    },
)
