"""Names the steps of a turn and the ways in which a game ends."""

from argosy.core.words import Sentence
from argosy.games.wandering_merchant import numbers as num
from argosy.games.wandering_merchant import state as st

STEPS = (
    Sentence(st.DRAWING, "drawing", "WM-R8"),
    Sentence(st.SHAPING, "shaping", "WM-A67"),
    Sentence(st.LAYING, "laying", "WM-A67"),
    Sentence(st.TURNING, "turning", "WM-R3"),
    Sentence(st.RESTOCKING, "restocking", "WM-R13"),
    Sentence(st.ROLLING, "rolling", "WM-R9"),
    Sentence(st.MUSTERING, "mustering", "WM-R27"),
    Sentence(st.COUNTING, "counting", "WM-A69"),
    Sentence(st.FIGHTING, "fighting", "WM-R28"),
    Sentence(st.TRACKING, "tracking", "WM-R20"),
    Sentence(st.DISCOVERING, "discovering", "WM-R16"),
    Sentence(st.SEARCHING, "searching", "WM-R22"),
    Sentence(st.DUELLING, "duelling", "WM-R30"),
    Sentence(st.BUILDING, "building", "WM-R4"),
    Sentence(st.PLACING, "placing", "WM-R4"),
    Sentence(st.BEGINNING, "beginning", "WM-R9"),
    Sentence(st.POSTING, "placing-orcs", "WM-R27"),
    Sentence(st.MOVING, "moving", "WM-R10"),
    Sentence(st.ATTACKING, "attacking", "WM-R30"),
    Sentence(st.DISCARDING, "discarding", "WM-A53"),
    Sentence(st.LOOTING, "looting", "WM-R30"),
    Sentence(st.TRADING, "trading", "WM-R11"),
    Sentence(st.FINDING, "finding", "WM-R22"),
    Sentence(st.SHELTERING, "sheltering", "WM-R21"),
    Sentence(st.RESTING, "resting", "WM-R32"),
)

ENDINGS = (
    Sentence(num.GOAL_REACHED, "goal-reached", "WM-R32"),
    Sentence(num.ALONE_TOO_LATE, "alone-too-late", "WM-A51"),
    Sentence(num.ROUNDS_OVER, "rounds-over", "WM-A57"),
    Sentence(num.ORCS_WON, "orcs-won", "WM-R29"),
)
