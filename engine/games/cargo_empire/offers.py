"""What a delivery offers to choose from (rules section 3): supply cities, demand spaces, sets of cards."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.ask import Option
from engine.core.msg import Msg, Value
from engine.games.cargo_empire.cards import Cards
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.facts import MODES
from engine.games.cargo_empire.routes import Way
from engine.games.cargo_empire.rush import Rush, tokens_on, ways_paid
from engine.games.cargo_empire.state import CityKey, Player
from engine.games.cargo_empire.words import chain, either, name, no_undo, row, say

MOST_TOLD = 3
"""A way over more cities is for the picture."""


@dataclass(frozen=True, slots=True)
class Supply(Option):
    """CGE-032, CGE-033: a city from which a cube can be delivered; `cubes` are on its tile.

    `spaces` can take one with the cards in hand (0 for a vassal, who needs none), `near` of them for a single card.
    `reward`: its card brings an extra advance (CGE-064), `extra`: the own crest there does (CGE-137). To a vassal it
    matters who has `posts` there. `final`: one delivery alone is possible, and turns up cards.
    """

    city: CityKey
    colour: str
    cubes: int
    spaces: int
    near: int = 0
    reward: bool = False
    extra: bool = False
    posts: tuple[Msg, ...] = ()
    final: bool = False

    def __str__(self) -> str:
        return f"{self.city}/{self.colour}"

    def label(self) -> Msg:
        """The city and the colour of its cubes."""
        return say("supply", city=name("city", self.city), colour=self.colour)

    def detail(self) -> Msg | None:
        """What brings an extra advance, how many cubes there are, and how far they get."""
        facts = [say("bonus", bonus=bonus(self.reward, self.extra))] if self.reward or self.extra else []
        facts += [say("posts", posts=row(self.posts))] if self.posts else []
        if self.spaces:
            facts.append(say("supply-reach", cubes=self.cubes, spaces=self.spaces, near=self.near))
        elif self.cubes == 1:
            facts.append(say("last-cube"))
        return chain([*facts, *no_undo(self.final)])


@dataclass(frozen=True, slots=True)
class Fare(Option):
    """A set of cards for a delivery on a map between two cities; `port` may be treated as a port (CGE-141).

    `rush` are the tokens by field, empty in Europe; `extras` are the extra advances that the delivery brings. Cards are
    turned up if the card of the city `leaves` the row, or a marker makes as many advances as `draws` says of it.
    """

    cards: Cards
    board: str
    a: CityKey
    b: CityKey
    port: CityKey
    rush: tuple[str, ...] = ()
    extras: int = 0
    leaves: bool = False
    draws: tuple[tuple[str, int], ...] = ()

    def __str__(self) -> str:
        return str(self.cards)

    @property
    def final(self) -> bool:
        """Whether cards are turned up before anything else is asked, so that it can't be undone."""
        moved, tokens = self.moved(), self.tokens
        if len(tokens) > 1:
            return False
        if any(token.field and (DATA.rush_tokens[token.token].marker, 1) in self.draws for token in tokens):
            return True
        alone = [steps + self.extras for _, steps in moved] if len(moved) == 1 else [0]
        return self.leaves or any(marker == moved[0][0] and alone[0] >= steps for marker, steps in self.draws)

    def moved(self) -> list[tuple[str, int]]:
        """The markers of the cards, and how far these advance them."""
        return [(DATA.cards[mode].marker, advances(self.cards, mode)) for mode in MODES if self.cards.of(mode)]

    @property
    def tokens(self) -> list[Rush]:
        """CGE-188: the rush tokens that the cards can bring, with the ways that do; none in Europe."""
        if not self.rush:
            return []
        return tokens_on(self.board, self.rush, ways_paid(self.board, self.a, self.b, self.cards, self.port))

    def label(self) -> Msg:
        """The cards."""
        how = "crest" if self.cards.crest else "boosted" if self.cards.boosted else "plain"
        return say("fare", how=how, cards=cards_name(self.cards))

    def detail(self) -> Msg | None:
        """What they advance, and a way that they pay: one to a rush token, if they reach any."""
        return chain([self.steps(), *self.on_the_way(), *self.along(), *no_undo(self.final)])

    def steps(self) -> Msg:
        """What advances, the extra advances included; those that several markers could make stand for themselves."""
        played = self.moved()
        alone = len(played) == 1
        moved = [say("steps", marker=marker, steps=count + self.extras * alone) for marker, count in played]
        extra = None if alone else self.any_steps()
        return row([*moved, *([extra] if extra else [])])

    def any_steps(self) -> Msg | None:
        """The extra advances, which any marker that moves can make; None if there are none."""
        return say("steps-extra", steps=self.extras) if self.extras else None

    def on_the_way(self) -> list[Msg]:
        """The rush token, or one of several."""
        kinds = dict.fromkeys(rush.token for rush in self.tokens if rush.field)
        return [say("fare-token", tokens=either([name("token", token) for token in kinds]))] if kinds else []

    def along(self) -> list[Msg]:
        """The cities between which the ship sails, and those that the way leads over; nothing where there are none."""
        if self.cards.crest:
            return []
        rush = [token.way for token in self.tokens if token.field]
        way = rush[0] if rush else next(ways_paid(self.board, self.a, self.b, self.cards, self.port))
        over = [name("city", city) for city in way.between] if len(rush) < 2 else []
        sail = [] if way.sail < 0 else [say("sail", **dict(zip(("from", "to"), ports(way), strict=True)))]
        return [*sail, *([say("over", cities=over)] if 0 < len(over) <= MOST_TOLD else [])]


def ports(way: Way) -> list[Msg]:
    """Where the ship of a way starts and lands."""
    return [name("city", city) for city in way.cities[way.sail : way.sail + 2]]


@dataclass(frozen=True, slots=True)
class Demand(Option):
    """CGE-034, CGE-035: a demand space to which the cube can be delivered.

    `upgrade` is "", "upgrade" or "perfect": what the post there will cause (CGE-054, CGE-055); `scores` tells who gets
    points by that (CGE-092). `reward` and `extra` as in Supply; `cube` is the colour of a cube that only a crest makes
    fit (CGE-130), else "". `fare` is the cheapest that one has, None for a vassal; to it matters who has `posts` there.
    `region` is the colour of the city where the list is long, `opens` are the cubes, with their colour, that the post
    makes one's own to deliver. An upgrade takes `old` cubes away; the card of an LV3 city `leaves` the row. `several`:
    other sets of cards pay as well.
    """

    city: CityKey
    space: str
    colour: str
    upgrade: str
    level: int
    reward: bool = False
    extra: bool = False
    cube: str = ""
    scores: tuple[Msg, ...] = ()
    fare: Fare | None = None
    region: str = ""
    posts: tuple[Msg, ...] = ()
    opens: tuple[int, str] = (0, "")
    old: int = 0
    leaves: bool = False
    several: bool = False

    def __str__(self) -> str:
        return f"{self.city}/{self.space}"

    def __hash__(self) -> int:
        # of all fields it takes a tenth of the time in which plans are found
        return hash((self.city, self.space))

    @property
    def gain(self) -> int:
        """How many extra advances the city brings."""
        return self.reward + self.extra + (self.upgrade == "perfect")

    def label(self) -> Msg:
        """The city; its space where it is not the only one of the cube's colour."""
        city = name("city", self.city)
        return say("demand", city=city, space=self.space, colour=self.colour) if self.cube else city

    def detail(self) -> Msg | None:
        """What it costs and advances, what becomes of the city, and why there are extra advances."""
        facts: list[Msg] = []
        if self.fare is not None:
            cost = cards_name(self.fare.cards)
            said = "demand-fare-from" if self.several else "demand-fare"
            # where there is much else to tell, the cards say how far their markers go
            crowded = len(self.fare.moved()) > (1 if self.scores else 2)
            steps = None if crowded and self.scores else self.fare.any_steps() if crowded else self.fare.steps()
            facts.append(cost if steps is None else say(said, cards=cost, steps=steps))
        if self.upgrade:
            facts.append(self.becomes())
        # who scores is more than what is counted with the steps already, or may be chosen later
        if (self.reward or self.extra) and not self.scores:
            facts.append(say("because", bonus=bonus(self.reward, self.extra)))
        if self.fare is not None and not self.scores:
            facts += self.fare.on_the_way()
        if self.cube:
            facts.append(say("by-crest"))
        if self.posts:
            facts.append(say("posts", posts=row(self.posts)))
        if self.opens[0] and len(facts) < MOST_TOLD and not self.final:
            facts.append(say("opens", cubes=self.opens[0], colour=self.opens[1]))
        return chain([*facts, *no_undo(self.final)])

    @property
    def final(self) -> bool:
        """Whether cards are turned up before anything else is asked."""
        return self.fare.final and not self.several if self.fare is not None else self.leaves

    def becomes(self) -> Msg:
        """The level of the city, the cubes that are lost, and who gets points by that."""
        args: dict[str, Value] = {"level": self.level + 1, "how": self.upgrade, "cubes": self.old}
        return say("becomes-for", scores=row(self.scores), **args) if self.scores else say("becomes", **args)

    def group(self) -> Msg | None:
        """How many cards it takes, or the colour of the city in a long list."""
        if self.region:
            return say("region", city=self.region)
        return None if self.fare is None else say("with-cards", count=self.fare.cards.count)


def bonus(card: bool, crest: bool) -> str:
    """CGE-064, CGE-137: what brings an extra advance in a city: its card, the own crest, or both."""
    return "both" if card and crest else "crest" if crest else "card"


def cards_name(cards: Cards) -> Msg:
    """Transport cards in words."""
    return say("cards", road=cards.road, rail=cards.rail, sea=cards.sea)


def in_hand(player: Player, key: str = "hand") -> Msg:
    """The transport cards that somebody has; `key` is the sentence."""
    held = player.hand
    return say(key, cards=cards_name(Cards(held["road"], held["rail"], held["sea"])), count=sum(held.values()))


def advances(cards: Cards, mode: str) -> int:
    """CGE-062, CGE-135: how many advances the cards of a type give to their marker."""
    return DATA.cards[mode].advance * cards.of(mode) + (cards.boosted and mode == "rail")
