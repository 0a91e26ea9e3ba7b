"""Factories (rules section 4): building, and replacing when all notches are filled."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.play.ask import Choice
from engine.core.play.msg import Msg, Value
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.state import EMPTY
from engine.games.russian_railroads.supply import tiles
from engine.games.russian_railroads.turn import Turn
from engine.games.russian_railroads.words import name, say


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
    """A notch (counted from 1) whose factory may be replaced by a new one."""

    notch: int
    number: int
    new: int

    def __str__(self) -> str:
        return f"notch-{self.notch}"

    def label(self) -> Msg:
        """The notch, the factory in it and the new one."""
        function = name("factory", DATA.factories[self.number].id)
        return say("notch", notch=self.notch, number=self.number, function=function, new=self.new)


async def build_factory(turn: Turn) -> None:
    """RRR-046 to RRR-048, RRR-194: take a tile, and fill the leftmost empty notch or replace a factory."""
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
