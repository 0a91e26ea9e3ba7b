"""Rounds and phases (rules sections 4, 8 and 10)."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.table import Script, Table
from engine.games.steam.action_tiles import FIRST_BUILD, FIRST_MOVE, TURN_ORDER, tile_turn
from engine.games.steam.auction import bid_turn
from engine.games.steam.building import build_turn
from engine.games.steam.capital import capital_turn
from engine.games.steam.cursor import acting, first, line_up, step
from engine.games.steam.data import DATA
from engine.games.steam.ending import final_scoring, winners
from engine.games.steam.goods import activity
from engine.games.steam.income import settle
from engine.games.steam.state import Phase, State
from engine.games.steam.words import say

LAPS = 2
"""STM-124: the rounds of the goods phase."""


def script(table: Table[State]) -> Script | None:
    """STM-046, STM-160: what comes next, by the cursor; None when the game is over."""
    state = table.state
    if state.phase == "over":
        return None
    if state.acting is None:
        return begin(table)
    return TURNS[state.phase](table)


async def begin(table: Table[State]) -> None:
    """STM-046, STM-160: a phase begins. The last ones of a round go by themselves."""
    state = table.state
    if state.phase in ("income", "order"):
        end_of_round(table)
        return
    if state.phase == first_phase(state):
        tell_round(table)
    line_up(state, line(state))
    if state.phase == "auction":
        tell_auction(table)
    elif state.phase in ("build", "goods"):
        table.tell(say(f"log-phase-{state.phase}", lap=state.lap, players=named(state, [acting(state), *state.waiting])))


def line(state: State) -> list[Seat]:
    """STM-049, STM-051, STM-061, STM-124: who acts in which order in this phase."""
    number = {"build": FIRST_BUILD, "goods": FIRST_MOVE}.get(state.phase)
    return list(state.order) if number is None else first(state, number)
