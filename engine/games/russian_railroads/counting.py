"""Whether an action can be executed by itself, found by counting (rules section 15)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from engine.games.russian_railroads import ladder, supply, tracks
from engine.games.russian_railroads.actions import VARIABLE, action_of, engineer_on
from engine.games.russian_railroads.auxiliary import doublers_free
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.effects import (
    BuildFactory,
    HireEngineer,
    LocoOrFactory,
    PlaceLoco,
    Repeat,
    TakeLoco,
)
from engine.games.russian_railroads.elements import Action, Needs, Supplied
from engine.games.russian_railroads.state import EMPTY, State


def executable(state: State, seat: int, action: Action) -> bool:
    """RRR-018, RRR-188: whether everything required, or the least that must be done, can be done on its own."""
    for needs in action.ways:
        if can_do(state, seat, needs):
            return True
    return not action.ways


def can_do(state: State, seat: int, needs: Needs) -> bool:
    """RRR-184: whether these elements of one action can all be executed in some order, without any triggered choice.

    Rails, industry, doublers and the locomotive supply do not affect one another, except that a factory competes with a
    locomotive for tiles; so each is tested separately.
    """
    player = state.players[seat]
    if needs.rails and not tracks.possible(player.rails, needs.rails):
        return False
    if needs.industry:
        filled = len(player.notches) - player.notches.count(EMPTY)
        if ladder.steps_left(player, filled) < needs.industry:
            return False
    if needs.doublers and doublers_free(state, player) < needs.doublers:
        return False
    return not needs.others or all(_supplied(state, seat, each, needs) for each in needs.others)


def _supplied(state: State, seat: int, each: Supplied, needs: Needs) -> bool:
    player = state.players[seat]
    match each:
        case TakeLoco() if needs.factory:
            return supply.can_do_both(state, player)
        case TakeLoco():
            return supply.fits(player, supply.lowest(state))
        case BuildFactory() | LocoOrFactory():
            return supply.can_build(state)
        case PlaceLoco():
            return supply.fits(player, each.number)
        case Repeat():
            return bool(repeatable(state, seat))
        case HireEngineer():
            return bool(state.strip[-1])
        case _:
            assert_never(each)


def repeatable(state: State, seat: int) -> list[str]:
    """RRR-173, RRR-198 to RRR-200: one-worker spaces with a piece of the player's whose action can be executed."""
    return [space for space in used(state, seat) if executable(state, seat, action_of(state, space))]


def used(state: State, seat: int) -> Iterable[str]:
    """RRR-173, RRR-198: the one-worker spaces with a piece of the player's that may be repeated."""
    for space, pieces in state.board.items():
        if any(piece.seat == seat for piece in pieces) and _may_be_repeated(state, space):
            yield space


def _may_be_repeated(state: State, space: str) -> bool:
    if number := engineer_on(state, space):
        return DATA.engineers[number].repeatable and not VARIABLE[number].repeats
    return DATA.spaces[space].repeatable
