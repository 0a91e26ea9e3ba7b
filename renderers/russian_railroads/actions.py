"""The action spaces of the main board, each with its effect above and its cost below."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.play.msg import Msg
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.effects import Rail
from engine.games.russian_railroads.facts import Space
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import SEMIBOLD, width
from renderers.draw.labels import SMALLEST, fit, wrap
from renderers.i18n import Words
from renderers.russian_railroads import effects, icons, pieces, regions
from renderers.russian_railroads.scene import PREFIX, Scene, grown, letters

GAP = 6.0
PAD = 8.0
COLUMNS = (6 * 84, 3 * 96, 3 * 78)
"""Relative widths of the three groups: track; locomotives and industry; the rest."""
GAP_TALL = 8.0
CAPTION = 22.0


def groups(box: Box, tall: bool) -> list[Box]:
    """The cards that hold the action spaces: in a row, or with the first above the others."""
    if tall:
        above, below = box.rows([1.12, 1], GAP_TALL)
        return [above, *below.columns(2, GAP_TALL)]
    return box.columns(COLUMNS, 10)


def _track(card: Box) -> tuple[Box, Box]:
    """The names of the colours, and what is below them."""
    return Box(card.x, card.y - 2, card.w, card.h + 2).inset(PAD).top(CAPTION, 1)


def places(box: Box, spaces: Sequence[str], tall: bool = False) -> dict[str, Box]:
    """Where each action space lies, except those of engineers."""
    cards = groups(box, tall)
    track = _track(cards[0])[1]
    works, town = (card.inset(PAD) for card in cards[1:])
    here = [DATA.spaces[id] for id in spaces]
    found: dict[str, Box] = {}
    grid = [row.columns(len(DATA.colours) + 1, GAP) for row in track.rows(2, GAP)]
    for space in here:
        if space.area == "track":
            at, column = _cell(space)
            alone = sum(other.area == "track" and _cell(other)[1] == column for other in here) == 1
            found[space.id] = Box(grid[0][column].x, track.y, grid[0][column].w, track.h) if alone else grid[at][column]
    for card, areas in ((works, ("loco_factory", "industry")), (town, ("auxiliary", "turn_order"))):
        for row, area in zip(card.rows(2, GAP), areas, strict=True):
            ids = [space.id for space in here if space.area == area]
            found |= dict(zip(ids, row.columns(max(len(ids), 1), GAP), strict=False))
    return found


def _cell(space: Space) -> tuple[int, int]:
    """Row and column on the track card: by number of workers, by colour; mixed colours come last."""
    rail = space.effects[0]
    if isinstance(rail, Rail) and len(rail.colours) == 1:
        return min(space.workers, 2) - 1, DATA.colours.index(rail.colours[0])
    return int(space.multi_use), len(DATA.colours)


def _parts(box: Box) -> tuple[Box, Box]:
    high = min(box.h * 0.32, box.w * 0.46)
    above, below = box.inset(5).top(box.h - 10 - high, 0)
    return above.inset(4, 6), below


def ground(c: Canvas, box: Box, spaces: Sequence[str], words: Words, tall: bool = False) -> None:
    """The cards with their empty spaces; the track card explains each letter at the top."""
    cards, marks = groups(box, tall), letters(words)
    for card in cards:
        shapes.frame(c, card, c.theme.panel, 14)
    captions = [words(Msg("russian-railroads-colour", colour=colour)) for colour in DATA.colours]
    captions.append(words(f"{PREFIX}any-colour"))
    places_ = _track(cards[0])[0].columns(len(captions), GAP)
    size = min(fit(text, SEMIBOLD, grown(c, 20), place.w)[1] for text, place in zip(captions, places_, strict=True))
    for text, place in zip(captions, places_, strict=True):
        c.text(place.cx, place.cy, text, size, c.theme.muted, weight=SEMIBOLD, anchor="mm", room=place.w)
    high = (cards[0].h - CAPTION - 2 * PAD) / 2
    for id, tile in places(box, spaces, tall).items():
        space = DATA.spaces[id]
        shapes.frame(c, tile, c.theme.well, 9)
        above, below = _parts(tile)
        if space.multi_use:
            # inside the frame that marks the space as a choice
            said, rest = tile.inset(11, 4).top(24)
            c.stamp(icons.again, Box(said.x, said.cy - 9, 18, 18), c.theme.muted)
            text = words(f"{PREFIX}any-number")
            if width(text, SEMIBOLD, SMALLEST) <= said.w - 21:
                c.text(said.x + 21, said.cy, text, 22, c.theme.muted, weight=SEMIBOLD, room=said.w - 21)
            else:  # on a screen's board, below the sign
                for line in wrap(text, SEMIBOLD, SMALLEST, tile.w - 4, 2):
                    at, rest = rest.top(SMALLEST + 3)
                    c.text(tile.cx, at.cy, line, SMALLEST, c.theme.muted, weight=SEMIBOLD, anchor="mm")
            above = Box(above.x, rest.y, above.w, max(above.bottom - rest.y, 16.0))
        effects.draw(c, above, space.effects, marks, high * 0.4)
        cost = ["worker"] * space.workers + ["coin"] * space.coins
        for where, what in zip(pieces.slots(below, len(cost)), cost, strict=True):
            c.stamp(pieces.slot, where, what == "coin")


def draw(scene: Scene, box: Box, spaces: Sequence[str], tall: bool = False) -> None:
    """The pieces that lie on the spaces."""
    where = places(box, spaces, tall)
    for space in scene.view.spaces:
        if space.id in where:
            regions.space(scene, where[space.id], space)
            pieces.place(scene, _parts(where[space.id])[1], space)
