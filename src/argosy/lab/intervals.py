"""Confidence intervals of shares."""

from math import sqrt

Z = 1.959964  # 95 %


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a share, after Wilson: honest for few games and near 0 and 1."""
    share = wins / games
    middle = share + Z * Z / (2 * games)
    half = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return max(0.0, (middle - half) / whole), min(1.0, (middle + half) / whole)
