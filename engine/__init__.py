"""The rules of the games: pure, synchronous, and free of text."""
