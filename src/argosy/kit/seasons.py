"""The Four Seasons expansion: a second piecepack with four other suits."""

from typing import Final

SPRING: Final = 0
SUMMER: Final = 1
AUTUMN: Final = 2
WINTER: Final = 3
SEASONS: Final = ("spring", "summer", "autumn", "winter")
EMBLEMS: Final = ("flower", "fish", "leaf", "snowflake")
