"""Argosy: five tabletop games of trade and piracy, with every rule enforced.

>>> import argosy
>>> m = argosy.new("sea_routes", seats=2, seed=7)
>>> m.turn in m.seats
True
"""

from argosy.core.edition import BadInput
from argosy.core.match import Match, Refused, new, replay
from argosy.core.registry import edition, editions, game

__all__ = ["BadInput", "Match", "Refused", "edition", "editions", "game", "new", "replay"]
