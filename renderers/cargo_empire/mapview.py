"""The map: cities with tiles, goods and posts; rush tokens, crests, the forwarder's supply marker."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set

from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.words import name
from renderers.cargo_empire import icons, pieces, terrain, trails
from renderers.cargo_empire.atlas import Atlas
from renderers.cargo_empire.block import Block
from renderers.cargo_empire.choices import Lead, Pin, Route, pins
from renderers.cargo_empire.colours import CANDIDATE, CANDIDATE_EDGE, CITIES
from renderers.cargo_empire.scene import Scene, letters, marks_of, planned
from renderers.draw import shapes, signs
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.labels import inside, overlap
from renderers.i18n import Words

SHIFTS = (0.0, -0.3, 0.3, -0.6, 0.6, -0.9, 0.9)
"""How far the numbers at a city may stand further down than their demand spaces, in shares of their height."""
RIM = 1.5
"""So much of the rim of a name or block may be covered, in design units."""


def ground(c: Canvas, atlas: Atlas, words: Words, seas: bool = True) -> None:
    """The printed map: land, routes, rush fields, names; those of seas have no room where large badges lie on it."""
    marks = letters(words)
    terrain.ground(c, atlas, words, seas)
    for link in DATA.maps[atlas.map].links:
        if link.rush:
            c.ellipse(atlas.field(link.rush), c.theme.panel, c.theme.muted, 3)
    names = names_of(atlas, words)
    for (key, plate), said in zip(atlas.plates(names).items(), names, strict=True):
        city = DATA.maps[atlas.map].cities[key]
        block(c, atlas.block(key), city.colour)
        pieces.plate(c, plate, pieces.Sign(said, city.colour, marks[city.colour], city.port))


def block(c: Canvas, box: Box, colour: str) -> None:
    """A city's block without anything on it."""
    c.rect(box.inset(-2), CITIES[colour].edge, radius=9)
    c.rect(box, c.theme.panel, CITIES[colour].face, 3, 8)


def _block(c: Canvas, box: Box, colour: str) -> None:
    block(c, box.inset(2), colour)


def names_of(atlas: Atlas, words: Words) -> tuple[str, ...]:
    """The names of the cities, in the order of the cities."""
    return tuple(words(name("city", key)) for key in DATA.maps[atlas.map].cities)


def draw(scene: Scene, atlas: Atlas, ways: Sequence[Lead] = (), plans: Sequence[Route] = ()) -> None:
    """Everything that lies on the map; ways and frames below the cities, numbers and letters above all."""
    plates = atlas.plates(names_of(atlas, scene.reader.words))
    marks, chosen = marks_of(scene.view.map, scene.ask), planned(scene.view)
    flags = pins(scene.view, scene.ask)
    if ways:
        trails.draw(scene.c, atlas, ways)
    _frames(scene, atlas, plates, {*marks, *flags})
    if ways or marks or flags or chosen:
        _above(scene, atlas, plates)
    for number, token in enumerate(scene.view.rush, start=1):
        _rush(scene, atlas, number, token)
    before = {} if scene.before is None else {city.key: city for city in scene.before.cities}
    for city in scene.view.cities:
        box = atlas.block(city.key)
        glowing = {**chosen, **marks}.get(city.key, set())
        Block(scene, city, atlas.unit).draw(box, plates[city.key].y < box.y, glowing)
        if before.get(city.key, city) != city:
            scene.c.ring(box.inset(-2), 12)
    ends: dict[str, str] = {}
    for route in plans:
        ends[route.b] = ends.get(route.b, "") + route.letter
    there = {key: [plate, atlas.block(key)] for key, plate in plates.items()}
    for key in dict.fromkeys((*flags, *ends)):
        _flags(scene, atlas, key, (flags.get(key, ()), ends.get(key, "")), there)
    trails.numbers(scene, atlas, ways, plates)


def _frames(scene: Scene, atlas: Atlas, plates: dict[str, Box], marked: Set[str]) -> None:
    """Around cities that can be chosen, and around those of the delivery so far."""
    for key in {**planned(scene.view), **dict.fromkeys(sorted(marked))}:
        around, unit = _around(atlas.block(key), plates[key]), atlas.unit
        if key in marked:
            scene.c.stamp(_candidate, around.inset(-9 * unit))
        else:
            scene.c.stamp(shapes.frame, around.inset(-8 * unit), None, 12, (scene.theme.ink, 6 * unit))


def _around(one: Box, two: Box) -> Box:
    """The least box around two."""
    left, top = min(one.x, two.x), min(one.y, two.y)
    return Box(left, top, max(one.right, two.right) - left, max(one.bottom, two.bottom) - top)


def _above(scene: Scene, atlas: Atlas, plates: dict[str, Box]) -> None:
    """What is printed, once more above ways and frames."""
    c, names = scene.c, names_of(atlas, scene.reader.words)
    for (key, plate), said in zip(plates.items(), names, strict=True):
        city = DATA.maps[atlas.map].cities[key]
        c.stamp(_block, atlas.block(key).inset(-2), city.colour)
        c.covers.append(plate.inset(-1))
        c.stamp(pieces.plate, plate, pieces.Sign(said, city.colour, scene.letters[city.colour], city.port))
    for link in DATA.maps[atlas.map].links:
        if link.rush:
            c.stamp(_field, atlas.field(link.rush))


def _field(c: Canvas, box: Box) -> None:
    c.ellipse(box, c.theme.panel, c.theme.muted, 3)


def _flags(
    scene: Scene, atlas: Atlas, key: str, marks: tuple[Sequence[Pin], str], there: Mapping[str, list[Box]]
) -> None:
    """The numbers of the options at a city, each at its demand space or a little further up or down, where they hide
    least; so the letters of the plans that lead there, which may be farther away.

    `there` is what each city has already, its plate first; the new ones join it, twice, since they matter more.
    """
    found, letters = marks
    high, box = pieces.flag_height(atlas.unit) * scene.c.larger, atlas.block(key)
    whole = ", ".join(str(pin.number) for pin in found if not pin.space)
    rows = [(whole, box.cy), *((str(pin.number), _level(box, pin.space, high)) for pin in found if pin.space)]
    texts = [(text, y - high / 2, pieces.flag_width(text, high)) for text, y in rows if text]
    sides = [
        [Box(_beside(box, there[key][0], wide, high)[side], y + shift * high, wide, high) for _, y, wide in texts]
        for shift in SHIFTS
        for side in range(4)
    ]
    others = [there[key][0], *(other for city, boxes in there.items() if city != key for other in boxes)]
    chosen = min(sides, key=lambda side: _hidden(side, others, atlas))
    for (text, _, _), place in zip(texts, chosen, strict=True):
        scene.c.stamp(pieces.flag, place, text)
    there[key] += [*chosen, *chosen]
    if not letters:
        return
    wide = high * len(letters)
    places = [
        Box(x, y - high / 2, wide, high)
        for y in (box.cy, box.y, box.bottom, box.y - high / 2, box.bottom + high / 2)
        for x in _beside(box, there[key][0], wide, high)
    ]
    others += [*chosen, *chosen]
    free = min(places, key=lambda place: _hidden([place], others, atlas))
    there[key] += [free, free]
    for letter, place in zip(letters, free.columns(len(letters)), strict=True):
        scene.c.stamp(signs.letter, place, letter)


def _beside(block: Box, plate: Box, wide: float, high: float) -> tuple[float, float, float, float]:
    """Where a badge begins beside a city, the best first: a little over its block, else clear of its plate as well."""
    both = _around(block, plate)
    return block.right - high * 0.3, block.x + high * 0.3 - wide, both.right, both.x - wide


def _hidden(places: Iterable[Box], others: Sequence[Box], atlas: Atlas) -> int:
    """How many other things boxes cover; to leave the map is worse."""
    out = sum(not inside(place, atlas.box) for place in places)
    return 9 * out + sum(overlap(place.inset(RIM), other) for place in places for other in others)


def _level(box: Box, space: str, high: float) -> float:
    """How far down the number of a demand space stands: both have room beside one another."""
    away = max(box.h * 0.23, high / 2)
    return box.cy - away if space == "upper" else box.cy + away


def _candidate(c: Canvas, box: Box) -> None:
    """A broad bright line with a thin dark one on either side."""
    for inset, colour, width in ((0, CANDIDATE_EDGE, 9), (1.5, CANDIDATE, 6)):
        c.rect(box.inset(inset), None, colour, width, 13 - inset)


def _rush(scene: Scene, atlas: Atlas, field: int, token: str) -> None:
    box = atlas.field(field)
    if token:
        scene.c.stamp(icons.rush, box.inset(2), token)
    if scene.before is not None and scene.before.rush[field - 1] != token:
        scene.c.ring(box, box.w / 2)
