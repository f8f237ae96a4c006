"""Names the steps of a turn and the ways in which a game ends."""

from argosy.core.words import Sentence
from argosy.games.wandering_merchant import numbers as num

STEPS = (
    *("drawing", "shaping", "laying", "turning", "restocking", "rolling", "mustering", "counting"),
    *("fighting", "tracking", "discovering", "searching", "duelling"),
    *("building", "placing", "beginning", "placing-orcs", "moving", "attacking", "discarding"),
    *("looting", "trading", "finding", "sheltering", "resting"),
)

ENDINGS = (
    Sentence(num.GOAL_REACHED, "goal-reached", "WM-R32"),
    Sentence(num.ALONE_TOO_LATE, "alone-too-late", "WM-A51"),
    Sentence(num.ROUNDS_OVER, "rounds-over", "WM-A57"),
    Sentence(num.ORCS_WON, "orcs-won", "WM-R29"),
)
