"""Cubes' ways on the map: each is a line beside the track with an arrow at its end, its number and its letters."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from math import atan2, cos, hypot, pi, sin
from typing import NamedTuple

from engine.games.steam.faces import parts
from engine.games.steam.routes import Route
from engine.games.steam.view import LinkView, View
from renderers.draw.boxes import Box
from renderers.draw.canvas import Canvas
from renderers.draw.hexgrid import Point
from renderers.draw.signs import told
from renderers.draw.strokes import beside
from renderers.steam.atlas import Atlas
from renderers.steam.choices import Choice
from renderers.steam.colours import GOODS
from renderers.steam.links import RADIUS
from renderers.steam.places import INNER, MARKER, TOWN
from renderers.steam.track import course

LANES = (0.29, -0.29, 0.47, -0.47)
"""How far lines may run to the right of the track's middle, looking along the way, in sides."""
NARROW = 0.22
"""A line drops points this close to a town's middle or to its previous point, and so cuts corners; in sides."""
WHITE, EDGE, FACE = 0.2, 0.16, 0.095
"""Widths of a line, in sides."""
HEAD, TIP = 0.3, 0.12
"""Length of an arrow, and how far its tip reaches into the city, in sides."""
BADGE, AROUND = 0.27, 1.1
"""Radius of a number, and its distance from the middle of the city where its way ends, in sides."""
TURNS = tuple(sorted((turn for turn in range(-170, 171, 20) if abs(turn) > 20), key=abs))
"""Where around the city a number may go, in degrees from the direction in which the way comes in."""
STEPS = 4
"""How many places for a letter lie between two points of a line."""
LEVEL = 0.5
"""A city's banner is left and right of its middle, so a number is at least this far above or below it, in sides."""


class Way(NamedTuple):
    """A way as drawn: the number of its option, the colour of the cube, its line (empty if there is no room for
    another), and where its number goes.
    """

    number: int
    colour: str
    line: tuple[Point, ...]
    badge: Point


def ways(atlas: Atlas, view: View, found: Iterable[Choice], signs: Sequence[Point]) -> list[Way]:
    """Each way in its own lane on every link, its number clear of other numbers, of cities and of the links' signs."""
    taken: set[tuple[int, float]] = set()
    busy = [(at, RADIUS) for at in signs] + _settled(atlas, view)
    made = []
    for choice in found:
        for delivery in choice.ways:
            links = links_of(view, delivery.route)
            lane = _lane(links, taken)
            line = _line(atlas, view, delivery.route, links, lane or LANES[0])
            badge = _badge(atlas, atlas.centre(delivery.route.end), line, busy)
            busy.append((badge, reach(atlas)))
            made.append(Way(choice.number, delivery.colour, line if lane else (), badge))
    return made


def _settled(atlas: Atlas, view: View) -> list[tuple[Point, float]]:
    """What numbers should not hide: towns, the insides of cities, growth signs; with their radii in sides."""
    cities = [(atlas.centre(city.hex), INNER) for city in view.cities]
    towns = [(atlas.centre(spot), TOWN) for spot in view.towns]
    return [*cities, *towns, *((atlas.point(city.hex, MARKER), TOWN) for city in view.cities if city.grown)]


Hop = tuple[int, LinkView, bool]
"""A link on a way: its number in the view, the link, and whether the way runs along it from its second end."""


def links_of(view: View, route: Route) -> list[Hop]:
    """The links of a way; of parallel links, those that give everybody the way's points."""

    def go_on(hops: list[Hop], points: tuple[int, ...]) -> list[Hop] | None:
        if len(hops) == len(route.via) - 1:
            return hops if not any(points) else None
        here, then = route.via[len(hops) : len(hops) + 2]
        for number, link in enumerate(view.links):
            if not link.complete or sorted(link.ends) != sorted((here, then)) or any(number == n for n, _, _ in hops):
                continue
            rest = tuple(p - (seat == link.owner) for seat, p in enumerate(points))
            hop = (number, link, link.ends[0] != here)
            if min(rest) >= 0 and (whole := go_on([*hops, hop], rest)) is not None:
                return whole
        return None

    return go_on([], route.points) or []


def _lane(links: Sequence[Hop], taken: set[tuple[int, float]]) -> float | None:
    """The first lane that is free on all links; it is then taken."""
    for lane in LANES:
        used = [(number, -lane if back else lane) for number, _, back in links]
        if taken.isdisjoint(used):
            taken.update(used)
            return lane
    return None


def _line(atlas: Atlas, view: View, route: Route, links: Sequence[Hop], lane: float) -> tuple[Point, ...]:
    """From the middle of the cube's city to slightly inside the destination."""
    side = atlas.grid.side
    points = [atlas.centre(route.via[0])]
    for _, link, back in links:
        track = _track(atlas, view, link)
        points += track[::-1] if back else track
    (x, y), (x1, y1) = points[-1], atlas.centre(route.end)
    share = TIP * side / (hypot(x1 - x, y1 - y) or 1)
    towns = [atlas.centre(spot) for spot in route.via[1:-1]]
    kept = points[:1]
    for at in points[1:]:
        if hypot(at[0] - kept[-1][0], at[1] - kept[-1][1]) > NARROW * side and not _near(at, towns, NARROW * side):
            kept.append(at)
    kept += [(x, y)] if hypot(x - kept[-1][0], y - kept[-1][1]) > 1 else []
    return tuple(beside([*kept, (x + (x1 - x) * share, y + (y1 - y) * share)], lane * side))


def _near(at: Point, others: Sequence[Point], far: float) -> bool:
    return any(hypot(at[0] - x, at[1] - y) <= far for x, y in others)


def _track(atlas: Atlas, view: View, link: LinkView) -> list[Point]:
    """A link's middle line, from its first end."""
    found: list[Point] = []
    x, y = atlas.centre(link.ends[0])
    for spot, number in link.parts:
        laid = view.track[spot]
        piece = [atlas.point(spot, at) for at in course(parts(laid.face, laid.turn)[number])]
        first, last = (hypot(at[0] - x, at[1] - y) for at in (piece[0], piece[-1]))
        found += piece if first <= last else piece[::-1]
        x, y = found[-1]
    return found


def letters(
    atlas: Atlas, view: View, drawn: Sequence[Way], plans: Mapping[str, int], signs: Sequence[Point]
) -> list[tuple[str, Point]]:
    """The letters of plans, each on the line of its option's way, where it hides the least."""
    side = atlas.grid.side
    by_number = {way.number: way for way in reversed(drawn)}
    busy = [(at, RADIUS) for at in signs] + [(way.badge, reach(atlas)) for way in drawn] + _settled(atlas, view)
    found = []
    for letter, number in plans.items():
        if number not in by_number:
            continue
        way = by_number[number]
        x, y = way.badge
        spots = spread(way.line) or [(x + n * 2 * reach(atlas) * side, y) for n in (1, -1)]
        free = (at for at in spots if not _room(atlas, at, busy))
        at = next(free, None) or max(spots, key=lambda at: _room(atlas, at, busy))
        busy.append((at, reach(atlas)))
        found.append((letter, at))
    return found


def spread(line: Sequence[Point]) -> list[Point]:
    """Points all along a line, starting near its middle."""
    found = [
        (x + (x1 - x) * step / STEPS, y + (y1 - y) * step / STEPS)
        for (x, y), (x1, y1) in pairwise(line)
        for step in range(STEPS)
    ]
    middle = len(found) // 2
    return [at for pair in zip(found[middle:], found[middle::-1], strict=False) for at in pair]


def _room(atlas: Atlas, at: Point, busy: Sequence[tuple[Point, float]]) -> float:
    """How much a number or letter at this point would overlap, in sides: 0 for nothing, otherwise negative."""
    own, side = reach(atlas), atlas.grid.side
    gaps = [hypot(at[0] - x, at[1] - y) / side - radius - own for (x, y), radius in busy]
    return sum(min(0.0, gap) for gap in gaps if gap < -0.04)


def _badge(atlas: Atlas, end: Point, line: Sequence[Point], busy: Sequence[tuple[Point, float]]) -> Point:
    """The place beside a way's arrow where the number hides the least."""
    (x, y), (x1, y1), side = end, line[-3], atlas.grid.side
    into = atan2(y1 - y, x1 - x)
    angles = [into + turn * pi / 180 for turn in TURNS]
    spots = [(x + AROUND * side * cos(a), y + AROUND * side * sin(a)) for a in angles if abs(AROUND * sin(a)) > LEVEL]
    return max(spots, key=lambda at: _room(atlas, at, busy))


def lines(c: Canvas, atlas: Atlas, drawn: Sequence[Way]) -> None:
    """The lines with their arrows, with the best way on top."""
    side, shown = atlas.grid.side, [way for way in drawn if way.line]
    across, down = ([at[n] for way in shown for at in way.line] for n in (0, 1))
    box = Box(min(across), min(down), max(across) - min(across), max(down) - min(down)).inset(-2 * WHITE * side)

    def sketch(sheet: Canvas) -> None:
        for way in reversed(shown):
            points = [(x - box.x, y - box.y) for x, y in way.line]
            paint = GOODS[way.colour]
            for width, colour in ((WHITE, "#ffffff"), (EDGE, paint.edge), (FACE, paint.face)):
                sheet.line(points[:-1], colour, width * side)
                sheet.polygon(_arrow(points, side, width / EDGE), colour)

    c.overlay(box, sketch)


def _arrow(points: Sequence[Point], side: float, share: float) -> list[Point]:
    """The arrowhead of a line."""
    (x, y), (bx, by) = points[-1], points[max(0, len(points) - 3)]
    long = hypot(x - bx, y - by) or 1
    dx, dy = (x - bx) / long * side, (y - by) / long * side
    more = (share - 1) * EDGE
    tip, back, wide = TIP + more, HEAD - TIP + more / 2, EDGE * 1.25 * share
    return [
        (x + dx * tip, y + dy * tip),
        (x - dx * back - dy * wide, y - dy * back + dx * wide),
        (x - dx * back + dy * wide, y - dy * back - dx * wide),
    ]


ASIDE = 1.3
SIDES: tuple[Point, ...] = ((0, -1), (1, -1), (-1, -1), (1, 0), (-1, 0), (1, 1), (-1, 1), (0, 1))
"""Where a badge moves that would hide a piece: ASIDE of its radii, in these directions, best first."""


def reach(atlas: Atlas) -> float:
    """The radius of a number, in sides."""
    return BADGE * atlas.larger


def badges(c: Canvas, atlas: Atlas, marks: Iterable[tuple[int | str, Point]]) -> None:
    """Numbers and letters, each in its place or beside it."""
    out = reach(atlas) * atlas.grid.side
    for mark, (x, y) in marks:
        at = [(x, y), *((x + ASIDE * dx * out, y + ASIDE * dy * out) for dx, dy in SIDES)]
        c.badge(told, [Box(*one, 0, 0).inset(-out) for one in at], mark, disc=str(mark).isdigit())
