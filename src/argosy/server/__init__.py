"""Serves live tables that never lose a move. See docs/protocol.md for what goes over the wire."""
