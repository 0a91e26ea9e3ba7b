"""The headline: which round, what happens and whose turn it is."""

from __future__ import annotations

from engine.core.play.msg import Msg
from engine.games.steam.view import View
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import BOLD, SEMIBOLD
from renderers.draw.palette import soft, spare
from renderers.draw.writing import written
from renderers.reader import Reader
from renderers.request import LARGE, PORTRAIT, WIDE
from renderers.steam.scene import PREFIX, Scene

HEIGHT, TALL = 92.0, {PORTRAIT: 116.0, LARGE: 176.0}
"""Of the bar, on wide and on tall pictures."""
ROUND = {PORTRAIT: 52.0, LARGE: 72.0}
"""Height of what is above whose turn it is."""


def ground(c: Canvas, box: Box) -> None:
    """The bar."""
    c.rect(box, c.theme.accent)


def phase(view: View, reader: Reader) -> str:
    """What the phase is called; the rounds of the goods phase are told apart."""
    if view.phase == "goods":
        return reader.say(f"{PREFIX}phase-goods", lap=view.lap)
    return reader.say(f"{PREFIX}phase-{view.phase}")


def sentence(view: View, reader: Reader) -> str:
    """What the table waits for, as a sentence."""
    if reader.confirming is not None:
        return reader.say("board-confirm", name=reader.name(reader.confirming))
    if view.phase == "over" and view.winners:
        names = reader.words.join([reader.name(seat) for seat in view.winners])
        return reader.say(f"{PREFIX}won", names=names, count=len(view.winners))
    if view.acting is None:
        return phase(view, reader)
    return reader.say(f"{PREFIX}turn-{view.phase}", name=reader.name(view.acting))


def draw(scene: Scene, box: Box, said: str = "", corner: str = "") -> None:
    """Round, phase and turn; `said` takes the place of the turn, `corner` that of the rules that are played."""
    if scene.request.layout != WIDE:
        _tall(scene, box.inset(20, 0), said, corner)
        return
    inner = box.inset(24, 0)
    left, rest = inner.left(330, 16)
    _round(scene, left)
    rules = Msg(f"steam-variant-rules-{'standard' if scene.view.standard else 'base'}")
    ink = soft(scene.theme)
    text, size = (corner, 36) if corner else (scene.reader.words(rules), 27)
    wide = scene.c.text(inner.right, box.y + 24, text, size, ink, weight=SEMIBOLD, anchor="rm")
    rest = rest.left(rest.w - wide - 20)[0]
    _turn(scene, rest, said or sentence(scene.view, scene.reader))


def _tall(scene: Scene, box: Box, said: str, corner: str) -> None:
    """Round and phase in one line, whose turn it is below."""
    c, view, ink = scene.c, scene.view, scene.theme.on_accent
    round_ = scene.reader.say("core-round", round=view.round, rounds=view.rounds)
    _pips(scene, Box(box.x, box.bottom - 13, box.w, 7))
    above, below = box.top(ROUND[scene.request.layout])
    wide = c.text(above.x, above.cy, round_, 36, ink, weight=BOLD, room=above.w * 0.5)
    aside = above.left(wide, 24)[1].inset(0, 6)
    text = corner or phase(view, scene.reader)
    written(c, aside, text, 28, soft(scene.theme), weight=SEMIBOLD, anchor="rm", least=25)
    below = Box(below.x, below.y - 4, below.w, below.h - 14)
    for seat in scene.confirming or (view.winners[:3] if scene.over else [s for s in [view.acting] if s is not None]):
        badge, below = below.left(50, 12)
        c.stamp(shapes.player, badge.middle(50, 50), seat)
    written(c, below, said or sentence(view, scene.reader), 42, ink, weight=SEMIBOLD, least=26)


def _round(scene: Scene, box: Box) -> None:
    view, ink = scene.view, scene.theme.on_accent
    said = scene.reader.say("core-round", round=view.round, rounds=view.rounds)
    scene.c.text(box.x, box.y + 39, said, 48, ink, weight=BOLD, anchor="lm", room=box.w)
    _pips(scene, Box(box.x, box.y + 72, 250, 9))


def _pips(scene: Scene, box: Box) -> None:
    """The rounds, those that have begun bright."""
    for number, pip in enumerate(box.columns(scene.view.rounds, 5), start=1):
        begun = number <= scene.view.round
        scene.c.rect(pip, scene.theme.on_accent if begun else spare(scene.theme), radius=0)


def _turn(scene: Scene, box: Box, said: str) -> None:
    c, view, ink = scene.c, scene.view, scene.theme.on_accent
    for seat in scene.confirming or (view.winners if scene.over else [s for s in [view.acting] if s is not None]):
        c.stamp(shapes.player, Box(box.x, box.cy - 31, 62, 62), seat)
        box = box.left(62, 12)[1]
    name = phase(view, scene.reader)
    if said == name:
        c.text(box.x, box.cy, said, 46, ink, weight=SEMIBOLD, anchor="lm", room=box.w, least=26)
        return
    c.text(box.x, box.y + 21, name, 27, soft(scene.theme), weight=SEMIBOLD, anchor="lm", room=box.w)
    c.text(box.x, box.y + 64, said, 41, ink, weight=SEMIBOLD, anchor="lm", room=box.w, least=26)
