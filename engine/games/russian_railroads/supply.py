"""The supply of locomotive tiles (rules section 4): what may be taken, what fits, and what one choice leaves for the
other."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.core.play.ask import Choice
from engine.core.play.msg import Msg
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.state import EMPTY, Player, State
from engine.games.russian_railroads.words import name, say


@dataclass(frozen=True, slots=True)
class Tile(Choice):
    """A tile of the supply that may become a factory: the lowest locomotive tile, or one lying factory side up."""

    number: int
    loco_side: bool

    def __str__(self) -> str:
        return f"loco-tile-{self.number}" if self.loco_side else f"factory-{self.number}"

    def label(self) -> Msg:
        """Its function and its number."""
        function = name("factory", self.function)
        return say("build-loco-tile" if self.loco_side else "build-factory", number=self.number, function=function)

    @property
    def function(self) -> str:
        """The id of its function."""
        return DATA.factories[self.number].id


def tiles(state: State) -> Iterator[Tile]:
    """RRR-046, RRR-193: the lowest locomotive tile of the supply, and each kind of factory tile lying there."""
    if loco := lowest(state):
        yield Tile(loco, True)
    for number, count in enumerate(state.factory_tiles):
        if count:
            yield Tile(number, False)


def can_build(state: State) -> bool:
    """RRR-193: whether the supply holds any tile that may become a factory."""
    return any(state.stacks) or any(state.factory_tiles)


def can_do_both(state: State, player: Player) -> bool:
    """RRR-050, RRR-051, RRR-184: whether a locomotive can be taken and a factory built, in some order."""
    return loco_leaves_a_factory(state, player) or any(leaves_a_loco(state, player, tile) for tile in tiles(state))


def loco_leaves_a_factory(state: State, player: Player) -> bool:
    """RRR-052: whether a locomotive can be taken now and a factory built afterwards.

    A chain ends on an empty place or, only if there is none, with a tile returned to the supply, so the player's
    choices in the chain do not matter.
    """
    if not fits(player, lowest(state)):
        return False
    return sum(state.stacks) > 1 or any(state.factory_tiles) or not has_empty_place(player)


def leaves_a_loco(state: State, player: Player, tile: Tile) -> bool:
    """Whether a locomotive can still be taken after this tile has become a factory."""
    if not tile.loco_side or state.stacks[tile.number] > 1:
        return fits(player, lowest(state))
    higher = range(tile.number + 1, len(state.stacks))
    return fits(player, next((number for number in higher if state.stacks[number]), 0))


def lowest(state: State) -> int:
    """RRR-040: the lowest number lying locomotive side up in the supply; 0 if there is none."""
    for number, tiles in enumerate(state.stacks):
        if tiles:
            return number
    return 0


def fits(player: Player, loco: int) -> bool:
    """RRR-191: whether a locomotive fits some place at this moment. There is no locomotive 0."""
    return any(min(route) < loco for route in player.locos.values())


def has_empty_place(player: Player) -> bool:
    """RRR-043: while a place is empty, no locomotive returns to the supply."""
    return any(EMPTY in route for route in player.locos.values())
