"""The demand spaces for the posts of setup (rules section 1)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.play.ask import Choice
from engine.core.play.msg import Msg
from engine.games.cargo_empire.cities import side
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.facts import SPACES
from engine.games.cargo_empire.state import CityKey, State
from engine.games.cargo_empire.words import name, say


@dataclass(frozen=True, slots=True)
class StartSpace(Choice):
    """A demand space for one of the two posts of setup. `region` and `port` describe the city."""

    city: CityKey
    space: str
    colour: str
    region: str
    port: bool

    def __str__(self) -> str:
        return f"{self.city}/{self.space}"

    def label(self) -> Msg:
        """The city and its space."""
        return say("demand", city=name("city", self.city), space=self.space, colour=self.colour)

    def group(self) -> Msg:
        """The city, and what kind it is."""
        kind = say("crest-port" if self.port else "crest-city", city=self.region)
        return say("start-city", city=name("city", self.city), kind=kind)


def start_spaces(state: State, city: CityKey) -> list[StartSpace]:
    """CGE-026, CGE-027: both demand spaces of a city."""
    tile, facts = side(state.cities[city]), DATA.maps[state.map].cities[city]
    return [StartSpace(city, space, tile.demand(space), facts.colour, facts.port) for space in SPACES]
