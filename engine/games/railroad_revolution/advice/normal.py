"""The practice opponents that people play against: `normal` takes what promises most, `easy` now and then what promises
a little less."""

from __future__ import annotations

from typing import Any

from engine.core.ask import Amount, Ask, Option
from engine.core.rng import Rng
from engine.games.railroad_revolution.actions import OpenPart
from engine.games.railroad_revolution.advice.insight import NEVER, Insight
from engine.games.railroad_revolution.advice.means import RULE
from engine.games.railroad_revolution.advice.offered import offered
from engine.games.railroad_revolution.advice.placing import at_city, at_sector, card, least_missed, place_in, placing
from engine.games.railroad_revolution.advice.policies import PROMISES, Promise, is_first, promise, ranked
from engine.games.railroad_revolution.advice.prospects import MINIMUM, Prospects
from engine.games.railroad_revolution.advice.weights import WEIGHTS, Weights
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.deals import Offer
from engine.games.railroad_revolution.effects import Train
from engine.games.railroad_revolution.facts import ANY, Condition
from engine.games.railroad_revolution.milestones import Card
from engine.games.railroad_revolution.people import Promotion, Swap, Worker
from engine.games.railroad_revolution.places import Office, Rail, Site
from engine.games.railroad_revolution.pool import Box, Placing
from engine.games.railroad_revolution.rounds import Wealth
from engine.games.railroad_revolution.turn import Stand
from engine.games.railroad_revolution.view import View

SLACK = 2.5
"""So many VP less may promise what `easy` takes."""
DOUBT = 4.0
"""What promises so many VP less than the best is not worth a closer look."""
MENDED = ("action", "flip")
"""What `easy` decides as well as `normal`: the formula of old would turn a train face down for nothing."""


def normal(view: View, ask: Ask[Any], rng: Rng) -> str:
    """The option that promises most; equal ones are decided by their order."""
    return best(view, ask, WEIGHTS)


def best(view: View, ask: Ask[Any], weights: Weights) -> str:
    """The same with other weights."""
    if isinstance(ask.shape, Amount):
        return str(ask.shape.least)
    insight = Insight(view, steps_left(ask), weights)
    worths = {key: promise(insight, ask.kind, key, option, NORMAL) for key, option in ask.options.items()}
    most = max(worths.values())
    return ranked(view, ask, {key: worth for key, worth in worths.items() if worth == most})[0]


def promising(view: View, ask: Ask[Any]) -> list[str]:
    """What promises nearly as much as the best, that first; in the last turn all."""
    if isinstance(ask.shape, Amount):
        return [str(ask.shape.least)]
    insight = Insight(view, steps_left(ask))
    worths = {key: promise(insight, ask.kind, key, option, NORMAL) for key, option in ask.options.items()}
    least = NEVER if insight.last else max(worths.values()) - DOUBT
    return ranked(view, ask, {key: worth for key, worth in worths.items() if worth > least})


def easy(view: View, ask: Ask[Any], rng: Rng) -> str:
    """Any of the options that promise nearly as much as the best, by an older formula; in the last turn the best."""
    if isinstance(ask.shape, Amount):
        return str(ask.shape.least)
    insight, old = Insight(view, steps_left(ask)), Prospects(view)
    if ask.kind in MENDED or insight.last:
        return best(view, ask, WEIGHTS)
    worths = {key: promise(old, ask.kind, key, option, PROMISES) for key, option in ask.options.items()}
    most = max(worths.values())
    return rng.pick([str(each) for each in offered(view, ask) if worths[str(each)] >= most - SLACK])


def steps_left(ask: Ask[Any]) -> int:
    """How many steps are left with those that are asked."""
    stand = ask.hand.holds
    return stand.left if ask.kind == "steps" and isinstance(stand, Stand) else 1


def _hire(insight: Insight, option: Option) -> float:
    """Hiring for a slot that nothing else can fill soon, never with the last money."""
    if insight.turns <= 1 or insight.wealth < RULE.hire_price * 2:
        return NEVER
    best = max((insight.worker(colour) for colour, count in insight.view.bank.items() if count), default=0.0)
    return best - insight.cost(RULE.hire_price) - 2.0


def _worker(insight: Insight, option: Option) -> float:
    if isinstance(option, Box):
        return max(placing(insight, option.box, colour) for colour in option.colours)
    assert isinstance(option, Placing)
    return placing(insight, option.box, option.colour)


def _action(insight: Insight, option: Option) -> float:
    """The placement at once, then what costs nothing, then each part that is worth its price."""
    if not isinstance(option, OpenPart):
        return 5.0
    part = option.part
    if part.key == "promote":
        return insight.best_promotion() - 0.1
    worth = insight.effect(part.effect) - insight.cost(part.price)
    if part.choice:
        return worth - 0.1
    if part.worker:
        return worth - least_missed(insight)
    return worth + FIRST if worth > 0 and not part.price else worth - 0.1


FIRST = 20.0
"""What costs nothing comes first: with what it brings more can be paid, and one more worker be promoted."""


def _colour(insight: Insight, box: str) -> str:
    """The worker whose own effect may still be used in an action."""
    action = insight.view.action
    return action.worker if action and action.box == box and action.effect != "white" else "white"


def _city(insight: Insight, option: Option) -> float:
    assert isinstance(option, Site)
    if not option.cost:
        return insight.station(option.city)
    first = is_first(insight, option.city)
    extra = at_city(insight, option.city, first, _colour(insight, "station"))
    return insight.city(option.city, first, option.cost) + max(extra, insight.best_promotion())


def _rail(insight: Insight, option: Option) -> float:
    assert isinstance(option, Rail)
    worth = insight.rail(option.space) - insight.cost(option.cost)
    if not option.action:
        return worth
    action = insight.view.action
    deal = card(insight) if DATA.spaces[option.space].deal else 0.0
    return worth + deal + (0.0 if action and action.rails else insight.onward((*insight.me.rails, option.space)))


def _sector(insight: Insight, option: Option) -> float:
    assert isinstance(option, Office)
    if not option.shares:
        return insight.office(option.sector)
    facts, colour = DATA.sectors[option.sector], _colour(insight, "telegraph")
    tile = next(each.tile for each in insight.view.sectors if each.n == option.sector)
    extra = at_sector(insight, facts, option.shares, tile, colour)
    return place_in(insight, facts, option.shares, tile) + max(extra, insight.best_promotion())


def _deal(insight: Insight, option: Option) -> float:
    assert isinstance(option, Offer)
    part = option.part
    given = part.shares * RULE.share_sale_price + part.price
    kept = part.shares * insight.w.share if insight.turns > 2 else 0.0
    return insight.effect(part.effect) - insight.cost(given) - kept - 0.2


def _promote(insight: Insight, option: Option) -> float:
    assert isinstance(option, Promotion)
    milestone = next(m for m in insight.me.milestones if m.id == option.milestone)
    colour = option.worker.colour
    worth = insight.manager(colour, milestone) - insight.cost(option.price) - insight.loss(colour)
    others = [m for m in insight.me.milestones if m.id != option.milestone]
    if insight.count(colour) == 1:
        worth -= 0.3 * max((insight.manager(colour, m) for m in others), default=0.0)
    return worth + (0.2 if option.worker.from_mat else 0.0)


def _swap(insight: Insight, option: Option) -> float:
    assert isinstance(option, Swap)
    fresh = 0.3 if option.worker.from_mat else 0.0
    if option.worker.colour == option.new:
        return fresh - 0.1
    return insight.worker(option.new) - insight.kept(option.worker.colour) + fresh


def _discard(insight: Insight, option: Option) -> float:
    assert isinstance(option, Worker)
    return -insight.kept(option.colour) + (0.2 if option.from_mat else 0.0)


def _train(insight: Insight, option: Option) -> float:
    assert isinstance(option, Train)
    have = insight.me.trains_up.get(option.kind, 0) + insight.me.trains_down.get(option.kind, 0)
    return insight.bonus(option.kind) / (1 + 0.3 * have)


def _milestone(insight: Insight, option: Option) -> float:
    """What it scores, less what its conditions and managers still take."""
    assert isinstance(option, Card)
    card = DATA.milestones[option.id]
    effort = sum(_effort(insight, condition) for condition in card.conditions)
    slots = 0
    for colour in dict.fromkeys(card.managers):
        have = insight.me.workforce - MINIMUM + 1 if colour == ANY else insight.count(colour)
        slots += max(0, card.managers.count(colour) - have)
    return card.vp - 2.5 * effort - 1.5 * slots


def _effort(insight: Insight, condition: Condition) -> float:
    me, away = insight.me, insight.distances
    if condition.kind == "connected":
        nearest = sorted(away[c.id] for c in DATA.cities.values() if c.level == condition.level)
        return sum(nearest[: condition.count]) * 0.7
    if condition.kind == "station":
        have = sum(DATA.cities[c].level == condition.level for c in me.stations)
        free = sorted(
            away[c.id] for c in DATA.cities.values() if c.level == condition.level and c.id not in me.stations
        )
        lacking = max(0, condition.count - have)
        return sum(0.7 * d + 0.6 + 0.1 * condition.level for d in free[:lacking])
    spaces = [DATA.spaces[s] for s in me.rails]
    have = sum(s.deal if condition.kind == "deal_rails" else s.triangles == condition.triangles for s in spaces)
    return max(0, condition.count - have) * 0.7


def _wealth(insight: Insight, option: Option) -> float:
    assert isinstance(option, Wealth)
    return insight.effect(DATA.wealth[option.offer.side].effect) + insight.worker(option.offer.worker)


NORMAL: dict[str, Promise[Insight]] = {
    **PROMISES,
    "hire": _hire,
    "wealth": _wealth,
    "worker": _worker,
    "pool": _worker,
    "action": _action,
    "city": _city,
    "rail": _rail,
    "sector": _sector,
    "deal": _deal,
    "promote": _promote,
    "swap": _swap,
    "discard": _discard,
    "train": _train,
    "milestone": _milestone,
    "completion": _milestone,
}
