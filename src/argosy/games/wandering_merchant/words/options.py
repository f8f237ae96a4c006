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
    Option("map", 1, 0, 2, "WM-R4", choices=("example", "generated", "built")),
    Option("goal", 2000, 0, 10000, "WM-R1"),
    Option("rounds", 0, 0, 600, "WM-A57"),
    Option("pace", 60, 10, 200, "WM-A57"),
    Option("orcs", 0, 0, 1, "WM-R27", choices=SWITCH),
    Option("combat", 0, 0, 1, "WM-R30", choices=SWITCH),
    Option("start", 20, 0, 200, "WM-R8"),
    Option("stock", 16, 0, 40, "WM-R7"),
    Option("reveal", 3, 0, 9, "WM-R16"),
    Option("bonus", 100, 0, 300, "WM-R16"),
    Option("tokens", 4, 2, 7, "WM-A7"),
)

CARTS = (
    Option("small", 3, 1, 6, "WM-R6"),
    Option("big", 4, 1, 8, "WM-R6"),
    Option("carts", 4, 1, 4, "WM-A6"),
    Option("cart_small", 80, 10, 500, "WM-R15"),
    Option("cart_big", 100, 10, 500, "WM-R15"),
    Option("upgrade", 50, 10, 500, "WM-R15"),
    Option("dice", 8, 1, 8, "WM-A58"),
    Option("arrival_buys", 1, 0, 9, "WM-R11"),
    Option("arrival_sales", 1, 0, 9, "WM-R11"),
)

BUYING = tuple(Option(f"buy_{good}", price, 10, 990, "WM-R12") for good, price, _ in PRICES)
SELLING = tuple(Option(f"sell_{good}", price, 10, 990, "WM-R12") for good, _, price in PRICES)

DANGERS = (
    Option("barter", 50, 0, 80, "WM-R14"),
    Option("ferry", 5, 0, 50, "WM-R18"),
    Option("shelter", 10, 0, 50, "WM-R21"),
    Option("shelter_choice", 0, 0, 1, "WM-A24", choices=SWITCH),
    Option("searches", 0, 0, 20, "WM-A35"),
    Option("find", 2, 0, 6, "WM-R22"),
    Option("ambush", 4, 1, 13, "WM-R22"),
    Option("toll", 5, 0, 50, "WM-R22"),
    Option("stake", 10, 0, 50, "WM-R28"),
    Option("damage", 10, 0, 50, "WM-R30"),
    Option("shield", 10, 0, 50, "WM-A61"),
)

OPTIONS = (*BOARD, *CARTS, *BUYING, *SELLING, *DANGERS)
