"""The headline: which round, what happens and whose turn it is, the scores in turn order."""

from __future__ import annotations

from engine.games.russian_railroads.view import View
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import BOLD, SEMIBOLD
from renderers.draw.palette import soft, spare
from renderers.draw.writing import written
from renderers.reader import Reader
from renderers.request import LARGE, PORTRAIT
from renderers.russian_railroads.scene import PREFIX, Scene, ranking

HEIGHT, TALL = 100.0, {PORTRAIT: 116.0, LARGE: 160.0}
"""Of the bar, on wide and on tall pictures."""
ROUND = 52.0
"""Height of what is above whose turn it is on a tall one."""
CHIP = 146.0


def ground(c: Canvas, box: Box) -> None:
    """The bar."""
    c.rect(box, c.theme.accent)


def draw(scene: Scene, box: Box) -> None:
    """Round, phase, turn, and everybody's score."""
    inner = box.inset(24, 0)
    left, rest = inner.left(300, 16)
    middle, chips = rest.left(rest.w - CHIP * scene.view.seats, 10)
    _round(scene, left)
    _turn(scene, middle)
    seats = ranking(scene.view) if scene.over else scene.view.turn_order
    row, below = (chips.inset(0, 8).top(54, 2)) if changes(scene.view) else (chips.inset(0, 20), chips)
    for seat, chip in zip(seats, row.columns(scene.view.seats, 6), strict=True):
        _chip(scene, chip, seat)
    if changes(scene.view):
        next_round(scene, below, 21)


def changes(view: View) -> bool:
    """Whether the turn order of the next round would be another one as the claims are now."""
    return bool(view.next_order) and view.next_order != view.turn_order


def next_round(scene: Scene, box: Box, size: float) -> None:
    """The turn order of the next round, right-aligned."""
    c, high = scene.c, size * 1.3
    x = box.right - len(scene.view.next_order) * (high + 6)
    ink = soft(scene.theme)
    c.text(x - 8, box.cy, scene.say("next-round"), size, ink, weight=SEMIBOLD, anchor="rm", room=x - box.x, least=15)
    for seat in scene.view.next_order:
        c.stamp(shapes.player, Box(x, box.cy - high / 2, high, high), seat)
        x += high + 6


def tall(scene: Scene, box: Box) -> None:
    """Round and phase in one line, whose turn it is below; and the order of the next round if that changes."""
    c, view, ink = scene.c, scene.view, scene.theme.on_accent
    box = box.inset(20, 0)
    _pips(scene, Box(box.x, box.bottom - 13, box.w, 7))
    said = scene.reader.say("core-round", round=view.round, rounds=view.rounds)
    wide = c.text(box.x, box.y + 26, said, 36, ink, weight=BOLD, room=box.w * 0.5)
    aside = Box(box.x + wide + 24, box.y + 4, box.w - wide - 24, 44)
    if changes(view):
        next_round(scene, aside, 25)
    else:
        text = scene.say(f"phase-{view.phase}")
        c.text(box.right, aside.cy, text, 28, soft(scene.theme), weight=SEMIBOLD, anchor="rm", room=aside.w, least=25)
    below = Box(box.x, box.y + ROUND - 4, box.w, box.h - ROUND - 14)
    for seat in scene.confirming or (view.winners[:3] if scene.over else [s for s in [view.acting] if s is not None]):
        badge, below = below.left(50, 12)
        c.stamp(shapes.player, badge.middle(50, 50), seat)
    written(c, below, sentence(view, scene.reader), 42, ink, weight=SEMIBOLD, least=26)


def _pips(scene: Scene, box: Box) -> None:
    """The rounds, those that have begun bright."""
    for number, pip in enumerate(box.columns(scene.view.rounds, 5), start=1):
        begun = number <= scene.view.round
        scene.c.rect(pip, scene.theme.on_accent if begun else spare(scene.theme), radius=0)


def _round(scene: Scene, box: Box) -> None:
    view = scene.view
    ink = scene.theme.on_accent
    said = scene.reader.say("core-round", round=view.round, rounds=view.rounds)
    scene.c.text(box.x, box.y + 42, said, 46, ink, weight=BOLD, anchor="lm", room=box.w)
    _pips(scene, Box(box.x, box.y + 74, 230, 9))


def sentence(view: View, reader: Reader) -> str:
    """What the table waits for, as a sentence."""
    if reader.confirming is not None:
        return reader.say("board-confirm", name=reader.name(reader.confirming))
    if view.winners and view.phase == "over":
        names = reader.words.join([reader.name(seat) for seat in view.winners])
        return reader.say(f"{PREFIX}won", names=names, count=len(view.winners))
    if view.acting is None:
        return reader.say(f"{PREFIX}phase-{view.phase}")
    return reader.say(f"{PREFIX}turn-{view.phase}", name=reader.name(view.acting))


def _turn(scene: Scene, box: Box) -> None:
    c, view = scene.c, scene.view
    acting = [s for s in [view.acting] if s is not None]
    seats = scene.confirming or (view.winners if view.phase == "over" else acting)
    for seat in seats:
        c.stamp(shapes.player, Box(box.x, box.cy - 31, 62, 62), seat)
        box = box.left(62, 12)[1]
    said = sentence(view, scene.reader)
    ink = scene.theme.on_accent
    if not seats:
        c.text(box.x, box.cy, said, 43, ink, weight=SEMIBOLD, anchor="lm", room=box.w, least=26)
        return
    c.text(
        box.x,
        box.y + 26,
        scene.say(f"phase-{view.phase}"),
        28,
        soft(scene.theme),
        weight=SEMIBOLD,
        anchor="lm",
        room=box.w,
    )
    c.text(box.x, box.y + 69, said, 40, ink, weight=SEMIBOLD, anchor="lm", room=box.w, least=26)


def _chip(scene: Scene, box: Box, seat: int) -> None:
    c, player = scene.c, scene.view.players[seat]
    c.stamp(shapes.frame, box, c.theme.panel, box.h / 2)
    side = box.h * 0.62
    badge = Box(box.x + 14, box.cy - side / 2, side, side)
    c.stamp(shapes.player, badge, seat)
    c.text(
        box.right - 18,
        box.cy,
        str(player.vp),
        37,
        c.theme.muted if player.passed and not scene.over else c.theme.ink,
        weight=BOLD,
        anchor="rm",
    )
