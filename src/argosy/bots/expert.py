"""Play as somebody who knows the game well, by the advice that the game itself gives.

No game is named here: the advice is the `expert` of its edition, a script written from the rulebook.
"""

from mypy_extensions import i64

from argosy.bots.bot import Bot
from argosy.core.contract import Game, Rng, State
from argosy.core.edition import Edition, bad
from argosy.core.phrase import verbatim
from argosy.core.registry import edition_of


class ExpertBot(Bot):
    """Follows a script; it neither judges tables nor searches."""

    def choose(self, game: Game[State], known: State, seat: i64, rng: Rng) -> i64:
        found = game.actions(known, seat)
        if len(found) == 1:
            return found[0]
        edition = edition_of(game)
        check_expert(edition)
        assert edition.expert is not None
        return edition.expert(game, known, int(seat), rng)


def check_expert(edition: Edition) -> None:
    """Refuse a game that no expert was written for. Raises BadInput."""
    if edition.expert is None:
        raise bad("no-expert", game=verbatim(edition.id))
