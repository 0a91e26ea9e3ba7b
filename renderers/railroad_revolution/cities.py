"""Cities: their levels, names, tiles and stations."""

from __future__ import annotations

from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.state import NEUTRAL
from engine.games.railroad_revolution.view import CityView
from engine.games.railroad_revolution.words import name
from renderers.draw import shapes, signs
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.fonts import BOLD, width
from renderers.draw.labels import inside, overlap
from renderers.i18n import Words
from renderers.railroad_revolution import colours as paint
from renderers.railroad_revolution import effects, icons, layout, regions
from renderers.railroad_revolution.chart import DISC, Chart
from renderers.railroad_revolution.marks import Marks
from renderers.railroad_revolution.scene import Scene
from renderers.scene import Letters

NARROWER = 0.8
"""How narrow a name may become before it moves to the other side of its disc, as a share of its width."""
ROOM = 1.9
"""How much wider than its row the name of a city that can be chosen may be."""


def ground(c: Canvas, chart: Chart, frame: Box, words: Words, names: bool = True) -> None:
    """Discs with levels, and names; nothing for a city that the frame would cut."""
    look = paint.MAPS[c.theme.key]
    for city in DATA.cities.values():
        if not inside(place := chart.disc(city.x, city.y, DISC), frame):
            continue
        c.stamp(disc, place, city.level)
        if not names:
            continue
        row = chart.box(_rows(city.id)[0])
        c.text(
            row.cx, row.cy, words(name("city", city.id)), row.h * 0.94, look.ink,
            weight=BOLD, anchor="mm", room=row.w * 1.1, halo=look.land,
        )  # fmt: skip


def _rows(city: str) -> tuple[Box, Box, Box]:
    """Name, tile and stations, on the canvas."""
    upper, rest = layout.plates()[city].top(layout.NAME)
    tile, houses = rest.top(layout.TILE)
    return upper, tile, houses


def disc(c: Canvas, box: Box, level: int) -> None:
    """A city of a level."""
    look = paint.MAPS[c.theme.key]
    c.ellipse(box, look.paper)
    c.ellipse(box.inset(box.w * 0.05), look.levels[level - 1])
    c.text(box.cx, box.cy, str(level), box.h * 0.74, "#ffffff", weight=BOLD, anchor="mm")


def levels(c: Canvas, box: Box) -> None:
    """A city of any level."""
    c.ellipse(box, paint.MAPS[c.theme.key].levels[4])
    c.text(box.cx, box.cy, "1–5", box.h * 0.55, "#ffffff", weight=BOLD, anchor="mm", least=1)


def draw(scene: Scene, chart: Chart) -> None:
    """Tiles and stations."""
    before = {} if scene.before is None else {city.id: city for city in scene.before.cities}
    for city in scene.view.cities:
        name_, tile, houses = _rows(city.id)
        regions.city(scene, chart.box(name_), city)
        regions.tile(scene, chart.box(tile), city)
        scene.c.stamp(card, chart.box(tile), city.tile, not city.stations, scene.letters)
        _stations(scene, chart.box(houses), city, before.get(city.id, city))


def card(c: Canvas, box: Box, tile: str, first: bool, letters: Letters) -> None:
    """What a station gives, and what the first one gives as well."""
    facts, look = DATA.city_tiles[tile], paint.MAPS[c.theme.key]
    edge = box.h * 0.05
    c.rect(box, look.border, radius=box.h * 0.18)
    inner = box.inset(edge)
    c.rect(inner, look.card, radius=box.h * 0.15)
    left, right = inner.columns(2)
    if first:
        c.rect(
            Box(right.x + right.w * 0.3, right.y, right.w * 0.7, right.h), paint.FIRST[c.theme.key], radius=box.h * 0.15
        )
        c.rect(Box(right.x, right.y, right.w * 0.5, right.h), paint.FIRST[c.theme.key])
    c.rect(Box(right.x - edge / 2, right.y, edge, right.h), look.border)
    effects.draw(c, left.inset(box.h * 0.12), facts.primary, letters)
    effects.draw(c, right.inset(box.h * 0.12), facts.first_bonus, letters)


def _stations(scene: Scene, box: Box, city: CityView, past: CityView) -> None:
    """The first station in its own place, the others behind it."""
    places = slots(box, scene.view.seats + 1)
    if not city.stations:
        scene.c.stamp(icons.first, places[0].inset(1))
    for number, (seat, place) in enumerate(zip(city.stations, places, strict=False)):
        building(scene.c, place, seat)
        if number >= len(past.stations):
            scene.c.ring(place, place.h / 2 + 4)


def slots(box: Box, count: int) -> list[Box]:
    """Places for buildings, as large as the box allows."""
    side = min(box.h, box.w / count)
    return [Box(box.x + number * side, box.cy - side / 2, side, side).inset(0.5) for number in range(count)]


def building(c: Canvas, box: Box, seat: int) -> None:
    """A station or an office."""
    if seat == NEUTRAL:
        c.stamp(icons.neutral, box)
    else:
        c.stamp(shapes.player, box, seat)


def rims(scene: Scene, chart: Chart, marks: Marks) -> None:
    """Bright dashes around the discs of cities that can be chosen."""
    for city in marks.cities:
        facts = DATA.cities[city]
        rim = chart.disc(facts.x, facts.y, DISC + 6)
        scene.c.covers.append(rim)
        scene.c.stamp(candidate, rim, facts.level)


def candidates(scene: Scene, chart: Chart, marks: Marks) -> None:
    """Cities that can be chosen: name and cost on a bright ground, and the station where it would stand."""
    owners = {city.id: len(city.stations) for city in scene.view.cities}
    for city in marks.cities:
        facts = DATA.cities[city]
        row, _, houses = (chart.box(part) for part in _rows(city))
        text = marks.named(city, scene.reader.words(name("city", city)), scene.reader.words)
        plate = _plate(chart, row, chart.disc(facts.x, facts.y, DISC + 6), width(text, BOLD, row.h * 0.94))
        scene.c.covers.append(row.inset(-row.w * 0.1, -row.h * 0.3))
        _named(scene, plate, row.h, text, marks.numbers[city])
        slot = slots(houses, scene.view.seats + 1)[min(owners[city], scene.view.seats)]
        scene.c.stamp(ghost, slot, marks.seat)


def _plate(chart: Chart, row: Box, rim: Box, wide: float) -> Box:
    """Where the number and name of a city go, for text of this width: clear of its disc, and within the map."""
    high = row.h * 1.16
    plate = row.middle(min(row.w * ROOM, wide + row.h * 0.7) + high, high)
    room = chart.box(Box(0, 0, DATA.canvas[0], 0)).inset(2, 0)
    plate = plate._replace(x=min(max(plate.x, room.x), room.right - plate.w))
    if not overlap(plate, rim):
        return plate
    if plate.cx > rim.cx and (free := room.right - rim.right) >= plate.w * NARROWER:
        return plate._replace(x=rim.right, w=min(plate.w, free))
    return plate._replace(x=rim.x - plate.w)


def _named(scene: Scene, plate: Box, high: float, text: str, number: int) -> None:
    """The number and name of a city on a bright ground."""
    scene.c.stamp(shapes.frame, plate, paint.CANDIDATE, plate.h * 0.4, (paint.CANDIDATE_EDGE, 1.5))
    place, rest = plate.left(plate.h, high * 0.2)
    scene.c.stamp(signs.tag, place.inset(1), number)
    room = rest.w - high * 0.4
    scene.c.text(rest.x, plate.cy, text, high * 0.94, paint.CANDIDATE_INK, weight=BOLD, room=room, least=11)


def candidate(c: Canvas, box: Box, level: int) -> None:
    """A disc with a rim of bright dashes."""
    disc(c, box.inset(box.w * 0.15), level)
    signs.candidate(c, box, box.w / 2, box.w * 0.15)


def ghost(c: Canvas, box: Box, seat: int) -> None:
    """Where a building of a player would stand."""
    c.ellipse(box, paint.CANDIDATE_EDGE)
    c.ellipse(box.inset(1.5), paint.CANDIDATE)
    shapes.player(c, box.inset(box.w * 0.2), seat)
