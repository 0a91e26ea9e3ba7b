"""What the hexes of a build turn are good for, their order, and their groups."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, NamedTuple

from engine.core.play.msg import Msg
from engine.games.steam.data import DATA
from engine.games.steam.faces import available
from engine.games.steam.facts import Limit
from engine.games.steam.hexes import Edge, opposite
from engine.games.steam.outcomes import Placement
from engine.games.steam.placement import cheapest, placements
from engine.games.steam.places import pair, place, stops
from engine.games.steam.site import ANCHORS, Site
from engine.games.steam.spots import LEAST, Hex
from engine.games.steam.state import NOBODY, Seat, Spot
from engine.games.steam.tiles import Tile
from engine.games.steam.words import say

Use = Literal["finishes", "own", "completes", "claims", "network", "redirects", "city", "redirects-unowned"]
USES: tuple[Use, ...] = ("finishes", "own", "completes", "claims", "network", "redirects", "city", "redirects-unowned")
"""What a hex is good for, the most useful first: completing or extending one's own unfinished link, a link of one tile,
extending an unowned one, starting from one's own network, turning the end of a link, starting from any city, turning
the end of a link that stays unowned."""
LOOSE = ("loose", "loose-unowned")
"""Ends of links that can be turned: one's own, and those that stay unowned."""


class Lead(NamedTuple):
    """What a hex is good for: `start` is the settlement where the track comes from, `to` the one that it would reach.

    `side` is the edge of the city `start` at which the hex lies, `cost` the price of the cheapest tile for it in
    dollars. `joined`: the link that it completes belongs to the player's network.
    """

    use: Use
    start: Spot
    cost: int
    to: Spot = ""
    side: Edge = 0
    joined: bool = False


@dataclass(frozen=True, slots=True)
class Place(Hex):
    """A hex that can be built on, and what it is good for; `only` is its tile if there is just one, which is then
    placed at once."""

    lead: Lead
    only: Tile | None = None

    def label(self) -> Msg:
        """What it is good for, and its coordinates."""
        lead = self.lead
        town = "" if self.name in (lead.start, lead.to) else DATA.maps[self.map].hexes[self.name].name
        hex = say("town-hex", name=town, hex=self.name) if town else say("hex", hex=self.name)
        if lead.to:
            return say("hex-completes", cost=lead.cost, hex=hex, **pair(self.map, lead.start, lead.to))
        key = "beside" if lead.start != self.name and lead.use in ("network", "city") else lead.use
        return say(f"hex-{key}", place=place(self.map, lead.start), side=lead.side, hex=hex)

    def detail(self) -> Msg | None:
        """Its price, and where else track there could start; if it has only one tile, what that does."""
        if self.only is not None:
            more = self.only.detail()
            if self.lead.to and len(self.only.outcomes) == 1:
                return more  # the label says the rest
            return say("hex-only-more", tile=self.only.deed(), more=more) if more else self.only.deed()
        price, near = self._price(), nearby(self.site, self.lead)
        if self.lead.use == "redirects-unowned":
            return say("hex-unowned", price=price) if price else say("hex-stays-unowned")
        if price and near:
            return say("hex-effect-near", price=price, near=near)
        return say("hex-near", near=near) if near else price

    def _price(self) -> Msg | None:
        """The cost of the cheapest tile, and why that is more than on a plain; None if it is not more, or if the label
        says it."""
        hex, laid = DATA.maps[self.map].hexes[self.name], self.site.laid
        if self.lead.to or self.lead.cost == LEAST:
            return None
        ground = f"hill{'-water' if hex.river else ''}" if hex.terrain == "hill" else "water" if hex.river else "town"
        return say("hex-price", cost=self.lead.cost, ground="tile" if laid else ground)

    def group(self) -> Msg:
        """What it is good for, and where the track starts."""
        return say(f"group-{self.lead.use}", place=place(self.map, self.lead.start))


def nearby(site: Site, lead: Lead) -> list[Msg]:
    """The cities beside a hex, the open ends at its edges that the player may extend, and its own track there.

    What its `lead` says is left out.
    """
    met: list[tuple[str, Spot]] = [(found.kind, found.start) for found in site.meetings if found.kind in ANCHORS]
    loose = [one for one in site.loose if one and lead.use != "redirects"]
    met += [("loose-unowned" if one.owner == NOBODY else "loose", one.meeting.start) for one in loose]
    told = (lead.start, lead.to)
    once = [(kind, start) for kind, start in dict.fromkeys(met) if kind in LOOSE or start not in told]
    cities = [start for kind, start in once if kind == "city"]
    found = [say("near-cities", places=stops(site.map, cities))] if cities else []
    found += [say(f"near-{kind}", place=place(site.map, start)) for kind, start in once if kind in ("own", "claimable")]
    for which in LOOSE:
        links = [say("open-link", place=place(site.map, start)) for kind, start in once if kind == which]
        found += [say(f"near-{which}", links=links)] if links else []
    return [*found, *([say("near-town")] if site.reached and lead.start != site.hex else [])]


@lru_cache(maxsize=4096)
def completing(site: Site) -> tuple[Placement, ...]:
    """The placements that complete a link of the player's, the cheapest first, regardless of money and stock."""
    starts = {met.start for met in site.meetings if met.kind in ANCHORS}
    starts.update(loose.meeting.start for loose in site.loose if loose)
    if len(starts) + site.town < 2:
        return ()
    return tuple(p for p in placements(site) if any(completes(site, o.owner, o.ends) for o in p.outcomes))


def completes(site: Site, owner: Seat, ends: Sequence[Spot]) -> bool:
    """Whether a link with these ends is complete and belongs to the player."""
    return owner == site.seat and len(ends) > 1


def lead_of(site: Site, joined: Collection[Spot], limits: Iterable[Limit], cash: int) -> Lead:
    """What a buildable hex is good for; `joined` are the settlements where the player's links end."""
    old = site.laid.face if site.laid else None
    for found in completing(site):
        if found.cost <= cash and available(found.change.face, old, limits):
            ends = next(o.ends for o in found.outcomes if completes(site, o.owner, o.ends))
            begun = next((met.start for met in site.meetings if met.kind == "own" and met.start in ends), "")
            start = begun or ends[0]
            use: Use = "finishes" if begun else "completes"
            return Lead(use, start, found.cost, ends[ends[0] == start], joined=any(end in joined for end in ends))
    first_tile = cheapest(site)
    return _start(site, joined, first_tile.cost if first_tile else 0)


def _start(site: Site, joined: Collection[Spot], cost: int) -> Lead:
    """Where track on a hex that completes nothing would come from."""
    met = list(enumerate(site.meetings))
    for use in ("own", "claims"):
        kind = "claimable" if use == "claims" else use
        for _, meeting in met:
            if meeting.kind == kind:
                return Lead("own" if use == "own" else "claims", meeting.start, cost)
    if site.reached:
        return Lead("network", site.hex, cost)
    cities = [(edge, meeting.start) for edge, meeting in met if meeting.kind == "city"]
    for edge, city in cities:
        if city in joined:
            return Lead("network", city, cost, side=opposite(edge))
    loose = [one for one in site.loose if one]
    for one in loose:
        if one.owner == site.seat:
            return Lead("redirects", one.meeting.start, cost)
    if not cities:
        return Lead("redirects-unowned", loose[0].meeting.start, cost)
    edge, city = cities[0]
    return Lead("city", city, cost, side=opposite(edge))


def arranged(places: Iterable[Place]) -> list[Place]:
    """The hexes in the order offered: by what they are good for and where the track starts, cheap links first.

    Hexes that start at the same place stay together, since they are offered under one name.
    """

    def rank(one: Place) -> tuple[int, bool, int, int]:
        lead = one.lead
        return USES.index(lead.use), not lead.joined, lead.cost if lead.to else 0, _order(one.map)[lead.start]

    groups: dict[tuple[Use, Spot], list[Place]] = {}
    for one in sorted(places, key=rank):
        groups.setdefault((one.lead.use, one.lead.start), []).append(one)
    return [one for together in groups.values() for one in together]


@lru_cache
def _order(map: str) -> dict[Spot, int]:
    """The hexes of a map, numbered."""
    return {hex: number for number, hex in enumerate(DATA.maps[map].hexes)}
