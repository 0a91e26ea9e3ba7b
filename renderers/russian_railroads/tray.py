"""The choices without a place on a board: payments, and words such as Pass. Before them, what is in hand."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.play.ask import Option
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.factories import Notch
from engine.games.russian_railroads.locomotives import Place
from engine.games.russian_railroads.payment import Payment
from renderers.draw import shapes, signs
from renderers.draw.boxes import Box
from renderers.draw.fonts import SEMIBOLD, width
from renderers.russian_railroads import choices, effects, icons, pieces
from renderers.russian_railroads.choices import Numbered
from renderers.russian_railroads.effects import Glyph
from renderers.russian_railroads.scene import Scene

HIGH, GAP = 76.0, 10.0
"""Maximum height of a choice, and the gap between two."""
SIZE, BADGE, PIECE = 0.5, 0.64, 0.74
"""Sizes of a text, a number and a piece, as shares of that height."""


def draw(scene: Scene, box: Box, listed: Sequence[Numbered]) -> None:
    """One row, or two if one is too short."""
    box = _hand(scene, box)
    shares = [_wide(scene, option) for _, option in listed]
    alone = (box.w - GAP * len(shares)) / max(1.0, sum(shares))
    high, rows = max((min(HIGH, box.h, alone), 1), (min(HIGH, (box.h - GAP) / 2), 2))
    x, row = box.x, 0
    for (number, option), share in zip(listed, shares, strict=True):
        wide = min(share * high, box.w)
        if x + wide > box.right + 1 and x > box.x:
            x, row = box.x, row + 1
        y = box.cy + (row - rows / 2) * (high + GAP) + GAP / 2
        _choice(scene, Box(x, y, wide, high), number, option)
        x += wide + GAP


def _wide(scene: Scene, option: Option) -> float:
    """Width of a choice, as a multiple of its height."""
    if isinstance(option, Payment):
        return BADGE + 0.4 + (PIECE + 0.06) * len(_pieces(scene, option))
    return BADGE + 0.6 + width(scene.reader.words(option.label()), SEMIBOLD, SIZE)


def _choice(scene: Scene, box: Box, number: int, option: Option) -> None:
    c = scene.c
    c.stamp(shapes.frame, box, scene.theme.well, box.h / 2, (scene.theme.ink, 3.0))
    side = BADGE * box.h
    mark, rest = box.inset(box.h * 0.16, 0).left(side, box.h * 0.12)
    c.stamp(signs.tag, mark.middle(side, side), number)
    if isinstance(option, Payment):
        side = box.h * PIECE
        for n, kind in enumerate(_pieces(scene, option)):
            place = Box(rest.x + n * box.h * (PIECE + 0.06), rest.cy - side / 2, side, side)
            if kind == "coin":
                c.stamp(icons.coin, place)
            else:
                c.stamp(pieces.piece, place, scene.shown, kind)
        return
    text = scene.reader.words(option.label())
    c.text(rest.x, rest.cy, text, SIZE * box.h, weight=SEMIBOLD, room=rest.w, least=18)


def _pieces(scene: Scene, option: Payment) -> list[str]:
    """The pieces paid, temporary workers first (RRR-063)."""
    first = min(scene.view.players[scene.shown].temporary, option.workers)
    hands = ["temporary"] * first + ["own"] * (option.workers - first)
    return ["black"] * option.black + hands + ["coin"] * option.coins


def _hand(scene: Scene, box: Box) -> Box:
    """The locomotive to place or the factory to build; returns the room beside it."""
    options = [option for _, option in choices.numbered(scene)]
    high = min(HIGH, box.h)
    found: list[Glyph | None] = []
    for option in options[:1]:
        match option:
            case Place():
                found = [Glyph(icons.locomotive, (str(option.loco),), 1.25)]
            case Notch():
                does = DATA.factories[option.new].effects
                found = [Glyph(icons.factory, (str(option.new),)), *(effects.glyph(e, scene.letters) for e in does)]
    for glyph in found:
        if glyph is not None:
            place, box = box.left(high * glyph.width, GAP)
            glyph.draw(scene.c, place.middle(place.w, high))
    return box
