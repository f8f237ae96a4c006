"""The laws that hold for every game, checked while seeded games are played.

    from argosy.laws import Trial, judge
    judge(Trial(argosy.edition("sea_routes"), {"seats": 2}), ("random", "greedy"), seed=7)

raises `Broken`, which names the law and how to see it again. `python -m argosy.laws GAME` does the
same from the command line, for who is writing a game.
"""

from argosy.laws.book import check_book
from argosy.laws.judge import digest, judge
from argosy.laws.trial import Broken, Trial

__all__ = ["Broken", "Trial", "check_book", "digest", "judge"]
