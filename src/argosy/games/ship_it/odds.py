"""Says what an action costs and what comes of it, as far as the viewer can know."""

from argosy.core.contract import UNKNOWN, a_of, b_of, verb_of
from argosy.core.phrase import Phrase
from argosy.games.ship_it.numbers import OFFICIAL, SHIP
from argosy.games.ship_it.rules.freight import put_load
from argosy.games.ship_it.rules.reading import free_values, hub_rank, space_named
from argosy.games.ship_it.rules.shipments import hub_total, profit, values_left
from argosy.games.ship_it.secrets import candidates
from argosy.games.ship_it.state import HALVES, ShipItState
from argosy.games.ship_it.tables import Tables
from argosy.games.ship_it.words import COLOURS, TILES, player
from argosy.kit.bags import members, with_byte


def odds(game: Tables, s: ShipItState, seat: int, action: int) -> Phrase | None:
    """Of a delivery, and of an official's way to a hub, what it makes."""
    verb = verb_of(action)
    if verb == SHIP:
        return delivery(game, s, int(a_of(action)), int(space_named(game, s, b_of(action))))
    if verb == OFFICIAL:
        return arrival(game, s, int(space_named(game, s, a_of(action))))
    return None


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


def delivered(s: ShipItState, load: int, space: int, value: int) -> ShipItState:
    """The table with this load in that space, if it has that value."""
    after = s.clone()
    put_load(after, load, space)
    after.values[load] = value
    return after


def totals(game: Tables, s: ShipItState, load: int, space: int) -> dict[int, int]:
    """What a hub comes to with this load, by the values that it may have; nothing for any other space."""
    suit = hub_at(s, space)
    if suit < 0:
        return {}
    return {
        value: int(hub_total(game, delivered(s, load, space, value), suit))
        for value in possible_values(s, load)
    }


def delivery(game: Tables, s: ShipItState, load: int, space: int) -> Phrase | None:
    """What this load makes of a hub: nothing to say of any other space."""
    found = totals(game, s, load, space)
    if not found:
        return None
    enough = [value for value, total in found.items() if total >= game.threshold]
    if not enough:
        return makes(game, list(found.values()))
    earned = [profits(game, delivered(s, load, space, value), space) for value in enough]
    ships = shipment(game, s, earned, hub_at(s, space))
    if len(enough) == len(found):
        return ships
    nouns = {"least": min(enough), "enough": len(enough), "values": len(found)}
    return Phrase("odds-ships-with", {**nouns, **ships.nouns})


def arrival(game: Tables, s: ShipItState, space: int) -> Phrase | None:
    """What the official of the colour on turn makes of a hub (SI-R32)."""
    suit = hub_at(s, space)
    if suit < 0:
        return None
    after = s.clone()
    after.officials = with_byte(after.officials, after.colour, space)
    total = int(hub_total(game, after, suit))
    if total < game.threshold:
        return makes(game, [total])
    return shipment(game, s, [profits(game, after, space)], suit)


def makes(game: Tables, figures: list[int]) -> Phrase:
    return Phrase("odds-makes", {"total": span(figures), "threshold": int(game.threshold)})


def shipment(game: Tables, s: ShipItState, earned: list[list[int]], suit: int) -> Phrase:
    return Phrase(
        "odds-ships", {"shares": shares(game, s, earned, suit), "next": next_hub(s, suit)}
    )


def profits(game: Tables, after: ShipItState, space: int) -> list[int]:
    return [int(profit(game, after, colour, space)) for colour in range(len(COLOURS))]


def shares(
    game: Tables, s: ShipItState, earned: list[list[int]], suit: int
) -> Phrase | list[int | str | Phrase]:
    """Everybody's profit, the shipper's first, with what makes it more (SI-R22)."""
    own = int(s.colour)
    said: list[int | str | Phrase] = []
    for colour in sorted(range(len(COLOURS)), key=lambda c: c != own):
        figures = [row[colour] for row in earned]
        if max(figures) > 0:
            more = bonuses(game, suit == own) if colour == own else []
            said.append(share(player(game, colour), span(figures), more))
    return said or Phrase("odds-nobody-earns")


def share(seat: str, profit: int | Phrase, more: list[int | str | Phrase]) -> Phrase:
    if not more:
        return Phrase("odds-earns", {"seat": seat, "profit": profit})
    return Phrase("odds-earns-more", {"seat": seat, "profit": profit, "bonuses": more})


def bonuses(game: Tables, at_home: bool) -> list[int | str | Phrase]:
    said: list[int | str | Phrase] = []
    if game.trigger_factor > 1:
        said.append(Phrase("odds-times", {"factor": int(game.trigger_factor)}))
    if at_home and game.home_bonus:
        said.append(Phrase("odds-home", {"bonus": int(game.home_bonus)}))
    return said


def next_hub(s: ShipItState, suit: int) -> Phrase:
    rank = int(hub_rank(s, suit))
    if rank == 5:
        return Phrase("odds-pawn-leaves")
    return Phrase("odds-next-hub", {"tile": f"tile:{TILES[suit * 6 + rank + 1]}"})


def span(figures: list[int]) -> int | Phrase:
    low, high = min(figures), max(figures)
    return low if low == high else Phrase("odds-span", {"low": low, "high": high})
