"""The order in which options are offered: the most useful first for whoever is asked, by what is their own in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from engine.core.ask import Option
from engine.core.table import Table
from engine.games.russian_railroads.elements import Action
from engine.games.russian_railroads.fullness import keep, plan_of
from engine.games.russian_railroads.promises import PROMISES
from engine.games.russian_railroads.prospects import Prospects
from engine.games.russian_railroads.sight import sight_of
from engine.games.russian_railroads.state import Seat, State
from engine.games.russian_railroads.turn import Body, Keep, Offers, Turn

T = TypeVar("T", bound=Option)

AS_THEY_ARE = ("pay",)
"""Payments come with the fewest coins first."""


def offer(turn: Turn, kind: str, options: Sequence[T], taking: Offers) -> Sequence[T]:
    """What may be chosen in a turn, the most useful first; in a turn that is only tried out as it comes."""
    return best_first(kind, keep(turn, kind, options, taking))


async def run(table: Table[State], seat: Seat, action: Action, body: Body, offered: Keep = offer) -> None:
    """A turn in which this action is executed by `body`, no choice of which makes what is required impossible."""
    await body(Turn(table, seat, offered, plan=plan_of(table.state, seat, action, body)))


def best_first(kind: str, options: Sequence[T]) -> Sequence[T]:
    """What promises most first, the way out last; a group stays together, where its best option is."""
    sight = sight_of(options)
    if sight is None or kind in AS_THEY_ARE or len(options) == 1:
        return options
    promise, prospects = PROMISES[kind], Prospects(sight)
    choices = [option for option in options if not option.declines]
    sight.promised = {str(option): promise(prospects, str(option), option) for option in choices}
    ranked = sorted(choices, key=lambda option: -sight.promised[str(option)])
    groups = [option.group() for option in ranked]
    ranked = [option for _, option in sorted(zip(groups, ranked, strict=True), key=lambda of: groups.index(of[0]))]
    return [*ranked, *(option for option in options if option.declines)]
