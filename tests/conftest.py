"""Toy games join the registry from outside of the tree, as a fifth game would; processes may die unclosed."""

from __future__ import annotations

import gc
import os
import sys
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import aiosqlite
import pytest

import engine.games
from tests import examples

pytest_plugins = (
    "tests.long",
    "tests.clauses",
    "tests.games",
    "tests.languages",
    "tests.places",
    "tests.rewriting",
    "tests.tidings",
    "tests.yardsticks",
)

TOYS = str(Path(__file__).parent / "toy_games")
if TOYS not in engine.games.__path__:
    engine.games.__path__.append(TOYS)
examples.install()


class Mortal(aiosqlite.Connection):
    """Tests of crashes leave connections open, as a dying process does; their threads must not keep pytest alive."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._thread.daemon = True


aiosqlite.Connection = Mortal  # type: ignore[misc]


MEMORY = "/dev/shm"
"""Where Linux keeps files in memory."""


def pytest_configure() -> None:
    """Thousands of tests stay until the end: looking for garbage among them took a fifth of the time.

    Databases lie in memory where that is possible: to wait for a disk took a quarter of the time of tests that write.
    """
    gc.disable()
    gc.set_threshold(100_000, 20, 1000)  # what has outlived two looks, games that are shared, is hardly looked at again
    if os.access(MEMORY, os.W_OK):
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", MEMORY)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems() -> None:
    """Hypothesis takes numbers and words from all sources that are loaded, and parses each for that.

    In a fresh checkout that takes each process seconds, and what a seed tries would depend on them.
    """
    if "hypothesis" in sys.modules:
        with suppress(ImportError):  # which a later version may rename
            from hypothesis.internal.conjecture import providers

            providers._get_local_constants = lambda: providers._local_constants  # type: ignore[attr-defined]


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()


@pytest.fixture
def small_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where pictures are posted but not looked at, small ones do: they are drawn in a fraction of the time."""
    import renderers

    def draw(wanted: renderers.Request[Any]) -> renderers.Picture:
        return renderers.draw(replace(wanted, width=min(wanted.width, renderers.LEAST_WIDTH)))

    monkeypatch.setattr("bot.host.drawing.workers.draw", draw)
