"""The headline: the round, what is happening, and whose turn it is."""

from __future__ import annotations

from engine.games.cargo_empire.view import View
from renderers import headline
from renderers.cargo_empire.scene import PREFIX, Scene, sign, who
from renderers.draw.boxes import Box
from renderers.draw.fonts import SEMIBOLD
from renderers.draw.palette import soft
from renderers.headline import ground as ground
from renderers.reader import Reader

HEIGHT = 92.0
"""Height of the bar."""


def sentence(view: View, reader: Reader) -> str:
    """What the table is waiting for, as a sentence."""
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
    """Round and phase on one line, whose turn it is below; the picture itself shows which map it is."""
    phase, said = scene.say(f"phase-{scene.view.phase}"), sentence(scene.view, scene.reader)
    headline.tall(scene, box, "" if phase == said else phase, said, shown=_signs(scene))
