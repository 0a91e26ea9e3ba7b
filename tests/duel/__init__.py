"""make duel: games that say how good practice opponents are, kept as they come; docs/opponents.md has what they say."""
