"""Shortcuts: whole plans that a player often wants, as keys for decisions in a row.

A rehearsal finds each plan, so its questions are the ones that will be asked, and each key is one that was offered.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any

from engine.core.ahead.consequences import Trials, trials
from engine.core.play.ask import Ask, Shortcut
from engine.core.play.msg import Msg
from engine.games.russian_railroads.actions import action_of, engineer_on
from engine.games.russian_railroads.advice import foresight
from engine.games.russian_railroads.advice.changes import brings, cut, factories_built, joined, moves
from engine.games.russian_railroads.advice.ranking import by_promise, promised
from engine.games.russian_railroads.advice.rehearsal import Rehearsal, Usual, Wish, best_ways, steps
from engine.games.russian_railroads.advice.sight import Sight, of_ask
from engine.games.russian_railroads.advice.told import PAID, by_gain, cost, of_space, rehearsal
from engine.games.russian_railroads.choices import Space
from engine.games.russian_railroads.effects import LocoOrFactory, Rail, TakeLoco
from engine.games.russian_railroads.elements import Element
from engine.games.russian_railroads.state import Player
from engine.games.russian_railroads.supply import lowest
from engine.games.russian_railroads.view import View
from engine.games.russian_railroads.words import say

MOST = 5
FEW = 2
"""There is room for this many moves besides other words."""
LOCO = "loco"


def shortcuts(view: View, ask: Ask[Any]) -> Sequence[Shortcut]:
    """At an action space, the best plans for different spaces; within an action, the best ways to go on with it."""
    sight = of_ask(ask)
    if sight is None:
        return ()
    tried = trials(ask)
    found = _spaces(ask, sight, tried) if ask.kind == "space" else _rest(sight, tried) if ask.kind == "advance" else ()
    return list(islice(_different(found), MOST))


def _different(found: Iterable[Shortcut]) -> Iterator[Shortcut]:
    """Only the first of those that read the same."""
    labels: list[Msg] = []
    for plan in found:
        if plan.label not in labels:
            labels.append(plan.label)
            yield plan


# -- which plans


def _spaces(ask: Ask[Any], sight: Sight, trials: Trials) -> Iterator[Shortcut]:
    """Action spaces, the most promising for its cost first, each with payment and execution; among those that lead to
    the same result, only the cheapest."""
    known: list[list[Msg]] = []
    worth = promised(sight, ask)
    ranked = by_promise(worth, [option for option in ask.options.values() if isinstance(option, Space)])
    for option in sorted((option for option in ranked if isinstance(option, Space)), key=lambda one: -worth[one.key]):
        plan = rehearsal(sight, trials, option.key)
        moved = _moved(sight, plan.after, action_of(sight.state, option.key).choices)
        if not moved or moved not in known:
            known.append(moved)
            yield _of_space(sight, trials, plan, option, moved)


def _rest(sight: Sight, trials: Trials) -> Iterator[Shortcut]:
    """What is left of an action, if nothing follows it: ways of making its steps, or places for a locomotive."""
    work = sight.work
    if work is None or sight.depth > 1 or not sight.sure:
        return
    effects = [element.effect for element in work.left]
    if len(effects) > 1 and all(isinstance(effect, Rail) for effect in effects):
        wishes = [steps(way.moves) for way in best_ways(sight, work.left)]
    elif len(effects) == 1 and isinstance(effects[0], LocoOrFactory | TakeLoco):
        number = lowest(sight.state)
        wishes = [_placed(str(place)) for place in by_gain(sight, number)]
    else:
        return
    known: list[list[Msg]] = []
    for wish in wishes:
        keys, _, after = Usual(sight, trials, sight.depth, wish).rehearse()
        moved = _moved(sight, after, work.left)
        if keys and moved and moved not in known:
            known.append(moved)
            yield Shortcut(keys, say("moves", moves=moved), joined(brings(sight, after)))


# -- what a plan does


def _placed(place: str) -> Wish:
    """A locomotive, and its place."""
    left = [LOCO, place]
    return lambda ask: left.pop(0) if left and left[0] in ask.options else None


# -- what a plan says


def _moved(sight: Sight, after: Player, elements: Sequence[Element]) -> list[Msg]:
    """What has moved after a plan."""
    named = list(moves(sight.player, after, named=foresight.colours(elements) > 1))
    return named if len(named) <= FEW else list(moves(sight.player, after, named=False))


def _of_space(sight: Sight, trials: Trials, plan: Rehearsal, option: Space, moved: list[Msg]) -> Shortcut:
    """The name of the space and the moves; if that is too long, only the moves, and the space after them."""
    keys, after = plan.keys, plan.after
    if not moved:
        return Shortcut(keys, option.label(), of_space(sight, trials, PAID, option.key))
    number = engineer_on(sight.state, option.key)
    space, paid = option.label(), cost(sight, plan)
    where = say("engineer", number=number) if number else space
    gained = brings(plan.before, after)
    choices = action_of(sight.state, option.key).choices
    only_steps = all(isinstance(element.effect, Rail) for element in choices) and foresight.colours(choices) == 1
    if any(isinstance(element.effect, LocoOrFactory | TakeLoco) for element in choices):
        brief = list(moves(sight.player, after, named=False, brief=True))
        which = [say("which-factory", function=factory) for factory in factories_built(sight.player, after)]
        named = which if len(brief) > 1 else []  # if there is nothing else, its name is in the label
        told = [where] if number else []  # the gains and the cost tell which of the other spaces it is
        return Shortcut(keys, say("moves", moves=brief), joined([*told, paid, *named, *cut(gained, FEW)]))
    if len(moved) > (FEW if only_steps else 1):
        told = moved if only_steps else moved[:FEW]
        return Shortcut(keys, say("moves", moves=told), joined([where, paid, *cut(gained, FEW)]))
    label = say("plan-engineer", number=number, moves=moved) if number else say("plan", space=space, moves=moved)
    return Shortcut(keys, label, joined([paid, *gained]))
