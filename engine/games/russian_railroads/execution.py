"""Executing an action: a pool of own elements, open to triggered effects between any two (rules section 15)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby

from engine.core.ask import Option, Word
from engine.core.msg import Msg
from engine.games.russian_railroads import auxiliary, engineers, factories, industry, locomotives, tracks
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
from engine.games.russian_railroads.ending import pick_end_bonus
from engine.games.russian_railroads.spaces import space_name, space_option
from engine.games.russian_railroads.specials import trigger
from engine.games.russian_railroads.state import Colour
from engine.games.russian_railroads.tracks import EXTRA, OWN, WHITE_STEP, Step
from engine.games.russian_railroads.turn import Turn
from engine.games.russian_railroads.words import DECLINE, DONE, name, say, thing

DOUBLER = Word("doubler", say("doubler"))
LOCO = Word("loco", say("loco"))
FACTORY = Word("factory", say("factory"))
REPEAT = Word("repeat", say("repeat"), say("repeat-effect"))


@dataclass(frozen=True, slots=True)
class OpenQuestion:
    """A ? space that was reached and waits for a ? token."""

    special: str

    def __str__(self) -> str:
        return f"token-{self.special.removesuffix('-question')}"

    def label(self) -> Msg:
        """Which ? space."""
        return name("special", self.special)

    def detail(self) -> Msg:
        """What resolving it means."""
        return say("open-question-effect")


@dataclass(slots=True)
class Work:
    """What is left of an action. `executed` counts elements; `extra` is the black worker's additional step: None if
    there is none (any more), else whether a first black step has made it available (RRR-135, RRR-202)."""

    action: Action
    left: list[Element]
    executed: int = 0
    extra: bool | None = None

    def stage(self) -> list[Element]:
        """The elements that may come next, the most demanding first: what takes a step loses nothing by taking it
        from the element with the fewest colours, required before optional."""
        lowest = min((element.stage for element in self.left), default=0)
        return sorted(
            (element for element in self.left if element.stage == lowest),
            key=lambda element: (len(element.colours), not element.required),
        )

    def drop_stage(self) -> None:
        """RRR-186: what can't be done any more lapses."""
        gone = self.stage()
        self.left = [element for element in self.left if element not in gone]
        self.extra = None if not gone else self.extra

    def required_without(self, element: Element | None, kind: str) -> list[Element]:
        """The required elements of a kind that are left after this one."""
        rest = [each for each in self.left if each.kind == kind and each.required]
        if element in rest:
            rest.remove(element)
        return rest


Offers = dict[str, tuple[Option, Element | None]]
"""For each key the option and the own element that it takes; None for the black worker's additional step."""


async def execute(turn: Turn, action: Action, *, black_worker: bool = False) -> None:
    """RRR-072, RRR-175 to RRR-177, RRR-182 to RRR-188: the own elements in any order, triggered effects in between.

    `black_worker`: the black worker is part of the payment (RRR-135).
    """
    work = Work(action, [element for element in action.elements if element.chosen])
    work.extra = False if black_worker and action.black else None
    for element in action.elements:
        if not element.chosen:
            GAINS[element.kind](turn, element, action.source)
            work.executed += 1
    while work.left or work.extra:
        own, triggered = own_offers(turn, work), open_effects(turn)
        if not own and not triggered:
            work.drop_stage()
            continue
        options = [option for option, _ in own.values()] + triggered
        if may_stop(work, own):
            options.append(DONE)
        chosen = await turn.choose("advance", options, note=say("left", elements=len(work.left)))
        if str(chosen) in own:
            await _do(turn, work, *own[str(chosen)])
        elif chosen is not DONE:
            await resolve(turn, chosen)
        elif own:
            return
        else:
            work.drop_stage()


def _nothing(turn: Turn, element: Element, source: str) -> None:
    """A claim is read from the board (order.claims), a ? card follows its token (play_card)."""


def _best_two_locos(turn: Turn) -> int:
    numbers = sorted(number for places in turn.player.locos.values() for number in places)
    return sum(numbers[-2:])


def _pick_later(turn: Turn) -> None:
    turn.picks += 1


def _place_medal(turn: Turn) -> None:
    turn.player.medal = True


def _revalue(turn: Turn) -> None:
    turn.player.revaluation = True


GAINS: dict[str, Callable[[Turn, Element, str], None]] = {
    "vp": lambda turn, element, source: auxiliary.gain_vp(turn, source, element.n),
    "vp_sum_engineer_numbers": lambda turn, _, source: auxiliary.gain_vp(turn, source, sum(turn.player.engineers)),
    "vp_sum_two_best_locos": lambda turn, _, source: auxiliary.gain_vp(turn, source, _best_two_locos(turn)),
    "coins": lambda turn, element, _: auxiliary.gain_coins(turn, element.n),
    "doubler": lambda turn, element, _: auxiliary.place_doublers(turn, element.n),
    "temporary_workers": lambda turn, *_: auxiliary.take_temporary_workers(turn),
    "take_black_worker": lambda turn, *_: auxiliary.gain_black_worker(turn),
    "hire_engineer": lambda turn, *_: engineers.hire(turn),
    "take_unlettered_engineer": lambda turn, *_: engineers.take(turn, engineers.UNLETTERED),
    "end_bonus_pick": lambda turn, *_: _pick_later(turn),
    "second_industry_marker": lambda turn, *_: industry.place_second_marker(turn),
    "place_kiev_medal": lambda turn, *_: _place_medal(turn),
    "place_revaluation_tile": lambda turn, *_: _revalue(turn),
    "claim_position": _nothing,
    "question_card": _nothing,
}
"""RRR-175: the elements without a choice, which apply at once."""


def own_offers(turn: Turn, work: Work) -> Offers:
    """RRR-184, RRR-185: the own elements that can be executed now, without making the remaining ones impossible."""
    offers: Offers = {}
    stage = work.stage()
    named = len({element.colours for element in stage if element.colours}) > 1
    for element, _ in groupby(stage):
        for part in element.of or (element,):
            for option in _options(turn, part, named or len(element.colours) > 1):
                offers.setdefault(str(option), (option, element))
    if work.extra and not any(element.colours == (Colour.BLACK,) for element in stage):
        for route, colour, to in tracks.moves(turn.player.rails, (Colour.BLACK,)):
            option = tracks.step(route, colour, to, EXTRA, named=False)
            offers[str(option)] = (option, None)
    harmless = {key: offer for key, offer in offers.items() if _harmless(turn, work, *offer)}
    return harmless or offers


def _options(turn: Turn, element: Element, named: bool) -> Sequence[Option]:
    state, player = turn.state, turn.player
    match element.kind:
        case "rail":
            moves = tracks.moves(player.rails, element.colours)
            return [tracks.step(*move, OWN, named) for move in moves]
        case "industry":
            return list(industry.forwards(player))
        case "doubler":
            return [DOUBLER] if auxiliary.doublers_free(state, player) else []
        case "loco":
            return [LOCO] if locomotives.fits(player, locomotives.lowest(state)) else []
        case "factory":
            return [FACTORY] if factories.can_build(state) else []
        case "loco_or_factory":
            loco = locomotives.fits(player, locomotives.lowest(state))
            return [LOCO] * loco + [FACTORY] * factories.can_build(state)
        case "place_loco":
            return [LOCO] if locomotives.fits(player, element.n) else []
        case "repeat":
            return [REPEAT] if repeatable(state, turn.seat) else []
        case _:
            raise ValueError(element.kind)


def _harmless(turn: Turn, work: Work, option: Option, element: Element | None) -> bool:
    """RRR-185: whether the remaining required elements stay possible."""
    state, player = turn.state, turn.player
    if isinstance(option, Step):
        rest = tuple(each.colours for each in work.required_without(element, "rail"))
        return not rest or tracks.possible(tracks.after(player.rails, option.route, option.colour, option.to), rest)
    if option is LOCO and work.required_without(element, "factory"):
        return factories.loco_leaves_a_factory(state, player)
    if option is FACTORY and work.required_without(element, "loco"):
        return any(factories.leaves_a_loco(state, player, tile) for tile in factories.tiles(state))
    return True


def may_stop(work: Work, own: Offers) -> bool:
    """RRR-183, RRR-186 to RRR-188: nothing required can be done any more, and the least has been done."""
    if not own:
        return True
    return work.executed >= work.action.least and not any(each.required for _, each in own.values() if each)


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


def open_effects(turn: Turn) -> list[Option]:
    """RRR-176: ? spaces and white steps that were triggered in this turn."""
    options: list[Option] = [OpenQuestion(special) for special in turn.questions]
    if turn.white_steps:
        moves = tracks.moves(turn.player.rails, (Colour.WHITE,))
        options += [tracks.step(*move, WHITE_STEP, named=False) for move in moves]
    return options


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
    legal = [t for t in player.tokens if t != "second-marker" or industry.can_place_second_marker(player)]
    chosen = await turn.choose("token", [*(thing("token", token) for token in legal), DECLINE])
    token = "" if chosen is DECLINE else str(chosen)
    player.token_on[special] = token
    if not token:
        turn.tell(say("log-token-declined", seat=turn.seat, place=name("special", special)))
        return
    player.tokens.remove(token)
    turn.tell(say("log-token", seat=turn.seat, token=name("token", token), place=name("special", special)))
    await execute(turn, TOKENS[token])
    if any(element.kind == "question_card" for element in TOKENS[token].elements):
        await play_card(turn)


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
        chosen = await turn.choose("advance", options, note=say("left", elements=0))
        if chosen is DONE:
            break
        await resolve(turn, chosen)
    for _ in range(turn.picks):
        await pick_end_bonus(turn)
