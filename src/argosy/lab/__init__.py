"""Experiments with bots: count many games, rate bots against each other, fit the weights of an evaluation.

The lab computes and returns; `argosy simulate`, `argosy ladder` and `argosy fit` print what it returns.
"""
