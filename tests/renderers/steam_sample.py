"""Views of Steam made up for the tests: every field filled, at three stages of a game, on both maps.

The track is laid link by link over free hexes, so that it looks as in a game; nobody has checked its cost.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

import msgspec

from engine.core.play.ask import Ask, Word
from engine.core.play.msg import Msg
from engine.core.play.reading import readable
from engine.games.steam.data import DATA
from engine.games.steam.faces import exhausted, parts
from engine.games.steam.facts import OFF, Map
from engine.games.steam.goods import PASS, Cube, deliveries, ways
from engine.games.steam.hexes import EDGES, opposite
from engine.games.steam.network import network_of
from engine.games.steam.placement import affordable
from engine.games.steam.site import site, sites
from engine.games.steam.spots import Hex
from engine.games.steam.state import NOBODY, Board, Goods, Laid
from engine.games.steam.tiles import Tile
from engine.games.steam.view import BidView, CityView, LinkView, PlayerView, View
from engine.games.steam.words import say

RICH = 100
STAGES = {"early": 0.12, "middle": 0.5, "end": 1.0}
Part = tuple[int, ...]


@cache
def faces() -> dict[frozenset[Part], tuple[str, int]]:
    """The face and the least turn for a set of parts."""
    found: dict[frozenset[Part], tuple[str, int]] = {}
    for face in DATA.faces:
        for turn in range(6):
            shown = frozenset(tuple(sorted(part)) for part in parts(face, turn))
            found.setdefault(shown, (face, turn))
    return found


class Builder:
    """Lays links on a map."""

    def __init__(self, key: str, dice: Random) -> None:
        self.key = key
        self.map: Map = DATA.maps[key]
        self.dice = dice
        self.parts: dict[str, dict[Part, int]] = {}

    def town(self, spot: str) -> bool:
        return self.map.hexes[spot].feature == "town"

    def settled(self, spot: str) -> bool:
        return self.map.hexes[spot].feature != ""

    def path(self, start: str) -> list[tuple[str, int]] | None:
        """A shortest free way from a settlement to another one: hexes with the edge by which each is left."""
        seen, edge = {start}, [[(start, e)] for e in self.dice.sample(list(EDGES), 6)]
        while edge:
            following: list[list[tuple[str, int]]] = []
            for way in edge:
                spot, out = way[-1]
                then = self.map.across[spot][out]
                if then == OFF or then in seen or len(way) > 5:
                    continue
                seen.add(then)
                if self.settled(then):
                    if len(way) > 1 and self.free(way, then):
                        return [*way, (then, -1)]
                    continue
                ways = [[*way, (then, e)] for e in self.dice.sample(list(EDGES), 6) if e != opposite(out)]
                following += [w for w in ways if self.free(w, None)]
            edge = following
        return None

    def free(self, way: list[tuple[str, int]], end: str | None) -> bool:
        return all(self.face(spot, part) for spot, part in self.cut(way, end))

    def cut(self, way: list[tuple[str, int]], end: str | None) -> list[tuple[str, Part]]:
        """The parts of a way, spurs at its towns."""
        found: list[tuple[str, Part]] = []
        start, out = way[0]
        if self.town(start):
            found.append((start, (out,)))
        for (_, before), (spot, after) in pairwise(way):
            if after >= 0:
                found.append((spot, tuple(sorted((opposite(before), after)))))
        if end is not None and self.town(end):
            found.append((end, (opposite(way[-1][1]),)))
        return found

    def face(self, spot: str, part: Part) -> tuple[str, int] | None:
        return (
            faces().get(frozenset([*self.parts.get(spot, {}), part])) if part not in self.parts.get(spot, {}) else None
        )

    def lay(self, owner: int, way: list[tuple[str, int]], whole: bool = True) -> None:
        line = self.cut(way[:-1], way[-1][0])
        for spot, part in line if whole else line[: max(1, len(line) // 2)]:
            self.parts.setdefault(spot, {})[part] = owner

    def track(self) -> dict[str, Laid]:
        found = {}
        for spot in sorted(self.parts, key=lambda s: (self.map.hexes[s].q, self.map.hexes[s].r)):
            face, turn = faces()[frozenset(self.parts[spot])]
            order = [tuple(sorted(part)) for part in parts(face, turn)]
            found[spot] = Laid(face, turn, tuple(self.parts[spot][part] for part in order))
        return found

    def views(self, new: dict[str, str]) -> list[LinkView]:
        """The links as the rules see them."""
        board = Board(self.key, 0, self.track(), new, {})
        return [
            LinkView(None if link.owner == NOBODY else link.owner, link.ends, link.parts, link.open_end)
            for link in network_of(board).links
        ]


def _goods(count: int, dice: Random) -> Goods:
    drawn = [dice.choice(DATA.colours) for _ in range(count)]
    return {colour: drawn.count(colour) for colour in DATA.colours if colour in drawn}


def sample(
    seats: int = 4, stage: str = "middle", map: str = "northeast", reader: int | None = None, seed: int = 1
) -> View:
    """A view at a stage: early, middle or end."""
    share, dice = STAGES[stage], Random(f"{seats} {map} {seed}")
    facts, build = DATA.maps[map], Builder(map, dice)
    starts = [*facts.cities, *facts.towns]
    for number in range(round(46 * share)):
        owner = NOBODY if number % 11 == 7 else number % seats
        way = build.path(dice.choice(starts))
        if way is not None:
            build.lay(owner, way, whole=number % 6 != 4)
    rounds = DATA.players[seats].rounds
    over = stage == "end"
    grown = dice.sample(facts.cities, round(6 * share))
    new = [spot for spot in facts.towns if spot not in build.parts][: round(4 * share)]
    colours = ["grey", "red", "grey", "yellow"]
    links = build.views(dict(zip(new, colours, strict=False)))
    cities = [CityView(spot, facts.hexes[spot].id, facts.hexes[spot].name, facts.hexes[spot].color,
                       _goods(dice.randrange(8 - round(4 * share)), dice), False, spot in grown)
              for spot in facts.cities]  # fmt: skip
    cities[0] = CityView(cities[0].hex, cities[0].id, cities[0].name, cities[0].colour, _goods(10, dice), False, True)
    cities += [CityView(spot, facts.hexes[spot].id, facts.hexes[spot].name, colour, _goods(3, dice), True, False)
               for spot, colour in zip(new, colours, strict=False)]  # fmt: skip
    order = dice.sample(range(seats), seats)
    tiles = dice.sample(range(1, 8), seats)
    players = []
    for seat in range(seats):
        fallen = int(over and seats > 4 and seat == 4)
        own = [link for link in links if link.owner == seat]
        players.append(PlayerView(
            seat=seat, colour=DATA.player_colours[seat].id, cash=0 if fallen else dice.randrange(30),
            income=round(12 * share * dice.uniform(-0.5, 0.9)), vp=round(70 * share**2 * dice.uniform(0.5, 1)),
            locomotive=1 + round(5 * share * dice.random()), tile=tiles[seat], passed=seat == 1, used=False,
            free_pass=False, built=True, improved=False, links=sum(link.complete for link in own),
            unfinished=sum(not link.complete for link in own), bankrupt=fallen,
        ))  # fmt: skip
    best = max(player.vp for player in players)
    phase = {"early": "auction", "middle": "build", "end": "over"}[stage]
    return View(
        seat=reader,
        map=map,
        standard=seats % 2 == 0,
        phase=phase,
        round=max(1, round(rounds * share)),
        rounds=rounds,
        lap=1,
        acting=None if over else order[1],
        order=[seat for seat in order if not players[seat].bankrupt],
        waiting=[] if over else order[2:],
        players=players,
        cities=cities,
        towns=[spot for spot in facts.towns if spot not in new],
        supply=[_goods(DATA.players[seats].cubes_per_supply_space, dice) if n >= 8 * share else {} for n in range(12)],
        bag={"red": 4, "grey": 10},
        new_city_tiles={colour: count - colours[: len(new)].count(colour) for colour, count in DATA.new_cities.items()},
        growth_markers=10 - len(grown),
        action_tiles={} if stage == "early" else {players[seat].tile or 0: seat for seat in order},
        auction=BidView(1, {order[0]: 2}, [], order[0], {}) if stage == "early" else None,
        track=build.track(),
        links=links,
        winners=[player.seat for player in players if player.vp == best] if over else [],
    )


def places_to_build(view: View, seat: int) -> Ask[Any]:
    """The hexes on which this seat could place track if it had the money."""
    limits = exhausted(view.track.values())
    near = [here for here in sites(view.board, seat, built=True) if any(affordable(here, limits, RICH))]
    hexes = {here.hex: Hex(view.map, here.hex, here) for here in near}
    return Ask(seat, "build", hexes | {"done": Word("done", say("done"), way_out=True)}, noted=note(2))


def note(left: int) -> Msg:
    """What is said beside a question of a build turn."""
    return say("build-note", left=left, cost=2, purse="")


def tiles_to_place(view: View, seat: int, least: int = 1) -> Ask[Any]:
    """The tiles on the first hex on which this seat could place that many different ones."""
    limits = exhausted(view.track.values())
    for spot in places_to_build(view, seat).options:
        if spot == "done":
            continue
        found = list(affordable(site(view.board, seat, spot, built=True), limits, RICH))
        if len(found) >= least:
            tiles = [Tile(view.map, spot, seat, placement) for placement in found]
            return Ask(seat, "tile", {str(tile): tile for tile in tiles}, noted=note(2))
    raise LookupError(least)


def cubes_to_move(view: View, seat: int) -> Ask[Any]:
    """The cubes that this seat could move."""
    best = [found.delivery for found in deliveries(view.board, seat, view.players[seat].locomotive)]
    return Ask(seat, "goods", {str(one): one for one in best} | {"pass": PASS})


def ways_to_go(view: View, seat: int) -> Ask[Any]:
    """The ways of the best cube that this seat could move."""
    best = deliveries(view.board, seat, view.players[seat].locomotive)[0].delivery
    found = ways(view.board, view.players[seat].locomotive, best)
    return Ask(seat, "delivery", {str(one): one for one in found})


def cubes_with_ways(view: View, seat: int) -> Ask[Any]:
    """The cubes that this seat could move in several ways."""
    found = [Cube(one.delivery) for one in deliveries(view.board, seat, view.players[seat].locomotive)]
    return readable("steam", view, Ask(seat, "cube", {str(cube): cube for cube in found}))


def busy() -> View:
    """A table at the end of a game whose first player has a locomotive for the longest ways and many links."""
    view = sample(6, "end", seed=4)
    links = [msgspec.structs.replace(link, owner=0 if n % 3 else link.owner) for n, link in enumerate(view.links)]
    mine = {part for link in links if link.owner == 0 for part in link.parts}
    track = {
        spot: msgspec.structs.replace(
            laid, owners=tuple(0 if (spot, n) in mine else owner for n, owner in enumerate(laid.owners))
        )
        for spot, laid in view.track.items()
    }
    players = [msgspec.structs.replace(player, locomotive=6, bankrupt=0) for player in view.players]
    return msgspec.structs.replace(
        view,
        phase="goods",
        acting=0,
        winners=[],
        order=list(range(6)),
        players=players,
        links=links,
        track=track,
        cities=[msgspec.structs.replace(city, cubes=dict.fromkeys(DATA.colours, 1)) for city in view.cities],
    )
