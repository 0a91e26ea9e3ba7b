"""What lies in a city: its tile with goods and demand spaces, trading posts, crests, the Forwarder's marker."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass
from typing import Any

from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.state import VASSALS
from engine.games.cargo_empire.view import CityView, SpaceView
from renderers.cargo_empire import icons, pieces, regions
from renderers.cargo_empire.colours import CANDIDATE, CANDIDATE_EDGE
from renderers.cargo_empire.scene import Scene, sign
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas, Sketch

PAD, SPACE, BESIDE = 4.0, 29.0, 29.0
CHIP, SMALLER, BETWEEN, LETTER = 1.34, 0.86, 0.12, 0.8
"""On a phone, as shares of a piece's height: widths of cubes and of posts beside the tile, gap, size of letters."""


def halo(c: Canvas, box: Box) -> None:
    """The halo of a demand space that can be or has been chosen."""
    c.ellipse(box, CANDIDATE_EDGE)
    c.ellipse(box.inset(1.5), CANDIDATE)


@dataclass(frozen=True)
class Block:
    """What lies in a city's block, scaled by `unit` relative to an overview."""

    scene: Scene
    city: CityView
    unit: float

    def draw(self, block: Box, above: bool, chosen: Set[str]) -> None:
        """Tile, posts, crests, the Forwarder's marker; `above`: the name is above; `chosen`: spaces that glow."""
        scene, city, unit = self.scene, self.city, self.unit
        regions.city(scene, block, city)
        tile, beside = block.inset(PAD * unit).left((2 * SPACE + 8) * unit, (PAD + 1) * unit)
        if city.level > DATA.game.levels_with_tile:
            scene.c.stamp(icons.level, tile, scene.say("level-3"), 34 * unit)
        else:
            self._tile(tile, chosen)
        self._posts(beside)
        corner = block.bottom + 5 if above else block.y - 5
        for number, seat in enumerate(city.crests):
            right = block.right - (11 + 26 * number) * unit
            shield = Box(right, corner - 17 * unit, 28 * unit, 34 * unit)
            regions.crest(scene, shield, city, seat)
            scene.c.stamp(pieces.crest, shield, sign(scene.view, seat))
        forwarder = scene.view.forwarder
        if forwarder is not None and forwarder.supply == city.key:
            token = Box(block.x, corner, 0, 0).inset(-18 * unit)
            regions.token(scene, token)
            scene.c.stamp(pieces.token, token, sign(scene.view, forwarder.seat))

    def _tile(self, box: Box, chosen: Set[str]) -> None:
        """Supply on the left, demand on the right; a level 2 tile has a golden ground."""
        c, city, unit = self.scene.c, self.city, self.unit
        if city.level > 1:
            c.stamp(icons.crowned, box.inset(-1))
        high, step = SPACE * unit, (SPACE + 2) * unit
        x, y = box.x + 4 * unit, box.cy - high - unit
        letter = self.scene.letters[city.supply]
        regions.supply(self.scene, Box(x, y, high, 2 * step), city)
        for number in range(DATA.cubes_on_tile):
            place = Box(x, y + number * step, high, high).inset(unit)
            c.stamp(pieces.cube if number < city.cubes else pieces.gone, place, city.supply, letter)
        for number, (key, space) in enumerate((("upper", city.upper), ("lower", city.lower))):
            place = Box(box.right - high - 3 * unit, y + number * step, high, high)
            if key in chosen:
                c.stamp(halo, place.inset(-6 * unit))
            if space is not None:
                regions.demand(self.scene, place, city, key)
            self._space(place, space)

    def _space(self, box: Box, space: SpaceView | None) -> None:
        if space is None:
            return
        if space.post is None:
            self.scene.c.stamp(pieces.demand, box, space.colour, self.scene.letters[space.colour])
        else:
            self._post(box.inset(-1), space.post)

    def _posts(self, box: Box) -> None:
        """The posts beside the tile, and free spaces."""
        side = BESIDE * self.unit
        for number in range(DATA.game.spaces_beside):
            up = (number // 2 - 1) * (BESIDE + 2) + 1
            place = Box(box.x + number % 2 * side, box.cy + up * self.unit, side, side)
            if number < len(self.city.beside):
                regions.post(self.scene, place, self.city, self.city.beside[number])
                self._post(place, self.city.beside[number])
            else:
                self.scene.c.stamp(pieces.free, place)

    def _post(self, box: Box, owner: int) -> None:
        self.scene.c.stamp(pieces.post, box, sign(self.scene.view, owner), owner >= VASSALS)

    def line(self, row: Box, chosen: Set[str]) -> None:
        """On a phone: the same side by side in a card's row, with cubes as one piece and a number; no free spaces."""
        if self.city.level > 1:
            self.scene.c.stamp(icons.crowned, row.inset(1.5))
        known, high = self._line(chosen), row.h - 5
        wide = self.breadth() * high
        share = min(1.0, (row.w - 8) / wide)
        x = row.cx - wide * share / 2
        for aspect, sketch, args in known:
            side = aspect * high * share
            tall = high * share if aspect > 1 else side
            self.scene.c.stamp(sketch, Box(x, row.cy - tall / 2, side, tall), *args)
            x += side + BETWEEN * high * share

    def breadth(self) -> float:
        """The width of that, as a multiple of its height."""
        known = self._line(frozenset())
        return sum(aspect for aspect, _, _ in known) + BETWEEN * (len(known) - 1)

    def _line(self, chosen: Set[str]) -> list[tuple[float, Sketch, tuple[Any, ...]]]:
        """Each piece, with its width at a height of 1."""
        scene, city = self.scene, self.city
        found: list[tuple[float, Sketch, tuple[Any, ...]]] = []
        if city.level > DATA.game.levels_with_tile:
            found.append((CHIP, icons.level, (scene.say("level-3"),)))
        else:
            letter = scene.letters[city.supply]
            text = f"{letter}{city.cubes}" if city.cubes > 1 else letter
            found.append((CHIP, pieces.chip if city.cubes else pieces.gone, (city.supply, text)))
        for key, space in (("upper", city.upper), ("lower", city.lower)):
            if space is not None and space.post is None:
                args = (space.colour, scene.letters[space.colour], key in chosen)
                found.append((1.0, _wanted, args))
            elif space is not None and space.post is not None:
                found.append((1.0, pieces.post, (sign(scene.view, space.post), space.post >= VASSALS)))
        posts = [(SMALLER, pieces.post, (sign(scene.view, one), one >= VASSALS)) for one in city.beside]
        crests = [(SMALLER, pieces.crest, (sign(scene.view, seat),)) for seat in city.crests]
        forwarder = scene.view.forwarder
        token = forwarder is not None and forwarder.supply == city.key
        tokens = [(1.0, pieces.token, (sign(scene.view, forwarder.seat),))] if forwarder is not None and token else []
        return [*found, *posts, *crests, *tokens]


def _wanted(c: Canvas, box: Box, colour: str, letter: str, chosen: bool) -> None:
    """A free demand space on a phone, with a halo if it can be chosen."""
    if chosen:
        halo(c, box.inset(-1.5))
        box = box.inset(box.w * 0.09)
    pieces.demand(c, box, colour, letter, LETTER)
