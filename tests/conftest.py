"""A toy game joins the registry from outside of the tree, as a fifth game would; processes may die unclosed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import aiosqlite

import engine.games

pytest_plugins = ("tests.clauses", "tests.long")

TOYS = str(Path(__file__).parent / "toy_games")
if TOYS not in engine.games.__path__:
    engine.games.__path__.append(TOYS)


class Mortal(aiosqlite.Connection):
    """Tests of crashes leave connections open, as a dying process does; their threads must not keep pytest alive."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._thread.daemon = True


aiosqlite.core.Connection = Mortal  # type: ignore[misc]
