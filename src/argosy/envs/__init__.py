"""The researchers' door: games as numbers and arrays.

numbering       every action of a game as one number, the same in all its positions
observation     what a seat knows, as named small integers
vector          many games at once, in compiled code, as NumPy arrays        argosy[rl]
aec, gym        PettingZoo and Gymnasium                                     argosy[rl]

Numbers and observations need nothing beyond `pip install argosy`; see docs/environments.md.
"""
