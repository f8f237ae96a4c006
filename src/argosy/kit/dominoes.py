"""A double-six set: 28 dominoes, every pair of 0 to 6 once. Number 0 is 0-0, then 1-0, 1-1, 2-0 ... 6-6."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

DOMINOES: Final = 28
HIGH: Final = vec[i64]([high for high in range(7) for low in range(high + 1)])
LOW: Final = vec[i64]([low for high in range(7) for low in range(high + 1)])


def domino(high: i64, low: i64) -> i64:
    """The number of the domino with these halves."""
    return high * (high + 1) // 2 + low


def is_double(number: i64) -> bool:
    return HIGH[number] == LOW[number]


def domino_names() -> list[str]:
    """The higher half first: 6-4."""
    return [f"{high}-{low}" for high in range(7) for low in range(high + 1)]
