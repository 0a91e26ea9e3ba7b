"""Whole deliveries that a player often wants, from the supply city to the last advance.

Each is played on a table like the one seen, with the very scripts of a turn, so that it is legal by construction. It
ends where something shows itself that nobody can know, or where a card is to be chosen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine.core.ahead import blind, follow
from engine.core.ask import Ask, Shortcut
from engine.core.msg import Msg
from engine.core.table import Entry
from engine.games.cargo_empire import vassals
from engine.games.cargo_empire.cards import Cards
from engine.games.cargo_empire.clans import powers
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.delivery import pay
from engine.games.cargo_empire.facts import MODES
from engine.games.cargo_empire.offers import Supply, cards_name
from engine.games.cargo_empire.prospects import Option, Prospects
from engine.games.cargo_empire.rewards import settle
from engine.games.cargo_empire.seen import as_state
from engine.games.cargo_empire.state import Planned
from engine.games.cargo_empire.turn import Turn
from engine.games.cargo_empire.upgrades import side
from engine.games.cargo_empire.view import View
from engine.games.cargo_empire.words import chain, name, row, say

MOST = 5
ADVANCED = ("advance", "advance-card", "advance-icon", "advance-vp")
"""The lines of the log that tell an advance."""
KINDS = ("supply", "demand", "cards")
"""The decisions of a delivery, in their order."""
SOMEBODY = 99
"""The owner of a post that is nobody's of the table."""


def shortcuts(view: View, ask: Ask[Any]) -> Sequence[Shortcut]:
    """The best whole plans for what is asked, at most five."""
    if view.seat != ask.seat:
        return ()
    if ask.kind in KINDS:
        return deliveries(view, ask)
    return vassal_deliveries(view, ask) if ask.kind == "vassal-supply" else ()


# -- deliveries


def deliveries(view: View, ask: Ask[Any]) -> list[Shortcut]:
    """The deliveries that promise most, each between other cities, or with other cards where the cities are chosen."""
    found: list[Shortcut] = []
    promised = Prospects(view).deliveries
    spaces = {(option.supply, str(option.demand)) for option in promised}
    choices = Counter(supply for supply, _ in spaces)
    for option in best(promised, view.plan or Planned(""), ask.kind):
        plan = Trial(view, ask, option, chooses_demand=choices[option.supply] > 1).shortcut()
        if plan is not None:
            found.append(plan)
        if len(found) == MOST:
            break
    return found


def best(promised: Mapping[Option, float], chosen: Planned, kind: str) -> Iterator[Option]:
    """The deliveries that go on with what is chosen already, the most promising first, one of each pair of cities."""
    seen = set()
    for option in sorted(promised, key=lambda option: -promised[option]):
        sets_apart = str(option.cards) if kind == "cards" else (option.supply, option.demand.city)
        if goes_on(option, chosen) and sets_apart not in seen:
            seen.add(sets_apart)
            yield option


def goes_on(option: Option, chosen: Planned) -> bool:
    """Whether a delivery goes on with what is chosen already."""
    return (not chosen.supply or chosen.supply == option.supply) and (
        not chosen.demand or (chosen.demand, chosen.space) == (option.demand.city, option.demand.space)
    )


class Trial:
    """A delivery that is played on a table like the one seen: the answers it takes, and what it brings."""

    def __init__(self, view: View, ask: Ask[Any], option: Option, *, chooses_demand: bool) -> None:
        self.ask, self.option, self.chooses_demand = ask, option, chooses_demand
        self.state = as_state(view)
        self.prospects = Prospects(view, self.state)
        self.keys: list[str] = []
        self.told: list[Msg] = []
        self.lanes: list[Msg] = []
        self.complete = False

    def shortcut(self) -> Shortcut | None:
        """The plan; None if it takes no answer at all."""
        if self.ask.kind == "supply":
            self.keys.append(f"{self.option.supply}/{side(self.state.cities[self.option.supply]).supply}")
        if self.ask.kind != "cards" and self.chooses_demand:
            self.keys.append(str(self.option.demand))
        turn = Turn(blind(self.state, self.tell), self.prospects.seat)
        self.complete = follow(_paid(turn, self.option), self.ask.seat, self.answer)
        return Shortcut(tuple(self.keys), self.label(), self.detail()) if self.keys else None

    def tell(self, entry: Entry) -> None:
        """Remember what happens."""
        self.told.append(entry.msg)

    def answer(self, ask: Ask[Any]) -> str | None:
        """What the plan answers, noted; None where it ends."""
        key = self.usual(ask)
        self.keys += [] if key is None else [key]
        return key

    def usual(self, ask: Ask[Any]) -> str | None:
        """The most promising answer; None if the player should decide."""
        match ask.kind:
            case "cards":
                return str(self.option.cards)
            case "rush":
                return max(ask.options, key=lambda key: self.token(ask.options[key].token))
            case "advance":
                markers = [key for key in ask.options if key in self.prospects.player.markers]
                return max(markers, key=self.prospects.step)
            case "lane":
                return self.lane(str(ask.note.args["marker"])) if ask.note is not None else None
        return None

    def token(self, token: str) -> float:
        """What a rush token promises, "" for none."""
        return self.prospects.step(DATA.rush_tokens[token].marker) if token else 0.0

    def lane(self, marker: str) -> str:
        """The lane that promises more, which the plan tells."""
        lane = self.prospects.best_lane(self.prospects.player.markers[marker])
        self.lanes.append(say("plan-lane", marker=marker, lane=lane))
        return lane

    # -- words

    def label(self) -> Msg:
        """From where to where, with which cards; how far, where there is but one marker."""
        cards = self.option.cards
        told: dict[str, Msg] = {"from": name("city", self.option.supply), "to": name("city", self.option.demand.city)}
        fare = self.option.demand.fare
        assert fare is not None
        told["cards"] = replace(fare, cards=cards).label()
        if sum(bool(cards.of(mode)) for mode in MODES) > 1:
            return say("plan", **told)
        return say("plan-steps", **told, steps=self.steps())

    def steps(self) -> Msg:
        """How far the markers advance, by this plan if it comes to its end."""
        fare = self.option.demand.fare
        assert fare is not None
        if not self.complete:
            return replace(fare, cards=self.option.cards).steps()
        moved = Counter(str(msg.args["marker"]) for msg in self.told if told_in(msg, *ADVANCED))
        steps = [say("steps", marker=marker, steps=count) for marker, count in moved.items()]
        return row(steps) if steps else fare.steps()

    def detail(self) -> Msg | None:
        """What it brings: how far, the level of the city, cards and points, and the lanes that it takes."""
        several = sum(bool(self.option.cards.of(mode)) for mode in MODES) > 1
        facts = [self.steps()] if several else []
        facts += [self.option.demand.becomes()] if self.option.demand.upgrade else []
        return chain([*facts, *self.gains(), *([say("plan-lanes", lanes=row(self.lanes))] if self.lanes else [])])

    def gains(self) -> list[Msg]:
        """Points and cards."""
        vp = sum(amount(msg, "gain") for msg in self.told if told_in(msg, "advance-vp"))
        modes = Counter(str(msg.args["mode"]) for msg in self.told if told_in(msg, "advance-card"))
        found = [say("plan-vp", vp=vp)] if vp else []
        if modes:
            found.append(say("plan-cards", cards=cards_name(Cards(modes["road"], modes["rail"], modes["sea"]))))
        return found + [icon for msg in self.told if isinstance(icon := msg.args.get("icon"), Msg)]


def told_in(msg: Msg, *lines: str) -> bool:
    """Whether a message is one of these lines of the log."""
    return any(msg.key == say(f"log-{line}").key for line in lines)


def amount(msg: Msg, key: str) -> int:
    """A number in a message."""
    found = msg.args[key]
    assert isinstance(found, int)
    return found


# -- vassals


def vassal_deliveries(view: View, ask: Ask[Any]) -> list[Shortcut]:
    """What a vassal may deliver that harms its seat least and others most, each to another city.

    The cubes come from the first city of each colour in the list, which begins with those that harm others most.
    """
    state = as_state(view)
    prospects, found = Prospects(view, state), []
    first = {option.colour: option for option in reversed([*ask.options.values()]) if isinstance(option, Supply)}
    for supply in first.values():
        demands = vassals.demands(state, ask.seat, supply.city)
        for demand in demands:
            keys = (str(supply), str(demand)) if len(demands) > 1 else (str(supply),)
            found.append((prospects.post(demand.city, demand.space, SOMEBODY), keys, supply, demand))
    found.sort(key=lambda plan: -plan[0])
    plans: dict[str, Shortcut] = {}
    for _, keys, supply, demand in found:
        label = say("plan-vassal", **{"from": name("city", supply.city), "to": name("city", demand.city)})
        plans.setdefault(demand.city, Shortcut(keys, label, demand.detail()))
    return list(plans.values())[:MOST]


async def _paid(turn: Turn, option: Option) -> None:
    """CGE-030: a delivery from its cards to the last advance."""
    may = powers(turn.state, turn.seat)
    await settle(turn, await pay(turn, option.supply, option.demand, may))
