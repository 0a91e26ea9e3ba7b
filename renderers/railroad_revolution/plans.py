"""Plans offered with a decision: their letters where they build, and the rails they would lay."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.railroad_revolution.data import DATA
from renderers.draw import placing, signs
from renderers.draw.boxes import Box
from renderers.railroad_revolution import phone, rails
from renderers.railroad_revolution.chart import DISC, Chart, along, area, course, length
from renderers.railroad_revolution.marks import Marks
from renderers.railroad_revolution.scene import Scene

BADGE, LETTER = 22.0, 0.8
"""Height of a letter on the canvas; its type as a share of that."""
ASIDE = 0.26
"""Where a letter lies on a space with rails, as a share of its length: the middle has the owners' shapes."""
DRAWN = 3
"""A phone draws the rails of this many plans: the first that lay any."""


def spaces(marks: Marks) -> tuple[str, ...]:
    """The rail spaces that plans build on."""
    return tuple(place for place in DATA.spaces if place in marks.letters)


def ghosts(scene: Scene, chart: Chart, marks: Marks) -> None:
    """The plans' rails on bright beds, pale beside those already there."""
    rails.candidates(scene, chart, spaces(marks))
    for space in spaces(marks):
        lanes = (*scene.view.spaces.get(space, ()), marks.seat)
        scene.c.stamp(rails.built, chart.box(area(space)), space, lanes, "ghost", flat=True)


def draw(scene: Scene, chart: Chart, marks: Marks, tall: bool) -> None:
    """The letters on the map: on their spaces, clear of the owners' shapes, and at the discs of their cities."""
    size = phone.TAG * phone.type_of(scene) if tall else BADGE * chart.unit
    for space in spaces(marks):
        text = marks.letters[space]
        if tall:
            _badge(scene, rails.spots(scene, chart, space, len(text)), text)
            continue
        line = course(space)
        shares = (ASIDE, 1 - ASIDE) if scene.view.spaces.get(space) else (0.5, 0.35, 0.65)
        at = [chart.at(*along(line, length(line) * share)[0]) for share in shares]
        _badge(scene, [Box(*one, 0, 0).middle(_wide(size, text), size) for one in at], text)
    for city in DATA.cities.values():
        if text := marks.letters.get(city.id, ""):
            disc = chart.disc(city.x, city.y, DISC)
            _badge(scene, placing.about(disc, _wide(size, text), size, (0.5, 0.0)), text)


def at_corner(scene: Scene, place: Box, letters: str, size: float) -> None:
    """The letters in a place's lower right corner."""
    _badge(scene, placing.about(place, _wide(size, letters), size, (1.0, 1.0)), letters)


def _wide(size: float, letters: str) -> float:
    return size * (1 + 0.6 * (len(letters) - 1))


def _badge(scene: Scene, spots: Sequence[Box], letters: str) -> None:
    scene.c.badge(signs.letter, spots, letters, LETTER, disc=False)
