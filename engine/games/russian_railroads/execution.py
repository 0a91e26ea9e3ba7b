"""Executing an action, with what it triggers: factories, repeats, ? tokens and ? cards (rules sections 14 and 15)."""

from __future__ import annotations

from functools import cache

from engine.core.ask import Option
from engine.core.msg import Msg
from engine.games.russian_railroads import auxiliary, factories, industry, locomotives, tracks
from engine.games.russian_railroads.actions import (
    CARDS,
    FACTORIES,
    TOKENS,
    Action,
    Element,
    action_of,
    executable,
    repeatable,
)
from engine.games.russian_railroads.end_bonus import pick_end_bonus
from engine.games.russian_railroads.gains import GAINS
from engine.games.russian_railroads.pool import (
    DOUBLER,
    FACTORY,
    REPEAT,
    OpenQuestion,
    Work,
    may_stop,
    open_effects,
    own_offers,
)
from engine.games.russian_railroads.spaces import space_name, space_option
from engine.games.russian_railroads.specials import trigger
from engine.games.russian_railroads.state import Colour
from engine.games.russian_railroads.tracks import Step
from engine.games.russian_railroads.turn import Turn
from engine.games.russian_railroads.words import DECLINE, DONE, name, say, thing


async def execute(turn: Turn, action: Action, *, black_worker: bool = False) -> None:
    """RRR-072, RRR-175 to RRR-178, RRR-182 to RRR-188: the own elements in any order, triggered effects in between.

    `black_worker`: the black worker is part of the payment (RRR-135).
    """
    work = Work(action, list(action.choices), executed=len(action.gains))
    work.extra = False if black_worker and action.black else None
    for element in action.gains:
        GAINS[element.kind](turn, element, action.source)
    while work.left or work.extra:
        own, triggered = own_offers(turn, work), [] if work.in_hand else open_effects(turn)
        if not own and not triggered:
            lapse(turn, work)
            continue
        options = [option for option, _ in own.values()] + triggered
        if may_stop(work, own):
            options.append(DONE)
        chosen = await turn.choose("advance", options, note=left(len(work.left)))
        if str(chosen) in own:
            await _do(turn, work, *own[str(chosen)])
        elif chosen is not DONE:
            await resolve(turn, chosen)
        elif own:
            return
        else:
            lapse(turn, work)


@cache
def left(elements: int) -> Msg:
    """How many elements of the action are left."""
    return say("left", elements=elements)


def lapse(turn: Turn, work: Work) -> None:
    """RRR-056, RRR-186: what can't be done any more is lost."""
    gone = work.drop_stage()
    if gone:
        turn.tell(say("log-lapse", seat=turn.seat, elements=len(gone)))


async def _do(turn: Turn, work: Work, option: Option, element: Element | None) -> None:
    if element is None:
        work.extra = None
    else:
        work.left.remove(element)
        work.executed += 1
    if isinstance(option, Step):
        if option.colour == Colour.BLACK and work.extra is False:
            work.extra = True
        _make_step(turn, option)
    elif isinstance(option, industry.Forward):
        industry.move_marker(turn, option)
        if option.factory:
            # RRR-056, RRR-177, RRR-197: the function is finished or declined before the move goes on
            await execute(turn, FACTORIES[option.factory])
    elif option is DOUBLER:
        auxiliary.place_doublers(turn, 1)
    elif option is FACTORY:
        await factories.build_factory(turn, then_loco=bool(work.required_without(element, "loco")))
    elif option is REPEAT:
        await repeat(turn)
    elif element is not None and element.kind == "place_loco":
        await locomotives.place_locomotive(turn, element.n)
    else:
        await locomotives.take_locomotive(turn)


def _make_step(turn: Turn, option: Step) -> None:
    """RRR-179: special spaces are checked after each rail step."""
    tracks.make(turn, option)
    trigger(turn, option.route)


async def repeat(turn: Turn) -> None:
    """RRR-157, RRR-166, RRR-173, RRR-174, RRR-180, RRR-200, RRR-203: execute a space's action once more."""
    state = turn.state
    options = [space_option(state, space) for space in repeatable(state, turn.seat)]
    chosen = str(await turn.choose("repeat", options))
    turn.tell(say("log-repeat", seat=turn.seat, space=space_name(state, chosen)))
    black = any(piece.seat == turn.seat and piece.kind == "black" for piece in state.board[chosen])
    await execute(turn, action_of(state, chosen), black_worker=black)


async def resolve(turn: Turn, chosen: Option) -> None:
    """RRR-084, RRR-092: make a white step, or use a ? space."""
    if isinstance(chosen, Step):
        turn.white_steps -= 1
        _make_step(turn, chosen)
    elif isinstance(chosen, OpenQuestion):
        turn.questions.remove(chosen.special)
        await use_token(turn, chosen.special)


async def use_token(turn: Turn, special: str) -> None:
    """RRR-092, RRR-093, RRR-126, RRR-189, RRR-195: use one own unused ? token on the ? space, or decline."""
    player = turn.player
    second = industry.can_place_second_marker(player)
    legal = [token for token in player.tokens if second or not has(token, "second_industry_marker")]
    options = [*(thing("token", token) for token in legal), DECLINE]
    chosen = await turn.choose("token", options, note=say("token-note", place=name("special", special)))
    token = "" if chosen is DECLINE else str(chosen)
    player.token_on[special] = token
    if not token:
        turn.tell(say("log-token-declined", seat=turn.seat, place=name("special", special)))
        return
    player.tokens.remove(token)
    turn.tell(say("log-token", seat=turn.seat, token=name("token", token), place=name("special", special)))
    await execute(turn, TOKENS[token])
    if has(token, "question_card"):
        await play_card(turn)


def has(token: str, kind: str) -> bool:
    """Whether an element of this kind is on the ? token."""
    return any(element.kind == kind for element in TOKENS[token].elements)


async def play_card(turn: Turn) -> None:
    """RRR-129, RRR-183, RRR-190: execute one face-up ? card in full, which leaves the game, or none."""
    cards = [card for card in turn.state.question_cards if executable(turn.state, turn.seat, CARDS[card])]
    chosen = await turn.choose("card", [*(thing("card", card) for card in cards), DECLINE])
    if chosen is DECLINE:
        turn.tell(say("log-card-declined", seat=turn.seat))
        return
    turn.state.question_cards.remove(str(chosen))
    turn.tell(say("log-card", seat=turn.seat, card=name("card", str(chosen))))
    await execute(turn, CARDS[str(chosen)])


async def finish(turn: Turn) -> None:
    """RRR-181, RRR-182: every open effect is resolved or waived, then the end-bonus picks are made; the turn ends."""
    while options := open_effects(turn):
        if not turn.questions:
            options.append(DONE)
        chosen = await turn.choose("advance", options, note=left(0))
        if chosen is DONE:
            break
        await resolve(turn, chosen)
    for _ in range(turn.picks):
        await pick_end_bonus(turn)
