"""What clans choose from (rules section 9): cities for a crest, cubes to move, crests to borrow."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.ask import Option, Word
from engine.core.msg import Msg
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.row import MOST
from engine.games.cargo_empire.state import CityKey, Seat, State
from engine.games.cargo_empire.upgrades import side
from engine.games.cargo_empire.words import chain, name, say


@dataclass(frozen=True, slots=True)
class CrestCity(Option):
    """A city for a crest, and what is there: cubes of its supply colour, and own posts."""

    city: CityKey
    colour: str
    port: bool
    supply: str
    cubes: int
    posts: int

    def __str__(self) -> str:
        return self.city

    def label(self) -> Msg:
        """The city."""
        return name("city", self.city)

    def detail(self) -> Msg | None:
        """What one looks for on the board."""
        facts = [say("own-posts", posts=self.posts)] if self.posts else []
        facts += [say("cubes", cubes=self.cubes, colour=self.supply)] if self.cubes else []
        return chain([*facts, say("crest-port" if self.port else "crest-city", city=self.colour)])

    def group(self) -> Msg:
        """Whether one has posts there."""
        return say("crest-own" if self.posts else "crest-else")


def crest_city(state: State, seat: Seat, key: CityKey) -> CrestCity:
    """A city as an option for the crest of a seat."""
    city, facts = state.cities[key], DATA.maps[state.map].cities[key]
    supply = side(city).supply if city.level <= MOST else ""
    return CrestCity(key, facts.colour, facts.port, supply, city.cubes, city.posts().count(seat))


def cube_moves(state: State) -> list[tuple[CityKey, CityKey]]:
    """CGE-132: from which city a cube can go to a free supply space of its colour on another city's tile."""
    tiles = [(key, city) for key, city in state.cities.items() if city.level <= MOST]
    return [
        (a, b)
        for a, here in tiles
        if here.cubes
        for b, there in tiles
        if a != b and there.cubes < DATA.cubes_on_tile and side(here).supply == side(there).supply
    ]


@dataclass(frozen=True, slots=True)
class CubeMove(Option):
    """A cube that goes from one city to another; `there` and `here`: one has a post in the first, in the second."""

    a: CityKey
    b: CityKey
    colour: str
    there: bool
    here: bool

    def __str__(self) -> str:
        return f"{self.a}/{self.b}"

    def facts(self) -> dict[str, Msg | str]:
        """What a message says of it."""
        return {"from": name("city", self.a), "to": name("city", self.b), "colour": self.colour}

    def label(self) -> Msg:
        """The two cities."""
        return say("cube", **self.facts())

    def detail(self) -> Msg | None:
        """Where one has a post."""
        if not self.here and not self.there:
            return None
        return say("cube-posts", where="both" if self.here and self.there else "to" if self.here else "from")

    def group(self) -> Msg:
        """Where the cube comes to."""
        return say("cube-to", city=name("city", self.b))


def cube_move(state: State, seat: Seat, a: CityKey, b: CityKey) -> CubeMove:
    """A move of a cube as an option of a seat."""
    from_, to = state.cities[a], state.cities[b]
    return CubeMove(a, b, side(from_).supply, from_.present(seat), to.present(seat))


def lent(state: State, seat: Seat) -> Word:
    """The crest of a seat as an option: whose it is, where it stands, and what it does there."""
    player = state.players[seat]
    city = name("city", player.crest)
    does = say("borrow-effect", seat=seat, city=city, crest=name("lent", player.clan))
    return Word(player.clan, say("borrow", clan=name("clan", player.clan), city=city), does)
