"""Lists the options of The Wandering Merchant and the last clauses of its rules."""

from argosy.core.words import Option

SWITCH = ("off", "on")
PRICES = (
    ("jewelry", 120, 200),
    ("fish", 30, 80),
    ("wood", 40, 90),
    ("clothes", 60, 120),
    ("magic", 200, 300),
    ("horses", 80, 140),
    ("shields", 50, 100),
    ("weapons", 90, 160),
)

BOARD = (
    Option(
        *("map", 1, 0, 2, "WM-R4", "The board"),
        choices=("example", "generated", "built by the players"),
    ),
    Option("goal", 2000, 0, 10000, "WM-R1", "GC to reach; 0 is a game for a number of rounds"),
    Option("rounds", 0, 0, 600, "WM-A57", "Rounds at most; 0 leaves it to the pace"),
    Option("pace", 60, 10, 200, "WM-A57", "Rounds for each 1000 of the goal; in all without one"),
    Option("orcs", 0, 0, 1, "WM-R27", "Orcs; always with one seat", choices=SWITCH),
    Option("combat", 0, 0, 1, "WM-R30", "Player against player", choices=SWITCH),
    Option("start", 20, 0, 200, "WM-R8", "GC at the start, times the number of players"),
    Option("stock", 16, 0, 40, "WM-R7", "Coins drawn to the towns at the start"),
    Option("reveal", 3, 0, 9, "WM-R16", "Coins drawn when a town is discovered"),
    Option("bonus", 100, 0, 300, "WM-R16", "Most that a discovery brings"),
    Option("tokens", 4, 2, 7, "WM-A7", "Horses in use are tokens from this many seats on"),
)

CARTS = (
    Option("small", 3, 1, 6, "WM-R6", "Places in a small cart"),
    Option("big", 4, 1, 8, "WM-R6", "Places in a big cart; at least those of a small one"),
    Option("carts", 4, 1, 4, "WM-A6", "Carts a player may have"),
    Option("cart_small", 80, 10, 500, "WM-R15", "Price of a small cart"),
    Option("cart_big", 100, 10, 500, "WM-R15", "Price of a big cart"),
    Option("upgrade", 50, 10, 500, "WM-R15", "Price of making a small cart big"),
    Option("dice", 8, 1, 8, "WM-A58", "Most dice for movement"),
    Option("arrival_buys", 1, 0, 9, "WM-R11", "Units bought on arrival"),
    Option("arrival_sales", 1, 0, 9, "WM-R11", "Units sold on arrival"),
)

BUYING = tuple(
    Option(f"buy_{good}", price, 10, 990, "WM-R12", f"Buying price of {good}")
    for good, price, _ in PRICES
)
SELLING = tuple(
    Option(f"sell_{good}", price, 10, 990, "WM-R12", f"Selling price of {good}")
    for good, _, price in PRICES
)

DANGERS = (
    Option("barter", 50, 0, 80, "WM-R14", "Percent of the buying price that barter is worth"),
    Option("ferry", 5, 0, 50, "WM-R18", "GC per number of water to go on"),
    Option("shelter", 10, 0, 50, "WM-R21", "GC per number of mountains for a night"),
    Option(
        *("shelter_choice", 0, 0, 1, "WM-A24", "Pay or give for shelter as you like"),
        choices=SWITCH,
    ),
    Option("searches", 0, 0, 20, "WM-A35", "Searches in a row on one tile; 0 is no limit"),
    Option("find", 2, 0, 6, "WM-R22", "A search finds up to this number"),
    Option("ambush", 4, 1, 13, "WM-R22", "A search is attacked from this number on"),
    Option("toll", 5, 0, 50, "WM-R22", "GC per point of an attacked search"),
    Option("stake", 10, 0, 50, "WM-R28", "GC per number of orcs"),
    Option("damage", 10, 0, 50, "WM-R30", "GC per point of a lost fight between players"),
    Option("shield", 10, 0, 50, "WM-A61", "GC that a shield saves a beaten attacker"),
)

OPTIONS = (*BOARD, *CARTS, *BUYING, *SELLING, *DANGERS)
