"""Rails, stations and offices as a person sees them: with what they cost and bring, the most useful first."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from engine.core.ahead.consequences import Trials
from engine.core.play.msg import Msg, Value
from engine.games.railroad_revolution.advice.helps import (
    NO_HELP,
    Help,
    fits_with,
    now,
    rail_helps,
    station_helps,
    wanted,
)
from engine.games.railroad_revolution.advice.ledger import total
from engine.games.railroad_revolution.building import link_vp, points
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.network import available_cities, first_in, network
from engine.games.railroad_revolution.outlook import RULE, SHARE, rail_cost, shares_to_sell
from engine.games.railroad_revolution.places import Office, Rail, Site, line, reached, space_name
from engine.games.railroad_revolution.scoring import value
from engine.games.railroad_revolution.turn import Turn
from engine.games.railroad_revolution.words import ANY_TIME, Now, effect_text, name, say, yes


@dataclass(frozen=True, slots=True)
class ToldRail(Rail):
    """A rail. `total` is what the action costs with it (0: it belongs to no action), `sold` the shares that paying for
    it sells. `reached` is the city that it connects ("": none), `vp` what that scores; `helps` says what it does for a
    milestone of the player."""

    total: int = 0
    sold: int = 0
    reached: str = ""
    helps: Help | None = None
    vp: int = 0

    def label(self) -> Msg:
        """From where to where."""
        return space_name(self.space, self.towards())

    def detail(self) -> Msg | None:
        """What it costs, which city it connects, its terrain, and whether it triggers the deal card."""
        facts, city = DATA.spaces[self.space], self.towards()
        args: dict[str, Value] = {"triangles": facts.triangles, "sold": self.sold, "way": self.way(), **self.gain()}
        args |= {"city": name("city", city), "level": DATA.cities[city].level}
        if not self.action:
            return say("rail-effect", cost=self.cost, **args)
        return say("rail-action-effect", total=self.total, deal=yes(facts.deal), **args)

    def group(self) -> Msg | None:
        """What it is good for."""
        return say("group-rails", way="helps" if self.is_wanted() else self.way())

    def towards(self) -> str:
        """The city that it connects or leads to."""
        facts, ends = DATA.spaces[self.space], line(self.space)
        return self.reached or (ends[0] if facts.a in DATA.junctions else ends[1])

    def way(self) -> str:
        """Whether it connects a city, is half of a line, or lies between connected cities."""
        facts = DATA.spaces[self.space]
        half = facts.a in DATA.junctions or facts.b in DATA.junctions
        return "reaches" if self.reached else "half" if half else "between"

    def gain(self) -> dict[str, Value]:
        """What it scores, and what it does for a milestone."""
        return {"vp": self.vp, **(self.helps.facts() if self.helps else NO_HELP)}

    def is_wanted(self) -> bool:
        """Whether a milestone lacks this very rail."""
        return self.helps is not None and not self.helps.opens

    def rank(self) -> tuple[int, ...]:
        """Smaller is more useful: what a milestone lacks, then new cities, then the cheapest."""
        way = ("reaches", "half", "between").index(self.way())
        return (not self.is_wanted(), way, not self.helps, self.cost)


def rails(turn: Turn) -> Callable[[Rail], ToldRail]:
    """What to say about a rail."""
    player, lacking, nodes = turn.player, wanted(turn.state, turn.seat), network(tuple(turn.player.built))
    sites = available_cities(turn.state, turn.seat) if lacking else []

    def tell(rail: Rail) -> ToldRail:
        city = reached(nodes, rail.space)
        helps = rail_helps(lacking, rail.space, city, sites)
        total = rail_cost(turn.action.triangles + DATA.spaces[rail.space].triangles) if rail.action else 0
        sold = shares_to_sell(player.money + (refund(turn, rail) if rail.action else 0), total or rail.cost)
        return ToldRail(rail.space, rail.cost, rail.action, total, sold, city, helps, points(turn, city))

    return tell


def refund(turn: Turn, rail: Rail) -> int:
    """RRV-064, RRV-166: what orange brings before the action is paid for, if it closes with this rail."""
    action = turn.action
    if action.worker != "orange" or action.effect:
        return 0
    triangles = action.triangles + DATA.spaces[rail.space].triangles
    return RULE.railway_orange_base + RULE.railway_orange_triangle * triangles


@dataclass(frozen=True, slots=True)
class ToldSite(Site):
    """A city for a station: `first` says whether the first-station space is empty, `tile` is the usable tile there,
    `now` what its effects would find, `vp` what the station scores.

    `sold` are the shares that the cost sells. The `bonus` goes to the first player there, and to a player with gray.
    `helps` says what the station does for a milestone of the player.
    """

    first: bool = False
    tile: str = ""
    now: Now = ANY_TIME
    sold: int = 0
    bonus: bool = False
    helps: Help | None = None
    vp: int = 0

    def label(self) -> Msg:
        """The city, and whether a milestone lacks it."""
        level = DATA.cities[self.city].level
        return say("site", city=name("city", self.city), level=level, **self.gain())

    def detail(self) -> Msg | None:
        """What it costs, and what the tile gives; otherwise, that it takes the first-station space."""
        if not self.tile:
            return say("site-effect", vp=self.vp, first=yes(self.first)) if self.first or self.vp else None
        tile = DATA.city_tiles[self.tile]
        args: dict[str, Value] = {"cost": self.cost, "sold": self.sold, "vp": self.vp}
        args["reward"] = effect_text(tile.primary, self.now)
        if not self.bonus:
            return say("site-reward-effect", **args)
        bonus, price = effect_text(tile.first_bonus, self.now), tile.first_bonus.price
        return say("site-action-effect", bonus=bonus, price=price, **args)

    def gain(self) -> dict[str, Value]:
        """What it scores, and what it does for a milestone."""
        return {"vp": self.vp, **(self.helps.facts() if self.helps else NO_HELP)}

    def rank(self) -> tuple[int, ...]:
        """Smaller is more useful: what a milestone lacks, what sells no shares, first stations, the cheapest."""
        return (not self.helps, self.sold, not self.bonus, self.cost)


def sites(turn: Turn) -> Callable[[Site], ToldSite]:
    """What to say about a city for a station."""
    player, state = turn.player, turn.state
    lacking, means, vp = wanted(state, turn.seat), now(player), value(player, "stations")

    def tell(site: Site) -> ToldSite:
        city, cost = site.city, site.cost
        first, helps = first_in(state.stations[city]), station_helps(lacking, city)
        if not cost:
            return ToldSite(city, first=first, helps=helps, vp=vp)
        tile, gray = state.city_tiles[city], turn.action.worker == "gray" and turn.action.effect != "white"
        met = fits_with(player, means, DATA.city_tiles[tile].primary)
        sold = min(shares_to_sell(player.money, cost), player.shares)
        return ToldSite(city, cost, first, tile, met, sold, first or gray, helps, vp)

    return tell


@dataclass(frozen=True, slots=True)
class ToldOffice(Office):
    """A sector for an office, and the telegraph tile or the deal that can be used. `vp` is what it scores, `link` the
    part of that for links to neighbouring offices of the player, `now` what the tile's effects would find. If it can be
    tried out, `trials` tell which shares come with it, since gray may bring some at once."""

    deal: bool = False
    tile: str = ""
    link: int = 0
    vp: int = 0
    now: Now = ANY_TIME
    trials: Trials | None = field(default=None, compare=False, repr=False)

    def label(self) -> Msg:
        """The sector, and what it brings."""
        shares = self.shares if self.trials is None else total(self.trials.of(str(self)).told, "shares", "shares")
        return say("office", sector=self.sector, **brought(self.vp, shares))

    def detail(self) -> Msg | None:
        """What else it leads to."""
        if self.shares and self.tile:
            tile = effect_text(DATA.telegraph_tiles[self.tile].effect, self.now)
            return say("sector-tile-effect", tile=tile, link=self.link)
        if self.shares and self.deal:
            return say("sector-deal-effect", link=self.link)
        return say("sector-link-effect", link=self.link) if self.link else None

    def rank(self) -> tuple[int, ...]:
        """Smaller is more useful: VP, then shares."""
        return (-self.vp, -self.shares, self.sector)


def brought(vp: int, shares: int) -> dict[str, Value]:
    """This many VP and shares, and what the shares sell for."""
    gain = "both" if vp and shares else "vp" if vp else "shares" if shares else "none"
    return {"gain": gain, "vp": vp, "shares": shares, "money": shares * SHARE}


def offices(turn: Turn) -> Callable[[Office], ToldOffice]:
    """What to say about a sector for an office."""
    means, each = now(turn.player), value(turn.player, "telegraph")

    def tell(office: Office) -> ToldOffice:
        n, link = office.sector, link_vp(turn, office.sector)
        if not office.shares:
            return ToldOffice(n, link=link, vp=link + each)
        deal, tile = DATA.sectors[n].deal, turn.state.telegraph_tiles.get(n, "")
        return ToldOffice(n, office.shares, deal, tile, link, link + each, means)

    return tell
