"""What an action with a worker is worth to the practice opponent `normal`: its best place, and what the colour adds."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.railroad_revolution.advice.insight import NEVER, Insight
from engine.games.railroad_revolution.advice.means import RULE
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.facts import COLOURS, Sector

AGAIN = 0.9
"""How much of a reward is left when it comes a second time."""
DEAR_TRAIN = 800
"""With less wealth nobody takes a train with the rails."""


def placing(insight: Insight, box: str, colour: str) -> float:
    """The main action with the better of the two extra effects, less what keeping the worker would be worth."""
    keep = 0.0 if insight.last else insight.w.keep(colour)
    return BOX[box](insight, colour) - keep


def _station(insight: Insight, colour: str) -> float:
    found = [NEVER]
    for city in insight.view.cities:
        if city.id in insight.me.cities and city.id not in insight.me.stations:
            cost, extra = DATA.cities[city.id].station_cost, at_city(insight, city.id, not city.stations, colour)
            if insight.wealth >= cost or (colour == "orange" and extra > insight.best_promotion()):
                worth = insight.city(city.id, not city.stations, cost)
                found.append(worth + max(extra, insight.best_promotion()))
    return max(found)


def at_city(insight: Insight, city: str, first: bool, colour: str) -> float:
    """What the own effect of a colour adds to a station there."""
    primary, bonus = insight.rewards(city)
    match colour:
        case "purple":
            return insight.flips(1) - insight.cost(RULE.station_purple_price)
        case "orange":
            return insight.cost(DATA.cities[city].station_cost)
        case "gray":
            return AGAIN * bonus if first else bonus
        case "turquoise":
            return AGAIN * primary - insight.cost(RULE.station_turquoise_price)
        case _:
            return 0.0


def _railway(insight: Insight, colour: str) -> float:
    deal, promotion = card(insight), insight.best_promotion()

    def extra(triangles: int, deals: bool) -> float:
        refund = insight.money(RULE.railway_orange_base + triangles * RULE.railway_orange_triangle)
        return (refund if colour == "orange" else 0.0) + (deal if deals else 0.0)

    def plain(triangles: int, deals: bool) -> float:
        return deal if deals else 0.0

    base = insight.route(2, paid=True, extra=plain) - insight.cost(RULE.railway_base_cost)
    match colour:
        case "white":
            return base + promotion
        case "purple":
            train = insight.train() - insight.cost(RULE.railway_purple_price)
            return base + (max(promotion, train) if insight.wealth >= DEAR_TRAIN else promotion)
        case "gray":
            return base + max(promotion, insight.shares(RULE.railway_gray_shares))
        case _:
            rails = RULE.railway_turquoise_rails if colour == "turquoise" else 2
            own = insight.route(rails, paid=True, extra=extra) - insight.cost(RULE.railway_base_cost)
            return max(base + promotion, own)


def card(insight: Insight) -> float:
    """What it is worth that the deal card is turned to."""
    return insight.w.deal * max(0.0, best_deal(insight))


def best_deal(insight: Insight) -> float:
    """What the better deal of the card is worth."""
    facts = DATA.deals[insight.view.deal]
    found = [deal for deal in (facts.top, facts.bottom) if deal.shares <= insight.me.shares]
    return max((insight.deal(deal) for deal in found), default=0.0)


def _telegraph(insight: Insight, colour: str) -> float:
    found = [NEVER]
    for sector in insight.view.sectors:
        if sector.n not in insight.me.offices:
            facts = DATA.sectors[sector.n]
            shares = facts.shares + (0 if sector.offices else facts.first_bonus)
            extra = max(at_sector(insight, facts, shares, sector.tile, colour), insight.best_promotion())
            found.append(place_in(insight, facts, shares, sector.tile) + extra)
    return max(found)


def place_in(insight: Insight, sector: Sector, shares: int, tile: str) -> float:
    """What an office in a sector is worth, with its shares, its tile for a worker, and its deal."""
    worker = max(0.0, tile_worth(insight, tile) - least_missed(insight)) if tile else 0.0
    return insight.sector(sector.n, shares) + worker + (card(insight) if sector.deal else 0.0)


def at_sector(insight: Insight, sector: Sector, shares: int, tile: str, colour: str) -> float:
    """What the own effect of a colour adds to an office there."""
    match colour:
        case "purple":
            return insight.swap()
        case "orange":
            return insight.money(shares * RULE.telegraph_orange_per_share)
        case "gray":
            return insight.shares(sector.first_bonus)
        case "turquoise" if tile:
            return tile_worth(insight, tile) - insight.cost(RULE.telegraph_turquoise_price)
        case _:
            return 0.0


def tile_worth(insight: Insight, tile: str) -> float:
    """What the bonus of a telegraph tile is worth."""
    effect = DATA.telegraph_tiles[tile].effect
    return insight.effect(effect) - insight.cost(effect.price)


def least_missed(insight: Insight) -> float:
    """What the worker is worth that is missed least."""
    own = (insight.loss(colour) + 0.3 * insight.kept(colour) for colour in COLOURS if insight.count(colour))
    return min(own, default=-NEVER)


def _trade(insight: Insight, colour: str) -> float:
    me, promotion = insight.me, insight.best_promotion()
    price = next((s.sale_value for s in me.sectors if s.rails or s.buildings), 0)
    base = insight.money(price)
    match colour:
        case "purple":
            promotion = max(promotion, insight.steps(RULE.trade_purple_steps))
        case "orange":
            trains = sum(me.trains_up.values()) + sum(me.trains_down.values())
            more = insight.money(price + RULE.trade_orange_per_train * trains) - base
            promotion = max(promotion, more)
        case "gray":
            promotion = max(promotion, best_deal(insight) + insight.shares(RULE.trade_gray_shares))
        case "turquoise":
            return base + max(insight.flips(1) + promotion, insight.flips(2))
    return base + insight.flips(1) + promotion


BOX: dict[str, Callable[[Insight, str], float]] = {
    "station": _station,
    "railway": _railway,
    "telegraph": _telegraph,
    "trade": _trade,
}
