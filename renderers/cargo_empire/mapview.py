"""The map: cities with tiles, goods and posts; rush tokens, crests, the Forwarder's supply marker."""

from __future__ import annotations

from collections.abc import Sequence, Set
from contextlib import nullcontext
from dataclasses import replace

from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.words import name
from renderers.cargo_empire import cards, icons, pieces, regions, tags, terrain, trails
from renderers.cargo_empire.atlas import Atlas
from renderers.cargo_empire.block import Block
from renderers.cargo_empire.cards import Tag
from renderers.cargo_empire.choices import Lead, Route, pins
from renderers.cargo_empire.colours import CITIES
from renderers.cargo_empire.scene import Scene, letters, marks_of, planned
from renderers.draw import shapes
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.window import around
from renderers.i18n import Words

BROAD = 7.5
"""Thickness of the frame of a choice, in design units."""


def ground(c: Canvas, atlas: Atlas, words: Words) -> None:
    """The printed map: land, routes, rush fields, names. On a phone only the land: the rest depends on the decision."""
    marks = letters(words)
    terrain.ground(c, atlas, words)
    if atlas.type:
        return
    terrain.routes(c, atlas)
    _fields(c, atlas)
    cities = DATA.maps[atlas.map].cities
    names = dict(zip(cities, atlas.names, strict=True))
    for key, plate in atlas.plates(atlas.names).items():
        city = cities[key]
        block(c, atlas.block(key), city.colour)
        pieces.plate(c, plate, pieces.Sign(names[key], city.colour, marks[city.colour], city.port))


def _fields(c: Canvas, atlas: Atlas) -> None:
    for field in atlas.fields:
        c.stamp(_field, atlas.field(field))


def block(c: Canvas, box: Box, colour: str) -> None:
    """An empty city block."""
    c.rect(box.inset(-2), CITIES[colour].edge, radius=9)
    c.rect(box, c.theme.panel, CITIES[colour].face, 3, 8)


def _block(c: Canvas, box: Box, colour: str) -> None:
    block(c, box.inset(2), colour)


def names_of(map: str, words: Words) -> tuple[str, ...]:
    """The names of a map's cities, in their order."""
    return tuple(words(name("city", key)) for key in DATA.maps[map].cities)


def tagged(scene: Scene, plans: Sequence[Route]) -> dict[str, Tag]:
    """What a phone shows beside the cards of cities: the options' numbers, and the letters of the plans that end there;
    and the widths of their rows.
    """
    known = pins(scene.view, scene.ask)
    numbers = {key: ", ".join(str(pin.number) for pin in some) for key, some in known.items()}
    letters = ends_of(plans)
    return {
        city.key: Tag(numbers.get(city.key, ""), letters.get(city.key, ""), Block(scene, city, 1.0).breadth())
        for city in scene.view.cities
    }


def ends_of(plans: Sequence[Route]) -> dict[str, str]:
    """The letters of the plans that end in each city."""
    return {route.b: "".join(one.letter for one in plans if one.b == route.b) for route in plans}


def draw(scene: Scene, atlas: Atlas, ways: Sequence[Lead] = (), plans: Sequence[Route] = ()) -> None:
    """Everything that lies on the map; ways and frames below the cities, numbers and letters on top."""
    with scene.c.clipped(atlas.box) if atlas.type else nullcontext(scene.c) as sheet:
        _draw(replace(scene, c=sheet), atlas, ways, plans)
    if atlas.type:
        terrain.frame(scene.c, atlas)


def _draw(scene: Scene, atlas: Atlas, ways: Sequence[Lead], plans: Sequence[Route]) -> None:
    if atlas.type:
        terrain.routes(scene.c, atlas)
    plates = atlas.plates(atlas.names)
    marks, chosen = marks_of(scene.view.map, scene.ask), planned(scene.view)
    flags = pins(scene.view, scene.ask)
    if ways:
        trails.draw(scene.c, atlas, ways)
    _frames(scene, atlas, plates, {*marks, *flags})
    if atlas.type or ways or marks or flags or chosen:
        _above(scene, atlas, plates)
    _rushes(scene, atlas)
    before = {} if scene.before is None else {city.key: city for city in scene.before.cities}
    for city in filter(lambda city: city.key in plates, scene.view.cities):
        box, plate = atlas.block(city.key), plates[city.key]
        glowing = {**chosen, **marks}.get(city.key, set())
        regions.city(scene, atlas.cards[city.key].whole if atlas.type else plate, city)
        if atlas.type:
            Block(scene, city, atlas.unit).line(box, glowing)
        else:
            Block(scene, city, atlas.unit).draw(box, plate.y < box.y, glowing)
        if before.get(city.key, city) != city:
            scene.c.ring((_around(box, plate) if atlas.type else box).inset(-2), 12)
    if atlas.type:
        for key, tag in atlas.tags:
            if key in atlas.cards and (room := atlas.cards[key].tag):
                scene.c.stamp(cards.tagged, room, tag, atlas.type)
    else:
        tags.of_cities(scene, atlas, flags, ends_of(plans))
    tags.of_ways(scene, atlas, ways)


def _frames(scene: Scene, atlas: Atlas, plates: dict[str, Box], marked: Set[str]) -> None:
    """Frames around cities that can be chosen, and around those of the delivery so far."""
    away = 1.0 if atlas.type else atlas.unit
    for key in filter(plates.__contains__, {**planned(scene.view), **dict.fromkeys(sorted(marked))}):
        around = atlas.cards[key].whole if atlas.type else _around(atlas.block(key), plates[key])
        if key in marked:
            scene.c.choice(around.inset(-9 * away), 12, BROAD)
        else:
            scene.c.stamp(shapes.frame, around.inset(-8 * away), None, 12, (scene.theme.ink, 6 * away))


def _around(one: Box, two: Box) -> Box:
    """The smallest box around two others."""
    return around([one, two])


def _above(scene: Scene, atlas: Atlas, plates: dict[str, Box]) -> None:
    """What is printed, drawn again above ways and frames."""
    c, cities = scene.c, DATA.maps[atlas.map].cities
    names = dict(zip(cities, atlas.names, strict=True))
    for key, plate in plates.items():
        city = cities[key]
        c.stamp(_block, atlas.block(key).inset(-2), city.colour)
        c.covers.append(plate.inset(-1))
        sign = pieces.Sign(names[key], city.colour, scene.letters[city.colour], city.port)
        c.stamp(pieces.plate, plate, sign)
    _fields(c, atlas)


def _field(c: Canvas, box: Box) -> None:
    c.ellipse(box, c.theme.panel, c.theme.muted, 3)


def _rushes(scene: Scene, atlas: Atlas) -> None:
    for field in atlas.fields:
        _rush(scene, atlas, field, scene.view.rush[field - 1])


def _rush(scene: Scene, atlas: Atlas, field: int, token: str) -> None:
    box = atlas.field(field)
    if token:
        regions.rush(scene, box, field)
        scene.c.stamp(icons.rush, box.inset(2), token)
    if scene.before is not None and scene.before.rush[field - 1] != token:
        scene.c.ring(box, box.w / 2)
