"""Writes games for other programs: Portable Piecepack Notation, and tables for pandas."""
