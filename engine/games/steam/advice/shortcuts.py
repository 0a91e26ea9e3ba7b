"""Whole plans that a player often wants: links that can be finished now, what keeps a link, and deliveries."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice, pairwise
from typing import Any, NamedTuple

from engine.core.play.ask import Ask, Shortcut
from engine.core.play.msg import Msg, Value
from engine.games.steam.advice.drafts import Draft
from engine.games.steam.advice.projects import Project, Surveyor, far
from engine.games.steam.advice.prospects import Prospects, Ways, reached
from engine.games.steam.advice.told import gives_up
from engine.games.steam.building import BuildTurn
from engine.games.steam.data import DATA
from engine.games.steam.faces import Change, exhausted
from engine.games.steam.goods import Delivery
from engine.games.steam.hexes import opposite
from engine.games.steam.money import Means, due_now, effects, loan, most
from engine.games.steam.placement import affordable
from engine.games.steam.places import pair, place, stops
from engine.games.steam.points import INCOME, VP
from engine.games.steam.routes import Route, routes
from engine.games.steam.site import site
from engine.games.steam.state import Board, Spot
from engine.games.steam.tiles import effect
from engine.games.steam.view import LinkView, View
from engine.games.steam.words import say

SHOWN = 5
LOOKED_AT = 10
"""So many plans are thought through."""
KEPT = 2
"""So many ways to go on with a link that can't be completed are shown."""
DELIVERIES = 2
"""So many deliveries are shown, each once for income and once for VP."""
DOLLAR = 0.35
"""What a dollar counts against a point."""
TILE = 1.0
"""What a tile counts against a point: with the others of the turn something else can be built."""
NEAR = 4.0
"""What it counts, in points, to go on from one's own network to a new settlement: longer deliveries come of it."""
LIKELY = 3
"""Of so many cubes that a plan opens it is asked whether they can bring as much already."""
FEW = 10
"""So few options stand open beside each other: a plan that is nothing but one of them would say it again."""
APART = 3
"""Links between cities off one's own network are looked for over at most so many tiles."""
FAR = 3
"""So many tiles ahead the nearest settlement is looked for."""


def shortcuts(view: View, ask: Ask[Any]) -> Sequence[Shortcut]:
    """STM-062, STM-127: the best links that can be completed now, or the best deliveries."""
    if ask.kind == "build":
        open_ = len(ask.options) <= FEW
        return [
            plan for plan in islice(Builder(view, ask).plans(), SHOWN) if not (open_ and plan.keys[0] in ask.options)
        ]
    return list(moves(view, ask)) if ask.kind == "goods" else ()


class Opened(NamedTuple):
    """A cube that can be delivered over a new link, for so many points of its player's."""

    points: int
    colour: str
    start: Spot
    end: Spot


class Builder:
    """What a player could build in the rest of its build turn."""

    def __init__(self, view: View, ask: Ask[Any]) -> None:
        self.view, self.seat = view, ask.seat
        self.player = view.players[ask.seat]
        left = ask.note.args.get("left") if ask.note else None
        self.left = left if isinstance(left, int) else 0
        self.cash = most(self.player, standard=view.standard)
        self.prospects = Prospects(view, ask.seat)
        self.turn: BuildTurn | None = ask.hand.holds
        self._opened: dict[tuple[Spot, ...], list[Opened]] = {}
        self._before: dict[Spot, dict[str, tuple[int, Spot]]] = {}
        self.board, self.limits = view.board, exhausted(view.track.values())

    def plans(self) -> Iterator[Shortcut]:
        """Own unfinished links first: completed, or kept; then what promises most."""
        if not self.left:
            return
        found = self.projects()
        own, others = ([p for p in found if (p.origin == "own") is mine] for mine in (True, False))
        yield from self.legal(own, KEPT + 1)
        open_ends = {link.ends[0] for link in self.view.links if link.owner == self.seat and not link.complete}
        begun = {project.stops[0] for project in own}
        yield from islice(self.going_on(open_ends - begun), KEPT)
        yield from self.legal(others, SHOWN)

    def projects(self) -> list[Project]:
        """The links that could be completed, the shortest and cheapest of each pair of ends: those that open a delivery
        first, then the best."""
        best: dict[frozenset[Spot], Project] = {}
        for project in Surveyor(self.view, self.seat, self.claimable()).projects(self.left, self.cash, apart=APART):
            ends = frozenset((project.stops[0], project.stops[-1]))
            if ends not in best or _short(project) < _short(best[ends]):
                best[ends] = project
        promises = self.promises(best.values())
        first = sorted(
            best.values(), key=lambda project: (project.origin != "own", -promises[project], _short(project))
        )
        looked_at = first[:LOOKED_AT]
        worth = {project: self.worth(project) for project in looked_at}
        return sorted(looked_at, key=lambda project: (not self.opened(project), -worth[project]))

    def claimable(self) -> list[LinkView]:
        """STM-094, STM-204: the unowned unfinished links that the player may go on with."""
        cities = self.prospects.colours
        near = self.view.joined(self.seat)
        unowned = (link for link in self.view.links if link.owner is None and not link.complete)
        return [link for link in unowned if link.ends[0] in cities or link.ends[0] in near]

    def promises(self, projects: Iterable[Project]) -> dict[Project, float]:
        """A first guess: cubes that find a city of their colour among the stops, and on the own network beside them."""
        prospects = self.prospects
        network = {spot: prospects.colours[spot] for spot in prospects.ways if spot in prospects.colours}
        wanted = set(network.values())
        lying = dict.fromkeys(DATA.colours, 0)
        for spot in network:
            for colour, count in prospects.cubes.get(spot, {}).items():
                lying[colour] += count
        found = {}
        for project in projects:
            met = any(stop in prospects.ways for stop in project.stops)
            new = [stop for stop in project.stops if stop in prospects.colours and not (met and stop in network)]
            here = {prospects.colours[stop] for stop in new} | (wanted if met else set())
            count = sum(n for stop in new for colour, n in prospects.cubes.get(stop, {}).items() if colour in here)
            count += sum(lying[prospects.colours[stop]] for stop in new) if met else 0
            found[project] = min(count, 6) + self.plain(project)
        return found

    def plain(self, project: Project) -> float:
        """The points of its links, less its cost; more if it goes on from the own network to somewhere new."""
        ways = self.prospects.ways
        known = sum(stop in ways for stop in project.stops)
        near = NEAR if 0 < known < len(project.stops) else 0
        return near + len(project.stops) - 1 - project.cost * DOLLAR - len(project.steps) * TILE

    def worth(self, project: Project) -> float:
        """Points that it opens, and those of its links, less its cost."""
        return sum(each.points for each in self.opened(project)[:3]) + self.plain(project)

    def opened(self, project: Project) -> list[Opened]:
        """The cubes that could go farther with it, over own links and with the present locomotive, the best first."""
        if project.stops not in self._opened:
            self._opened[project.stops] = self._cubes(project)
        return self._opened[project.stops]

    def _cubes(self, project: Project) -> list[Opened]:
        prospects, level = self.prospects, self.player.locomotive
        ways = prospects.with_links(pairwise(project.stops))
        found = []
        for start in _near(ways, project.stops, level):
            if goods := prospects.cubes.get(start):
                before = self.before(start)
                now = reached(ways, prospects.colours, start, level)
                found += [
                    Opened(points, colour, start, end)
                    for colour, (points, end) in now.items()
                    if colour in goods and points > before.get(colour, (0, ""))[0]
                ]
        return sorted(found, key=lambda each: -each.points)

    def before(self, start: Spot) -> dict[str, tuple[int, Spot]]:
        """Where a cube can come from here as things stand, over own links only."""
        if start not in self._before:
            known, prospects = start in self.prospects.ways, self.prospects
            level = self.player.locomotive
            self._before[start] = reached(prospects.ways, prospects.colours, start, level) if known else {}
        return self._before[start]

    def gain(self, project: Project, board: Board) -> Opened | None:
        """The best of the cubes that it opens: what it brings on the board that it leads to over any links, if that is
        more than it would bring now; None if none does."""
        for each in self.opened(project)[:LIKELY]:
            then, now = (self.best(there, each) for there in (board, self.board))
            if then is not None and (now is None or now.points[self.seat] < then.points[self.seat]):
                return each._replace(points=then.points[self.seat], end=then.end)
        return None

    def best(self, board: Board, cube: Opened) -> Route | None:
        """The best way of a cube on a board."""
        return next(iter(routes(board, self.seat, self.player.locomotive, cube.start, cube.colour)), None)

    def legal(self, projects: Iterable[Project], count: int) -> Iterator[Shortcut]:
        """So many of them, those that the rules forbid left out."""
        yield from islice(filter(None, map(self.tried, projects)), count)

    def tried(self, project: Project) -> Shortcut | None:
        """A project as a plan, None if the rules forbid it."""
        draft = self.draft()
        keys = draft.keys(_steps(project))
        return self.shortcut(project, keys, draft) if keys else None

    def forfeits(self, tiles: int, draft: Draft) -> list[Msg]:
        """STM-091: the links that are lost as the turn ends with so many tiles, as far as that turn is known."""
        if self.turn is None:
            return []
        lost = self.turn.forfeited(draft.board, tiles, [*self.turn.worked, *draft.worked])
        links = [say("open-link", place=place(self.view.map, link.start)) for link in lost]
        return [gives_up(links)] if links else []

    def draft(self) -> Draft:
        """The board as it is."""
        return Draft(self.board, self.seat, self.cash, self.limits, built=self.player.built)

    def shortcut(self, project: Project, keys: tuple[str, ...], draft: Draft) -> Shortcut:
        """A plan in words: ends, tiles, cost; what it brings on the board of the `draft`, and what is raised."""
        map, (first, *via, last) = self.view.map, project.stops
        facts: dict[str, Value] = {"tiles": len(project.steps), "cost": project.cost, **pair(map, first, last)}
        told = [say("plan-over", places=stops(map, via))] if via else []
        told += [say("plan-points", points=len(project.stops) - 1)]
        if (most := self.gain(project, draft.board)) is not None:
            ends = {"place": place(map, most.start), "to": place(map, most.end)}
            told.append(say("plan-opens", points=most.points, colour=most.colour, **ends))
        told += [say("plan-unowned")] if project.origin == "unowned" else []
        told += self.forfeits(len(keys), draft)
        key = "plan-finish" if project.origin == "own" else "plan-link"
        return Shortcut(keys, say(key, **facts), self.effects(told, project.cost))

    def effects(self, gains: list[Msg], cost: int) -> Msg | None:
        """What a plan of so many dollars brings, what is raised for it, and what is missing then."""
        missing = short(self.player, cost, standard=self.view.standard)
        return effects(gains, loan(self.player, cost), missing)

    def going_on(self, starts: Iterable[Spot]) -> Iterator[Shortcut]:
        """One tile for each own unfinished link from these settlements, toward the nearest settlement."""
        map, known, taken = self.view.map, set(starts), set[str]()
        for link in self.view.links:
            if link.owner != self.seat or link.open_end is None or link.ends[0] not in known:
                continue
            hex = DATA.maps[map].across[link.open_end[0]][link.open_end[1]]
            if hex in self.prospects.colours:
                continue
            found = list[tuple[int, int, str, Msg, Draft]]()
            here = site(self.board, self.seat, hex, built=self.player.built)
            for placement in affordable(here, self.limits, self.cash):
                outcome, *others = placement.outcomes
                if others or outcome.what != "extends" or outcome.leaves is None or outcome.ends != link.ends:
                    continue
                far = self.distance(hex, outcome.leaves, link.ends[0])
                draft = self.draft()
                key = draft.place(hex, placement.change)
                assert key is not None
                found.append((far, placement.cost, key, effect(map, hex, outcome, seat=self.seat), draft))
            if found:
                far, cost, key, what, draft = min(found, key=lambda one: one[:3])
                if key in taken:
                    continue  # two of the links meet in one tile
                taken.add(key)
                told = [say("plan-far", tiles=far)] if far <= FAR else []
                told = [say("plan-stays"), *told, *self.forfeits(1, draft)]
                yield Shortcut((key,), say("plan-on", what=what, cost=cost), self.effects(told, cost))

    def distance(self, hex: Spot, leaves: int, start: Spot) -> int:
        """How many tiles are missing from where track leaves a hex to a settlement; more than FAR: very many."""
        beyond = DATA.maps[self.view.map].across[hex][leaves]
        return far(self.view.map, beyond, opposite(leaves), FAR, start)


def short(player: Means, cost: int, *, standard: bool) -> Msg | None:
    """STM-143, STM-176: what of this round's expenses could not be paid as things stand, after paying so much."""
    lent = loan(player, cost)
    owed = lent.income - due_now(player, standard=standard)
    missing = owed - (player.cash + lent.cash - cost)
    return say("short", missing=missing, owed=owed) if missing > 0 and owed > 0 else None


def _short(project: Project) -> tuple[int, int]:
    return len(project.steps), project.cost


def _steps(project: Project) -> list[tuple[Spot, Change]]:
    return [(step.hex, change) for step, change in zip(project.steps, project.changes, strict=True)]


def _near(ways: Ways, stops: Iterable[Spot], level: int) -> list[Spot]:
    """The settlements from which a cube can come to the stops, and over a link between them."""
    found = dict.fromkeys(stops)
    edge = list(found)
    for _ in range(level - 1):
        edge = [end for spot in edge for end in ways.get(spot, ()) if end not in found]
        found |= dict.fromkeys(edge)
    return list(found)


def moves(view: View, ask: Ask[Any]) -> Iterator[Shortcut]:
    """The best deliveries, with all points as income or all as VP."""
    player, prospects = view.players[ask.seat], Prospects(view, ask.seat)
    # at the highest income nothing is asked behind a delivery
    if player.income >= DATA.income.max:
        return
    best = (option for option in ask.options.values() if isinstance(option, Delivery))
    for delivery in islice(best, DELIVERIES):
        wasted = player.income + delivery.own > DATA.income.max
        ways = [_taken(delivery, VP, player.vp)] + ([] if wasted else [_taken(delivery, INCOME, player.income)])
        yield from ways[::-1] if prospects.income(delivery.own) > delivery.own else ways


def _taken(delivery: Delivery, what: str, before: int) -> Shortcut:
    """A delivery whose points go to income or VP, none of them lost."""
    label = delivery.say(f"plan-{what}", gain=delivery.own, after=before + delivery.own)
    return Shortcut((str(delivery), what), label, delivery.beside())
