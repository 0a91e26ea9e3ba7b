"""Steam, 3 to 6 players."""
