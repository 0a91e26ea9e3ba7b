"""What an action with a worker is worth to the bot opponent `normal`: its best place, and its colour's effect."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.railroad_revolution.advice.means import RULE
from engine.games.railroad_revolution.advice.worth import NEVER, Worth
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.facts import Sector
from engine.games.railroad_revolution.mat import sale_value
from engine.games.railroad_revolution.network import connected
from engine.games.railroad_revolution.outlook import RAILS

AGAIN = 0.9
"""The share of a reward's worth that is left when it comes a second time."""
DEAR_TRAIN = 800
"""With less wealth than this, nobody takes a train with the rails."""


def placing(worths: Worth, box: str, colour: str) -> float:
    """The main action with the better of the two extra effects, minus the worth of keeping the worker."""
    keep = 0.0 if worths.means.last else worths.means.w.keep(colour)
    return BOX[box](worths, colour) - keep


def _station(worths: Worth, colour: str) -> float:
    best, sight, promotion = NEVER, worths.sight, worths.means.best_promotion()
    for city in connected(sight.built):
        owners = sight.stations[city]
        if sight.seat not in owners:
            cost, extra = DATA.cities[city].station_cost, at_city(worths, city, not owners, colour)
            if worths.means.wealth >= cost or (colour == "orange" and extra > promotion):
                best = max(best, worths.reach.city(city, not owners, cost) + max(extra, promotion))
    return best


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
    promotion, base = worths.means.best_promotion(), worths.rails(RAILS)
    match colour:
        case "white":
            return base + promotion
        case "purple":
            train = worths.train() - worths.means.cost(RULE.railway_purple_price)
            return base + (max(promotion, train) if worths.means.wealth >= DEAR_TRAIN else promotion)
        case "gray":
            return base + max(promotion, worths.means.shares(RULE.railway_gray_shares))
        case _:
            rails = RULE.railway_turquoise_rails if colour == "turquoise" else RAILS
            return max(base + promotion, worths.rails(rails, refunded=colour == "orange"))


def _telegraph(worths: Worth, colour: str) -> float:
    best, sight, promotion = NEVER, worths.sight, worths.means.best_promotion()
    for n, owners in sight.offices.items():
        if sight.seat not in owners:
            facts, tile = DATA.sectors[n], sight.telegraph_tiles.get(n, "")
            shares = facts.shares + (0 if owners else facts.first_bonus)
            extra = max(at_sector(worths, facts, shares, tile, colour), promotion)
            best = max(best, place_in(worths, facts, shares, tile) + extra)
    return best


def place_in(worths: Worth, sector: Sector, shares: int, tile: str) -> float:
    """What an office in a sector is worth, with its shares, its tile for a worker, and its deal."""
    worker = max(0.0, tile_worth(worths, tile) - worths.means.least_missed) if tile else 0.0
    return worths.reach.sector(sector.n, shares) + worker + (worths.card if sector.deal else 0.0)


def at_sector(worths: Worth, sector: Sector, shares: int, tile: str, colour: str) -> float:
    """What the effect of the worker's own colour adds to an office there."""
    match colour:
        case "purple":
            return worths.swap
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


def _trade(worths: Worth, colour: str) -> float:
    me, promotion = worths.means.me, worths.means.best_promotion()
    price = sale_value(me)
    base = worths.means.money(price)
    match colour:
        case "purple":
            promotion = max(promotion, worths.best_steps(RULE.trade_purple_steps))
        case "orange":
            more = worths.means.money(price + RULE.trade_orange_per_train * worths.sight.count_of_trains) - base
            promotion = max(promotion, more)
        case "gray":
            promotion = max(promotion, worths.best_deal + worths.means.shares(RULE.trade_gray_shares))
        case "turquoise":
            return base + max(worths.flips(1) + promotion, worths.flips(2))
    return base + worths.flips(1) + promotion


BOX: dict[str, Callable[[Worth, str], float]] = {
    "station": _station,
    "railway": _railway,
    "telegraph": _telegraph,
    "trade": _trade,
}
