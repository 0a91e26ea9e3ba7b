"""What may come next in a turn: the remaining elements of an action, and choices opened by a special space (section
15)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import assert_never

from engine.core.play.ask import Option, Word
from engine.core.play.msg import Msg
from engine.games.russian_railroads import auxiliary, industry, supply, tracks
from engine.games.russian_railroads.actions import action_of
from engine.games.russian_railroads.choices import Deed
from engine.games.russian_railroads.counting import executable, used
from engine.games.russian_railroads.effects import (
    BuildFactory,
    ChooseAgain,
    Doubler,
    Industry,
    LocoOrFactory,
    PlaceLoco,
    Rail,
    Repeat,
    TakeLoco,
)
from engine.games.russian_railroads.elements import Element
from engine.games.russian_railroads.factories import Build
from engine.games.russian_railroads.locomotives import Take
from engine.games.russian_railroads.opened import REPEAT
from engine.games.russian_railroads.state import Colour
from engine.games.russian_railroads.tracks import EXTRA
from engine.games.russian_railroads.turn import Offers, Turn, Work
from engine.games.russian_railroads.words import say

DOUBLER, DONE = "doubler", "done"
DOUBLING, REPEATING = say("doubler"), say("repeat")


def own_offers(turn: Turn, work: Work) -> Offers:
    """The action's own elements that can be executed now."""
    offers: dict[str, tuple[Option, Element | None]] = {}
    stage = work.stage()
    named = len({element.colours for element in stage if element.colours}) > 1
    for element, _ in groupby(stage):
        for part in element.of or (element,):
            for option in _options(turn, work, part, named or len(element.colours) > 1):
                offers.setdefault(str(option), (option, element))
    if work.extra and not any(element.colours == (Colour.BLACK,) for element in stage):
        for move in tracks.moves(turn.player.rails, (Colour.BLACK,)):
            option = tracks.step(move, EXTRA, False)
            offers[str(option)] = (option, None)
    return offers


def _options(turn: Turn, work: Work, element: Element, named: bool) -> Sequence[Option]:
    state, player = turn.state, turn.player
    match element.effect:
        case Rail():
            moves = tracks.moves(player.rails, element.colours)
            return [tracks.step(move, work.origin, named) for move in moves]
        case Industry():
            return list(industry.forwards(player))
        case Doubler():
            return [Deed(DOUBLER, DOUBLING)] if auxiliary.doublers_free(state, player) else []
        case TakeLoco():
            return _locomotive(turn, supply.lowest(state))
        case BuildFactory():
            return _factory(turn)
        case LocoOrFactory():
            return [*_locomotive(turn, supply.lowest(state)), *_factory(turn)]
        case PlaceLoco():
            return _locomotive(turn, element.effect.number, from_supply=False)
        case Repeat():
            can = any(can_repeat(turn, space, REPEAT) for space in used(state, turn.seat))
            return [Deed(REPEAT, REPEATING)] if can else []
        case ChooseAgain():
            return []  # the elements that it may repeat are offered instead
        case _:
            assert_never(element.effect)


def can_repeat(turn: Turn, space: str, *before: str) -> bool:
    """RRR-200: whether a used space can be repeated in full, after the answers `before`."""
    action = action_of(turn.state, space)
    if executable(turn.state, turn.seat, action):
        return True
    return action.risky and turn.found(lambda: turn.leads_on(*before, space))


def _locomotive(turn: Turn, number: int, *, from_supply: bool = True) -> Sequence[Option]:
    return [Take(number, from_supply)] if supply.fits(turn.player, number) else []


def _factory(turn: Turn) -> Sequence[Option]:
    tiles = list(supply.tiles(turn.state))
    return [Build(tiles[0].number if len(tiles) == 1 else 0)] if tiles else []


def may_stop(work: Work, own: Offers) -> bool:
    """RRR-183, RRR-187, RRR-188: whether nothing required can be done any more, and the least has been done."""
    return work.executed >= work.action.least and not any(each.required for _, each in own.values() if each)


def done(turn: Turn, work: Work) -> Word:
    """The option to stop: what it gives up, and what goes on."""
    if work.left and work.left[-1].stage > work.left[0].stage:
        return Word(DONE, say("done-stage"), say("done-stage-effect", what=work.what), way_out=True)
    if len(turn.works) == 1 and not turn.picks:
        ends = say("done-ends", what=work.what, elements=len(work.left))
        return Word(DONE, say("done"), ends, way_out=True, last=True)
    gives_up = _with_outer(turn, "done-effect", what=work.what, executed=work.executed)
    return Word(DONE, say("done"), gives_up, way_out=True)


def left(turn: Turn, work: Work) -> Msg:
    """How much of an action is left, and which one follows it."""
    steps = all(isinstance(element.effect, Rail) for element in work.left)
    return _with_outer(turn, "left", what=work.what, elements=len(work.left), steps=int(steps))


def _with_outer(turn: Turn, key: str, **args: Msg | int) -> Msg:
    outer = [work.what for work in turn.works[:-1] if work.left]
    return say(f"{key}-inner", outer=outer[-1], **args) if outer else say(key, **args)
