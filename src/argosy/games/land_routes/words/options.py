"""Declare the numbers that people may change."""

from argosy.core.words import Option

ON_OFF = ("off", "on")


OPTIONS = (
    Option("gold", 108, 60, 200, "LR-R1", group="length"),
    Option("copies", 10, 5, 20, "LR-A2", group="board"),
    Option("purse", 8, 2, 12, "LR-R3", group="board"),
    Option("hold", 3, 1, 3, "LR-R11", group="turn"),
    Option("price", 2, 1, 6, "LR-R10", group="costs"),
    Option("pay_has", 1, 0, 6, "LR-R12", group="costs"),
    Option("pay_other", 2, 0, 8, "LR-R12", group="costs"),
    Option("pay_needs", 4, 1, 12, "LR-R12", group="costs"),
    Option("buys", 1, 1, 3, "LR-R14", group="turn"),
    Option("sales", 1, 1, 3, "LR-R14", group="turn"),
    Option("stay", 1, 0, 1, "LR-A7", choices=ON_OFF, group="turn"),
    Option("redraw", 0, 0, 1, "LR-A18", choices=ON_OFF, group="board"),
    Option("single", 0, 0, 1, "LR-A19", choices=ON_OFF, group="turn"),
    Option("relief", 1, 0, 3, "LR-A24", group="costs"),
    Option("turns", 200, 20, 1000, "LR-A25", group="length"),
    Option("calm", 20, 5, 200, "LR-A25", group="length"),
    Option("offers", 2, 0, 9, "LR-A32", group="turn"),
)
