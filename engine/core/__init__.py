"""The contract between a game and everything that hosts, draws, records or plays it."""
