# compiled
"""Crew actions, recruits and supplies: PV-R11, PV-R16, PV-R17, PV-R19 to PV-R21, PV-R23, PV-R24."""

from mypy_extensions import i64, u8

from argosy.core.contract import LEGAL, pack
from argosy.games.pirates.board import WORD, Board, has
from argosy.games.pirates.rules import (
    Chart,
    byte,
    coast_of,
    commander,
    crew_of,
    end_action,
    free_ships,
    is_at_ocean,
    is_beside_captain,
    is_on_land,
    kill,
    killed_of,
    lift_from,
    move_dice,
    piece_of,
    put_on,
    show,
    with_byte,
    with_value,
)
from argosy.games.pirates.ships import spend_balls, win_die
from argosy.games.pirates.state import (
    ABOARD,
    AT_OCEAN,
    BALLS,
    CAPTAIN,
    DIGGING,
    FLEEING,
    HIDING,
    KILLED,
    LOOSE,
    NO_SHIP_LEFT,
    NOT_DEALT,
    ON_SHIP,
    RECRUITING,
    UNDER,
    PiratesState,
)
from argosy.games.pirates.terms import (
    ATTACKED,
    DIGGER_NOT_ON_LAND,
    DREW,
    DUG,
    FIGHT_NOT_ON_LAND,
    FLEE_TOO_FAR,
    FOUND,
    FREE_TO_ENTER,
    KILLED_WALKER,
    MISSED,
    NO_BALL_SPENT,
    NO_SPOT,
    NOBODY_KILLED,
    NOT_BESIDE_COIN,
    NOT_BESIDE_SPOT,
    OCCUPIED,
    OTHER_CREWS_SHIP,
    OTHER_FLEES,
    OWN_COIN,
    OWN_DIE,
    RECRUIT_ON_COAST,
    RECRUITED,
    ROLLED,
    SHOT,
    SISTER_COIN,
    SISTER_DIE,
    STOOD,
    SUPPLIED,
    SUPPLY_ON_COAST,
    TOOK_SHIP,
    WALK_TOO_FAR,
    WALKED,
    WENT_ABOARD,
)
from argosy.kit.bags import BIT, first

# ── Walking ───────────────────────────────────────────────────────────────────────────────────────
#    PV-R16  one square over land, the own ship counts as one; two beside the captain
#    PV-R17  the free move after a find
#    PV-A29  not into or through occupied squares      PV-A32  across the own ship
#    PV-A25  a captain without a ship takes a free one


def walking_range(game: Chart, s: PiratesState, piece: i64) -> i64:
    """PV-R16, PV-R17, PV-R27, PV-A40: how many squares."""
    if piece >= CAPTAIN:
        return game.captain
    squares = game.escape if s.step == FLEEING else game.walk
    if is_beside_captain(game.boards[s.island], s, piece):
        squares += game.haste
    return squares


def walking_reach(game: Chart, s: PiratesState, piece: i64) -> tuple[i64, i64, i64]:
    """The land, as two masks, and the ships where a walk of this living piece can end."""
    here = i64(s.where[piece])
    ring_lo: i64 = 0
    ring_hi: i64 = 0
    if here == ABOARD:
        if coast_of(s, crew_of(piece)) < 0:
            return 0, 0, 0
    elif here < WORD:
        ring_lo = BIT[here]
    else:
        ring_hi = BIT[here - WORD]
    return spread(game, s, piece, ring_lo, ring_hi)


def spread(
    game: Chart, s: PiratesState, piece: i64, ring_lo: i64, ring_hi: i64
) -> tuple[i64, i64, i64]:
    """Square by square from a ring of land; an empty ring is the own ship."""
    board = game.boards[s.island]
    crew = crew_of(piece)
    coast = coast_of(s, crew)
    on_deck = ring_lo == 0 and ring_hi == 0
    was_aboard = on_deck or coast < 0
    lo = board.land_lo & ~s.taken_lo
    hi = board.land_hi & ~s.taken_hi
    reach_lo: i64 = 0
    reach_hi: i64 = 0
    ships: i64 = 0
    for _ in range(walking_range(game, s, piece)):
        if not was_aboard and touch(board, coast, ring_lo, ring_hi):
            ships |= BIT[byte(s.ships, crew)]
        if coast < 0 and piece >= CAPTAIN:
            ships |= boats_at(game, s, crew, ring_lo, ring_hi)
        ring_lo, ring_hi = neighbours(board, ring_lo, ring_hi)
        if on_deck:
            ring_lo |= board.landing_lo[coast]
            ring_hi |= board.landing_hi[coast]
        on_deck = not was_aboard and ships != 0
        was_aboard = was_aboard or on_deck
        ring_lo &= lo
        ring_hi &= hi
        lo ^= ring_lo
        hi ^= ring_hi
        reach_lo |= ring_lo
        reach_hi |= ring_hi
    return reach_lo, reach_hi, ships


def touch(board: Board, coast: i64, lo: i64, hi: i64) -> bool:
    """Whether some of this land has an edge along a position."""
    return board.landing_lo[coast] & lo != 0 or board.landing_hi[coast] & hi != 0


def boats_at(game: Chart, s: PiratesState, crew: i64, lo: i64, hi: i64) -> i64:
    """PV-A25: free ships at this land, for a captain who has none."""
    if byte(s.ships, crew) != NO_SHIP_LEFT:
        return 0
    found: i64 = 0
    boats = free_ships(game, s)
    while boats:
        ship = first(boats)
        boats &= boats - 1
        berth = byte(s.berths, ship)
        if berth < AT_OCEAN and touch(game.boards[s.island], berth, lo, hi):
            found |= BIT[ship]
    return found


def neighbours(board: Board, lo: i64, hi: i64) -> tuple[i64, i64]:
    """The land beside any of these squares."""
    new_lo: i64 = 0
    new_hi: i64 = 0
    while lo:
        land = first(lo)
        lo &= lo - 1
        new_lo |= board.near_lo[land]
        new_hi |= board.near_hi[land]
    while hi:
        land = WORD + first(hi)
        hi &= hi - 1
        new_lo |= board.near_lo[land]
        new_hi |= board.near_hi[land]
    return new_lo, new_hi


def why_not_walk(game: Chart, s: PiratesState, crew: i64, who: i64, square: i64) -> i64:
    piece = piece_of(crew, who)
    if i64(s.where[piece]) == KILLED:
        return pack(KILLED_WALKER, who)  # PV-R16
    board = game.boards[s.island]
    land = board.square_land[square]
    if land >= 0 and i64(s.on[land]) != 0:
        return pack(OCCUPIED, square)  # PV-A29
    if s.step == FLEEING and piece != s.digger:
        return pack(OTHER_FLEES, who)  # PV-R17
    lo, hi, _ = walking_reach(game, s, piece)
    if land < 0 or not has(lo, hi, land):
        return too_far(game, s, piece, who)
    return LEGAL


def why_not_go_aboard(game: Chart, s: PiratesState, crew: i64, who: i64, ship: i64) -> i64:
    piece = piece_of(crew, who)
    if i64(s.where[piece]) == KILLED:
        return pack(KILLED_WALKER, who)  # PV-R16
    holder = commander(game, s, ship)
    if holder < 0 and (piece < CAPTAIN or byte(s.ships, crew) != NO_SHIP_LEFT):
        return pack(FREE_TO_ENTER, ship)  # PV-A25
    if holder >= 0 and holder != crew:
        return pack(OTHER_CREWS_SHIP, ship)  # PV-A33
    if s.step == FLEEING and piece != s.digger:
        return pack(OTHER_FLEES, who)  # PV-R17
    _, _, ships = walking_reach(game, s, piece)
    if ships & BIT[ship] == 0:
        return too_far(game, s, piece, who)
    return LEGAL


def too_far(game: Chart, s: PiratesState, piece: i64, who: i64) -> i64:
    squares = walking_range(game, s, piece)
    if s.step == FLEEING:
        return pack(FLEE_TOO_FAR, who, squares)  # PV-R17
    return pack(WALK_TOO_FAR, who, squares)  # PV-R16


def walk(game: Chart, s: PiratesState, who: i64, square: i64) -> None:
    piece = piece_of(s.crew, who)
    here = i64(s.where[piece])
    land = game.boards[s.island].square_land[square]
    if here < ABOARD:
        lift_from(s, here)
    put_on(s, land, piece + 1)
    s.where[piece] = u8(land)
    s.tell(WALKED, piece, square)
    end_action(game, s)


def go_aboard(game: Chart, s: PiratesState, who: i64, ship: i64) -> None:
    """PV-A44: what it carries is on the ship now."""
    piece = piece_of(s.crew, who)
    lift_from(s, i64(s.where[piece]))
    s.where[piece] = ABOARD
    if byte(s.ships, s.crew) == ship:
        s.tell(WENT_ABOARD, piece, ship)
    else:
        s.ships = with_byte(s.ships, s.crew, ship)  # PV-A25
        s.tell(TOOK_SHIP, piece, ship)
    move_dice(game, s, UNDER + piece, ON_SHIP + ship)
    end_action(game, s)


# ── Digging ───────────────────────────────────────────────────────────────────────────────────────
#    PV-R17  beside a potential spot of another suit: roll its die
#    PV-A38  every piece of the crew beside the spot counts, the captain as null
#    PV-A30  over corners only by option               PV-A54  from land only


def can_reach_spot(game: Chart, s: PiratesState, piece: i64, spot: i64) -> bool:
    """PV-A54, PV-A30: the piece stands on land beside the spot."""
    here = i64(s.where[piece])
    if here >= ABOARD:
        return False
    board = game.boards[s.island]
    if game.diagonal != 0:
        return has(board.around_lo[spot], board.around_hi[spot], here)
    return has(board.near_lo[spot], board.near_hi[spot], here)


def why_not_dig(game: Chart, s: PiratesState, crew: i64, die: i64, who: i64) -> i64:
    if die == crew:
        return OWN_DIE  # PV-R19
    if game.seat_of[die] == game.seat_of[crew]:
        return pack(SISTER_DIE, die)  # PV-A58
    spot = byte(s.dice, die)
    if spot >= UNDER:
        return pack(NO_SPOT, die)  # PV-R17
    piece = piece_of(crew, who)
    if not is_on_land(s, piece):
        return pack(DIGGER_NOT_ON_LAND, who)  # PV-A54
    if not can_reach_spot(game, s, piece, spot):
        return pack(NOT_BESIDE_SPOT, who, die)  # PV-R17
    return LEGAL


def dig(game: Chart, s: PiratesState, die: i64, who: i64) -> None:
    s.die = die
    s.digger = piece_of(s.crew, who)
    s.step = DIGGING
    s.tell(DUG, s.digger, die)


def matching_piece(game: Chart, s: PiratesState, face: i64) -> i64:
    """The piece of the crew on turn beside the spot that has this value, or -1 (PV-A38, PV-A47)."""
    spot = byte(s.dice, s.die)
    if face == 0:
        captain = CAPTAIN + s.crew
        return captain if can_reach_spot(game, s, captain, spot) else -1
    for coin in range(s.crew * 4, s.crew * 4 + 4):
        if s.values[coin] == face and can_reach_spot(game, s, coin, spot):
            return coin
    return -1


def roll_for_treasure(game: Chart, s: PiratesState, face: i64) -> None:
    s.tell(ROLLED, s.die, face)
    found = matching_piece(game, s, face)
    if found < 0:
        s.tell(MISSED, s.digger, s.die)
        s.step = HIDING  # PV-R18
        s.decider = game.seat_of[s.die]
        return
    if found < CAPTAIN:
        show(s, found)  # PV-A39
    lift_from(s, byte(s.dice, s.die))
    s.dice = with_byte(s.dice, s.die, UNDER + s.digger)  # PV-A37
    s.faces = with_byte(s.faces, s.die, face)  # PV-R19
    s.tell(FOUND, s.digger, s.die, face)
    s.step = FLEEING
    lo, hi, ships = walking_reach(game, s, s.digger)
    if lo == 0 and hi == 0 and ships == 0:
        end_action(game, s)  # PV-A69


def stand(game: Chart, s: PiratesState) -> None:
    """PV-A41: the free move is left out."""
    s.tell(STOOD, s.digger)
    end_action(game, s)


# ── Attacks and shots at crew ─────────────────────────────────────────────────────────────────────
#    PV-R20  crew against crew beside it, one more beside the own captain; the lower is killed
#    PV-R21  the survivor takes the treasure, unless it is of an own suit
#    PV-R11  a carrier shot: the owner of the die buries it again


def why_not_attack(game: Chart, s: PiratesState, crew: i64, who: i64, coin: i64) -> i64:
    if coin >> 2 == crew:
        return OWN_COIN  # PV-R20
    if game.seat_of[coin >> 2] == game.seat_of[crew]:
        return pack(SISTER_COIN, coin)  # PV-A58
    attacker = piece_of(crew, who)
    if not is_on_land(s, attacker) or not is_on_land(s, coin):
        return FIGHT_NOT_ON_LAND  # PV-A34
    here = i64(s.where[attacker])
    board = game.boards[s.island]
    if not has(board.near_lo[here], board.near_hi[here], i64(s.where[coin])):
        return pack(NOT_BESIDE_COIN, who, coin)  # PV-R20
    return LEGAL


def fighting_value(game: Chart, s: PiratesState, coin: i64) -> i64:
    value = s.values[coin]
    return value + game.courage if is_beside_captain(game.boards[s.island], s, coin) else value


def attack(game: Chart, s: PiratesState, who: i64, coin: i64) -> None:
    attacker = piece_of(s.crew, who)
    s.tell(ATTACKED, attacker, coin)
    show(s, attacker)
    show(s, coin)
    ours = fighting_value(game, s, attacker)
    theirs = fighting_value(game, s, coin)
    if ours > theirs:
        fall(game, s, coin, attacker)
    elif theirs > ours:
        fall(game, s, attacker, coin)  # PV-A36
    else:
        s.tell(DREW, attacker, coin)  # PV-A35
    end_action(game, s)


def fall(game: Chart, s: PiratesState, loser: i64, winner: i64) -> None:
    """PV-R21, PV-A36, PV-A60"""
    s.fallen = i64(s.where[loser])
    kill(s, loser)
    for die in range(game.crews):
        if byte(s.dice, die) == UNDER + loser:
            win_die(game, s, die, crew_of(winner), UNDER + winner)


def fire_at_crew(game: Chart, s: PiratesState, coin: i64) -> None:
    """PV-R11, PV-A45, PV-A57: killed unseen; what it carried goes back on the board."""
    spend_balls(s, 1)
    s.tell(SHOT, s.crew, coin)
    kill(s, coin)
    for die in range(game.crews):
        if byte(s.dice, die) == UNDER + coin:
            s.dice = with_byte(s.dice, die, LOOSE)
            s.loose |= BIT[die]
    end_action(game, s)


# ── In the open ocean ─────────────────────────────────────────────────────────────────────────────
#    PV-R23  all killed crew return, values dealt anew among them (PV-A64)
#    PV-R24  one spent ball returns


def why_not_recruit(s: PiratesState, crew: i64) -> i64:
    if not is_at_ocean(s, crew):
        return RECRUIT_ON_COAST  # PV-R23
    return LEGAL if killed_of(s, crew) != 0 else NOBODY_KILLED  # PV-R23


def recruit(game: Chart, s: PiratesState) -> None:
    killed = killed_of(s, s.crew)
    s.tell(RECRUITED, s.crew)
    s.open &= ~killed
    values = s.values
    while killed:
        coin = first(killed)
        killed &= killed - 1
        s.where[coin] = ABOARD
        values = with_value(values, coin, NOT_DEALT)
    s.values = values
    s.step = RECRUITING


def why_not_supply(s: PiratesState, crew: i64) -> i64:
    if not is_at_ocean(s, crew):
        return SUPPLY_ON_COAST  # PV-R24
    return LEGAL if byte(s.balls, crew) < BALLS else NO_BALL_SPENT  # PV-R24


def take_supplies(game: Chart, s: PiratesState) -> None:
    balls = min(byte(s.balls, s.crew) + game.supply, BALLS)
    s.balls = with_byte(s.balls, s.crew, balls)
    s.tell(SUPPLIED, s.crew, balls)
    end_action(game, s)
