"""Lists what can happen and what can speak against an action: messages with their clauses and nouns."""

from argosy.core.contract import CHANCE_DUE, NOT_A_TEXT, NOT_ASKED, NOT_NOW, OVER
from argosy.core.words import Sentence
from argosy.games.wandering_merchant import numbers as num
from argosy.games.wandering_merchant.words.nouns import Nouns

# ── Events ────────────────────────────────────────────────────────────────────────────────────────


def travel_events(n: Nouns) -> list[Sentence]:
    seat, cell, town = n.seat, n.cell, n.town
    return [
        Sentence(num.BEGAN, "began", "WM-R8", (seat,)),
        Sentence(num.SHAPED, "shaped", "WM-A67", (n.shape,)),
        Sentence(num.LAID, "laid", "WM-A67", (n.tile, cell)),
        Sentence(num.BUILT_WILD, "built-wild", "WM-R4", (seat, n.tile, cell)),
        Sentence(num.BUILT_TOWN, "built-town", "WM-R5", (seat, cell)),
        Sentence(num.ROLLED, "rolled", "WM-R9", (seat, n.die)),
        Sentence(num.ENTERED, "entered", "WM-R10", (seat, cell, n.steps)),
        Sentence(num.STAYED, "stayed", "WM-A21", (seat,)),
        Sentence(num.STOPPED, "stopped", "WM-R10", (seat,)),
        Sentence(num.CONJURED, "conjured", "WM-R23", (seat,)),
        Sentence(num.CHOSE_COMPASS, "chose-compass", "WM-R19", (seat, n.die)),
        Sentence(num.FOREST_PASSED, "forest-passed", "WM-R20", (seat, n.die)),
        Sentence(num.FOREST_LOST, "forest-lost", "WM-R20", (seat, n.die)),
        Sentence(num.EXPLORED, "explored", "WM-R16", (seat, cell, town)),
        Sentence(num.CREDITED, "credited", "WM-R16", (seat, n.gold, town)),
        Sentence(num.SEARCHED, "searched", "WM-R22", (seat, n.points)),
        Sentence(num.FOUND, "found", "WM-R22", (seat, n.good, n.manner)),
        Sentence(num.FOUND_NOTHING, "found-nothing", "WM-A38", (seat,)),
        Sentence(num.AMBUSHED, "ambushed", "WM-R22", (seat,)),
        Sentence(num.ORCS_CAME, "orcs-came", "WM-R27", (seat, cell, n.strength)),
        Sentence(num.FOUGHT, "fought", "WM-R28", (seat, cell)),
        Sentence(num.FIGHT_WON, "fight-won", "WM-R28", (seat, n.mine, n.theirs)),
        Sentence(num.FIGHT_LOST, "fight-lost", "WM-R28", (seat, n.mine, n.theirs)),
        Sentence(num.ATTACKED, "attacked", "WM-R30", (seat, n.rival)),
        Sentence(num.DUEL_WON, "duel-won", "WM-R30", (seat, n.rival, n.points)),
        Sentence(num.DUEL_LOST, "duel-lost", "WM-R31", (seat, n.rival, n.points)),
        Sentence(num.ROUND_BEGAN, "round-began", "WM-R32", (n.round,)),
        Sentence(num.REACHED, "reached", "WM-R32", (seat,)),
        Sentence(num.ENDED, "ended", "WM-R32", (n.ending,)),
    ]


def trade_events(n: Nouns) -> list[Sentence]:
    seat, good, gold = n.seat, n.good, n.gold
    return [
        Sentence(num.STOCKED, "stocked", "WM-R13", (good,)),
        Sentence(num.DISCARDED, "discarded", "WM-R30", (seat, good, n.manner)),
        Sentence(num.LOOTED, "looted", "WM-R30", (seat, good, n.manner)),
        Sentence(num.WEAPON_LOST, "weapon-lost", "WM-R31", (seat,)),
        Sentence(num.BOUGHT, "bought", "WM-R12", (seat, good, n.manner)),
        Sentence(num.SOLD, "sold", "WM-R12", (seat, good)),
        Sentence(num.BARTERED, "bartered", "WM-R14", (seat, good, gold)),
        Sentence(num.GOT_CART, "got-cart", "WM-R15", (seat, n.size)),
        Sentence(num.UPGRADED, "upgraded", "WM-R15", (seat,)),
        Sentence(num.PAID, "paid", "WM-A39", (seat, gold, n.cause)),
        Sentence(num.RECEIVED, "received", "WM-A73", (seat, gold, n.cause)),
        Sentence(num.SPENT_CREDIT, "spent-credit", "WM-A27", (seat, gold, n.cause)),
        Sentence(num.SPENT_BARTER, "spent-barter", "WM-A70", (seat, gold)),
        Sentence(num.GAVE, "gave", "WM-R21", (seat, good)),
    ]


# ── Reasons ───────────────────────────────────────────────────────────────────────────────────────


def reasons(n: Nouns) -> list[Sentence]:
    return [
        *step_reasons(n),
        *building_reasons(n),
        *travel_reasons(n),
        *danger_reasons(n),
        *trade_reasons(n),
    ]


def step_reasons(n: Nouns) -> list[Sentence]:
    clause = "WM-A65"
    return [
        Sentence(NOT_A_TEXT, "not-a-text", clause),
        Sentence(OVER, "over", clause, (n.ending,)),
        Sentence(CHANCE_DUE, "chance-due", clause),
        Sentence(NOT_ASKED, "not-asked", clause, (n.seat,)),
        Sentence(NOT_NOW, "not-now", clause),
    ]


def building_reasons(n: Nouns) -> list[Sentence]:
    cell = n.cell
    return [
        Sentence(num.NO_WILD_LEFT, "no-wild-left", "WM-R3"),
        Sentence(num.NO_TOWN_LEFT, "no-town-left", "WM-R2"),
        Sentence(num.OCCUPIED, "occupied", "WM-R4", (cell,)),
        Sentence(num.TOUCHES_NOTHING, "touches-nothing", "WM-R4", (cell,)),
        Sentence(num.TOUCHES_FOUR, "touches-four", "WM-A2", (cell,)),
        Sentence(num.NEIGHBOUR_FULL, "neighbour-full", "WM-A2", (cell,)),
        Sentence(num.TOO_CLOSE, "too-close", "WM-A3", (cell,)),
    ]


def travel_reasons(n: Nouns) -> list[Sentence]:
    price, number = n.price, n.number
    return [
        Sentence(num.IN_COMPASS_FOREST, "in-compass-forest", "WM-A12"),
        Sentence(num.NO_COMPASS_FOREST, "no-compass-forest", "WM-R9"),
        Sentence(num.NO_TILE_THERE, "no-tile-there", "WM-R10", (n.to,)),
        Sentence(num.LINK_CUT, "link-cut", "WM-R27"),
        Sentence(num.NO_FIGHT_POSSIBLE, "no-fight-possible", "WM-A62", (price,)),
        Sentence(num.BARRED, "barred", "WM-A22", (n.cell, price)),
        Sentence(num.NO_FOREST_DIE, "no-forest-die", "WM-R20"),
        Sentence(num.NO_STEPS, "no-steps", "WM-R10"),
        Sentence(num.FEE_DUE, "fee-due", "WM-R18", (price,)),
        Sentence(num.COMPASS_FIRST, "compass-first", "WM-R19"),
        Sentence(num.WRONG_WAY, "wrong-way", "WM-R19", (number,)),
        Sentence(num.FOREST_DIE_FIRST, "forest-die-first", "WM-R20"),
        Sentence(num.NO_FEE, "no-fee", "WM-R18"),
        Sentence(num.FEE_TOO_HIGH, "fee-too-high", "WM-A18", (price, n.gold)),
        Sentence(num.NOT_COMPASS_HERE, "not-compass-here", "WM-R19"),
        Sentence(num.NO_DIE_SHOWS, "no-die-shows", "WM-R19", (number,)),
        Sentence(num.COMPASS_CHOSEN, "compass-chosen", "WM-A16", (number,)),
        Sentence(num.MUST_STEP, "must-step", "WM-R10"),
    ]


def danger_reasons(n: Nouns) -> list[Sentence]:
    cell, good = n.cell, n.good
    return [
        Sentence(num.NO_HIDDEN_TOWN, "no-hidden-town", "WM-R16"),
        Sentence(num.NO_SPECIAL_TILE, "no-special-tile", "WM-R22"),
        Sentence(num.SEARCH_LIMIT, "search-limit", "WM-A35", (n.number,)),
        Sentence(num.NO_MAGIC, "no-magic", "WM-R23"),
        Sentence(num.MAGIC_ON, "magic-on", "WM-A40"),
        Sentence(num.MAGIC_IN_VAIN, "magic-in-vain", "WM-A40"),
        Sentence(num.NO_ORCS, "no-orcs", "WM-R28"),
        Sentence(num.STAKE_TOO_HIGH, "stake-too-high", "WM-A48", (n.price, n.gold)),
        Sentence(num.NO_WILDERNESS, "no-wilderness", "WM-A68", (cell,)),
        Sentence(num.NOT_BESIDE_TOWN, "not-beside-town", "WM-R27", (cell,)),
        Sentence(num.ORCS_OR_PAWN_THERE, "orcs-or-pawn-there", "WM-A45", (cell,)),
        Sentence(num.NAMED_TILE, "named-tile", "WM-A68"),
        Sentence(num.COMBAT_OFF, "combat-off", "WM-R30"),
        Sentence(num.NOT_HERE, "not-here", "WM-R30", (n.rival,)),
        Sentence(num.NOTHING_TO_DISCARD, "nothing-to-discard", "WM-R30", (good,)),
        Sentence(num.HORSE_PULLS, "horse-pulls", "WM-A53"),
        Sentence(num.NOT_FOUND, "not-found", "WM-R22", (good,)),
        Sentence(num.NOT_DISCARDED, "not-discarded", "WM-R30", (good,)),
        Sentence(num.TOKEN_AS_CARGO, "token-as-cargo", "WM-A71"),
    ]


def trade_reasons(n: Nouns) -> list[Sentence]:
    good, number, both = n.good, n.number, (n.price, n.gold)
    return [
        Sentence(num.NO_USE, "no-use", "WM-A34", (good,)),
        Sentence(num.NO_PLACE, "no-place", "WM-A31"),
        Sentence(num.BUY_LIMIT, "buy-limit", "WM-R11", (number,)),
        Sentence(num.SOLD_OUT, "sold-out", "WM-A32", (good,)),
        Sentence(num.TOO_POOR, "too-poor", "WM-R12", both),
        Sentence(num.SALE_LIMIT, "sale-limit", "WM-R11", (number,)),
        Sentence(num.NOT_WANTED, "not-wanted", "WM-R12", (good,)),
        Sentence(num.NO_CARGO, "no-cargo", "WM-R14", (good,)),
        Sentence(num.NONE_IN_USE, "none-in-use", "WM-R14", (good,)),
        Sentence(num.HORSE_PULLS_BARTER, "horse-pulls-barter", "WM-A29"),
        Sentence(num.CART_LIMIT, "cart-limit", "WM-A6"),
        Sentence(num.NO_SPARE_HORSE, "no-spare-horse", "WM-R15"),
        Sentence(num.CART_TOO_DEAR, "cart-too-dear", "WM-R15", both),
        Sentence(num.NO_SMALL_CART, "no-small-cart", "WM-R15"),
        Sentence(num.SHELTER_TOO_DEAR, "shelter-too-dear", "WM-R21", both),
        Sentence(num.NOTHING_TO_GIVE, "nothing-to-give", "WM-R21", (good,)),
        Sentence(num.CAN_PAY, "can-pay", "WM-A24"),
    ]
