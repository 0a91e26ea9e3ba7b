"""The games of the product: those that lie in the tree, not the toy."""

from __future__ import annotations

from pathlib import Path

import engine.games
from engine.core.play import registry

GAMES = [key for key in registry.games() if registry.folder(key).parent == Path(engine.games.__file__).parent]
"""By key, in alphabetical order."""
