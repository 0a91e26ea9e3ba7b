"""Turns and their order (rules sections 2 and 13): the draft, a turn, and its end."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from engine.core.play.ask import Choice, Word
from engine.core.play.msg import Msg
from engine.core.play.table import Script, Table
from engine.games.railroad_revolution.actions import carry_out
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.deals import deal_of_another, make_up_the_workforce, own_deals, turn_up
from engine.games.railroad_revolution.effects import resolve
from engine.games.railroad_revolution.mat import left_of_logo
from engine.games.railroad_revolution.milestones import complete_next, is_last_turn, pick
from engine.games.railroad_revolution.pool import Box, Placing, boxes, can_place_a_worker, can_take, workers
from engine.games.railroad_revolution.scoring import breakdown, result, winners
from engine.games.railroad_revolution.setup import right_of
from engine.games.railroad_revolution.state import Action, Offer, State
from engine.games.railroad_revolution.turn import Turn
from engine.games.railroad_revolution.words import PASS, WAYS_OUT, name, say
from engine.games.railroad_revolution.workers import recall, workforce
from engine.kit.history import remember


def script(table: Table[State]) -> Script | None:
    """RRV-161: what comes next, by the cursor; None when the game is over."""
    match table.state.phase:
        case "draft":
            return draft(table)
        case "turn":
            return play_turn(table)
        case "deals":
            return others_deals(table)
        case "milestones":
            return end_turn(table)
        case "pick":
            return pick_milestone(table)
        case "over":
            return None


# -- the draft of starting wealth


@dataclass(frozen=True, slots=True)
class Wealth(Choice):
    """A shown starting-wealth card with the worker on it."""

    offer: Offer

    def __str__(self) -> str:
        return self.offer.side

    def label(self) -> Msg:
        """What it gives, and who comes with it."""
        return say("wealth", wealth=name("wealth", self.offer.side), colour=self.offer.worker)


async def draft(table: Table[State]) -> None:
    """RRV-030, RRV-031, RRV-179: counter-clockwise, each takes a card, its gain and its worker."""
    state = table.state
    turn = Turn(table, state.acting, least=0, banks=False, opening="drafts")
    chosen = await turn.choose("wealth", lambda: map(Wealth, state.wealth))
    state.wealth.remove(chosen.offer)
    turn.tell("wealth", seat=turn.seat, side=chosen.offer.side, colour=chosen.offer.worker)
    turn.player.pool[chosen.offer.worker] += 1
    await resolve(turn, DATA.wealth[chosen.offer.side].effect, optional=chosen.offer.side == "swap")
    if state.acting != state.first:
        state.acting = right_of(state.seats, state.acting)
        return
    for player in state.players:
        player.boxed_rails, player.spare_rails = player.spare_rails, 0
        player.boxed_buildings, player.spare_buildings = player.spare_buildings, 0
    state.phase = "turn"
    table.tell(say("log-round", round=state.round))


# -- a turn


async def play_turn(table: Table[State]) -> None:
    """RRV-033 to RRV-036, RRV-161, RRV-196: recall, a worker and its action, the player's deals, the workforce test."""
    state = table.state
    recalled = recall(state.players[state.acting])
    turn = Turn(table, state.acting, workers_needed(table))
    if recalled:
        turn.tell("recall", seat=turn.seat)
    placing = await choose_a_worker(turn)
    if placing is not None:
        await take_action(turn, placing)
    else:
        turn.tell("pass", seat=turn.seat, lacks=lacks(turn))
    await make_up_the_workforce(turn)
    others = [(turn.seat + offset) % state.seats for offset in range(1, state.seats)]
    # a card accepted with gray on Trade is for the active player alone
    state.deciding = others if turn.triggered else []
    state.phase = "deals" if state.turn_up else "milestones"


async def take_action(turn: Turn, placing: Placing) -> None:
    """RRV-034, RRV-085, RRV-161: the worker goes to its box, its action is carried out, then the player's deals
    follow."""
    turn.player.pool[placing.colour] -= 1
    turn.player.mat[placing.box].append(placing.colour)
    turn.tell("worker", seat=turn.seat, box=placing.box, colour=placing.colour)
    turn.state.action = Action(placing.box, placing.colour)
    await carry_out(turn)
    await own_deals(turn)


async def choose_a_worker(turn: Turn) -> Placing | None:
    """RRV-034, RRV-196: an action, and a worker for it; None if there is neither."""
    found = boxes_or_pass(turn)
    passes = found == [WAYS_OUT[PASS]]
    chosen = await turn.choose(
        "worker",
        partial(boxes_or_pass, turn),
        goes_on=lambda: can_place_a_worker(turn) or (passes and turn.can()),
        pause=True,
        found=found,
    )
    if not isinstance(chosen, Box):
        return chosen if isinstance(chosen, Placing) else None
    return await turn.choose("pool", partial(workers, turn, chosen.box), goes_on=partial(can_take, turn, chosen.box))


def lacks(turn: Turn) -> str:
    """RRV-196: why the player passes: no workers, or no piece to place or sell."""
    return "pieces" if workforce(turn.player) else "workers"


def workers_needed(table: Table[State]) -> int:
    """RRV-109, RRV-181, RRV-201: how many workers the active player needs at the end of the turn. A player who has too
    few, and can't make up for all of them in any way, makes up for as many as possible."""
    state = table.state
    have, needed = workforce(state.players[state.acting]), DATA.constants.minimum_workforce
    for least in range(needed, have, -1):
        turn = Turn(table, state.acting, least)
        if can_place_a_worker(turn) or turn.can():
            return least
    return min(have, needed)


def boxes_or_pass(turn: Turn) -> list[Box | Placing | Word]:
    """RRV-034, RRV-196: the actions that can be taken; passing only if there is none."""
    return [*boxes(turn)] or [WAYS_OUT[PASS]]


# -- the end of a turn


async def others_deals(table: Table[State]) -> None:
    """RRV-088, RRV-090, RRV-199: the other players decide in clockwise order, one script each. Then the next card is
    turned up in a script of its own, so that nobody sees it who could still undo a decision."""
    state = table.state
    if state.deciding:
        await deal_of_another(table, state.deciding[0])
        state.deciding.pop(0)
        return
    turn_up(table)
    state.phase = "milestones"


async def end_turn(table: Table[State]) -> None:
    """RRV-161, RRV-191: the milestone check, one by one, then the end-trigger test and the next turn."""
    state = table.state
    if await complete_next(table):
        state.phase = "pick" if state.drawn else "milestones"
        return
    test_end(table)
    if is_last_turn(state):
        finish(table)
        return
    state.phase = "turn"
    state.acting = (state.acting + 1) % state.seats
    if state.acting == state.first:
        remember(state.history, result(state))
        state.round += 1
        table.tell(say("log-last-round" if state.round == state.last_round else "log-round", round=state.round))


async def pick_milestone(table: Table[State]) -> None:
    """RRV-095: the owner of a completed milestone chooses its replacement; then the check goes on."""
    await pick(table)
    table.state.phase = "milestones"


def test_end(table: Table[State]) -> None:
    """RRV-110 to RRV-112, RRV-197: a player who has emptied the sectors left of the logo makes the next round the
    last."""
    state = table.state
    if state.last_round:
        return
    empty = [seat for seat, player in enumerate(state.players) if not left_of_logo(player)]
    if empty:
        state.last_round = state.round + 1
        table.tell(say("log-end-trigger", seat=empty[0], round=state.last_round))


def finish(table: Table[State]) -> None:
    """RRV-112 to RRV-120: the game is over; everyone's score by source, and the winner."""
    state = table.state
    state.phase = "over"
    remember(state.history, result(state))
    for seat in range(state.seats):
        points = breakdown(state, seat)
        table.tell(say("log-score", seat=seat, total=sum(points.values()), **points))
    table.tell(say("log-winners", winners=[say("player", seat=seat) for seat in winners(state)]))
