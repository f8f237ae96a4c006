"""Holds the rules, one module for each subject of the rulebook.

building  setting up: the first player, the board, the first goods
turn      what follows what, the night, the end of a round and of the game
travel    dice, steps, boats, forests, magic
towns     exploring towns and searching the special tiles
goods     coins and money: the cup, the stacks, what a seat has
trade     buying, selling, barter, carts
orcs      when they come, where they are laid, how a fight ends
combat    merchant against merchant
"""
