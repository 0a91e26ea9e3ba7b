"""Playing: what a game is, asks and tells, and the table where it is played."""
