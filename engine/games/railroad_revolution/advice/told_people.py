"""Workers as a person sees them: for actions, milestones and the bank; and starting wealth, which brings a worker."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engine.core.play.ask import Word
from engine.core.play.msg import Msg, Value
from engine.games.railroad_revolution.advice.helps import for_milestones, missing, needs, now, prospect, wanting
from engine.games.railroad_revolution.advice.told_gains import brings
from engine.games.railroad_revolution.advice.told_parts import chain
from engine.games.railroad_revolution.bank import Hire
from engine.games.railroad_revolution.building import link_vp
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.facts import ANY, WHITE, Condition
from engine.games.railroad_revolution.mat import sale_value
from engine.games.railroad_revolution.milestones import Card
from engine.games.railroad_revolution.network import available_cities, cheapest, free_sectors
from engine.games.railroad_revolution.outlook import RAILS, RULE, rail_cost, shares_from, shares_to_sell
from engine.games.railroad_revolution.people import Promotion, Swap, Worker
from engine.games.railroad_revolution.pool import Box, Placing
from engine.games.railroad_revolution.rounds import Wealth
from engine.games.railroad_revolution.scoring import value, wealth
from engine.games.railroad_revolution.state import Seat, State
from engine.games.railroad_revolution.turn import Turn, colour_option
from engine.games.railroad_revolution.words import ANY_TIME, Now, conditions, name, say, worth, yes
from engine.games.railroad_revolution.workers import count_of, slot_for

# -- for actions


class Main(NamedTuple):
    """The least that the main action of a box costs, in dollars, of which `short` are missing; `sold` shares are sold
    for it. `gain` is the number of rails placed, the most shares of a sector, or the money for a piece; `place` is the
    cheapest city or the sector with the most shares, `vp` the most that any sector scores, `best` that sector. `now`
    says how the trains that could be flipped lie (RRV-079)."""

    cost: int = 0
    short: int = 0
    sold: int = 0
    gain: int = 0
    place: str = ""
    vp: int = 0
    best: str = ""
    now: Now = ANY_TIME


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
            brings = {n: shares_from(turn.state, n) for n in free_sectors(turn.state, turn.seat)}
            most = max(brings, key=brings.__getitem__, default=0)
            scores = {n: link_vp(turn, n) + value(player, "telegraph") for n in brings}
            best = max(scores, key=scores.__getitem__, default=0)
            return Main(gain=brings.get(most, 0), place=str(most), vp=scores.get(best, 0), best=str(best))
        case _:
            return Main(gain=sale_value(player), now=now(player))


def _priced(turn: Turn, cost: int, gain: int, place: str = "") -> Main:
    short = max(0, cost - wealth(turn.player))
    return Main(cost, short, 0 if short else shares_to_sell(turn.player.money, cost), gain, place)


def main_text(box: str, main: Main) -> Msg:
    """The least that the main action of a box costs, and what it brings, in a few words."""
    facts: dict[str, Value] = {"cost": main.cost, "short": main.short, "sold": main.sold, "gain": main.gain}
    facts |= {"vp": main.now.vp or main.vp, "lie": main.now.lie, "best": main.best}
    if box == "station":
        # a city may be within reach only through a rail placed before the station
        return say("main-station", city=name("city", main.place), **facts) if main.place else say("main-no-city")
    return say(f"main-{box}", sector=main.place, same=yes(main.best == main.place), **facts)


@dataclass(frozen=True, slots=True)
class ToldBox(Box):
    """An action box, and what its main action costs and brings."""

    main: Main = Main()  # noqa: RUF009 (a frozen value)

    def detail(self) -> Msg | None:
        """The least that it costs, and what it brings."""
        return main_text(self.box, self.main)


@dataclass(frozen=True, slots=True)
class ToldPlacing(Placing):
    """A worker for a box; `promotes` says what the best promotion would do (None: no worker fits), `now` how the
    player's trains lie. `main` is what the box costs if it is chosen with the worker."""

    promotes: Msg | None = None
    now: Now = ANY_TIME
    main: Main | None = None

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


def told_box(turn: Turn, option: Box | Placing) -> Box | Placing:
    """A box, or a worker for it, with its text."""
    main = None if isinstance(option, Placing) and option.chosen else main_of(turn, option.box)
    if isinstance(option, Box):
        return ToldBox(option.box, option.colours, main or Main())
    return ToldPlacing(option.box, option.colour, option.chosen, prospect(turn), now(turn.player), main)


# -- for milestones


@dataclass(frozen=True, slots=True)
class ToldPromotion(Promotion):
    """A promotion, for which `sold` shares are sold. `left` is how many workers remain if those are too few at the end
    of the turn, else 0; `stay` counts those of its colour. `slots` and `lacking` are what the milestone still needs
    after it."""

    sold: int = 0
    slots: tuple[str, ...] = ()
    lacking: tuple[Condition, ...] = ()
    stay: int = 0

    def detail(self) -> Msg | None:
        """What it costs, and what the milestone still needs after it."""
        key = "promotion-effect" if self.slots or self.lacking else "promotion-completes"
        facts: dict[str, Value] = {"colour": self.worker.colour, "stay": self.stay}
        facts |= {"cost": self.price, "sold": self.sold}
        return say(key, needs=needs(self.slots, self.lacking), **facts)


def told_promotion(turn: Turn, option: Promotion) -> ToldPromotion:
    """A promotion with its text."""
    player, worker = turn.player, option.worker
    held = next(held for held in player.milestones if held.id == option.milestone)
    slot = slot_for(held, worker.colour)
    wants = enumerate(zip(DATA.milestones[held.id].managers, held.managers, strict=True))
    return ToldPromotion(
        worker,
        held.id,
        option.price,
        shares_to_sell(player.money, option.price),
        tuple(colour for n, (colour, manager) in wants if not manager and n != slot),
        missing(turn.state, turn.seat, held.id),
        count_of(player, worker.colour) - 1,
    )


@dataclass(frozen=True, slots=True)
class ToldWorker(Worker):
    """A worker, and the milestones that want it."""

    milestones: tuple[str, ...] = ()

    def detail(self) -> Msg | None:
        """Which milestones want it."""
        return for_milestones(self.milestones)


@dataclass(frozen=True, slots=True)
class ToldSwap(Swap):
    """A swap, and the milestones that want the new worker."""

    milestones: tuple[str, ...] = ()

    def detail(self) -> Msg | None:
        """The milestones that want the new worker."""
        return for_milestones(self.milestones)


@dataclass(frozen=True, slots=True)
class ToldHire(Hire):
    """A hire, and the milestones that want the worker."""

    milestones: tuple[str, ...] = ()

    def detail(self) -> Msg | None:
        """Which milestones want it."""
        return for_milestones(self.milestones)


def told_colour(turn: Turn, colour: str) -> Word:
    """A colour of worker to take, with the milestones that want it."""
    return Word(colour, colour_option(colour).text, for_milestones(wanting(turn.player, colour)))


@dataclass(frozen=True, slots=True)
class ToldWealth(Wealth):
    """A starting-wealth card, and the milestones that want its worker."""

    milestones: tuple[str, ...] = ()

    def detail(self) -> Msg | None:
        """Exactly what it gives."""
        named = [worth(id) for id in self.milestones]
        fits = say("wealth-fits", milestones=named) if named else None
        return chain((brings(DATA.wealth[self.offer.side].effect), fits))


@dataclass(frozen=True, slots=True)
class ToldCard(Card):
    """A milestone to choose: the conditions that it lacks, and the `colours` that it wants and the player has."""

    lacking: tuple[Condition, ...] = ()
    colours: tuple[str, ...] = ()

    def label(self) -> Msg:
        """Its VP; if it is to be chosen, also the workers that it wants."""
        if self.pile:
            return worth(self.id)
        card = DATA.milestones[self.id]
        return say("milestone", vp=card.vp, wants=needs(card.managers, ()))

    def detail(self) -> Msg | None:
        """What it still lacks, and which of its workers the player has; or what it demanded, and what replaces it."""
        if self.pile:
            return say("completion-effect", pile=self.pile, asks=conditions(DATA.milestones[self.id].conditions))
        there = [say("hue", colour=colour) for colour in self.colours]
        have: dict[str, Value] = {
            "there": there,
            "some": "any" if ANY in DATA.milestones[self.id].managers else yes(bool(there)),
        }
        if not self.lacking:
            return say("milestone-met", **have)
        return say("milestone-effect", needs=needs((), self.lacking), **have)


def told_card(state: State, seat: Seat, card: Card, chosen: bool) -> ToldCard:
    """A milestone with its text: one to be `chosen`, or a completed one that is replaced."""
    if not chosen:
        return ToldCard(card.id, card.pile)
    wants, player = dict.fromkeys(DATA.milestones[card.id].managers), state.players[seat]
    there = tuple(colour for colour in wants if colour != ANY and count_of(player, colour))
    return ToldCard(card.id, card.pile, missing(state, seat, card.id), there)
