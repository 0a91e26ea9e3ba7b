"""Track that plans would lay: pale lines with the letters of the plans' buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.play.ask import Shortcut, lettered
from engine.games.steam.faces import parts
from engine.games.steam.view import View
from engine.games.steam.words import DONE
from renderers.draw.canvas import Canvas
from renderers.draw.hexgrid import Point
from renderers.draw.signs import CANDIDATE, CANDIDATE_EDGE
from renderers.draw.strokes import dashed
from renderers.steam import ways
from renderers.steam.atlas import Atlas
from renderers.steam.track import course

EDGE, FACE = 0.26, 0.16
DASH, GAP = 0.2, 0.5
"""Widths of a line; the length of its dashes and the distance between their middles; in sides."""


class Ghost(NamedTuple):
    """A plan as drawn: its letter, the middle lines of its new track, and where the letter goes."""

    letter: str
    lines: tuple[tuple[Point, ...], ...]
    badge: Point


def ghosts(atlas: Atlas, view: View, plans: Sequence[Shortcut]) -> list[Ghost]:
    """The plans whose keys name hexes; each letter gets a hex of its own as long as one is left."""
    found, busy = list[Ghost](), set[str]()
    for letter, plan in lettered(plans):
        spots = [key.partition("/")[0] for key in plan.keys if key != DONE]
        if not spots or any(spot not in atlas.map.hexes for spot in spots):
            continue
        spot = next((spot for spot in spots if spot not in busy), spots[0])
        (x, y), side = atlas.centre(spot), atlas.grid.side
        crowd = sum(one.badge[1] == y and abs(one.badge[0] - x) < side for one in found)
        busy.add(spot)
        lines = tuple(line for key in plan.keys for line in _lines(atlas, view, key))
        found.append(Ghost(letter, lines, (x + crowd * 1.6 * ways.reach(atlas) * side, y)))
    return found


def _lines(atlas: Atlas, view: View, key: str) -> list[tuple[Point, ...]]:
    """A tile's new track; none if the key doesn't name the tile because there is only one."""
    spot, _, tile = key.partition("/")
    face, _, turn = tile.partition("/")
    if not turn:
        return []
    laid = view.track.get(spot)
    there = parts(laid.face, laid.turn) if laid else ()
    fresh = [part for part in parts(face.upper(), int(turn)) if part not in there]
    return [tuple(atlas.point(spot, at) for at in course(part)) for part in fresh]


def lines(c: Canvas, atlas: Atlas, drawn: Sequence[Ghost]) -> None:
    """The track, with the best plan on top."""
    side = atlas.grid.side
    tones = ((CANDIDATE_EDGE, EDGE * side), (CANDIDATE, FACE * side))
    for line in (line for ghost in reversed(drawn) for line in ghost.lines):
        dashed(c, line, tones, DASH * side, GAP * side)


def badges(c: Canvas, atlas: Atlas, drawn: Sequence[Ghost]) -> None:
    """The letters."""
    ways.badges(c, atlas, [(ghost.letter, ghost.badge) for ghost in reversed(drawn)])
