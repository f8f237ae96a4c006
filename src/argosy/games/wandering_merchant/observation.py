"""Says what the fields of a state mean to a learner."""

from argosy.core.observation import Schema, flags, number, one_of, seats, side, table, viewer
from argosy.games.wandering_merchant.maps import TILES
from argosy.games.wandering_merchant.numbers import COINS, COST, GOODS, LAND, NUMBER, SETTLED, TOWN
from argosy.games.wandering_merchant.tables import GOOD_NAMES, Tables
from argosy.games.wandering_merchant.words.nouns import SEATS
from argosy.games.wandering_merchant.words.steps import STEPS
from argosy.kit.grids import WAYS

PLACES = tuple(f"p{n}" for n in range(32))
SIDE = 13  # cells of the square on which boards are built
LANDS = ("plains", "water", "forest", "mountains", "special", "town")
WILD = 24
FACES = tuple(str(n) for n in range(1, 7))
MOST_STEPS = 127
FIFTEEN = 15


def observation(game: Tables) -> Schema:
    sides = seats(int(game.seats))
    steps = (*STEPS, *("",) * 5)  # passages: nobody is asked there
    gold = most_gold(game)
    return Schema(
        [
            one_of("step", steps, low=1),
            viewer(SEATS[: game.seats]),
            side("mover", sides),
            side("decider", sides),
            number("round", int(game.rounds) + 1),
            side("first", sides),
            flags("reached", [""]),
            flags("bag", TILES),
            flags("hidden", PLACES),
            flags("towns", PLACES),
            number("laid", 32),
            number("shape", 12),
            table("cells", ("x", "y"), [[n % SIDE, n // SIDE] for n in range(256)]).each(PLACES),
            table("tiles", TILE_LABELS, tile_rows()).each(PLACES),
            one_of("goods_at", ("", *GOOD_NAMES)).each(PLACES),
            number("cup", FIFTEEN).each(GOOD_NAMES, bits=4),
            number("stacks", FIFTEEN).each(GOOD_NAMES, bits=4),
            number("credits", 300).each(GOOD_NAMES),
            side("finders", sides, others={FIFTEEN: "none"}).each(GOOD_NAMES, bits=4),
            flags("explored", GOOD_NAMES),
            one_of("pawns", PLACES).by(sides, bits=8),
            number("small", 4).by(sides, bits=8),
            number("big", 4).by(sides, bits=8),
            number("searches", 255).by(sides, bits=8),
            number("purses", gold).by(sides),
            number("cargo", FIFTEEN).each(GOOD_NAMES, bits=4).by(sides),
            number("gear", FIFTEEN).each((*GOOD_NAMES, "tokens"), bits=4).by(sides),
            flags("orcs", PLACES),
            number("orc_coins", GOODS * COINS).each(PLACES).where("orcs"),
            side("pause_by", sides),
            number("pause_turns", 2),
            flags("shut_in", [""]),
            flags("magic", [""]),
            flags("moved", [""]),
            number("steps", MOST_STEPS),
            number("dice", 8),
            flags("faces", FACES, low=1),
            one_of("heading", ("", *WAYS)),
            number("compass", 6),
            flags("tracked", [""]),
            flags("staying", [""]),
            number("bought", MOST_STEPS),
            number("sold", MOST_STEPS),
            number("barter", gold),
            number("draws", MOST_STEPS),
            one_of("after", ("", *steps)),
            number("drawn", GOODS * COINS),
            number("staked", gold),
            number("thrown", 6),
            side("rival", sides),
            number("owing", MOST_STEPS),
            number("heap", FIFTEEN).each(GOOD_NAMES, bits=4),
            number("heap_tokens", FIFTEEN),
        ],
        {
            "ending": "nobody decides after it",
            "shown": "only undo asks",
            "board": "which tile lies in which cell",
            "place_at": "the cells of the places",
            "where": "the tiles of the places",
            "near": "the cells of the places",
            "links": "the cells of the places",
        },
    )


TILE_LABELS = (*LANDS, "number", "cost", "kind")


def tile_rows() -> list[list[int]]:
    """By tile: its land, what it costs to enter, and which of the special ones it is."""
    rows = []
    for tile in range(TOWN + 2):
        land = int(LAND[tile])
        lies = tile <= TOWN and land <= SETTLED
        special = tile - 19 if 20 <= tile < WILD else 0
        rows.append(
            [int(lies and land == n) for n in range(len(LANDS))]
            + [int(NUMBER[tile]), int(COST[tile]) if lies else 0, special]
        )
    return rows


def most_gold(game: Tables) -> int:
    """More than anyone has at the end; as few entries as that allows."""
    return 4095 if 0 < game.goal <= 2000 else max(16383, 2 * int(game.goal))
