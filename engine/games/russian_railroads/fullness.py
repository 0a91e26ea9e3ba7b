"""Full execution (rules section 15): an action may be chosen if there is a way to execute it in full, including choices
among triggered effects, and no choice on the way may leave all such ways.

Counting nearly always settles that. If it does not, the turn itself is run ahead on a copy
(engine.core.play.lookahead).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import partial
from typing import Any, TypeVar

from engine.core.play.ask import Ask, Option
from engine.core.play.codec import copies, encode_state
from engine.core.play.lookahead import reaches
from engine.core.play.table import Script, Table
from engine.games.russian_railroads import factories, industry, ladder, locomotives, supply, tracks
from engine.games.russian_railroads.actions import (
    CARDS,
    FACTORIES,
    SETTLED,
    TOKENS,
    VARIABLE_SLOTS,
    action_of,
    engineer_on,
)
from engine.games.russian_railroads.counting import can_do, executable, used
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.effects import BuildFactory, Industry, Rail, TakeLoco
from engine.games.russian_railroads.elements import NOTHING, Action, Element, Needs
from engine.games.russian_railroads.ladder import INDUSTRY_QUESTION, QUESTION_INDEX, TRACK, open_end
from engine.games.russian_railroads.payment import Payment
from engine.games.russian_railroads.spaces import CLAIMS
from engine.games.russian_railroads.specials import may_open_question, question_within
from engine.games.russian_railroads.state import EMPTY, Colour, Player, Seat, State
from engine.games.russian_railroads.turn import Body, Offers, Plan, Trial, Turn

T = TypeVar("T", bound=Option)


def plan_of(state: State, seat: Seat, action: Action, body: Body) -> Plan | None:
    """The turn to look ahead with when this action is executed; None if counting is enough."""
    matters = action.risky and _something_triggers(state.players[seat], action)
    if matters or any(action_of(state, space).risky for space in _variable(state, seat)):
        return Plan(partial(leads, copies(state), seat, body), tight=not executable(state, seat, action))
    return None


async def run(table: Table[State], seat: Seat, action: Action, body: Body) -> None:
    """A turn in which `body` executes this action, without any choice that makes something required impossible."""
    await body(Turn(table, seat, keep, plan=plan_of(table.state, seat, action, body)))


def _variable(state: State, seat: Seat) -> list[str]:
    """The variable slots that the seat has used: repeating anything else is never risky."""
    board = state.board
    return [s for s in VARIABLE_SLOTS[state.seats] if s in board and any(piece.seat == seat for piece in board[s])]


def may_take(state: State, seat: Seat, space: str, turn: Callable[[str], Body]) -> bool:
    """RRR-018, RRR-066, RRR-074, RRR-075, RRR-184, RRR-193: whether the seat may take a free space, provided that it
    can pay for it.

    `turn` gives what happens in a turn on a space: full execution may depend on what it triggers on the way.
    """
    if space in CLAIMS:
        return _may_claim(state, seat, CLAIMS[space])
    if space not in SETTLED and not engineer_on(state, space):
        return False
    action = action_of(state, space)
    return executable(state, seat, action) or (action.risky and some_way(state, seat, action, turn(space)))


def _may_claim(state: State, seat: Seat, position: int) -> bool:
    """RRR-074, RRR-075, RRR-118: not the position of one's own pawn, and only one claim per round."""
    own_pawn = state.order.index(seat) + 1 == position
    if own_pawn and not DATA.turn_orders[state.seats].claim_under_own_pawn:
        return False
    return all(piece.seat != seat for claim in CLAIMS for piece in state.board.get(claim, ()))


def some_way(state: State, seat: Seat, action: Action, body: Body) -> bool:
    """RRR-184: whether a turn that starts here can end with everything required executed, through triggers."""
    return _something_triggers(state.players[seat], action) and leads(copies(state), seat, body, ())


def keep(turn: Turn, kind: str, options: Sequence[T], taking: Offers) -> Sequence[T]:
    """RRR-185: the options that leave everything required possible; all of them if none does."""
    if len(options) == 1:
        return options
    if kind == "pay":
        tight = turn.plan is not None and turn.plan.tight
        return [option for option in options if not tight or turn.leads_on(str(option))] or options
    required = [element for work in turn.works for element in work.left if element.required]
    if not required:
        return options
    rests: dict[int, tuple[list[Element], Needs]] = {}
    harmless = []
    for option in options:
        own = taking.get(str(option), (option, None))[1]
        if id(own) not in rests:
            rests[id(own)] = _rest(required, own)
        rest, needs = rests[id(own)]
        if not rest or _surely_harmless(turn, kind, option, rest, needs) or turn.leads_on(str(option)):
            harmless.append(option)
    return harmless or options


def _rest(required: Sequence[Element], own: Element | None) -> tuple[list[Element], Needs]:
    """What is required besides an element of the action, and what that needs."""
    rest = list(required)
    if own is not None and own.required:
        rest.remove(own)
    return rest, Needs.of(rest) if rest else NOTHING


# -- counting: quick, and never too optimistic


def _surely_harmless(turn: Turn, kind: str, option: Option, rest: list[Element], needs: Needs) -> bool:
    """Whether the rest is possible after this option, even without anything that may be triggered."""
    state, player = turn.state, turn.player
    if kind == "repeat" or str(option) == "repeat":
        spaces = [str(option)] if kind == "repeat" else used(state, turn.seat)
        return any(_possible_with(turn, action_of(state, space), rest) for space in spaces)
    if not needs.simple:
        return False
    match option:
        case tracks.Step():
            others = needs.industry or needs.doublers or needs.others
            step = option.route, option.colour, option.to
            possible = tracks.possible_after(player.rails, *step, needs.rails)
            return possible and (not others or can_do(state, turn.seat, needs))
        case industry.Forward():
            filled = len(player.notches) - player.notches.count(EMPTY)
            return ladder.steps_left(player, filled) > needs.industry and can_do(state, turn.seat, needs)
        case locomotives.Take() | locomotives.Place() | factories.Build() | supply.Tile():
            if needs.others:
                return _leaves_a_tile(turn, option, rest)
    if kind == "card" and needs.others:
        return False
    return can_do(state, turn.seat, needs)


def _possible_with(turn: Turn, action: Action, rest: list[Element]) -> bool:
    """Whether a repeated action, and then the rest, can be executed."""
    required = [element for element in action.choices if element.required]
    needs = Needs.of(required + rest)
    return executable(turn.state, turn.seat, action) and needs.simple and can_do(turn.state, turn.seat, needs)


def _leaves_a_tile(turn: Turn, option: Option, rest: Sequence[Element]) -> bool:
    """RRR-050: whether the other half of "a locomotive and a factory" stays possible."""
    state, player = turn.state, turn.player
    match option, rest[0].effect:
        case locomotives.Take(), BuildFactory():
            return supply.loco_leaves_a_factory(state, player)
        case locomotives.Place(), BuildFactory():
            return supply.can_build(state)
        case factories.Build(), TakeLoco():
            return any(supply.leaves_a_loco(state, player, tile) for tile in supply.tiles(state))
        case supply.Tile(), TakeLoco():
            return supply.leaves_a_loco(state, player, option)
    return sum(state.stacks) + sum(state.factory_tiles) > 1 and isinstance(rest[0].effect, BuildFactory)


def _something_triggers(player: Player, action: Action) -> bool:
    """Whether steps of this action may reach a ? space, or a factory with a choice; anything else always may."""
    if any(not isinstance(element.effect, Rail | Industry) for element in action.choices):
        return True
    filled = len(player.notches) - player.notches.count(EMPTY)
    if INDUSTRY_QUESTION not in player.specials and open_end(filled) >= QUESTION_INDEX:
        return True
    ahead = (player.notches[space.notch - 1] for space in TRACK[min(player.markers) + 1 :] if space.notch)
    if any(number and FACTORIES[number].choices for number in ahead):
        return True
    return action.black and any(question_within(player, route, MOST_BLACK_STEPS) for route in player.rails)


MOST_ANSWERS = 15_000
"""After this many answers, looking ahead gives up; the longest search in unusual positions takes about 13,000."""
MOST_BLACK_STEPS = 2
"""In a risky action: the limit for its own search, and for the black worker's."""


# -- looking ahead


def leads(start: Callable[[], State], seat: Seat, body: Body, given: Sequence[str]) -> bool:
    """Whether a turn of this kind can end with everything required executed, after the answers `given`."""
    trial: Trial
    turn: Turn
    known: set[Hashable] = set()

    def script(table: Table[State]) -> Script:
        nonlocal trial, turn
        trial = Trial(deque(given))
        turn = Turn(table, seat, _keep_all, trial=trial)
        return body(turn)

    def keys(ask: Ask[Any]) -> Iterable[str]:
        if ask.kind == "advance" and not trial.lost:  # steps in another order lead to the same position
            here = encode_state(turn.state), turn.position(), *ask.options
            trial.lost = here in known
            known.add(here)
        return () if trial.lost else _worth_trying(turn, ask)

    return reaches(script, start, lambda _: not trial.lost, seat=seat, keys=keys, most=MOST_ANSWERS)


def _keep_all(turn: Turn, kind: str, options: Sequence[T], taking: Offers) -> Sequence[T]:
    return options


def _worth_trying(turn: Turn, ask: Ask[Any]) -> Iterable[str]:
    """The answers that may make a difference to industry steps, black steps and tiles, one of each kind."""
    difference = DIFFERENCE.get(ask.kind)
    if difference is None:
        return ask.options
    one_of_each: dict[object, str] = {}
    for key, option in ask.options.items():
        one_of_each.setdefault(difference(turn, option), key)
    if len(one_of_each) > 1:
        one_of_each.pop(None, None)
    return sorted(one_of_each.values(), key=lambda key: PROMISING.index(key) if key in PROMISING else len(PROMISING))


def _next(turn: Turn, option: Option) -> object:
    """Each step towards a ? space; one step of each other colour, and none if they may be left out."""
    if not isinstance(option, tracks.Step):
        return str(option)
    if option.colour == Colour.BLACK and may_open_question(turn, option.route, option.to):
        return option.origin, option.route
    required = any(element.required for element in turn.works[-1].left)
    return (option.origin, option.colour) if required else None


def _payment(turn: Turn, option: Option) -> object:
    return isinstance(option, Payment) and option.black


def _tile(turn: Turn, option: Option) -> object:
    assert isinstance(option, supply.Tile)
    return option.loco_side, option.number if FACTORIES[option.number].choices else EMPTY


def _repeated(turn: Turn, option: Option) -> object:
    return str(option) if action_of(turn.state, str(option)).matters else None


def _token(turn: Turn, option: Option) -> object:
    token = TOKENS.get(str(option))
    return str(option) if token is None or token.matters else None


def _card(turn: Turn, option: Option) -> object:
    card = CARDS.get(str(option))
    return str(option) if card is None or card.matters else None


PROMISING = (
    "industry", "industry-2", "factory", "second-marker", "question-card", "loco-nine", "factory-industry",
    "industry-five",
)  # fmt: skip
"""The answers that most often make the rest possible, the best first."""

DIFFERENCE: dict[str, Callable[[Turn, Option], object]] = {
    "pay": _payment,
    "advance": _next,
    "build": _tile,
    "repeat": _repeated,
    "token": _token,
    "card": _card,
}
"""By kind of Ask, what an answer does for full execution (None: nothing); answers that do the same are alike."""
