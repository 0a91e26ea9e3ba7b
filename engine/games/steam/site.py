"""Where a player builds: what track on a hex would meet at its edges, and which track there may be redirected."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NamedTuple

import msgspec

from engine.games.steam.data import DATA, OFF
from engine.games.steam.faces import parts
from engine.games.steam.hexes import Edge
from engine.games.steam.network import Link, Network
from engine.games.steam.state import NOBODY, Laid, Seat, Spot, State

Kind = Literal["blocked", "nothing", "city", "own", "claimable", "unowned", "rival"]
"""What a track end meets at an edge: no place for track (STM-066), a hex without track there, a city, or the open end
of an unfinished link: own, unowned that the player may claim or may not (STM-094), or a rival's."""

ANCHORS = ("city", "own", "claimable")
"""STM-072, STM-087: what new track can start from."""


class Meeting(NamedTuple):
    """What a track end meets: `start` is the settlement that is reached there, "" for none."""

    kind: Kind
    start: Spot = ""
    owner: Seat = NOBODY


class Loose(NamedTuple):
    """STM-095 to STM-097: a segment that the player may redirect: the edge that it keeps, what it meets there, and the
    owner of its link."""

    kept: Edge
    meeting: Meeting
    owner: Seat


class Site(msgspec.Struct, frozen=True, cache_hash=True):
    """A hex as a player who builds there sees it.

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


def site(state: State, network: Network, seat: Seat, hex: Spot) -> Site:
    """A hex that is no city, as it is now for this player."""
    built = state.players[seat].built
    bare = _bare_sites(state.map, tuple(state.new_cities), seat, built)[hex]
    laid, pointing = state.track.get(hex), network.pointing.get(hex)
    if not laid and not pointing:
        return bare
    meetings = list(bare.meetings)
    for edge, link in (pointing or {}).items():
        meetings[edge] = open_end(network, seat, link)
    loose = tuple(_loose(state, network, seat, (hex, number)) for number in range(len(laid.owners))) if laid else ()
    return Site(state.map, hex, seat, built, tuple(meetings), laid, loose, bool(laid) and reached(network, seat, hex))


@lru_cache(maxsize=256)
def _bare_sites(map: str, new_cities: tuple[Spot, ...], seat: Seat, built: bool) -> dict[Spot, Site]:
    """STM-006, STM-066: every hex as it is where there is no track."""
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


def open_end(network: Network, seat: Seat, link: Link) -> Meeting:
    """STM-009, STM-094: what the open end of an unfinished link is for this player."""
    kind: Kind = "own" if link.owner == seat else "rival"
    if link.owner == NOBODY:
        kind = "claimable" if claimable(network, seat, link) else "unowned"
    return Meeting(kind, link.start, link.owner)


def claimable(network: Network, seat: Seat, link: Link) -> bool:
    """STM-094, STM-204: an unowned unfinished link from a city, or from where a link of the player ends."""
    return link.start in network.cities or any(near.owner == seat for near in network.at[link.start])


def reached(network: Network, seat: Seat, town: Spot) -> bool:
    """STM-105: whether a link of the player leads into this town from outside of its hex."""
    links = network.at.get(town, ())
    return any(link.owner == seat and (link.complete or len(link.parts) > 1) for link in links)


def _loose(state: State, network: Network, seat: Seat, piece: tuple[Spot, int]) -> Loose | None:
    """STM-095 to STM-097, STM-100: the last segment of an own or claimable unfinished link; the rest of the link, or
    its city, is what the segment keeps hold of."""
    hex, number = piece
    laid = state.track[hex]
    edges = parts(laid.face, laid.turn)[number]
    link = network.of.get(piece)
    if link is None or link.complete or link.parts[-1] != piece or len(edges) == 1:
        return None
    if link.owner not in (seat, NOBODY) or (link.owner == NOBODY and not claimable(network, seat, link)):
        return None
    ((_, leaves),) = [link.open_end] if link.open_end else []
    kept = edges[edges[0] == leaves]
    rest = Meeting("city", link.start) if len(link.parts) == 1 else open_end(network, seat, link)
    return Loose(kept, rest, link.owner)


def sites(state: State, network: Network, seat: Seat) -> list[Site]:
    """STM-072, STM-087, STM-095, STM-105: every hex where a placement may be legal, in the order of the map."""
    near = set(_beside_cities(state.map, tuple(state.new_cities)))
    for link in network.unfinished:
        if open_end(network, seat, link).kind in ANCHORS and link.open_end:
            hex, edge = link.open_end
            near.update((hex, DATA.maps[state.map].across[hex][edge]))
    near.update(town for town in network.at if town in state.track and reached(network, seat, town))
    return [site(state, network, seat, hex) for hex in DATA.maps[state.map].hexes if hex in near]


@lru_cache(maxsize=256)
def _beside_cities(map: str, new_cities: tuple[Spot, ...]) -> tuple[Spot, ...]:
    """STM-069: the hexes from which an edge leads into a city."""
    facts = DATA.maps[map]
    cities = frozenset((*facts.cities, *new_cities))
    return tuple(
        hex for hex, across in facts.across.items() if hex not in cities and any(near in cities for near in across)
    )
