"""The choices of a delivery (rules section 3): supply cities, demand spaces, sets of cards."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.play.ask import Choice
from engine.core.play.msg import Msg
from engine.games.cargo_empire.cards import Cards
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.facts import MODES
from engine.games.cargo_empire.state import CityKey, Player
from engine.games.cargo_empire.words import name, say

Rooms = tuple[tuple[str, int], ...]
"""How many advances each marker can still make (CGE-222)."""


@dataclass(frozen=True, slots=True)
class Supply(Choice):
    """CGE-032, CGE-033: a city from which a cube of this colour can be delivered."""

    city: CityKey
    colour: str

    def __str__(self) -> str:
        return f"{self.city}/{self.colour}"

    def label(self) -> Msg:
        """The city and the colour of its cubes."""
        return say("supply", city=name("city", self.city), colour=self.colour)


@dataclass(frozen=True, slots=True)
class Demand(Choice):
    """CGE-034, CGE-035: a demand space to which the cube can be delivered.

    `cube` is the colour of a cube that only a crest makes fit (CGE-130), else "". `cards` is the fewest that the player
    needs, 0 for a vassal, who needs none. `region` is the colour of the city, if a long list is grouped by that.
    """

    city: CityKey
    space: str
    colour: str
    cube: str = ""
    cards: int = 0
    region: str = ""

    def __str__(self) -> str:
        return f"{self.city}/{self.space}"

    def label(self) -> Msg:
        """The city, and its space if the city has several of the cube's colour."""
        city = name("city", self.city)
        return say("demand", city=city, space=self.space, colour=self.colour) if self.cube else city

    def group(self) -> Msg | None:
        """How many cards it takes; in a long list, the colour of the city."""
        if self.region:
            return say("region", city=self.region)
        return say("with-cards", count=self.cards) if self.cards else None


@dataclass(frozen=True, slots=True)
class Fare(Choice):
    """A set of cards that pays for a delivery."""

    cards: Cards

    def __str__(self) -> str:
        return str(self.cards)

    def label(self) -> Msg:
        """The cards."""
        how = "crest" if self.cards.crest else "boosted" if self.cards.boosted else "plain"
        return say("fare", how=how, cards=cards_name(self.cards))


def cards_name(cards: Cards) -> Msg:
    """Transport cards in words."""
    return say("cards", road=cards.road, rail=cards.rail, sea=cards.sea)


def in_hand(player: Player, key: str = "hand") -> Msg:
    """The transport cards that somebody has; `key` is the sentence."""
    held = player.hand
    return say(key, cards=cards_name(Cards(held["road"], held["rail"], held["sea"])), count=sum(held.values()))


def goes(cards: Cards, extras: int, rooms: Rooms) -> tuple[list[tuple[str, int]], int]:
    """CGE-062, CGE-066, CGE-222: how far these cards move each marker, including extra advances that only one can make;
    and how many extra advances leave a choice of markers. What would be lost at the top is left out."""
    left, found = dict(rooms), dict[str, int]()
    for mode in MODES:
        if cards.of(mode):
            marker = DATA.cards[mode].marker
            found[marker] = min(advances(cards, mode), left[marker])
            left[marker] -= found[marker]
    free = [marker for marker in found if left[marker]]
    any_of = min(extras, sum(left[marker] for marker in free))
    if len(free) == 1:
        found[free[0]], any_of = found[free[0]] + any_of, 0
    return [(marker, steps) for marker, steps in found.items() if steps], any_of


def advances(cards: Cards, mode: str) -> int:
    """CGE-062, CGE-135: how many advances the cards of a type give to their marker."""
    return DATA.cards[mode].advance * cards.of(mode) + (cards.boosted and mode == "rail")
