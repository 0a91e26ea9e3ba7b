"""What an action with a worker is worth to the bot opponent `normal`: its best place, and its colour's effect."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.railroad_revolution.advice.means import RULE
from engine.games.railroad_revolution.advice.worth import NEVER, Worth
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.facts import COLOURS, Sector

AGAIN = 0.9
"""The share of a reward's worth that is left when it comes a second time."""
DEAR_TRAIN = 800
"""With less wealth than this, nobody takes a train with the rails."""


def placing(worths: Worth, box: str, colour: str) -> float:
    """The main action with the better of the two extra effects, minus the worth of keeping the worker."""
    keep = 0.0 if worths.means.last else worths.means.w.keep(colour)
    return BOX[box](worths, colour) - keep


def _station(worths: Worth, colour: str) -> float:
    found = [NEVER]
    for city in worths.means.view.cities:
        if city.id in worths.means.me.cities and city.id not in worths.means.me.stations:
            cost, extra = DATA.cities[city.id].station_cost, at_city(worths, city.id, not city.stations, colour)
            if worths.means.wealth >= cost or (colour == "orange" and extra > worths.means.best_promotion()):
                worth = worths.reach.city(city.id, not city.stations, cost)
                found.append(worth + max(extra, worths.means.best_promotion()))
    return max(found)


def at_city(worths: Worth, city: str, first: bool, colour: str) -> float:
    """What the effect of the worker's own colour adds to a station there."""
    primary, bonus = worths.reach.rewards(city)
    match colour:
        case "purple":
            return worths.flips(1) - worths.means.cost(RULE.station_purple_price)
        case "orange":
            return worths.means.cost(DATA.cities[city].station_cost)
        case "gray":
            return AGAIN * bonus if first else bonus
        case "turquoise":
            return AGAIN * primary - worths.means.cost(RULE.station_turquoise_price)
        case _:
            return 0.0


def _railway(worths: Worth, colour: str) -> float:
    deal, promotion = card(worths), worths.means.best_promotion()

    def extra(triangles: int, deals: bool) -> float:
        refund = worths.means.money(RULE.railway_orange_base + triangles * RULE.railway_orange_triangle)
        return (refund if colour == "orange" else 0.0) + (deal if deals else 0.0)

    def plain(triangles: int, deals: bool) -> float:
        return deal if deals else 0.0

    base = worths.reach.route(2, paid=True, extra=plain) - worths.means.cost(RULE.railway_base_cost)
    match colour:
        case "white":
            return base + promotion
        case "purple":
            train = worths.train() - worths.means.cost(RULE.railway_purple_price)
            return base + (max(promotion, train) if worths.means.wealth >= DEAR_TRAIN else promotion)
        case "gray":
            return base + max(promotion, worths.means.shares(RULE.railway_gray_shares))
        case _:
            rails = RULE.railway_turquoise_rails if colour == "turquoise" else 2
            own = worths.reach.route(rails, paid=True, extra=extra) - worths.means.cost(RULE.railway_base_cost)
            return max(base + promotion, own)


def card(worths: Worth) -> float:
    """What turning to the deal card is worth."""
    return worths.means.w.deal * max(0.0, best_deal(worths))


def best_deal(worths: Worth) -> float:
    """What the better deal of the card is worth."""
    facts = DATA.deals[worths.means.view.deal]
    found = [deal for deal in (facts.top, facts.bottom) if deal.shares <= worths.means.me.shares]
    return max((worths.deal(deal) for deal in found), default=0.0)


def _telegraph(worths: Worth, colour: str) -> float:
    found = [NEVER]
    for sector in worths.means.view.sectors:
        if sector.n not in worths.means.me.offices:
            facts = DATA.sectors[sector.n]
            shares = facts.shares + (0 if sector.offices else facts.first_bonus)
            extra = max(at_sector(worths, facts, shares, sector.tile, colour), worths.means.best_promotion())
            found.append(place_in(worths, facts, shares, sector.tile) + extra)
    return max(found)


def place_in(worths: Worth, sector: Sector, shares: int, tile: str) -> float:
    """What an office in a sector is worth, with its shares, its tile for a worker, and its deal."""
    worker = max(0.0, tile_worth(worths, tile) - least_missed(worths)) if tile else 0.0
    return worths.reach.sector(sector.n, shares) + worker + (card(worths) if sector.deal else 0.0)


def at_sector(worths: Worth, sector: Sector, shares: int, tile: str, colour: str) -> float:
    """What the effect of the worker's own colour adds to an office there."""
    match colour:
        case "purple":
            return worths.swap()
        case "orange":
            return worths.means.money(shares * RULE.telegraph_orange_per_share)
        case "gray":
            return worths.means.shares(sector.first_bonus)
        case "turquoise" if tile:
            return tile_worth(worths, tile) - worths.means.cost(RULE.telegraph_turquoise_price)
        case _:
            return 0.0


def tile_worth(worths: Worth, tile: str) -> float:
    """What the bonus of a telegraph tile is worth."""
    effect = DATA.telegraph_tiles[tile].effect
    return worths.effect(effect) - worths.means.cost(effect.price)


def least_missed(worths: Worth) -> float:
    """What the least useful worker is worth."""
    own = (
        worths.means.loss(colour) + 0.3 * worths.means.kept(colour) for colour in COLOURS if worths.means.count(colour)
    )
    return min(own, default=-NEVER)


def _trade(worths: Worth, colour: str) -> float:
    me, promotion = worths.means.me, worths.means.best_promotion()
    price = next((s.sale_value for s in me.sectors if s.rails or s.buildings), 0)
    base = worths.means.money(price)
    match colour:
        case "purple":
            promotion = max(promotion, worths.steps(RULE.trade_purple_steps))
        case "orange":
            trains = sum(me.trains_up.values()) + sum(me.trains_down.values())
            more = worths.means.money(price + RULE.trade_orange_per_train * trains) - base
            promotion = max(promotion, more)
        case "gray":
            promotion = max(promotion, best_deal(worths) + worths.means.shares(RULE.trade_gray_shares))
        case "turquoise":
            return base + max(worths.flips(1) + promotion, worths.flips(2))
    return base + worths.flips(1) + promotion


BOX: dict[str, Callable[[Worth, str], float]] = {
    "station": _station,
    "railway": _railway,
    "telegraph": _telegraph,
    "trade": _trade,
}
