"""The choices of clans (rules section 9): cities for a crest, cubes to move, crests to borrow."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.core.play.ask import Choice, Word
from engine.core.play.msg import Msg
from engine.games.cargo_empire.cities import MOST, side
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.state import CityKey, Seat, State
from engine.games.cargo_empire.words import name, say


@dataclass(frozen=True, slots=True)
class CrestCity(Choice):
    """A city for a crest; `own`: the player has posts there."""

    city: CityKey
    own: bool

    def __str__(self) -> str:
        return self.city

    def label(self) -> Msg:
        """The city."""
        return name("city", self.city)

    def group(self) -> Msg:
        """Whether the player has posts there."""
        return say("crest-own" if self.own else "crest-else")


def crest_cities(state: State, seat: Seat) -> list[CrestCity]:
    """CGE-121, CGE-128: any city except the one where the player's crest stands."""
    crest = state.players[seat].crest
    return [CrestCity(key, city.present(seat)) for key, city in state.cities.items() if key != crest]


@dataclass(frozen=True, slots=True)
class CubeMove(Choice):
    """A cube that moves from one city to another."""

    a: CityKey
    b: CityKey
    colour: str

    def __str__(self) -> str:
        return f"{self.a}/{self.b}"

    def facts(self) -> dict[str, Msg | str]:
        """The arguments of messages about it."""
        return {"from": name("city", self.a), "to": name("city", self.b), "colour": self.colour}

    def label(self) -> Msg:
        """The two cities."""
        return say("cube", **self.facts())

    def group(self) -> Msg:
        """Where the cube goes."""
        return say("cube-to", city=name("city", self.b))


def cube_moves(state: State) -> Iterator[CubeMove]:
    """CGE-132: the moves of a cube from a city to a free supply space of its colour on another city's tile."""
    tiles = [(key, city, side(city).supply) for key, city in state.cities.items() if city.level <= MOST]
    for a, here, colour in tiles:
        for b, there, wanted in tiles if here.cubes else ():
            if a != b and there.cubes < DATA.cubes_on_tile and colour == wanted:
                yield CubeMove(a, b, colour)


def movable(state: State) -> bool:
    """CGE-132: whether there is such a cube."""
    return any(True for _ in cube_moves(state))


def lent(state: State, seat: Seat) -> Word:
    """CGE-139: the crest of a seat as an option: whose it is, and where it stands."""
    player = state.players[seat]
    return Word(player.clan, say("borrow", clan=name("clan", player.clan), city=name("city", player.crest)))
