"""The two questions with which a turn begins (rules section 2): which action, then which worker of the pool."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from engine.core.ask import Option
from engine.core.msg import Msg, Value
from engine.games.railroad_revolution.building import link_vp
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.facts import BOXES, COLOURS
from engine.games.railroad_revolution.mat import sale_value
from engine.games.railroad_revolution.network import available_cities, cheapest, first_in, free_sectors
from engine.games.railroad_revolution.outlook import RAILS, RULE, SHARE, rail_cost, shares_to_sell
from engine.games.railroad_revolution.people import now, prospect
from engine.games.railroad_revolution.scoring import value, wealth
from engine.games.railroad_revolution.setup import WHITE
from engine.games.railroad_revolution.state import Action
from engine.games.railroad_revolution.turn import Turn
from engine.games.railroad_revolution.words import ANY_TIME, Now, name, say, yes


class Main(NamedTuple):
    """What the main action of a box costs at least, in dollars, of which `short` are not there; `sold` shares are sold
    for it. `gain` are the rails placed, the most shares of a sector, or the money for a piece; `place` is the cheapest
    city or the sector with the most shares, `vp` the most that any sector scores, `best` which that is. `now` says how
    the trains lie that could be flipped (RRV-079)."""

    cost: int = 0
    short: int = 0
    sold: int = 0
    gain: int = 0
    place: str = ""
    vp: int = 0
    best: str = ""
    now: Now = ANY_TIME


@dataclass(frozen=True, slots=True)
class Box(Option):
    """An action box to which a worker of several `colours` can go (RRV-034)."""

    box: str
    colours: tuple[str, ...]
    main: Main

    def __str__(self) -> str:
        return self.box

    def label(self) -> Msg:
        """Its name."""
        return say("box", box=self.box)

    def detail(self) -> Msg | None:
        """What it costs at least, and what it brings."""
        return main_text(self.box, self.main)


@dataclass(frozen=True, slots=True)
class Placing(Option):
    """A worker of this colour goes to this action box (RRV-034).

    `promotes` says what the best promotion would do (None: nobody fits), `now` how the player's trains lie. `main` is
    what the box costs where no other worker can go there, so that the box has not been chosen yet.
    """

    box: str
    colour: str
    promotes: Msg | None = None
    now: Now = ANY_TIME
    main: Main | None = None

    def __str__(self) -> str:
        return f"{self.box}/{self.colour}"

    def label(self) -> Msg:
        """Which worker, and where it goes if that has not been said."""
        return say("placing" if self.main else "own-colour", box=self.box, colour=self.colour)

    def detail(self) -> Msg | None:
        """What its colour adds."""
        adds = self.adds()
        if self.main is None:
            return adds
        main = main_text(self.box, self.main)
        adds_nothing = self.colour == WHITE and self.promotes is None
        return main if adds_nothing else say("placing-effect", main=main, adds=adds)

    def adds(self) -> Msg:
        """What its colour adds to the action (RRV-039, RRV-051 to RRV-054 and the like)."""
        if self.colour == WHITE:
            return say("adds-promotion", gain=self.promotes) if self.promotes else say("adds-nothing")
        money = RULE.trade_orange_per_train * self.now.trains
        facts: dict[str, Value] = {"trains": self.now.trains, "money": money, "lie": self.now.lie, "vp": self.now.vp}
        return say(f"adds-{self.box}-{self.colour}", **facts, **PRICES)


PRICES = {
    "flip": RULE.station_purple_price,
    "again": RULE.station_turquoise_price,
    "train": RULE.railway_purple_price,
    "base": RULE.railway_orange_base,
    "triangle": RULE.railway_orange_triangle,
    "shares": RULE.railway_gray_shares,
    "dividend": RULE.telegraph_orange_per_share,
    "tile": RULE.telegraph_turquoise_price,
    "steps": RULE.trade_purple_steps,
    "each": RULE.trade_orange_per_train,
    "gained": RULE.trade_gray_shares,
}
"""The numbers of the extra effects, by the names that their sentences use."""


# -- which can be chosen


def boxes(turn: Turn) -> list[Box | Placing]:
    """RRV-034: the boxes for which there is a worker. Where there is but one of either, both are chosen at once."""
    ways = {box: found for box in BOXES if (found := tuple(_colours(turn, box)))}
    promotes, means = prospect(turn), now(turn.player)
    offered: list[Box | Placing] = []
    for box, colours in ways.items():
        main = main_of(turn, box)
        if len(ways) == 1 or len(colours) == 1:
            offered += [Placing(box, colour, promotes, means, main) for colour in colours]
        else:
            offered.append(Box(box, colours, main))
    return offered


def workers(turn: Turn, box: str) -> list[Placing]:
    """RRV-034: the workers that can go to a box."""
    promotes, means = prospect(turn), now(turn.player)
    return [Placing(box, colour, promotes, means) for colour in _colours(turn, box)]


def can_take(turn: Turn, box: str) -> bool:
    """RRV-034: whether there is a worker for a box."""
    return any(True for _ in _colours(turn, box))


def can_place_a_worker(turn: Turn) -> bool:
    """RRV-034, RRV-196: whether there is a worker for any box."""
    return any(can_take(turn, box) for box in BOXES)


def _colours(turn: Turn, box: str) -> Iterator[str]:
    """RRV-034, RRV-060, RRV-167: the colours in the pool with which the main action of a box can be finished.

    The extra effect is optional, so what a white worker can do any other can do as well.
    """
    here, search, pool = turn.outlook(), turn.search, turn.player.pool
    plain = search.finishable_with(here, Action(box, WHITE))
    for colour in COLOURS:
        if pool[colour] and (plain or search.finishable_with(here, Action(box, colour))):
            yield colour


# -- what it costs and brings


def main_of(turn: Turn, box: str) -> Main:
    """RRV-047, RRV-056, RRV-069, RRV-078: the cheapest station or rails, the best office, the price of a piece."""
    player = turn.player
    match box:
        case "station":
            cities = available_cities(turn.state, turn.seat)
            city = min(cities, key=lambda city: DATA.cities[city].station_cost, default="")
            return _priced(turn, DATA.cities[city].station_cost if city else 0, 1, city)
        case "railway":
            rails = min(RAILS, sum(player.rails))
            return _priced(turn, rail_cost(cheapest(tuple(player.built), rails)[0][0]), rails)
        case "telegraph":
            brings = {n: sector_shares(turn, n) for n in free_sectors(turn.state, turn.seat)}
            most = max(brings, key=brings.__getitem__, default=0)
            scores = {n: link_vp(turn, n) + value(player, "telegraph") for n in brings}
            best = max(scores, key=scores.__getitem__, default=0)
            return Main(gain=brings.get(most, 0), place=str(most), vp=scores.get(best, 0), best=str(best))
        case _:
            return Main(gain=sale_value(player), now=now(player))


def _priced(turn: Turn, cost: int, gain: int, place: str = "") -> Main:
    short = max(0, cost - wealth(turn.player))
    return Main(cost, short, 0 if short else shares_to_sell(turn.player.money, cost), gain, place)


def sector_shares(turn: Turn, sector: int) -> int:
    """RRV-069, RRV-070: the shares that an office in a sector brings now."""
    facts = DATA.sectors[sector]
    return facts.shares + (facts.first_bonus if first_in(turn.state.offices[sector]) else 0)


def main_text(box: str, main: Main) -> Msg:
    """What the main action of a box costs at least and brings, in a few words."""
    facts: dict[str, Value] = {"cost": main.cost, "short": main.short, "sold": main.sold, "gain": main.gain}
    facts |= {"vp": main.now.vp or main.vp, "lie": main.now.lie, "best": main.best}
    if box == "station":
        # a city may be only within reach by a rail that comes before the station
        return say("main-station", city=name("city", main.place), **facts) if main.place else say("main-no-city")
    return say(f"main-{box}", sector=main.place, same=yes(main.best == main.place), **facts)


def worker_note(turn: Turn) -> Msg:
    """What the player has to pay with, and who is in the pool."""
    player = turn.player
    pool = [say("in-pool", count=count, colour=colour) for colour, count in player.pool.items() if count]
    return say("worker-note", money=player.money, shares=player.shares, each=SHARE, pool=pool)


def pool_note(turn: Turn, box: str) -> Msg:
    """RRV-040: the action, and what every worker can do instead of what its colour adds."""
    main = main_text(box, main_of(turn, box))
    gain = prospect(turn)
    return say("pool-note-promotes", box=box, main=main, gain=gain) if gain else say("pool-note", box=box, main=main)
