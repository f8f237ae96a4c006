"""Why not: a sentence for every objection of The Wandering Merchant."""

from argosy.core.words import Noun, Sentence
from argosy.games.wandering_merchant import terms as t


def step_reasons(seat: Noun) -> list[Sentence]:
    clause = "WM-A65"
    return [
        Sentence(t.NOT_A_TEXT, "That is no action of this game.", clause),
        Sentence(t.OVER, "The game is over.", clause),
        Sentence(t.NOT_YOUR_TURN, "{a} is asked now.", clause, (seat,)),
        Sentence(t.CHANCE_AWAITED, "A die or a draw is awaited.", clause),
        Sentence(t.NOT_NOW, "This step of the turn does not offer that.", clause),
    ]


def building_reasons(cell: Noun) -> list[Sentence]:
    return [
        Sentence(t.NO_WILD_LEFT, "All wilderness tiles are laid.", "WM-R3"),
        Sentence(t.NO_TOWN_LEFT, "All towns are laid.", "WM-R2"),
        Sentence(t.OCCUPIED, "A tile lies on {a} already.", "WM-R4", (cell,)),
        Sentence(t.TOUCHES_NOTHING, "{a} touches no tile of the board.", "WM-R4", (cell,)),
        Sentence(t.TOUCHES_FOUR, "{a} touches four tiles; three are the most.", "WM-A2", (cell,)),
        Sentence(
            *(t.NEIGHBOUR_FULL, "A tile beside {a} has three connections already.", "WM-A2"),
            (cell,),
        ),
        Sentence(
            *(t.TOO_CLOSE, "On {a} it would bring two towns too close to each other.", "WM-A3"),
            (cell,),
        ),
    ]


def travel_reasons(cell: Noun, way: Noun, number: Noun) -> list[Sentence]:
    compass = "WM-R19"
    return [
        Sentence(
            *(t.IN_COMPASS_FOREST, "In a three-way forest you name no direction: roll.", "WM-A12")
        ),
        Sentence(t.NO_COMPASS_FOREST, "Name the direction of your first step.", "WM-R9"),
        Sentence(t.NO_TILE_THERE, "No tile lies {a} of you.", "WM-R10", (way,)),
        Sentence(t.LINK_CUT, "The orcs here cut the way into the town.", "WM-R27"),
        Sentence(
            *(t.NO_FIGHT_POSSIBLE, "Leaving the town there means a fight for {a} GC.", "WM-A62"),
            (number,),
        ),
        Sentence(
            t.BARRED,
            "{a} is barred: you need {b} GC for shelter, or fish or clothes as cargo.",
            "WM-A22",
            (cell, number),
        ),
        Sentence(t.NO_FOREST_DIE, "No forest asks you for a die here.", "WM-R20"),
        Sentence(t.NO_STEPS, "You have no steps left.", "WM-R10"),
        Sentence(t.FEE_DUE, "To go on from the water, pay {a} GC for a boat.", "WM-R18", (number,)),
        Sentence(t.COMPASS_FIRST, "Choose a compass number to leave this forest.", compass),
        Sentence(t.WRONG_WAY, "Your compass number {a} leads elsewhere.", compass, (number,)),
        Sentence(t.FOREST_DIE_FIRST, "Roll for your way through the forest first.", "WM-R20"),
        Sentence(t.NO_FEE, "No boat has to be paid here.", "WM-R18"),
        Sentence(
            *(t.FEE_TOO_HIGH, "The boat costs {a} GC; you have {b}.", "WM-A18"),
            (number, number),
        ),
        Sentence(t.NOT_COMPASS_HERE, "Only a three-way forest needs a compass number.", compass),
        Sentence(t.NO_DIE_SHOWS, "None of your dice shows {a}.", compass, (number,)),
        Sentence(t.COMPASS_CHOSEN, "Your compass number is {a} this turn.", "WM-A16", (number,)),
        Sentence(t.MUST_STEP, "After the roll you have to enter a tile.", "WM-R10"),
    ]


def danger_reasons(cell: Noun, good: Noun, rival: Noun, number: Noun) -> list[Sentence]:
    return [
        Sentence(t.NO_HIDDEN_TOWN, "You are in no face-down town.", "WM-R16"),
        Sentence(t.NO_SPECIAL_TILE, "Only the four special tiles can be searched.", "WM-R22"),
        Sentence(t.SEARCH_LIMIT, "You have searched here {a} times.", "WM-A35", (number,)),
        Sentence(t.NO_MAGIC, "You have no magical ingredients in use.", "WM-R23"),
        Sentence(t.MAGIC_ON, "Magic is at work already.", "WM-A40"),
        Sentence(t.MAGIC_IN_VAIN, "Magic would stop nothing any more.", "WM-A40"),
        Sentence(t.NO_ORCS, "No orcs are here.", "WM-R28"),
        Sentence(
            *(t.STAKE_TOO_HIGH, "The stake is {a} GC; you have {b}.", "WM-A48"),
            (number, number),
        ),
        Sentence(t.NO_WILDERNESS, "No wilderness lies on {a}.", "WM-A68", (cell,)),
        Sentence(t.NOT_BESIDE_TOWN, "{a} is not beside a town.", "WM-R27", (cell,)),
        Sentence(t.ORCS_OR_PAWN_THERE, "Orcs or a pawn are on {a}.", "WM-A45", (cell,)),
        Sentence(t.NAMED_TILE, "You are about to enter that tile.", "WM-A68"),
        Sentence(t.COMBAT_OFF, "Merchants do not fight each other in this game.", "WM-R30"),
        Sentence(t.NOT_HERE, "{a} is nobody you can attack here.", "WM-R30", (rival,)),
        Sentence(t.NOTHING_TO_DISCARD, "You have no such unit of {a}.", "WM-R30", (good,)),
        Sentence(t.HORSE_PULLS, "Your carts need all your horses.", "WM-A53"),
        Sentence(t.NOT_FOUND, "You did not find {a}.", "WM-R22", (good,)),
        Sentence(t.NOT_DISCARDED, "No {a} were discarded.", "WM-R30", (good,)),
        Sentence(t.TOKEN_AS_CARGO, "A horse token can be taken for use only.", "WM-A71"),
    ]


def trade_reasons(good: Noun, number: Noun) -> list[Sentence]:
    both = (number, number)
    return [
        Sentence(t.NO_USE, "Nobody can use {a}; take it as cargo.", "WM-A34", (good,)),
        Sentence(t.NO_PLACE, "There is no place left in your carts.", "WM-A31"),
        Sentence(t.BUY_LIMIT, "On arrival you may buy {a}.", "WM-R11", (number,)),
        Sentence(t.SOLD_OUT, "The town has no {a} left.", "WM-A32", (good,)),
        Sentence(t.TOO_POOR, "It costs {a} GC; you have {b}.", "WM-R12", both),
        Sentence(t.SALE_LIMIT, "On arrival you may sell {a}.", "WM-R11", (number,)),
        Sentence(t.NOT_WANTED, "This town does not buy {a}.", "WM-R12", (good,)),
        Sentence(t.NO_CARGO, "You carry no {a} as cargo.", "WM-R14", (good,)),
        Sentence(t.NONE_IN_USE, "You have no {a} in use.", "WM-R14", (good,)),
        Sentence(t.HORSE_PULLS_BARTER, "Your carts need all your horses.", "WM-A29"),
        Sentence(t.CART_LIMIT, "You cannot have another cart.", "WM-A6"),
        Sentence(t.NO_SPARE_HORSE, "A new cart needs a horse in use of its own.", "WM-R15"),
        Sentence(t.CART_TOO_DEAR, "It costs {a} GC; you have {b}.", "WM-R15", both),
        Sentence(t.NO_SMALL_CART, "You have no small cart.", "WM-R15"),
        Sentence(t.SHELTER_TOO_DEAR, "Shelter costs {a} GC; you have {b}.", "WM-R21", both),
        Sentence(t.NOTHING_TO_GIVE, "You cannot give {a} for shelter.", "WM-R21", (good,)),
        Sentence(t.CAN_PAY, "You can pay, so you must.", "WM-A24"),
    ]
