"""The headline: which round, what happens and whose turn it is."""

from __future__ import annotations

from engine.games.cargo_empire.view import View
from renderers import headline
from renderers.cargo_empire.scene import PREFIX, Scene, sign, who
from renderers.draw.boxes import Box
from renderers.draw.fonts import BOLD, SEMIBOLD
from renderers.draw.palette import soft
from renderers.draw.writing import written
from renderers.headline import ground as ground
from renderers.reader import Reader
from renderers.request import LARGE, PORTRAIT

HEIGHT, TALL = 92.0, {PORTRAIT: 88.0, LARGE: 176.0}
"""Of the bar, and of that of a tall picture."""


def sentence(view: View, reader: Reader) -> str:
    """What the table waits for, as a sentence."""
    return headline.sentence(view, reader, PREFIX, lambda seat: who(view, seat, reader))


def _signs(scene: Scene) -> list[int]:
    return [sign(scene.view, seat) for seat in headline.due(scene)]


def draw(scene: Scene, box: Box) -> None:
    """Round, phase and turn."""
    left, rest = box.inset(24, 0).left(330, 16)
    headline.rounds(scene, left, 48, 39, Box(0, 72, 250, 9))
    title = scene.reader.say(f"cargo-empire-variant-map-{scene.view.map}")
    pale = soft(scene.theme)
    wide = scene.c.text(rest.right, box.y + 21, title, 27, pale, weight=SEMIBOLD, anchor="rm")
    _turn(scene, rest, wide + 24)


def _turn(scene: Scene, box: Box, taken: float = 0.0) -> None:
    box = headline.badges(scene.c, box, _signs(scene))
    phase, said = scene.say(f"phase-{scene.view.phase}"), sentence(scene.view, scene.reader)
    headline.turn(scene, box, phase, said, room=box.w - taken)


def tall(scene: Scene, box: Box) -> None:
    """Round and turn on a bar half as wide, with large type below each other; which map it is, is seen."""
    if scene.request.layout == LARGE:
        _large(scene, box.inset(16, 0))
        return
    left, rest = box.inset(16, 0).left(236, 14)
    headline.rounds(scene, left, 40, 37, Box(0, 68, 220, 9))
    _turn(scene, rest)


def _large(scene: Scene, box: Box) -> None:
    ink, c = scene.theme.on_accent, scene.c
    above, below = box.top(58)
    headline.pips(scene, Box(box.x, box.bottom - 14, box.w, 7))
    wide = c.text(above.x, above.cy, headline.of_rounds(scene), 38, ink, weight=BOLD)
    phase = scene.say(f"phase-{scene.view.phase}")
    c.text(above.right, above.cy, phase, 28, soft(c.theme), weight=SEMIBOLD, anchor="rm", room=above.w - wide - 20,
        least=25)  # fmt: skip
    below = headline.badges(c, Box(below.x, below.y, below.w, below.h - 18), _signs(scene)[: headline.MOST], 50)
    written(c, below, sentence(scene.view, scene.reader), 40, ink, weight=SEMIBOLD, least=26)
