"""The engineer strip: look-ahead slots, variable slots that are action spaces, and the hire slot."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.russian_railroads.data import DATA
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import BOLD
from renderers.russian_railroads import colours as paint
from renderers.russian_railroads import effects, icons, pieces
from renderers.russian_railroads.scene import Scene
from renderers.scene import Letters


def _slots(box: Box, roles: Sequence[str]) -> list[Box]:
    return box.inset(8).columns([0.8 if role == "lookahead" else 1.15 for role in roles], 5)


def space_ids(roles: Sequence[str]) -> list[str | None]:
    """The action space on each slot: variable slots count from the hire slot (data/action_spaces.toml)."""
    variable = roles.count("variable")
    ids: list[str | None] = []
    for role in roles:
        ids.append({"variable": f"variable-{variable}", "hire": "hire"}.get(role))
        variable -= role == "variable"
    return ids


def _parts(slot: Box) -> tuple[Box, Box]:
    """The place of the tile, and the place of what is paid."""
    high = min(slot.h * 0.3, slot.w * 0.66)
    return slot.inset(3).top(slot.h - high - 10, 4)


def places(box: Box, roles: Sequence[str]) -> dict[str, Box]:
    """Where each action space of the strip lies."""
    return {id: slot for slot, id in zip(_slots(box, roles), space_ids(roles), strict=True) if id is not None}


def ground(c: Canvas, box: Box, roles: Sequence[str]) -> None:
    """The empty strip."""
    shapes.frame(c, box, c.theme.panel, 14)
    for slot, role in zip(_slots(box, roles), roles, strict=True):
        edge = {"variable": (c.theme.faint, 2.5), "hire": (c.theme.gold, 2.5)}.get(role)
        shapes.frame(c, slot, c.theme.well, 8, edge)
        if role != "lookahead":
            c.stamp(pieces.slot, pieces.slots(_parts(slot)[1], 1)[0], role == "hire")


def tile(c: Canvas, box: Box, number: int, letters: Letters, dim: bool) -> None:
    """An engineer tile: its number on a helmet's band, what it does below."""
    c.rect(box, c.theme.panel, c.theme.line, 1.5, 6)
    head, body = box.top(min(box.h * 0.34, box.w * 0.46), 0)
    fill = c.theme.line if dim else paint.STEEL_DARK[c.theme.key]
    c.rect(head, fill, radius=6)
    c.rect(Box(head.x, head.cy, head.w, head.h / 2), fill)
    icons.engineer(c, Box(head.x + head.h * 0.12, head.y + head.h * 0.06, head.h * 0.94, head.h * 0.94), paint.SMOKE)
    c.text(
        head.x + (head.w + head.h) / 2,
        head.cy,
        str(number),
        head.h * 0.8,
        c.theme.muted if dim else "#ffffff",
        weight=BOLD,
        anchor="mm",
        room=head.w - head.h,
        least=1,
    )
    effects.draw(c, body.inset(body.w * 0.06, 5), DATA.engineers[number].effects, letters, box.w * 0.5)


def draw(scene: Scene, box: Box, roles: Sequence[str]) -> None:
    """The tiles on the strip, and what lies on its action spaces."""
    old = {} if scene.before is None else {s.position: s.engineer for s in scene.before.strip}
    spaces = {space.id: space for space in scene.view.spaces}
    letters = scene.letters
    for where, slot, id in zip(_slots(box, roles), scene.view.strip, space_ids(roles), strict=True):
        above, below = _parts(where)
        room = where.inset(3) if id is None else above
        if slot.engineer:
            scene.c.stamp(tile, room, slot.engineer, letters, False)
        if scene.before is not None and slot.engineer and old.get(slot.position) != slot.engineer:
            scene.c.ring(room)
        if id in spaces:
            pieces.place(scene, below, spaces[id])
