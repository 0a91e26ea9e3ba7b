"""Locomotives (rules section 4): places, and chains of replacements."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Literal

from engine.core.play.ask import Choice, Option
from engine.core.play.msg import Msg, Value
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.state import Player
from engine.games.russian_railroads.supply import fits, has_empty_place
from engine.games.russian_railroads.turn import Turn
from engine.games.russian_railroads.words import say, word

PLACES = [(route.id, index) for route in DATA.routes.values() for index in range(route.loco_places)]
RETURN = word("return")


@dataclass(frozen=True, slots=True)
class Take(Choice):
    """Take a locomotive: the lowest of the supply, or one that lies elsewhere."""

    number: int
    from_supply: bool = True

    def __str__(self) -> str:
        return "loco"

    def label(self) -> Msg:
        """Which locomotive."""
        return say("loco", loco=self.number)


@dataclass(frozen=True, slots=True)
class Place(Choice):
    """A locomotive place, the number of the locomotive replaced there (0: empty), and what happens to that one: it is
    placed `again`, `returned`, or `either` as the player likes. `alike`: the route's other place is just the same."""

    route: str
    index: int
    loco: int
    replaced: int
    then: Literal["again", "returned", "either"] = "again"
    alike: bool = False

    def __str__(self) -> str:
        route = self.route.lower()
        return f"{route}-{self.index + 1}" if DATA.routes[self.route].loco_places > 1 else route

    def label(self) -> Msg:
        """The route, and what lies there; or which place, if both places of the route are alike."""
        place = self.index + 1 if self.alike else 0
        return say("place", route=self.route.lower(), loco=self.loco, replaced=self.replaced, place=place)


def places(player: Player, loco: int) -> Iterator[Place]:
    """RRR-041, RRR-192: the empty places and those with a locomotive of strictly lower number."""
    empty = has_empty_place(player)
    for route, index in PLACES:
        replaced = player.locos[route][index]
        if replaced < loco:
            alike = player.locos[route].count(replaced) > 1
            yield Place(route, index, loco, replaced, "again" if empty else _then(player, replaced), alike)


def _then(player: Player, replaced: int) -> Literal["returned", "either"]:
    """RRR-044: what may happen to a locomotive that is replaced, if no place is empty."""
    return "either" if fits(player, replaced) else "returned"


async def take_locomotive(turn: Turn, taken: Take) -> None:
    """RRR-040 to RRR-045, RRR-178, RRR-191: place a new locomotive with its whole chain of replacements."""
    player, loco, hand = turn.player, taken.number, taken.number
    turn.state.stacks[loco] -= taken.from_supply
    while hand:
        options: list[Option] = list(places(player, hand))
        if hand != loco and not has_empty_place(player):
            options.append(RETURN)
        chosen = await turn.choose("place", options, note=partial(say, "place-note", loco=hand))
        if not isinstance(chosen, Place):
            turn.state.factory_tiles[hand] += 1
            turn.tell(say("log-loco-returned", seat=turn.seat, loco=hand))
            break
        player.locos[chosen.route][chosen.index] = hand
        route = chosen.route.lower()
        facts: dict[str, Value] = {
            "loco": hand,
            "route": route,
            "reach": player.reach(chosen.route),
            "replaced": chosen.replaced,
        }
        turn.tell(say("log-loco", seat=turn.seat, **facts))
        hand = chosen.replaced
