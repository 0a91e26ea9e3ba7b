"""Playing: what a game says it is, asks and tells, and the table that it is played at."""
