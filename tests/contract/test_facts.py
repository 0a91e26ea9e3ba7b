"""No table holds what nothing reads: a fact that no rule and no picture asks for is not known to be right."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import msgspec
import pytest

from engine.core.play import registry
from tests.games import games_in_turn

ROOT = Path(__file__).parents[2]
ORIGIN = {"source", "clause"}
"""Where a row comes from, and what says so in the rules: for people and tests."""


def facts(game: str) -> Iterator[tuple[str, str]]:
    """Class and name of every field of the game's tables but where its rows come from."""
    module = import_module(f"{registry.game(game).state_type.__module__.rpartition('.')[0]}.facts")
    for name, kind in inspect.getmembers(module, inspect.isclass):
        if issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__:
            yield from ((name, field) for field in kind.__struct_fields__ if field not in ORIGIN)


def read(sources: Iterator[Path]) -> tuple[set[str], tuple[str, ...]]:
    """What is read by its name as an attribute, in a pattern or in a string, and how names begin that are put
    together (`supply_{seats}`)."""
    names: set[str] = set()
    begun: set[str] = set()
    for source in sources:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            match node:
                case ast.Attribute(attr=name, ctx=ast.Load()) | ast.Constant(value=str(name)):
                    names.add(name)
                case ast.MatchClass(kwd_attrs=found):
                    names.update(found)
                case ast.JoinedStr(values=[ast.Constant(value=str(start)), *_]) if start.endswith("_"):
                    begun.add(start)
    return names, tuple(begun)


def tabled() -> list[str]:
    """The games that have tables."""
    folders = {key: registry.game(key).state_type.__module__.rpartition(".")[0] for key in registry.games()}
    return [key for key, folder in folders.items() if folder and find_spec(f"{folder}.facts")]


@games_in_turn("game", 2)
@pytest.mark.parametrize("game", tabled())
def test_every_fact_is_read(game: str) -> None:
    """Found by name, so a field that is called like another one may be missed."""
    folders = (registry.folder(game), ROOT / "renderers" / game)
    names, begun = read(path for folder in folders for path in folder.rglob("*.py"))
    unread = [f"{kind}.{field}" for kind, field in facts(game) if field not in names and not field.startswith(begun)]
    assert not unread
