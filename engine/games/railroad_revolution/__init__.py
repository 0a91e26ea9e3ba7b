"""Railroad Revolution, 2 to 4 players."""
