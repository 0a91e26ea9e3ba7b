"""No delivery possible (rules section 5)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.play.ask import Choice, Word
from engine.core.play.msg import Msg
from engine.games.cargo_empire import clans
from engine.games.cargo_empire.cities import MOST, side
from engine.games.cargo_empire.clans import powers
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.delivery import can_deliver
from engine.games.cargo_empire.development import take_cards
from engine.games.cargo_empire.facts import MODES
from engine.games.cargo_empire.state import CityKey, Seat, State
from engine.games.cargo_empire.turn import Turn
from engine.games.cargo_empire.words import name, say


@dataclass(frozen=True, slots=True)
class Restock(Choice):
    """CGE-081: a city whose empty supply spaces get a cube."""

    city: CityKey
    colour: str
    cubes: int

    def __str__(self) -> str:
        return f"restock/{self.city}"

    def label(self) -> Msg:
        """The city, and how many cubes of which colour it gets."""
        return say("skip-restock", city=name("city", self.city), colour=self.colour, cubes=self.cubes)


CARDS = Word("cards", say("skip-cards"))


def skips(state: State, seat: Seat) -> list[Word | Restock]:
    """CGE-081, CGE-082, CGE-084: new cards, or new cubes in a city of the player's with an empty supply space."""
    restocks = [
        Restock(key, side(city).supply, DATA.cubes_on_tile - city.cubes)
        for key, city in state.cities.items()
        if city.level <= MOST and city.cubes < DATA.cubes_on_tile and city.present(seat)
    ]
    return [CARDS, *restocks]


async def skip(turn: Turn, declined: bool) -> bool:
    """CGE-080 to CGE-083, CGE-227: the turn is skipped; False if a paid ability has made a delivery possible.

    A player who has `declined` a delivery that a crest makes possible could have paid for an ability then.
    """
    state, seat = turn.state, turn.seat
    between = [] if declined else clans.paid(turn)

    def options() -> list[Word | Restock]:
        changed = between and can_deliver(state, seat, powers(state, seat))
        return [] if changed else skips(state, seat)

    chosen = await turn.table.choose(seat, "skip", options, between=between, pause=True, hand=turn)
    if chosen is None:
        return False
    turn.player.out += 1
    turn.tell(say("log-skip", seat=turn.seat))
    if isinstance(chosen, Restock):
        turn.state.cities[chosen.city].cubes += chosen.cubes
        city = name("city", chosen.city)
        turn.tell(say("log-restock", seat=turn.seat, city=city, colour=chosen.colour, cubes=chosen.cubes))
    else:
        take_cards(turn.table, turn.seat, MODES)
    return True
