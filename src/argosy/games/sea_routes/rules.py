"""The rules of Trade Routes at sea, in the order of the rulebook."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from argosy.core.contract import LEGAL, Game, pack
from argosy.games.sea_routes.state import (
    ARMS,
    DEALING,
    DRAWING,
    LAYING,
    MOONS,
    PARTING,
    RESTING,
    SAILING,
    STRANDING,
    SUNS,
    SeaRoutesState,
)
from argosy.kit.bags import BIT, byte, count, first, with_byte
from argosy.kit.piecepack import ARMS as ARMS_SUIT
from argosy.kit.piecepack import CROWNS, FACES, NULL
from argosy.kit.piecepack import MOONS as MOONS_SUIT
from argosy.kit.piecepack import SUNS as SUNS_SUIT

# Actions
SAIL: Final = 1
SNEAK: Final = 2
RUSH: Final = 3
SLIP: Final = 4
EMBARGO: Final = 5
PASS: Final = 6
DONE: Final = 7

# Outcomes
TILE: Final = 1
COIN: Final = 2
FIRST: Final = 3

# Endings
SIDE_EMPTY: Final = 1
SIDES_EMPTY: Final = 2
IDLE: Final = 3
ROUNDS_OVER: Final = 4

# Reasons
NOT_A_TEXT: Final = 1
OVER: Final = 1  # plus the number of the ending: 2..5
TILES_AWAITED: Final = 6
COINS_AWAITED: Final = 7
FIRST_AWAITED: Final = 8
NOT_YOUR_TURN: Final = 9
ALREADY_MOVED: Final = 10
NO_SUNS: Final = 11
NO_MOONS: Final = 12
NOT_ADJACENT: Final = 13
EMPTY: Final = 14
NOTHING_EMPTY: Final = 15
NO_ARMS: Final = 16
NO_MARKER: Final = 17
ALL_OUT: Final = 18
NOT_BESIDE: Final = 19
PAWN_THERE: Final = 20
NOTHING_THERE: Final = 21
MARKER_THERE: Final = 22
MUST_MOVE: Final = 23
CAN_MOVE: Final = 24
PASS_TOO_LATE: Final = 25

# Events
LAID: Final = 1
DEALT: Final = 2
BEGAN: Final = 3
SAILED: Final = 4
SNEAKED: Final = 5
RUSHED: Final = 6
SLIPPED: Final = 7
CLAIMED_TILE: Final = 8
CLAIMED_COIN: Final = 9
LEFT_EMBARGOED: Final = 10
EMBARGOED: Final = 11
PASSED: Final = 12
ROUND_IDLE: Final = 13
SCORED: Final = 14
TURNED_DIE: Final = 15
NEW_ROUND: Final = 16
ENDED: Final = 17
SATISFIED: Final = 18
TIED: Final = 19

# Categories, in the order of scoring (SR-R15, SR-R16)
CROWNS_MOST: Final = 0
EVEN_MOST: Final = 1
ODD_MOST: Final = 2
ARMS_MOST: Final = 3
MOONS_MOST: Final = 4
SUNS_MOST: Final = 5
CATEGORIES: Final = 6

ONE: Final = vec[i64]([1, 256, 65536, 16777216])  # one more in the byte of a seat or die


@mypyc_attr(allow_interpreted_subclasses=True)
class Chart(Game[SeaRoutesState]):
    """The board and the numbers that follow from seats and options, computed once."""

    n: i64  # tiles to a side
    centre: i64
    tile_spaces: i64
    coin_spaces: i64
    packs: i64  # one piecepack for two seats, two for more (SR-R25)
    coin_faces: i64
    coins_per_round: i64
    null_tile: i64
    null_coin: i64
    gain: i64
    die_limit: i64
    markers: i64
    empty_sides: i64
    idle_rounds: i64
    rounds: i64
    idle_moves: i64
    all_tiles: i64
    all_coins: i64
    sides: vec[i64]  # masks of the coin spaces north, south, west, east
    degree: vec[i64]  # how many neighbours a space has
    near: vec[i64]  # four places a space: its neighbours
    west_edge: i64  # the tile spaces of the outer columns, as masks
    east_edge: i64
    near_tiles: vec[i64]  # the same as masks
    near_coins: vec[i64]
    tile_single: vec[i64]  # by category: tiles that count once
    tile_null: vec[i64]  # by category: null tiles of its suit
    coin_single: vec[i64]  # by category: coins that count once
    coin_null: vec[i64]  # by category: null coins of its suit

    def __init__(self, options: dict[str, int]) -> None:
        super().__init__(options)
        self.packs = 1 if self.seats == 2 else 2
        self.n = 5 if self.packs == 1 else 7
        self.tile_spaces = self.n * self.n
        self.coin_spaces = self.n * 4
        self.centre = self.tile_spaces // 2
        self.coin_faces = 8
        self.coins_per_round = options["coins_per_round"]
        self.null_tile = options["null_tile"]
        self.null_coin = options["null_coin"]
        self.gain = options["gain"]
        self.die_limit = options["die_limit"]
        self.markers = options["markers"]
        self.empty_sides = options["empty_sides"]
        self.idle_rounds = options["idle_rounds"]
        self.rounds = options["rounds"]
        self.idle_moves = options["idle_moves"]
        self.all_tiles = BIT[24 * self.packs] - 1
        self.all_coins = BIT[20 * self.packs] - 1
        self.draw_board()
        self.sort_pieces()

    def draw_board(self) -> None:
        """SR-R2, SR-R3, SR-A3, SR-A4: who is adjacent to whom."""
        n = self.n
        spaces = self.tile_spaces + self.coin_spaces
        place: dict[int, int] = {}  # x * 16 + y -> space
        for space in range(spaces):
            x, y = self.where(space)
            place[x * 16 + y] = space
        near: list[int] = []
        degree: list[int] = []
        tile_masks: list[int] = []
        coin_masks: list[int] = []
        for space in range(spaces):
            x, y = self.where(space)
            around = [x * 16 + y - 1, (x + 1) * 16 + y, x * 16 + y + 1, (x - 1) * 16 + y]
            found = [place[key] for key in around if key in place]
            degree.append(len(found))
            near += found + [0] * (4 - len(found))
            tile_masks.append(sum(2**o for o in found if o < self.tile_spaces))
            coin_masks.append(
                sum(2 ** (o - self.tile_spaces) for o in found if o >= self.tile_spaces)
            )
        self.near = vec[i64](near)
        self.degree = vec[i64](degree)
        self.near_tiles = vec[i64](tile_masks)
        self.near_coins = vec[i64](coin_masks)
        sides = [0, 0, 0, 0]
        for coin in range(self.coin_spaces):
            x, y = self.where(self.tile_spaces + coin)
            side = 0 if y == 0 else 1 if y == n + 1 else 2 if x == 0 else 3
            sides[side] += 2**coin
        self.sides = vec[i64](sides)
        self.west_edge = sum([2 ** (row * n) for row in range(n)])
        self.east_edge = sum([2 ** (row * n + n - 1) for row in range(n)])

    def where(self, space: i64) -> tuple[int, int]:
        """Column and row of a space, 0 to n + 1."""
        n = self.n
        if space < self.tile_spaces:
            return int(space % n + 1), int(space // n + 1)
        coin = space - self.tile_spaces
        if coin < n:
            return int(coin + 1), 0
        if coin >= 3 * n:
            return int(coin - 3 * n + 1), int(n + 1)
        return int(0 if (coin - n) % 2 == 0 else n + 1), int((coin - n) // 2 + 1)

    def sort_pieces(self) -> None:
        """SR-R12, SR-R14, SR-A10, SR-A11: what counts for which category, as masks of tiles and coins."""
        suit_of_category = {
            CROWNS_MOST: CROWNS,
            ARMS_MOST: ARMS_SUIT,
            MOONS_MOST: MOONS_SUIT,
            SUNS_MOST: SUNS_SUIT,
        }
        tile_single = [0] * CATEGORIES
        tile_null = [0] * CATEGORIES
        coin_single = [0] * CATEGORIES
        coin_null = [0] * CATEGORIES
        for category in range(CATEGORIES):
            for tile in range(24 * self.packs):
                suit, rank = tile % 24 // 6, tile % 6
                if suit_of_category.get(category, -1) == suit:
                    (tile_null if rank == NULL else tile_single)[category] += 2**tile
                if rank != NULL and category == (EVEN_MOST if rank % 2 == 0 else ODD_MOST):
                    tile_single[category] += 2**tile
            for coin in range(20 * self.packs):
                shows = self.coin_face(coin)
                if shows >= 4:
                    if suit_of_category.get(category, -1) == shows - 4:
                        coin_null[category] += 2**coin
                elif category == (EVEN_MOST if shows % 2 == 0 else ODD_MOST):
                    coin_single[category] += 2**coin
        self.tile_single = vec[i64](tile_single)
        self.tile_null = vec[i64](tile_null)
        self.coin_single = vec[i64](coin_single)
        self.coin_null = vec[i64](coin_null)

    def coin_face(self, coin: i64) -> i64:
        """What a coin shows: 0..3 the numbers 2..5, 4..7 the suit of a null (SR-R3, SR-A29)."""
        in_pack = coin % 20
        return in_pack // 4 if in_pack < 16 else in_pack - 12


# ── Reading the table ─────────────────────────────────────────────────────────────────────────────


def pawn(s: SeaRoutesState, seat: i64) -> i64:
    return s.pawns >> (seat << 3) & 255


def has_point(s: SeaRoutesState, seat: i64, die: i64) -> bool:
    """The die points at him and shows more than null (SR-R17)."""
    shift = die << 3
    return s.owners >> shift & 255 == seat + 1 and s.points >> shift & 255 > 0


def is_full(chart: Chart, s: SeaRoutesState, space: i64) -> bool:
    """Holds a tile or a coin; the centre never does (SR-A5)."""
    area = chart.tile_spaces
    return (s.tiles >> space if space < area else s.coins >> space - area) & 1 != 0


def has_marker(chart: Chart, s: SeaRoutesState, space: i64) -> bool:
    area = chart.tile_spaces
    marked = s.tile_markers >> space if space < area else s.coin_markers >> space - area
    return marked & 1 != 0


def is_adjacent(chart: Chart, space: i64, other: i64) -> bool:
    """SR-R7, SR-A3: they share an edge."""
    area = chart.tile_spaces
    if other < area:
        return chart.near_tiles[space] >> other & 1 != 0
    return chart.near_coins[space] >> other - area & 1 != 0


def has_plain_move(chart: Chart, s: SeaRoutesState, seat: i64) -> bool:
    """Some neighbour space holds a tile or coin."""
    space = pawn(s, seat)
    return chart.near_tiles[space] & s.tiles != 0 or chart.near_coins[space] & s.coins != 0


def is_out(chart: Chart, s: SeaRoutesState, seat: i64) -> bool:
    """SR-R11, SR-A2, SR-A23: two coins in this round, or passed, or nowhere to go."""
    if s.taken >> (seat << 3) & 255 >= chart.coins_per_round or s.passed >> seat & 1 != 0:
        return True
    return not has_plain_move(chart, s, seat) and not has_point(s, seat, MOONS)


def is_anyone_else_in(chart: Chart, s: SeaRoutesState, seat: i64) -> bool:
    for other in range(chart.seats):
        if other != seat and not is_out(chart, s, other):
            return True
    return False


def is_other_pawn_at(chart: Chart, s: SeaRoutesState, seat: i64, space: i64) -> bool:
    for other in range(chart.seats):
        if other != seat and pawn(s, other) == space:
            return True
    return False


def markers_left(chart: Chart, s: SeaRoutesState) -> i64:
    """SR-A20: four ace coins, eight with two packs."""
    return chart.markers - count(s.tile_markers) - count(s.coin_markers)


# ── Setup ─────────────────────────────────────────────────────────────────────────────────────────
#    SR-R2  all tiles face up, the centre left empty
#    SR-R3  a coin beside each outer edge
#    SR-R6  random first player


def next_tile_space(chart: Chart, s: SeaRoutesState) -> i64:
    """Tiles are laid in reading order, past the centre."""
    return s.laid if s.laid < chart.centre else s.laid + 1


def lay_tile(chart: Chart, s: SeaRoutesState, shows: i64, space: i64) -> None:
    tile = shows if s.bag & BIT[shows] != 0 else shows + FACES
    s.bag ^= BIT[tile]
    s.tiles |= BIT[space]
    s.laid += 1
    s.tile_at[space] = u8(tile)
    s.tell(LAID, shows, space)
    if s.bag == 0:
        if s.round == 1:
            s.step = DEALING
        else:
            begin_turn(chart, s, s.first)


def deal_coin(chart: Chart, s: SeaRoutesState, shows: i64, space: i64) -> None:
    coin = coin_showing(chart, s, shows)
    place = space - chart.tile_spaces
    s.cup ^= BIT[coin]
    s.coins |= BIT[place]
    dealt = s.coin_at[:]
    dealt[place] = u8(coin)
    s.coin_at = dealt
    s.tell(DEALT, shows, space)
    if place + 1 == chart.coin_spaces:
        s.step = DRAWING


def coin_showing(chart: Chart, s: SeaRoutesState, shows: i64) -> i64:
    """A coin of the cup with this face: equal coins are not told apart."""
    rest = s.cup
    while rest:
        coin = first(rest)
        if chart.coin_face(coin) == shows:
            return coin
        rest &= rest - 1
    return 0


def draw_first(chart: Chart, s: SeaRoutesState, seat: i64) -> None:
    s.first = seat
    s.tell(BEGAN, seat, s.round)
    begin_turn(chart, s, seat)


# ── The turn ──────────────────────────────────────────────────────────────────────────────────────
#    SR-R6   players alternate
#    SR-A24  one player out: the other goes on alone


def begin_turn(chart: Chart, s: SeaRoutesState, seat: i64) -> None:
    s.mover = seat
    s.decider = seat
    s.step = SAILING if has_plain_move(chart, s, seat) else STRANDING


def end_turn(chart: Chart, s: SeaRoutesState) -> None:
    seats = chart.seats
    seat = s.mover
    for turn in range(seats):
        seat = seat + 1 if seat + 1 < seats else 0
        if not is_out(chart, s, seat):
            begin_turn(chart, s, seat)
            return
    end_round(chart, s)


# ── Moving ────────────────────────────────────────────────────────────────────────────────────────
#    SR-R7   one space in an orthogonal direction
#    SR-R8   not into an empty space
#    SR-R20  Suns: two spaces, nothing claimed
#    SR-R21  Moons: into empty spaces
#    SR-A33  no point is spent for nothing


def why_not_move(s: SeaRoutesState, seat: i64, verb: i64) -> i64:
    """What speaks against this kind of movement, wherever it goes."""
    if s.step == PARTING:
        return ALREADY_MOVED  # SR-R7
    if (verb == RUSH or verb == SLIP) and not has_point(s, seat, SUNS):
        return NO_SUNS  # SR-R20
    if (verb == SNEAK or verb == SLIP) and not has_point(s, seat, MOONS):
        return NO_MOONS  # SR-R21
    return LEGAL


def why_not_one_space(chart: Chart, s: SeaRoutesState, here: i64, to: i64, verb: i64) -> i64:
    """`sail` goes to a space that holds something, `sneak` to an empty one."""
    if not is_adjacent(chart, here, to):
        return pack(NOT_ADJACENT, here, to)  # SR-R7
    if is_full(chart, s, to):
        return LEGAL if verb == SAIL else NOTHING_EMPTY  # SR-A33
    return pack(EMPTY, to) if verb == SAIL else LEGAL  # SR-R8


def why_not_two_spaces(
    chart: Chart, s: SeaRoutesState, here: i64, by: i64, to: i64, verb: i64
) -> i64:
    """`rush` over spaces that hold something, `slip` where at least one is empty (SR-A18)."""
    if not is_adjacent(chart, here, by):
        return pack(NOT_ADJACENT, here, by)  # SR-R7
    if not is_adjacent(chart, by, to):
        return pack(NOT_ADJACENT, by, to)  # SR-R7
    full_by = is_full(chart, s, by)
    full_to = is_full(chart, s, to)
    if verb == SLIP:
        return NOTHING_EMPTY if full_by and full_to else LEGAL  # SR-A33
    if full_by and full_to:
        return LEGAL
    return pack(EMPTY, to if full_by else by)  # SR-R8


def sail(chart: Chart, s: SeaRoutesState, to: i64) -> None:
    claim(chart, s)  # SR-R9
    arrive(chart, s, to)
    s.tell(SAILED, s.mover, to)
    end_movement(chart, s)


def sneak(chart: Chart, s: SeaRoutesState, to: i64) -> None:
    spend(s, MOONS)
    claim(chart, s)  # SR-A19: a coin left behind is still claimed
    arrive(chart, s, to)
    s.tell(SNEAKED, s.mover, to)
    end_movement(chart, s)


def rush(chart: Chart, s: SeaRoutesState, by: i64, to: i64) -> None:
    spend(s, SUNS)
    s.idle_moves += 1  # SR-R20: nothing is claimed
    arrive(chart, s, to)
    s.tell(RUSHED, s.mover, by, to)
    end_movement(chart, s)


def slip(chart: Chart, s: SeaRoutesState, by: i64, to: i64) -> None:
    spend(s, SUNS)
    spend(s, MOONS)
    s.idle_moves += 1  # SR-A18
    arrive(chart, s, to)
    s.tell(SLIPPED, s.mover, by, to)
    end_movement(chart, s)


def claim(chart: Chart, s: SeaRoutesState) -> None:
    """SR-R9: take what the space you leave holds; SR-R19: unless somebody else's embargo lies on it."""
    seat = s.mover
    space = pawn(s, seat)
    area = chart.tile_spaces
    s.idle_moves += 1  # SR-A34
    if not is_full(chart, s, space):
        return
    if has_marker(chart, s, space) and s.owners & 255 != seat + 1:
        s.tell(LEFT_EMBARGOED, seat, space)
        return
    s.idle_moves = 0
    if space < area:
        tile = i64(s.tile_at[space])
        s.tiles ^= BIT[space]
        s.tiles_of[seat] |= BIT[tile]
        s.tell(CLAIMED_TILE, seat, tile % FACES, space)
        return
    coin = i64(s.coin_at[space - area])
    s.coins ^= BIT[space - area]
    s.coins_of[seat] |= BIT[coin]
    s.taken += ONE[seat]
    s.tell(CLAIMED_COIN, seat, chart.coin_face(coin), space)
    if s.taken >> (seat << 3) & 255 == chart.coins_per_round:
        s.tell(SATISFIED, seat)  # SR-R11


def spend(s: SeaRoutesState, die: i64) -> None:
    s.points -= ONE[die]


def arrive(chart: Chart, s: SeaRoutesState, to: i64) -> None:
    s.pawns = with_byte(s.pawns, s.mover, to)


def end_movement(chart: Chart, s: SeaRoutesState) -> None:
    if s.idle_moves >= chart.idle_moves:
        s.tell(ROUND_IDLE, chart.idle_moves)
        end_round(chart, s)  # SR-A22, SR-A34: at once
        return
    s.step = PARTING
    if not can_embargo(chart, s, s.mover):
        end_turn(chart, s)


# ── Embargo ───────────────────────────────────────────────────────────────────────────────────────
#    SR-R18  an ace coin on a neighbour space, not where another pawn stands
#    SR-A20  several if points and markers last; the space holds something and no marker
#    SR-A33  only while somebody else is still in the round


def why_not_embargo_at_all(chart: Chart, s: SeaRoutesState, seat: i64) -> i64:
    if not has_point(s, seat, ARMS):
        return NO_ARMS  # SR-R18
    if markers_left(chart, s) <= 0:
        return NO_MARKER  # SR-A20
    if not is_anyone_else_in(chart, s, seat):
        return ALL_OUT  # SR-A33
    return LEGAL


def why_not_embargo_there(chart: Chart, s: SeaRoutesState, seat: i64, space: i64) -> i64:
    if not is_adjacent(chart, pawn(s, seat), space):
        return pack(NOT_BESIDE, pawn(s, seat), space)  # SR-R18
    if is_other_pawn_at(chart, s, seat, space):
        return pack(PAWN_THERE, space)  # SR-R18
    if not is_full(chart, s, space):
        return pack(NOTHING_THERE, space)  # SR-A20
    if has_marker(chart, s, space):
        return pack(MARKER_THERE, space)  # SR-A20
    return LEGAL


def why_not_embargo(chart: Chart, s: SeaRoutesState, seat: i64, space: i64) -> i64:
    objection = why_not_embargo_at_all(chart, s, seat)
    return objection if objection != LEGAL else why_not_embargo_there(chart, s, seat, space)


def can_embargo(chart: Chart, s: SeaRoutesState, seat: i64) -> bool:
    if why_not_embargo_at_all(chart, s, seat) != LEGAL:
        return False
    space = pawn(s, seat)
    for k in range(chart.degree[space]):
        if why_not_embargo_there(chart, s, seat, chart.near[space * 4 + k]) == LEGAL:
            return True
    return False


def embargo(chart: Chart, s: SeaRoutesState, space: i64) -> None:
    spend(s, ARMS)
    if space < chart.tile_spaces:
        s.tile_markers |= BIT[space]
    else:
        s.coin_markers |= BIT[space - chart.tile_spaces]
    s.tell(EMBARGOED, s.mover, space)
    if s.step == PARTING and not can_embargo(chart, s, s.mover):
        end_turn(chart, s)


# ── Passing, and the end of a turn ────────────────────────────────────────────────────────────────
#    SR-A1   a legal move must be made
#    SR-A23  a stranded player may decline to spend Moons


def why_not_pass(s: SeaRoutesState) -> i64:
    if s.step == SAILING:
        return CAN_MOVE  # SR-A1
    if s.step == PARTING:
        return PASS_TOO_LATE  # SR-A23
    return LEGAL


def pass_round(chart: Chart, s: SeaRoutesState) -> None:
    s.passed |= BIT[s.mover]
    s.tell(PASSED, s.mover)
    end_turn(chart, s)


def why_not_done(s: SeaRoutesState) -> i64:
    return LEGAL if s.step == PARTING else MUST_MOVE  # SR-A1


# ── Scoring ───────────────────────────────────────────────────────────────────────────────────────
#    SR-R12 to SR-R16, SR-A9 to SR-A15


def tally(chart: Chart, s: SeaRoutesState, seat: i64, category: i64) -> i64:
    """SR-R14, SR-A9: one total per category, null tiles twice for their suit, null coins once."""
    tiles = s.tiles_of[seat]
    coins = s.coins_of[seat]
    return (
        count(tiles & chart.tile_single[category])
        + count(coins & chart.coin_single[category])
        + chart.null_tile * count(tiles & chart.tile_null[category])
        + chart.null_coin * count(coins & chart.coin_null[category])
    )


def majority(chart: Chart, s: SeaRoutesState, category: i64) -> i64:
    """SR-R13, SR-A13, SR-A28: who has strictly more than each other player, or -1."""
    most: i64 = 0
    who: i64 = -1
    for seat in range(chart.seats):
        has = tally(chart, s, seat, category)
        if has > most:
            most = has
            who = seat
        elif has == most:
            who = -1
    return who


def end_round(chart: Chart, s: SeaRoutesState) -> None:
    s.tile_markers = 0  # SR-R19
    s.coin_markers = 0
    for category in range(CROWNS_MOST, ARMS_MOST):  # SR-R15
        seat = majority(chart, s, category)
        if seat >= 0:
            worth = tally(chart, s, seat, category)
            s.scores[seat] += worth
            s.tell(SCORED, seat, category, worth)
        else:
            s.tell(TIED, category)
    for die in range(3):  # SR-R16
        seat = majority(chart, s, ARMS_MOST + die)
        if seat >= 0:
            raised = min(byte(s.points, die) + chart.gain, chart.die_limit)  # SR-A14
            s.points = with_byte(s.points, die, raised)
            s.owners = with_byte(s.owners, die, seat + 1)  # SR-R17, SR-A15, SR-A35
            s.tell(TURNED_DIE, seat, die, raised)
        else:
            s.tell(TIED, ARMS_MOST + die)
    s.idle_rounds = s.idle_rounds + 1 if s.taken == 0 else 0
    s.ending = ending(chart, s)
    if s.ending != 0:
        s.step = RESTING
        s.tell(ENDED, s.ending)
    else:
        begin_round(chart, s)


# ── New round, end ────────────────────────────────────────────────────────────────────────────────
#    SR-R22  tiles shuffled and laid anew; claimed coins stay
#    SR-R23  the game ends when a side has no coins (SR-R25: two sides with three or four seats)
#    SR-A36  the first ending that holds


def ending(chart: Chart, s: SeaRoutesState) -> i64:
    empty: i64 = 0
    for side in range(4):
        if s.coins & chart.sides[side] == 0:
            empty += 1
    if empty >= chart.empty_sides:
        return SIDE_EMPTY if chart.seats == 2 else SIDES_EMPTY
    if s.idle_rounds >= chart.idle_rounds:
        return IDLE  # SR-A21 (a)
    if s.round >= chart.rounds:
        return ROUNDS_OVER  # SR-A21 (b)
    return 0


def begin_round(chart: Chart, s: SeaRoutesState) -> None:
    s.first = next_first(chart, s)
    s.round += 1
    s.tell(NEW_ROUND, s.first, s.round)
    s.mover = s.first
    s.decider = s.first
    s.bag = chart.all_tiles
    s.laid = 0
    s.tiles = 0
    s.idle_moves = 0
    s.passed = 0
    s.taken = 0
    for seat in range(chart.seats):
        s.tiles_of[seat] = 0
        s.pawns = with_byte(s.pawns, seat, chart.centre)
    s.step = LAYING


def next_first(chart: Chart, s: SeaRoutesState) -> i64:
    """SR-R6, SR-A17: the lowest score; among equals the latest in the order of the round just played."""
    lowest: i64 = s.first
    for turn in range(1, chart.seats):
        seat = (s.first + turn) % chart.seats
        if s.scores[seat] <= s.scores[lowest]:
            lowest = seat
    return lowest


def dice_of(s: SeaRoutesState, seat: i64) -> i64:
    """Ability dice that point at him, also at null (SR-A35)."""
    found: i64 = 0
    for die in range(3):
        if byte(s.owners, die) == seat + 1:
            found += 1
    return found


def standing(s: SeaRoutesState, seat: i64) -> i64:
    """SR-R24, SR-A26: score, then dice, then coins, as one number to compare."""
    return (s.scores[seat] * 4 + dice_of(s, seat)) * 64 + count(s.coins_of[seat])
