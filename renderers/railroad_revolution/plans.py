"""Plans that are offered with a decision: their letters where they build, and the rails that they would lay."""

from __future__ import annotations

from engine.games.railroad_revolution.data import DATA
from renderers.draw import signs
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.labels import overlap
from renderers.railroad_revolution import cities, rails
from renderers.railroad_revolution.chart import DISC, Chart, along, area, course, length
from renderers.railroad_revolution.marks import Marks
from renderers.railroad_revolution.scene import Scene

BADGE, LARGE = 22.0, 30.0
"""Height of a letter on the canvas; on a phone."""
NARROW = 0.82
LETTER = 0.74, 0.26
"""How wide it is, its type, and how round its corners are, in heights."""
ASIDE = 0.26
"""Where on a space with rails a letter is, in shares of its length: the shapes of their owners are in the middle."""


def spaces(marks: Marks) -> tuple[str, ...]:
    """The rail spaces that plans build on."""
    return tuple(place for place in DATA.spaces if place in marks.letters)


def ghosts(scene: Scene, chart: Chart, marks: Marks) -> None:
    """The rails of plans on bright beds, pale beside those that are there."""
    rails.candidates(scene, chart, spaces(marks))
    for space in spaces(marks):
        lanes = (*scene.view.spaces.get(space, ()), marks.seat)
        scene.c.stamp(rails.built, chart.box(area(space)), space, lanes, True)


def draw(scene: Scene, chart: Chart, marks: Marks, tall: bool) -> None:
    """The letters on the map: on their spaces, clear of the shapes of owners, and at the discs of their cities,
    clear of names.
    """
    size = (LARGE if tall else BADGE) * scene.c.larger
    taken = cities.written(scene, chart) if tall else []
    for space in spaces(marks):
        line = course(space)
        (x, y), _ = along(line, length(line) * (ASIDE if scene.view.spaces.get(space) else 0.5))
        _letters(scene.c, chart.box(Box(x, y, 0, 0).middle(0, size)), marks.letters[space])
    for city in DATA.cities.values():
        if city.id in marks.letters:
            letters, away = marks.letters[city.id], DISC + size * 0.4
            wide = size * NARROW * len(letters)
            aside = DISC + wide / 2
            places = [
                chart.box(Box(city.x + x, city.y + y, 0, 0).middle(wide, size))
                for x, y in ((0, -away), (aside, 0), (-aside, 0), (0, away))
            ]
            _letters(scene.c, min(places, key=lambda place: sum(overlap(place, name) for name in taken)), letters)


def at_corner(c: Canvas, place: Box, letters: str, size: float) -> None:
    """The letters in the lower right corner of a place."""
    wide = size * NARROW * len(letters)
    _letters(c, Box(place.right - wide / 2 + 6, place.bottom - size * 0.8, 0, size), letters)


def _letters(c: Canvas, box: Box, letters: str) -> None:
    """Letters side by side, in the middle of a box."""
    wide = box.h * NARROW
    for number, letter in enumerate(letters):
        x = box.cx + (number - len(letters) / 2) * wide
        c.stamp(signs.letter, Box(x, box.y, wide, box.h), letter, *LETTER)
