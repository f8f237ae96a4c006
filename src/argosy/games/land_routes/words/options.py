"""Declare the numbers that people may change."""

from argosy.core.words import Option

ON_OFF = ("off", "on")


OPTIONS = (
    Option("gold", 108, 60, 200, "LR-R1"),
    Option("copies", 10, 5, 20, "LR-A2"),
    Option("purse", 8, 2, 12, "LR-R3"),
    Option("hold", 3, 1, 3, "LR-R11"),
    Option("price", 2, 1, 6, "LR-R10"),
    Option("pay_has", 1, 0, 6, "LR-R12"),
    Option("pay_other", 2, 0, 8, "LR-R12"),
    Option("pay_needs", 4, 1, 12, "LR-R12"),
    Option("buys", 1, 1, 3, "LR-R14"),
    Option("sales", 1, 1, 3, "LR-R14"),
    Option("stay", 1, 0, 1, "LR-A7", choices=ON_OFF),
    Option("redraw", 0, 0, 1, "LR-A18", choices=ON_OFF),
    Option("single", 0, 0, 1, "LR-A19", choices=ON_OFF),
    Option("relief", 1, 0, 3, "LR-A24"),
    Option("turns", 200, 20, 1000, "LR-A25"),
    Option("calm", 20, 5, 200, "LR-A25"),
    Option("offers", 2, 0, 9, "LR-A32"),
)
