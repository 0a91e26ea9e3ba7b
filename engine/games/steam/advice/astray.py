"""Why a cube can't go somewhere: what is wrong with the route over complete links that comes closest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.core.play.msg import Msg
from engine.games.steam.data import DATA
from engine.games.steam.places import place
from engine.games.steam.state import NOBODY, Seat, Spot
from engine.games.steam.view import View
from engine.games.steam.words import say

MOST_WAYS = 4000
"""At most this many routes are examined, the shortest first."""


class Way(NamedTuple):
    """The settlements on a route, and the owners of its links."""

    via: tuple[Spot, ...]
    owners: tuple[Seat, ...]


def astray(view: View, seat: Seat, start: Spot, colour: str, end: Spot) -> Msg | None:
    """STM-127 to STM-136: why a cube of this colour in `start` can't go to `end` ("": anywhere)."""
    cities = {city.hex: city for city in view.cities}
    at, facts = place(view.map, start), {"colour": colour}
    if start not in cities or not cities[start].cubes.get(colour):
        return say("why-no-cube", place=at, **facts)
    ends = [city.hex for city in view.cities if city.colour == colour and city.hex != start]
    if end and end not in ends:
        return say("why-own-city" if end == start else "why-wrong-colour", place=place(view.map, end), **facts)
    found = list(_ways(view, start, {end} if end else set(ends)))
    if not found:
        return (
            say("why-no-links", place=at, to=place(view.map, end))
            if end
            else say("why-nowhere-near", place=at, **facts)
        )
    faults = [fault for way in found if (fault := _fault(view, seat, colour, way))]
    return min(faults, key=lambda fault: fault[0])[1] if len(faults) == len(found) else None


def _ways(view: View, start: Spot, ends: set[Spot]) -> Iterator[Way]:
    """Routes over complete links that visit no settlement twice, the shortest first; parallel links count once for each
    owner."""
    beside: dict[Spot, dict[tuple[Spot, Seat], None]] = {}
    for link in view.links:
        if link.complete:
            for one, other in (link.ends, link.ends[::-1]):
                owner = NOBODY if link.owner is None else link.owner
                beside.setdefault(one, {})[other, owner] = None
    ways = [Way((start,), ())]
    for looked_at, way in enumerate(ways):
        if looked_at == MOST_WAYS:
            return
        if way.via[-1] in ends:
            yield way
        if len(way.owners) < DATA.locomotive.max:
            further = beside.get(way.via[-1], {})
            ways += [Way((*way.via, to), (*way.owners, owner)) for to, owner in further if to not in way.via]


def _fault(view: View, seat: Seat, colour: str, way: Way) -> tuple[tuple[int, int], Msg] | None:
    """What is wrong with a route, and how badly; None if nothing is."""
    colours = {city.hex: city.colour for city in view.cities}
    level, long, own = view.players[seat].locomotive, len(way.owners), way.owners.count(seat)
    stop = next((spot for spot in way.via[1:-1] if colours.get(spot) == colour), "")
    if stop:
        return (2, long), say("why-stops", place=place(view.map, stop), to=place(view.map, way.via[-1]), colour=colour)
    rivals = {other: way.owners.count(other) for other in way.owners if other not in (seat, NOBODY)}
    other = max(rivals, key=lambda rival: rivals[rival], default=NOBODY)
    if not own:
        return (3, long), say("why-no-own")
    if other != NOBODY and rivals[other] > own:
        return (1, rivals[other] - own), say("why-fewer", own=own, other=other, theirs=rivals[other])
    if long > level:
        return (0, long), say("why-locomotive", needed=long, level=level, to=place(view.map, way.via[-1]))
    return None
