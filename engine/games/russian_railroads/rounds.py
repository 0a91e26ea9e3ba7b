"""Rounds and turns (rules section 2): the draft, action turns, passing, and the round's end (section 11)."""

from __future__ import annotations

from functools import cache, partial

from engine.core.play.ask import Word
from engine.core.play.msg import Msg
from engine.core.play.table import Script, Table
from engine.games.russian_railroads import choices
from engine.games.russian_railroads.actions import STARTS, action_of
from engine.games.russian_railroads.choices import Space, deed, space_name
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.engineers import slide
from engine.games.russian_railroads.execution import execute, finish
from engine.games.russian_railroads.fullness import keep, may_take, run
from engine.games.russian_railroads.order import determine_order, reuse_worker
from engine.games.russian_railroads.payment import hand, pay, payable, payments
from engine.games.russian_railroads.scoring import final_scoring, result, score_round, winners
from engine.games.russian_railroads.spaces import free_spaces, is_last_round
from engine.games.russian_railroads.state import Player, Seat, State
from engine.games.russian_railroads.turn import Body, Turn
from engine.games.russian_railroads.words import name, say
from engine.kit.history import remember

PASS = "pass"


def script(table: Table[State]) -> Script | None:
    """RRR-013: what comes next, by the cursor; None when the game is over."""
    state = table.state
    match state.phase:
        case "draft":
            return draft_turn(table)
        case "actions":
            return action_turn(table)
        case "reuse":
            return reuse_turn(table)
        case "over":
            return None
        case _:
            return end_of_round(table)


async def draft_turn(table: Table[State]) -> None:
    """RRR-010, RRR-119: from the last player to the second, each takes a starting-bonus card and executes it."""
    state = table.state
    seat = acting(state)
    options = [deed("start", card) for card in state.starting_bonus]
    chosen = str(await table.choose(seat, "draft", options, hand=state))
    state.starting_bonus.remove(chosen)
    turn = Turn(table, seat, keep)
    turn.tell(say("log-draft", seat=seat, card=name("start", chosen)))
    await starting(chosen)(turn)
    state.acting = state.order[state.order.index(seat) - 1]
    if state.acting == state.order[0]:
        state.starting_bonus = []
        state.phase = "actions"
        tell_round(table)


def starting(card: str) -> Body:
    """The turn in which this starting bonus is executed."""
    return partial(_start, card=card)


async def _start(turn: Turn, card: str) -> None:
    await execute(turn, STARTS[card], say("what-start", card=name("start", card)))
    await finish(turn)


async def action_turn(table: Table[State]) -> None:
    """RRR-014, RRR-015, RRR-021: a player occupies one action space and executes its action, or passes."""
    state = table.state
    seat = acting(state)
    player = state.players[seat]
    options = [*offered_spaces(state, seat), pass_option(player)]
    chosen = await table.choose(seat, "space", options, default=PASS, note=partial(standing, state, seat), hand=state)
    if str(chosen) == PASS:
        pass_round(table, seat)
    else:
        space = str(chosen)
        await run(table, seat, action_of(state, space), occupying(space))
    advance_cursor(state)


def offered_spaces(state: State, seat: Seat) -> list[Space]:
    """RRR-015 to RRR-020, RRR-184: the action spaces that the seat can pay for and may take."""
    spaces = payable(state.players[seat], free_spaces(state, seat))
    return [choices.space(state, space) for space in spaces if may_take(state, seat, space, occupying)]


def standing(state: State, seat: Seat) -> Msg:
    """The round, what the seat has left to spend, and who has not passed."""
    facts = {"round": state.round, "rounds": DATA.player_counts[state.seats].rounds}
    pieces = list(hand(state.players[seat]))
    has = say("hand", pieces=pieces) if pieces else say("hand-empty")
    others = [say("player", seat=other) for other in state.order if other != seat and not state.players[other].passed]
    if len(others) == state.seats - 1:
        return say("space-note-all", **facts, hand=has)
    if others:
        return say("space-note", **facts, hand=has, others=others, count=len(others))
    return say("space-note-alone", **facts, hand=has)


def acting(state: State) -> Seat:
    """The seat whose decision the phase waits for."""
    assert state.acting is not None
    return state.acting


def occupying(space: str) -> Body:
    """The turn in which this action space is chosen."""
    return partial(occupy, space=space)


async def occupy(turn: Turn, space: str) -> None:
    """RRR-015, RRR-017, RRR-135, RRR-182: pay, execute the action, and finish the turn."""
    state = turn.state
    what, action = space_name(state, space), action_of(state, space)
    ways = payments(turn.player, space, action.black)
    payment = await turn.choose("pay", ways, note=partial(say, "pay-note", space=what))
    pay(state, turn.seat, space, payment)
    turn.tell(say("log-space", seat=turn.seat, space=what, payment=payment.label()))
    await execute(turn, action, say("what-space", space=what), black_worker=payment.black > 0)
    await finish(turn)


def pass_option(player: Player) -> Word:
    """RRR-021, RRR-023: passing is always possible; what it scores depends on the turn-order card."""
    idle = player.hands
    return _pass(DATA.turn_cards[player.card].pass_vp, idle, player.coins)


@cache
def _pass(vp: int, workers: int, coins: int) -> Word:
    """A player with workers left is asked to confirm: this is the one tap that can't be made up for in this round."""
    gain = say("gain-vp", vp=vp) if vp else None
    kept = say("pass-keeps", coins=coins) if coins else None
    given_up = say("facts", first=gain, second=kept) if gain and kept else gain or kept
    return Word(PASS, say("pass", workers=workers), given_up, way_out=True, last=not workers)


def pass_round(table: Table[State], seat: Seat) -> None:
    """RRR-021 to RRR-023, RRR-207: the player flips their turn-order card and scores its back."""
    player = table.state.players[seat]
    vp = DATA.turn_cards[player.card].pass_vp
    player.passed = True
    player.score("pass", vp)
    table.tell(say("log-pass", seat=seat, vp=vp))


def advance_cursor(state: State) -> None:
    """RRR-013, RRR-014, RRR-106: the next player in turn order who has not passed; when all have, the round ends."""
    at = state.order.index(acting(state))
    following = state.order[at + 1 :] + state.order[: at + 1]
    state.acting = next((seat for seat in following if not state.players[seat].passed), None)
    if state.acting is None:
        state.phase = "scoring" if is_last_round(state) else "order"


async def reuse_turn(table: Table[State]) -> None:
    """RRR-078: the owner of the next claim may move its piece."""
    await reuse_worker(table, acting(table.state))
    next_reuse(table.state)


def next_reuse(state: State) -> None:
    """RRR-078: the cursor goes to the next claim; after the last one, to scoring."""
    state.acting = state.board[state.reuse[0]][0].seat if state.reuse else None
    state.phase = "reuse" if state.reuse else "scoring"


async def end_of_round(table: Table[State]) -> None:
    """RRR-013, RRR-106, RRR-108: turn order, then scoring and the next round; after the last, final scoring."""
    state = table.state
    if state.phase == "order":
        determine_order(table)
        next_reuse(state)
        return
    score_round(table)
    remember(state.history, result(state))
    if is_last_round(state):
        final_scoring(table)
        state.phase = "over"
        table.tell(say("log-winners", winners=[say("player", seat=seat) for seat in winners(state)]))
        return
    prepare_next_round(state)
    tell_round(table)


def tell_round(table: Table[State]) -> None:
    """RRR-106: which round begins, and what is different if it is the last."""
    key = "log-round-last" if is_last_round(table.state) else "log-round"
    table.tell(say(key, round=table.state.round))


def prepare_next_round(state: State) -> None:
    """RRR-103 to RRR-105: pieces return, the strip slides, everyone takes the turn-order card of their position."""
    state.board = {}
    state.temporary = DATA.components["worker_temporary"].count
    for player in state.players:
        take_pieces_back(player)
    slide(state)
    for index, seat in enumerate(state.order):
        state.players[seat].card = index + 1
    state.round += 1
    state.phase, state.acting = "actions", state.order[0]


def take_pieces_back(player: Player) -> None:
    """RRR-063, RRR-103: own workers (black included) return; the temporary ones are gone."""
    player.workers, player.black, player.temporary = player.owned, int(player.black_owned), 0
    player.passed = False
