"""Found: the module that draws a game: the one named after its key below `renderers`, or one from the game's package.

A package names it in an entry point of the group `roundhouse.renderers`: its name is the game's key, its value the
module.
"""

from __future__ import annotations

import importlib.util
from functools import cache
from pathlib import Path

from engine.core.play import registry

INSTALLED = "roundhouse.renderers"
"""The group of entry points by which packages provide pictures."""
_OWN = __name__.rpartition(".")[0]


@cache
def module_of(game: str) -> str | None:
    """The name of the module that draws a game; None if there is none."""
    name = f"{_OWN}.{game}"
    if importlib.util.find_spec(name) is not None:
        return name
    return dict(registry.installed(INSTALLED)).get(game)


@cache
def folder_of(game: str) -> Path | None:
    """Where that module and its texts are; None if nothing draws the game."""
    name = module_of(game)
    spec = None if name is None else importlib.util.find_spec(name)
    return None if spec is None or spec.origin is None else Path(spec.origin).parent
