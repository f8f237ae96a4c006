"""Somebody who hears how a training goes."""

from argosy.lab.journal import Entry


class Listener:
    """Hears everything and does nothing with it."""

    def found(self, entry: Entry) -> None:
        """Hear what a step or a trial has found, now or at an earlier start."""

    def played(self, games: int, most: int) -> None:
        """Hear how many games of the step at hand have been played, and how many there may be."""
