"""Lets mypyc compile `Game`, which is generic for the type checker alone, as a plain class.

A class with `Generic` among its bases counts as one that inherits from interpreted Python, and mypyc then checks before
every use of a field whether it is there, in `Game` and in all the tables and games below it. This plugin of mypy, which
only the build uses, takes that base away after the types have been understood. See mypyc.ini.
"""

from collections.abc import Callable

from mypy.plugin import ClassDefContext, Plugin

PLAIN = "argosy.core.contract.Game"


class PlainGeneric(Plugin):
    def get_class_decorator_hook_2(self, fullname: str) -> Callable[[ClassDefContext], bool] | None:
        return made_plain if fullname == "mypy_extensions.mypyc_attr" else None


def made_plain(context: ClassDefContext) -> bool:
    if context.cls.fullname == PLAIN:
        context.cls.removed_base_type_exprs.clear()
    return True


def plugin(version: str) -> type[Plugin]:
    return PlainGeneric
