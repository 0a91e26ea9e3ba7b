"""What answers bring beyond what they promise: `python -m tests.hindsight GAME` plays on from several answers of many
decisions, on the same deals, and says by how much each of the game's corrections is off, and what it should be. With
`--kinds` it says how much of what answers to such questions bring shows on the way."""
