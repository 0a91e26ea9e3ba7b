"""What the code of a game spells out: the plain strings that it hands to functions."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache

from engine.core.play.registry import folder


@cache
def _calls(game: str) -> Mapping[str, Sequence[ast.Call]]:
    found = defaultdict[str, list[ast.Call]](list)
    for path in sorted(folder(game).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                found[called].append(node)
    return found


def calls(game: str, function: str) -> Sequence[ast.Call]:
    """Every call of a function or method of this name."""
    return _calls(game).get(function, ())


def spelt_out(game: str, function: str, *places: int) -> set[str]:
    """Plain strings at these places (0: the first) among the arguments of the calls; both of `a if ... else b`."""
    found = set()
    for call in calls(game, function):
        for argument in (call.args[place] for place in places or (0,) if place < len(call.args)):
            choices = [argument.body, argument.orelse] if isinstance(argument, ast.IfExp) else [argument]
            found |= {c.value for c in choices if isinstance(c, ast.Constant) and isinstance(c.value, str)}
    return found


def said(game: str) -> set[str]:
    """The keys, without the game's prefix, that are spelt out to `say`, `word` and `bare`."""
    options = spelt_out(game, "word")
    return spelt_out(game, "say") | spelt_out(game, "bare") | options | {f"{key}-effect" for key in options}
