"""Checks the laws that hold for every game, while games are played from a seed.

    from argosy.laws import Trial, judge
    judge(Trial(argosy.edition("sea_routes"), {"seats": 2}), ("random", "greedy"), seed=7)

raises `Broken`, which names the law and how to see it again. `python -m argosy.laws GAME` does the
same from the command line, for people who write a game.
"""

from argosy.laws.harness import Broken, Trial
from argosy.laws.runner import digest, judge
from argosy.laws.word_laws import check_words

__all__ = ["Broken", "Trial", "check_words", "digest", "judge"]
