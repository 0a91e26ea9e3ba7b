"""Playing: what a game says it is, asks and tells, and the table where it is played."""
