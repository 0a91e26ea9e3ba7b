"""Whole plans that players often want: an action, a worker, a place, and the rest of the turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from engine.core.ahead.consequences import trials
from engine.core.play.ask import Ask, Option, Shortcut
from engine.games.railroad_revolution.advice.estimate import estimate
from engine.games.railroad_revolution.advice.offered import offered
from engine.games.railroad_revolution.advice.placing import placing
from engine.games.railroad_revolution.advice.plan import Plan
from engine.games.railroad_revolution.advice.policies import worth_of
from engine.games.railroad_revolution.advice.told_people import ToldBox
from engine.games.railroad_revolution.advice.told_plans import detail, label
from engine.games.railroad_revolution.pool import Placing
from engine.games.railroad_revolution.view import View

MOST = 5
ORDER = ("railway", "station", "telegraph", "trade")
"""Which actions are tried first."""


def shortcuts(view: View, ask: Ask[Any]) -> list[Shortcut]:
    """At most five plans for the turn: first those that complete a milestone, then those that promise the most. There
    is one for each action, then others for other places; once the action is chosen, one for each worker."""
    if view.seat is None or ask.seat != view.seat or ask.kind not in ("worker", "pool"):
        return []
    by_worker = ask.kind == "pool"
    tries = _by_worker(ask) if by_worker else _by_action(ask, offered(view, ask))
    plans: dict[tuple[str, ...], Plan] = {}
    for chosen, first in tries:
        plan = Plan(trials(ask), chosen, first)
        # only one of those with the same result, such as when this worker acts and that one leaves, or the other way
        # around
        if plan.main and not any(plan.state == other.state for other in plans.values()):
            plans.setdefault(_sets_apart(plan), plan)
        if len(plans) == MOST:
            break
    found = sorted(plans.values(), key=lambda plan: (not plan.completed, -estimate(plan.state)[plan.seat]))
    return [
        Shortcut(tuple(plan.keys), label(plan, by_worker=by_worker), detail(plan, by_worker=by_worker))
        for plan in found
    ]


def _by_worker(ask: Ask[Any]) -> Iterator[tuple[Placing, int]]:
    yield from ((option, 0) for option in ask.options.values() if isinstance(option, Placing))


def _by_action(ask: Ask[Any], options: Sequence[Option]) -> Iterator[tuple[Placing, int]]:
    """For each action, the most promising worker; then the second-best places of the first actions."""
    worth, found = worth_of(ask), dict[str, Placing]()
    for option in options:
        if isinstance(option, ToldBox):
            box = option.box
            found[box] = Placing(box, max(option.colours, key=partial(placing, worth, box)))
        elif isinstance(option, Placing):
            found.setdefault(option.box, option)
    yield from ((found[box], 0) for box in ORDER if box in found)
    # the workers whose places differ most; trying more would take longer than a panel may
    yield from ((found[box], 1) for box in ORDER[:2] if box in found)


def _sets_apart(plan: Plan) -> tuple[str, ...]:
    """What distinguishes this plan from all others."""
    return plan.placing.box, plan.placing.colour, *sorted(map(str, plan.main))
