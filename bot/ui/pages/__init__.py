"""What is read apart from a table's turns: lobbies, rules, lessons, settings, the past."""
