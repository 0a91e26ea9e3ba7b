"""For making a game: what it says and what it lacks."""
