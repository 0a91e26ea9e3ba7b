"""Where to build: the hexes that a build turn offers."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.play.ask import Option
from engine.core.play.msg import Msg
from engine.games.steam.data import DATA
from engine.games.steam.places import place, stops
from engine.games.steam.site import Site
from engine.games.steam.state import Spot
from engine.games.steam.words import say

LEAST = 2 * DATA.build.per_exit
"""STM-078: dollars for the cheapest tile there is."""


@dataclass(frozen=True, slots=True)
class Hex(Option):
    """A hex with at least one legal placement that the player can pay for; `site` is how the player sees it."""

    map: str
    name: Spot
    site: Site

    def __str__(self) -> str:
        return self.name

    def label(self) -> Msg:
        """Its coordinates."""
        return say("hex", hex=self.name)

    def detail(self) -> Msg | None:
        """Empty: what to say about it depends on the other options."""
        return None


def where(site: Site) -> Msg:
    """A hex by what is on it or next to it, then by its coordinates."""
    if site.town:
        return say("settlement", name=place(site.map, site.hex), hex=site.hex)
    cities = [met.start for met in site.meetings if met.kind == "city"]
    ends = [met.start for met in site.meetings if met.kind not in ("city", "nothing", "blocked")]
    ends += [loose.meeting.start for loose in site.loose if loose]
    key, near = ("beside", cities) if cities else ("end", ends)
    order = list(DATA.maps[site.map].hexes)
    return say(f"where-{key}", places=stops(site.map, sorted({*near}, key=order.index)), hex=site.hex)
