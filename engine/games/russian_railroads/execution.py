"""Executing an action, with what it triggers: factories, repeats, ? tokens and ? cards (rules sections 14 and 15)."""

from __future__ import annotations

from functools import partial

from engine.core.play.ask import Option
from engine.core.play.msg import Msg
from engine.games.russian_railroads import auxiliary, choices, factories, industry, locomotives, tracks
from engine.games.russian_railroads.actions import CARDS, FACTORIES, TOKENS, WHITE_STEPS, action_of
from engine.games.russian_railroads.choices import deed, space_name
from engine.games.russian_railroads.counting import executable, used
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.effects import Doubler, EndBonusPick, Gain, PlayCard, SecondMarker
from engine.games.russian_railroads.elements import Action, Element
from engine.games.russian_railroads.end_bonus import pick_end_bonus
from engine.games.russian_railroads.gains import gain
from engine.games.russian_railroads.opened import REPEAT, Opened
from engine.games.russian_railroads.pool import DOUBLER, can_repeat, done, left, may_stop, own_offers
from engine.games.russian_railroads.specials import decline, trigger, trigger_industry_question
from engine.games.russian_railroads.state import Colour
from engine.games.russian_railroads.tracks import OWN, WHITE_STEP
from engine.games.russian_railroads.turn import Body, Turn, Work
from engine.games.russian_railroads.words import DECLINE_CARD, DECLINE_TOKEN, name, say


async def execute(turn: Turn, action: Action, what: Msg, *, black_worker: bool = False, origin: str = OWN) -> None:
    """RRR-072, RRR-175 to RRR-178, RRR-182 to RRR-188: the action's own elements in any order, each with all that it
    triggers.

    `what` names whose action it is; `black_worker`: the black worker is part of the payment (RRR-135).
    """
    work = Work(action, what, list(action.choices), origin=origin)
    work.extra = False if black_worker and action.black else None
    turn.works.append(work)
    for each in action.gains:
        await _gain(turn, work, each)
    await carry_out(turn, work)


async def carry_out(turn: Turn, work: Work) -> None:
    """Execute the rest of the innermost action."""
    while work.left or work.extra:
        own = own_offers(turn, work)
        if not own:
            lapse(turn, work)
            continue
        options = [option for option, _ in own.values()]
        if may_stop(work, own):
            options.append(done(turn, work))
        note = partial(left, turn, work) if len(options) > 1 else None
        chosen = await turn.choose("advance", options, note=note, taking=own)
        if str(chosen) in own:
            await _do(turn, work, *own[str(chosen)])
        else:
            _give_up(turn, work)
            if not work.left:
                break
        if turn.trial and turn.trial.lost:
            return
    turn.works.pop()


async def _gain(turn: Turn, work: Work, each: Gain) -> None:
    """RRR-129, RRR-170, RRR-175, RRR-181: an element without a choice of its own, or a card or pick."""
    match each:
        case PlayCard():
            await play_card(turn)
        case EndBonusPick() if not work.action.later:
            await pick_end_bonus(turn)
        case Doubler() if not auxiliary.doublers_free(turn.state, turn.player):
            return  # RRR-208: nothing is executed
        case _:
            gain(turn, each, work.action.source)
    work.executed += 1


def lapse(turn: Turn, work: Work) -> None:
    """RRR-056, RRR-084, RRR-186: what can't be done is lost."""
    gone = _give_up(turn, work)
    if gone:
        key = "log-lapse-white" if work.origin == WHITE_STEP else "log-lapse"
        turn.tell(say(key, seat=turn.seat, elements=len(gone), what=work.what))
        turn.table.lost = True


def _give_up(turn: Turn, work: Work) -> list[Element]:
    """Go on without the elements that were next; returns them. Only in a trial can a required one be among them."""
    gone = work.drop_stage()
    if turn.trial and any(element.required for element in gone):
        turn.trial.lost = True
    return gone


async def _do(turn: Turn, work: Work, option: Option, element: Element | None) -> None:
    if element is None:
        work.extra = None
    else:
        work.left.remove(element)
        work.executed += 1
    match option:
        case tracks.Step():
            if option.colour == Colour.BLACK and work.extra is False:
                work.extra = True
            tracks.make(turn, option)
            trigger(turn, option.route, option.colour)
        case industry.Forward():
            await _forward(turn, option)
        case locomotives.Take():
            await locomotives.take_locomotive(turn, option)
            # RRR-179: its whole chain comes first
            for route in DATA.routes:
                trigger(turn, route)
        case factories.Build():
            await factories.build_factory(turn)
        case _ if str(option) == DOUBLER:
            auxiliary.place_doublers(turn, 1)
        case _:
            assert str(option) == REPEAT
            await repeat(turn)
    await resolve(turn)


async def _forward(turn: Turn, option: industry.Forward) -> None:
    """RRR-056, RRR-094, RRR-177, RRR-197: the function of a factory is finished or declined before the move goes on."""
    industry.move_marker(turn, option)
    trigger_industry_question(turn)
    if option.factory:
        await execute(turn, FACTORIES[option.factory], say("what-factory", function=name("factory", option.function)))


async def resolve(turn: Turn) -> None:
    """RRR-084, RRR-092, RRR-176: choices that were just triggered are made at once, several in any order."""
    opened, turn.opened = [Opened(special) for special in turn.opened], []
    turn.waiting.append(opened)
    while opened:
        chosen = await turn.choose("advance", list(opened))
        opened.remove(chosen)
        if chosen.white:
            await execute(turn, WHITE_STEPS[chosen.special], say("what-white"), origin=WHITE_STEP)
        else:
            await use_token(turn, chosen.special)
    turn.waiting.pop()


async def repeat(turn: Turn) -> None:
    """RRR-157, RRR-166, RRR-173, RRR-174, RRR-180, RRR-200, RRR-203: execute a space's action once more."""
    state = turn.state
    options = [choices.space(state, space) for space in used(state, turn.seat) if can_repeat(turn, space)]
    chosen = str(await turn.choose("repeat", options))
    turn.tell(say("log-repeat", seat=turn.seat, space=space_name(state, chosen)))
    await again(chosen)(turn)


def again(space: str) -> Body:
    """The action of a space once more."""
    return partial(_execute_again, space=space)


async def _execute_again(turn: Turn, space: str) -> None:
    state = turn.state
    black = any(piece.seat == turn.seat and piece.kind == "black" for piece in state.board[space])
    what = space_name(state, space)
    await execute(turn, action_of(state, space), say("what-space", space=what), black_worker=black)


async def use_token(turn: Turn, special: str) -> None:
    """RRR-092, RRR-093, RRR-126, RRR-189, RRR-190, RRR-195: use an unused own ? token on the ? space, or decline."""
    player, place = turn.player, name("special", special)
    options = [deed("token", token) for token in player.tokens if _usable(turn, token)]
    chosen = await turn.choose("token", [*options, DECLINE_TOKEN], note=partial(say, "token-note", place=place))
    if chosen is DECLINE_TOKEN:
        decline(turn, special)
        turn.tell(say("log-token-declined", seat=turn.seat, place=place))
        return
    token = str(chosen)
    player.token_on[special] = token
    player.tokens.remove(token)
    turn.tell(say("log-token", seat=turn.seat, token=name("token", token), place=place))
    await using(token)(turn)


def using(token: str) -> Body:
    """What a ? token brings."""
    return partial(_execute_token, token=token)


async def _execute_token(turn: Turn, token: str) -> None:
    await execute(turn, TOKENS[token], say("what-token", token=name("token", token)))


def _usable(turn: Turn, token: str) -> bool:
    """RRR-190, RRR-195: the second marker needs its space, the ? card a card that can be played."""
    for each in DATA.tokens[token].effects:
        if isinstance(each, SecondMarker) and not industry.can_place_second_marker(turn.player):
            return False
        if isinstance(each, PlayCard) and not playable(turn):
            return False
    return True


def playable(turn: Turn) -> list[str]:
    """RRR-131: the face-up ? cards of which at least something can be executed."""
    return [card for card in turn.state.question_cards if executable(turn.state, turn.seat, CARDS[card])]


async def play_card(turn: Turn) -> None:
    """RRR-129, RRR-131, RRR-183: execute one face-up ? card, which leaves the game, or none."""
    cards = [deed("card", card) for card in playable(turn)]
    chosen = await turn.choose("card", [*cards, DECLINE_CARD])
    if chosen is DECLINE_CARD:
        turn.tell(say("log-card-declined", seat=turn.seat))
        return
    turn.state.question_cards.remove(str(chosen))
    turn.tell(say("log-card", seat=turn.seat, card=name("card", str(chosen))))
    await playing(str(chosen))(turn)


def playing(card: str) -> Body:
    """What a ? card brings."""
    return partial(_execute_card, card=card)


async def _execute_card(turn: Turn, card: str) -> None:
    await execute(turn, CARDS[card], say("what-card", card=name("card", card)))


async def finish(turn: Turn) -> None:
    """RRR-181, RRR-182: the end-bonus picks of factories are made; the turn ends."""
    for _ in range(turn.picks):
        await pick_end_bonus(turn)
