"""Offered things that lie on no board, laid out with their numbers and words: tokens, cards, factories, bonuses."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.play.ask import Option
from engine.core.play.msg import Msg
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.effects import Effect
from engine.games.russian_railroads.supply import Tile
from renderers.draw import shapes, signs
from renderers.draw.boxes import Box
from renderers.draw.fonts import REGULAR, SEMIBOLD
from renderers.draw.labels import wrap
from renderers.russian_railroads import choices, effects, icons
from renderers.russian_railroads.effects import Glyph
from renderers.russian_railroads.scene import Scene

FEW = 4
"""At most this many share one row."""
SIZES = ((28.0, 22.0, 1.14), (26.0, 20.0, 1.14), (24.0, 19.0, 1.14), (24.0, 19.0, 1.08))
"""Type sizes of a title and of the text below it, and the line spacing as a multiple of them; largest first."""
SNUG = 0.95
"""On a small picture letters are slightly wider for their size."""
EDGE = 3.5


def draw(scene: Scene, box: Box, across: int = 0) -> None:
    """Every option of the decision, in `across` columns (0: in one or two rows).

    On a phone, many options show only their names, because the list below the picture explains them.
    """
    found = list(choices.numbered(scene))
    brief = across > 0 and len(found) > FEW
    for (number, option), place in zip(found, _grid(box, len(found), across), strict=False):
        _card(scene, place, number, option, brief=brief)


def _grid(box: Box, count: int, across: int) -> list[Box]:
    across = across or (count if count <= FEW else -(-count // 2))
    rows = -(-count // max(1, across))
    return [place for row in box.inset(12, 10).rows(max(1, rows), 10) for place in row.columns(across, 10)]


def _card(scene: Scene, box: Box, number: int, option: Option, *, brief: bool) -> None:
    c = scene.c
    c.stamp(shapes.frame, box, scene.theme.well, 10, (scene.theme.ink, EDGE))
    inner = box.inset(12, 8)
    art, rest = inner.left(min(inner.w * 0.3, inner.h * 0.9), 10)
    if box.h > box.w * 0.7:
        art, rest = inner.top(inner.h * 0.34, 4)
    mark = choices.BADGE
    glyphs = _glyphs(scene, option)
    if brief and glyphs:
        art, rest = Box(inner.x + mark, inner.y, inner.w - mark, inner.h).left(inner.w * 0.26, 10)
        _art(scene, art, glyphs)
    elif glyphs:
        _art(scene, art.inset(mark * 0.5, 0) if box.h > box.w * 0.7 else art.top(mark * 0.5)[1], glyphs)
    else:
        rest = Box(inner.x + mark, inner.y, inner.w - mark, inner.h)
    c.stamp(signs.tag, Box(box.x + 5, box.y + 5, mark, mark), number)
    _words(scene, rest, option, None if brief else option.detail())


def _words(scene: Scene, box: Box, option: Option, detail: Msg | None) -> None:
    """An option's name and effect, as large as both fit; failing that, the end is cut off."""
    said = scene.reader.words
    for title, size, line in SIZES:
        lines = [(part, title) for part in wrap(said(option.label()), SEMIBOLD, title, box.w * SNUG, 2)]
        room = int((box.h - len(lines) * title * line) / (size * line))
        text = "" if detail is None else said(detail)
        needed = len(wrap(text, REGULAR, size, box.w * SNUG, len(text)))
        lines += [(part, size) for part in wrap(text, REGULAR, size, box.w * SNUG, room)] if room > 0 else []
        if needed <= room:
            break
    y = box.cy - sum(high for _, high in lines) * line / 2
    for part, high in lines:
        weight, ink = (SEMIBOLD, scene.theme.ink) if high == title else (REGULAR, scene.theme.muted)
        scene.c.text(box.x, y + high * line / 2, part, high, ink, weight=weight, room=box.w + 1)
        y += high * line


def _art(scene: Scene, box: Box, glyphs: Sequence[Glyph]) -> None:
    """The pictures side by side, as large as they fit."""
    gap = 6.0
    if not glyphs:
        return
    high = min(box.h, (box.w - gap * (len(glyphs) - 1)) / sum(glyph.width for glyph in glyphs))
    whole = box.middle(high * sum(glyph.width for glyph in glyphs) + gap * (len(glyphs) - 1), high)
    for glyph, place in zip(glyphs, whole.columns([glyph.width for glyph in glyphs], gap), strict=True):
        glyph.draw(scene.c, place)


def _glyphs(scene: Scene, option: Option) -> list[Glyph]:
    """What an option does, in pictures; an end-bonus card scores points, which no picture expresses."""
    key = str(option)
    if isinstance(option, Tile):
        return [Glyph(icons.factory, (str(option.number),)), *_does(scene, DATA.factories[option.number].effects)]
    for known in (DATA.tokens, DATA.question_cards, DATA.start_bonuses):
        if key in known:
            return _does(scene, known[key].effects)
    return []


def _does(scene: Scene, found: Sequence[Effect]) -> list[Glyph]:
    return [glyph for glyph in (effects.glyph(effect, scene.letters) for effect in found) if glyph is not None]
