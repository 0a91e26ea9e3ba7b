"""For making a game: what says which parts it lacks, and what writes one to begin with."""
