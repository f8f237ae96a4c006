"""No constant is shifted as a 32-bit int in compiled code: the build refuses it, and any byte of a word can be set."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from compiling import refuse_narrow_shifts

from argosy.games.pirates.rules import reading
from argosy.kit import bags

TOP = Path(__file__).parents[1]
FUNCTION = "int64_t CPyDef_argosy___kit___bags___mask(int64_t cpy_r_n) {\n"
PLANTED = """
from mypy_extensions import i64

def mask(n: i64) -> i64:
    ones: i64 = 255
    return ones << n

def table(n: i64, ones: i64) -> i64:
    return ones << n
"""
COMPILE = """
import sys
from mypyc.build import mypycify
from pathlib import Path
sys.path.insert(0, sys.argv[1])
import compiling
modules = mypycify(["planted.py", "--cache-dir", "cache"], target_dir="written")
compiling.refuse_narrow_shifts({Path(source) for module in modules for source in module.sources})
"""


@pytest.mark.laws
@pytest.mark.parametrize("with_byte", [reading.with_byte, bags.with_byte])
def test_every_byte_of_a_word_can_be_set(with_byte: Callable[[int, int, int], int]) -> None:
    """A constant mask of 32 bits leaves bytes from the fourth on as they were, or harms others."""
    for word in (0, 0x11_22_33_44_55_66_77, 2**56 - 1):
        for index in range(7):
            for value in (0, 1, 200, 255):
                expected = bytearray(word.to_bytes(7, "little"))
                expected[index] = value
                assert with_byte(word, index, value) == int.from_bytes(expected, "little")


@pytest.mark.parametrize(
    "shift", ["255 << cpy_r_n", "-1 << cpy_r_n", "(0xFF<<cpy_r_n)", "7 >> cpy_r_n"]
)
def test_a_constant_that_is_shifted_is_found(tmp_path: Path, shift: str) -> None:
    file = tmp_path / "__native_engine.c"
    file.write_text(f"{FUNCTION}    cpy_r_r0 = cpy_r_n & 7;\n    cpy_r_r1 = {shift};\n}}\n")
    with pytest.raises(SystemExit) as refused:
        refuse_narrow_shifts({file})
    assert f"{file}:3: in argosy.kit.bags.mask: cpy_r_r1 = {shift};" in str(refused.value)


@pytest.mark.parametrize(
    "line",
    [
        "cpy_r_r1 = 255LL << cpy_r_n",
        "cpy_r_r12 << cpy_r_n",
        "(int64_t)1 << cpy_r_n",
        "__bitmap |= 1 << 3",
    ],
)
def test_any_other_shift_is_none(tmp_path: Path, line: str) -> None:
    file = tmp_path / "__native_engine.c"
    file.write_text(f"{FUNCTION}    {line};\n}}\n")
    refuse_narrow_shifts({file})


def test_what_mypyc_makes_of_a_constant_is_found(tmp_path: Path) -> None:
    """A function planted and really compiled, so that another mypyc cannot write it in a way we overlook."""
    (tmp_path / "planted.py").write_text(PLANTED)
    done = subprocess.run(
        [sys.executable, "-c", COMPILE, str(TOP / "building")],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1, done.stdout + done.stderr
    found = [line for line in done.stderr.splitlines() if "<<" in line and ".c:" in line]
    assert len(found) == 1, done.stderr
    assert "in planted.mask" in found[0] or "in mask" in found[0]
