"""What is open in an action: its parts besides the placement, by box and worker (rules sections 4 to 7)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import NamedTuple

from engine.games.railroad_revolution import gains
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.facts import WHITE
from engine.games.railroad_revolution.gains import Effect
from engine.games.railroad_revolution.state import Action, Choice

RULE = DATA.constants
FLIP = gains.Flip(times=1)
PROMOTE = gains.Promote(max=1)


class Part(NamedTuple):
    """A part of an action, or a deal: its key, what it gives, and what is paid for it first (RRV-170).

    `price` is money, `shares` are discarded, and so is a worker if `worker` is set. `choice` says whether it is the
    extra effect of the placed worker or that of a white one; "" is the action itself.
    """

    key: str
    effect: Effect
    price: int = 0
    shares: int = 0
    worker: bool = False
    choice: Choice = ""


@lru_cache(maxsize=8192)
def parts(action: Action) -> tuple[Part, ...]:
    """RRV-037 to RRV-040, RRV-163, RRV-165: the parts that are still open, whether or not they can be carried out."""
    found = [*MAIN[action.box](action)]
    if action.worker != WHITE and action.effect != "white":
        found += OWN[action.box, action.worker](action)
    if action.effect == "":
        found.append(Part("promote", PROMOTE, choice="white"))
    return tuple(part for part in found if part.key not in action.used)


def _station(action: Action) -> Iterator[Part]:
    """RRV-049, RRV-050: primary reward, and first-station bonus for the first."""
    if action.placed:
        tile = DATA.city_tiles[action.tile]
        yield Part("reward", tile.primary)
        if action.first:
            yield Part("bonus", tile.first_bonus, tile.first_bonus.price)


def _railway(action: Action) -> Iterator[Part]:
    """RRV-055: none but the rails."""
    return iter(())


def _telegraph(action: Action) -> Iterator[Part]:
    """RRV-071, RRV-073: the tile's bonus, for a discarded worker."""
    if action.tile:
        yield Part("tile", DATA.telegraph_tiles[action.tile].effect, worker=True)


def _trade(action: Action) -> Iterator[Part]:
    """RRV-079: a flip, before or after the sale."""
    yield Part("flip", FLIP)


def _station_purple(action: Action) -> Iterator[Part]:
    """RRV-051: pay and flip."""
    yield Part("paid-flip", FLIP, RULE.station_purple_price, choice="own")


def _station_orange(action: Action) -> Iterator[Part]:
    """RRV-052: the station cost is not paid."""
    if action.placed:
        yield Part("no-cost", gains.Waive(), choice="own")


def _station_gray(action: Action) -> Iterator[Part]:
    """RRV-053, RRV-172: the first-station bonus, once more if first."""
    if action.placed:
        bonus = DATA.city_tiles[action.tile].first_bonus
        yield Part("extra-bonus", bonus, bonus.price, choice="own")


def _station_turquoise(action: Action) -> Iterator[Part]:
    """RRV-054, RRV-172: the primary reward again, after its first taking."""
    if "reward" in action.used:
        yield Part("second-reward", DATA.city_tiles[action.tile].primary, RULE.station_turquoise_price, choice="own")


def _railway_purple(action: Action) -> Iterator[Part]:
    """RRV-063: pay and take a train."""
    yield Part("train", gains.Train(), RULE.railway_purple_price, choice="own")


def _railway_orange(action: Action) -> Iterator[Part]:
    """RRV-064: a refund that grows with the triangles built on."""
    if action.placed:
        refund = RULE.railway_orange_base + RULE.railway_orange_triangle * action.triangles
        yield Part("refund", gains.Money(refund), choice="own")


def _railway_gray(action: Action) -> Iterator[Part]:
    """RRV-065: shares."""
    yield Part("shares", gains.Shares(RULE.railway_gray_shares), choice="own")


def _railway_turquoise(action: Action) -> Iterator[Part]:
    """RRV-066: the third rail belongs to the placement."""
    return iter(())


def _telegraph_purple(action: Action) -> Iterator[Part]:
    """RRV-074: a swap."""
    yield Part("swap", gains.Swap(), choice="own")


def _telegraph_orange(action: Action) -> Iterator[Part]:
    """RRV-075: money for the shares that came from the sector."""
    if action.placed:
        money = RULE.telegraph_orange_per_share * action.shares
        yield Part("dividend", gains.Money(money), choice="own")


def _telegraph_gray(action: Action) -> Iterator[Part]:
    """RRV-076: the first-office shares, once more if first."""
    if action.placed:
        bonus = DATA.sectors[int(action.target)].first_bonus
        yield Part("extra-shares", gains.Shares(bonus), choice="own")


def _telegraph_turquoise(action: Action) -> Iterator[Part]:
    """RRV-077: the tile's bonus for money, whether or not it was taken for a worker."""
    if action.tile:
        effect = DATA.telegraph_tiles[action.tile].effect
        yield Part("paid-tile", effect, RULE.telegraph_turquoise_price, choice="own")


def _trade_purple(action: Action) -> Iterator[Part]:
    """RRV-080: steps."""
    yield Part("steps", gains.Steps(RULE.trade_purple_steps), choice="own")


def _trade_orange(action: Action) -> Iterator[Part]:
    """RRV-081: money for the trains."""
    yield Part("train-money", gains.PerTrain(RULE.trade_orange_per_train), choice="own")


def _trade_gray(action: Action) -> Iterator[Part]:
    """RRV-082: a deal for the player alone."""
    yield Part("deal", gains.AcceptDeal(RULE.trade_gray_shares), choice="own")


def _trade_turquoise(action: Action) -> Iterator[Part]:
    """RRV-084: another flip."""
    yield Part("second-flip", FLIP, choice="own")


Open = Callable[[Action], Iterator[Part]]
MAIN: dict[str, Open] = {"station": _station, "railway": _railway, "telegraph": _telegraph, "trade": _trade}
OWN: dict[tuple[str, str], Open] = {
    ("station", "purple"): _station_purple,
    ("station", "orange"): _station_orange,
    ("station", "gray"): _station_gray,
    ("station", "turquoise"): _station_turquoise,
    ("railway", "purple"): _railway_purple,
    ("railway", "orange"): _railway_orange,
    ("railway", "gray"): _railway_gray,
    ("railway", "turquoise"): _railway_turquoise,
    ("telegraph", "purple"): _telegraph_purple,
    ("telegraph", "orange"): _telegraph_orange,
    ("telegraph", "gray"): _telegraph_gray,
    ("telegraph", "turquoise"): _telegraph_turquoise,
    ("trade", "purple"): _trade_purple,
    ("trade", "orange"): _trade_orange,
    ("trade", "gray"): _trade_gray,
    ("trade", "turquoise"): _trade_turquoise,
}


@lru_cache(maxsize=1024)
def deal_part(card: int, side: str, gained: int = 0) -> Part:
    """RRV-086, RRV-188: one of the two deals of a card; the shares `gained` with it may pay for it."""
    deal = DATA.deals[card].top if side == "top" else DATA.deals[card].bottom
    return Part(side, deal.reward, deal.reward.price, shares=deal.shares - gained)


SIDES = ("top", "bottom")
