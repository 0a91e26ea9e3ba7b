"""The games. A game is one folder here with RULES in its __init__; engine.core.play.registry finds it."""
