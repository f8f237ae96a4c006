"""Draws a table in characters, as SVG or as PNG. Knows tables, and nothing of any game."""
