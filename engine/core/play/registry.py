"""Which games there are: every folder of engine.games that has RULES, and every game that a package brings.

A package declares one as an entry point of the group `roundhouse.games`: its name is the key of the game, its value the
module that has RULES. A game has ADVICE beside its rules, in its module `advice`.
"""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
import sys
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, NamedTuple

from engine.core.play.advice import Advice
from engine.core.play.errors import RoundhouseError
from engine.core.play.rules import Rules

GAMES = "engine.games"
"""The package is looked up by name, at run time: the contract does not depend on any game."""
INSTALLED = "roundhouse.games"
"""The group of entry points by which packages bring games."""
LOCALE, LESSONS = "locale", "lessons"
"""The folders of a game that hold texts."""


class UnknownGame(RoundhouseError):
    """There is no game of this name."""


class _Known(NamedTuple):
    """What was found: rules and module of each game by key, and what is wrong with a package's game."""

    games: dict[str, Rules[Any, Any]]
    modules: dict[str, str]
    broken: dict[str, str]


@cache
def _load(name: str) -> Rules[Any, Any] | None:
    return getattr(importlib.import_module(f"{GAMES}.{name}"), "RULES", None)


@cache
def _own(folders: tuple[str, ...]) -> dict[str, str]:
    """The modules of the games in these folders."""
    names = sorted(module.name for module in pkgutil.iter_modules(folders))
    return {name: f"{GAMES}.{name}" for name in names if _load(name) is not None}


@cache
def _brought(group: str, path: tuple[str, ...]) -> list[tuple[str, str]]:
    """The entry points of a group in packages on this path, by name."""
    return sorted({(point.name, point.value) for point in entry_points(group=group)})


def installed(group: str) -> list[tuple[str, str]]:
    """What packages bring under this name: pairs of a key and a module, by key."""
    return _brought(group, tuple(sys.path))


@cache
def _known(folders: tuple[str, ...], brought: tuple[tuple[str, str], ...]) -> _Known:
    modules, broken = dict(_own(folders)), dict[str, str]()
    found = {name: rules for name in modules if (rules := _load(name)) is not None}
    for name, module in brought:
        try:
            rules = _taken(name, module, modules)
        except Exception as error:  # whatever a package does, the other games remain
            broken[name] = f"{module}: {str(error) or type(error).__name__}"
        else:
            found[name], modules[name] = rules, module
    return _Known(dict(sorted(found.items())), modules, broken)


def _taken(name: str, module: str, taken: dict[str, str]) -> Rules[Any, Any]:
    """The rules of a game from a package. Raises whatever is wrong with it."""
    if name in taken:
        raise ValueError(f"the game of this name is {taken[name]}")
    rules: Any = importlib.import_module(module).RULES
    if rules.key != name:
        raise ValueError(f"its key is {rules.key}, and the entry point is called {name}")
    return rules  # type: ignore[no-any-return]


def _all() -> _Known:
    return _known(tuple(importlib.import_module(GAMES).__path__), tuple(installed(INSTALLED)))


def games() -> dict[str, Rules[Any, Any]]:
    """All games by key, in alphabetical order. A folder added to `engine.games.__path__` counts too."""
    return dict(_all().games)


def broken() -> dict[str, str]:
    """The games of packages that can't be played, by name: which module, and what is wrong with it."""
    return dict(_all().broken)


def game(key: str) -> Rules[Any, Any]:
    """The game with this key. Raises UnknownGame with the known ones."""
    known = games()
    if key not in known:
        raise UnknownGame(game=key, known=", ".join(known) or "-")
    return known[key]


def module(key: str) -> str:
    """The name of the game's module. Raises UnknownGame."""
    game(key)
    return _all().modules[key]


@cache
def advice(key: str) -> Advice[Any]:
    """What the game with this key has to say about playing it well; nothing where it has no module `advice`."""
    name = f"{_all().modules.get(key, f'{GAMES}.{key}')}.advice"
    if importlib.util.find_spec(name) is None:
        return Advice()
    found: Advice[Any] = importlib.import_module(name).ADVICE
    return found


def folder(key: str) -> Path:
    """Where a game keeps its rules.md, data and locale. Raises UnknownGame."""
    found = importlib.import_module(module(key))
    assert found.__file__ is not None
    return Path(found.__file__).parent
