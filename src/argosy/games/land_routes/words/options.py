"""Declare the numbers that people may change, and the last clauses of rulebook and rulings."""

from argosy.core.words import Option

ON_OFF = ("off", "on")


OPTIONS = (
    Option("gold", 108, 60, 200, "LR-R1", "Gold cards in all; 60 is the short game (LR-A25)"),
    Option("copies", 10, 5, 20, "LR-A2", "Cargo cards of each good"),
    Option("purse", 8, 2, 12, "LR-R3", "Gold of each player at the start"),
    Option("hold", 3, 1, 3, "LR-R11", "Cargo cards a player can hold"),
    Option("price", 2, 1, 6, "LR-R10", "Price of a HAS card"),
    Option("pay_has", 1, 0, 6, "LR-R12", "Paid for a good that the center has"),
    Option("pay_other", 2, 0, 8, "LR-R12", "Paid for a good that it neither has nor needs"),
    Option("pay_needs", 4, 1, 12, "LR-R12", "Paid for the good that it needs"),
    Option("buys", 1, 1, 3, "LR-R14", "Purchases in a turn"),
    Option("sales", 1, 1, 3, "LR-R14", "Sales in a turn"),
    Option("stay", 1, 0, 1, "LR-A7", "Staying at a center instead of rolling", choices=ON_OFF),
    Option("redraw", 0, 0, 1, "LR-A18", "A center never needs what it has", choices=ON_OFF),
    Option("single", 0, 0, 1, "LR-A19", "Only one card in a sale", choices=ON_OFF),
    Option("relief", 1, 0, 3, "LR-A24", "Gold that poor relief pays; 0 is none"),
    Option("turns", 200, 20, 1000, "LR-A25", "Turns of each player at most"),
    Option("calm", 20, 5, 200, "LR-A25", "Rounds in a row with the same bank that end the game"),
    Option("offers", 2, 0, 9, "LR-A32", "Offers a player may make in a turn; 0 is no trades"),
)
