"""Whole plans that players often want: an action, a worker, a place, and what goes without saying after them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core.ahead import blind, follow
from engine.core.ask import Ask, Option, Shortcut
from engine.core.msg import Msg
from engine.games.railroad_revolution.actions import Choice, Close
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.places import Office, Rail, Site
from engine.games.railroad_revolution.pool import Box, Placing, can_place_a_worker, workers
from engine.games.railroad_revolution.rounds import take_action, workers_needed
from engine.games.railroad_revolution.seen import as_state
from engine.games.railroad_revolution.setup import WHITE
from engine.games.railroad_revolution.turn import Turn
from engine.games.railroad_revolution.view import View
from engine.games.railroad_revolution.words import DONE, name, say, yes

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
    tries = _by_worker(ask) if ask.kind == "pool" else _by_action(ask)
    least = workers_needed(blind(as_state(view)))
    plans: list[Plan] = []
    for placing, first in tries:
        plan = Plan(view, least, placing, first, boxed=ask.kind == "pool" or placing.box in ask.options)
        if plan.is_one() and plan.sets_apart() not in [other.sets_apart() for other in plans]:
            plans.append(plan)
        if len(plans) == MOST:
            break
    plans.sort(key=lambda plan: not plan.helps)
    return [Shortcut(tuple(plan.keys), plan.label(), plan.detail()) for plan in plans]


def _by_worker(ask: Ask[Any]) -> Iterator[tuple[Placing, int]]:
    yield from ((option, 0) for option in ask.options.values() if isinstance(option, Placing))


def _by_action(ask: Ask[Any]) -> Iterator[tuple[Placing, int]]:
    """A worker for each action, white if possible; then for the second-best places of the first actions."""
    found: dict[str, Placing] = {}
    for option in ask.options.values():
        if isinstance(option, Box):
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
    option if it closes the action.
    """

    def __init__(self, view: View, least: int, placing: Placing, first: int, *, boxed: bool) -> None:
        assert view.seat is not None
        self.placing, self.first = placing, first
        self.keys = [str(placing)]
        self.places: list[Option] = []
        self.end: Close | None = None
        turn = Turn(blind(as_state(view)), view.seat, least)
        # who could be hired at the decision before is not offered again (RRV-186)
        turn.offered = turn.hireable(lambda: bool(workers(turn, placing.box)) if boxed else can_place_a_worker(turn))
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
        way_out = ask.options.get(DONE)
        left = [option for option in ask.options.values() if isinstance(option, Choice)]
        if not isinstance(way_out, Close) or way_out.hires or any(not costs(option) for option in left):
            return ""
        self.end = way_out
        return DONE

    def _place(self, ask: Ask[Any]) -> str:
        found = [(key, option) for key, option in ask.options.items() if not option.declines and key != "bank"]
        index = self.first if not self.places else 0
        if index >= len(found) or (self.places and DONE in ask.options):
            return ""  # a third rail is for the player to decide
        key, option = found[index]
        self.places.append(option)
        return key

    @property
    def helps(self) -> bool:
        """Whether a milestone of the player lacks what is built."""
        return any(isinstance(place, Rail | Site) and place.helps for place in self.places)

    def is_one(self) -> bool:
        """Whether it says more than which worker is placed where."""
        return bool(self.places) or (self.placing.box == "trade" and self.over)

    def sets_apart(self) -> tuple[str, ...]:
        """What no other plan has in common with this one."""
        return self.placing.box, self.placing.colour, *map(str, self.targets())

    def targets(self) -> list[Msg]:
        """Where it builds, in words."""
        found = []
        for place in self.places:
            match place:
                case Rail():
                    found.append(name("city", place.towards()))
                case Site(city=city):
                    found.append(name("city", city))
                case Office(sector=sector):
                    found.append(say("sector", sector=sector))
                case _:
                    found.append(place.label())
        return found

    def label(self) -> Msg:
        """The action and the place, and the worker."""
        piece = str(self.places[0]) if self.placing.box == "trade" and self.places else "any"
        return say(f"plan-{self.placing.box}", places=self.targets(), piece=piece, colour=self.placing.colour)

    def detail(self) -> Msg | None:
        """What it costs and brings, and whether the turn ends with it."""
        what = self._costs()
        facts = {"over": yes(self.over)}
        if self.end is not None and self.end.forgone:
            forgone = [say(f"left-{key}") for key in self.end.forgone]
            return say("plan-forgoes", what=what, forgone=forgone, **facts)
        return say("plan-effect", what=what, **facts)

    def _costs(self) -> Msg:
        if self.placing.box == "trade":
            return say("plan-money", money=self.gain)
        last = self.places[-1]
        if isinstance(last, Office):
            return say("sector-effect", shares=last.shares, link=last.link, deal=yes(last.deal))
        if isinstance(last, Rail):
            deal = any(isinstance(rail, Rail) and DATA.spaces[rail.space].deal for rail in self.places)
            return say("plan-rails", total=last.action, sold=last.sold, deal=yes(deal))
        return last.detail() or last.label()


def costs(option: Choice) -> bool:
    """Whether a part takes money or a worker, or nothing comes of it: nobody misses it if it is left out."""
    return bool(option.part.price or option.part.worker or option.idle)
