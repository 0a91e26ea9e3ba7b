"""A toy game joins the registry from outside of the tree, as a fifth game would."""

from __future__ import annotations

from pathlib import Path

import engine.games

TOYS = str(Path(__file__).parent / "toy_games")
if TOYS not in engine.games.__path__:
    engine.games.__path__.append(TOYS)
