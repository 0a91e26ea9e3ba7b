"""Track that a bot opponent may want to build: ways from settlement to settlement, and what they cost."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import Literal, NamedTuple

from engine.games.steam.cost import cost
from engine.games.steam.data import DATA
from engine.games.steam.faces import Change, Part, available, changes, exhausted, parts, starts
from engine.games.steam.facts import OFF
from engine.games.steam.hexes import EDGES, Edge, opposite
from engine.games.steam.state import Seat, Spot
from engine.games.steam.view import LinkView, View

SHARP = 1
"""Edges that lie next to each other: there are few tiles with such curves, and few are needed."""


Origin = Literal["city", "town", "own", "unowned"]


class Step(NamedTuple):
    """Track through a hex, or (one edge) into the town there."""

    hex: Spot
    edges: Part


class Project(NamedTuple):
    """Placements in a row, and the settlements that they connect, in order. `cost` in dollars.

    `origin` is what the track extends: a city, a town on one's own network, an own or unowned unfinished link.
    """

    steps: tuple[Step, ...]
    stops: tuple[Spot, ...]
    cost: int
    changes: tuple[Change, ...]
    origin: Origin = "city"


class Fork(NamedTuple):
    """A step of a way onwards: the settlement where it ends ("": none), or else what can follow it."""

    step: Step
    end: Spot
    onward: tuple[Fork, ...]


@cache
def forks(map: str, hex: Spot, entry: Edge, left: int) -> tuple[Fork, ...]:
    """All ways onwards from an edge of a hex that is no printed city, over at most `left` tiles, by geometry alone.

    Each ends in a settlement. A way may come back to a hex where it has been.
    """
    facts = DATA.maps[map]
    feature = facts.hexes[hex].feature
    if not left:
        return ()
    found = [Fork(Step(hex, (entry,)), hex, ())] if feature == "town" else []
    for leaves in EDGES:
        beyond = facts.across[hex][leaves]
        bend = (leaves - entry) % len(EDGES)
        if beyond == OFF or bend == 0 or (not feature and bend in (SHARP, len(EDGES) - SHARP)):
            continue
        city = facts.hexes[beyond].feature == "city"
        onward = () if city else forks(map, beyond, opposite(leaves), left - 1)
        if city or onward:
            found.append(Fork(Step(hex, tuple(sorted((entry, leaves)))), beyond if city else "", onward))
    return tuple(found)


def far(map: str, hex: Spot, entry: Edge, most: int, start: Spot) -> int:
    """How many tiles are missing from an edge of a hex to a settlement other than `start`; `most` + 1 means more."""
    if DATA.maps[map].hexes[hex].feature == "city":
        return 0 if hex != start else most + 1
    level = forks(map, hex, entry, most)
    for tiles in range(1, most + 1):
        if any(fork.end not in ("", start) for fork in level):
            return tiles
        level = tuple(fork for above in level for fork in above.onward)
    return most + 1


@cache
def fitting(face: str, turn: int) -> dict[tuple[Part, ...], Change]:
    """The improvements of a face, by the parts that they add."""
    return {tuple(sorted(change.fresh)): change for change in changes(face, turn) if change.kind == "improvement"}


@cache
def beginning(town: bool) -> dict[tuple[Part, ...], Change]:
    """The faces for an empty hex, by their parts."""
    return {tuple(sorted(change.fresh)): change for change in starts("town" if town else "plain")}


@lru_cache(maxsize=64)
def beside(map: str, cities: frozenset[Spot]) -> tuple[tuple[Spot, Spot, Edge], ...]:
    """The hexes next to each city, with the edge by which they are entered from it."""
    facts = DATA.maps[map]
    near = (
        (city, facts.across[city][edge], opposite(edge)) for city in facts.hexes if city in cities for edge in EDGES
    )
    return tuple(one for one in near if one[1] != OFF)


@cache
def started(map: str, step: Step) -> tuple[Change, int] | None:
    """The face that brings this track to an empty hex, and its cost."""
    town = bool(DATA.maps[map].hexes[step.hex].feature)
    change = beginning(town).get(tuple((edge,) for edge in step.edges) if town else (step.edges,))
    return None if change is None else (change, cost(map, step.hex, change))


@lru_cache(maxsize=4096)
def improved(map: str, step: Step, face: str, turn: int) -> tuple[Change, int] | None:
    """The face that adds this track to a tile, and its cost."""
    there = parts(face, turn)
    town = bool(DATA.maps[map].hexes[step.hex].feature)
    wanted: tuple[Part, ...] = tuple((edge,) for edge in step.edges) if town else (step.edges,)
    change = fitting(face, turn).get(tuple(part for part in wanted if part not in there))
    return None if change is None else (change, cost(map, step.hex, change))


class Way(NamedTuple):
    """Track from where a project begins, in order, and its cost; `once`: not to a city that ranks before `begin`."""

    origin: Origin
    begin: Spot
    once: bool
    steps: tuple[Step, ...]
    changes: tuple[Change, ...]
    stops: tuple[Spot, ...]
    total: int


class Surveyor:
    """Finds the projects of one player on the map that a View shows."""

    def __init__(self, view: View, seat: Seat, claimed: Iterable[LinkView] = ()) -> None:
        """`claimed` are unowned unfinished links that the player may extend, too."""
        self.view, self.seat, self.claimed = view, seat, claimed
        self.map = DATA.maps[view.map]
        self.cities = {city.hex for city in view.cities}
        self.limits = exhausted(view.track.values())
        self.own_links = [link for link in view.links if link.owner == seat]
        self._known: dict[Step, tuple[Change, int] | None] = {}
        self.joined = view.joined(seat)
        self.own_towns = self.joined - self.cities

    def projects(self, left: int, budget: int, *, apart: int | None = None) -> list[Project]:
        """What can be completed with this many placements and dollars; of those with the same stops, the cheapest.

        `apart`: from city to city in one direction only, and with at most this many placements if neither city belongs
        to one's own network.
        """
        self._best: dict[tuple[Spot, ...], Project] = {}
        self._budget = budget
        for origin, begin, first, hex, entry in self._begins():
            changes = [known for step in first if (known := self._change(step))]
            total = sum(price for _, price in changes)
            if len(changes) < len(first) or len(first) > left or total > budget:
                continue
            once = apart is not None and origin == "city"
            most = left if not once or begin in self.joined else min(left, apart or left)
            way = Way(origin, begin, once, first, tuple(c for c, _ in changes), (begin,), total)
            if self.map.hexes[hex].feature == "city":
                self._end(way, hex)
            else:
                self._go_on(forks(self.map.id, hex, entry, most - len(first)), way)
        return list(self._best.values())

    def _go_on(self, onward: Iterable[Fork], way: Way) -> None:
        """Every project that goes on from a way. At a New City it ends, or may not pass."""
        for step, end, further in onward:
            if step.hex in self.cities:
                if end == step.hex:
                    self._end(way, end)
                continue
            if step not in self._known:
                self._known[step] = self._change(step)
            known = self._known[step]
            if known is None or way.total + known[1] > self._budget:
                continue
            if way.steps and any(step.hex == old.hex for old in way.steps):
                continue
            passed = self.map.hexes[step.hex].feature and step.hex not in (way.begin, end)
            longer = Way(
                way.origin,
                way.begin,
                way.once,
                (*way.steps, step),
                (*way.changes, known[0]),
                (*way.stops, step.hex) if passed else way.stops,
                way.total + known[1],
            )
            if end:
                self._end(longer, end)
            else:
                self._go_on(further, longer)

    def _end(self, way: Way, end: Spot) -> None:
        """The project of a way that ends here, if it is the shortest and cheapest one with these stops."""
        if not way.steps or end in way.stops or (way.once and end in self.cities and self._rank(end, way.begin)):
            return
        stops = (*way.stops, end)
        best = self._best.get(stops)
        if best is None or (len(way.steps), way.total) < (len(best.steps), best.cost):
            self._best[stops] = Project(way.steps, stops, way.total, way.changes, way.origin)

    def _rank(self, one: Spot, other: Spot) -> bool:
        """Whether a project between these cities begins at the first: one's own network comes first."""
        return (one not in self.joined, one) < (other not in self.joined, other)

    def _begins(self) -> Iterator[tuple[Origin, Spot, tuple[Step, ...], Spot, Edge]]:
        """Where track may begin: the settlement, what is placed there, and the next hex with the edge to enter it."""
        for city, hex, entry in beside(self.map.id, frozenset(self.cities)):
            yield "city", city, (), hex, entry
        for link in (*self.own_links, *self.claimed):
            if link.open_end is not None:
                hex, edge = link.open_end
                origin: Origin = "own" if link.owner == self.seat else "unowned"
                yield origin, link.ends[0], (), self.map.across[hex][edge], opposite(edge)
        for town in self.map.towns:
            if town in self.own_towns and town in self.view.track:
                for edge in EDGES:
                    if (beyond := self.map.across[town][edge]) != OFF:
                        yield "town", town, (Step(town, (edge,)),), beyond, opposite(edge)

    def _change(self, step: Step) -> tuple[Change, int] | None:
        """The face that adds this track to its hex, and its cost, if a tile of it is left."""
        laid = self.view.track.get(step.hex)
        found = improved(self.map.id, step, laid.face, laid.turn) if laid else started(self.map.id, step)
        if found and self.limits and not available(found[0].face, laid.face if laid else None, self.limits):
            return None
        return found
