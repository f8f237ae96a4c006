"""Open tables: their games, seats, clocks and bots' turns."""
