"""Says in a sentence why an action is not legal."""

from argosy.core.words import Noun, Sentence
from argosy.games.wandering_merchant import numbers as num
from argosy.games.wandering_merchant.words.nouns import Nouns


def reasons(n: Nouns) -> list[Sentence]:
    return [
        *step_reasons(n.seat),
        *building_reasons(n.cell),
        *travel_reasons(n.cell, n.to, n.number),
        *danger_reasons(n.cell, n.good, n.rival, n.number),
        *trade_reasons(n.good, n.number),
    ]


def step_reasons(seat: Noun) -> list[Sentence]:
    clause = "WM-A65"
    return [
        Sentence(num.NOT_A_TEXT, "That is no action of this game.", clause),
        Sentence(num.OVER, "The game is over.", clause),
        Sentence(num.NOT_YOUR_TURN, "{a} is asked now.", clause, (seat,)),
        Sentence(num.CHANCE_AWAITED, "A die or a draw is awaited.", clause),
        Sentence(num.NOT_NOW, "This step of the turn does not offer that.", clause),
    ]


def building_reasons(cell: Noun) -> list[Sentence]:
    return [
        Sentence(num.NO_WILD_LEFT, "All wilderness tiles are laid.", "WM-R3"),
        Sentence(num.NO_TOWN_LEFT, "All towns are laid.", "WM-R2"),
        Sentence(num.OCCUPIED, "A tile lies on {a} already.", "WM-R4", (cell,)),
        Sentence(num.TOUCHES_NOTHING, "{a} touches no tile of the board.", "WM-R4", (cell,)),
        Sentence(num.TOUCHES_FOUR, "{a} touches four tiles; three are the most.", "WM-A2", (cell,)),
        Sentence(
            *(num.NEIGHBOUR_FULL, "A tile beside {a} has three connections already.", "WM-A2"),
            (cell,),
        ),
        Sentence(
            *(num.TOO_CLOSE, "On {a} it would bring two towns too close to each other.", "WM-A3"),
            (cell,),
        ),
    ]


def travel_reasons(cell: Noun, way: Noun, number: Noun) -> list[Sentence]:
    compass = "WM-R19"
    return [
        Sentence(
            *(num.IN_COMPASS_FOREST, "In a three-way forest you name no direction: roll.", "WM-A12")
        ),
        Sentence(num.NO_COMPASS_FOREST, "Name the direction of your first step.", "WM-R9"),
        Sentence(num.NO_TILE_THERE, "No tile lies {a} of you.", "WM-R10", (way,)),
        Sentence(num.LINK_CUT, "The orcs here cut the way into the town.", "WM-R27"),
        Sentence(
            *(num.NO_FIGHT_POSSIBLE, "Leaving the town there means a fight for {a} GC.", "WM-A62"),
            (number,),
        ),
        Sentence(
            num.BARRED,
            "{a} is barred: you need {b} GC for shelter, or fish or clothes as cargo.",
            "WM-A22",
            (cell, number),
        ),
        Sentence(num.NO_FOREST_DIE, "No forest asks you for a die here.", "WM-R20"),
        Sentence(num.NO_STEPS, "You have no steps left.", "WM-R10"),
        Sentence(
            num.FEE_DUE, "To go on from the water, pay {a} GC for a boat.", "WM-R18", (number,)
        ),
        Sentence(num.COMPASS_FIRST, "Choose a compass number to leave this forest.", compass),
        Sentence(num.WRONG_WAY, "Your compass number {a} leads elsewhere.", compass, (number,)),
        Sentence(num.FOREST_DIE_FIRST, "Roll for your way through the forest first.", "WM-R20"),
        Sentence(num.NO_FEE, "No boat has to be paid here.", "WM-R18"),
        Sentence(
            *(num.FEE_TOO_HIGH, "The boat costs {a} GC; you have {b}.", "WM-A18"),
            (number, number),
        ),
        Sentence(num.NOT_COMPASS_HERE, "Only a three-way forest needs a compass number.", compass),
        Sentence(num.NO_DIE_SHOWS, "None of your dice shows {a}.", compass, (number,)),
        Sentence(num.COMPASS_CHOSEN, "Your compass number is {a} this turn.", "WM-A16", (number,)),
        Sentence(num.MUST_STEP, "After the roll you have to enter a tile.", "WM-R10"),
    ]


def danger_reasons(cell: Noun, good: Noun, rival: Noun, number: Noun) -> list[Sentence]:
    return [
        Sentence(num.NO_HIDDEN_TOWN, "You are in no face-down town.", "WM-R16"),
        Sentence(num.NO_SPECIAL_TILE, "Only the four special tiles can be searched.", "WM-R22"),
        Sentence(num.SEARCH_LIMIT, "You have searched here {a} times.", "WM-A35", (number,)),
        Sentence(num.NO_MAGIC, "You have no magical ingredients in use.", "WM-R23"),
        Sentence(num.MAGIC_ON, "Magic is at work already.", "WM-A40"),
        Sentence(num.MAGIC_IN_VAIN, "Magic would stop nothing any more.", "WM-A40"),
        Sentence(num.NO_ORCS, "No orcs are here.", "WM-R28"),
        Sentence(
            *(num.STAKE_TOO_HIGH, "The stake is {a} GC; you have {b}.", "WM-A48"),
            (number, number),
        ),
        Sentence(num.NO_WILDERNESS, "No wilderness lies on {a}.", "WM-A68", (cell,)),
        Sentence(num.NOT_BESIDE_TOWN, "{a} is not beside a town.", "WM-R27", (cell,)),
        Sentence(num.ORCS_OR_PAWN_THERE, "Orcs or a pawn are on {a}.", "WM-A45", (cell,)),
        Sentence(num.NAMED_TILE, "You are about to enter that tile.", "WM-A68"),
        Sentence(num.COMBAT_OFF, "Merchants do not fight each other in this game.", "WM-R30"),
        Sentence(num.NOT_HERE, "{a} is nobody you can attack here.", "WM-R30", (rival,)),
        Sentence(num.NOTHING_TO_DISCARD, "You have no such unit of {a}.", "WM-R30", (good,)),
        Sentence(num.HORSE_PULLS, "Your carts need all your horses.", "WM-A53"),
        Sentence(num.NOT_FOUND, "You did not find {a}.", "WM-R22", (good,)),
        Sentence(num.NOT_DISCARDED, "No {a} were discarded.", "WM-R30", (good,)),
        Sentence(num.TOKEN_AS_CARGO, "A horse token can be taken for use only.", "WM-A71"),
    ]


def trade_reasons(good: Noun, number: Noun) -> list[Sentence]:
    both = (number, number)
    return [
        Sentence(num.NO_USE, "Nobody can use {a}; take it as cargo.", "WM-A34", (good,)),
        Sentence(num.NO_PLACE, "There is no place left in your carts.", "WM-A31"),
        Sentence(num.BUY_LIMIT, "On arrival you may buy {a}.", "WM-R11", (number,)),
        Sentence(num.SOLD_OUT, "The town has no {a} left.", "WM-A32", (good,)),
        Sentence(num.TOO_POOR, "It costs {a} GC; you have {b}.", "WM-R12", both),
        Sentence(num.SALE_LIMIT, "On arrival you may sell {a}.", "WM-R11", (number,)),
        Sentence(num.NOT_WANTED, "This town does not buy {a}.", "WM-R12", (good,)),
        Sentence(num.NO_CARGO, "You carry no {a} as cargo.", "WM-R14", (good,)),
        Sentence(num.NONE_IN_USE, "You have no {a} in use.", "WM-R14", (good,)),
        Sentence(num.HORSE_PULLS_BARTER, "Your carts need all your horses.", "WM-A29"),
        Sentence(num.CART_LIMIT, "You cannot have another cart.", "WM-A6"),
        Sentence(num.NO_SPARE_HORSE, "A new cart needs a horse in use of its own.", "WM-R15"),
        Sentence(num.CART_TOO_DEAR, "It costs {a} GC; you have {b}.", "WM-R15", both),
        Sentence(num.NO_SMALL_CART, "You have no small cart.", "WM-R15"),
        Sentence(num.SHELTER_TOO_DEAR, "Shelter costs {a} GC; you have {b}.", "WM-R21", both),
        Sentence(num.NOTHING_TO_GIVE, "You cannot give {a} for shelter.", "WM-R21", (good,)),
        Sentence(num.CAN_PAY, "You can pay, so you must.", "WM-A24"),
    ]
