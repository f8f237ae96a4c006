"""Finds the games: every folder of argosy.games with an EDITION, and whatever other packages bring.

Another package brings a game by an entry point of the group `argosy.games`:

    [project.entry-points."argosy.games"]
    last_lantern = "last_lantern:EDITION"

A package whose game cannot be used is named in a warning, and all other games can be played.
"""

import importlib
import pkgutil
import re
import sys
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path

from argosy.core.contract import Game, State
from argosy.core.edition import Edition, bad
from argosy.core.language import ENGLISH
from argosy.core.phrase import listed, verbatim

GROUP = "argosy.games"
OURS = "argosy"
ID = re.compile(r"[a-z][a-z0-9_]*")
CODE = re.compile(r"[A-Z]{2}")
PAGES = ("rulebook.md", "rulings.md", "words.ftl")  # in a folder for each language


class BrokenGame(UserWarning):
    """Warns of a package that brings a game which cannot be used."""


class Unusable(Exception):
    """Raised for a game that is left out. The message continues a sentence that names its package."""


@dataclass(frozen=True)
class Installed:
    """A game, where its files are, and the distribution that brought it."""

    edition: Edition
    package: str  # what is imported: argosy.games.sea_routes
    distribution: str  # what was installed: argosy


@cache
def installed() -> dict[str, Installed]:
    """Find all games by id: ours in the order of their ids, then those of other packages."""
    found = {game.edition.id: game for game in our_games()}
    for point in sorted(entry_points(group=GROUP), key=lambda p: (distribution(p), p.name)):
        try:
            game = load(point, found)
        except Unusable as problem:
            warnings.warn(
                f"The game {point.name!r} of the package {distribution(point)!r} is left out: {problem}",
                BrokenGame,
                stacklevel=2,
            )
        else:
            found[game.edition.id] = game
    return found


def our_games() -> Iterator[Installed]:
    return filter(None, map(our_game, shelf()))


def shelf() -> list[str]:
    """Name the folders of our games, in order. None of them is imported."""
    games = importlib.import_module(GROUP)
    return sorted(module.name for module in pkgutil.iter_modules(games.__path__) if module.ispkg)


def our_game(name: str) -> Installed | None:
    """Import the game in one of our folders, if there is one in it."""
    package = f"{GROUP}.{name}"
    edition = getattr(importlib.import_module(package), "EDITION", None)
    return None if edition is None else Installed(edition, package, OURS)


def find(name: str) -> Installed | None:
    """Find one game by its id. One of ours is imported alone, unless all games have been read before."""
    if not installed.cache_info().currsize and name in shelf():
        game = our_game(name)
        if game is not None and game.edition.id == name:
            return game
    return installed().get(name)


# ── Games of other packages ──


def distribution(point: EntryPoint) -> str:
    return point.dist.name if point.dist is not None else "?"


def load(point: EntryPoint, others: dict[str, Installed]) -> Installed:
    """Import a game that an entry point names. Raises Unusable."""
    try:
        edition = point.load()
    except Exception as problem:  # whatever a stranger's module does when it is imported
        raise Unusable(
            f"{point.value} cannot be imported ({type(problem).__name__}: {problem})."
        ) from problem
    if not isinstance(edition, Edition):
        raise Unusable(f"{point.value} is of type {type(edition).__name__}, not an Edition.")
    game = Installed(edition, point.module, distribution(point))
    check_names(game, others)
    check_files(game)
    check_setup(edition)
    return game


def check_names(game: Installed, others: dict[str, Installed]) -> None:
    id, code = game.edition.id, game.edition.code
    if not ID.fullmatch(id):
        raise Unusable(f"its id {id!r} is not made of small letters, digits and _.")
    if not CODE.fullmatch(code):
        raise Unusable(f"its code {code!r} is not two capital letters.")
    for other in others.values():
        if other.edition.id == id:
            raise Unusable(f"the package {other.distribution!r} already has a game {id!r}.")
        if other.edition.code == code:
            raise Unusable(f"its code {code} is that of {other.edition.id!r}.")


def check_files(game: Installed) -> None:
    try:
        folder = files(game.package)
    except TypeError:
        raise Unusable(
            f"{game.package} is a module; a game is a package, with its files."
        ) from None
    for page in PAGES:
        if not (folder / "languages" / ENGLISH / page).is_file():
            raise Unusable(f"the package {game.package} has no languages/{ENGLISH}/{page}.")


def check_setup(edition: Edition) -> None:
    """Refuse a game whose seats cannot be named: every list of games asks for them."""
    try:
        for seats in edition.seats:
            edition.seat_names(edition.choose({"seats": seats}))
    except Exception as problem:
        raise Unusable(f"it cannot be set up ({type(problem).__name__}: {problem}).") from problem


# ── What everybody asks ──


def editions() -> dict[str, Edition]:
    """Return all games by id.

    >>> import argosy
    >>> "sea_routes" in argosy.editions()
    True
    """
    return {name: game.edition for name, game in installed().items()}


def edition(name: str) -> Edition:
    """Return a game by its id: its title, its options, what it is made of. Raises BadInput."""
    return known(name).edition


def edition_of(game: Game[State]) -> Edition:
    """Return the edition that made a game: that of the package in which its rules lie. Raises BadInput."""
    package = type(game).__module__
    while package:
        found = getattr(sys.modules.get(package), "EDITION", None)
        if isinstance(found, Edition):
            return found
        package = package.rpartition(".")[0]
    raise bad("no-edition", game=verbatim(type(game).__name__))


def known(name: str) -> Installed:
    """Return a game by its id, with its place. Raises BadInput."""
    game = find(name)
    if game is None:
        raise bad("unknown-game", game=verbatim(name), games=listed(editions()))
    return game


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


def folders() -> Iterator[tuple[str, str, Traversable]]:
    """Yield every game's id, the distribution that brought it, and its folder. Ours are imported only beside others."""
    if installed.cache_info().currsize or entry_points(group=GROUP):
        yield from (
            (name, game.distribution, files(game.package)) for name, game in installed().items()
        )
        return
    for name in shelf():
        found = find_spec(f"{GROUP}.{name}")
        if found is not None and found.submodule_search_locations:
            yield name, OURS, Path(found.submodule_search_locations[0])


def folder(name: str) -> Traversable:
    """Return the folder of a game, with its rulebook, rulings, records and other data."""
    return files(known(name).package)


def page(name: str, page: str, language: str = ENGLISH) -> str:
    """Read `rulebook.md` or `rulings.md` of a game: in a language, or in English where it is not translated."""
    pages = [folder(name) / "languages" / code / page for code in (language, ENGLISH)]
    found = next((each for each in pages if each.is_file()), pages[-1])
    return found.read_text(encoding="utf-8")


def browser_parts(name: str) -> Path | None:
    """Return the folder of the built browser parts that a game of another package brings, if it brings any.

    Ours bring none: their parts are built into the client.
    """
    game = find(name)
    if game is None or game.distribution == OURS:
        return None
    found = Path(str(files(game.package))) / "web"
    return found if (found / "parts.js").is_file() else None
