"""What lies in a city: its tile with goods and demand spaces, trading posts, crests, the forwarder's marker."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass

from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.state import VASSALS
from engine.games.cargo_empire.view import CityView, SpaceView
from renderers.cargo_empire import icons, pieces
from renderers.cargo_empire.colours import CANDIDATE, CANDIDATE_EDGE
from renderers.cargo_empire.scene import Scene, sign
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas

PAD, SPACE, BESIDE = 4.0, 29.0, 29.0


def halo(c: Canvas, box: Box) -> None:
    """The halo of a demand space that can be chosen, or has been."""
    c.ellipse(box, CANDIDATE_EDGE)
    c.ellipse(box.inset(1.5), CANDIDATE)


@dataclass(frozen=True)
class Block:
    """What lies in a city's block, so many times as large as on an overview."""

    scene: Scene
    city: CityView
    unit: float

    def draw(self, block: Box, above: bool, chosen: Set[str]) -> None:
        """Tile, posts, crests, the forwarder's marker; `above`: the name stands above; `chosen` demand spaces glow."""
        scene, city, unit = self.scene, self.city, self.unit
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
            scene.c.stamp(pieces.crest, shield, sign(scene.view, seat))
        forwarder = scene.view.forwarder
        if forwarder is not None and forwarder.supply == city.key:
            token = Box(block.x, corner, 0, 0).inset(-18 * unit)
            scene.c.stamp(pieces.token, token, sign(scene.view, forwarder.seat))

    def _tile(self, box: Box, chosen: Set[str]) -> None:
        """Supply at the left, demand at the right; a tile of level 2 has a golden ground."""
        c, city, unit = self.scene.c, self.city, self.unit
        if city.level > 1:
            c.stamp(icons.crowned, box.inset(-1))
        high, step = SPACE * unit, (SPACE + 2) * unit
        x, y = box.x + 4 * unit, box.cy - high - unit
        letter = self.scene.letters[city.supply]
        for number in range(DATA.cubes_on_tile):
            place = Box(x, y + number * step, high, high).inset(unit)
            c.stamp(pieces.cube if number < city.cubes else pieces.gone, place, city.supply, letter)
        for number, (key, space) in enumerate((("upper", city.upper), ("lower", city.lower))):
            place = Box(box.right - high - 3 * unit, y + number * step, high, high)
            if key in chosen:
                c.stamp(halo, place.inset(-6 * unit))
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
                self._post(place, self.city.beside[number])
            else:
                self.scene.c.stamp(pieces.free, place)

    def _post(self, box: Box, owner: int) -> None:
        self.scene.c.stamp(pieces.post, box, sign(self.scene.view, owner), owner >= VASSALS)
