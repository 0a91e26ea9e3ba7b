"""The engineer strip: look-ahead slots, variable slots that are action spaces, and the hire slot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.games.russian_railroads.data import DATA
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import BOLD
from renderers.russian_railroads import colours as paint
from renderers.russian_railroads import effects, icons, pieces, regions
from renderers.russian_railroads.scene import LOOKAHEAD, Scene, strip_of
from renderers.scene import Letters


def _slots(box: Box, roles: Sequence[str]) -> list[Box]:
    return box.inset(8).columns([0.8 if role == LOOKAHEAD else 1.15 for role in roles], 5)


def space_ids(roles: Sequence[str]) -> list[str | None]:
    """The action space on each slot: variable slots count from the hire slot (data/action_spaces.toml)."""
    variable = roles.count("variable")
    ids: list[str | None] = []
    for role in roles:
        ids.append({"variable": f"variable-{variable}", "hire": "hire"}.get(role))
        variable -= role == "variable"
    return ids


def _parts(slot: Box) -> tuple[Box, Box]:
    """The place of the tile, and the place for paying."""
    high = min(slot.h * 0.3, slot.w * 0.66)
    return slot.inset(3).top(slot.h - high - 10, 4)


def places(box: Box, roles: Sequence[str]) -> dict[str, Box]:
    """Where each action space of the strip lies."""
    return {id: slot for slot, id in zip(_slots(box, roles), space_ids(roles), strict=True) if id is not None}


def groups(box: Box, roles: Sequence[str]) -> dict[str, Box]:
    """Where the engineers to come, those open to everybody, and the one for hire lie."""
    found: dict[str, Box] = {}
    for slot, role in zip(_slots(box, roles), roles, strict=True):
        first = found.get(role, slot)
        found[role] = Box(first.x, first.y, slot.right - first.x, slot.h)
    return found


def ground(c: Canvas, box: Box, roles: Sequence[str]) -> None:
    """The empty strip; engineers to come lie beside it and leave no place behind."""
    for slot, role in zip(_slots(box, roles), roles, strict=True):
        if role != LOOKAHEAD:
            edge = c.theme.gold if role == "hire" else c.theme.faint
            shapes.frame(c, slot, c.theme.well, 8, (edge, 2.5))
            c.stamp(pieces.slot, pieces.slots(_parts(slot)[1], 1)[0], role == "hire")


class Look(NamedTuple):
    """Whether an engineer tile has been used, and how high its band is (0: chosen by the tile)."""

    dim: bool = False
    head: float = 0.0


PLAIN = Look()
BAND = 26.0
"""Minimum height of a band on the strip, so that its number is legible on a phone."""


def tile(c: Canvas, box: Box, number: int, letters: Letters, look: Look = PLAIN) -> None:
    """An engineer tile: its number on a helmet band, its effects below."""
    c.rect(box, c.theme.panel, c.theme.line, 1.5, 6)
    band, body = box.top(look.head or min(box.h * 0.34, box.w * 0.46), 0)
    fill = c.theme.line if look.dim else paint.STEEL_DARK[c.theme.key]
    c.rect(band, fill, radius=6)
    c.rect(Box(band.x, band.cy, band.w, band.h / 2), fill)
    icons.engineer(c, Box(band.x + band.h * 0.12, band.y + band.h * 0.06, band.h * 0.94, band.h * 0.94), paint.SMOKE)
    c.text(
        band.x + (band.w + band.h) / 2,
        band.cy,
        str(number),
        band.h * 0.88,
        c.theme.muted if look.dim else "#ffffff",
        weight=BOLD,
        anchor="mm",
        room=band.w - band.h,
        least=1,
    )
    effects.draw(c, body.inset(body.w * 0.06, 5), DATA.engineers[number].effects, letters, box.w * 0.5)


def draw(scene: Scene, box: Box, roles: Sequence[str]) -> None:
    """The tiles on the strip, and the pieces on its action spaces."""
    old = {} if scene.before is None else {s.position: s.engineer for s in scene.before.strip}
    spaces = {space.id: space for space in scene.view.spaces}
    letters = scene.letters
    band = max(BAND, min(min(_parts(where)[0].h * 0.34, where.w * 0.42) for where in _slots(box, roles)))
    for where, slot, id in zip(_slots(box, roles), strip_of(scene.view), space_ids(roles), strict=True):
        above, below = _parts(where)
        room = where.inset(3) if id is None else above
        if id in spaces:
            regions.space(scene, where, spaces[id])
        if slot.engineer:
            regions.slot(scene, room, slot)
            scene.c.stamp(tile, room, slot.engineer, letters, Look(head=band))
        if scene.before is not None and slot.engineer and old.get(slot.position) != slot.engineer:
            scene.c.ring(room)
        if id in spaces:
            pieces.place(scene, below, spaces[id])
