"""For whoever makes a game: what it says and what it lacks."""
