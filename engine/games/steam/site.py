"""Where a player builds: what track on a hex would meet at its edges, and what track there can be redirected."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Literal, NamedTuple

import msgspec

from engine.games.steam.data import DATA
from engine.games.steam.faces import parts
from engine.games.steam.facts import OFF
from engine.games.steam.hexes import Edge
from engine.games.steam.network import Link, Network, Piece, network_of
from engine.games.steam.state import NOBODY, Board, Laid, Seat, Spot

Kind = Literal["blocked", "nothing", "city", "own", "claimable", "unowned", "rival"]
"""What a track end meets at an edge: no place for track (STM-066), a hex without track there, a city, or the open end
of an unfinished link: one's own, an unowned one that the player may or may not claim (STM-094), or a rival's."""

ANCHORS = ("city", "own", "claimable")
"""STM-072, STM-087: what new track can start at."""
CLOSED = ("blocked", "unowned", "rival")
"""STM-066, STM-073, STM-203: what a plain segment can't end at."""


class Meeting(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """What a track end meets: `start` is the settlement that it reaches there ("": none)."""

    kind: Kind
    start: Spot = ""
    owner: Seat = NOBODY


class Loose(msgspec.Struct, frozen=True, gc=False):
    """STM-095 to STM-097: a segment that the player may redirect: the edge that it keeps, what it meets there, and the
    owner of its link."""

    kept: Edge
    meeting: Meeting
    owner: Seat


class Site(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """A hex as seen by a player who builds there.

    `laid` is the tile on it. `meetings` go by edge, `loose` by the parts of the tile. `reached`: a link of the player
    leads from outside into the town of this hex (STM-105). `built`: the player has placed track before (STM-068).
    """

    map: str
    hex: Spot
    seat: Seat
    built: bool
    meetings: tuple[Meeting, ...]
    laid: Laid | None = None
    loose: tuple[Loose | None, ...] = ()
    reached: bool = False

    @property
    def town(self) -> bool:
        """STM-003: whether there is a town on the hex."""
        return DATA.maps[self.map].hexes[self.hex].feature == "town"


BLOCKED = Meeting("blocked")
NOTHING = Meeting("nothing")


class Outlook(NamedTuple):
    """The track on the map as seen by a player who builds.

    `meetings` are the open ends by the hex that they point at, and the edge as that hex counts it; `loose` the segments
    that the player may redirect; `reached` the towns into which a link of the player leads (STM-105).
    """

    meetings: dict[Spot, dict[Edge, Meeting]]
    loose: dict[Piece, Loose]
    reached: frozenset[Spot]


@lru_cache(maxsize=64)
def outlook(network: Network, seat: Seat) -> Outlook:
    """How this player sees these links."""
    meetings = {
        hex: {edge: open_end(network, seat, link) for edge, link in pointing.items()}
        for hex, pointing in network.pointing.items()
    }
    loose = (_loose(network, seat, link) for link in network.unfinished)
    towns = [town for town, links in network.at.items() if town not in network.cities and _reached(seat, links)]
    return Outlook(meetings, dict(found for found in loose if found), frozenset(towns))


def open_end(network: Network, seat: Seat, link: Link) -> Meeting:
    """STM-009, STM-094: what the open end of an unfinished link means to this player."""
    kind: Kind = "own" if link.owner == seat else "rival"
    if link.owner == NOBODY:
        kind = "claimable" if claimable(network, seat, link) else "unowned"
    return Meeting(kind, link.start, link.owner)


def claimable(network: Network, seat: Seat, link: Link) -> bool:
    """STM-094, STM-204: an unowned unfinished link from a city, or from where a link of the player ends."""
    return link.start in network.cities or any(near.owner == seat for near in network.at[link.start])


def _reached(seat: Seat, links: Iterable[Link]) -> bool:
    """STM-105: whether one of the links at a town is the player's and comes in from outside the hex."""
    return any(link.owner == seat and (link.complete or len(link.parts) > 1) for link in links)


def _loose(network: Network, seat: Seat, link: Link) -> tuple[Piece, Loose] | None:
    """STM-095 to STM-097, STM-100: the last segment of an unfinished link that is the player's or claimable; it stays
    joined to the rest of the link, or to its city."""
    end = open_end(network, seat, link)
    hex, number = piece = link.parts[-1]
    laid = network.track[hex]
    part = parts(laid.face, laid.turn)[number]
    if end.kind not in ("own", "claimable") or len(part) == 1 or link.open_end is None:
        return None
    kept = part[part[0] == link.open_end[1]]
    return piece, Loose(kept, Meeting("city", link.start) if len(link.parts) == 1 else end, link.owner)


def site(board: Board, seat: Seat, hex: Spot, *, built: bool, network: Network | None = None) -> Site:
    """A hex that is no city, as it is now for this player; `built`: the player has placed track before (STM-068).

    `network` are the links of the board, if they are known.
    """
    network = network or network_of(board)
    return _site(_bare_sites(board, seat, built=built)[hex], network, outlook(network, seat))


def sites(board: Board, seat: Seat, *, built: bool, network: Network | None = None) -> list[Site]:
    """STM-072, STM-087, STM-095, STM-105: every hex where a placement may be legal, in the order of the map; otherwise
    like `site`."""
    network = network or network_of(board)
    bare, seen = _bare_sites(board, seat, built=built), outlook(network, seat)
    near = {*_beside_cities(board.map, tuple(board.new_cities)), *seen.reached}
    near.update(hex for hex, _ in seen.loose)
    near.update(hex for hex, ends in seen.meetings.items() if any(end.kind in ANCHORS for end in ends.values()))
    return [_site(site, network, seen) for hex, site in bare.items() if hex in near]


def _site(bare: Site, network: Network, seen: Outlook) -> Site:
    """A hex with the track on it and around it."""
    hex, meetings = bare.hex, bare.meetings
    laid, pointing = network.track.get(hex), seen.meetings.get(hex)
    if pointing:
        meetings = tuple(pointing.get(edge, meeting) for edge, meeting in enumerate(meetings))
    if laid is None:
        return Site(bare.map, hex, bare.seat, bare.built, meetings) if pointing else bare
    loose = tuple(seen.loose.get((hex, number)) for number in range(len(laid.owners)))
    return Site(bare.map, hex, bare.seat, bare.built, meetings, laid, loose, hex in seen.reached)


def _bare_sites(board: Board, seat: Seat, *, built: bool) -> dict[Spot, Site]:
    return _bare_map(board.map, tuple(board.new_cities), seat, built)


@lru_cache(maxsize=256)
def _bare_map(map: str, new_cities: tuple[Spot, ...], seat: Seat, built: bool) -> dict[Spot, Site]:
    """STM-006, STM-065, STM-066: every hex that is no city, as if it had no track."""
    facts = DATA.maps[map]
    cities = frozenset((*facts.cities, *new_cities))
    return {
        hex: Site(map, hex, seat, built, tuple(_bare(beyond, cities) for beyond in across))
        for hex, across in facts.across.items()
        if hex not in cities
    }


def _bare(beyond: Spot, cities: frozenset[Spot]) -> Meeting:
    if beyond == OFF:
        return BLOCKED
    return Meeting("city", beyond) if beyond in cities else NOTHING


@lru_cache(maxsize=256)
def _beside_cities(map: str, new_cities: tuple[Spot, ...]) -> tuple[Spot, ...]:
    """STM-069: the hexes from which an edge leads into a city."""
    facts = DATA.maps[map]
    cities = frozenset((*facts.cities, *new_cities))
    return tuple(hex for hex, across in facts.across.items() if any(beyond in cities for beyond in across))
