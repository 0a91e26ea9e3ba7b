"""What options cost and bring: texts made only when somebody reads them, from what the reader sees."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from engine.core.play.msg import Msg
from engine.games.steam.action_tiles import LOCOMOTIVE, TURN_ORDER, Taking
from engine.games.steam.cities import City, Colour, Town, removed
from engine.games.steam.facts import ActionTile
from engine.games.steam.goods import Cube, ways
from engine.games.steam.money import NO_LOAN, Loan, effects, loan, upkeep
from engine.games.steam.network import Link, Network
from engine.games.steam.outcomes import Outcome
from engine.games.steam.places import cubes, pair, place, stops
from engine.games.steam.site import claimable
from engine.games.steam.state import NOBODY, Board, Goods, Seat, Spot
from engine.games.steam.tiles import Tile, deed, effect
from engine.games.steam.view import PlayerView
from engine.games.steam.words import say

MOST_TOLD = 3
"""At most this many facts about a tile fit a line of a list; the least important are left out."""


@dataclass(frozen=True, slots=True)
class Takings:
    """Action tiles for a player, in the Standard game or not; `last`: it is the last round."""

    player: PlayerView
    standard: bool
    last: bool

    def detail(self, taking: Taking) -> Msg | None:
        """What it does, and the cost of raising the money for it; a passed one does nothing."""
        if taking.passed:
            return None
        does, due = self._effect(taking.tile), loan(self.player, taking.cost).said()
        return say("taking-loan", effect=does, loan=due) if due else does

    def _effect(self, tile: ActionTile) -> Msg:
        level, rules = self.player.locomotive + 1, "standard" if self.standard else "base"
        upkeep_tells = self.standard and tile.number == LOCOMOTIVE
        if self.last and (upkeep_tells or tile.number == TURN_ORDER):
            rules = "last"
        return say(f"action-{tile.key}-{rules}-effect", before=level - 1, level=level, upkeep=upkeep(level))


@dataclass(frozen=True, slots=True)
class Tiles:
    """Tiles for a hex, and a player who pays; `usual` is raised for any of them.

    `idle` are the parts of the tile there, by number, whose link is lost unless they are worked on; `lost` are the
    links that each tile (its face and turn) loses if it is the last one of the turn.
    """

    player: PlayerView
    usual: Loan
    idle: frozenset[int]
    lost: Mapping[str, Sequence[Msg]]

    def detail(self, tile: Tile) -> Msg | None:
        """What its other parts do, and anything else worth knowing, such as the cost of raising the money, if that is
        more than for the cheapest tile."""
        first, *others = tile.outcomes
        alike = groupby(others, key=lambda outcome: _together(outcome, tile.seat))
        told = [effect(tile.map, tile.hex, *part, seat=tile.seat) for _, part in alike]
        lost = self.lost.get(str(tile), ())
        idle = tile.placement.change.moved in self.idle and not first.complete and not lost
        told += [say("tile-unworked")] if idle else []
        told += [say("tile-unowned")] if deed(first, tile.seat) == "redirects-unowned" else []
        worse = gives_up(lost)
        worse += [say("tile-improves")] if tile.placement.change.kind == "improvement" else []
        # whose track it was matters least: it is left out if there is much else to tell
        claimed = first.what == "claims" and first.complete and len(told) + len(worse) < MOST_TOLD
        told += [*([say("tile-claimed")] if claimed else []), *worse]
        lent = loan(self.player, tile.cost)
        return effects(told, NO_LOAN if lent == self.usual else lent)


def gives_up(lost: Sequence[Msg]) -> list[Msg]:
    """STM-091: what is said about links that are lost as the turn ends: which one, or how many, if there are any."""
    return [say("tile-gives-up", count=len(lost), link=lost[0])] if lost else []


def open_link(map: str, link: Link) -> Msg:
    """An unfinished link by where it starts."""
    return say("open-link", place=place(map, link.start))


def _together(outcome: Outcome, seat: Seat) -> tuple[str, object]:
    """What parts told together have in common: what they do, and from where."""
    return deed(outcome, seat), outcome if outcome.complete else outcome.ends[0]


@dataclass(frozen=True, slots=True)
class Towns:
    """Towns that can become New Cities, each with the effect on links."""

    effects: Mapping[Spot, tuple[Msg, ...]]

    def detail(self, town: Town) -> Msg | None:
        """Which links are completed, removed, or unowned for good."""
        found = self.effects[town.hex]
        return say("new-city-effect", effects=list(found)) if found else None


def founding(network: Network, map: str, seat: Seat, town: Spot) -> Iterator[Msg]:
    """STM-112, STM-113, STM-207, STM-208: the effect of this player's New City on the links there."""
    lost = list[Msg]()
    for link in network.pointing.get(town, {}).values():
        start = place(map, link.start)
        if link.owner == NOBODY and claimable(network, seat, link):
            yield say("new-city-claims", place=start)
        elif link.owner == NOBODY:
            lost.append(say("new-city-unowned", **pair(map, link.start, town)))
        elif link.owner == seat:
            yield say("new-city-own", place=start)
        else:
            yield say("new-city-other", place=start, other=link.owner)
    for link in removed(network, town):
        if link.owner in (seat, NOBODY):
            yield say("new-city-removes" if link.owner == seat else "new-city-removes-unowned")
        else:
            yield say("new-city-removes-other", other=link.owner)
    yield from lost


@dataclass(frozen=True, slots=True)
class Lying:
    """The cubes that lie in cities."""

    goods: Mapping[Spot, Goods]

    def detail(self, option: City | Colour) -> Msg | None:
        """The cubes of a city that may grow; how many tiles of a New City are left, and cubes for it."""
        if isinstance(option, Colour):
            return say("new-city-left", count=option.left, cubes=self.count(option.key), colour=option.key)
        found = self.goods.get(option.hex)
        return say("growth-effect", cubes=cubes(found)) if found else None

    def count(self, colour: str) -> int:
        """How many cubes of a colour there are."""
        return sum(goods.get(colour, 0) for goods in self.goods.values())


@dataclass(frozen=True, slots=True)
class Cubes:
    """Cubes that a locomotive of this level can move."""

    board: Board
    level: int

    def detail(self, cube: Cube) -> Msg:
        """The most points, how many ways there are, and where they lead."""
        found = ways(self.board, self.level, cube.best)
        ends = stops(cube.best.map, dict.fromkeys(way.route.end for way in found))
        return say("cube-effect", points=cube.best.own, count=len(found), ends=ends)
