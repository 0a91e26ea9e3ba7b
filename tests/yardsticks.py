"""Yardsticks: practice opponents that nobody plays against, by whom others are measured."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from engine.core import registry
from engine.core.policy import GREEDY
from tests.games import GAMES


def seat() -> None:
    """Every game that has a `greedy` among its tests knows it by name from now on, beside its others."""
    for key in GAMES:
        name = f"tests.engine.games.{key}.greedy"
        if find_spec(name) is not None:
            policies: Any = registry.advice(key).policies
            policies.setdefault(GREEDY, import_module(name).greedy)
