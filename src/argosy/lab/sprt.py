"""The sequential probability ratio test: how long a contest goes on, and what it has shown then.

What is counted is the deal: the mean share that the first bot won in the games of one deal, seats exchanged. With two
seats there are five such scores (0, 1/4, ... 1), so this is the pentanomial test that fishtest uses; with more seats
there are more scores, and nothing else changes. The ratio is that of the most likely distributions of scores whose
means are the two shares in question (the generalised test; Van den Bergh, "A practical introduction to the GSPRT").
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import log

from argosy.core.edition import bad
from argosy.core.phrase import verbatim

HALVINGS = 60  # of an interval: as exact as a float
UNSEEN = (
    0.001  # deals that a score counts as which has not come yet, as in fishtest: no logarithm of 0
)
EXTREMES = (0.0, 0.5, 1.0)  # scores that may always come


@dataclass(frozen=True)
class Sprt:
    """Two shares to tell apart, and how often either may be taken for the other. Raises BadInput."""

    low: float  # the first bot wins no more than this
    high: float  # or at least this
    alpha: float = 0.05  # how often `high` may be accepted although `low` is true
    beta: float = 0.05  # and the reverse

    def __post_init__(self) -> None:
        if not 0.0 < self.low < self.high < 1.0:
            raise bad("sprt-shares", low=verbatim(f"{self.low:g}"), high=verbatim(f"{self.high:g}"))
        if not (0.0 < self.alpha < 0.5 and 0.0 < self.beta < 0.5):
            raise bad("sprt-errors")

    @property
    def bounds(self) -> tuple[float, float]:
        """Return where the logarithm of the ratio ends the test (Wald)."""
        return log(self.beta / (1.0 - self.alpha)), log((1.0 - self.beta) / self.alpha)

    def verdict(self, ratio: float) -> str:
        """Return which share is accepted, `low` or `high`; `open` as long as neither is."""
        lowest, highest = self.bounds
        return "high" if ratio >= highest else "low" if ratio <= lowest else "open"

    def ratio(self, scores: Iterable[float]) -> float:
        """Return the logarithm of how much likelier these scores are if the share is `high`, and not `low`."""
        seen = Counter(scores)
        deals = sum(seen.values())
        if not deals:
            return 0.0
        counts = {score: float(seen.get(score, 0)) or UNSEEN for score in {*seen, *EXTREMES}}
        total = sum(counts.values())
        shares = {score: n / total for score, n in counts.items()}
        low, high = (likeliest(shares, mean) for mean in (self.low, self.high))
        return total * sum(shares[score] * log(high[score] / low[score]) for score in shares)


def likeliest(shares: Mapping[float, float], mean: float) -> dict[float, float]:
    """Return the distribution of that mean which makes the shares that were found most likely.

    It is p / (1 + t (score - mean)) for the t at which it adds up to 1; the sum falls as t grows.
    """
    lowest, highest = min(shares), max(shares)
    low, high = -1.0 / (highest - mean), 1.0 / (mean - lowest)
    for _ in range(HALVINGS):
        t = (low + high) / 2.0
        tilt = sum(p * (score - mean) / (1.0 + t * (score - mean)) for score, p in shares.items())
        low, high = (t, high) if tilt > 0.0 else (low, t)
    t = (low + high) / 2.0
    return {score: p / (1.0 + t * (score - mean)) for score, p in shares.items()}
