"""Positions and actions as numbers, for whatever learns: networks, environments.

numbering       every action of a game as one number, the same in all its positions
observation     what a seat knows, as named small integers
encoder         writes observations, in compiled code
numbers         turns actions into numbers and back, in compiled code
"""
