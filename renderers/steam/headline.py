"""The headline: the round, what is happening, and whose turn it is."""

from __future__ import annotations

from engine.core.play.msg import Msg
from engine.games.steam.view import View
from renderers import headline
from renderers.draw.boxes import Box
from renderers.draw.fonts import SEMIBOLD
from renderers.draw.palette import soft
from renderers.headline import ground as ground
from renderers.reader import Reader
from renderers.request import WIDE
from renderers.steam.scene import PREFIX, Scene

HEIGHT = 92.0
"""Height of the bar on wide pictures."""


def phase(view: View, reader: Reader) -> str:
    """The name of the phase; the rounds of the goods phase have different names."""
    if view.phase == "goods":
        return reader.say(f"{PREFIX}phase-goods", lap=view.lap)
    return reader.say(f"{PREFIX}phase-{view.phase}")


def sentence(view: View, reader: Reader) -> str:
    """What the table is waiting for, as a sentence."""
    return headline.sentence(view, reader, PREFIX, reader.name, phase(view, reader))


def draw(scene: Scene, box: Box, said: str = "", corner: str = "") -> None:
    """Round, phase and turn; `said` replaces the turn, `corner` the rules in play."""
    name, said, layout = (
        phase(scene.view, scene.reader),
        said or sentence(scene.view, scene.reader),
        scene.request.layout,
    )
    if layout != WIDE:
        headline.tall(scene, box, corner or name, said)
        return
    left, rest = box.inset(24, 0).left(330, 16)
    headline.rounds(scene, left, 48, 39, Box(0, 72, 250, 9))
    rules = Msg(f"steam-variant-rules-{'standard' if scene.view.standard else 'base'}")
    text, size = (corner, 36) if corner else (scene.reader.words(rules), 27)
    wide = scene.c.text(rest.right, box.y + 24, text, size, soft(scene.theme), weight=SEMIBOLD, anchor="rm")
    rest = headline.badges(scene.c, rest.left(rest.w - wide - 20)[0], headline.due(scene))
    headline.turn(scene, rest, name, said)
