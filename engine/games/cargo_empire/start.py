"""The demand spaces for the posts of setup (rules section 1)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.ask import Option
from engine.core.msg import Msg
from engine.games.cargo_empire.clans import NO_POWERS
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.delivery import demanded, payable
from engine.games.cargo_empire.facts import SPACES
from engine.games.cargo_empire.state import CityKey, Seat, State
from engine.games.cargo_empire.upgrades import side
from engine.games.cargo_empire.words import name, say


@dataclass(frozen=True, slots=True)
class StartSpace(Option):
    """A demand space for one of the two posts of setup.

    `supply` is the colour that the city supplies, `reach` how many spaces its cubes can go to with the cards in hand,
    `near` of them for a single card; `left` is the colour of the other space. `region` and `port` are what the city is.
    """

    city: CityKey
    space: str
    colour: str
    supply: str
    reach: int
    near: int
    left: str
    region: str
    port: bool

    def __str__(self) -> str:
        return f"{self.city}/{self.space}"

    def label(self) -> Msg:
        """The city and its space."""
        return say("demand", city=name("city", self.city), space=self.space, colour=self.colour)

    def detail(self) -> Msg:
        """What one could deliver from there, and what may still be delivered to the city."""
        return say(
            "start-detail", colour=self.supply, spaces=self.reach, near=self.near, left=name("colour", self.left)
        )

    def group(self) -> Msg:
        """The city, and what it is."""
        kind = say("crest-port" if self.port else "crest-city", city=self.region)
        return say("start-city", city=name("city", self.city), kind=kind)


def start_spaces(state: State, seat: Seat, city: CityKey) -> list[StartSpace]:
    """CGE-026, CGE-027: both demand spaces of a city."""
    tile, facts = side(state.cities[city]), DATA.maps[state.map].cities[city]
    counts = [count for _, _, count in payable(state, seat, city, NO_POWERS, demanded(state))]
    reach = (len(counts), counts.count(1))
    return [
        StartSpace(city, space, tile.demand(space), tile.supply, *reach, tile.demand(other), facts.colour, facts.port)
        for space, other in zip(SPACES, reversed(SPACES), strict=True)
    ]
