"""Plans that build nothing: what to bid, and deliveries with how to use their points."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from engine.core.play.ask import Ask, Shortcut
from engine.games.steam.advice.designs import designs
from engine.games.steam.advice.prospects import Prospects
from engine.games.steam.advice.ranking import offered
from engine.games.steam.auction import PAID_IN_FULL, PASS, Bid, price
from engine.games.steam.data import DATA
from engine.games.steam.goods import Delivery
from engine.games.steam.money import NO_LOAN, effects
from engine.games.steam.points import INCOME, VP
from engine.games.steam.view import View
from engine.games.steam.words import say

DELIVERIES = 2
"""At most this many deliveries are shown, each once for income and once for VP."""


def bids(view: View, ask: Ask[Any]) -> list[Shortcut]:
    """STM-038, STM-166: the least bid and passing, with the cost of a position; `normal`'s choice comes first."""
    options, (least, *_) = {str(option): option for option in offered(view, ask)}, ask.options.values()
    assert isinstance(least, Bid)
    assert view.auction is not None
    if view.standard:
        last = len(view.order)
        behind = price(least.number, last - 1, last) if last > PAID_IN_FULL + 1 else 0
        paid = min(last - 1, PAID_IN_FULL)
        costs = say("plan-bid-order", cost=least.number, behind=behind, positions=paid)
    else:
        costs = say("plan-bid-position", position=view.auction.position, cost=least.number)
    bid = Shortcut((str(least),), say("plan-bid", n=least.number, bid=least.label()), costs)
    passing = options[PASS.key]
    found = [bid, Shortcut((PASS.key,), passing.label(), passing.detail())]
    return found if least.number <= designs(view, ask.seat).modest_bid() else found[::-1]


def moves(view: View, ask: Ask[Any]) -> Iterator[Shortcut]:
    """The best deliveries, with all points as income or all as VP."""
    player, prospects = view.players[ask.seat], Prospects(view, ask.seat)
    # at the highest income a delivery asks nothing more
    if player.income >= DATA.income.max:
        return
    best = (option for option in ask.options.values() if isinstance(option, Delivery))
    for delivery in islice(best, DELIVERIES):
        wasted = player.income + delivery.own > DATA.income.max
        ways = [_taken(delivery, VP, player.vp)] + ([] if wasted else [_taken(delivery, INCOME, player.income)])
        yield from ways[::-1] if prospects.income(delivery.own) > delivery.own else ways


def _taken(delivery: Delivery, what: str, before: int) -> Shortcut:
    """A delivery whose points go to income or VP, none of them lost."""
    label = delivery.say(f"plan-{what}", gain=delivery.own, after=before + delivery.own)
    # the picture shows the route; the text names it only if there are several
    return Shortcut((str(delivery), what), label, effects(delivery.others, NO_LOAN))
