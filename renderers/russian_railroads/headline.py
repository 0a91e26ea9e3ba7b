"""The headline: the round, what is happening, whose turn it is, and the scores in turn order."""

from __future__ import annotations

from engine.games.russian_railroads.view import View
from renderers import headline
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.fonts import BOLD, SEMIBOLD
from renderers.draw.palette import soft
from renderers.headline import ground as ground
from renderers.reader import Reader
from renderers.russian_railroads.scene import PREFIX, Scene, ranking

HEIGHT = 100.0
"""Height of the bar on wide pictures."""
CHIP = 146.0
TYPE = headline.Type(43.0, 28.0, 26.0, 40.0, 69.0)


def draw(scene: Scene, box: Box) -> None:
    """The round, the phase, whose turn it is, and everybody's score."""
    inner = box.inset(24, 0)
    left, rest = inner.left(300, 16)
    middle, chips = rest.left(rest.w - CHIP * scene.view.seats, 10)
    headline.rounds(scene, left, 46, 42, Box(0, 74, 230, 9))
    phase, said = scene.say(f"phase-{scene.view.phase}"), sentence(scene.view, scene.reader)
    middle = headline.badges(scene.c, middle, headline.due(scene))
    headline.turn(scene, middle, phase, said, type=TYPE)
    seats = ranking(scene.view) if scene.over else scene.view.turn_order
    row, below = (chips.inset(0, 8).top(54, 2)) if changes(scene.view) else (chips.inset(0, 20), chips)
    for seat, chip in zip(seats, row.columns(scene.view.seats, 6), strict=True):
        _chip(scene, chip, seat)
    if changes(scene.view):
        next_round(scene, below, 21)


def changes(view: View) -> bool:
    """Whether the next round's turn order would differ, given the claims so far."""
    return bool(view.next_order) and view.next_order != view.turn_order


def next_round(scene: Scene, box: Box, size: float) -> None:
    """The next round's turn order, right-aligned."""
    c, high = scene.c, size * 1.3
    x = box.right - len(scene.view.next_order) * (high + 6)
    ink = soft(scene.theme)
    c.text(x - 8, box.cy, scene.say("next-round"), size, ink, weight=SEMIBOLD, anchor="rm", room=x - box.x, least=15)
    for seat in scene.view.next_order:
        c.stamp(shapes.player, Box(x, box.cy - high / 2, high, high), seat)
        x += high + 6


def tall(scene: Scene, box: Box) -> None:
    """Round and phase on one line, whose turn it is below; also the next round's order if it changes."""

    def order(place: Box) -> None:
        next_round(scene, place, 25)

    aside = order if changes(scene.view) else scene.say(f"phase-{scene.view.phase}")
    headline.tall(scene, box, aside, sentence(scene.view, scene.reader))


def sentence(view: View, reader: Reader) -> str:
    """What the table is waiting for, as a sentence."""
    return headline.sentence(view, reader, PREFIX, reader.name)


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
