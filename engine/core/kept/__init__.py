"""Kept: games as records, their luck, their turns, ends and reviews; guided lessons and sandboxes."""
