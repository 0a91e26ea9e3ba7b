"""Track that a bot opponent may want to build: ways from settlement to settlement, and what they cost."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import Literal, NamedTuple

from engine.games.steam.cost import cost
from engine.games.steam.data import DATA
from engine.games.steam.faces import Change, Part, available, changes, exhausted, parts, starts
from engine.games.steam.facts import OFF, Limit
from engine.games.steam.hexes import EDGES, Edge, opposite
from engine.games.steam.state import Laid, Seat, Spot
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


class Root(NamedTuple):
    """Where a project begins: what it extends, the settlement, what is placed there, and the next hex with the edge to
    enter it."""

    origin: Origin
    begin: Spot
    first: tuple[Step, ...]
    hex: Spot
    entry: Edge


class Way(NamedTuple):
    """A project that the track on the map allows, and over how many tiles it has to be looked for."""

    tiles: int
    project: Project


@lru_cache(maxsize=64)
def beside(map: str, cities: frozenset[Spot]) -> tuple[Root, ...]:
    """Where projects begin that extend no link: in the hexes next to each city."""
    facts = DATA.maps[map]
    near = (
        Root("city", city, (), facts.across[city][edge], opposite(edge))
        for city in facts.hexes
        if city in cities
        for edge in EDGES
    )
    return tuple(root for root in near if root.hex != OFF)


NEW_CITY = "new-city"
"""What lies where a town was: track ends there."""
Lying = Laid | str | None


def _onward(map: str, root: Root, most: int) -> tuple[Fork, ...]:
    """How track goes on behind the hex where it begins, over at most this many tiles."""
    city = DATA.maps[map].hexes[root.hex].feature == "city"
    return () if city else forks(map, root.hex, root.entry, most - len(root.first))


@lru_cache(maxsize=2048)
def around(map: str, root: Root, most: int) -> tuple[Spot, ...]:
    """The hexes on which track from here may be placed, over at most this many tiles."""
    found, level = [step.hex for step in root.first], _onward(map, root, most)
    while level:
        found += [fork.step.hex for fork in level]
        level = tuple(fork for above in level for fork in above.onward)
    return tuple(dict.fromkeys(found))


@lru_cache(maxsize=2048)
def ways(map: str, root: Root, most: int, lying: tuple[Lying, ...], limits: tuple[Limit, ...]) -> tuple[Way, ...]:
    """What can be completed from here over at most this many tiles with this `lying` around it, whatever it costs.

    Of those with the same stops, one that is no shorter and no cheaper than an earlier one is left out. What lies
    around a settlement stays the same for most decisions of a game, and comes back in each try of a search.
    """
    return tuple(_Walk(map, root, dict(zip(around(map, root, most), lying, strict=True)), limits).ways(most))


class _Walk:
    """Goes all ways from where projects begin."""

    def __init__(self, map: str, root: Root, lying: dict[Spot, Lying], limits: tuple[Limit, ...]) -> None:
        self.map, self.root, self.lying, self.limits = map, root, lying, limits
        self.hexes = DATA.maps[map].hexes
        self.found: list[Way] = []
        self.best: dict[tuple[Spot, ...], list[tuple[int, int]]] = {}
        self.known: dict[Step, tuple[Change, int] | None] = {}

    def ways(self, most: int) -> list[Way]:
        """What can be completed over at most this many tiles."""
        first, begin = self.root.first, self.root.begin
        placed = [known for step in first if (known := self.change(step))]
        if len(placed) == len(first) <= most:
            changes, cost = tuple(change for change, _ in placed), sum(price for _, price in placed)
            if self.hexes[self.root.hex].feature == "city":
                self.end(self.root.hex, len(first), Project(first, (begin,), cost, changes))
            else:
                self.go_on(_onward(self.map, self.root, most), Project(first, (begin,), cost, changes))
        return self.found

    def go_on(self, onward: Iterable[Fork], way: Project) -> None:
        """Every project that goes on from a way. At a New City it ends, or may not pass."""
        placed, stops, cost, changes, _ = way
        for step, end, further in onward:
            hex = step.hex
            if self.lying[hex] == NEW_CITY:
                if end == hex:
                    self.end(end, len(placed) + 1, way)
                continue
            if step not in self.known:
                self.known[step] = self.change(step)
            known = self.known[step]
            if known is None or any(hex == old.hex for old in placed):
                continue
            passed = self.hexes[hex].feature and hex not in (self.root.begin, end)
            past = (*stops, hex) if passed else stops
            longer = Project((*placed, step), past, cost + known[1], (*changes, known[0]))
            if end:
                self.end(end, len(longer.steps), longer)
            else:
                self.go_on(further, longer)

    def end(self, end: Spot, tiles: int, way: Project) -> None:
        """The project of a way that ends here, over this many tiles."""
        if not way.steps or end in way.stops:
            return
        stops, length, cost = (*way.stops, end), len(way.steps), way.cost
        before = self.best.setdefault(stops, [])
        if all(length < its or cost < price for its, price in before):
            before.append((length, cost))
            self.found.append(Way(tiles, Project(way.steps, stops, cost, way.changes, self.root.origin)))

    def change(self, step: Step) -> tuple[Change, int] | None:
        """The face that adds this track to its hex, and its cost, if a tile of it is left."""
        laid = self.lying[step.hex]
        assert not isinstance(laid, str)
        found = improved(self.map, step, laid.face, laid.turn) if laid else started(self.map, step)
        if found and self.limits and not available(found[0].face, laid.face if laid else None, self.limits):
            return None
        return found


class Surveyor:
    """Finds the projects of one player on the map that a View shows."""

    def __init__(self, view: View, seat: Seat, claimed: Iterable[LinkView] = ()) -> None:
        """`claimed` are unowned unfinished links that the player may extend, too."""
        self.view, self.seat, self.claimed = view, seat, claimed
        self.map = DATA.maps[view.map]
        self.cities = {city.hex for city in view.cities}
        self.limits = exhausted(view.track.values())
        self.own_links = [link for link in view.links if link.owner == seat]
        self.joined = view.joined(seat)
        self.own_towns = self.joined - self.cities

    def projects(self, left: int, budget: int, *, apart: int | None = None) -> list[Project]:
        """What can be completed with this many placements and dollars; of those with the same stops, the cheapest.

        `apart`: from city to city in one direction only, and with at most this many placements if neither city belongs
        to one's own network.
        """
        best: dict[tuple[Spot, ...], Project] = {}
        lying: dict[Spot, Lying] = {**self.view.track, **dict.fromkeys(self.cities, NEW_CITY)}
        # what has been found for a whole turn serves each part of it
        far = max(left, DATA.build.placements)
        for root in self._roots():
            there = tuple(map(lying.get, around(self.map.id, root, far)))
            once = apart is not None and root.origin == "city"
            most = left if not once or root.begin in self.joined else min(left, apart or left)
            for tiles, project in ways(self.map.id, root, far, there, self.limits):
                if tiles > most or project.cost > budget:
                    continue
                stops = project.stops
                if once and stops[-1] in self.cities and self._rank(stops[-1], root.begin):
                    continue
                known = best.get(stops)
                if known is None or (len(project.steps), project.cost) < (len(known.steps), known.cost):
                    best[stops] = project
        return list(best.values())

    def _rank(self, one: Spot, other: Spot) -> bool:
        """Whether a project between these cities begins at the first: one's own network comes first."""
        return (one not in self.joined, one) < (other not in self.joined, other)

    def _roots(self) -> Iterator[Root]:
        """Where track may begin."""
        yield from beside(self.map.id, frozenset(self.cities))
        for link in (*self.own_links, *self.claimed):
            if link.open_end is not None:
                hex, edge = link.open_end
                origin: Origin = "own" if link.owner == self.seat else "unowned"
                yield Root(origin, link.ends[0], (), self.map.across[hex][edge], opposite(edge))
        for town in self.map.towns:
            if town in self.own_towns and town in self.view.track:
                for edge in EDGES:
                    if (beyond := self.map.across[town][edge]) != OFF:
                        yield Root("town", town, (Step(town, (edge,)),), beyond, opposite(edge))
