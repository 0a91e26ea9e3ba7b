"""What the rows of data/*.toml are: frozen values, in the layout of the printed tables."""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.games.railroad_revolution.gains import Printed, kind
from engine.kit.tables import Row

WHITE = "white"
"""The colour of the workers that everyone starts with (RRV-016)."""
COLOURS = (WHITE, "purple", "orange", "gray", "turquoise")
"""The kinds of workers, in the order in which they are listed."""
SPECIALISTS = COLOURS[1:]
BOXES = ("station", "railway", "telegraph", "trade")
"""The action boxes of a mat, from left to right."""
TRACKS = ("telegraph", "stations", "network")
"""The performance tracks, from left to right (RRV-102)."""
ANY = "any"
"""A manager slot that takes every colour (RRV-042)."""
JUNCTION = "J:"
"""The beginning of the id of a node that is no city (RRV-067)."""

Point = tuple[int, int]
"""x, y on the canvas of the map, origin top left."""


class Constants(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The individual numbers of setup.toml; money in dollars."""

    start_money: int
    start_shares: int
    start_white_workers: int
    rails_on_mat: int
    buildings_on_mat: int
    spare_rails: int
    spare_buildings: int
    start_rails_on_map: int
    share_sale_price: int
    hire_price: int
    minimum_workforce: int
    railway_base_cost: int
    railway_triangle_cost: int
    end_rails: int
    end_buildings: int
    station_purple_price: int
    station_turquoise_price: int
    railway_purple_price: int
    railway_orange_base: int
    railway_orange_triangle: int
    railway_gray_shares: int
    railway_turquoise_rails: int
    telegraph_orange_per_share: int
    telegraph_turquoise_price: int
    trade_purple_steps: int
    trade_orange_per_train: int
    trade_gray_shares: int
    milestone_draw: int


class Component(Row, frozen=True, kw_only=True):
    """A kind of component in the box; workers are listed by colour, the others with how many each player has."""

    id: str
    count: int
    per_colour: int = 0
    white: int = 0
    purple: int = 0
    orange: int = 0
    gray: int = 0
    turquoise: int = 0


class PlayerCount(Row, frozen=True, kw_only=True):
    """What depends on the number of players (RRV-017 to RRV-021, RRV-027 to RRV-029)."""

    count: int
    train_pile_size: int
    neutral_stations: tuple[str, ...]
    neutral_offices: tuple[int, ...]
    bank_white_workers: int
    starting_trains_boxed: int
    a1_a2_boxed_each: int
    wealth_cards: int


class City(Row, frozen=True, kw_only=True):
    """A city: its level, what a station in it costs, and where it lies on the canvas."""

    id: str
    name: str
    level: int
    station_cost: int
    neutral_first_station: tuple[int, ...]
    x: int
    y: int


class Space(Row, frozen=True, kw_only=True):
    """A rail space between two nodes (cities or junctions); `path` is the line that is drawn."""

    id: str
    a: str
    b: str
    terrain: Literal["start", "plains", "difficult"]
    triangles: int
    deal: bool
    x: int
    y: int
    path: tuple[Point, ...]


class Junction(Row, frozen=True, kw_only=True):
    """A node that joins two rail spaces and is no city."""

    id: str
    x: int
    y: int


class CityTile(Row, frozen=True, kw_only=True):
    """A city tile: primary reward and first-station bonus; `city` where it is printed on the board."""

    id: str
    level: int
    printed: bool
    primary: Printed
    first_bonus: Printed
    city: str = ""


class Sector(Row, frozen=True, kw_only=True):
    """A telegraph sector: primary and first-office shares; it has a deal icon or a telegraph tile."""

    n: int
    shares: int
    first_bonus: int
    deal: bool
    tile: bool
    neutral_first_office: tuple[int, ...]


class Link(Row, frozen=True, kw_only=True):
    """What offices in two neighbouring sectors score together (RRV-118)."""

    left: int
    right: int
    vp: int


class TelegraphTile(Row, frozen=True, kw_only=True):
    """A telegraph tile."""

    id: str
    effect: Printed


class Train(Row, frozen=True, kw_only=True):
    """A kind of train: how many there are, and how many lie in its pile in a game for 2, 3 or 4."""

    id: str
    name: str
    count: int
    starting: bool
    piles_2: int
    piles_3: int
    piles_4: int
    vp_face_up: int
    effect: Printed


class Condition(msgspec.Struct, frozen=True):
    """What a milestone demands: at least `count` of something (RRV-096 to RRV-099)."""

    kind: Literal["connected", "station", "deal_rails", "terrain_rails"]
    count: int
    level: int = 0
    triangles: int = 0


class Milestone(Row, frozen=True, kw_only=True):
    """A milestone card; `managers` are the colours its slots accept."""

    id: str
    pile: Literal["A1", "A2", "B", "C", "D"]
    vp: int
    managers: tuple[str, ...]
    conditions: tuple[Condition, ...]


class Deal(msgspec.Struct, frozen=True):
    """One of the two deals of a card: its price in shares, and what it gives."""

    shares: int
    reward: Printed


class DealCard(Row, frozen=True, kw_only=True):
    """A deal card."""

    id: int
    top: Deal
    bottom: Deal


class WealthSide(Row, frozen=True, kw_only=True):
    """A side of a starting-wealth card; `id` names its effect."""

    card: int
    side: Literal["A", "B"]
    effect: Printed

    @property
    def id(self) -> str:
        """The name of the side: each effect exists once."""
        return kind(self.effect).removeprefix("spare_")


class Gate(msgspec.Struct, frozen=True):
    """A gate between space `after` and the next one of a track (RRV-104)."""

    after: int
    kind: Literal["money", "shares", "worker"]
    amount: int


class Track(Row, frozen=True, kw_only=True):
    """A performance track: the value of each space from the bottom, and its gates."""

    id: str
    counts: str
    vp: tuple[int, ...]
    gates: tuple[Gate, ...]

    def gate(self, space: int) -> Gate | None:
        """The gate above a space, if there is one."""
        return next((gate for gate in self.gates if gate.after == space), None)

    @property
    def top(self) -> int:
        """The last space."""
        return len(self.vp) - 1


class MatSector(Row, frozen=True, kw_only=True):
    """A piece sector of a mat: what lies in it at the start, and what a piece from it sells for (RRV-013, RRV-078)."""

    n: int
    sale_value: int
    rails: int
    buildings: int
    left_of_logo: bool


class Data(msgspec.Struct, frozen=True):
    """Everything in data/*.toml; tables by the id of their rows, in the order of the file."""

    constants: Constants
    components: dict[str, Component]
    player_counts: dict[int, PlayerCount]
    cities: dict[str, City]
    spaces: dict[str, Space]
    junctions: dict[str, Junction]
    city_tiles: dict[str, CityTile]
    sectors: dict[int, Sector]
    links: tuple[Link, ...]
    telegraph_tiles: dict[str, TelegraphTile]
    trains: dict[str, Train]
    milestones: dict[str, Milestone]
    deals: dict[int, DealCard]
    wealth: dict[str, WealthSide]
    tracks: dict[str, Track]
    mat: tuple[MatSector, ...]
    canvas: tuple[int, int]

    @property
    def start_space(self) -> Space:
        """Where everyone's first rail lies (RRV-014)."""
        return next(space for space in self.spaces.values() if space.terrain == "start")

    @property
    def starting_train(self) -> str:
        """The kind of train that everyone starts with (RRV-018)."""
        return next(train.id for train in self.trains.values() if train.starting)
