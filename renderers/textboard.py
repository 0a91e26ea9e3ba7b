"""The board of a game without a renderer of its own: the contents of its View, as a table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from renderers.account import Section
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import REGULAR, SEMIBOLD
from renderers.draw.labels import wrap
from renderers.draw.layers import UNITS, Drawing, Ground
from renderers.i18n import Words
from renderers.reader import Reader
from renderers.request import Request

PICTURES = ("overview",)
MARGIN, LINE, SIZE = 24.0, 44.0, 30.0
NAME = 460.0
"""Width of the column of names."""
MOST_LINES = 36
PLAYERS = "players"
"""The name of a View's list of players, by seat."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How many lines the table has."""

    lines: int


def table(view: Any) -> list[tuple[str, str]]:
    """Every fact of a view: its name, and its value as text."""
    return list(_facts("", msgspec.to_builtins(view)))


def _facts(name: str, value: Any) -> Iterator[tuple[str, str]]:
    if isinstance(value, dict):
        for key, part in value.items():
            yield from _facts(f"{name} {key}".strip().replace("_", " "), part)
    elif isinstance(value, list) and any(isinstance(part, dict) for part in value):
        for number, part in enumerate(value):
            yield from _facts(f"{name} {number}", part)
    else:
        yield name, _value(value)


def _value(value: Any) -> str:
    if isinstance(value, list):
        nested = any(isinstance(part, list) for part in value)
        return (" | " if nested else ", ").join(map(_value, value)) or "–"
    return "–" if value is None or value == "" else str(value)


def drawing(request: Request[Any], reader: Reader) -> Drawing[Plan]:
    """The table; lines that differ from the view before are ringed."""
    facts = table(request.view)
    shown = facts[:MOST_LINES]
    known = None if request.before is None else dict(table(request.before))
    more = len(facts) - len(shown)
    plan = Plan(len(shown) + bool(more))

    def pieces(c: Canvas) -> None:
        for number, (name, value) in enumerate(shown):
            row = _row(number)
            c.text(row.x, row.cy, name, SIZE, c.theme.muted, weight=SEMIBOLD, anchor="lm", room=NAME - 20)
            (line,) = wrap(value, REGULAR, SIZE, row.w - NAME, 1) or [""]
            c.text(row.x + NAME, row.cy, line, SIZE)
            if known is not None and known.get(name) != value:
                c.ring(row.inset(-4, 7))
        if more:
            row = _row(len(shown))
            c.text(row.x, row.cy, reader.say("board-more", count=more), SIZE, c.theme.muted)

    return Drawing(Ground(plan, _height(plan), _ground), pieces)


def _row(number: int) -> Box:
    return Box(2 * MARGIN, 2 * MARGIN + number * LINE, UNITS - 4 * MARGIN, LINE)


def _height(plan: Plan) -> float:
    return 4 * MARGIN + max(plan.lines, 1) * LINE


def _ground(c: Canvas, plan: Plan, words: Words) -> None:
    shapes.frame(c, Box(0, 0, UNITS, _height(plan)).inset(MARGIN), c.theme.panel, 14)
    for number in range(1, plan.lines):
        row = _row(number)
        c.rule(row.x, row.y, row.w, 1)


def account(view: Any, reader: Reader) -> list[Section]:
    """Every fact as `name: value`: related facts below their name, and those of each of the `players` below theirs."""
    found: dict[str, list[str]] = {"": []}
    facts = msgspec.to_builtins(view)
    players = [list(_facts("", each)) for each in facts.get(PLAYERS, ()) if isinstance(each, dict)]
    for key, value in facts.items():
        if key == "seat" or (key == PLAYERS and players):  # whose view it is, and who has sections of their own
            continue
        apart = bool(value) and isinstance(value, dict | list)
        found.setdefault(key if apart else "", []).extend(_lines(_facts(key.replace("_", " "), value)))
    titles = {part: part.replace("_", " ").capitalize() or reader.say("board-words-turn") for part in found}
    shared = [Section(titles[part], tuple(lines), part) for part, lines in found.items()]
    own = (Section(reader.name(seat), _lines(each), seat=seat) for seat, each in enumerate(players))
    return [*shared, *own]


def _lines(facts: Iterable[tuple[str, str]]) -> tuple[str, ...]:
    return tuple(f"{name}: {fact}." for name, fact in facts)


def alt(request: Request[Any], reader: Reader) -> list[str]:
    """The same facts one after another."""
    return [line for section in account(request.view, reader) for line in section.lines]
