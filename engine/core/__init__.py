"""The contract between a game and everybody who hosts, draws, records or plays it."""
