"""The database: its schema, what is read and written, backups."""
