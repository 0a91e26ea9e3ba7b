"""Factories (rules section 4): building, and replacing when all notches are filled."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.core.play.ask import Choice
from engine.core.play.msg import Msg, Value
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.locomotives import fits, has_empty_place, lowest
from engine.games.russian_railroads.state import EMPTY, Player, State
from engine.games.russian_railroads.turn import Turn
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


@dataclass(frozen=True, slots=True)
class Build(Choice):
    """Build a factory; `number` is the tile if there is only one, else 0."""

    number: int

    def __str__(self) -> str:
        return "factory"

    def label(self) -> Msg:
        """Which factory, if there is no choice."""
        if not self.number:
            return say("factory")
        return say("factory-only", number=self.number, function=name("factory", DATA.factories[self.number].id))


@dataclass(frozen=True, slots=True)
class Notch(Choice):
    """A notch (from 1) whose factory may be replaced by a new one."""

    notch: int
    number: int
    new: int

    def __str__(self) -> str:
        return f"notch-{self.notch}"

    def label(self) -> Msg:
        """The notch, the factory in it and the new one."""
        function = name("factory", DATA.factories[self.number].id)
        return say("notch", notch=self.notch, number=self.number, function=function, new=self.new)


def tiles(state: State) -> Iterator[Tile]:
    """RRR-046, RRR-193: the lowest locomotive tile of the supply and every kind of factory tile lying there."""
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


async def build_factory(turn: Turn) -> None:
    """RRR-046 to RRR-048, RRR-194: take a tile, put it into the leftmost empty notch or replace a factory."""
    state, notches = turn.state, turn.player.notches
    tile = await turn.choose("build", tiles(state))
    (state.stacks if tile.loco_side else state.factory_tiles)[tile.number] -= 1
    function = name("factory", DATA.factories[tile.number].id)
    facts: dict[str, Value] = {"seat": turn.seat, "number": tile.number, "function": function}
    if EMPTY in notches:
        notch = notches.index(EMPTY)
        turn.tell(say("log-factory", **facts, notch=notch + 1))
    else:
        options = [Notch(i, old, tile.number) for i, old in enumerate(notches, 1)]
        replaced = await turn.choose("replace", options)
        notch = replaced.notch - 1
        state.factory_tiles[replaced.number] += 1
        old = name("factory", DATA.factories[replaced.number].id)
        turn.tell(say("log-factory-replaced", **facts, notch=notch + 1, replaced=replaced.number, old=old))
    notches[notch] = tile.number
