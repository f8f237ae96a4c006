"""Say the odds that a player may know: exact, over every deal of the values they have not seen.

Each assignment of a crew's unseen values to its unseen coins counts the same, as in `imagine`.
"""

from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations, product

from librt.vecs import vec
from mypy_extensions import i64

from argosy.core.contract import UNKNOWN, a_of, b_of, verb_of
from argosy.core.phrase import Phrase
from argosy.games.pirates.numbers import ATTACK, BOARD, DIG
from argosy.games.pirates.rules.crews import fighting_value, matching_piece
from argosy.games.pirates.rules.gunnery import strength
from argosy.games.pirates.rules.reading import commander, piece_of, unseen_values
from argosy.games.pirates.state import PiratesState
from argosy.games.pirates.tables import Tables
from argosy.kit.bags import members
from argosy.kit.piecepack import RANKS


def odds(game: Tables, known: PiratesState, seat: int, action: int) -> Phrase | None:
    """Return the chances of a dig, an attack or a boarding, in percent; None for any other action."""
    verb, a, b = verb_of(action), int(a_of(action)), int(b_of(action))
    if verb == DIG:
        chance, faces = dig_odds(game, known, a, b)
        if faces is None:
            return Phrase("odds-dig-unknown", {"chance": percent(chance)})
        ranks: list[int | str | Phrase] = [f"rank:{RANKS[face]}" for face in faces]
        return Phrase("odds-dig", {"chance": percent(chance), "faces": ranks, "number": len(faces)})
    if verb == ATTACK:
        wins, draws, dies = attack_odds(game, known, a, b)
        chances = {"chance": percent(wins), "equal": percent(draws), "dies": percent(dies)}
        return Phrase("odds-attack", {**chances})
    if verb == BOARD:
        return Phrase("odds-board", {"chance": percent(boarding_odds(game, known, a))})
    return None


def percent(chance: Fraction) -> int:
    return round(chance * 100)


def deals(known: PiratesState, crew: int) -> Iterator[tuple[int, ...]]:
    """Yield every way in which the values of a crew may lie, given what is known."""
    coins = range(crew * 4, crew * 4 + 4)
    unseen = [coin for coin in coins if known.values[coin] == UNKNOWN]
    bag = [int(value) for value in members(unseen_values(known.values, crew))]
    for dealt in permutations(bag, len(unseen)):
        values = dict(zip(unseen, dealt, strict=True))
        yield tuple(values.get(coin, int(known.values[coin])) for coin in coins)


def worlds(known: PiratesState, *crews: int) -> Iterator[PiratesState]:
    """Yield the table with the values of these crews filled in, in every way."""
    world = known.clone()
    for dealt in product(*(deals(known, crew) for crew in crews)):
        values = [int(value) for value in known.values]
        for crew, four in zip(crews, dealt, strict=True):
            values[crew * 4 : crew * 4 + 4] = four
        world.values = vec[i64](values)
        yield world


def dig_odds(
    game: Tables, known: PiratesState, die: int, who: int
) -> tuple[Fraction, list[int] | None]:
    """Return how likely the die shows a face that finds the treasure, and which do (PV-R17, PV-A38).

    They are None for somebody who does not know the values of the crew that digs.
    """
    found = [faces_that_find(game, world, die, who) for world in worlds(known, int(known.crew))]
    chance = Fraction(sum(map(len, found)), len(RANKS) * len(found))
    return chance, found[0] if all(faces == found[0] for faces in found) else None


def faces_that_find(game: Tables, world: PiratesState, die: int, who: int) -> list[int]:
    world.die = die
    world.digger = piece_of(world.crew, who)
    return [face for face in range(len(RANKS)) if matching_piece(game, world, face) >= 0]


def attack_odds(
    game: Tables, known: PiratesState, who: int, coin: int
) -> tuple[Fraction, Fraction, Fraction]:
    """Return the chances that the attacker wins, that both live, and that the attacker dies (PV-R20)."""
    mine = piece_of(known.crew, who)
    margins = [
        fighting_value(game, world, mine) - fighting_value(game, world, coin)
        for world in worlds(known, int(known.crew), coin // 4)
    ]
    return (
        Fraction(sum(margin > 0 for margin in margins), len(margins)),
        Fraction(sum(margin == 0 for margin in margins), len(margins)),
        Fraction(sum(margin < 0 for margin in margins), len(margins)),
    )


def boarding_odds(game: Tables, known: PiratesState, ship: int) -> Fraction:
    """Return the chance that the attack is stronger than the defence (PV-R13, PV-R14)."""
    crew, holder = int(known.crew), int(commander(game, known, ship))
    won = [
        strength(game, world, crew) > strength(game, world, holder)
        for world in worlds(known, crew, holder)
    ]
    return Fraction(sum(won), len(won))
