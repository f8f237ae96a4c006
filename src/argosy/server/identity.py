"""Who asks. A guest token says who you are, a seat token that you hold one seat of one table."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Visitor:
    guest: str | None = None
    name: str = ""
    key: str | None = None  # digest of a seat token
    address: str = ""


NOBODY = Visitor()
