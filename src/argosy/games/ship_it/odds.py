"""Says what an action costs and what comes of it, as far as the viewer can know."""

from argosy.core.contract import UNKNOWN, a_of, b_of, verb_of
from argosy.games.ship_it.numbers import OFFICIAL, PIPSTOP, SHIP
from argosy.games.ship_it.rules.freight import put_load
from argosy.games.ship_it.rules.reading import hub_rank, official_at, space_named
from argosy.games.ship_it.rules.shipments import hub_total, profit, values_left
from argosy.games.ship_it.rules.travel import way_length
from argosy.games.ship_it.secrets import candidates, free_values
from argosy.games.ship_it.state import HALVES, ShipItState
from argosy.games.ship_it.tables import Tables
from argosy.games.ship_it.words.nouns import COLOURS, TILES, tile_label
from argosy.kit.bags import members, with_byte


def odds(game: Tables, s: ShipItState, seat: int, action: int) -> str:
    """Of an official's way and a pip-stop the price; of a delivery what it makes."""
    verb = verb_of(action)
    if verb == PIPSTOP:
        return f"{a_of(action) * int(game.pip_price)} AP"
    if verb == SHIP:
        return delivery(game, s, int(a_of(action)), int(space_named(game, s, b_of(action))))
    if verb == OFFICIAL:
        to = int(space_named(game, s, a_of(action)))
        steps = int(way_length(s, official_at(s, s.colour), to))
        return "; ".join(filter(None, (f"{steps * game.official_price} AP", arrival(game, s, to))))
    return ""


def hub_at(s: ShipItState, space: int) -> int:
    """The suit of the hub there, or -1."""
    suit, rank = divmod(space - HALVES, 6)
    return suit if space >= HALVES and hub_rank(s, suit) == rank else -1


def possible_values(s: ShipItState, load: int) -> list[int]:
    """What a load may be worth, for all the viewer knows."""
    value = int(s.values[load])
    if value > 0:
        return [value]
    if value == UNKNOWN:
        return [v + 1 for v in members(candidates(s, load) & free_values(s, load // 5))]
    # Nobody has seen it: not what those have that were shaken together, whichever is which.
    colour = load // 5
    left = int(values_left(s, colour))
    for other in range(5 * colour, 5 * colour + 5):
        if s.values[other] == UNKNOWN:
            left &= ~int(s.one_of[other])
    return [v + 1 for v in members(left)]


def delivery(game: Tables, s: ShipItState, load: int, space: int) -> str:
    """What this load makes of a hub: nothing to say of any other space."""
    suit = hub_at(s, space)
    if suit < 0:
        return ""
    after = s.clone()
    put_load(after, load, space)
    totals: dict[int, int] = {}
    earned: list[list[int]] = []
    for value in possible_values(s, load):
        after.values[load] = value
        totals[value] = int(hub_total(game, after, suit))
        if totals[value] >= game.threshold:
            earned.append(profits(game, after, space))
    if not earned:
        return f"makes {span(list(totals.values()))} of {game.threshold}"
    least = min(value for value, total in totals.items() if total >= game.threshold)
    sure = len(earned) == len(totals)
    chance = "" if sure else f" ({len(earned)} of {len(totals)} values)"
    head = "ships" if sure else f"ships with a {least}{' or more' * (least < 5)}{chance}"
    return f"{head}: {shares(game, s, earned, suit)}; {next_hub(s, suit)}"


def arrival(game: Tables, s: ShipItState, space: int) -> str:
    """What the official of the colour on turn makes of a hub (SI-R32)."""
    suit = hub_at(s, space)
    if suit < 0:
        return ""
    after = s.clone()
    after.officials = with_byte(after.officials, after.colour, space)
    total = int(hub_total(game, after, suit))
    if total < game.threshold:
        return f"makes {total} of {game.threshold}"
    return f"ships: {shares(game, s, [profits(game, after, space)], suit)}; {next_hub(s, suit)}"


def profits(game: Tables, after: ShipItState, space: int) -> list[int]:
    return [int(profit(game, after, colour, space)) for colour in range(len(COLOURS))]


def shares(game: Tables, s: ShipItState, earned: list[list[int]], suit: int) -> str:
    """Everybody's profit, the shipper's first, with what makes it more (SI-R22)."""
    own = int(s.colour)
    said = []
    for colour in sorted(range(len(COLOURS)), key=lambda c: c != own):
        figures = [row[colour] for row in earned]
        if max(figures) > 0:
            said.append(f"{COLOURS[colour]} {span(figures)}")
            if colour == own:
                said[-1] += bonuses(game, suit == own)
    return ", ".join(said) or "nobody earns anything"


def bonuses(game: Tables, at_home: bool) -> str:
    times = f"times {game.trigger_factor}" if game.trigger_factor > 1 else ""
    home = f"{game.home_bonus} more at home" if at_home and game.home_bonus else ""
    said = ", ".join(filter(None, (times, home)))
    return f" ({said})" if said else ""


def next_hub(s: ShipItState, suit: int) -> str:
    rank = int(hub_rank(s, suit))
    return (
        "its pawn leaves"
        if rank == 5
        else f"then the hub is {tile_label(TILES[suit * 6 + rank + 1])}"
    )


def span(figures: list[int]) -> str:
    low, high = min(figures), max(figures)
    return str(low) if low == high else f"{low} to {high}"
