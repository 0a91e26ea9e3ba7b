"""Whatever the application says has a text."""

from __future__ import annotations

import importlib
import pkgutil
import re
from pathlib import Path

import bot
import engine
import renderers
from bot.i18n import Texts
from engine.core.play.errors import RoundhouseError

ROOT = Path(__file__).parents[3]
COURIER_REASONS = re.compile(r'"(trouble-[a-z-]*[a-z])"')
DOES_AT_ONCE = ("__main__", "drawing.ready", "drawing.ready_tall", "drawing.ready_large")
"""Modules that do something when they are imported: run the program, paint every board."""
MESSAGES = re.compile(r'Msg\(\s*"([a-z-]+)"')


def errors() -> set[type[RoundhouseError]]:
    for package in (bot, engine, renderers):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if not module.name.endswith(DOES_AT_ONCE):
                importlib.import_module(module.name)
    found: set[type[RoundhouseError]] = set()
    todo = [RoundhouseError]
    while todo:
        found.add(kind := todo.pop())
        todo += kind.__subclasses__()
    return found


def test_every_error_can_be_told_in_a_sentence() -> None:
    words = Texts()(None)
    kinds = errors()
    assert len(kinds) > 30
    assert [kind.key for kind in kinds if not words.has(kind.key)] == []
    assert [kind for kind in kinds if kind.key == RoundhouseError.key] == [RoundhouseError]


def test_every_notice_and_reason_of_the_application_has_a_text() -> None:
    words = Texts()(None)
    sources = [path.read_text() for folder in ("host", "ui") for path in (ROOT / "bot" / folder).rglob("*.py")]
    keys = {key for source in sources for pattern in (MESSAGES, COURIER_REASONS) for key in pattern.findall(source)}
    assert len(keys) > 20
    assert sorted(key for key in keys if not words.has(key)) == []
