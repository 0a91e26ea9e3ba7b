"""Factories (rules section 4): building, and replacing when all notches are filled."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.core.msg import Msg
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.locomotives import fits, has_empty_place, lowest
from engine.games.russian_railroads.state import EMPTY, Player, State
from engine.games.russian_railroads.turn import Turn
from engine.games.russian_railroads.words import effect, name, say


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile of the supply that may become a factory: the lowest locomotive tile, or one lying factory side up."""

    number: int
    loco_side: bool

    def __str__(self) -> str:
        return f"loco-tile-{self.number}" if self.loco_side else f"factory-{self.number}"

    def label(self) -> Msg:
        """Its number and its function."""
        function = name("factory", DATA.factories[self.number].id)
        return say("build-loco-tile" if self.loco_side else "build-factory", number=self.number, function=function)

    def detail(self) -> Msg:
        """What its function does."""
        return effect("factory", DATA.factories[self.number].id)


@dataclass(frozen=True, slots=True)
class Notch:
    """A notch (from 1) whose factory may be replaced."""

    notch: int
    number: int

    def __str__(self) -> str:
        return f"notch-{self.notch}"

    def label(self) -> Msg:
        """The notch and the factory in it."""
        return say("notch", notch=self.notch, number=self.number, function=self._function())

    def detail(self) -> Msg:
        """What happens to the factory."""
        return say("notch-effect", number=self.number)

    def _function(self) -> Msg:
        return name("factory", DATA.factories[self.number].id)


def tiles(state: State) -> Iterator[Tile]:
    """RRR-046, RRR-193: the lowest locomotive tile of the supply and every kind of factory tile lying there."""
    if loco := lowest(state):
        yield Tile(loco, loco_side=True)
    for number, count in enumerate(state.factory_tiles):
        if count:
            yield Tile(number, loco_side=False)


def can_build(state: State) -> bool:
    """RRR-193: whether the supply holds any tile that may become a factory."""
    return any(state.stacks) or any(state.factory_tiles)


def can_do_both(state: State, player: Player) -> bool:
    """RRR-050, RRR-051, RRR-184: whether a locomotive can be taken and a factory built, in some order."""
    return loco_leaves_a_factory(state, player) or any(leaves_a_loco(state, player, tile) for tile in tiles(state))


def loco_leaves_a_factory(state: State, player: Player) -> bool:
    """RRR-052: whether a locomotive can be taken now and a factory built afterwards.

    A chain ends on an empty place or, only if there is none, with a tile returned to the supply: so the player's
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


async def build_factory(turn: Turn, *, then_loco: bool = False) -> None:
    """RRR-046 to RRR-048, RRR-185, RRR-194: take a tile, put it into the leftmost empty notch or replace a factory.

    `then_loco`: the action still has to take a locomotive, so that the last fitting one may not be used up.
    """
    state, player = turn.state, turn.player
    offered = list(tiles(state))
    if then_loco:
        offered = [tile for tile in offered if leaves_a_loco(state, player, tile)] or offered
    tile = await turn.choose("build", offered)
    (state.stacks if tile.loco_side else state.factory_tiles)[tile.number] -= 1
    notch = await _free_notch(turn)
    player.notches[notch] = tile.number
    function = name("factory", DATA.factories[tile.number].id)
    turn.tell(say("log-factory", seat=turn.seat, number=tile.number, function=function, notch=notch + 1))


async def _free_notch(turn: Turn) -> int:
    """RRR-047, RRR-048: the leftmost empty notch, else one whose factory the player returns to the supply."""
    notches = turn.player.notches
    if EMPTY in notches:
        return notches.index(EMPTY)
    chosen = await turn.choose("replace", [Notch(i + 1, number) for i, number in enumerate(notches)])
    turn.state.factory_tiles[chosen.number] += 1
    turn.tell(say("log-factory-returned", seat=turn.seat, number=chosen.number))
    return chosen.notch - 1
