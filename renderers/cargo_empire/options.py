"""The list of options beside or below a map, numbered as the decision lists them."""

from __future__ import annotations

from collections.abc import Sequence

from renderers.cargo_empire import pieces
from renderers.cargo_empire.entries import TYPE, Entry, Group, Part, word
from renderers.cargo_empire.scene import Scene
from renderers.draw import fonts, signs
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import BOLD, SEMIBOLD
from renderers.draw.labels import ELLIPSIS, SMALLEST, wrap

LINE = 40.0
"""Height of a line, in design units."""
TIGHT = 34.0
"""The same when there are many short ones."""
SAID = 170.0
"""Maximum height of an entry with a text."""
GAP, BETWEEN, APART = 4.0, 0.24, 0.7
"""Gap between entries; gaps between a line's parts and between its groups, as shares of its height."""
ART = 0.86
"""Height of a piece, as a share of a line's height."""
SHAPES = ((1, 4), (1, 3), (1, 2), (1, 1), (2, 2), (2, 1), (3, 1))
"""Columns, and lines per entry: the first shape in which all fit; otherwise longer entries take another line."""
MANY = 2
"""More columns than this count as many."""
NARROWEST = 150.0
"""Minimum width of a column."""
TIGHTEST = 0.87
"""How small a line's parts may become, as a share of their size, for more of them to fit."""
LEAST = 0.75
"""The same in many columns: rather than shrink further, the list shows fewer options, because the map has them all.

In a last line, parts become this small if then all of them fit.
"""
FLOWING = 0.94
"""The same when they flow over lines that are TIGHT already."""
NUMBER, LETTER = 50.0, 40.0
"""Room for a number, and for the letter of a plan."""
SIZE = 26.0
"""Type size of an option's text, if it fits; at least SMALLEST."""


def draw(scene: Scene, box: Box, entries: Sequence[Entry]) -> None:
    """As many entries as fit, and how many more there are."""
    if not any(entry.number or entry.letter for entry in entries):
        _flow(scene.c, box, [group for entry in entries for group in entry.tail])
        return
    across, lines, down = _shape(box, entries)
    fits = across * down >= len(entries)
    shown = list(entries) if fits else list(entries[: across * down - 1])
    down = -(-len(entries) // across) if fits else down
    high = min(box.h / down, SAID if any(entry.said for entry in entries) else lines * LINE + GAP + 12)
    columns = box.columns(across, 16)
    for at, entry in enumerate(shown):
        column = columns[at // down]
        _entry(scene, Box(column.x, column.y + at % down * high, column.w, high - GAP), entry, lines)
    if not fits:
        more = scene.say("more", count=len(entries) - len(shown))
        y = columns[-1].y + (down - 1) * high + LINE / 2
        scene.c.text(columns[-1].x, y, more, SIZE, scene.theme.muted, weight=SEMIBOLD)


def _shape(box: Box, entries: Sequence[Entry]) -> tuple[int, int, int]:
    """Columns, lines per entry, and how many entries fit one below another."""
    most = max((len(entry.tail) for entry in entries), default=0)
    most = 1 + max(most, 3 * any(entry.said for entry in entries))
    widest = max((_total([entry.head]) * LINE + LETTER * bool(entry.letter) for entry in entries), default=0.0)
    found, whole = (1, 1, 1), list[tuple[int, int, int]]()
    for across, lines in SHAPES:
        room = (box.w - 16 * (across - 1)) / across - NUMBER
        if lines > most or room < NARROWEST or (across > MANY and widest * LEAST > room):
            continue
        least = TIGHT if lines == 1 else lines * LINE
        found = across, lines, max(1, int((box.h + GAP) / (least + GAP)))
        if widest <= room / TIGHTEST:
            whole.append(found)
            if across * found[2] >= len(entries):
                return found
    folded = [(1, lines, max(1, int((box.h + GAP) / (lines * LINE + GAP)))) for lines in (3, 2)]
    best = max(whole, key=lambda shape: shape[0] * shape[2], default=found)
    return next((shape for shape in folded if shape[2] >= len(entries)), best)


def _entry(scene: Scene, box: Box, entry: Entry, lines: int) -> None:
    """The number, followed by the option's parts."""
    high = min(LINE, box.h)
    side = high * 0.86
    wide = pieces.flag_width(str(entry.number), side)
    if entry.number:
        scene.c.stamp(pieces.flag, Box(box.x, box.y + (high - side) / 2, wide, side), str(entry.number))
    left = box.x + (max(wide, NUMBER - 10) + 10 if entry.number else 4)
    if entry.letter:
        scene.c.stamp(signs.letter, Box(left - 4, box.y + (high - side) / 2, side, side), entry.letter, 0.82)
        left += LETTER
    first = Box(left, box.y, box.right - left, high)
    if entry.said and lines > 1:
        _line(scene.c, first, [entry.head])
        _said(scene.c, Box(left, first.bottom, first.w, box.bottom - first.bottom), entry.said)
        return
    rest, head = list(entry.tail), entry.head
    if lines == 1:
        _line(scene.c, first, _fitting(first, [entry.head], rest, last=False))
        return
    whole = len(head)
    while whole > 1 and _total([head[:whole]]) * first.h * TIGHTEST > first.w:
        whole -= 1
    _line(scene.c, first, [head[:whole]])
    rest = [head[whole:], *rest] if head[whole:] else rest
    for number in range(1, lines):
        below = Box(left, box.y + number * LINE, first.w, high * 0.92)
        _line(scene.c, below, _fitting(below, [], rest, last=number == lines - 1))


def _flow(c: Canvas, box: Box, rest: list[Group]) -> None:
    """Groups one after another, over several lines."""
    lines = int(box.h / TIGHT)
    for number in range(lines):
        line = Box(box.x, box.y + number * TIGHT, box.w, TIGHT)
        _line(c, line, _fitting(line, [], rest, last=number == lines - 1, least=(FLOWING, FLOWING)))


def _said(c: Canvas, box: Box, said: str) -> None:
    """A text in as many lines as fit."""
    size = min(SIZE, box.h * 0.8)
    lines = _wrapped(said, size, box)
    while size > SMALLEST and ELLIPSIS in lines[-1]:
        size -= 1
        lines = _wrapped(said, size, box)
    for number, text in enumerate(lines):
        c.text(box.x, box.y + size * (0.55 + 1.15 * number), text, size, room=box.w)


def _wrapped(said: str, size: float, box: Box) -> list[str]:
    return wrap(said, fonts.REGULAR, size, box.w, max(1, int(box.h / size / 1.15)))


def _fitting(
    box: Box, groups: list[Group], rest: list[Group], last: bool, least: tuple[float, float] = (TIGHTEST, LEAST)
) -> list[Group]:
    """The groups, followed by those of the rest that fit, which are removed from it; dots if any remain at the end.
    They shrink to the first share at most; in a last line, to the second.
    """
    tightest, last_resort = least
    whole = last and _total([*groups, *rest]) * box.h * last_resort <= box.w
    while rest and (whole or not groups or _total([*groups, rest[0]]) * box.h * tightest <= box.w):
        groups.append(rest.pop(0))
    if rest and last:
        dots: Group = (word(ELLIPSIS),)
        if len(groups) > 1 and _total([*groups, dots]) * box.h * tightest > box.w:
            groups.pop()
        groups.append(dots)
    return groups


def _line(c: Canvas, box: Box, groups: Sequence[Group]) -> None:
    """Parts side by side, as large as they fit."""
    if not groups:
        return
    unit, x = min(box.h, box.w / _total(groups)), box.x
    for group in groups:
        for part in group:
            if part.sketch is None:
                weight = BOLD if part.bold else SEMIBOLD
                c.text(x, box.cy, part.text, TYPE * unit, weight=weight, room=box.right - x)
            else:
                high = ART * unit
                c.stamp(part.sketch, Box(x, box.cy - high / 2, _wide(part) * unit, high), *part.args)
            x += (_wide(part) + BETWEEN) * unit
        x += (APART - BETWEEN) * unit


def _wide(part: Part) -> float:
    """The width of a part in a line of height 1."""
    return part.aspect if part.sketch is None else part.aspect * ART


def _total(groups: Sequence[Group]) -> float:
    """The width of groups in a line of height 1."""
    inner = sum(sum(_wide(part) for part in group) + BETWEEN * (len(group) - 1) for group in groups)
    return inner + APART * (len(groups) - 1)
