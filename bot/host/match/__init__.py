"""Running games: in memory behind a lock, and how a turn gets to disk."""
