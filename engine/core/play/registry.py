"""Which games there are: every folder of engine.games that has RULES, and ADVICE beside them in its `advice`."""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from functools import cache
from pathlib import Path
from typing import Any

from engine.core.play.advice import Advice
from engine.core.play.errors import RoundhouseError
from engine.core.play.rules import Rules

GAMES = "engine.games"
"""The package is looked up by name, at run time: the contract does not depend on any game."""
LOCALE, LESSONS = "locale", "lessons"
"""The folders of a game that hold texts."""


class UnknownGame(RoundhouseError):
    """There is no game of this name."""

    key = "error-unknown-game"


@cache
def _load(name: str) -> Rules[Any, Any] | None:
    return getattr(importlib.import_module(f"{GAMES}.{name}"), "RULES", None)


@cache
def _names(folders: tuple[str, ...]) -> list[str]:
    return sorted(module.name for module in pkgutil.iter_modules(folders))


def games() -> dict[str, Rules[Any, Any]]:
    """All games by key, in alphabetical order. A folder added to `engine.games.__path__` counts too."""
    names = _names(tuple(importlib.import_module(GAMES).__path__))
    return {name: rules for name in names if (rules := _load(name)) is not None}


def game(key: str) -> Rules[Any, Any]:
    """The game with this key. Raises UnknownGame with the known ones."""
    known = games()
    if key not in known:
        raise UnknownGame(game=key, known=", ".join(known) or "-")
    return known[key]


@cache
def advice(key: str) -> Advice[Any]:
    """What the game with this key has to say about playing it well; nothing where it has no module `advice`."""
    name = f"{GAMES}.{key}.advice"
    if importlib.util.find_spec(name) is None:
        return Advice()
    found: Advice[Any] = importlib.import_module(name).ADVICE
    return found


def folder(key: str) -> Path:
    """Where a game keeps its rules.md, data and locale. Raises UnknownGame."""
    game(key)
    module = importlib.import_module(f"{GAMES}.{key}")
    assert module.__file__ is not None
    return Path(module.__file__).parent
