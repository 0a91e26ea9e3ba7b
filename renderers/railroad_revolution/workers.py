"""A player's workers: those in the pool, and those in the four boxes of the mat."""

from __future__ import annotations

from engine.games.railroad_revolution.facts import BOXES, COLOURS
from engine.games.railroad_revolution.view import PlayerView
from renderers.draw.boxes import Box
from renderers.draw.canvas import Sketch
from renderers.railroad_revolution import icons, regions
from renderers.railroad_revolution.effects import letter
from renderers.railroad_revolution.scene import Scene

WIDE, SIGN = 0.8, 0.74
"""Widths of a worker and of a box's sign, as multiples of their height."""
SIGNS: dict[str, Sketch] = {
    "station": icons.station,
    "railway": icons.rail,
    "telegraph": icons.office,
    "trade": icons.crate,
}
assert tuple(SIGNS) == BOXES


def pool(player: PlayerView) -> list[str]:
    """The colours of the workers in the pool, one by one."""
    return [colour for colour in COLOURS for _ in range(player.pool.get(colour, 0))]


def row(scene: Scene, box: Box, colours: list[str], left: bool = True) -> float:
    """Workers side by side, as large as the box allows; returns where they end."""
    if not colours:
        return box.x
    high = min(box.h, box.w / (len(colours) * (WIDE + 0.08)))
    pitch = high * (WIDE + 0.08)
    x = box.x if left else box.cx - pitch * len(colours) / 2
    for colour in colours:
        scene.c.stamp(icons.worker, Box(x, box.cy - high / 2, high * WIDE, high), colour, letter(scene.letters, colour))
        x += pitch
    return x


def line(scene: Scene, box: Box, player: PlayerView) -> None:
    """The pool, then each box of the mat behind its sign, all in one row."""
    here = pool(player)
    groups = [(sign, list(player.mat[sign])) for sign in BOXES if player.mat.get(sign)]
    pitch = WIDE + 0.08
    whole = len(here) * pitch + sum(len(workers) * pitch + SIGN + 0.4 for _, workers in groups)
    high = min(box.h, box.w / max(1.0, whole))
    x = row(scene, Box(box.x, box.cy - high / 2, len(here) * pitch * high + 0.1, high), here)
    if here:
        regions.workers(scene, Box(box.x, box.cy - high / 2, x - box.x, high), player, "")
    for sign, workers in groups:
        art = Box(x + high * (0.3 if x > box.x else 0), box.cy - high * 0.32, high * 0.64, high * 0.64)
        scene.c.stamp(SIGNS[sign], art)
        x = row(scene, Box(art.right + high * 0.1, box.cy - high / 2, len(workers) * pitch * high + 0.1, high), workers)
        regions.workers(scene, Box(art.x, box.cy - high / 2, x - art.x, high), player, sign)
    past = scene.past(player.seat)
    if past is not None and (past.pool, past.mat) != (player.pool, player.mat):
        scene.c.ring(Box(box.x, box.cy - high / 2, min(box.w, x - box.x), high))
