"""Track that a practice opponent may want to build: ways from settlement to settlement, and what they cost."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Literal, NamedTuple

from engine.games.steam.cost import cost
from engine.games.steam.data import DATA
from engine.games.steam.faces import Change, Part, available, changes, exhausted, parts, starts
from engine.games.steam.facts import OFF
from engine.games.steam.hexes import EDGES, Edge, opposite
from engine.games.steam.state import Seat, Spot
from engine.games.steam.view import LinkView, View

SHARP = 1
"""Edges that lie next to each other: of such curves there are few tiles, and few are needed."""


Origin = Literal["city", "town", "own", "unowned"]


class Step(NamedTuple):
    """Track through a hex, or (one edge) into the town there."""

    hex: Spot
    edges: Part


class Project(NamedTuple):
    """Placements one after the other, and the settlements that they connect, in order. `cost` in dollars.

    `origin` is what the track goes on from: a city, a town on the own network, one's own or an unowned unfinished link.
    """

    steps: tuple[Step, ...]
    stops: tuple[Spot, ...]
    cost: int
    changes: tuple[Change, ...]
    origin: Origin = "city"


@cache
def walks(map: str, hex: Spot, entry: Edge, left: int) -> tuple[tuple[tuple[Step, ...], Spot], ...]:
    """All ways onwards from an edge of a hex over at most `left` tiles that end in a settlement, by geometry alone."""
    facts = DATA.maps[map]
    feature = facts.hexes[hex].feature
    if feature == "city":
        return (((), hex),)
    if not left:
        return ()
    found: list[tuple[tuple[Step, ...], Spot]] = [((Step(hex, (entry,)),), hex)] if feature == "town" else []
    for leaves in EDGES:
        beyond = facts.across[hex][leaves]
        bend = (leaves - entry) % len(EDGES)
        if beyond == OFF or bend == 0 or (not feature and bend in (SHARP, len(EDGES) - SHARP)):
            continue
        here = Step(hex, tuple(sorted((entry, leaves))))
        for steps, end in walks(map, beyond, opposite(leaves), left - 1):
            if end != hex and all(step.hex != hex for step in steps):
                found.append(((here, *steps), end))
    return tuple(found)


@cache
def fitting(face: str, turn: int) -> dict[tuple[Part, ...], Change]:
    """The improvements of a face, by the parts that they add."""
    return {tuple(sorted(change.fresh)): change for change in changes(face, turn) if change.kind == "improvement"}


@cache
def beginning(town: bool) -> dict[tuple[Part, ...], Change]:
    """The faces for an empty hex, by their parts."""
    return {tuple(sorted(change.fresh)): change for change in starts("town" if town else "plain")}


class Surveyor:
    """Finds the projects of one player on the map that a View shows."""

    def __init__(self, view: View, seat: Seat, claimed: Iterable[LinkView] = ()) -> None:
        """`claimed` are unowned unfinished links that the player may go on with, too."""
        self.view, self.seat, self.claimed = view, seat, claimed
        self.map = DATA.maps[view.map]
        self.cities = {city.hex for city in view.cities}
        self.limits = exhausted(view.track.values())
        self.own_links = [link for link in view.links if link.owner == seat]
        self._known: dict[Step, tuple[Change, int] | None] = {}
        self.own_towns = {end for link in self.own_links for end in link.ends if end not in self.cities}

    def projects(self, left: int, budget: int, *, once: bool = False) -> list[Project]:
        """What can be completed with so many placements and dollars; of those with the same stops, the cheapest.

        `once`: from city to city in one direction only.
        """
        best: dict[tuple[Spot, ...], Project] = {}
        for origin, begin, first, hex, entry in self._begins():
            for steps, end in walks(self.map.id, hex, entry, left - len(first)):
                if once and origin == "city" and end in self.cities and end < begin:
                    continue
                project = self._priced(origin, begin, (*first, *steps), end)
                if project is None or project.cost > budget:
                    continue
                rank = (len(project.steps), project.cost)
                other = best.get(project.stops)
                if other is None or rank < (len(other.steps), other.cost):
                    best[project.stops] = project
        return list(best.values())

    def _begins(self) -> Iterator[tuple[Origin, Spot, tuple[Step, ...], Spot, Edge]]:
        """Where track may begin: the settlement, what is placed there, and the next hex with the edge to enter it."""
        for city in self.map.hexes:
            if city in self.cities:
                for edge in EDGES:
                    if (beyond := self.map.across[city][edge]) != OFF:
                        yield "city", city, (), beyond, opposite(edge)
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

    def _priced(self, origin: Origin, begin: Spot, steps: tuple[Step, ...], end: Spot) -> Project | None:
        """The project, if its hexes have room. A New City on the way ends it."""
        stops, total, placed, found = [begin], 0, list[Step](), list[Change]()
        for step in steps:
            if step.hex in self.cities:
                # a New City stands where the way would have passed or entered a town
                if step is not steps[-1] or len(step.edges) > 1:
                    return None
                break
            if step not in self._known:
                self._known[step] = self._change(step)
            known = self._known[step]
            if known is None or any(step.hex == other.hex for other in placed):
                return None
            total += known[1]
            placed.append(step)
            found.append(known[0])
            if self.map.hexes[step.hex].feature and step.hex not in (begin, end):
                stops.append(step.hex)
        if not placed or end in stops:
            return None
        return Project(tuple(placed), (*stops, end), total, tuple(found), origin)

    def _change(self, step: Step) -> tuple[Change, int] | None:
        """The face that adds this track to its hex, and its cost, if a tile of it is left."""
        laid = self.view.track.get(step.hex)
        town = bool(self.map.hexes[step.hex].feature)
        wanted: tuple[Part, ...] = tuple((edge,) for edge in step.edges) if town else (step.edges,)
        if laid is not None:
            there = parts(laid.face, laid.turn)
            wanted = tuple(part for part in wanted if part not in there)
        change = (beginning(town) if laid is None else fitting(laid.face, laid.turn)).get(wanted)
        old = None if laid is None else laid.face
        if change is None or not available(change.face, old, self.limits):
            return None
        return change, cost(self.map.id, step.hex, change)
