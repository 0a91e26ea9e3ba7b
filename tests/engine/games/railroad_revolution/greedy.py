"""The yardstick of practice opponents: `greedy` takes what promises most, one decision at a time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from engine.core.play.ask import Amount, Ask, Option
from engine.core.play.rng import Rng
from engine.games.railroad_revolution.actions import OpenPart
from engine.games.railroad_revolution.advice.policies import ranked
from engine.games.railroad_revolution.bank import Bank, Hire
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.deals import Offer
from engine.games.railroad_revolution.effects import Flip
from engine.games.railroad_revolution.milestones import Card
from engine.games.railroad_revolution.parts import FLIP
from engine.games.railroad_revolution.people import Promotion, Swap, Worker
from engine.games.railroad_revolution.places import Office, Rail, Site
from engine.games.railroad_revolution.pool import Box, Placing
from engine.games.railroad_revolution.rounds import Wealth
from engine.games.railroad_revolution.steps import Step
from engine.games.railroad_revolution.view import View
from tests.engine.games.railroad_revolution.prospects import MINIMUM, Prospects

P = TypeVar("P", bound=Prospects)
Promise = Callable[[P, Option], float]
"""What an option is worth by such prospects."""
RULE = DATA.constants
NEVER = -99.0
ENOUGH = 0.0
"""What leaving something out is worth."""


def greedy(view: View, ask: Ask[Any], rng: Rng) -> str:
    """The option that promises most; equal ones are decided by their order."""
    if isinstance(ask.shape, Amount):
        return str(ask.shape.least)
    prospects = Prospects(view)
    worths = {key: promise(prospects, ask.kind, key, option, PROMISES) for key, option in ask.options.items()}
    return ranked(ask, worths)[0]


def is_first(view: View, city: str) -> bool:
    """Whether the first-station space of a city is empty."""
    return not next(each.stations for each in view.cities if each.id == city)


def promise(prospects: P, kind: str, key: str, option: Option, promises: Mapping[str, Promise[P]]) -> float:
    """What an option of a kind of decision is worth, by a table of what is promised."""
    if key in ("done", "decline", "pass"):
        return ENOUGH
    if isinstance(option, Bank):
        return promises["hire"](prospects, option) if option.hires else NEVER
    return promises[kind](prospects, option)


def _hire(prospects: Prospects, option: Option) -> float:
    """Hiring for a slot that nothing else can fill soon; never with the last money."""
    best = max((prospects.worker(colour) for colour, count in prospects.view.bank.items() if count), default=0.0)
    rich = prospects.wealth > RULE.hire_price * 2
    return best - prospects.money(RULE.hire_price) - 1.0 if rich and prospects.turns > 1 else NEVER


def _wealth(prospects: Prospects, option: Option) -> float:
    assert isinstance(option, Wealth)
    return prospects.effect(DATA.wealth[option.offer.side].effect) + prospects.worker(option.offer.worker)


def _worker(prospects: Prospects, option: Option) -> float:
    """What the best worker for an action promises there."""
    if isinstance(option, Box):
        return max(_placing(prospects, option.box, colour) for colour in option.colours)
    assert isinstance(option, Placing)
    return _placing(prospects, option.box, option.colour)


def _placing(prospects: Prospects, box: str, colour: str) -> float:
    """The main action and the better of the two extra effects, less what keeping the worker would be worth."""
    extra = max(0.0, prospects.best_promotion())
    if colour != "white":
        extra = max(extra, OWN[box, colour](prospects) + 0.05)
    return MAIN[box](prospects) + extra - (0.0 if colour == "white" else 0.4)


def _main_station(prospects: Prospects) -> float:
    return prospects.best_city()


def _main_railway(prospects: Prospects) -> float:
    return prospects.best_rails(2, paid=True) - prospects.money(RULE.railway_base_cost)


def _main_telegraph(prospects: Prospects) -> float:
    return prospects.best_sector()


def _main_trade(prospects: Prospects) -> float:
    me = prospects.me
    value = next((s.sale_value for s in me.sectors if s.rails or s.buildings), 0)
    return prospects.money(value) + prospects.best_flip()


MAIN: dict[str, Callable[[Prospects], float]] = {
    "station": _main_station,
    "railway": _main_railway,
    "telegraph": _main_telegraph,
    "trade": _main_trade,
}
OWN: dict[tuple[str, str], Callable[[Prospects], float]] = {
    ("station", "purple"): lambda p: p.effect(FLIP) - p.money(RULE.station_purple_price),
    ("station", "orange"): lambda p: p.money(300),
    ("station", "gray"): lambda p: 2.0,
    ("station", "turquoise"): lambda p: 1.0,
    ("railway", "purple"): lambda p: 8.0 - p.money(RULE.railway_purple_price) if p.wealth >= 900 else 0.0,
    ("railway", "orange"): lambda p: p.money(RULE.railway_orange_base + 2 * RULE.railway_orange_triangle),
    ("railway", "gray"): lambda p: RULE.railway_gray_shares * p.share(),
    ("railway", "turquoise"): lambda p: max(0.0, p.best_rails(3, paid=True) - p.best_rails(2, paid=True)),
    ("telegraph", "purple"): lambda p: 1.0,
    ("telegraph", "orange"): lambda p: p.money(3 * RULE.telegraph_orange_per_share),
    ("telegraph", "gray"): lambda p: p.share(),
    ("telegraph", "turquoise"): lambda p: 1.5,
    ("trade", "purple"): lambda p: p.steps(RULE.trade_purple_steps),
    ("trade", "orange"): lambda p: p.money(
        RULE.trade_orange_per_train * (sum(p.me.trains_up.values()) + sum(p.me.trains_down.values()))
    ),
    ("trade", "gray"): lambda p: max(0.0, p.effect(FLIP) * 0.3 + 1.0),
    ("trade", "turquoise"): lambda p: 0.6 * p.best_flip(),
}


def _action(prospects: Prospects, option: Option) -> float:
    """The placement at once, then each part that is worth its price."""
    if not isinstance(option, OpenPart):
        return 5.0
    part = option.part
    if part.key == "promote":
        return prospects.best_promotion() - 0.1
    cost = prospects.money(part.price)
    if part.worker:
        cost += 3.0 + (prospects.money(RULE.hire_price) if prospects.me.workforce <= MINIMUM else 0.0)
    return prospects.effect(part.effect) - cost + 0.01


def _city(prospects: Prospects, option: Option) -> float:
    assert isinstance(option, Site)
    return prospects.city(option.city, option.cost > 0 and is_first(prospects.view, option.city), option.cost)


def _rail(prospects: Prospects, option: Option) -> float:
    assert isinstance(option, Rail)
    deal = 0.5 if option.action and DATA.spaces[option.space].deal and prospects.me.shares > 1 else 0.0
    return prospects.rail(option.space) - prospects.money(option.cost) + deal


def _sector(prospects: Prospects, option: Option) -> float:
    assert isinstance(option, Office)
    return prospects.sector(option.sector, option.shares)


def _piece(prospects: Prospects, option: Option) -> float:
    """Buildings and rails in turn, so that neither runs out."""
    rails, buildings = (sum(getattr(s, kind) for s in prospects.me.sectors) for kind in ("rails", "buildings"))
    return float(rails if str(option) == "rail" else buildings)


def _deal(prospects: Prospects, option: Option) -> float:
    assert isinstance(option, Offer)
    part = option.part
    return prospects.effect(part.effect) - prospects.money(part.price) - part.shares * prospects.share() - 0.5


def _steps(prospects: Prospects, option: Option) -> float:
    assert isinstance(option, Step)
    return prospects.step(option.track)


def _promote(prospects: Prospects, option: Option) -> float:
    assert isinstance(option, Promotion)
    milestone = next(m for m in prospects.me.milestones if m.id == option.milestone)
    worth = prospects.manager(option.worker.colour, milestone) - prospects.money(option.price) - 1.0
    if prospects.me.workforce <= MINIMUM:
        worth -= prospects.money(RULE.hire_price)
    # one from the mat leaves the pool for the turns to come; white ones are the least missed
    return worth + (0.2 if option.worker.from_mat else 0.0) + (0.3 if option.worker.colour == "white" else 0.0)


def _swap(prospects: Prospects, option: Option) -> float:
    assert isinstance(option, Swap)
    fresh = 0.5 if option.worker.from_mat else 0.0
    gone = 0.2 + _kept(prospects, option.worker.colour)
    return prospects.worker(option.new) - gone + fresh


def _kept(prospects: Prospects, colour: str) -> float:
    """What an own worker of a colour is worth."""
    wanted = max((prospects.manager(colour, milestone) for milestone in prospects.me.milestones), default=0.0)
    return 0.5 * wanted + (0.0 if colour == "white" else 1.0)


def _discard(prospects: Prospects, option: Option) -> float:
    assert isinstance(option, Worker)
    return -_kept(prospects, option.colour) + (0.2 if option.from_mat else 0.0)


def _flip(prospects: Prospects, option: Option) -> float:
    assert isinstance(option, Flip)
    return prospects.flip(option.kind, option.up)


def _train(prospects: Prospects, option: Option) -> float:
    return prospects.effect(DATA.trains[str(option)].effect)


def _colour(prospects: Prospects, option: Option) -> float:
    return prospects.worker(str(option))


def _bank(prospects: Prospects, option: Option) -> float:
    """Who goes to the bank hires; payments sell by themselves what they need."""
    return prospects.worker(option.colour) if isinstance(option, Hire) else NEVER


def _milestone(prospects: Prospects, option: Option) -> float:
    """What it scores, less for every thing that is missing."""
    assert isinstance(option, Card)
    card, me = DATA.milestones[option.id], prospects.me
    missing = 0.0
    for condition in card.conditions:
        if condition.kind == "connected":
            cities = [city for city in me.cities if DATA.cities[city].level == condition.level]
            missing += max(0, condition.count - len(cities)) * (1.0 + 0.3 * condition.level)
        elif condition.kind == "station":
            cities = [city for city in me.stations if DATA.cities[city].level == condition.level]
            missing += max(0, condition.count - len(cities)) * (1.0 + 0.3 * condition.level)
        else:
            spaces = [DATA.spaces[space] for space in me.rails]
            deal = condition.kind == "deal_rails"
            have = sum(s.deal if deal else s.triangles == condition.triangles for s in spaces)
            missing += max(0, condition.count - have)
    return card.vp - 2.0 * missing


PROMISES: dict[str, Promise[Prospects]] = {
    "hire": _hire,
    "wealth": _wealth,
    "worker": _worker,
    "pool": _worker,
    "action": _action,
    "city": _city,
    "rail": _rail,
    "sector": _sector,
    "piece": _piece,
    "deal": _deal,
    "steps": _steps,
    "promote": _promote,
    "swap": _swap,
    "discard": _discard,
    "flip": _flip,
    "train": _train,
    "worker-choice": _colour,
    "colour": _colour,
    "bank": _bank,
    "milestone": _milestone,
    "completion": _milestone,
}
