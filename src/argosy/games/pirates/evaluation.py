# compiled
"""Judge how good a table looks to each seat, for the bots.

The plan it rewards: bring crew beside a die, dig when enough of them stand there, carry the find to
the ship, put to sea, unload; and stand where enemy carriers can be shot or struck down.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from argosy.games.pirates.distances import FAR, Distances, distances_of
from argosy.games.pirates.islands import has
from argosy.games.pirates.rules.gunnery import crew_in_line
from argosy.games.pirates.rules.reading import (
    byte,
    coast_of,
    commander,
    crew_of,
    dice_aboard,
    is_aboard,
    killed_of,
    total,
)
from argosy.games.pirates.state import (
    ABOARD,
    AT_OCEAN,
    CAPTAIN,
    CLAIMED_BY,
    HIDING,
    KILLED,
    LOOSE,
    MARKING,
    NO_SHIP_LEFT,
    ON_SHIP,
    UNDER,
    PiratesState,
)
from argosy.games.pirates.tables import Tables
from argosy.kit.bags import bit, count
from argosy.kit.evaluation import expectations

# Constants, in the order of weights.json.
AT_SEA_WORTH: Final = 0  # a treasure on a ship on the ocean
ABOARD_WORTH: Final = 1  # on one at a coast
CARRIED_WORTH: Final = 2  # in the hands of a piece
FACE_WORTH: Final = 3  # each point of its value
FIND: Final = 4  # what one more piece beside a die is worth: a sixth of a find
PATIENCE: Final = 5  # of what an action later brings
REST: Final = 6  # of what other dice promise than the best
STEP_HOME: Final = 7  # an action on the way of a carrier
LOST_DIE: Final = 8  # what a die is worth that will be hidden somewhere else
IN_LINE: Final = 9  # a carrier that can be shot
STRUCK: Final = 10  # or struck down
ALIVE: Final = 11  # a coin
BALL: Final = 12
CAPTAIN_AWAY: Final = 13  # from the ship,
CAPTAIN_STEP: Final = 14  # and each action of the way back
NO_SHIP_WORTH: Final = 15
HOLED_EACH: Final = 16  # a piece ashore whose ship is holed
HOLED_STEP: Final = 17  # each step of its way
HOLED_CARGO: Final = 18  # how much worse it is for each treasure aboard

MOST_DIGGERS: Final = 4  # all coins of a crew
LATEST: Final = 160  # actions: what comes as late or later is worth the same


# Features of a seat, in the order of weights.json.
CLAIMED: Final = 0  # dice at home
FACES: Final = 1  # their values
CARGO: Final = 2  # treasures on the way home
CREWS: Final = 3  # ships, captains, crew and balls
PROMISES: Final = 4  # what digging promises
LATE_FACES: Final = 5  # the values again, the more dice are at home
FEATURES: Final = 6


def prepare(game: Tables) -> None:
    """Enter in the tables what so many pieces beside a die are worth after so many actions."""
    find = game.constants[FIND]
    patience = game.constants[PATIENCE]
    game.digging = vec[float](
        [find * float(n) * patience**k for n in range(MOST_DIGGERS + 1) for k in range(LATEST)]
    )


def appraise(game: Tables, s: PiratesState) -> list[float]:
    rows = measured(game, s)
    found = expectations([worth(game, rows, seat) for seat in range(game.seats)])
    if s.round > 0:
        for seat in range(game.seats):
            if is_hopeless(game, s, seat):
                found[seat] = hopeless(game)
    return found


def appraise_for(game: Tables, s: PiratesState, seat: i64) -> float:
    """Return what `appraise` finds for one seat: a first look asks for no more, and often."""
    if s.round > 0 and is_hopeless(game, s, seat):
        return hopeless(game)
    rows = measured(game, s)
    mine = worth(game, rows, seat)
    best = mine
    for other in range(game.seats):
        best = max(best, worth(game, rows, other))
    total = 0.0
    for other in range(game.seats):
        total += exp(worth(game, rows, other) - best)
    seats = float(game.seats)
    return (seats * exp(mine - best) / total - 1.0) / (seats - 1.0)


def hopeless(game: Tables) -> float:
    """Return what a seat may expect that cannot win any more: a little less than a defeat."""
    return -1.05 / float(game.seats - 1)


def features(game: Tables, s: PiratesState) -> list[list[float]]:
    """Return the features of each seat."""
    rows = measured(game, s)
    return [[rows[seat * FEATURES + k] for k in range(FEATURES)] for seat in range(int(game.seats))]


def worth(game: Tables, rows: vec[float], seat: i64) -> float:
    return game.evaluation.worth(rows, seat * FEATURES)


def measured(game: Tables, s: PiratesState) -> vec[float]:
    """Return the features of all seats, one row after the other."""
    rows = vec[float]([0.0] * (game.seats * FEATURES))
    if s.step < MARKING and s.round == 0:
        return rows
    distances = distances_of(game.boards[s.island])
    carriers: i64 = 0  # pieces with a treasure
    underway: i64 = 0  # treasures that are not at home yet
    claimed = 0.0
    for die in range(game.crews):
        place = byte(s.dice, die)
        if CLAIMED_BY <= place < CLAIMED_BY + 4:
            claimed += 1.0
            row = (place - CLAIMED_BY) * FEATURES
            rows[row + CLAIMED] += 1.0
            rows[row + FACES] += float(byte(s.faces, die))
        elif UNDER <= place < CLAIMED_BY:
            underway |= bit(die)
            if place < ON_SHIP:
                carriers |= bit(place - UNDER)
    for crew in range(game.crews):
        row = game.seat_of[crew] * FEATURES
        rows[row + CREWS] += crew_worth(game, s, distances, crew)
        if underway != 0:
            rows[row + CARGO] += cargo_worth(game, s, distances, crew)
    for seat in range(game.seats):
        row = seat * FEATURES
        rows[row + PROMISES] = prospects(game, s, distances, carriers, seat)
        if claimed > 0.0:
            rows[row + LATE_FACES] = rows[row + FACES] * claimed / float(game.crews)
    return rows


def is_hopeless(game: Tables, s: PiratesState, seat: i64) -> bool:
    """Return whether a seat is behind even if it brings home every die that is left, all of which it has."""
    mine: i64 = 0
    held: i64 = 0
    for die in range(game.crews):
        place = byte(s.dice, die)
        if place < UNDER or place >= LOOSE:
            return False
        if place < CLAIMED_BY:
            crew = (
                crew_of(place - UNDER) if place < ON_SHIP else commander(game, s, place - ON_SHIP)
            )
            if crew < 0 or game.seat_of[crew] != seat:
                return False
            held += 1
            mine += byte(s.faces, die)
    if held == 0:
        return False
    mine += total(game, s, seat)
    rivals = [total(game, s, other) for other in range(game.seats) if other != seat]
    return max(rivals) > mine


def crew_worth(game: Tables, s: PiratesState, distances: Distances, crew: i64) -> float:
    found = game.constants[BALL] * float(byte(s.balls, crew))
    for coin in range(crew * 4, crew * 4 + 4):
        if i64(s.where[coin]) != KILLED:
            found += game.constants[ALIVE]
    return found + ship_worth(game, s, distances, crew)


def prospects(
    game: Tables, s: PiratesState, distances: Distances, carriers: i64, seat: i64
) -> float:
    """Return what digging promises a seat, each of its crews at a different die."""
    best = 0.0
    rest = 0.0
    for die in range(game.crews):
        if game.seat_of[die] == seat:
            continue
        promise = die_promise(game, s, distances, carriers, seat, die)
        rest += promise
        partner = 0.0  # the best that the second crew can do elsewhere, with two players (PV-A58)
        if game.seats == 2:
            for other in range(game.crews):
                if other != die and game.seat_of[other] != seat:
                    elsewhere = die_promise(game, s, distances, carriers, seat + 2, other)
                    partner = max(partner, elsewhere)
        best = max(best, promise + partner)
    return best + game.constants[REST] * rest


def ship_worth(game: Tables, s: PiratesState, distances: Distances, crew: i64) -> float:
    """Return what a crew's ship is worth; its captain belongs on it."""
    if byte(s.ships, crew) == NO_SHIP_LEFT:
        return game.constants[NO_SHIP_WORTH]
    found = 0.0
    if s.holed & bit(byte(s.ships, crew)) != 0:
        found -= hole_cost(game, s, distances, crew)
    if not is_aboard(s, CAPTAIN + crew):
        way = float(way_home(game, s, distances, crew, CAPTAIN + crew))
        found -= game.constants[CAPTAIN_AWAY] + game.constants[CAPTAIN_STEP] * way
    return found


def hole_cost(game: Tables, s: PiratesState, distances: Distances, crew: i64) -> float:
    """Return what a hole costs: crew ashore must come aboard first, and cargo waits for them (PV-R12)."""
    board = game.boards[s.island]
    coast = coast_of(s, crew)
    found = 0.0
    for coin in range(crew * 4, crew * 4 + 4):
        here = i64(s.where[coin])
        if here < ABOARD and board.touches[coast] & bit(board.island_of[here]) != 0:
            found += game.constants[HOLED_EACH] + game.constants[HOLED_STEP] * float(
                min(distances.walks[coast * board.lands + here], 12)
            )
    cargo = count(dice_aboard(game, s, byte(s.ships, crew)))
    return found * (1.0 + game.constants[HOLED_CARGO] * float(cargo))


def way_home(game: Tables, s: PiratesState, distances: Distances, crew: i64, piece: i64) -> i64:
    """Return how many actions it takes a piece on land to get aboard; the ship may come to meet it."""
    board = game.boards[s.island]
    here = i64(s.where[piece])
    if here >= ABOARD:
        return 0
    if byte(s.ships, crew) == NO_SHIP_LEFT:
        return 6
    coast = coast_of(s, crew)
    if coast < 0:
        return 1 + distances.nearest[here]
    can_sail = is_aboard(s, CAPTAIN + crew)
    place = coast * board.lands + here
    return distances.costs[place] if can_sail else min(distances.walks[place], 12)


def cargo_worth(game: Tables, s: PiratesState, distances: Distances, crew: i64) -> float:
    """Return what a crew's treasures on the way home are worth."""
    found = 0.0
    ship = byte(s.ships, crew)
    for die in range(game.crews):
        place = byte(s.dice, die)
        face = game.constants[FACE_WORTH] * float(byte(s.faces, die))
        if place == ON_SHIP + ship:
            at_sea = byte(s.berths, ship) == AT_OCEAN
            found += face + (
                game.constants[AT_SEA_WORTH] if at_sea else game.constants[ABOARD_WORTH]
            )
        elif UNDER <= place < ON_SHIP:
            piece = place - UNDER
            if (piece >> 2 if piece < CAPTAIN else piece - CAPTAIN) == crew:
                far = way_home(game, s, distances, crew, piece)
                found += (
                    face + game.constants[CARRIED_WORTH] - game.constants[STEP_HOME] * float(far)
                )
                if piece < CAPTAIN:
                    found -= danger(game, s, crew, piece)
    return found


def danger(game: Tables, s: PiratesState, crew: i64, coin: i64) -> float:
    """Return what a carrier risks in an enemy's line of fire, or beside an enemy."""
    board = game.boards[s.island]
    here = i64(s.where[coin])
    found = 0.0
    for enemy in range(game.crews):
        if game.seat_of[enemy] == game.seat_of[crew]:
            continue
        found += game.constants[IN_LINE] if is_in_line(game, s, enemy, coin) else 0.0
        for other in range(enemy * 4, enemy * 4 + 4):
            there = i64(s.where[other])
            if there < ABOARD and has(board.near_lo[here], board.near_hi[here], there):
                found += game.constants[STRUCK] if s.values[other] > s.values[coin] else 0.0
    return found


def is_in_line(game: Tables, s: PiratesState, enemy: i64, coin: i64) -> bool:
    """Return whether that crew could shoot the coin now."""
    coast = coast_of(s, enemy)
    if coast < 0 or byte(s.balls, enemy) == 0 or not is_aboard(s, CAPTAIN + enemy):
        return False
    return crew_in_line(game, s, enemy, coast) & bit(coin) != 0


def die_promise(
    game: Tables, s: PiratesState, distances: Distances, carriers: i64, crew: i64, die: i64
) -> float:
    """Return what may come of digging there, with the best number of diggers for the actions it takes.

    Carriers have other things to do than dig.
    """
    spot = byte(s.dice, die)
    if spot >= LOOSE or (s.step == HIDING and s.die == die):
        return game.constants[LOST_DIE]
    if spot >= UNDER:
        return 0.0
    board = game.boards[s.island]
    ashore: i64 = 0  # packed, six bits each, the nearest first
    aboard: i64 = 0
    killed: i64 = 0
    # Squares beside the die where the crew's pieces stand or could stand
    room = count(board.near_lo[spot] & ~s.taken_lo) + count(board.near_hi[spot] & ~s.taken_hi)
    row = spot * board.lands
    for coin in range(crew * 4, crew * 4 + 4):
        here = i64(s.where[coin])
        if here == KILLED:
            killed += 1
        elif here == ABOARD:
            aboard += 1
        else:
            far = distances.steps[row + here] - 1
            if far == 0:
                room += 1
            if carriers & bit(coin) == 0:
                ashore = enter(ashore, min(far, 20))
    best = gather(game.digging, ashore, room)
    if aboard + killed == 0:
        return best
    return max(best, ship_promise(game, s, distances, crew, spot, ashore, aboard, room))


def ship_promise(
    game: Tables,
    s: PiratesState,
    distances: Distances,
    crew: i64,
    spot: i64,
    ashore: i64,
    aboard: i64,
    room: i64,
) -> float:
    """Return the same where some diggers come by ship: from its coast, after a sail, or round by the ocean."""
    board = game.boards[s.island]
    by_ocean = max(distances.nearest[spot] - 2, 1)
    killed = count(killed_of(s, crew))
    coast = coast_of(s, crew)
    if coast < 0:
        best = gather_by_ship(game.digging, ashore, aboard, 1, by_ocean, room)
        return max(best, gather_by_ship(game.digging, ashore, aboard + killed, 2, by_ocean, room))
    place = coast * board.lands + spot
    on_foot: i64 = FAR
    if board.landing_lo[coast] & ~s.taken_lo != 0 or board.landing_hi[coast] & ~s.taken_hi != 0:
        on_foot = distances.walks[place]
    if not is_aboard(s, CAPTAIN + crew):
        return gather_by_ship(game.digging, ashore, aboard, 0, max(on_foot - 1, 1), room)
    best = gather_by_ship(game.digging, ashore, aboard, 0, max(on_foot - 2, 1), room)
    if s.holed & bit(byte(s.ships, crew)) == 0:
        by_sail = max(distances.sails[place] - 2, 1)
        best = max(best, gather_by_ship(game.digging, ashore, aboard, 1, by_sail, room))
        best = max(best, gather_by_ship(game.digging, ashore, aboard, 2, by_ocean, room))
        if killed > 0:
            best = max(
                best, gather_by_ship(game.digging, ashore, aboard + killed, 3, by_ocean, room)
            )
    return best


def enter(packed: i64, number: i64) -> i64:
    """Enter a number into an ascending list of four, packed as numbers plus one; 0 is an empty place."""
    found: i64 = 0
    shift: i64 = 0
    left = number + 1
    while packed != 0:
        other = packed & 63
        packed >>= 6
        if left != 0 and left <= other:
            found |= left << shift
            shift += 6
            left = 0
        found |= other << shift
        shift += 6
    return found | left << shift


def gather(digging: vec[float], ashore: i64, room: i64) -> float:
    """Return the worth of the best number of diggers who walk, the nearest first."""
    best = 0.0
    diggers: i64 = 0
    actions: i64 = 0
    while ashore != 0 and diggers < room:
        actions += (ashore & 63) - 1
        diggers += 1
        ashore >>= 6
        best = max(best, digging[diggers * LATEST + min(actions, LATEST - 1)])
    return best


def gather_by_ship(
    digging: vec[float], ashore: i64, aboard: i64, shared: i64, each: i64, room: i64
) -> float:
    """Return the worth of the best mix of diggers: some walk, at least one shares the way of the ship."""
    best = 0.0
    diggers: i64 = 0
    actions = shared
    while diggers < room:
        cost = actions
        for number in range(diggers + 1, min(diggers + aboard, room) + 1):
            cost += each
            best = max(best, digging[number * LATEST + min(cost, LATEST - 1)])
        if ashore == 0:
            return best
        actions += (ashore & 63) - 1
        diggers += 1
        ashore >>= 6
    return best
