"""Whole deliveries that a player often wants, from the supply city to the last advance, and what remains of one.

Each is tried out, so it is legal by construction. It ends with the turn, or with the first answer that turns up a card.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any

from engine.core.ahead.consequences import Trials, trials
from engine.core.play.ask import Ask, Shortcut
from engine.core.play.msg import Msg
from engine.games.cargo_empire.advice.deliveries import vassal_facts
from engine.games.cargo_empire.advice.prospects import Option, Prospects
from engine.games.cargo_empire.advice.ranking import offered
from engine.games.cargo_empire.advice.seen import as_state
from engine.games.cargo_empire.advice.trial import Plan
from engine.games.cargo_empire.development import Lane, Step
from engine.games.cargo_empire.facts import MODES
from engine.games.cargo_empire.objectives import ObjectiveCard
from engine.games.cargo_empire.offers import Fare, Supply
from engine.games.cargo_empire.state import Planned
from engine.games.cargo_empire.view import View
from engine.games.cargo_empire.words import chain, name, say

MOST = 5
KINDS = ("supply", "demand", "cards")
"""The decisions of a delivery, in their order."""
PLANNED = {"supply": "plan", "demand": "plan-to", "cards": "plan-fare"}
"""By kind of question: the message that names the rest."""
RESUMED = ("advance", "lane", "objective")
"""The decisions in the middle of a delivery's rewards."""
SOMEBODY = 99
"""The owner of a post that belongs to nobody at the table."""


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
    """The most promising deliveries, each between other cities; or with other cards, once the cities are chosen."""
    promised = Prospects(view).deliveries
    options = islice(best(promised, view.plan or Planned(""), ask.kind), MOST)
    return [Delivered(view, trials(ask), option, ask.kind).shortcut() for option in options]


def best(promised: Mapping[Option, float], chosen: Planned, kind: str) -> Iterator[Option]:
    """The deliveries that fit what is chosen already, the most promising first, one for each pair of cities."""
    seen = set()
    for option, _ in sorted(promised.items(), key=lambda found: -found[1]):
        sets_apart = str(option.cards) if kind == "cards" else (option.supply, option.demand.city)
        if sets_apart not in seen and goes_on(option, chosen):
            seen.add(sets_apart)
            yield option


def goes_on(option: Option, chosen: Planned) -> bool:
    """Whether a delivery fits what is chosen already."""
    return (not chosen.supply or chosen.supply == option.supply) and (
        not chosen.demand or (chosen.demand, chosen.space) == (option.demand.city, option.demand.space)
    )


class Delivered(Plan):
    """A delivery with its rewards, as an answer to a question of this kind."""

    def __init__(self, view: View, trials: Trials, option: Option, kind: str) -> None:
        super().__init__(view, trials)
        self.option, self.kind = option, kind
        self.follow(self.answer)

    def shortcut(self) -> Shortcut:
        """The plan in words."""
        return Shortcut(tuple(self.keys), self.label(), self.detail())

    @property
    def several(self) -> bool:
        """Whether several markers advance."""
        return sum(bool(self.option.cards.of(mode)) for mode in MODES) > 1

    def usual(self, ask: Ask[Any]) -> str | None:
        """The cities and cards that the plan has, then the most promising answer."""
        match ask.kind:
            case "supply":
                return next(key for key, each in ask.options.items() if getattr(each, "city", "") == self.option.supply)
            case "demand":
                return self.option.demand.key
            case "cards":
                return str(self.option.cards)
        return super().usual(ask)

    def label(self) -> Msg:
        """From where to where, as far as that is asked, with which cards; how far, if only one marker advances."""
        cards = self.option.cards
        told: dict[str, Msg] = {"from": name("city", self.option.supply), "to": name("city", self.option.demand.city)}
        told["cards"] = Fare(cards).label()
        steps = None if self.several else self.steps()
        key = PLANNED[self.kind]
        return say(key, **told) if steps is None else say(f"{key}-steps", **told, steps=steps)

    def steps(self) -> Msg | None:
        """How far the markers advance if the plan reaches its end; None if they stay at the top."""
        fare = self.option.demand.fare
        assert fare is not None
        if not self.complete:
            return replace(fare, cards=self.option.cards).steps()
        return self.moved()

    def detail(self) -> Msg | None:
        """What it brings: how far, an upgrade, points and cards; its lanes, and what is left."""
        steps = self.steps() if self.several else None
        facts = [] if steps is None else [steps]
        facts += [self.option.demand.becomes()] if self.option.demand.upgrade else []
        return chain([*facts, *self.gains(bool(self.option.demand.scores)), *self.ending()])


# -- the rest of the rewards


def continuations(view: View, ask: Ask[Any]) -> list[Shortcut]:
    """The answers in the middle of the rewards that leave more to choose, the most promising first.

    Among those that reach the same end in another order, there is only one.
    """
    if view.due is None:
        return []
    own = Prospects(view)
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
        rest = Rest(view, trials(ask), ask.kind, key, marker)
        if len(rest.keys) > 1:
            label = rest.label()
            plans.setdefault(label, Shortcut(tuple(rest.keys), label, rest.detail()))
    return list(plans.values())


class Rest(Plan):
    """An answer in the middle of the rewards, and what it takes to finish them."""

    def __init__(self, view: View, trials: Trials, kind: str, key: str, marker: str) -> None:
        super().__init__(view, trials)
        self.kind = kind
        if kind == "lane":
            self.lanes[key] = [marker]
        self.give(key)
        self.follow(self.answer)

    def label(self) -> Msg:
        """What is kept, if it is a card, and what advances how far."""
        steps = self.moved() or ""
        if self.kind != "objective":
            return say("plan-rest", steps=steps)
        return say("plan-kept", card=name("objective", self.keys[0]), steps=steps)

    def detail(self) -> Msg | None:
        """Points and cards, the lanes, and what is left."""
        return chain([*self.gains(), *self.ending()])


# -- vassals


def vassal_deliveries(view: View, ask: Ask[Any]) -> list[Shortcut]:
    """The vassal deliveries that harm the seat least and the others most, each to another city.

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
