"""The words of The Wandering Merchant: its notation, its options, and what its sentences speak of."""

from argosy.core.words import Verb, Words, steps_of
from argosy.games.wandering_merchant import numbers as num
from argosy.games.wandering_merchant.tables import Tables
from argosy.games.wandering_merchant.words.nouns import Nouns
from argosy.games.wandering_merchant.words.options import OPTIONS
from argosy.games.wandering_merchant.words.sentences import reasons, trade_events, travel_events
from argosy.games.wandering_merchant.words.stakes import Staked
from argosy.games.wandering_merchant.words.steps import ENDINGS, STEPS

__all__ = ["OPTIONS", "words"]


def words(game: Tables) -> Words:
    n = Nouns(game)
    staked = Staked(game, n)
    return Words(
        seats=n.seats,
        actions=[*travel_verbs(n, staked), *other_verbs(n, staked)],
        outcomes=outcomes(n),
        events=[*travel_events(n), *trade_events(n)],
        reasons=reasons(n),
        steps=steps_of(game, STEPS),
        endings=ENDINGS,
    )


def outcomes(n: Nouns) -> list[Verb]:
    return [
        Verb(num.FIRST, "first", (n.seat,), "WM-R8"),
        Verb(num.SHAPE, "shape", (n.shape,), "WM-A67"),
        Verb(num.LAY_TILE, "lay", (n.tile, n.cell), "WM-A67"),
        Verb(num.TILE, "tile", (n.tile,), "WM-R3"),
        Verb(num.COIN, "coin", (n.good,), "WM-R13"),
        Verb(num.NUMBER_DRAWN, "number", (n.strength,), "WM-A69"),
        Verb(num.DIE, "die", (n.die,), "WM-R9"),
        Verb(num.TOWN_NAMED, "town", (n.town,), "WM-R16"),
    ]


def travel_verbs(n: Nouns, staked: Staked) -> list[Verb]:
    return [
        Verb(num.HEAD, "head", (n.way,), "WM-R9", stakes=staked.head),
        Verb(num.ROLL, "roll", (), "WM-R20", stakes=staked.roll),
        Verb(num.STAY, "stay", (), "WM-R11", stakes=staked.stay, yields=True),
        Verb(num.EXPLORE, "explore", (), "WM-R16", stakes=staked.explore),
        Verb(num.SEARCH, "search", (), "WM-R22", stakes=staked.search),
        Verb(num.MAGIC, "magic", (), "WM-R23", warns=True),
        Verb(num.FIGHT, "fight", (), "WM-R28", warns=True, stakes=staked.fight),
        Verb(num.STEP, "step", (n.way,), "WM-R10", stakes=staked.step),
        Verb(num.FERRY, "ferry", (n.way,), "WM-R18", stakes=staked.ferry),
        Verb(num.COMPASS, "compass", (n.die,), "WM-R19", stakes=staked.compass),
        Verb(num.STOP, "stop", (), "WM-R10", stakes=staked.stop, yields=True),
        Verb(num.ATTACK, "attack", (n.rival,), "WM-R30", warns=True),
        Verb(num.PASS, "pass", (), "WM-R30", yields=True),
        Verb(num.DISCARD, "discard", (n.manner, n.good), "WM-R30"),
        Verb(num.TAKE, "take", (n.manner, n.good), "WM-R22"),
        Verb(num.LEAVE, "leave", (), "WM-R30", yields=True),
    ]


def other_verbs(n: Nouns, staked: Staked) -> list[Verb]:
    return [
        Verb(num.BUY, "buy", (n.manner,), "WM-R12", stakes=staked.buy),
        Verb(num.SELL, "sell", (n.cargo,), "WM-R12", stakes=staked.sell),
        Verb(num.BARTER, "barter", (n.gear,), "WM-R14", warns=True, stakes=staked.barter),
        Verb(num.CART, "cart", (n.size,), "WM-R15", stakes=staked.cart),
        Verb(num.UPGRADE, "upgrade", (), "WM-R15", stakes=staked.upgrade),
        Verb(num.DONE, "done", (), "WM-R11", stakes=staked.done, yields=True),
        Verb(num.PAY, "pay", (), "WM-R21", stakes=staked.pay),
        Verb(num.GIVE, "give", (n.cargo,), "WM-R21"),
        Verb(num.DRAW, "draw", (n.stack,), "WM-R4"),
        Verb(num.LAY, "lay", (n.cell,), "WM-R4"),
        Verb(num.ORCS, "orcs", (n.cell,), "WM-R27", stakes=staked.orcs),
    ]
