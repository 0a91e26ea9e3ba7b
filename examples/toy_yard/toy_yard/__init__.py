"""Toy Yard for Roundhouse: the game, and its pictures."""
