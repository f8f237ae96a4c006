"""The numbers of the game, how to read its table, its setup and its turns: PV-R1 to PV-R7."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from argosy.core.contract import LEGAL, Game, pack
from argosy.games.pirates.board import WORD, Board, chart_board, has
from argosy.games.pirates.state import (
    ABOARD,
    ACTING,
    AT_OCEAN,
    BURYING,
    CAPTAIN,
    CLAIMED_BY,
    DEALING,
    DRAWING,
    IN_HAND,
    KILLED,
    MARKING,
    NO_ISLAND,
    NO_SHIP_LEFT,
    NOT_DEALT,
    NOWHERE,
    ON_SHIP,
    PLACING,
    RECRUITING,
    RESTING,
    ROLLING_ISLAND,
    PiratesState,
)
from argosy.games.pirates.terms import (
    BEGAN,
    DEALT,
    ENDED,
    ISLAND_ROLLED,
    KILLED_CREW,
    MENDED,
    NEW_ROUND,
    NO_BERTH,
    PLACED,
    ROUNDS_OVER,
    SHOWED,
)
from argosy.kit.bags import BIT, first


@mypyc_attr(allow_interpreted_subclasses=True)
class Chart(Game[PiratesState]):
    """The boards and the numbers that follow from seats and options, computed once."""

    crews: i64  # suits in play: two players command two each (PV-A58)
    seat_of: vec[i64]  # by crew
    boards: list[Board]  # by layout
    island: i64
    turn_actions: i64
    sail: i64
    boarding: i64
    walk: i64
    captain: i64
    escape: i64
    haste: i64
    courage: i64
    diagonal: i64
    supply: i64
    alone: i64
    goal: i64
    rounds: i64

    def __init__(self, options: dict[str, int]) -> None:
        super().__init__(options)
        self.crews = 4 if self.seats == 2 else self.seats
        self.seat_of = vec[i64]([0, 1, 0, 1] if self.seats == 2 else [0, 1, 2, 3])
        extra = self.seats == 3 and options["extra"] == 1
        self.boards = [chart_board(island, extra) for island in range(NO_ISLAND)]
        self.island = options["island"]
        self.turn_actions = options["actions"]
        self.sail = options["sail"]
        self.boarding = options["boarding"]
        self.walk = options["walk"]
        self.captain = options["captain"]
        self.escape = options["escape"]
        self.haste = options["haste"]
        self.courage = options["courage"]
        self.diagonal = options["diagonal"]
        self.supply = options["supply"]
        self.alone = options["alone"]
        self.goal = min(options["claimed"], int(self.crews))
        self.rounds = options["rounds"]


# ── Reading the table ─────────────────────────────────────────────────────────────────────────────


def byte(word: i64, index: i64) -> i64:
    return word >> (index << 3) & 255


def with_byte(word: i64, index: i64, value: i64) -> i64:
    shift = index << 3
    mask: i64 = 255
    return word & ~(mask << shift) | value << shift


def crew_of(piece: i64) -> i64:
    return piece >> 2 if piece < CAPTAIN else piece - CAPTAIN


def piece_of(crew: i64, who: i64) -> i64:
    """`who` is a letter, 0 to 3, or 4 for the captain."""
    return crew * 4 + who if who < 4 else CAPTAIN + crew


def is_on_land(s: PiratesState, piece: i64) -> bool:
    return i64(s.where[piece]) < ABOARD


def is_aboard(s: PiratesState, piece: i64) -> bool:
    return i64(s.where[piece]) == ABOARD


def coast_of(s: PiratesState, crew: i64) -> i64:
    """The coast position of a crew's ship; -1 without a ship, or if it is in the open ocean."""
    ship = byte(s.ships, crew)
    if ship == NO_SHIP_LEFT:
        return -1
    berth = byte(s.berths, ship)
    return berth if berth < AT_OCEAN else -1


def is_at_ocean(s: PiratesState, crew: i64) -> bool:
    ship = byte(s.ships, crew)
    return ship != NO_SHIP_LEFT and byte(s.berths, ship) == AT_OCEAN


def commander(game: Chart, s: PiratesState, ship: i64) -> i64:
    """The crew that has this ship, or -1: a free ship."""
    for crew in range(game.crews):
        if byte(s.ships, crew) == ship:
            return crew
    return -1


def free_ships(game: Chart, s: PiratesState) -> i64:
    """Ships without an owner, as a mask (PV-A25)."""
    found = BIT[game.crews] - 1
    for crew in range(game.crews):
        ship = byte(s.ships, crew)
        if ship != NO_SHIP_LEFT:
            found ^= BIT[ship]
    return found


def killed_of(s: PiratesState, crew: i64) -> i64:
    """The killed coins of a crew, as a mask of coins."""
    found: i64 = 0
    for coin in range(crew * 4, crew * 4 + 4):
        if i64(s.where[coin]) == KILLED:
            found |= BIT[coin]
    return found


def is_beside_captain(board: Board, s: PiratesState, piece: i64) -> bool:
    """PV-R27, PV-A31, PV-A63: next to its own captain, over corners and over a rail too."""
    crew = crew_of(piece)
    here = i64(s.where[piece])
    there = i64(s.where[CAPTAIN + crew])
    if here == KILLED:
        return False
    if here == ABOARD and there == ABOARD:
        return True
    if here != ABOARD and there != ABOARD:
        return has(board.around_lo[here], board.around_hi[here], there)
    coast = coast_of(s, crew)
    land = there if here == ABOARD else here
    return coast >= 0 and has(board.shore_lo[coast], board.shore_hi[coast], land)


def open_water(game: Chart, s: PiratesState, mover: i64) -> tuple[i64, i64]:
    """Positions that no ship but `mover` and no whirlpool overlaps (PV-A7, PV-A8, PV-A67)."""
    board = game.boards[s.island]
    lo = board.all_lo
    hi = board.all_hi
    for suit in range(game.crews):
        berth = byte(s.berths, suit)
        if berth < AT_OCEAN and suit != mover:
            lo &= ~board.overlap_lo[berth]
            hi &= ~board.overlap_hi[berth]
        berth = byte(s.whirlpools, suit)
        if berth < AT_OCEAN:
            lo &= ~board.overlap_lo[berth]
            hi &= ~board.overlap_hi[berth]
    return lo, hi


def free_coast(game: Chart, s: PiratesState, mover: i64) -> tuple[i64, i64]:
    """PV-A8: the free coast positions, those with an edge along land."""
    board = game.boards[s.island]
    lo, hi = open_water(game, s, mover)
    return lo & board.edge_lo, hi & board.edge_hi


def is_in_water(board: Board, lo: i64, hi: i64, square: i64) -> bool:
    """Whether the position with this upper left square is in a set of positions."""
    position = board.square_position[square]
    return position >= 0 and has(lo, hi, position)


# ── Pieces that come and go ───────────────────────────────────────────────────────────────────────


def put_on(s: PiratesState, land: i64, what: i64) -> None:
    """A piece + 1, or a die + 21, on a free land square."""
    s.on[land] = u8(what)
    if land < WORD:
        s.taken_lo |= BIT[land]
    else:
        s.taken_hi |= BIT[land - WORD]


def lift_from(s: PiratesState, land: i64) -> None:
    s.on[land] = 0
    if land < WORD:
        s.taken_lo &= ~BIT[land]
    else:
        s.taken_hi &= ~BIT[land - WORD]


def kill(s: PiratesState, coin: i64) -> None:
    """It leaves the board and lies before its owner. What it carried has been seen to."""
    here = i64(s.where[coin])
    if here < ABOARD:
        lift_from(s, here)
    s.where[coin] = KILLED
    s.tell(KILLED_CREW, coin)


def show(s: PiratesState, coin: i64) -> None:
    """PV-A52: shown to all, and turned down again; it stays known."""
    s.open |= BIT[coin]
    s.shown += 1
    s.tell(SHOWED, coin, s.values[coin])


def with_value(values: vec[i64], coin: i64, value: i64) -> vec[i64]:
    changed = values[:]
    changed[coin] = value
    return changed


def mend(game: Chart, s: PiratesState) -> None:
    """PV-R12, PV-A16: closed when no living crew is left on the islands the ship touches."""
    holed = s.holed
    while holed:
        ship = first(holed)
        holed &= holed - 1
        crew = commander(game, s, ship)
        if crew < 0 or not has_crew_ashore(game, s, crew):
            s.holed ^= BIT[ship]
            s.tell(MENDED, ship)


def has_crew_ashore(game: Chart, s: PiratesState, crew: i64) -> bool:
    """PV-A16, PV-A18: living crew, not the captain, on an island that their ship touches."""
    board = game.boards[s.island]
    coast = coast_of(s, crew)
    if coast < 0:
        return False
    touched = board.touches[coast]
    for coin in range(crew * 4, crew * 4 + 4):
        here = i64(s.where[coin])
        if here < ABOARD and touched & BIT[board.island_of[here]] != 0:
            return True
    return False


# ── Setup ─────────────────────────────────────────────────────────────────────────────────────────
#    PV-R3  a die for the layout            PV-A1, PV-A68  the first crew is drawn
#    PV-R2  crew values, hidden             PV-R4  ships beside land


def roll_island(game: Chart, s: PiratesState, island: i64) -> None:
    s.island = island
    s.step = DRAWING
    s.tell(ISLAND_ROLLED, island)


def draw_first(game: Chart, s: PiratesState, crew: i64) -> None:
    s.first = crew
    s.tell(BEGAN, crew)
    s.step = DEALING
    ask(game, s, DEALING, crew)


def undealt(s: PiratesState) -> i64:
    """The coin that is dealt a value next: the first letter without one, of the crew on turn."""
    coin = s.crew * 4
    while s.values[coin] != NOT_DEALT:
        coin += 1
    return coin


def values_left(s: PiratesState) -> i64:
    """Values 2 to 5 that no coin of the crew on turn has, as a mask."""
    found: i64 = 0x3C
    for coin in range(s.crew * 4, s.crew * 4 + 4):
        value = s.values[coin]
        if value > 0:
            found &= ~BIT[value]
    return found


def deal(game: Chart, s: PiratesState, coin: i64, value: i64) -> None:
    s.values = with_value(s.values, coin, value)
    s.shown += 1
    s.tell(DEALT, coin, 0, value, game.seat_of[s.crew])
    for other in range(s.crew * 4, s.crew * 4 + 4):
        if s.values[other] == NOT_DEALT:
            return
    if s.step == RECRUITING:
        end_action(game, s)
    else:
        ask_next(game, s, DEALING, PLACING)


def ask(game: Chart, s: PiratesState, step: i64, crew: i64) -> None:
    """The crew's seat is to decide."""
    s.step = step
    s.crew = crew
    s.mover = game.seat_of[crew]
    s.decider = s.mover


def ask_next(game: Chart, s: PiratesState, step: i64, then: i64) -> None:
    """The same of the next crew in turn order; after the last, a new step with the first."""
    crew = s.crew + 1
    if crew == game.crews:
        crew = 0
    ask(game, s, step if crew != s.first else then, crew)


def why_not_place(game: Chart, s: PiratesState, square: i64) -> i64:
    lo, hi = free_coast(game, s, NOWHERE)
    if not is_in_water(game.boards[s.island], lo, hi, square):
        return pack(NO_BERTH, square)  # PV-R4
    return LEGAL


def place(game: Chart, s: PiratesState, square: i64) -> None:
    position = game.boards[s.island].square_position[square]
    s.berths = with_byte(s.berths, s.crew, position)
    s.tell(PLACED, s.crew, square)
    ask_next(game, s, PLACING, MARKING)


# ── The turn ──────────────────────────────────────────────────────────────────────────────────────
#    PV-R5  in turn order              PV-R7  two actions, each settled before the next
#    PV-A51 sixty rounds at most


def begin_play(game: Chart, s: PiratesState) -> None:
    s.round = 1
    s.tell(NEW_ROUND, s.round)
    begin_turn(game, s, s.first)


def begin_turn(game: Chart, s: PiratesState, crew: i64) -> None:
    ask(game, s, ACTING, crew)
    s.left = game.turn_actions


def end_action(game: Chart, s: PiratesState) -> None:
    """PV-A66: dice to be buried come first; then the next action, or the next turn."""
    s.die = NOWHERE
    s.digger = NOWHERE
    s.prey = NOWHERE
    if s.loose != 0:
        s.step = BURYING
        s.die = first(s.loose)
        s.decider = game.seat_of[s.die]
        return
    s.fallen = NOWHERE
    if s.left > 0:
        s.step = ACTING
        s.decider = s.mover
    else:
        end_turn(game, s)


def end_turn(game: Chart, s: PiratesState) -> None:
    crew = s.crew + 1
    if crew == game.crews:
        crew = 0
    if crew == s.first:
        if s.round >= game.rounds:
            end_game(s, ROUNDS_OVER)  # PV-A51
            return
        s.round += 1
        s.tell(NEW_ROUND, s.round)
    begin_turn(game, s, crew)


def end_game(s: PiratesState, ending: i64) -> None:
    s.ending = ending
    s.step = RESTING
    s.left = 0
    s.tell(ENDED, ending)


# ── Treasures in front of a seat ──────────────────────────────────────────────────────────────────


def claims(game: Chart, s: PiratesState, seat: i64) -> i64:
    """How many treasures a seat has claimed."""
    found: i64 = 0
    for die in range(game.crews):
        if byte(s.dice, die) == CLAIMED_BY + seat:
            found += 1
    return found


def total(game: Chart, s: PiratesState, seat: i64) -> i64:
    """What they are worth together (PV-R19, PV-A42)."""
    found: i64 = 0
    for die in range(game.crews):
        if byte(s.dice, die) == CLAIMED_BY + seat:
            found += byte(s.faces, die)
    return found


def move_dice(game: Chart, s: PiratesState, source: i64, to: i64) -> None:
    """Every die at one place goes to another: from under a piece to a ship, from ship to ship."""
    for die in range(game.crews):
        if byte(s.dice, die) == source:
            s.dice = with_byte(s.dice, die, to)


def dice_aboard(game: Chart, s: PiratesState, ship: i64) -> i64:
    """The dice on a ship, as a mask."""
    found: i64 = 0
    for die in range(game.crews):
        if byte(s.dice, die) == ON_SHIP + ship:
            found |= BIT[die]
    return found


def first_step(game: Chart) -> i64:
    """PV-R3: the layout is rolled unless an option names it."""
    return ROLLING_ISLAND if game.island == NO_ISLAND else DRAWING


def open_box(game: Chart, s: PiratesState) -> None:
    """PV-R1, PV-R2: the suits in play take their dice; all pieces stand on their ships."""
    s.step = first_step(game)
    s.island = game.island
    for die in range(game.crews):
        s.dice = with_byte(s.dice, die, IN_HAND)
