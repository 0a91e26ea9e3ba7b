"""What options cost and bring, in words: each teller knows one option, and makes its text when somebody reads it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.core.play.msg import Msg, Value
from engine.games.cargo_empire.cards import Cards
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.development import Step, icons_in_short
from engine.games.cargo_empire.objectives import objective_card
from engine.games.cargo_empire.offers import Rooms, cards_name, goes
from engine.games.cargo_empire.routes import Way
from engine.games.cargo_empire.rush import Rush, tokens_on, ways_paid
from engine.games.cargo_empire.state import CityKey
from engine.games.cargo_empire.words import chain, either, name, row, say

MOST_TOLD = 3
"""A way over more cities than this is left to the picture."""


@dataclass(frozen=True, slots=True)
class SupplyFacts:
    """Facts of a supply city: `cubes` are on its tile.

    `spaces` can take one with the cards in hand (0 for a vassal, who needs none), `near` of them for a single card.
    `reward`: its card brings an extra advance (CGE-064), `extra`: the player's crest there does (CGE-137). For a
    vassal, it matters who has `posts` there.
    """

    cubes: int
    spaces: int = 0
    near: int = 0
    reward: bool = False
    extra: bool = False
    posts: tuple[Msg, ...] = ()

    def detail(self, option: Any) -> Msg | None:
        """What brings an extra advance, how many cubes there are, and how far they can go."""
        facts = [say("bonus", bonus=bonus(self.reward, self.extra))] if self.reward or self.extra else []
        facts += [say("posts", posts=row(self.posts))] if self.posts else []
        if self.spaces:
            facts.append(say("supply-reach", cubes=self.cubes, spaces=self.spaces, near=self.near))
        elif self.cubes == 1:
            facts.append(say("last-cube"))
        return chain(facts)


@dataclass(frozen=True, slots=True)
class FareFacts:
    """Facts of a set of cards for a delivery between two cities of a map; `port` may be treated as a port (CGE-141).

    `rooms` are the advances that each marker can still make; `rush` are the tokens by field, empty in Europe; `extras`
    are the extra advances that the delivery brings.
    """

    cards: Cards
    board: str
    a: CityKey
    b: CityKey
    port: CityKey
    rooms: Rooms
    rush: tuple[str, ...] = ()
    extras: int = 0

    def moved(self) -> tuple[list[tuple[str, int]], int]:
        """How far each marker goes, and the extra advances for which there are several markers."""
        return goes(self.cards, self.extras, self.rooms)

    @property
    def tokens(self) -> list[Rush]:
        """CGE-188: the rush tokens that the cards can bring, with the ways that do; none in Europe."""
        if not self.rush:
            return []
        return tokens_on(self.board, self.rush, ways_paid(self.board, self.a, self.b, self.cards, self.port))

    def detail(self, option: Any) -> Msg | None:
        """What they advance, and a way that they pay for: one to a rush token, if they reach any."""
        steps = self.steps()
        return chain([*([steps] if steps else []), *self.on_the_way(), *self.along()])

    def steps(self) -> Msg | None:
        """Which markers advance; extra advances for which there are several are listed separately. None if none
        advances."""
        moved = [say("steps", marker=marker, steps=count) for marker, count in self.moved()[0]]
        extra = self.any_steps()
        told = [*moved, *([extra] if extra else [])]
        return row(told) if told else None

    def any_steps(self) -> Msg | None:
        """The extra advances for which there is a choice of markers; None if there are none."""
        extras = self.moved()[1]
        return say("steps-extra", steps=extras) if extras else None

    def on_the_way(self) -> list[Msg]:
        """The rush token, or one of several."""
        kinds = dict.fromkeys(rush.token for rush in self.tokens if rush.field)
        return [say("fare-token", tokens=either([name("token", token) for token in kinds]))] if kinds else []

    def along(self) -> list[Msg]:
        """The ports between which the ship sails, and the cities on the way; nothing where there are none."""
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
class DemandFacts:
    """Facts of a demand space: `upgrade` says what the post there will cause: "", "upgrade" or "perfect" (CGE-054,
    CGE-055); `scores` tells who gets points for that (CGE-092).

    `reward` and `extra` are as in SupplyFacts. `fare` is the player's cheapest; it is None for a vassal, for whom it
    matters who has `posts`. `opens` are the cubes, with their colour, that the post lets the player deliver. An upgrade
    removes `old` cubes. `several`: other sets of cards pay, too; `by_crest`: only a crest makes the cube fit (CGE-130).
    """

    city: CityKey
    space: str
    level: int
    upgrade: str = ""
    reward: bool = False
    scores: tuple[Msg, ...] = ()
    old: int = 0
    extra: bool = False
    by_crest: bool = False
    fare: FareFacts | None = None
    posts: tuple[Msg, ...] = ()
    opens: tuple[int, str] = (0, "")
    several: bool = False

    def __hash__(self) -> int:
        # hashing all fields would take a tenth of the time that finding plans takes
        return hash((self.city, self.space))

    @property
    def key(self) -> str:
        """The key of the demand space as an option."""
        return f"{self.city}/{self.space}"

    @property
    def gain(self) -> int:
        """How many extra advances the city brings."""
        return self.reward + self.extra + (self.upgrade == "perfect")

    def detail(self, option: Any) -> Msg | None:
        """What it costs and advances, what happens to the city, and why there are extra advances."""
        facts, tokens = list[Msg](), list[Msg]()
        if self.fare is not None and not self.scores:
            tokens = self.fare.on_the_way()
        beside = bool(self.upgrade) + len(tokens) + self.by_crest + bool(self.posts)
        extra = None if self.fare is None else self.fare.any_steps()
        if self.fare is not None:
            cost = cards_name(self.fare.cards)
            said = "demand-fare-from" if self.several else "demand-fare"
            # where there is much else to tell, the cards themselves say how far their markers go
            crowded = len(self.fare.moved()[0]) > (1 if self.scores else 2) or (extra is not None and beside > 2)
            steps = None if crowded and self.scores else extra if crowded else self.fare.steps()
            facts.append(cost if steps is None else say(said, cards=cost, steps=steps))
        if self.upgrade:
            facts.append(self.becomes())
        # who scores matters more than an extra advance that is counted with the steps already, or chosen later; so do
        # two other facts
        counted = bool(self.scores) or (extra is not None and beside > 1)
        if (self.reward or self.extra) and not counted:
            facts.append(say("because", bonus=bonus(self.reward, self.extra)))
        facts += tokens
        if self.by_crest:
            facts.append(say("by-crest"))
        if self.posts:
            facts.append(say("posts", posts=row(self.posts)))
        if self.opens[0] and len(facts) < MOST_TOLD:
            facts.append(say("opens", cubes=self.opens[0], colour=self.opens[1]))
        return chain(facts)

    def becomes(self) -> Msg:
        """The level of the city, the cubes that are lost, and who gets points for that."""
        args: dict[str, Value] = {"level": self.level + 1, "how": self.upgrade, "cubes": self.old}
        return say("becomes-for", scores=row(self.scores), **args) if self.scores else say("becomes", **args)


def bonus(card: bool, crest: bool) -> str:
    """CGE-064, CGE-137: what brings an extra advance in a city: its card, the player's crest, or both."""
    return "both" if card and crest else "crest" if crest else "card"


@dataclass(frozen=True, slots=True)
class RushFacts:
    """Facts of a rush token: the advance that it brings, None if there is no token."""

    step: Step | None

    def detail(self, option: Rush) -> Msg | None:
        """What the token brings, and the way."""
        over = [name("city", city) for city in option.way.between]
        brings = [] if self.step is None else [self.step.label()]
        return chain([*brings, *([say("over", cities=over)] if over else [])])


@dataclass(frozen=True, slots=True)
class StepFacts:
    """Facts of an advance."""

    def detail(self, option: Step) -> Msg | None:
        """What comes after the next field."""
        if option.lanes:
            return row([lane.label() for lane in option.lanes])
        icons = icons_in_short(option.behind)
        facts = [] if icons is None else [say("step-behind", icons=icons)]
        return chain(facts)


@dataclass(frozen=True, slots=True)
class RowFacts:
    """Facts of a row card: the cubes in its city, the player's posts there, and the colours of its free spaces.

    `slot` is the slot of a blank card, else 0. `next`: the forwarder's demand marker lies there.
    """

    slot: int = 0
    supply: str = ""
    cubes: int = 0
    posts: int = 0
    free: tuple[str, ...] = ()
    next: bool = False

    def detail(self, option: Any) -> Msg | None:
        """What can be delivered from and to the city."""
        facts = [say("row-slot", slot=self.slot)] if self.slot else []
        facts += [say("own-posts", posts=self.posts)] if self.posts else []
        facts += [say("cubes", cubes=self.cubes, colour=self.supply)] if self.cubes else []
        facts += [say("wants", colours=[name("colour", colour) for colour in self.free])] if self.free else []
        return chain([*facts, *([say("forwarder-next")] if self.next else [])])


@dataclass(frozen=True, slots=True)
class ObjectiveFacts:
    """Facts of an objective card at a table of this many seats; with what the player has for it so far, it would score
    `vp`.

    `counts` are the player's cities of each of its classes, or whatever else it counts.
    """

    card: str
    seats: int
    counts: tuple[int, ...]
    vp: int

    def detail(self, option: Any) -> Msg | None:
        """What the player has for it so far, and what it scores."""
        rule = objective_card(self.card, self.seats).detail()
        assert rule is not None
        if not any(self.counts):
            return rule
        classes = DATA.objectives[self.card].classes
        if len(classes) > 1:
            pairs = zip(self.counts, classes, strict=True)
            have = row([say("class-count", count=count, kind=class_) for count, class_ in pairs if count])
        else:
            have = say("count", count=self.counts[0])
        said = say("objective-so-far", have=have, vp=self.vp, rule=rule)
        return said


@dataclass(frozen=True, slots=True)
class StartFacts:
    """Facts of a demand space for a post of the setup.

    `supply` is the colour that the city supplies, `spaces` how many spaces its cubes can go to with the cards in hand,
    `near` of them for a single card; `left` is the colour of the other space.
    """

    supply: str
    spaces: int
    near: int
    left: str

    def detail(self, option: Any) -> Msg:
        """What the player could deliver from there, and what can still be delivered to the city."""
        left = name("colour", self.left)
        return say("start-detail", colour=self.supply, spaces=self.spaces, near=self.near, left=left)


@dataclass(frozen=True, slots=True)
class RestockFacts:
    """Facts of a city to restock: how many spaces its cubes can go to with the cards in hand."""

    spaces: int

    def detail(self, option: Any) -> Msg | None:
        """How many spaces they could go to."""
        return say("skip-reach", spaces=self.spaces) if self.spaces else None


@dataclass(frozen=True, slots=True)
class CrestFacts:
    """Facts of a city for a crest: cubes of its supply colour, and the player's posts."""

    colour: str
    port: bool
    supply: str
    cubes: int
    posts: int

    def detail(self, option: Any) -> Msg | None:
        """What to look for on the board."""
        facts = [say("own-posts", posts=self.posts)] if self.posts else []
        facts += [say("cubes", cubes=self.cubes, colour=self.supply)] if self.cubes else []
        return chain([*facts, say("crest-port" if self.port else "crest-city", city=self.colour)])


@dataclass(frozen=True, slots=True)
class CubeFacts:
    """Facts of a cube that is moved; `there` and `here`: the player has a post in the first city, in the second."""

    there: bool
    here: bool

    def detail(self, option: Any) -> Msg | None:
        """Where the player has a post."""
        if not self.here and not self.there:
            return None
        return say("cube-posts", where="both" if self.here and self.there else "to" if self.here else "from")
