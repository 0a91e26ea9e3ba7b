"""Storage: every SQL statement of the product. Knows neither Discord nor any game."""
