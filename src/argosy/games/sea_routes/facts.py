"""What the screen of Trade Routes at sea needs to know, as values: nothing is to be read from its sentences."""

from msgspec import Struct

from argosy.core.contract import SPECTATOR
from argosy.games.sea_routes.layout import SIDES, leader
from argosy.games.sea_routes.numbers import ARMS_MOST
from argosy.games.sea_routes.rules.reading import is_adjacent, is_full, is_out, pawn
from argosy.games.sea_routes.rules.scoring import raised, tally
from argosy.games.sea_routes.stakes import BARE, claim_of, thing_said
from argosy.games.sea_routes.state import SAILING, SeaRoutesState
from argosy.games.sea_routes.tables import Tables
from argosy.games.sea_routes.words import CATEGORIES, DICE, SEATS, space_names
from argosy.kit.bags import byte, members


class Majority(Struct, frozen=True):
    """One of the six categories: what each seat has, and who would win it if the round ended now (SR-R15, SR-R16)."""

    category: str  # crowns, even, odd: score; arms, moons, suns: power
    counts: list[int]  # by seat
    leads: str | None
    is_power: bool
    worth: int  # what the lead would bring: points of score, or the points that the die would show
    gain: int  # what leaving their space would add for the seat that is to sail
    would_lead: str | None  # who would lead then


class Die(Struct, frozen=True):
    suit: str
    owner: str | None
    points: int


class Ship(Struct, frozen=True):
    seat: str
    space: str
    is_out: bool


class Exit(Struct, frozen=True):
    """A space next to the ship that is to sail, and where it could sail on from there (SR-R8)."""

    space: str
    on: list[str]


class SeaRoutesFacts(Struct, frozen=True):
    round: int
    rounds: int
    majorities: list[Majority]
    dice: list[Die]
    ships: list[Ship]
    sides: dict[str, int]  # coins left, by side
    empty_sides: int  # so many sides without a coin end the game (SR-R23, SR-R25)
    claims: str | None  # a noun: what leaving its space brings the ship that is to sail (SR-R9)
    exits: list[Exit]


def facts(game: Tables, s: SeaRoutesState, viewer: int = SPECTATOR) -> SeaRoutesFacts:
    """Nothing is hidden, so every viewer knows the same."""
    names = space_names(game)
    sails = int(s.decider) if s.step == SAILING else -1
    claim = claimed(game, s, sails) if sails >= 0 else None
    return SeaRoutesFacts(
        round=int(s.round),
        rounds=int(game.rounds),
        majorities=majorities(game, s, sails, claim[1] if claim else None),
        dice=[
            Die(suit, seat_of(byte(s.owners, die) - 1), int(byte(s.points, die)))
            for die, suit in enumerate(DICE)
        ],
        ships=[
            Ship(SEATS[seat], names[pawn(s, seat)], bool(is_out(game, s, seat)))
            for seat in range(game.seats)
        ],
        sides={
            side: len(members(s.coins & game.sides[number])) for number, side in enumerate(SIDES)
        },
        empty_sides=int(game.empty_sides),
        claims=claim[0] if claim else None,
        exits=exits(game, s, sails, claim is not None) if sails >= 0 else [],
    )


def seat_of(number: int) -> str | None:
    return SEATS[number] if number >= 0 else None


def majorities(
    game: Tables, s: SeaRoutesState, sails: int, after: SeaRoutesState | None
) -> list[Majority]:
    return [majority(game, s, category, sails, after) for category in range(len(CATEGORIES))]


def majority(
    game: Tables, s: SeaRoutesState, category: int, sails: int, after: SeaRoutesState | None
) -> Majority:
    counts = [int(tally(game, s, seat, category)) for seat in range(game.seats)]
    then = [int(tally(game, after or s, seat, category)) for seat in range(game.seats)]
    leads, is_power = leader(counts), category >= ARMS_MOST
    return Majority(
        category=CATEGORIES[category],
        counts=counts,
        leads=seat_of(leads),
        is_power=is_power,
        worth=raised(game, s, category - ARMS_MOST) if is_power else max(counts),
        gain=then[sails] - counts[sails] if after else 0,
        would_lead=seat_of(leader(then)),
    )


def claimed(game: Tables, s: SeaRoutesState, seat: int) -> tuple[str, SeaRoutesState] | None:
    """What lies where a ship is, and the state with it in the hand; None where nothing is claimed."""
    claim, space = claim_of(game, s, seat), int(pawn(s, seat))
    if claim == BARE:
        return None
    after = s.clone()
    if space < game.tile_spaces:
        after.tiles_of[seat] |= 1 << int(s.tile_at[space])
    else:
        after.coins_of[seat] |= 1 << int(s.coin_at[space - game.tile_spaces])
    return thing_said(claim), after


def exits(game: Tables, s: SeaRoutesState, seat: int, claims: bool) -> list[Exit]:
    """Where the ship could sail on from each space next to it; from a dead end nowhere (SR-R8)."""
    names = space_names(game)
    here = int(pawn(s, seat))
    full = [space for space in range(len(names)) if is_full(game, s, space)]
    after = [space for space in full if space != here] if claims else full
    return [
        Exit(names[to], [names[space] for space in after if is_adjacent(game, to, space)])
        for to in full
        if is_adjacent(game, here, to)
    ]
