"""What the rows of data/*.toml are: frozen values."""

from __future__ import annotations

import re
from typing import Literal

import msgspec

from engine.kit.tables import Row

MAPS = ("europe", "dyorle")
MODES = ("road", "rail", "sea")
"""The three types of transport, in the order in which hands are counted."""
MARKERS = ("car", "train", "ship")
SPACES = ("upper", "lower")
"""The demand spaces of a tile, and the lanes of a track."""
BLANK = "blank"
"""A blank city card, of the box or a substitute (CGE-076)."""


class City(Row, frozen=True, kw_only=True):
    """A city of a map; `x`, `y` (0 to 1000) is the centre of its block, `label` says on which side its name stands.

    A real city has its latitude and longitude in degrees; its block is as close to that as its neighbours allow.
    """

    num: int
    name: str
    colour: str
    port: bool
    x: float
    y: float
    label: Literal["above", "below"]
    lat: float | None = None
    lon: float | None = None

    @property
    def key(self) -> str:
        """The name as players type it."""
        return re.sub("[^a-z]+", "-", self.name.lower())


class Route(Row, frozen=True, kw_only=True):
    """A land route between two cities (by name). `rush_field` is the number of its rush field, 0 for none (CGE-187)."""

    id: int
    a: str
    b: str
    segments: int
    rush: bool = False
    rush_field: int = 0


class Link(msgspec.Struct, frozen=True):
    """A land route between two cities by their keys; `rush` is its rush field, 0 for none."""

    a: str
    b: str
    segments: int
    rush: int


class Map(msgspec.Struct, frozen=True):
    """One of the two maps: its cities by key in the order of their numbers, and its land routes."""

    id: str
    cities: dict[str, City]
    links: tuple[Link, ...]
    routes: tuple[Route, ...]

    @property
    def ports(self) -> tuple[str, ...]:
        """The port cities."""
        return tuple(key for key, city in self.cities.items() if city.port)

    @property
    def rush_fields(self) -> int:
        """How many rush fields there are."""
        return sum(link.rush > 0 for link in self.links)


class Side(msgspec.Struct, frozen=True):
    """A side of a city tile: the colour that it supplies, and the colours of its two demand spaces (CGE-007)."""

    supply: str
    upper: str
    lower: str

    def demand(self, space: str) -> str:
        """The colour of a demand space."""
        return self.upper if space == "upper" else self.lower


class TrackSide(Row, frozen=True, kw_only=True):
    """A side of a development track: icons and widths (in columns) of the fields of both lanes (CGE-200)."""

    id: str
    group: Literal["a", "b", "c"]
    columns: int
    upper: tuple[str, ...]
    upper_width: tuple[int, ...]
    lower: tuple[str, ...]
    lower_width: tuple[int, ...]

    def lane(self, lane: str) -> list[tuple[str, int]]:
        """The fields of a lane: icon and width."""
        icons, widths = (self.upper, self.upper_width) if lane == "upper" else (self.lower, self.lower_width)
        return list(zip(icons, widths, strict=True))


class Columns(msgspec.Struct, frozen=True):
    """How the columns of the development board are counted (CGE-004)."""

    slots: int
    first_column: tuple[int, ...]
    junction_columns: tuple[int, ...]
    vp_first_column: int


class VpSpace(Row, frozen=True, kw_only=True):
    """A victory-point space (CGE-072)."""

    index: int
    column: int
    vp: int


class TransportCard(Row, frozen=True, kw_only=True):
    """A type of transport card: which marker it moves, and how far (CGE-062)."""

    type: str
    marker: str
    count: int
    max_routes: int
    advance: int


class Tier(msgspec.Struct, frozen=True):
    """This many VP for at least this many."""

    min: int
    vp: int


class ForPlayers(msgspec.Struct, frozen=True):
    """VP that depend on the number of seats."""

    players: int
    vp: int


class Objective(Row, frozen=True, kw_only=True):
    """An objective card; `kind` names how it scores (CGE-096 to CGE-119)."""

    id: int
    name: str = msgspec.field(name="key")
    kind: str
    clause: str
    classes: tuple[str, ...] = ()
    vp_each: int = 0
    vp_once: int = 0
    tiers: tuple[Tier, ...] = ()
    marker: str = ""
    vp_by_players: tuple[ForPlayers, ...] = ()

    @property
    def key(self) -> str:
        """The name as players type it."""
        return self.name.replace("_", "-")


class ForwarderCard(Row, frozen=True, kw_only=True):
    """A forwarder card: an arrow, and advances of each marker (CGE-154, CGE-165)."""

    card: int
    arrow: Literal["up", "down", "none"]
    car: int
    train: int
    ship: int
    reshuffle: bool

    @property
    def lane(self) -> str:
        """CGE-160, CGE-166: the space or lane that the arrow means."""
        return "upper" if self.arrow == "up" else "lower"

    def advances(self, marker: str) -> int:
        """How far a marker advances."""
        return {"car": self.car, "train": self.train, "ship": self.ship}[marker]


class OrderSlot(Row, frozen=True, kw_only=True):
    """A turn-order slot: the card it brings, and the marker that is compared for it (CGE-023, CGE-087)."""

    slot: int
    bonus: Literal["road", "rail", "sea", "any"]
    compare: Literal["car", "train", "ship", "none"]


class RushToken(Row, frozen=True, kw_only=True):
    """The rush tokens of a type (CGE-185)."""

    type: str
    marker: str
    count: int


class Clan(Row, frozen=True, kw_only=True):
    """A clan: the ability of its crest, and two paid ones (section 9)."""

    id: str
    component_colour: str
    crest_effect: str
    paid_a_cost: int
    paid_b: str
    paid_b_cost: int


class Game(Row, frozen=True, kw_only=True):
    """Colours of seats; numbers of rounds, turns, cards and spaces (CGE-002, CGE-005, CGE-016 to CGE-018, CGE-030)."""

    colours: tuple[str, ...]
    rounds: int
    turns_per_round: int
    row_slots: int
    blank_city_cards: int
    spare_posts: int
    starting_cards_per_type: int
    objectives_drawn: int
    spaces_beside: int
    levels_with_tile: int


class Scoring(Row, frozen=True, kw_only=True):
    """Points at the end (CGE-092, CGE-093, CGE-170)."""

    post_in_level3_vp: int
    city_card_vp: int
    forwarder_factor: int


class Component(Row, frozen=True, kw_only=True):
    """A kind of component in the box (CGE-006)."""

    name: str
    count: int


class Data(msgspec.Struct, frozen=True):
    """Everything in data/*.toml. `tiles` maps a tile's number to its sides by level."""

    game: Game
    scoring: Scoring
    components: dict[str, int]
    maps: dict[str, Map]
    goods: tuple[str, ...]
    cubes_on_tile: int
    tiles: dict[int, dict[int, Side]]
    columns: Columns
    sides: dict[str, TrackSide]
    vp_spaces: dict[int, VpSpace]
    cards: dict[str, TransportCard]
    objectives: dict[str, Objective]
    forwarder: dict[int, ForwarderCard]
    slots: dict[int, OrderSlot]
    rush_tokens: dict[str, RushToken]
    clans: dict[str, Clan]
    ability_cost: int
