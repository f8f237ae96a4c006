"""The rules of The Wandering Merchant.

setup     the first player, the board in its three ways, the first goods (WM-R2 to WM-R8)
turn      the course of a turn, the night, the end (WM-R8, WM-R21, WM-R32)
travel    dice, steps, boats, forests, magic (WM-R9, WM-R10, WM-R18 to WM-R20, WM-R23)
towns     exploring towns and searching the special tiles (WM-R16, WM-R22)
goods     coins and money: the cup, the stacks, what a seat has (WM-R13, WM-R14)
trade     buying, selling, barter, carts (WM-R11 to WM-R15)
orcs      when they come, where they are laid, how a fight ends (WM-R27 to WM-R29)
combat    merchant against merchant (WM-R30, WM-R31)
reading   questions that all of them ask of the table
"""
