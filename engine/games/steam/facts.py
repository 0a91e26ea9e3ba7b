"""What the rows of data/*.toml are: frozen values."""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.games.steam.hexes import Edge
from engine.kit.tables import Row

MAPS = ("northeast", "ruhr")
OFF = ""
"""Stands across an edge where no track may end: there is no hex, or the edge is thick (STM-066)."""


class Hex(Row, frozen=True, kw_only=True):
    """A hex of a map (STM-013). `blocked` are its thick edges; `id`, `name`: of a city or town, else empty."""

    q: int
    r: int
    terrain: Literal["plain", "hill", "coast", "city"]
    river: Literal["", "river", "canal", "lake"]
    feature: Literal["", "city", "town"]
    id: str
    name: str
    color: str
    start_goods: int
    blocked: tuple[Edge, ...]

    @property
    def key(self) -> str:
        """The id as players type it."""
        return self.id.replace("_", "-")


class Watercourse(Row, frozen=True, kw_only=True):
    """A named water through hexes; the edges by which it enters and leaves the map, -1 for none."""

    kind: str
    hexes: tuple[tuple[int, int], ...]
    start_edge: Edge
    end_edge: Edge


class OpenWater(Row, frozen=True, kw_only=True):
    """A hex of sea or lake beside the map."""

    q: int
    r: int
    name: str


class Map(msgspec.Struct, frozen=True):
    """One of the maps (STM-012, STM-013). Hexes go by the names that players use (`c5`), in ascending (q, r).

    `across[hex][edge]` is the hex across an edge, OFF where no track may end. `named` finds a city or town by its key;
    `cities` are the printed ones.
    """

    id: str
    title: str
    letter: str
    hexes: dict[str, Hex]
    across: dict[str, tuple[str, ...]]
    at: dict[tuple[int, int], str]
    named: dict[str, str]
    cities: tuple[str, ...]
    towns: tuple[str, ...]
    watercourses: tuple[Watercourse, ...]
    open_water: tuple[OpenWater, ...]
    start_goods_delta_3_players: int


class Face(Row, frozen=True, kw_only=True):
    """A side of a track tile at rotation 0 (STM-118, STM-119). A town face has exits and no segments."""

    id: str
    kind: Literal["plain", "town"]
    exits: tuple[Edge, ...]
    segments: tuple[tuple[Edge, Edge], ...]
    base_cost: int
    count: int


class Tile(Row, frozen=True, kw_only=True):
    """A kind of two-sided tile (STM-120); "" is a blank side."""

    front: str
    back: str
    count: int


class Limit(Row, frozen=True, kw_only=True):
    """At most `max` of these faces can lie on the map at the same time (STM-122)."""

    faces: tuple[str, ...]
    max: int


class ActionTile(Row, frozen=True, kw_only=True):
    """An action tile (STM-047 to STM-060)."""

    number: int
    id: str
    base_cost: int
    base_cost_per_new_level: int
    standard_cost: int
    pass_option: bool

    @property
    def key(self) -> str:
        """The id as players type it."""
        return self.id.replace("_", "-")


class Cubes(Row, frozen=True, kw_only=True):
    """The goods cubes of a colour (STM-015)."""

    color: str
    count: int


class NewCity(Row, frozen=True, kw_only=True):
    """The New City tiles of a colour (STM-015)."""

    color: str
    count: int


class PlayerColour(Row, frozen=True, kw_only=True):
    """A colour of the players (STM-011)."""

    id: str


class PlayerCount(Row, frozen=True, kw_only=True):
    """What depends on the number of players (STM-018, STM-020, STM-023)."""

    count: int
    rounds: int
    cubes_per_supply_space: int


class Start(Row, frozen=True, kw_only=True):
    """What every player starts with (STM-022, STM-043)."""

    income: int
    locomotive: int
    round: int
    cash: int


class Scale(Row, frozen=True, kw_only=True):
    """The ends of a scale (STM-024, STM-025)."""

    min: int
    max: int = 0


class Raise(Row, frozen=True, kw_only=True):
    """One step of raising money (STM-027, STM-028), and what the Standard game advises to raise in its first round."""

    step_cash: int
    step_income: int
    step_vp_at_min_income: int
    advised_first: int


class Build(Row, frozen=True, kw_only=True):
    """Track placements a turn (STM-062) and what track costs (STM-078 to STM-081)."""

    placements: int
    placements_engineer: int
    per_exit: int
    town: int
    river: int
    hill: int


class Upkeep(Row, frozen=True, kw_only=True):
    """Expenses of the Standard game (STM-175 to STM-177)."""

    per_locomotive_level: int
    dollars_per_vp: int
    dollars_per_income: int


class Scoring(Row, frozen=True, kw_only=True):
    """Points at the end (STM-152 to STM-154)."""

    link_vp: int
    income_per_vp_positive: int
    vp_per_dollar_negative: int


class Totals(Row, frozen=True, kw_only=True):
    """How many of each component are in the box (STM-015)."""

    cubes: int
    track_tiles: int
    new_city_tiles: int
    growth_markers: int
    action_tiles: int


class Data(msgspec.Struct, frozen=True):
    """Everything in data/*.toml."""

    maps: dict[str, Map]
    faces: dict[str, Face]
    tiles: tuple[Tile, ...]
    limits: tuple[Limit, ...]
    action_tiles: dict[int, ActionTile]
    cubes: dict[str, int]
    new_cities: dict[str, int]
    player_colours: tuple[PlayerColour, ...]
    players: dict[int, PlayerCount]
    supply_spaces: int
    start: Start
    income: Scale
    vp: Scale
    locomotive: Scale
    raising: Raise
    build: Build
    upkeep: Upkeep
    scoring: Scoring
    totals: Totals

    @property
    def colours(self) -> tuple[str, ...]:
        """The colours of the goods, in the order in which they are shown."""
        return tuple(self.cubes)
