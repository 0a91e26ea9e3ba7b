"""Rounds and phases (rules sections 4, 8 and 10)."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.play.msg import Msg
from engine.core.play.table import Script, Table
from engine.games.steam.action_tiles import FIRST_BUILD, FIRST_MOVE, TURN_ORDER, tile_turn
from engine.games.steam.auction import bid_turn
from engine.games.steam.building import build_turn
from engine.games.steam.capital import capital_turn
from engine.games.steam.cursor import acting, first, last_round, line_up, rounds, step
from engine.games.steam.goods import activity
from engine.games.steam.income import settle
from engine.games.steam.scoring import final_scoring, result, winners
from engine.games.steam.state import Phase, Seat, State
from engine.games.steam.words import say
from engine.kit.history import remember

LAPS = 2
"""STM-124: the rounds of the goods phase."""

BASE: tuple[Phase, ...] = ("auction", "tiles", "build", "goods", "income", "order")
STANDARD: tuple[Phase, ...] = ("capital", "auction", "tiles", "build", "goods", "income")
"""STM-046, STM-160: the phases in order. In the Base game, the auction takes place only before the first round."""

TURNS: dict[str, Callable[[Table[State]], Script]] = {
    "capital": capital_turn,
    "auction": bid_turn,
    "tiles": tile_turn,
    "build": lambda table: build_turn(table, acting(table.state)),
    "goods": activity,
}
"""What a player does in a turn."""


def script(table: Table[State]) -> Script | None:
    """STM-046, STM-160: what comes next, by the cursor; None when the game is over."""
    state = table.state
    if state.phase == "over":
        return None
    if state.acting is not None:
        return turn(table)
    return {"income": expenses, "order": new_order}.get(state.phase, begin)(table)


async def begin(table: Table[State]) -> None:
    """STM-046, STM-160: begins a phase in which all players act."""
    state = table.state
    if state.phase == first_phase(state):
        table.tell(say("log-round", round=state.round, rounds=rounds(state), players=named(state.order)))
    line_up(state, line(state))
    if state.phase in TOLD:
        table.tell(say(f"log-phase-{state.phase}", lap=state.lap, players=named(line(state))))


TOLD = ("auction", "build", "goods")
"""Phases whose beginning deserves a line."""


def line(state: State) -> list[Seat]:
    """STM-047, STM-049, STM-051, STM-061, STM-124: who acts in which order in this phase."""
    if state.phase == "build":
        return first(state, FIRST_BUILD)
    return first(state, FIRST_MOVE) if state.phase == "goods" else list(state.order)


def named(seats: list[Seat]) -> list[Msg]:
    """These players, for a sentence."""
    return [say("player", seat=seat) for seat in seats]


async def turn(table: Table[State]) -> None:
    """STM-220: the player whose turn it is acts; then it is the next one's turn, or the next phase begins."""
    state = table.state
    await TURNS[state.phase](table)
    # an auction moves the cursor by itself
    if state.acting is None if state.phase == "auction" else not step(state):
        next_phase(state)


def next_phase(state: State) -> None:
    """STM-046, STM-124, STM-160: the phase that follows, or the second round of the goods phase."""
    if state.phase == "goods" and state.lap < LAPS:
        state.lap += 1
        return
    phases = STANDARD if state.standard else BASE
    state.lap = 1
    state.phase = phases[phases.index(state.phase) + 1]


def first_phase(state: State) -> Phase:
    """STM-046, STM-160: the phase with which a round begins."""
    return "capital" if state.standard else "tiles"


async def expenses(table: Table[State]) -> None:
    """STM-141, STM-151, STM-180, STM-216: income and expenses; then the game may be over."""
    state = table.state
    settle(table)
    remember(state.history, result(state))
    if len(state.order) == 1 or last_round(state):
        final_scoring(table)
        state.phase = "over"
        best = winners(state)
        table.tell(say("log-winners", winners=named(best), count=len(best)))
    elif state.standard:
        next_round(state)
    else:
        next_phase(state)


async def new_order(table: Table[State]) -> None:
    """STM-149, STM-150: Base: the numbers of the action tiles give the turn order; then the next round begins."""
    state = table.state
    state.order = sorted(state.order, key=lambda seat: state.players[seat].tile)
    next_round(state)


def next_round(state: State) -> None:
    """STM-150, STM-169: the action tiles are returned; tile 1 leaves a free pass in the Standard game."""
    for player in state.players:
        player.free_pass = state.standard and player.tile == TURN_ORDER
        player.tile, player.passed, player.used, player.improved = 0, False, False, False
    state.round += 1
    state.phase = first_phase(state)
