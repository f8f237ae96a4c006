"""The rules of Trade Routes at sea, a module for each part of the rulebook.

reading (the table), setup, turn, moving, abilities, scoring.
"""
