"""Connections and requests, and how much of the server each may use."""
