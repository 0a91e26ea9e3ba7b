"""Whole deliveries that a player often wants, from the supply city to the last advance, and the rest of one.

Each is played on a table like the one seen, with the very scripts of a turn, so that it is legal by construction. It
ends with the turn, or with the first answer that turns up a card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine.core.play.ask import Ask, Shortcut
from engine.core.play.lookahead import follow
from engine.core.play.msg import Msg
from engine.games.cargo_empire.advice.deliveries import vassal_facts
from engine.games.cargo_empire.advice.foresight import resume
from engine.games.cargo_empire.advice.prospects import Option, Prospects
from engine.games.cargo_empire.advice.ranking import offered
from engine.games.cargo_empire.advice.seen import as_state
from engine.games.cargo_empire.advice.trial import Trial
from engine.games.cargo_empire.cities import side
from engine.games.cargo_empire.clans import powers
from engine.games.cargo_empire.delivery import pay
from engine.games.cargo_empire.development import Lane, Step
from engine.games.cargo_empire.facts import MODES
from engine.games.cargo_empire.objectives import ObjectiveCard
from engine.games.cargo_empire.offers import Fare, Supply
from engine.games.cargo_empire.rewards import settle
from engine.games.cargo_empire.state import Planned, State
from engine.games.cargo_empire.turn import Turn
from engine.games.cargo_empire.view import View
from engine.games.cargo_empire.words import chain, name, say

MOST = 5
KINDS = ("supply", "demand", "cards")
"""The decisions of a delivery, in their order."""
RESUMED = ("advance", "lane", "objective")
"""The decisions in the midst of its rewards."""
SOMEBODY = 99
"""The owner of a post that is nobody's of the table."""


def shortcuts(view: View, ask: Ask[Any]) -> Sequence[Shortcut]:
    """The best whole plans for what is asked, at most five."""
    if view.seat != ask.seat:
        return ()
    if ask.kind in KINDS:
        return deliveries(view, ask)
    if ask.kind in RESUMED:
        return continuations(view, ask)
    return vassal_deliveries(view, ask) if ask.kind == "vassal-supply" else ()


# -- deliveries


def deliveries(view: View, ask: Ask[Any]) -> list[Shortcut]:
    """The deliveries that promise most, each between other cities, or with other cards where the cities are chosen."""
    found: list[Shortcut] = []
    prospects = Prospects(view)
    promised, table = prospects.deliveries, prospects.state
    choices = Counter(supply for supply, _, _ in {(o.supply, o.demand.city, o.demand.space) for o in promised})
    for option in best(promised, view.plan or Planned(""), ask.kind):
        plan = Delivered(view, table, ask, option, chooses_demand=choices[option.supply] > 1).shortcut()
        if plan is not None:
            found.append(plan)
        if len(found) == MOST:
            break
    return found


def best(promised: Mapping[Option, float], chosen: Planned, kind: str) -> Iterator[Option]:
    """The deliveries that go on with what is chosen already, the most promising first, one of each pair of cities."""
    seen = set()
    for option, _ in sorted(promised.items(), key=lambda found: -found[1]):
        sets_apart = str(option.cards) if kind == "cards" else (option.supply, option.demand.city)
        if sets_apart not in seen and goes_on(option, chosen):
            seen.add(sets_apart)
            yield option


def goes_on(option: Option, chosen: Planned) -> bool:
    """Whether a delivery goes on with what is chosen already."""
    return (not chosen.supply or chosen.supply == option.supply) and (
        not chosen.demand or (chosen.demand, chosen.space) == (option.demand.city, option.demand.space)
    )


class Delivered(Trial):
    """A delivery with its rewards."""

    def __init__(self, view: View, table: State, ask: Ask[Any], option: Option, *, chooses_demand: bool) -> None:
        super().__init__(view, table, ask, (option.supply, option.demand.city))
        self.option, self.chooses_demand = option, chooses_demand

    def shortcut(self) -> Shortcut | None:
        """The plan; None if it takes no answer at all."""
        if self.ask.kind == "supply":
            self.keys.append(f"{self.option.supply}/{side(self.state.cities[self.option.supply]).supply}")
        if self.ask.kind != "cards" and self.chooses_demand:
            self.keys.append(self.option.demand.key)
        self.complete = follow(_paid(self.turn(), self.option), self.ask.seat, self.answer)
        return Shortcut(tuple(self.keys), self.label(), self.detail()) if self.keys else None

    @property
    def several(self) -> bool:
        """Whether several markers advance."""
        return sum(bool(self.option.cards.of(mode)) for mode in MODES) > 1

    def usual(self, ask: Ask[Any]) -> str | None:
        """The cards that were thought of, then the most promising answer."""
        return str(self.option.cards) if ask.kind == "cards" else super().usual(ask)

    def label(self) -> Msg:
        """From where to where, with which cards; how far, where there is but one marker."""
        cards = self.option.cards
        told: dict[str, Msg] = {"from": name("city", self.option.supply), "to": name("city", self.option.demand.city)}
        told["cards"] = Fare(cards).label()
        if self.several:
            return say("plan", **told)
        return say("plan-steps", **told, steps=self.steps())

    def steps(self) -> Msg:
        """How far the markers advance, by this plan if it comes to its end."""
        fare = self.option.demand.fare
        assert fare is not None
        if not self.complete:
            return replace(fare, cards=self.option.cards).steps()
        return self.moved() or fare.steps()

    def detail(self) -> Msg | None:
        """What it brings: how far, an upgrade, points and cards; its lanes, what is left, and whether it is final."""
        facts = [self.steps()] if self.several else []
        facts += [self.option.demand.becomes()] if self.option.demand.upgrade else []
        return chain([*facts, *self.gains(bool(self.option.demand.scores)), *self.ending()])


async def _paid(turn: Turn, option: Option) -> None:
    """CGE-030: a delivery from its cards to the last advance."""
    plan = Planned(option.supply, option.demand.city, option.demand.space)
    await settle(turn, await pay(turn, plan, powers(turn.state, turn.seat)))


# -- the rest of the rewards


def continuations(view: View, ask: Ask[Any]) -> list[Shortcut]:
    """The answers in the midst of the rewards after which more is to be chosen, the most promising first.

    Of those that come to the same end in another order, one.
    """
    if view.due is None:
        return []
    table, own = as_state(view), Prospects(view)
    marker = str(ask.note.args.get("marker", "")) if ask.note is not None else ""
    promised: dict[str, float] = {}
    for option in offered(view, ask):
        key = str(option)
        if isinstance(option, Step):
            promised[key] = own.step(key)
        elif isinstance(option, Lane):
            promised[key] = own.lane(own.player.markers[marker], key)
        elif isinstance(option, ObjectiveCard):
            promised[key] = own.objective(key)
    plans: dict[Msg, Shortcut] = {}
    for key in sorted(promised, key=lambda key: -promised[key]):
        rest = Rest(view, table, ask, key, marker)
        if len(rest.keys) > 1:
            label = rest.label()
            plans.setdefault(label, Shortcut(tuple(rest.keys), label, rest.detail()))
    return list(plans.values())


class Rest(Trial):
    """An answer in the midst of the rewards, and what it takes to come to their end."""

    def __init__(self, view: View, table: State, ask: Ask[Any], key: str, marker: str) -> None:
        super().__init__(view, table, ask)
        self.keys.append(key)
        if ask.kind == "lane":
            self.lanes[key] = [marker]
        self.complete = follow(resume(self.turn(), ask.kind, key, marker), ask.seat, self.answer)

    def label(self) -> Msg:
        """What is kept, if it is a card, and what advances how far."""
        steps = self.moved() or ""
        if self.ask.kind != "objective":
            return say("plan-rest", steps=steps)
        return say("plan-kept", card=name("objective", self.keys[0]), steps=steps)

    def detail(self) -> Msg | None:
        """Points and cards, the lanes, what is left, and whether it is final."""
        return chain([*self.gains(), *self.ending()])


# -- vassals


def vassal_deliveries(view: View, ask: Ask[Any]) -> list[Shortcut]:
    """What a vassal may deliver that harms its seat least and others most, each to another city.

    The cubes come from the first city of each colour in the list, which begins with those that harm others most.
    """
    state = as_state(view)
    prospects, found = Prospects(view, state), []
    first = {option.colour: option for option in reversed(offered(view, ask)) if isinstance(option, Supply)}
    for supply in first.values():
        demands = vassal_facts(state, ask.seat, supply.city)
        for demand in demands:
            keys = (str(supply), demand.key) if len(demands) > 1 else (str(supply),)
            found.append((prospects.post(demand.city, demand.space, SOMEBODY), keys, supply, demand))
    found.sort(key=lambda plan: -plan[0])
    plans: dict[str, Shortcut] = {}
    for _, keys, supply, demand in found:
        label = say("plan-vassal", **{"from": name("city", supply.city), "to": name("city", demand.city)})
        plans.setdefault(demand.city, Shortcut(keys, label, demand.detail(None)))
    return list(plans.values())[:MOST]
