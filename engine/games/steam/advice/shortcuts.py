"""Whole plans that a player often wants: finishing a link now, keeping one, and all others."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, islice, pairwise
from typing import Any, NamedTuple

from msgspec.structs import replace

from engine.core.play.ask import Ask, Shortcut
from engine.core.play.msg import Msg, Value
from engine.games.steam.advice.apart import bids, moves
from engine.games.steam.advice.drafts import Draft
from engine.games.steam.advice.growing import growing
from engine.games.steam.advice.projects import Project, Surveyor, far
from engine.games.steam.advice.prospects import Prospects, Ways, reached
from engine.games.steam.advice.told import gives_up
from engine.games.steam.building import BuildTurn
from engine.games.steam.data import DATA
from engine.games.steam.faces import Change, exhausted
from engine.games.steam.hexes import opposite
from engine.games.steam.money import Means, due_now, effects, loan, most
from engine.games.steam.placement import affordable
from engine.games.steam.places import pair, place, stops
from engine.games.steam.routes import Route, routes
from engine.games.steam.site import site
from engine.games.steam.state import Board, Seat, Spot
from engine.games.steam.tiles import effect
from engine.games.steam.view import LinkView, View, views_of
from engine.games.steam.words import DONE, say

SHOWN = 5
LOOKED_AT = 10
"""At most this many plans are worked out."""
KEPT = 2
"""At most this many ways to extend a link that can't be completed are shown."""
DOLLAR = 0.35
"""What a dollar costs, in points."""
TILE = 1.0
"""What a tile costs, in points: the turn could build something else with it."""
NEAR = 4.0
"""The bonus, in points, for extending one's own network to a new settlement: it makes longer deliveries possible."""
LIKELY = 3
"""For this many cubes that a plan opens, we check whether they can bring as much already."""
FEW = 10
"""With this few options side by side, a plan that is just one of them would only repeat it."""
APART = 3
"""Links between cities off one's own network are looked for over at most this many tiles."""
FAR = 3
"""The nearest settlement is looked for within this many tiles."""
MOST_LINKS = 3
"""At most this many projects make one plan."""


def shortcuts(view: View, ask: Ask[Any]) -> Sequence[Shortcut]:
    """STM-062, STM-127: the best that a turn can bring: completing links now, deliveries, a bid."""
    if ask.kind == "build":
        few = len(ask.options) <= FEW
        plans = islice(chain(growing(view, ask), Builder(view, Stand.of(view, ask)).plans()), SHOWN)
        return [plan for plan in plans if not (few and len(plan.keys) == 1 and plan.keys[0] in ask.options)]
    if ask.kind == "goods":
        return list(moves(view, ask))
    return bids(view, ask) if ask.kind == "bid" else ()


class Opened(NamedTuple):
    """A cube that can be delivered over a new link, with its points for the player."""

    points: int
    colour: str
    start: Spot
    end: Spot


class Stand(NamedTuple):
    """Where a seat's build turn stands: the tiles left, and the dollars it can spend.

    `turn` belongs to the script, None where nobody knows it (in a review).
    """

    seat: Seat
    left: int
    cash: int
    turn: BuildTurn | None = None

    @classmethod
    def of(cls, view: View, ask: Ask[Any]) -> Stand:
        """That of the question asked."""
        left = ask.note.args.get("left") if ask.note else None
        cash = most(view.players[ask.seat], standard=view.standard)
        return cls(ask.seat, left if isinstance(left, int) else 0, cash, ask.hand.holds)


class Further(NamedTuple):
    """The parts of a plan: a project, the draft that it leads to, and what is typed for it."""

    project: Project
    draft: Draft
    keys: tuple[str, ...]


class Ending(NamedTuple):
    """How a turn ends with a plan: what is typed for that, and what the player is told."""

    keys: tuple[str, ...] = ()
    told: Sequence[Msg] = ()


class Builder:
    """What a player could build in the rest of its build turn."""

    def __init__(self, view: View, site: Stand) -> None:
        self.view, self.seat = view, site.seat
        self.player = view.players[site.seat]
        self.left, self.cash, self.turn = site.left, site.cash, site.turn
        self.prospects = Prospects(view, site.seat)
        self._told: set[frozenset[frozenset[Spot]]] = set()
        self._opened: dict[tuple[Spot, ...], list[Opened]] = {}
        self._before: dict[Spot, dict[str, tuple[int, Spot]]] = {}
        self.board, self.limits = view.board, exhausted(view.track.values())

    def plans(self) -> Iterator[Shortcut]:
        """First one's own unfinished links, completed or kept; then what promises the most."""
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
        """The links that could be completed, the shortest and cheapest for each pair of ends: first those that open a
        delivery, then the best."""
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
        """STM-094, STM-204: the unowned unfinished links that the player may extend."""
        cities = self.prospects.colours
        near = self.view.joined(self.seat)
        unowned = (link for link in self.view.links if link.owner is None and not link.complete)
        return [link for link in unowned if link.ends[0] in cities or link.ends[0] in near]

    def promises(self, projects: Iterable[Project]) -> dict[Project, float]:
        """A first guess: cubes that find a city of their colour among the stops and in the network they touch."""
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
        """The points of its links, minus its cost; more if it extends one's own network to a new settlement."""
        ways = self.prospects.ways
        known = sum(stop in ways for stop in project.stops)
        near = NEAR if 0 < known < len(project.stops) else 0
        return near + len(project.stops) - 1 - project.cost * DOLLAR - len(project.steps) * TILE

    def worth(self, project: Project) -> float:
        """The points that it opens and those of its links, minus its cost."""
        return sum(each.points for each in self.opened(project)[:3]) + self.plain(project)

    def opened(self, project: Project) -> list[Opened]:
        """The cubes that it lets go farther, over one's own links and with the current locomotive, the best first."""
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
        """Where a cube can go from here as things stand, over one's own links only."""
        if start not in self._before:
            known, prospects = start in self.prospects.ways, self.prospects
            level = self.player.locomotive
            self._before[start] = reached(prospects.ways, prospects.colours, start, level) if known else {}
        return self._before[start]

    def gain(self, project: Project, board: Board) -> Opened | None:
        """The best cube that it opens, with what that brings over any links on the resulting board; None if no cube
        brings more than now."""
        for each in self.opened(project)[:LIKELY]:
            then, now = (self.best(there, each) for there in (board, self.board))
            if then is not None and (now is None or now.points[self.seat] < then.points[self.seat]):
                return each._replace(points=then.points[self.seat], end=then.end)
        return None

    def best(self, board: Board, cube: Opened) -> Route | None:
        """The best route of a cube on a board."""
        return next(iter(routes(board, self.seat, self.player.locomotive, cube.start, cube.colour)), None)

    def legal(self, projects: Iterable[Project], count: int) -> Iterator[Shortcut]:
        """At most this many of them, without those that the rules forbid."""
        yield from islice(chain.from_iterable(map(self.tried, projects)), count)

    def tried(self, project: Project) -> Iterator[Shortcut]:
        """A project as a plan for the whole turn, none if the rules forbid it.

        Whatever else is worthwhile is added, and the turn ends when nothing is. The first project with such additions
        is also offered alone, and so is one whose addition is already a plan.
        """
        alone = self.draft()
        keys = alone.keys(_steps(project))
        if keys is None:
            return
        first, found, draft, all_keys, missing = not self._told, [project], alone, keys, self.missing(project.cost)
        while (more := self.further(found, draft, missing)) is not None:
            found, draft, all_keys = [*found, more.project], more.draft, (*all_keys, *more.keys)
        fresh = self.untold(found)
        if fresh:
            yield self.shortcut(found, all_keys, draft, whole=len(found) < MOST_LINKS)
        if (first or not fresh) and self.untold([project]):
            yield self.shortcut([project], keys, alone, whole=False)

    def untold(self, projects: Sequence[Project]) -> bool:
        """Whether no plan has built these links yet, from whichever of their ends, in whatever order; now one has."""
        links = frozenset(frozenset(ends) for project in projects for ends in pairwise(project.stops))
        fresh = links not in self._told
        self._told.add(links)
        return fresh

    def further(self, found: Sequence[Project], draft: Draft, missing: Msg | None) -> Further | None:
        """What is best built in addition to these projects, which lead to a draft; None if nothing is worth it.

        It must not leave more expenses unpaid.
        """
        left, laid = self.left - sum(len(one.steps) for one in found), {step.hex for one in found for step in one.steps}
        if not left or len(found) >= MOST_LINKS:
            return None
        spent = sum(one.cost for one in found)
        for project in self.then(draft, left).worthwhile():
            if not laid.isdisjoint(step.hex for step in project.steps):
                continue
            twin = draft.fork()
            keys = twin.keys(_steps(project)) if self.missing(spent + project.cost) == missing else None
            if keys is not None:
                return Further(project, twin, keys)
        return None

    def then(self, draft: Draft, left: int) -> Builder:
        """What can be built after a whole draft."""
        view = replace(self.view, track=dict(draft.board.track), links=views_of(draft.network.links))
        return Builder(view, Stand(self.seat, left, draft.cash))

    def worthwhile(self) -> list[Project]:
        """Projects worth more than they cost, one's own unfinished links first."""
        worth = {project: self.worth(project) for project in self.projects()}
        return sorted((p for p in worth if worth[p] > 0), key=lambda p: (p.origin != "own", -worth[p]))

    def missing(self, cost: int) -> Msg | None:
        """The part of this round's expenses that could not be paid after paying this much."""
        return short(self.player, cost, standard=self.view.standard)

    def ending(self, draft: Draft, *, whole: bool) -> Ending:
        """Whether and how the turn ends with a draft, as far as that is known.

        A `whole` plan ends it if no link is lost and no action is open. It ends by itself when nothing more can be
        done.
        """
        if self.turn is None:
            return Ending()
        lost = draft.lost()
        if not draft.goes_on():
            return Ending(told=gives_up(lost))
        if not whole or lost or self.turn.actions(draft.network):
            return Ending()
        return Ending((DONE,), [say("plan-done", left=draft.left)])

    def draft(self) -> Draft:
        """The board as it is."""
        return Draft(self.board, self.seat, self.cash, built=self.player.built, left=self.left, turn=self.turn)

    def shortcut(self, found: Sequence[Project], keys: tuple[str, ...], draft: Draft, *, whole: bool) -> Shortcut:
        """A plan in words: the ends of the first link, tiles, cost; what all of it brings on the board of the `draft`,
        and what money is raised. A `whole` plan leaves nothing worth doing."""
        project, *others = found
        map, (first, *via, last) = self.view.map, project.stops
        cost = sum(one.cost for one in found)
        facts: dict[str, Value] = {"tiles": len(keys), "cost": cost, **pair(map, first, last)}
        told = [say("plan-over", places=stops(map, via))] if via else []
        also = [say("plan-pair", **pair(map, *ends)) for one in others for ends in pairwise(one.stops)]
        told += [say("plan-also", links=also)] if also else []
        told += [say("plan-points", points=sum(len(one.stops) - 1 for one in found))]
        if (most := self.gain(project, draft.board)) is not None:
            ends = {"place": place(map, most.start), "to": place(map, most.end)}
            told.append(say("plan-opens", points=most.points, colour=most.colour, **ends))
        told += [say("plan-unowned")] if any(one.origin == "unowned" for one in found) else []
        end = self.ending(draft, whole=whole)
        told += end.told
        key = "plan-finish" if project.origin == "own" else "plan-link"
        return Shortcut((*keys, *end.keys), say(key, **facts), self.effects(told, cost))

    def effects(self, gains: list[Msg], cost: int) -> Msg | None:
        """What a plan for this many dollars brings, what is raised for it, and what is then missing."""
        return effects(gains, loan(self.player, cost), self.missing(cost))

    def going_on(self, starts: Iterable[Spot]) -> Iterator[Shortcut]:
        """One tile for each unfinished link of one's own from these settlements, toward the nearest settlement."""
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
                told = [say("plan-stays"), *told, *self.ending(draft, whole=False).told]
                yield Shortcut((key,), say("plan-on", what=what, cost=cost), self.effects(told, cost))

    def distance(self, hex: Spot, leaves: int, start: Spot) -> int:
        """How many tiles are missing from where track leaves a hex to a settlement; above FAR, nobody counts."""
        beyond = DATA.maps[self.view.map].across[hex][leaves]
        return far(self.view.map, beyond, opposite(leaves), FAR, start)


def short(player: Means, cost: int, *, standard: bool) -> Msg | None:
    """STM-143, STM-176: the part of this round's expenses that could not be paid, as things stand, after paying this
    much."""
    lent = loan(player, cost)
    owed = lent.income - due_now(player, standard=standard)
    missing = owed - (player.cash + lent.cash - cost)
    return say("short", missing=missing, owed=owed) if missing > 0 and owed > 0 else None


def _short(project: Project) -> tuple[int, int]:
    return len(project.steps), project.cost


def _steps(project: Project) -> list[tuple[Spot, Change]]:
    return [(step.hex, change) for step, change in zip(project.steps, project.changes, strict=True)]


def _near(ways: Ways, stops: Iterable[Spot], level: int) -> list[Spot]:
    """The settlements from which a cube can reach one of these stops, and go over a link between them."""
    found = dict.fromkeys(stops)
    edge = list(found)
    for _ in range(level - 1):
        edge = [end for spot in edge for end in ways.get(spot, ()) if end not in found]
        found |= dict.fromkeys(edge)
    return list(found)
