"""Pictures of a table: characters for a terminal, SVG, PNG. They know the table and nothing of any game."""
