"""Pictures of a table: characters, SVG, PNG. They know the table and nothing of any game."""
