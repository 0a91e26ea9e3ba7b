"""The headline: which round, what happens and whose turn it is, the scores in turn order."""

from __future__ import annotations

from engine.games.russian_railroads.view import View
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import BOLD, SEMIBOLD
from renderers.draw.palette import soft, spare
from renderers.reader import Reader
from renderers.russian_railroads.scene import PREFIX, Scene, ranking

HEIGHT = 100.0
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
    for seat, chip in zip(seats, chips.columns(scene.view.seats, 6), strict=True):
        _chip(scene, chip.inset(0, 20), seat)


def _round(scene: Scene, box: Box) -> None:
    view = scene.view
    ink = scene.theme.on_accent
    said = scene.reader.say("core-round", round=view.round, rounds=view.rounds)
    scene.c.text(box.x, box.y + 42, said, 46, ink, weight=BOLD, anchor="lm", room=box.w)
    faded = spare(scene.theme)
    for number, pip in enumerate(Box(box.x, box.y + 74, 230, 9).columns(view.rounds, 5), start=1):
        scene.c.rect(pip, ink if number <= view.round else faded, radius=0)


def sentence(view: View, reader: Reader) -> str:
    """What the table waits for, as a sentence."""
    if view.winners and view.phase == "over":
        names = reader.words.join([reader.name(seat) for seat in view.winners])
        return reader.say(f"{PREFIX}won", names=names, count=len(view.winners))
    if view.acting is None:
        return reader.say(f"{PREFIX}phase-{view.phase}")
    return reader.say(f"{PREFIX}turn-{view.phase}", name=reader.name(view.acting))


def _turn(scene: Scene, box: Box) -> None:
    c, view = scene.c, scene.view
    seats = view.winners if view.phase == "over" else [s for s in [view.acting] if s is not None]
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
