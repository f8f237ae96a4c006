# compiled
"""Finds who can go where: connected spaces, regions, and where a load can get to.

SI-R13, SI-A12  halves that share an edge, and tiles at their marked corner
SI-R15, SI-R16, SI-R17  how a pip-stop ends a run
SI-R28 to SI-R30  what officials close
"""

from mypy_extensions import i64

from argosy.games.ship_it.rules.reading import is_hub, official_at, official_halves
from argosy.games.ship_it.state import COLOURS, HALVES, SPACES, ShipItState
from argosy.games.ship_it.tables import LOW_HALVES, LOW_TILES, Tables
from argosy.kit.bags import bit, first

# ── Regions ───────────────────────────────────────────────────────────────────────────────────────
#    SI-R29  a region ends at tiles and at the centre lines of dominoes
#    SI-A21  an official on a tile closes nothing


def region_from(s: ShipItState, half: i64) -> i64:
    """Return all halves reached without crossing a centre line or entering a tile."""
    found = bit(half)
    todo = found
    while todo:
        at = first(todo)
        todo &= todo - 1
        more = s.near_halves[at] & ~bit(at ^ 1) & ~found
        found |= more
        todo |= more
    return found


def closed_to(s: ShipItState, colour: i64) -> i64:
    """Return the halves that freight of this colour may not enter (SI-R28, SI-R29)."""
    own = official_at(s, colour)
    shut: i64 = 0
    for other in range(COLOURS):
        at = official_at(s, other)
        if other != colour and at < HALVES:
            region = s.regions[at]
            shut |= bit(at)
            if own >= HALVES or region & bit(own) == 0:
                shut |= region
    return shut


def is_frozen(s: ShipItState, load: i64) -> bool:
    """Tell whether a load lies in a region that is closed to it (SI-R30, SI-A24)."""
    at = i64(s.loads[load])
    return at < HALVES and closed_to(s, load // 5) & bit(at) != 0


# ── Freight ───────────────────────────────────────────────────────────────────────────────────────
#    SI-R15  a load runs over spaces that count less than the pip-stop, and stops at another
#    SI-R16  a half with a load counts 0, but no other load may stop there
#    SI-A15  the space it leaves does not count
#    SI-A18  with pip-stop 0 it goes one space
#    SI-A19  its own official's half may be passed and stopped on


def run_over(s: ShipItState, stop: i64) -> tuple[i64, i64]:
    """Return the halves and tiles that count less than the pip-stop; a piece on a half makes it 0."""
    if stop == 0:
        return 0, 0
    return LOW_HALVES[stop] | s.loaded | official_halves(s), LOW_TILES[stop]


def reach(s: ShipItState, load: i64, stop: i64, shut: i64) -> tuple[i64, i64]:
    """Return where a load can stop with this pip-stop, halves and tiles; `shut` is closed_to its colour."""
    start = i64(s.loads[load])
    low_halves, low_tiles = run_over(s, stop)
    halves = s.near_halves[start] & ~shut
    tiles = s.near_tiles[start]
    run_halves: i64 = 0  # those already run over
    run_tiles: i64 = 0
    while True:
        more = halves & low_halves & ~run_halves
        if more != 0:
            half = first(more)
            run_halves |= bit(half)
            halves |= s.near_halves[half] & ~shut
            tiles |= s.near_tiles[half]
            continue
        more = tiles & low_tiles & ~run_tiles
        if more == 0:
            break
        tile = first(more)
        run_tiles |= bit(tile)
        halves |= s.near_halves[HALVES + tile] & ~shut
        tiles |= s.near_tiles[HALVES + tile]
    if start >= HALVES:
        tiles &= ~bit(start - HALVES)
    return halves & ~s.loaded, tiles


def can_move(s: ShipItState, load: i64, stop: i64, shut: i64) -> bool:
    """Tell whether `reach` would find anything; mostly the next space answers."""
    start = i64(s.loads[load])
    if s.near_tiles[start] != 0 or s.near_halves[start] & ~shut & ~s.loaded != 0:
        return True
    if stop == 0:
        return False
    halves, tiles = reach(s, load, stop, shut)
    return halves | tiles != 0


def pip_stop_view(game: Tables, s: ShipItState, load: i64) -> list[tuple[i64, i64, i64]]:
    """List every space a load can reach: (space, lowest pip-stop, AP for that pip-stop and the load).

    The one answer to "where can it go" for pictures, browsers and bots. After the pip-stop is
    chosen it is about that one only, and the price is the load's.
    """
    found: list[tuple[i64, i64, i64]] = []
    shut = closed_to(s, load // 5)
    if not is_movable(s, load, shut):
        return found
    known_halves: i64 = 0
    known_tiles: i64 = 0
    chosen = s.pipstop <= 6
    for stop in range(s.pipstop if chosen else 0, s.pipstop + 1 if chosen else 7):
        price = game.load_price + (0 if chosen else stop * game.pip_price)
        halves, tiles = reach(s, load, stop, shut)
        for space in spaces_of(halves & ~known_halves, tiles & ~known_tiles):
            found.append((space, stop, price))
        known_halves |= halves
        known_tiles |= tiles
    return found


def run(s: ShipItState, load: i64, to: i64, stop: i64) -> list[i64]:
    """The spaces of a shortest way with this pip-stop, both ends among them; nothing if there is none."""
    low_halves, low_tiles = run_over(s, stop)
    shut = closed_to(s, load // 5)
    return shortest(s, i64(s.loads[load]), to, low_halves & ~shut, low_tiles, shut)


def shortest(
    s: ShipItState, start: i64, to: i64, low_halves: i64, low_tiles: i64, shut: i64
) -> list[i64]:
    """Find a shortest way over the halves and tiles that may be left again."""
    before: list[i64] = [-1] * SPACES
    before[start] = start
    todo: list[i64] = [start]
    done: i64 = 0
    while before[to] < 0 and done < len(todo):
        space = todo[done]
        done += 1
        here = bit(space) if space < HALVES else bit(space - HALVES)
        if space != start and here & (low_halves if space < HALVES else low_tiles) == 0:
            continue
        for other in spaces_of(s.near_halves[space] & ~shut, s.near_tiles[space]):
            if before[other] < 0:
                before[other] = space
                todo.append(other)
    if before[to] < 0:
        return []
    found: list[i64] = [to]
    while found[len(found) - 1] != start:
        found.append(before[found[len(found) - 1]])
    found.reverse()
    return found


def is_movable(s: ShipItState, load: i64, shut: i64) -> bool:
    """Tell whether a load is on the board, not warehoused and not frozen (SI-A23, SI-R30)."""
    at = i64(s.loads[load])
    if at < HALVES:
        return shut & bit(at) == 0
    return at < SPACES and not is_hub(s, at)


def spaces_of(halves: i64, tiles: i64) -> list[i64]:
    found: list[i64] = []
    rest = halves
    while rest:
        found.append(first(rest))
        rest &= rest - 1
    rest = tiles
    while rest:
        found.append(HALVES + first(rest))
        rest &= rest - 1
    return found


# ── Officials ─────────────────────────────────────────────────────────────────────────────────────
#    SI-R13  one space after another, whatever lies there (SI-A20)
#    SI-A45  the shortest way is paid


def next_to(s: ShipItState, halves: i64, tiles: i64) -> tuple[i64, i64]:
    """Return the halves and tiles that are connected to any of these."""
    more_halves: i64 = 0
    more_tiles: i64 = 0
    rest = halves
    while rest:
        half = first(rest)
        rest &= rest - 1
        more_halves |= s.near_halves[half]
        more_tiles |= s.near_tiles[half]
    rest = tiles
    while rest:
        space = HALVES + first(rest)
        rest &= rest - 1
        more_halves |= s.near_halves[space]
        more_tiles |= s.near_tiles[space]
    return more_halves, more_tiles


def bits_of(space: i64) -> tuple[i64, i64]:
    """Return a space as a set of halves and a set of tiles."""
    none: i64 = 0
    if space < HALVES:
        return bit(space), none
    return none, bit(space - HALVES)


def within(s: ShipItState, start: i64, steps: i64) -> tuple[i64, i64]:
    """Halves and tiles that an official on `start` gets to in so many steps, `start` among them."""
    halves, tiles = bits_of(start)
    new_halves = halves
    new_tiles = tiles
    left = steps
    while left > 0 and new_halves | new_tiles != 0:
        more_halves, more_tiles = next_to(s, new_halves, new_tiles)
        new_halves = more_halves & ~halves
        new_tiles = more_tiles & ~tiles
        halves |= new_halves
        tiles |= new_tiles
        left -= 1
    return halves, tiles


def walk(s: ShipItState, start: i64, to: i64) -> list[i64]:
    """Return the spaces of a shortest way of an official, both ends among them."""
    return shortest(s, start, to, bit(HALVES) - 1, bit(SPACES - HALVES) - 1, 0)


def way_length(s: ShipItState, start: i64, to: i64) -> i64:
    """Count the spaces on the shortest way, or return -1 if there is none."""
    halves, tiles = bits_of(start)
    to_half, to_tile = bits_of(to)
    new_halves = halves
    new_tiles = tiles
    length: i64 = 0
    while new_halves | new_tiles != 0:
        if new_halves & to_half | new_tiles & to_tile != 0:
            return length
        more_halves, more_tiles = next_to(s, new_halves, new_tiles)
        new_halves = more_halves & ~halves
        new_tiles = more_tiles & ~tiles
        halves |= new_halves
        tiles |= new_tiles
        length += 1
    return -1
