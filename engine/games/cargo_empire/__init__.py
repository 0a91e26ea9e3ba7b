"""Cargo Empire, 1 to 4 players."""
