# compiled
"""Turn actions into their numbers and back in compiled code."""

from librt.vecs import vec
from mypy_extensions import i32, i64

from argosy.core.contract import Game, State


class Numbers:
    """Turns actions into their numbers and back: the tables of `numbering.py`."""

    game: Game[State]
    is_fixed: bool  # whether `Game.general` changes nothing
    first: vec[i64]  # by verb: where its grid of nouns begins
    wide_b: vec[i64]  # by verb: how many values its second noun has
    wide_c: vec[i64]
    table: vec[i32]  # the grids: numbers, or -1
    actions: vec[i64]  # by number
    out: vec[i64]

    def __init__(
        self,
        game: Game[State],
        first: vec[i64],
        wide_b: vec[i64],
        wide_c: vec[i64],
        table: vec[i32],
        actions: vec[i64],
    ) -> None:
        self.game = game
        self.is_fixed = getattr(type(game), "general") is getattr(Game, "general")  # noqa: B009
        self.first = first
        self.wide_b = wide_b
        self.wide_c = wide_c
        self.table = table
        self.actions = actions
        self.out = vec[i64]([0] * max(1, game.room))

    def number(self, s: State, action: i64) -> i64:
        """Return the number of an action that is legal in `s`."""
        if not self.is_fixed:
            action = self.game.general(s, action)
        verb = action & 255
        cell = (action >> 8 & 65535) * self.wide_b[verb] + (action >> 24 & 65535)
        return i64(self.table[self.first[verb] + cell * self.wide_c[verb] + (action >> 40 & 65535)])

    def action(self, s: State, number: i64) -> i64:
        found = self.actions[number]
        return found if self.is_fixed else self.game.particular(s, found)

    def legal(self, s: State, seat: i64) -> list[i64]:
        """Return the numbers of what a seat may do, in the order of `Game.legal`."""
        out = self.out
        count = self.game.legal(s, seat, out)
        return [self.number(s, out[n]) for n in range(count)]
