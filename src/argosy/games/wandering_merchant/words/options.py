"""Lists the options of The Wandering Merchant."""

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
    Option("map", 1, 0, 2, "WM-R4", choices=("example", "generated", "built"), group="board"),
    Option("goal", 2000, 0, 10000, "WM-R1", group="length"),
    Option("rounds", 0, 0, 600, "WM-A57", group="length"),
    Option("pace", 60, 10, 200, "WM-A57", group="length"),
    Option("orcs", 0, 0, 1, "WM-R27", choices=SWITCH, group="dangers"),
    Option("combat", 0, 0, 1, "WM-R30", choices=SWITCH, group="dangers"),
    Option("start", 20, 0, 200, "WM-R8", group="board"),
    Option("stock", 16, 0, 40, "WM-R7", group="board"),
    Option("reveal", 3, 0, 9, "WM-R16", group="board"),
    Option("bonus", 100, 0, 300, "WM-R16", group="costs"),
    Option("tokens", 4, 2, 7, "WM-A7", group="board"),
)

CARTS = (
    Option("small", 3, 1, 6, "WM-R6", group="turn"),
    Option("big", 4, 1, 8, "WM-R6", group="turn"),
    Option("carts", 4, 1, 4, "WM-A6", group="turn"),
    Option("cart_small", 80, 10, 500, "WM-R15", group="costs"),
    Option("cart_big", 100, 10, 500, "WM-R15", group="costs"),
    Option("upgrade", 50, 10, 500, "WM-R15", group="costs"),
    Option("dice", 8, 1, 8, "WM-A58", group="turn"),
    Option("arrival_buys", 1, 0, 9, "WM-R11", group="turn"),
    Option("arrival_sales", 1, 0, 9, "WM-R11", group="turn"),
)

BUYING = tuple(
    Option(f"buy_{good}", price, 10, 990, "WM-R12", group="costs") for good, price, _ in PRICES
)
SELLING = tuple(
    Option(f"sell_{good}", price, 10, 990, "WM-R12", group="costs") for good, _, price in PRICES
)

DANGERS = (
    Option("barter", 50, 0, 80, "WM-R14", group="costs"),
    Option("ferry", 5, 0, 50, "WM-R18", group="costs"),
    Option("shelter", 10, 0, 50, "WM-R21", group="costs"),
    Option("shelter_choice", 0, 0, 1, "WM-A24", choices=SWITCH, group="dangers"),
    Option("searches", 0, 0, 20, "WM-A35", group="dangers"),
    Option("find", 2, 0, 6, "WM-R22", group="dangers"),
    Option("ambush", 4, 1, 13, "WM-R22", group="dangers"),
    Option("toll", 5, 0, 50, "WM-R22", group="dangers"),
    Option("stake", 10, 0, 50, "WM-R28", group="dangers"),
    Option("damage", 10, 0, 50, "WM-R30", group="dangers"),
    Option("shield", 10, 0, 50, "WM-A61", group="dangers"),
)

OPTIONS = (*BOARD, *CARTS, *BUYING, *SELLING, *DANGERS)
