"""Small functions of the engine are copied into the C code of a game, and nothing else is; fields are not checked."""

from pathlib import Path

import pytest
from compiling import refuse_checked_fields
from inlining import inlined, small_functions, write_inlined

ENGINE = """
int64_t CPyDef_argosy___kit___bags___count(int64_t cpy_r_bag) {
    return cpy_r_bag & 127;
}
int64_t CPyDef_argosy___kit___bags___first(int64_t cpy_r_bag) {
    cpy_r_r0 = CPyDef_argosy___kit___bags___count(cpy_r_bag);
    CPy_AddTraceback("bags.py", "first", 30, CPyStatic_argosy___kit___bags___globals);
    return cpy_r_r0;
}
int64_t CPyDef_argosy___kit___bags___looked_up(int64_t cpy_r_bag) {
    return CPyStatic_argosy___kit___bags___TABLE[cpy_r_bag];
}
int64_t CPyDef_argosy___kit___bags___large_number(int64_t cpy_r_bag) {
    return (CPyTagged)CPyStatics[347] | 1;
}
int64_t CPyDef_argosy___kit___bags___calls_looked_up(int64_t cpy_r_bag) {
    return CPyDef_argosy___kit___bags___looked_up(cpy_r_bag);
}
int64_t CPyDef_argosy___bots___tree___mix(int64_t cpy_r_a) {
    return cpy_r_a;
}
"""
GAME = """#include "__native_native.h"
#include "__native_internal_native.h"
int64_t CPyDef_argosy___games___g___rules___take(int64_t cpy_r_a) {
    cpy_r_r0 = exports_argosy___engine.CPyDef_argosy___kit___bags___first(cpy_r_a);
    return exports_argosy___engine.CPyDef_argosy___kit___bags___looked_up(cpy_r_r0);
}
"""
PREFIX = "CPyDef_argosy___kit___bags___"


def test_a_function_that_needs_its_library_is_not_copied() -> None:
    assert list(small_functions(ENGINE)) == [f"{PREFIX}count", f"{PREFIX}first"]


def test_a_long_function_is_not_copied() -> None:
    long = "".join(f"    cpy_r_r{n} = {n};\n" for n in range(500))
    engine = f"int64_t {PREFIX}long(int64_t cpy_r_a) {{\n{long}    return cpy_r_a;\n}}\n"
    assert small_functions(engine) == {}


def test_calls_go_to_the_copies_and_copies_call_copies() -> None:
    text = inlined(small_functions(ENGINE), GAME)
    assert f"static inline int64_t inlined_{PREFIX}count(" in text
    assert f"cpy_r_r0 = inlined_{PREFIX}count(cpy_r_bag);" in text
    assert f"cpy_r_r0 = inlined_{PREFIX}first(cpy_r_a);" in text
    assert f"exports_argosy___engine.{PREFIX}looked_up(cpy_r_r0)" in text, "this one has no copy"
    assert "CPyStatic_argosy___kit___bags___globals" not in text


def test_the_first_of_a_bag_is_one_instruction() -> None:
    text = small_functions(ENGINE)[f"{PREFIX}first"]
    assert text.index("__builtin_ctzll") < text.index("cpy_r_r0")
    assert "__builtin" not in small_functions(ENGINE)[f"{PREFIX}count"]


def test_a_file_that_would_stay_the_same_keeps_its_age(tmp_path: Path) -> None:
    engine, game, copy = (tmp_path / name for name in ("engine.c", "game.c", "in/copy.c"))
    engine.write_text(ENGINE)
    game.write_text(GAME)
    write_inlined(engine, game, copy)
    before = copy.stat().st_mtime_ns
    write_inlined(engine, game, copy)
    assert copy.stat().st_mtime_ns == before
    game.write_text(GAME.replace("take", "leave"))
    write_inlined(engine, game, copy)
    assert "leave" in copy.read_text()


def test_the_build_refuses_rules_that_look_for_a_field_before_each_use(tmp_path: Path) -> None:
    says = "attribute 'tiles' of 'SeaRoutesState' undefined\n"
    written = tmp_path / "__native_native.c"
    written.write_text(says)  # Python's own way to the field
    refuse_checked_fields({written})
    written.write_text(says * 2)
    with pytest.raises(SystemExit, match=r"SeaRoutesState\.tiles is always set"):
        refuse_checked_fields({written})
