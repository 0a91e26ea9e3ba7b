"""Whole plans that players often want: an action, a worker, a place, and what goes without saying after them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from engine.core.ahead.consequences import Trial, Trials, trials
from engine.core.play.ask import Ask, Option, Shortcut
from engine.core.play.msg import Msg, Value
from engine.games.railroad_revolution.actions import OpenPart
from engine.games.railroad_revolution.advice.ledger import Ledger, lines, total
from engine.games.railroad_revolution.advice.offered import offered, told_options, turn_of
from engine.games.railroad_revolution.advice.then import comes_then
from engine.games.railroad_revolution.advice.told import ToldOffice, ToldRail, ToldSite, brought
from engine.games.railroad_revolution.advice.told_parts import Close, chain, closing, costs, told_part
from engine.games.railroad_revolution.advice.told_people import ToldBox
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.facts import WHITE
from engine.games.railroad_revolution.outlook import RULE, shares_to_sell
from engine.games.railroad_revolution.places import line
from engine.games.railroad_revolution.pool import Placing
from engine.games.railroad_revolution.turn import Turn
from engine.games.railroad_revolution.view import View
from engine.games.railroad_revolution.words import DONE, name, say

MOST = 5
PLACES = ("rail", "city", "sector", "piece")
"""The decisions that say where something goes, of which a plan takes the most useful."""
MAIN = ("build", "sell-piece", "reward")
"""What is done first of an action that is open."""
ORDER = ("railway", "station", "telegraph", "trade")
"""Which action stands first, among plans that help alike."""


def shortcuts(view: View, ask: Ask[Any]) -> list[Shortcut]:
    """At most five plans for the turn, those first that a milestone lacks: one for each action, then for other places;
    once the action is chosen, one for each worker."""
    if view.seat is None or ask.seat != view.seat or ask.kind not in ("worker", "pool"):
        return []
    by_worker = ask.kind == "pool"
    tries = _by_worker(ask) if by_worker else _by_action(offered(view, ask))
    plans: list[Plan] = []
    for placing, first in tries:
        plan = Plan(trials(ask), placing, first, by_worker=by_worker)
        if plan.is_one() and plan.sets_apart() not in [other.sets_apart() for other in plans]:
            plans.append(plan)
        if len(plans) == MOST:
            break
    plans.sort(key=lambda plan: not plan.helps)
    return [Shortcut(tuple(plan.keys), plan.label(), plan.detail()) for plan in plans]


def _by_worker(ask: Ask[Any]) -> Iterator[tuple[Placing, int]]:
    yield from ((option, 0) for option in ask.options.values() if isinstance(option, Placing))


def _by_action(options: Sequence[Option]) -> Iterator[tuple[Placing, int]]:
    """A worker for each action, white if possible; then for the second-best places of the first actions."""
    found: dict[str, Placing] = {}
    for option in options:
        if isinstance(option, ToldBox):
            colour = WHITE if WHITE in option.colours else option.colours[0]
            if option.box == "station" and option.main.sold and "orange" in option.colours:
                colour = "orange"
            found[option.box] = Placing(option.box, colour)
        elif isinstance(option, Placing):
            found.setdefault(option.box, option)
    yield from ((found[box], 0) for box in ORDER if box in found)
    # those whose places differ most; more would take longer than a panel may
    yield from ((found[box], 1) for box in ORDER[:2] if box in found)


class Plan(Trial):
    """What a worker would do, tried up to the first decision that is for the player to take.

    `first` says which place it begins with, from 0; `places` are the options chosen for a place, `end` is the last
    option if it closes the action. The action has been chosen already where plans differ `by_worker`.
    """

    def __init__(self, trials: Trials, placing: Placing, first: int, *, by_worker: bool) -> None:
        super().__init__(trials.playout(), trials.seat)
        self.placing, self.first, self.by_worker = placing, first, by_worker
        self.places: list[Option] = []
        self.end: Close | None = None
        self.before: Ledger = self.ledger()
        self.give(str(placing))
        self.follow(self._usual)
        self.after: Ledger = self.ledger()

    def _usual(self, ask: Ask[Any]) -> str | None:
        """The key of what goes without saying at a decision; None if it is for the player to take."""
        turn = turn_of(self.state, ask)
        if turn is not None and ask.kind in PLACES:
            return self._place(turn, ask)
        if turn is None or ask.kind != "action":
            return None
        for key in MAIN:
            if key in ask.options:
                return key
        left = [option.part for option in ask.options.values() if isinstance(option, OpenPart)]
        parts = list(map(told_part(turn, brief=True), left))
        if DONE not in ask.options or not all(map(costs, parts)) or (end := closing(turn, parts)).hires:
            return None
        self.end = end
        return DONE

    def _place(self, turn: Turn, ask: Ask[Any]) -> str | None:
        index = self.first if not self.places else 0
        found = [option for option in told_options(turn, ask) if not option.declines and str(option) != "bank"]
        if index >= len(found) or (self.places and DONE in ask.options):
            return None  # a third rail is for the player to decide
        self.places.append(found[index])
        return str(found[index])

    @property
    def helps(self) -> bool:
        """Whether a milestone of the player lacks what is built."""
        return any(isinstance(place, ToldRail | ToldSite) and place.helps is not None for place in self.places)

    def is_one(self) -> bool:
        """Whether it says more than which worker is placed where."""
        return bool(self.places) or (self.placing.box == "trade" and self.over)

    def sets_apart(self) -> tuple[str, ...]:
        """What no other plan has in common with this one."""
        ends = sorted(map(str, self.places)) if self.placing.box == "railway" else map(str, self.places)
        return self.placing.box, self.placing.colour, *ends

    @property
    def rails(self) -> list[ToldRail]:
        """The rails that it lays."""
        return [place for place in self.places if isinstance(place, ToldRail)]

    def label(self) -> Msg:
        """The action and the place, and the worker."""
        where = self._where()
        if self.by_worker:
            return say("plan-worker", where=where, colour=self.placing.colour)
        return say(f"plan-{self.placing.box}", where=where)

    def _where(self) -> Msg | list[Msg]:
        """Where it builds, or what it sells."""
        if rails := self.rails:
            return route(rails)
        place = self.places[0] if self.places else None
        if isinstance(place, ToldOffice):
            return say("plan-sector", sector=place.sector)
        return place.label() if isinstance(place, ToldSite) else say(f"plan-sell-{place}" if place else "plan-sell")

    def detail(self) -> Msg | None:
        """The worker, what it costs and brings, who has to be hired, and what is left out."""
        who = [] if self.by_worker else [say("plan-with", colour=self.placing.colour)]
        out = [self.end.forgoes()] if self.end is not None else []
        if hires := len(lines(self.told, "hire")):
            out = [say("close-hires", hires=hires, price=hires * RULE.hire_price), *out]
        return chain([*who, *self._does(), *out])

    @property
    def vp(self) -> int:
        """What it scores."""
        return self.after.vp - self.before.vp

    @property
    def sold(self) -> int:
        """How many shares it sells, for what it has yet to pay too."""
        owed = self.rails[-1].total if self.rails and self.state.action is not None else self.after.due
        return total(self.told, "sell", "sold") + min(shares_to_sell(self.after.money, owed), self.after.shares)

    def _does(self) -> list[Msg]:
        """What it costs and brings."""
        if self.placing.box == "trade":
            return [say("plan-money", money=total(self.told, "sale", "money") + total(self.told, "earn", "money"))]
        if self.rails:
            return [*self._of_rails(self.rails), *self._brings()]
        place = self.places[-1]
        if isinstance(place, ToldSite):
            if lines(self.told, "waive"):
                free = replace(place, tile="", vp=self._scored()).detail()
                return [say("close-gift", gift="no-cost"), *filter(None, [free])]
            return [
                *filter(None, [replace(place, sold=self.sold, vp=self._scored()).detail()]),
                *self._besides(place.cost),
                *comes_then(self._behind()),
            ]
        # the tile of a sector stands among what is left out
        detail = replace(place, tile="").detail() if isinstance(place, ToldOffice) else None
        return [*self._brings(self.vp), *([detail] if detail else [])]

    def _besides(self, cost: int) -> list[Msg]:
        """What a gate or a flip on the way has taken, beside what the station costs and who is hired."""
        hired = len(lines(self.told, "hire")) * RULE.hire_price
        more = total(self.told, "pay", "cost") + self.after.due - hired - cost
        return [say("then-pays", cost=more)] if more > 0 else []

    def _scored(self) -> int:
        """What it scores, without the trains that it turns face down, which are told by themselves."""
        turned = (line for line in lines(self.told, "flip") if line.args["side"] == "down")
        return self.vp + sum(int(str(line.args["vp"])) for line in turned)

    def _behind(self) -> list[Msg]:
        """What was told, without that the worker is placed."""
        return [line for line in self.told if line not in lines(self.told, "worker")]

    def _brings(self, vp: int = 0) -> list[Msg]:
        """So many VP, and the shares and the money that come with the place and the worker."""
        shares, money = total(self.told, "shares", "shares"), total(self.told, "earn", "money")
        return [
            *([say("office-brings", **brought(vp, shares))] if vp or shares else []),
            *([say("plan-money", money=money)] if money else []),
        ]

    def _of_rails(self, rails: Sequence[ToldRail]) -> list[Msg]:
        helps = dict.fromkeys(rail.helps for rail in rails if rail.helps)
        does = [say("site-cost", cost=rails[-1].total, sold=self.sold)]
        does += [say("plan-points", vp=self.vp)] if self.vp else []
        does += [say("helps", **help.facts()) for help in helps]
        return does + ([say("plan-deal")] if any(DATA.spaces[rail.space].deal for rail in rails) else [])


def route(rails: Sequence[ToldRail]) -> Msg | list[Msg]:
    """From where to where rails lead: cities in a row where one goes on from the other."""
    ways = [(*line(rail.space), rail) for rail in rails]
    ends = [(a, b) if rail.towards() == b else (b, a) for a, b, rail in ways]
    if len(ends) == 2 and ends[0] == ends[1]:
        return say("line", **_names(*ends[0]))
    if len(ends) == 2 and ends[0][1] == ends[1][0] and not any(map(is_half, rails)):
        (a, b), (_, c) = ends
        return say("line-on", a=name("city", a), b=name("city", b), c=name("city", c))
    return [
        say("plan-half" if is_half(rail) else "line", **_names(*end)) for end, rail in zip(ends, rails, strict=True)
    ]


def is_half(rail: ToldRail) -> bool:
    """Whether a rail is one half of a line of two spaces."""
    facts = DATA.spaces[rail.space]
    return facts.a in DATA.junctions or facts.b in DATA.junctions


def _names(a: str, b: str) -> dict[str, Value]:
    return {"a": name("city", a), "b": name("city", b)}
