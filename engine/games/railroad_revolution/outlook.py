"""What matters in a position for finishing a turn, and how that changes (RRV-109, RRV-166, RRV-180)."""

from __future__ import annotations

from operator import itemgetter

import msgspec
from msgspec.structs import replace

from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.network import first_in
from engine.games.railroad_revolution.parts import SIDES, Part
from engine.games.railroad_revolution.state import Action, Seat, State
from engine.games.railroad_revolution.workers import bank_size, workforce

RULE = DATA.constants
SHARE = RULE.share_sale_price
RAILS = 2
"""How many rails a Railway action places (RRV-055)."""

TRAINS = ("money", "shares", "rail")
"""The kinds of trains whose flip may help to finish a turn."""
OF_TRAINS = itemgetter(*TRAINS)
"""How many there are of each of these kinds."""


class Outlook(msgspec.Struct, frozen=True):
    """What matters in a position for finishing the turn.

    `bank` counts the workers there; `up` and `down` the trains of the kinds TRAINS; `flips` are those left of the part
    being resolved; `action` is the current one, None once it is closed; `sides` are the deals that the player may still
    accept; `extra` are spaces with rails in addition to those on the map; `rails` and `buildings` count further pieces
    gone from the mat.
    """

    money: int
    shares: int
    workforce: int
    bank: int
    up: tuple[int, ...]
    down: tuple[int, ...]
    flips: int
    action: Action | None
    sides: tuple[str, ...]
    extra: tuple[str, ...] = ()
    rails: int = 0
    buildings: int = 0

    @property
    def wealth(self) -> int:
        """RRV-107: the most that can be paid, in dollars."""
        return self.money + self.shares * SHARE

    def pay(self, price: int) -> Outlook:
        """RRV-005, RRV-107: the outlook after a payment, with the fewest shares sold. The wealth must suffice."""
        sold = shares_to_sell(self.money, price)
        return replace(self, money=self.money + sold * SHARE - price, shares=self.shares - sold)

    def turned(self, train: str, up: int, down: int) -> Outlook:
        """The outlook with this many more trains of one of the kinds TRAINS face up, and this many more face down."""
        index = TRAINS.index(train)
        return replace(self, up=changed(self.up, index, up), down=changed(self.down, index, down))

    def hired(self, workers: int) -> Outlook:
        """The outlook after taking this many workers from the bank, or all that it holds."""
        taken = min(workers, self.bank)
        return replace(self, workforce=self.workforce + taken, bank=self.bank - taken)


def changed(counts: tuple[int, ...], index: int, change: int) -> tuple[int, ...]:
    """The counts, with one of them changed."""
    return (*counts[:index], counts[index] + change, *counts[index + 1 :])


def shares_to_sell(money: int, price: int) -> int:
    """RRV-107: the fewest shares whose sale makes the money in hand suffice."""
    return max(0, -((money - price) // SHARE))


def outlook(state: State, seat: Seat, flips: int, sides: tuple[str, ...]) -> Outlook:
    """The outlook of a seat as the table stands."""
    player = state.players[seat]
    return Outlook(
        player.money,
        player.shares,
        workforce(player),
        bank_size(state),
        OF_TRAINS(player.up),
        OF_TRAINS(player.down),
        flips,
        state.action,
        sides,
    )


def is_finished(here: Outlook, action: Action | None, least: int) -> bool:
    """RRV-108, RRV-166, RRV-180: whether paying what is due for the action, then hiring, ends the turn with `least`
    workers."""
    missing = max(0, least - here.workforce)
    due = missing * RULE.hire_price
    if action is not None:
        if not action.placed:
            return False
        due += action.debt
    return here.bank >= missing and here.wealth >= due


def close(here: Outlook) -> Outlook:
    """RRV-085, RRV-166: the outlook once the main cost is paid; a triggered deal card is resolved next."""
    assert here.action is not None
    return replace(here.pay(here.action.debt), action=None, sides=SIDES if here.action.deal else ())


def mark(action: Action, part: Part) -> Action:
    """RRV-165: the action with this part used, and the extra effect that it belongs to."""
    return replace(action, used=(*action.used, part.key), effect=part.choice or action.effect)


def station_placed(state: State, action: Action, city: str) -> Action:
    """RRV-047, RRV-050: the action once the station stands."""
    return replace(
        action,
        placed=True,
        target=city,
        tile=state.city_tiles[city],
        first=first_in(state.stations[city]),
        debt=DATA.cities[city].station_cost,
    )


def shares_from(state: State, sector: int) -> int:
    """RRV-069, RRV-070: the shares that an office in a sector brings now."""
    facts = DATA.sectors[sector]
    return facts.shares + (facts.first_bonus if first_in(state.offices[sector]) else 0)


def office_placed(state: State, action: Action, sector: int) -> Action:
    """RRV-069, RRV-070, RRV-072: the action once the office stands."""
    return replace(
        action,
        placed=True,
        target=str(sector),
        tile=state.telegraph_tiles.get(sector, ""),
        first=first_in(state.offices[sector]),
        shares=shares_from(state, sector),
        deal=DATA.sectors[sector].deal,
    )


def rails_to_place(state: State, seat: Seat, action: Action) -> tuple[int, ...]:
    """RRV-055, RRV-061, RRV-066, RRV-177: how many rails are still to be placed; two numbers if there is a choice.

    `action` may be one rail ahead of the table: a rail under consideration has not left the mat there yet.
    """
    now = 0 if state.action is None else state.action.rails
    mat = sum(state.players[seat].rails) + now
    due = min(RAILS, mat)
    most = RULE.railway_turquoise_rails if action.worker == "turquoise" and action.effect != "white" else due
    return tuple(range(max(due, action.rails, 1) - action.rails, min(most, mat) - action.rails + 1))


def rails_placed(action: Action, rails: int, triangles: int, deal: bool) -> Action:
    """RRV-056, RRV-062, RRV-066: the action once all rails lie: this many more, with this many more triangles."""
    total = action.triangles + triangles
    count = action.rails + rails
    return replace(
        action,
        placed=True,
        rails=count,
        triangles=total,
        debt=rail_cost(total),
        deal=action.deal or deal,
        effect="own" if count > RAILS else action.effect,
    )


def rail_cost(triangles: int) -> int:
    """RRV-056: what a Railway action costs, in dollars."""
    return RULE.railway_base_cost + RULE.railway_triangle_cost * triangles
