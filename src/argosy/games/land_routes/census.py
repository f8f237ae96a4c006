# compiled
"""Count in how many places each piece of the kit is."""

from mypy_extensions import i64

from argosy.games.land_routes.numbers import GOODS
from argosy.games.land_routes.rules.reading import box, gold_of, hand_of, pile, size_of
from argosy.games.land_routes.state import LandRoutesState
from argosy.games.land_routes.tables import Tables


def census(game: Tables, s: LandRoutesState) -> list[i64]:
    """Return as many ones as there are cards and gold, if the sums fit: those of a kind are alike."""
    found: list[i64] = []
    for good in range(GOODS):
        cards = pile(s.bag, good) + pile(s.discards, good)
        for center in range(game.centers):
            cards += i64(box(s.has, center) == good + 1)
            cards += i64(box(s.needs, center) == good + 1)
        for seat in range(game.seats):
            hand = hand_of(s, seat)
            for slot in range(size_of(hand)):
                cards += i64(hand >> slot * 4 & 15 == good + 1)
        found += tally(cards, game.copies)
    gold = s.bank
    for seat in range(game.seats):
        gold += gold_of(s, seat)
    return found + tally(gold, game.gold)


def tally(counted: i64, made: i64) -> list[i64]:
    """Return a one for each of `made` things that was counted, 0 for one missing, 2 for one too many."""
    found: list[i64] = [1] * min(counted, made)
    found += [0] * max(0, made - counted)
    return found + [2] * max(0, counted - made)
