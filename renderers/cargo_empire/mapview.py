"""The map: cities with tiles, goods and posts; rush tokens, crests, the forwarder's supply marker."""

from __future__ import annotations

from collections.abc import Set

from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.state import VASSALS
from engine.games.cargo_empire.view import CityView, SpaceView
from engine.games.cargo_empire.words import name
from renderers.cargo_empire import icons, pieces, terrain
from renderers.cargo_empire.atlas import RUSH, Atlas
from renderers.cargo_empire.colours import CANDIDATE, CANDIDATE_EDGE, CITIES, GOLD_EDGE, MODES, ON_GOLD
from renderers.cargo_empire.scene import Scene, letters, marks_of, planned, sign
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.i18n import Words

PAD, SPACE, BESIDE = 4.0, 29.0, 29.0


def ground(c: Canvas, atlas: Atlas, words: Words) -> None:
    """The printed map: land, routes, rush fields, names."""
    marks = letters(words)
    terrain.ground(c, atlas, words)
    for link in DATA.maps[atlas.map].links:
        if link.rush:
            c.ellipse(atlas.field(link.rush), c.theme.panel, c.theme.muted, 3)
    for key, city in DATA.maps[atlas.map].cities.items():
        block = atlas.block(key)
        c.rect(block.inset(-2), CITIES[city.colour].edge, radius=9)
        c.rect(block, c.theme.panel, CITIES[city.colour].face, 3, 8)
    names = names_of(atlas, words)
    for (key, plate), said in zip(atlas.plates(names).items(), names, strict=True):
        city = DATA.maps[atlas.map].cities[key]
        pieces.plate(c, plate, pieces.Sign(said, city.colour, marks[city.colour], city.port))


def names_of(atlas: Atlas, words: Words) -> tuple[str, ...]:
    """The names of the cities, in the order of the cities."""
    return tuple(words(name("city", key)) for key in DATA.maps[atlas.map].cities)


def draw(scene: Scene, atlas: Atlas) -> None:
    """Everything that lies on the map."""
    for number, token in enumerate(scene.view.rush, start=1):
        _rush(scene, atlas, number, token)
    plates = atlas.plates(names_of(atlas, scene.reader.words))
    marks, chosen = marks_of(scene.view.map, scene.ask), planned(scene.view)
    before = {} if scene.before is None else {city.key: city for city in scene.before.cities}
    for city in scene.view.cities:
        block, plate = atlas.block(city.key), plates[city.key]
        top, bottom = min(block.y, plate.y), max(block.bottom, plate.bottom)
        left, right = min(block.x, plate.x), max(block.right, plate.right)
        around = Box(left, top, right - left, bottom - top)
        if city.key in marks:
            scene.c.stamp(_candidate, around.inset(-9))
        elif city.key in chosen:
            scene.c.stamp(shapes.frame, around.inset(-8), None, 12, (scene.theme.ink, 6))
        _city(scene, block, city, plate.y < block.y, {**chosen, **marks}.get(city.key, set()))
        if before.get(city.key, city) != city:
            scene.c.ring(block.inset(-2), 12)


def _candidate(c: Canvas, box: Box) -> None:
    """A broad bright line with a thin dark one on either side."""
    for inset, colour, width in ((0, CANDIDATE_EDGE, 9), (1.5, CANDIDATE, 6)):
        c.rect(box.inset(inset), None, colour, width, 13 - inset)


def _rush(scene: Scene, atlas: Atlas, field: int, token: str) -> None:
    box = atlas.field(field)
    if token:
        scene.c.stamp(_token, box.inset(2), token)
    if scene.before is not None and scene.before.rush[field - 1] != token:
        scene.c.ring(box, RUSH)


def _token(c: Canvas, box: Box, mode: str) -> None:
    c.ellipse(box, "#ffffff")
    c.ellipse(box.inset(3), MODES[mode])
    marker = DATA.cards[mode].marker
    icons.vehicle(c, box.middle(box.w * 0.62, box.w * 0.42), marker, "#ffffff")


def _city(scene: Scene, block: Box, city: CityView, above: bool, chosen: Set[str]) -> None:
    """Tile, posts, crests and the forwarder's marker; `above`: the name stands above; `chosen` demand spaces glow."""
    tile, beside = block.inset(PAD).left(2 * SPACE + 8, PAD + 1)
    if city.level > DATA.game.levels_with_tile:
        scene.c.stamp(crowned, tile)
        scene.c.text(tile.cx, tile.cy, scene.say("level-3"), 34, ON_GOLD, weight="Bold", anchor="mm")
    else:
        _tile(scene, tile, city, chosen)
    _posts(scene, beside, city)
    corner = block.bottom + 5 if above else block.y - 5
    for number, seat in enumerate(city.crests):
        shield = Box(block.right - 11 - 26 * number, corner - 17, 28, 34)
        scene.c.stamp(pieces.crest, shield, sign(scene.view, seat))
    forwarder = scene.view.forwarder
    if forwarder is not None and forwarder.supply == city.key:
        scene.c.stamp(pieces.token, Box(block.x - 17, corner - 18, 36, 36), sign(scene.view, forwarder.seat))


def crowned(c: Canvas, box: Box) -> None:
    """A city of level 3: no tile, a golden plate."""
    c.rect(box, c.theme.gold, GOLD_EDGE, 2.5, 6)


def _tile(scene: Scene, box: Box, city: CityView, chosen: Set[str]) -> None:
    """Supply at the left, demand at the right; a tile of level 2 has a golden ground."""
    c = scene.c
    if city.level > 1:
        c.stamp(crowned, box.inset(-1))
    left, right = Box(box.x + 3, box.cy - SPACE - 1, SPACE, 0), box.right - SPACE - 3
    letter = scene.letters[city.supply]
    for number in range(DATA.cubes_on_tile):
        place = Box(left.x + 1, left.y + number * (SPACE + 2) + 1, SPACE - 2, SPACE - 2)
        c.stamp(pieces.cube if number < city.cubes else pieces.gone, place, city.supply, letter)
    for number, (key, space) in enumerate((("upper", city.upper), ("lower", city.lower))):
        place = Box(right, left.y + number * (SPACE + 2), SPACE, SPACE)
        if key in chosen:
            c.stamp(_chosen, place.inset(-6))
        _space(scene, place, space)


def _chosen(c: Canvas, box: Box) -> None:
    """The halo of a demand space that can be chosen, or has been."""
    c.ellipse(box, CANDIDATE_EDGE)
    c.ellipse(box.inset(1.5), CANDIDATE)


def _space(scene: Scene, box: Box, space: SpaceView | None) -> None:
    if space is None:
        return
    if space.post is None:
        scene.c.stamp(pieces.demand, box, space.colour, scene.letters[space.colour])
    else:
        _post(scene, box.inset(-1), space.post)


def _posts(scene: Scene, box: Box, city: CityView) -> None:
    """The posts beside the tile, and free spaces."""
    for number in range(DATA.game.spaces_beside):
        place = Box(box.x + number % 2 * BESIDE, box.cy + (number // 2 - 1) * (BESIDE + 2) + 1, BESIDE, BESIDE)
        if number < len(city.beside):
            _post(scene, place, city.beside[number])
        else:
            scene.c.stamp(pieces.free, place)


def _post(scene: Scene, box: Box, owner: int) -> None:
    scene.c.stamp(pieces.post, box, sign(scene.view, owner), owner >= VASSALS)
