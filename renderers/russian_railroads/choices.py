"""The choices, framed where they lie or would lie, numbered as in the list, and drawn as they would look."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engine.core.play.ask import Option
from engine.games.russian_railroads.actions import OWN_ENGINEER
from engine.games.russian_railroads.choices import Deed
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.factories import Build, Notch
from engine.games.russian_railroads.industry import Forward
from engine.games.russian_railroads.locomotives import Place, Take
from engine.games.russian_railroads.opened import Opened
from engine.games.russian_railroads.pool import DOUBLER
from engine.games.russian_railroads.tracks import Step
from engine.games.russian_railroads.view import PlayerView
from renderers.draw import livery, placing, shapes, signs
from renderers.draw.boxes import Box
from renderers.russian_railroads import icons, panel, routes
from renderers.russian_railroads.scene import SPACES, Scene

FRAME, NARROW = 8.0, 0.14
"""Thickness of a choice's frame; for a narrow one, as a share of its width."""
BADGE = 34.0
"""Width of a choice's number."""
Numbered = tuple[int, Option]


@dataclass(frozen=True, slots=True)
class Table:
    """Where everything lies on a picture: action spaces, the supply's locomotives by number, the parts of one's own
    board, one's own engineers by number.
    """

    spaces: Mapping[str, Box]
    stacks: Mapping[int, Box]
    own: panel.Places
    engineers: Mapping[int, Box]


def numbered(scene: Scene) -> Iterator[Numbered]:
    """The options of the decision with their numbers in the list; declining has no number."""
    options = () if scene.ask is None else scene.ask.options.values()
    return ((number, option) for number, option in enumerate(options, start=1) if not option.declines)


def draw(scene: Scene, table: Table) -> list[Numbered]:
    """Draw every option that has a place; return those without one."""
    player = scene.view.players[scene.shown]
    of_space = scene.ask is not None and scene.ask.kind in SPACES
    found, listed = [], []
    for number, option in numbered(scene):
        place = space(str(option), table) if of_space else placed(option, table, player)
        if place is None:
            listed.append((number, option))
        else:
            found.append((number, option, place))
    for _, option, place in found if not of_space else ():
        _ghost(scene, option, place, player)
    for _, option, place in found:
        framed = _framed(option, place)
        scene.c.choice(framed, 9, min(FRAME, framed.w * NARROW))
    size = BADGE * scene.c.larger
    for number, _, place in found:
        scene.c.badge(signs.tag, placing.about(place, size, size), number)
    _reaches(scene, table, [(number, option) for number, option, _ in found if isinstance(option, Place)])
    return listed


def space(key: str, table: Table) -> Box | None:
    """Where an action space lies, own engineers included."""
    if key.startswith(OWN_ENGINEER):
        return table.engineers.get(int(key.removeprefix(OWN_ENGINEER)))
    return table.spaces.get(key)


def placed(option: Option, table: Table, player: PlayerView) -> Box | None:
    """Where the thing an option brings would lie."""
    own = table.own
    match option:
        case Step():
            return own.routes[option.route].cells[option.to - 1]
        case Place():
            return own.routes[option.route].locos[option.index]
        case Forward():
            return own.industry[option.to]
        case Notch():
            return _notches(own)[option.notch - 1]
        case Build():
            free = (box for box, there in zip(_notches(own), player.factories, strict=True) if there is None)
            return next(free, None)
        case Take() if option.from_supply:
            return table.stacks[option.number]
        case Opened():
            return _opened(option, own)
        case Deed() if option.key == DOUBLER:
            return _slots(own)[player.doublers]
    return None


def _notches(own: panel.Places) -> list[Box]:
    spaces = zip(DATA.industry, own.industry, strict=True)
    return [box for space, box in spaces if space.kind == "notch"]


def _slots(own: panel.Places) -> list[Box]:
    """The doubler slots of the board."""
    return [slot for route in own.routes.values() for slot in route.slots]


def _opened(option: Opened, own: panel.Places) -> Box:
    """The special space that has been reached."""
    special = DATA.specials.get(option.special)
    if special is not None:
        return own.routes[special.route].marks[special.space - 1]
    return next(box for space, box in zip(DATA.industry, own.marks, strict=True) if space.question)


def _framed(option: Option, place: Box) -> Box:
    """The frame: slightly taller than a space on a track, around an engineer's badge, otherwise the place itself."""
    match option:
        case Step() | Forward() | Notch() | Build():
            return place.inset(1, -1)
    return place if not str(option).startswith(OWN_ENGINEER) else place.inset(-3)


def _ghost(scene: Scene, option: Option, place: Box, player: PlayerView) -> None:
    """What the option brings, where it would lie."""
    c = scene.c
    match option:
        case Step():
            colour = option.colour.name.lower()
            c.covers.append(place)
            c.stamp(icons.rail, place.inset(place.w * 0.1, place.h * 0.1), colour, scene.letters[colour])
        case Place() if not option.replaced:
            c.stamp(icons.locomotive, place.inset(place.w * 0.05, place.h * 0.08), str(option.loco))
        case Forward():
            side = min(place.w, place.h) * (0.52 if option.factory else 0.8)
            box = place.middle(side, side)
            if option.factory:
                box = Box(place.right - side * 0.8, place.y - side * 0.28, side, side)
            else:
                c.covers.append(place)
                c.stamp(shapes.frame, box, scene.theme.well, side / 2)
            c.stamp(shapes.player, box, player.seat)
        case Build():
            c.stamp(icons.factory, place.inset(place.w * 0.08, place.h * 0.05), str(option.number or ""))
        case Deed() if option.key == DOUBLER:
            c.covers.append(place)
            c.stamp(icons.doubler, place.inset(place.w * 0.08, place.h * 0.08))


def _reaches(scene: Scene, table: Table, places: list[tuple[int, Place]]) -> None:
    """How far each route's locomotives would reach: a dashed line continues to the number of the option."""
    player = scene.view.players[scene.shown]
    now = {route.id: route.reach for route in player.routes}
    size = BADGE * scene.c.larger
    for number, option in places:
        at = table.own.routes[option.route]
        last = min(now[option.route] + option.loco - option.replaced, len(at.cells))
        _dashes(scene, at, min(now[option.route], len(at.cells)), last, player.seat)
        end = at.cells[last - 1]
        spots = placing.about(Box(end.right, end.bottom, 0, 0).inset(-4), size, size, (0.5, 1.0))
        scene.c.badge(signs.tag, spots, number)


def _dashes(scene: Scene, at: routes.Places, first: int, last: int, seat: int) -> None:
    colour = livery.framed(seat, scene.theme)
    for cell in at.cells[first:last]:
        for part in Box(cell.x, cell.bottom + 1.5, cell.w, 4 * at.unit).columns(4)[::2]:
            scene.c.rect(part, colour)
