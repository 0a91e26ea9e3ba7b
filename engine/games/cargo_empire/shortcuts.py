"""Whole deliveries that a player often wants, from the supply city to the last advance.

Each is played on a table like the one seen, with the very scripts of a turn, so that it is legal by construction. It
ends with the turn, or with the first answer that turns up a card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from msgspec.structs import replace as replace_fields

from engine.core.ahead import Unknown, follow
from engine.core.ask import Ask, Shortcut
from engine.core.msg import Msg
from engine.core.table import Entry, Table
from engine.games.cargo_empire import vassals
from engine.games.cargo_empire.cards import Cards
from engine.games.cargo_empire.clans import powers
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.delivery import pay
from engine.games.cargo_empire.development import RowCard, Step
from engine.games.cargo_empire.facts import MODES
from engine.games.cargo_empire.offers import Supply, cards_name
from engine.games.cargo_empire.prospects import ICONS, Option, Prospects
from engine.games.cargo_empire.rewards import settle
from engine.games.cargo_empire.scoring import points
from engine.games.cargo_empire.seen import as_state
from engine.games.cargo_empire.state import CityKey, Planned, Seat, State
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
    prospects = Prospects(view)
    promised, table = prospects.deliveries, prospects.state
    choices = Counter(supply for supply, _, _ in {(o.supply, o.demand.city, o.demand.space) for o in promised})
    for option in best(promised, view.plan or Planned(""), ask.kind):
        plan = Trial(view, table, ask, option, chooses_demand=choices[option.supply] > 1).shortcut()
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


class Trial:
    """A delivery that is played on a table like the one seen: the answers it takes, and what it brings.

    It ends with the first answer that can't be taken back. What then goes on by itself is told; what is left to choose
    is named.
    """

    def __init__(self, view: View, table: State, ask: Ask[Any], option: Option, *, chooses_demand: bool) -> None:
        self.ask, self.option, self.chooses_demand = ask, option, chooses_demand
        self.state = twin(table, ask.seat, (option.supply, option.demand.city))
        self.prospects = Prospects(view, self.state)
        self.vp = self.points()
        self.keys: list[str] = []
        self.told: list[Msg] = []
        self.lanes: dict[str, list[str]] = {}
        self.city: Msg | None = None
        self.final = False
        self.left = ""
        self.complete = False

    def points(self) -> int:
        """The VP of whoever is asked, as everybody may see them."""
        return sum(points(self.state, self.prospects.seat).values())

    def shortcut(self) -> Shortcut | None:
        """The plan; None if it takes no answer at all."""
        if self.ask.kind == "supply":
            self.keys.append(f"{self.option.supply}/{side(self.state.cities[self.option.supply]).supply}")
        if self.ask.kind != "cards" and self.chooses_demand:
            self.keys.append(str(self.option.demand))
        turn = Turn(Table(self.state, self.tell, self.reveal), self.prospects.seat)
        self.complete = follow(_paid(turn, self.option), self.ask.seat, self.answer)
        return Shortcut(tuple(self.keys), self.label(), self.detail()) if self.keys else None

    def tell(self, entry: Entry) -> None:
        """Remember what happens."""
        self.told.append(entry.msg)

    def reveal(self) -> None:
        """A card is turned up: what goes on whatever it is is played to the next question; drawn objectives are one."""
        self.final = True
        if self.told and "icon" in self.told[-1].args:
            self.left = "objective"
            raise Unknown

    @property
    def several(self) -> bool:
        """Whether several markers advance."""
        return sum(bool(self.option.cards.of(mode)) for mode in MODES) > 1

    def answer(self, ask: Ask[Any]) -> str | None:
        """What the plan answers, noted; None where it ends."""
        if self.final:
            self.left = ask.kind
            return None
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
                return self.marker(ask)
            case "lane":
                return self.lane(str(ask.note.args["marker"])) if ask.note is not None else None
            case "transport":
                return max(MODES, key=self.prospects.card)
            case "bonus":
                return max((key for key in ask.options if key in ICONS), key=lambda key: ICONS[key])
            case "row-city":
                cards = [key for key, card in ask.options.items() if isinstance(card, RowCard)]
                best = max(cards, key=self.prospects.city_card)
                self.city = ask.options[best].label()
                return best
        return None

    def marker(self, ask: Ask[Any]) -> str:
        """The marker whose advance promises most; as long as all will advance anyhow, those that turn up no card first.

        Behind a card that is turned up the plan could choose nothing.
        """
        steps = {key: option for key, option in ask.options.items() if isinstance(option, Step)}
        anyhow = ask.note is not None and ask.note.key == say("advances-left").key
        return max(steps, key=lambda key: (anyhow and not steps[key].turns_up, self.prospects.step(key)))

    def token(self, token: str) -> float:
        """What a rush token promises, "" for none."""
        return self.prospects.step(DATA.rush_tokens[token].marker) if token else 0.0

    def lane(self, marker: str) -> str:
        """The lane that promises more, which the plan tells."""
        lane = self.prospects.best_lane(self.prospects.player.markers[marker])
        self.lanes.setdefault(lane, []).append(marker)
        return lane

    # -- words

    def label(self) -> Msg:
        """From where to where, with which cards; how far, where there is but one marker."""
        cards = self.option.cards
        told: dict[str, Msg] = {"from": name("city", self.option.supply), "to": name("city", self.option.demand.city)}
        fare = self.option.demand.fare
        assert fare is not None
        told["cards"] = replace(fare, cards=cards).label()
        if self.several:
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
        """What it brings: how far, an upgrade, points and cards; its lanes, what is left, and whether it is final."""
        facts = [self.steps()] if self.several else []
        facts += [self.option.demand.becomes()] if self.option.demand.upgrade else []
        facts += self.gains()
        lanes = ((lane, dict.fromkeys(markers)) for lane, markers in self.lanes.items())
        facts += [
            say("plan-lane", markers=row([name("by", marker) for marker in markers]), lane=lane)
            for lane, markers in lanes
        ]
        facts += [say("plan-left", what=name("left", self.left))] if self.left else []
        return chain([*facts, *([say("final")] if self.final else [])])

    def gains(self) -> list[Msg]:
        """Points and cards."""
        modes = Counter(str(msg.args["mode"]) for msg in self.told if told_in(msg, "advance-card", "card"))
        vp = self.points() - self.vp
        # who scores for the upgrade is told before
        found = [say("plan-vp-all" if self.option.demand.scores else "plan-vp", vp=vp)] if vp else []
        if self.city is not None:
            found.append(say("plan-city", city=self.city))
        if modes:
            found.append(say("plan-cards", cards=cards_name(Cards(modes["road"], modes["rail"], modes["sea"]))))
        return found


def twin(table: State, seat: Seat, changed: Sequence[CityKey]) -> State:
    """A state to try out a delivery of a seat on, which shares with a table all that stays as it is."""
    players, cities = list(table.players), dict(table.cities)
    own = players[seat]
    lists = {"hand": dict(own.hand), "markers": dict(own.markers), "cities": list(own.cities)}
    players[seat] = replace_fields(own, **lists)
    for key in changed:
        cities[key] = replace_fields(cities[key], beside=list(cities[key].beside))
    decks = {"row": list(table.row), "rush": list(table.rush), "city_deck": list(table.city_deck)}
    return replace_fields(table, players=players, cities=cities, **decks)


def told_in(msg: Msg, *lines: str) -> bool:
    """Whether a message is one of these lines of the log."""
    return any(msg.key == say(f"log-{line}").key for line in lines)


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
