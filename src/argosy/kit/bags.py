"""Sets and bags of up to 62 things as the bits of one integer.

A bag, not a deck: what nobody has seen is not in the state. A bag is the set of what may still come; a draw takes one
of it, each with the same chance.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# A constant left of << is compiled as a 32-bit shift, so single bits come from a table.
BIT: Final = vec[i64]([2**n for n in range(63)])
# 2 is a primitive root modulo 67: the remainder of a power of two names its exponent.
_EXPONENT: Final = vec[i64]([next((n for n in range(63) if 2**n % 67 == r), 0) for r in range(67)])
_BYTE: Final = vec[i64]([255 * 256**n for n in range(7)])


def count(bag: i64) -> i64:
    """How many things are in it."""
    x = bag - (bag >> 1 & 0x1555555555555555)
    x = (x & 0x3333333333333333) + (x >> 2 & 0x3333333333333333)
    x = x + (x >> 4) & 0x0F0F0F0F0F0F0F0F
    x = x + (x >> 8)
    x = x + (x >> 16)
    return x + (x >> 32) & 127


def first(bag: i64) -> i64:
    """The lowest thing in it; the bag is not empty."""
    low = bag & -bag
    return _EXPONENT[low % 67]


def nth(bag: i64, n: i64) -> i64:
    """The n-th lowest thing in it, counted from 0."""
    rest = bag
    left = n
    while left > 0:
        rest &= rest - 1
        left -= 1
    return first(rest)


def members(bag: i64) -> list[i64]:
    """All things in it, lowest first."""
    found: list[i64] = []
    rest = bag
    while rest:
        found.append(first(rest))
        rest &= rest - 1
    return found


def byte(word: i64, index: i64) -> i64:
    """Small numbers kept side by side in one integer: the one at `index` (0..6)."""
    return word >> index * 8 & 255


def with_byte(word: i64, index: i64, value: i64) -> i64:
    """The same, with the number at `index` replaced."""
    return word & ~_BYTE[index] | value << index * 8
