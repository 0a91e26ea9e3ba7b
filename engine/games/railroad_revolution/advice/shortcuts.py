"""Whole plans that players often want: an action, a worker, a place, and what goes without saying after them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from engine.core.play.ask import Ask, Option, Shortcut
from engine.core.play.lookahead import blind, follow
from engine.core.play.msg import Msg, Value
from engine.games.railroad_revolution.actions import OpenPart
from engine.games.railroad_revolution.advice.offered import offered, told_options
from engine.games.railroad_revolution.advice.seen import as_state, twin
from engine.games.railroad_revolution.advice.told import ToldOffice, ToldRail, ToldSite
from engine.games.railroad_revolution.advice.told_parts import Close, chain, closing, costs, told_part
from engine.games.railroad_revolution.advice.told_people import ToldBox
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.facts import WHITE
from engine.games.railroad_revolution.places import line
from engine.games.railroad_revolution.pool import Placing, can_place_a_worker, can_take
from engine.games.railroad_revolution.rounds import take_action, workers_needed
from engine.games.railroad_revolution.state import State
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
    table = as_state(view)
    least = workers_needed(blind(table))
    plans: list[Plan] = []
    for placing, first in tries:
        plan = Plan(
            table, view.seat, least, placing, first, boxed=by_worker or placing.box in ask.options, by_worker=by_worker
        )
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


class Plan:
    """What a worker would do: the keys of its decisions up to the first that is for the player to take.

    `first` says which place it begins with, from 0; `places` are the options chosen for a place, `end` is the last
    option if it closes the action. The action has been chosen already where plans differ `by_worker`.
    """

    def __init__(
        self, table: State, seat: int, least: int, placing: Placing, first: int, *, boxed: bool, by_worker: bool
    ) -> None:
        self.placing, self.first, self.by_worker = placing, first, by_worker
        self.keys = [str(placing)]
        self.places: list[Option] = []
        self.end: Close | None = None
        self.turn = turn = Turn(blind(twin(table, seat)), seat, least)
        # who could be hired at the decision before is not offered again (RRV-186)
        boxes = (lambda: can_take(turn, placing.box)) if boxed else (lambda: can_place_a_worker(turn))
        turn.offered = tuple(turn.hireable(boxes))
        before = turn.player.money
        self.over = follow(take_action(turn, placing), turn.seat, self._key)
        self.gain = turn.player.money - before

    def _key(self, ask: Ask[Any]) -> str:
        """The key of what goes without saying at a decision, noted; "" if it is for the player to take."""
        key = self._usual(ask)
        self.keys += [key] if key else []
        return key

    def _usual(self, ask: Ask[Any]) -> str:
        if ask.kind in PLACES:
            return self._place(ask)
        if ask.kind != "action":
            return ""
        for key in MAIN:
            if key in ask.options:
                return key
        left = [option.part for option in ask.options.values() if isinstance(option, OpenPart)]
        parts = list(map(told_part(self.turn, brief=True), left))
        if DONE not in ask.options or not all(map(costs, parts)) or (end := closing(self.turn, parts)).hires:
            return ""
        self.end = end
        return DONE

    def _place(self, ask: Ask[Any]) -> str:
        index = self.first if not self.places else 0
        found = [option for option in told_options(self.turn, ask) if not option.declines and str(option) != "bank"]
        if index >= len(found) or (self.places and DONE in ask.options):
            return ""  # a third rail is for the player to decide
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
        """The worker, what it costs and brings, and what is left out."""
        who = [] if self.by_worker else [say("plan-with", colour=self.placing.colour)]
        out = [self.end.forgoes()] if self.end is not None else []
        return chain([*who, *self._does(), *out])

    def _does(self) -> list[Msg]:
        """What it costs and brings."""
        if self.placing.box == "trade":
            return [say("plan-money", money=self.gain)]
        if not self.rails:
            place = self.places[-1]
            # the tile of a sector stands among what is left out
            detail = replace(place, tile="").detail() if isinstance(place, ToldOffice) else place.detail()
            brings = [say("office-brings", **place.brings())] if isinstance(place, ToldOffice) else []
            return [*brings, *([detail] if detail else [])]
        last, helps = self.rails[-1], dict.fromkeys(rail.helps for rail in self.rails if rail.helps)
        does = [say("site-cost", cost=last.total, sold=last.sold)]
        does += [say("plan-points", vp=vp)] if (vp := sum(rail.vp for rail in self.rails)) else []
        does += [say("helps", **help.facts()) for help in helps]
        does += [say("plan-deal")] if any(DATA.spaces[rail.space].deal for rail in self.rails) else []
        return does


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
