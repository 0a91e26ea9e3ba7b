"""What options promise to the bot opponent `normal`, in VP, by kind of decision."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.play.ask import Option
from engine.games.railroad_revolution.actions import OpenPart
from engine.games.railroad_revolution.advice.means import MINIMUM, RULE
from engine.games.railroad_revolution.advice.placing import at_city, at_sector, place_in, placing
from engine.games.railroad_revolution.advice.worth import NEVER, Worth
from engine.games.railroad_revolution.bank import Bank, Hire
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.deals import Offer
from engine.games.railroad_revolution.effects import Flip, Train
from engine.games.railroad_revolution.facts import ANY, Condition
from engine.games.railroad_revolution.milestones import Card
from engine.games.railroad_revolution.network import first_in
from engine.games.railroad_revolution.people import Promotion, Swap, Worker
from engine.games.railroad_revolution.places import Office, Rail, Site
from engine.games.railroad_revolution.pool import Box, Placing
from engine.games.railroad_revolution.rounds import Wealth
from engine.games.railroad_revolution.steps import Step

Promise = Callable[[Worth, Option], float]
"""What an option is worth."""
ENOUGH = 0.0
"""What it is worth to leave something out."""


def promise(worths: Worth, kind: str, key: str, option: Option) -> float:
    """The worth of an option of a kind of decision."""
    if key in ("done", "decline", "pass"):
        return ENOUGH
    if isinstance(option, Bank):
        return _hire(worths) if option.hires else NEVER
    return PROMISES[kind](worths, option)


def _hire(worths: Worth) -> float:
    """Hiring for a slot that nothing else can fill soon, but never with the last money."""
    if worths.means.turns <= 1 or worths.means.wealth < RULE.hire_price * 2:
        return NEVER
    return worths.means.best_in_bank - worths.means.cost(RULE.hire_price) - 2.0


def _worker(worths: Worth, option: Option) -> float:
    if isinstance(option, Box):
        return max(placing(worths, option.box, colour) for colour in option.colours)
    assert isinstance(option, Placing)
    return placing(worths, option.box, option.colour)


def _action(worths: Worth, option: Option) -> float:
    """The placement at once, then what costs nothing, then each part worth its price."""
    if not isinstance(option, OpenPart):
        return 5.0
    part = option.part
    if part.key == "promote":
        return worths.means.best_promotion() - 0.1
    worth = worths.effect(part.effect) - worths.means.cost(part.price)
    if part.choice:
        return worth - 0.1
    if part.worker:
        return worth - worths.means.least_missed
    return worth + FIRST if worth > 0 and not part.price else worth - 0.1


FIRST = 20.0
"""Added to what costs nothing, to put it first: its gain pays for more, and may add a worker to promote."""


def _own(worths: Worth, box: str) -> str:
    """The worker whose own effect may still be used in an action."""
    action = worths.sight.action
    return action.worker if action and action.box == box and action.effect != "white" else "white"


def _city(worths: Worth, option: Option) -> float:
    assert isinstance(option, Site)
    if not option.cost:
        return worths.reach.station(option.city)
    first = first_in(worths.sight.stations[option.city])
    extra = at_city(worths, option.city, first, _own(worths, "station"))
    return worths.reach.city(option.city, first, option.cost) + max(extra, worths.means.best_promotion())


def _rail(worths: Worth, option: Option) -> float:
    assert isinstance(option, Rail)
    worth = worths.reach.rail(option.space) - worths.means.cost(option.cost)
    if not option.action:
        return worth
    action = worths.sight.action
    deal = worths.card if DATA.spaces[option.space].deal else 0.0
    return worth + deal + (0.0 if action and action.rails else worths.reach.onward(option.space))


def _sector(worths: Worth, option: Option) -> float:
    assert isinstance(option, Office)
    if not option.shares:
        return worths.reach.office(option.sector)
    facts, colour = DATA.sectors[option.sector], _own(worths, "telegraph")
    tile = worths.sight.telegraph_tiles.get(option.sector, "")
    extra = at_sector(worths, facts, option.shares, tile, colour)
    return place_in(worths, facts, option.shares, tile) + max(extra, worths.means.best_promotion())


def _deal(worths: Worth, option: Option) -> float:
    assert isinstance(option, Offer)
    part = option.part
    given = part.shares * RULE.share_sale_price + part.price
    kept = part.shares * worths.means.w.share if worths.means.turns > 2 else 0.0
    return worths.effect(part.effect) - worths.means.cost(given) - kept - 0.2


def _promote(worths: Worth, option: Option) -> float:
    assert isinstance(option, Promotion)
    milestone = next(m for m in worths.sight.milestones if m.card.id == option.milestone)
    colour = option.worker.colour
    worth = worths.means.manager(colour, milestone) - worths.means.cost(option.price) - worths.means.loss[colour]
    others = [m for m in worths.sight.milestones if m.card.id != option.milestone]
    if worths.means.counts[colour] == 1:
        worth -= 0.3 * max((worths.means.manager(colour, m) for m in others), default=0.0)
    return worth + (0.2 if option.worker.from_mat else 0.0)


def _swap(worths: Worth, option: Option) -> float:
    assert isinstance(option, Swap)
    fresh = 0.3 if option.worker.from_mat else 0.0
    if option.worker.colour == option.new:
        return fresh - 0.1
    return worths.means.worker[option.new] - worths.means.kept[option.worker.colour] + fresh


def _discard(worths: Worth, option: Option) -> float:
    assert isinstance(option, Worker)
    return -worths.means.kept[option.colour] + (0.2 if option.from_mat else 0.0)


def _train(worths: Worth, option: Option) -> float:
    assert isinstance(option, Train)
    have = worths.means.me.up[option.kind] + worths.means.me.down[option.kind]
    return worths.bonus(option.kind) / (1 + 0.3 * have)


def _milestone(worths: Worth, option: Option) -> float:
    """What it scores, minus what its conditions and managers still cost."""
    assert isinstance(option, Card)
    card = DATA.milestones[option.id]
    effort = sum(_effort(worths, condition) for condition in card.conditions)
    slots = 0
    for colour in dict.fromkeys(card.managers):
        have = worths.means.workforce - MINIMUM + 1 if colour == ANY else worths.means.counts[colour]
        slots += max(0, card.managers.count(colour) - have)
    return card.vp - 2.5 * effort - 1.5 * slots


def _effort(worths: Worth, condition: Condition) -> float:
    sight, away = worths.sight, worths.reach.distances
    if condition.kind == "connected":
        nearest = sorted(away[c.id] for c in DATA.cities.values() if c.level == condition.level)
        return sum(nearest[: condition.count]) * 0.7
    if condition.kind == "station":
        have = sum(DATA.cities[c].level == condition.level for c in sight.own_stations)
        free = sorted(
            away[c.id] for c in DATA.cities.values() if c.level == condition.level and c.id not in sight.own_stations
        )
        lacking = max(0, condition.count - have)
        return sum(0.7 * d + 0.6 + 0.1 * condition.level for d in free[:lacking])
    spaces = [DATA.spaces[s] for s in sight.built]
    have = sum(s.deal if condition.kind == "deal_rails" else s.triangles == condition.triangles for s in spaces)
    return max(0, condition.count - have) * 0.7


def _wealth(worths: Worth, option: Option) -> float:
    assert isinstance(option, Wealth)
    return worths.effect(DATA.wealth[option.offer.side].effect) + worths.means.worker[option.offer.worker]


def _piece(worths: Worth, option: Option) -> float:
    """Buildings and rails alternate, so that neither runs out."""
    me = worths.means.me
    return float(sum(me.rails if str(option) == "rail" else me.buildings))


def _steps(worths: Worth, option: Option) -> float:
    assert isinstance(option, Step)
    return worths.step(option.track)


def _flip(worths: Worth, option: Option) -> float:
    assert isinstance(option, Flip)
    return worths.flip(option.kind, option.up)


def _colour(worths: Worth, option: Option) -> float:
    return worths.means.worker[str(option)]


def _bank(worths: Worth, option: Option) -> float:
    """The bank is visited only for hiring; payments themselves sell the shares that they need."""
    return worths.means.worker[option.colour] if isinstance(option, Hire) else NEVER


PROMISES: dict[str, Promise] = {
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
