"""Locomotives (rules section 4): places, chains of replacements, the supply."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.core.ask import Option
from engine.core.msg import Msg
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.specials import trigger
from engine.games.russian_railroads.state import EMPTY, Player, State
from engine.games.russian_railroads.turn import Turn
from engine.games.russian_railroads.words import say, word

PLACES = [(route.id, index) for route in DATA.routes.values() for index in range(route.loco_places)]
RETURN = word("return")


@dataclass(frozen=True, slots=True)
class Place:
    """A locomotive place, and the number of the locomotive that would be replaced there (0: empty)."""

    route: str
    index: int
    loco: int
    replaced: int

    def __str__(self) -> str:
        route = self.route.lower()
        return f"{route}-{self.index + 1}" if DATA.routes[self.route].loco_places > 1 else route

    def label(self) -> Msg:
        """Route, and what lies there."""
        return say("place", route=self.route.lower(), loco=self.loco, replaced=self.replaced)

    def detail(self) -> Msg:
        """By how much the reach of the route grows."""
        return say("place-effect", replaced=self.replaced, more=self.loco - self.replaced)


def lowest(state: State) -> int:
    """RRR-040: the lowest number lying locomotive side up in the supply; 0 if there is none."""
    return next((number for number, tiles in enumerate(state.stacks) if tiles), 0)


def places(player: Player, loco: int) -> Iterator[Place]:
    """RRR-041, RRR-192: the empty places and those with a locomotive of strictly lower number."""
    for route, index in PLACES:
        replaced = player.locos[route][index]
        if replaced < loco:
            yield Place(route, index, loco, replaced)


def fits(player: Player, loco: int) -> bool:
    """RRR-191: whether a locomotive fits some place at this moment. There is no locomotive 0."""
    return any(min(route) < loco for route in player.locos.values())


def has_empty_place(player: Player) -> bool:
    """RRR-043: while a place is empty no locomotive returns to the supply."""
    return any(EMPTY in route for route in player.locos.values())


async def take_locomotive(turn: Turn) -> None:
    """RRR-040: take the lowest locomotive of the supply and place it."""
    loco = lowest(turn.state)
    turn.state.stacks[loco] -= 1
    await place_locomotive(turn, loco)


async def place_locomotive(turn: Turn, loco: int) -> None:
    """RRR-041 to RRR-045, RRR-178, RRR-179, RRR-191: place a new locomotive with its whole chain of replacements."""
    player, hand = turn.player, loco
    while hand:
        options: list[Option] = list(places(player, hand))
        if hand != loco and not has_empty_place(player):
            options.append(RETURN)
        chosen = await turn.choose("place", options, note=say("place-note", loco=hand))
        if not isinstance(chosen, Place):
            turn.state.factory_tiles[hand] += 1
            turn.tell(say("log-loco-returned", seat=turn.seat, loco=hand))
            break
        player.locos[chosen.route][chosen.index] = hand
        route = chosen.route.lower()
        turn.tell(say("log-loco", seat=turn.seat, loco=hand, route=route, reach=player.reach(chosen.route)))
        hand = chosen.replaced
    for route in DATA.routes:
        trigger(turn, route)
