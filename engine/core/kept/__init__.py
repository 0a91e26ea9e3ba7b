"""Kept: games as records, their luck, turns, ends and reviews; guided lessons and sandboxes."""
