"""Yardsticks: practice opponents that nobody plays against, for tests to measure the others by.

`python -m tests.yardsticks` draws as `python -m renderers` does, also games that they play.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from engine.core.play import registry
from tests.games import GAMES

GREEDY = "greedy"
"""What `normal` is measured against."""
SEATED: set[tuple[str, str]] = set()
"""Game and name of each yardstick, which the product does not know."""


def seat() -> None:
    """Every game that has a `greedy` among its tests knows it by name from now on, beside its others."""
    for key in GAMES:
        name = f"tests.engine.games.{key}.greedy"
        if find_spec(name) is not None:
            policies: Any = registry.advice(key).policies
            policies[GREEDY] = import_module(name).greedy
            SEATED.add((key, GREEDY))


seat()

if __name__ == "__main__":
    from renderers.__main__ import main

    sys.exit(main())
