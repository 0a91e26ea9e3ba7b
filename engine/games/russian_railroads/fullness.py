"""Full execution (rules section 15): choices that would make what is required impossible are not offered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from engine.core.ask import Option
from engine.games.russian_railroads import factories, tracks
from engine.games.russian_railroads.effects import BuildFactory, Rail, TakeLoco
from engine.games.russian_railroads.elements import Element
from engine.games.russian_railroads.factories import Build, Tile
from engine.games.russian_railroads.locomotives import Take
from engine.games.russian_railroads.turn import Offers, Turn

T = TypeVar("T", bound=Option)


def keep(turn: Turn, options: Sequence[T], taking: Offers) -> Sequence[T]:
    """RRR-185: the options that leave everything required possible; all of them if none does."""
    required = [element for work in turn.works for element in work.left if element.required]
    if not required or len(options) == 1:
        return options
    harmless = []
    for option in options:
        rest = list(required)
        if (own := taking.get(str(option))) and own[1] in rest:
            rest.remove(own[1])
        if not rest or _harmless(turn, option, rest):
            harmless.append(option)
    return harmless or options


def _harmless(turn: Turn, option: Option, rest: Sequence[Element]) -> bool:
    state, player = turn.state, turn.player
    match option:
        case tracks.Step():
            rails = tuple(each.colours for each in rest if isinstance(each.effect, Rail))
            return not rails or tracks.possible(
                tracks.after(player.rails, option.route, option.colour, option.to), rails
            )
        case Take() if any(isinstance(each.effect, BuildFactory) for each in rest):
            return factories.loco_leaves_a_factory(state, player)
        case Build() if any(isinstance(each.effect, TakeLoco) for each in rest):
            return any(factories.leaves_a_loco(state, player, tile) for tile in factories.tiles(state))
        case Tile() if any(isinstance(each.effect, TakeLoco) for each in rest):
            return factories.leaves_a_loco(state, player, option)
        case Take() | Build() if any(isinstance(each.effect, BuildFactory) for each in rest):
            return sum(state.stacks) + sum(state.factory_tiles) > 1
    return True
