"""The headline: which round, what happens and whose turn it is."""

from __future__ import annotations

from engine.games.cargo_empire.view import View
from renderers.cargo_empire.scene import PREFIX, Scene, sign, who
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import BOLD, SEMIBOLD
from renderers.draw.palette import soft, spare
from renderers.draw.writing import written
from renderers.reader import Reader
from renderers.request import LARGE, PORTRAIT

HEIGHT, TALL = 92.0, {PORTRAIT: 88.0, LARGE: 176.0}
"""Of the bar, and of that of a tall picture."""


def ground(c: Canvas, box: Box) -> None:
    """The bar."""
    c.rect(box, c.theme.accent)


def sentence(view: View, reader: Reader) -> str:
    """What the table waits for, as a sentence."""
    if reader.confirming is not None:
        return reader.say("board-confirm", name=reader.name(reader.confirming))
    if view.phase == "over" and view.winners:
        names = reader.words.join([who(view, seat, reader) for seat in view.winners])
        return reader.say(f"{PREFIX}won", names=names)
    if view.acting is None:
        return reader.say(f"{PREFIX}phase-{view.phase}")
    return reader.say(f"{PREFIX}turn-{view.phase}", name=who(view, view.acting, reader))


def draw(scene: Scene, box: Box) -> None:
    """Round, phase and turn."""
    left, rest = box.inset(24, 0).left(330, 16)
    view, ink, c = scene.view, scene.theme.on_accent, scene.c
    said = scene.reader.say("core-round", round=view.round, rounds=view.rounds)
    c.text(left.x, box.y + 39, said, 48, ink, weight=BOLD, room=left.w)
    faded = spare(scene.theme)
    for number, pip in enumerate(Box(left.x, box.y + 72, 250, 9).columns(view.rounds, 5), start=1):
        c.rect(pip, ink if number <= view.round else faded, radius=0)
    title = scene.reader.say(f"cargo-empire-variant-map-{view.map}")
    pale = soft(scene.theme)
    wide = c.text(rest.right, box.y + 21, title, 27, pale, weight=SEMIBOLD, anchor="rm")
    _turn(scene, rest, rest.w - wide - 24)


def _turn(scene: Scene, box: Box, room: float) -> None:
    c, view, ink = scene.c, scene.view, scene.theme.on_accent
    acting = [seat for seat in [view.acting] if seat is not None]
    seats = scene.confirming or (view.winners if scene.over else acting)
    for seat in seats:
        c.stamp(shapes.player, Box(box.x, box.cy - 31, 62, 62), sign(view, seat))
        box, room = box.left(62, 12)[1], room - 74
    phase, said = scene.say(f"phase-{view.phase}"), sentence(view, scene.reader)
    if said == phase:
        c.text(box.x, box.cy, said, 46, ink, weight=SEMIBOLD, room=room, least=26)
        return
    c.text(box.x, box.y + 21, phase, 27, soft(c.theme), weight=SEMIBOLD, room=room)
    c.text(box.x, box.y + 64, said, 41, ink, weight=SEMIBOLD, room=box.w, least=26)


def tall(scene: Scene, box: Box) -> None:
    """Round and turn on a bar half as wide, with large type below each other; which map it is, is seen."""
    if scene.request.layout == LARGE:
        _large(scene, box.inset(16, 0))
        return
    left, rest = box.inset(16, 0).left(236, 14)
    ink, c = scene.theme.on_accent, scene.c
    said = scene.reader.say("core-round", round=scene.view.round, rounds=scene.view.rounds)
    c.text(left.x, box.y + 37, said, 40, ink, weight=BOLD, room=left.w)
    for number, pip in enumerate(Box(left.x, box.y + 68, 220, 9).columns(scene.view.rounds, 5), start=1):
        c.rect(pip, ink if number <= scene.view.round else spare(scene.theme), radius=0)
    _turn(scene, rest, rest.w)


def _large(scene: Scene, box: Box) -> None:
    view, ink, c = scene.view, scene.theme.on_accent, scene.c
    above, below = box.top(58)
    for number, pip in enumerate(Box(box.x, box.bottom - 14, box.w, 7).columns(view.rounds, 5), start=1):
        c.rect(pip, ink if number <= view.round else spare(scene.theme), radius=0)
    said = scene.reader.say("core-round", round=view.round, rounds=view.rounds)
    wide = c.text(above.x, above.cy, said, 38, ink, weight=BOLD)
    phase = scene.say(f"phase-{view.phase}")
    c.text(above.right, above.cy, phase, 28, soft(c.theme), weight=SEMIBOLD, anchor="rm", room=above.w - wide - 20,
        least=25)  # fmt: skip
    below = Box(below.x, below.y, below.w, below.h - 18)
    for seat in scene.confirming or (view.winners[:3] if scene.over else [s for s in [view.acting] if s is not None]):
        badge, below = below.left(50, 12)
        c.stamp(shapes.player, badge.middle(50, 50), sign(view, seat))
    written(c, below, sentence(view, scene.reader), 40, ink, weight=SEMIBOLD, least=26)
