"""Finds the games: every package in argosy.games that has an EDITION is one. No list names them."""

import importlib
import pkgutil
from functools import cache

from argosy.core.contract import Game, State
from argosy.core.edition import BadInput, Edition


@cache
def editions() -> dict[str, Edition]:
    """Return all games by id, in the order of their ids.

    >>> import argosy
    >>> "sea_routes" in argosy.editions()
    True
    """
    shelf = importlib.import_module("argosy.games")
    found = {}
    for module in sorted(pkgutil.iter_modules(shelf.__path__), key=lambda m: m.name):
        if module.ispkg:
            edition = getattr(
                importlib.import_module(f"argosy.games.{module.name}"), "EDITION", None
            )
            if edition is not None:
                found[edition.id] = edition
    return found


def edition(name: str) -> Edition:
    """Return a game by its id: its title, its options, what it is made of. Raises BadInput."""
    try:
        return editions()[name]
    except KeyError:
        known = ", ".join(editions())
        raise BadInput(f"There is no game {name!r}. There is: {known}.") from None


def game(name: str, **options: int) -> Game[State]:
    """Make the rules of a game with its seats and options fixed: for simulations, bots and search. Raises BadInput.

    A game never changes, and one game serves any number of states. Seats, actions and outcomes are numbers here;
    `argosy.new` plays the same game in words, checked and with a record.

    >>> import argosy
    >>> from argosy.core.contract import CHANCE, NOBODY, Rng
    >>> sea, rng = argosy.game("sea_routes", seats=3), Rng(7)
    >>> s = sea.setup()
    >>> while (seat := sea.waiting_for(s)) != NOBODY:
    ...     sea.apply(s, sea.chance(s, rng) if seat == CHANCE else sea.actions(s, seat)[0])
    >>> len(sea.scores(s)), sum(sea.returns(s))
    (3, 0.0)

    setup()                         a state: the table before anything is rolled or drawn
    waiting_for(s)                  the seat that must decide, or CHANCE, or NOBODY when the game is over
    actions(s, seat)                every legal action, as a list; legal(s, seat, out) fills a vector with them
    why_not(s, seat, action)        LEGAL, or the first reason against an action
    outcomes(s)                     at CHANCE: every outcome, as often as its share
    chance(s, rng)                  at CHANCE: one outcome, drawn
    apply(s, action)                plays an action or an outcome, in place
    apply_for(s, seat, action)      the same for a seat that need not be the one that must decide
    scores(s), winners(s)           the score of each seat; the seats that have won
    returns(s)                      at the end: 1 for a sole winner, less for a shared victory; all add up to 0
    redact(s, viewer)               the state as a viewer knows it
    imagine(known, viewer, rng)     a whole state that agrees with what the viewer knows
    hears(s)                        at CHANCE: the seat that alone learns the outcome, or EVERYONE
    appraise(s)                     a quick guess of the returns
    census(s)                       for each piece of the kit, in how many places it is: always 1

    A state offers clone(), copy_from(other), dump() and events; load(dump) of the game makes it again.
    """
    return edition(name).game(**options)
