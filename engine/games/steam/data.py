"""The facts of data/*.toml as frozen values, checked when they are loaded. No logic, and no number anywhere else."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from engine.games.steam import hexes
from engine.games.steam.hexes import EDGES, Edge, beyond, opposite

FOLDER = Path(__file__).parent / "data"
MAPS = ("northeast", "ruhr")
OFF = ""
"""What lies across an edge that no track may end on: no hex, or a thick edge (STM-066)."""


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """Any row says where it comes from."""

    source: str


class Hex(Row, frozen=True, kw_only=True):
    """A hex of a map (STM-013). `blocked` are its thick edges; `id`, `name`: of a city or town, else empty."""

    q: int
    r: int
    terrain: Literal["plain", "hill", "coast", "city"]
    river: Literal["", "river", "canal", "lake"]
    river_edges: tuple[Edge, ...]
    feature: Literal["", "city", "town"]
    id: str
    name: str
    color: str
    start_goods: int
    blocked: tuple[Edge, ...]
    note: str = ""

    @property
    def key(self) -> str:
        """The id as players type it."""
        return self.id.replace("_", "-")


class Watercourse(Row, frozen=True, kw_only=True):
    """A named water through hexes; the edges by which it enters and leaves the map, -1 for none."""

    name: str
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

    `across[hex][edge]` is the hex behind an edge, OFF where no track may end. `named` finds a city or town by its key;
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
    name: str
    exits: tuple[Edge, ...]
    segments: tuple[tuple[Edge, Edge], ...]
    base_cost: int
    count: int
    geometry_source: str


class Tile(Row, frozen=True, kw_only=True):
    """A kind of two-sided tile (STM-120); "" is a blank side."""

    front: str
    back: str
    count: int


class Limit(Row, frozen=True, kw_only=True):
    """At most `max` of these faces can lie on the map together (STM-122)."""

    faces: tuple[str, ...]
    max: int


class ActionTile(Row, frozen=True, kw_only=True):
    """An action tile (STM-047 to STM-060)."""

    number: int
    id: str
    name: str
    base_cost: int
    base_cost_per_new_level: int
    standard_cost: int
    pass_option: bool
    used_in: str
    base_effect: str
    standard_effect: str

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
    has_growth_marker: bool


class PlayerColour(Row, frozen=True, kw_only=True):
    """A colour of the players (STM-011)."""

    id: str
    discs_printed: int
    discs_limited: bool


class PlayerCount(Row, frozen=True, kw_only=True):
    """What depends on the number of players (STM-018, STM-020, STM-023)."""

    count: int
    rounds: int
    cubes_per_supply_space: int
    ruhr_start_goods_delta: int


class Start(Row, frozen=True, kw_only=True):
    """What every player starts with (STM-022, STM-043)."""

    income: int
    vp: int
    locomotive: int
    round: int
    cash: int


class Scale(Row, frozen=True, kw_only=True):
    """The ends of a scale (STM-024, STM-025)."""

    min: int
    max: int = 0


class Raise(Row, frozen=True, kw_only=True):
    """One step of raising money (STM-027, STM-028)."""

    step_cash: int
    step_income: int
    step_vp_at_min_income: int


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
    money_discs: int


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


T = TypeVar("T")


def _table(name: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


def _rows(rows: Any, kind: type[T]) -> tuple[T, ...]:
    return msgspec.convert(rows, tuple[kind, ...])  # type: ignore[valid-type]


def _map(name: str) -> Map:
    """A map with its hexes named: columns are letters from the west, numbers count from the north."""
    table = _table(f"map_{name}")
    found = sorted(_rows(table["hex"], Hex), key=lambda hex: (hex.q, hex.r))
    west = min(hex.q for hex in found)
    north = min(hexes.row(hex.q, hex.r, west) for hex in found)
    at = {(hex.q, hex.r): hexes.name(hex.q - west, hexes.row(hex.q, hex.r, west) - north + 1) for hex in found}
    blocked = {(hex.q, hex.r, edge) for hex in found for edge in hex.blocked}
    return Map(
        id=table["id"],
        title=table["title"],
        letter=table["letter"],
        hexes={at[hex.q, hex.r]: hex for hex in found},
        across={at[hex.q, hex.r]: tuple(_across(hex, edge, at, blocked) for edge in EDGES) for hex in found},
        at=at,
        named={hex.key: at[hex.q, hex.r] for hex in found if hex.feature},
        cities=tuple(at[hex.q, hex.r] for hex in found if hex.feature == "city"),
        towns=tuple(at[hex.q, hex.r] for hex in found if hex.feature == "town"),
        watercourses=_rows(table["watercourse"], Watercourse),
        open_water=_rows(table.get("open_water", ()), OpenWater),
        start_goods_delta_3_players=table["start_goods_delta_3_players"],
    )


def _across(hex: Hex, edge: Edge, at: dict[tuple[int, int], str], blocked: set[tuple[int, int, Edge]]) -> str:
    """STM-066: an edge is thick from both sides."""
    q, r = beyond(hex.q, hex.r, edge)
    if (hex.q, hex.r, edge) in blocked or (q, r, opposite(edge)) in blocked:
        return OFF
    return at.get((q, r), OFF)


@cache
def _load() -> Data:
    parts, tiles = _table("components"), _table("tiles")
    action_tiles = _rows(_table("action_tiles")["action_tile"], ActionTile)
    return Data(
        maps={name: _map(name) for name in MAPS},
        faces={face.id: face for face in _rows(tiles["face"], Face)},
        tiles=_rows(tiles["tile"], Tile),
        limits=_rows(tiles["limit"], Limit),
        action_tiles={tile.number: tile for tile in action_tiles},
        cubes={row.color: row.count for row in _rows(parts["cubes"], Cubes)},
        new_cities={row.color: row.count for row in _rows(parts["new_city"], NewCity)},
        player_colours=_rows(parts["player_color"], PlayerColour),
        players={row.count: row for row in _rows(parts["players"], PlayerCount)},
        supply_spaces=parts["supply"]["spaces"],
        start=msgspec.convert(parts["start"], Start),
        income=msgspec.convert(parts["income_scale"], Scale),
        vp=msgspec.convert(parts["vp_scale"], Scale),
        locomotive=msgspec.convert(parts["locomotive_scale"], Scale),
        raising=msgspec.convert(parts["raise"], Raise),
        build=msgspec.convert(parts["build"], Build),
        upkeep=msgspec.convert(parts["standard_upkeep"], Upkeep),
        scoring=msgspec.convert(parts["scoring"], Scoring),
        totals=msgspec.convert(parts["totals"], Totals),
    )


def _must(holds: bool, what: str) -> None:
    if not holds:
        raise ValueError(f"steam data: {what}")


def check(data: Data) -> None:
    """Raises ValueError if a table contradicts another."""
    _must(sum(data.cubes.values()) == data.totals.cubes, "cubes")
    _must(sum(data.new_cities.values()) == data.totals.new_city_tiles, "New City tiles")
    _must(len(data.action_tiles) == data.totals.action_tiles, "action tiles")
    _must(sum(tile.count for tile in data.tiles) == data.totals.track_tiles, "track tiles")
    for face in data.faces.values():
        shown = sum(tile.count for tile in data.tiles if face.id in (tile.front, tile.back))
        _must(face.count == shown, f"count of face {face.id}")
        _must(face.base_cost == len(face.exits) + (face.kind == "town"), f"cost of face {face.id}")
        _must(face.kind == "town" or sorted(e for s in face.segments for e in s) == sorted(face.exits), face.id)
    for map in data.maps.values():
        _must(len(map.named) == len(map.cities) + len(map.towns), f"names on map {map.id}")
        _must(all(map.hexes[city].color in data.cubes for city in map.cities), f"colours on map {map.id}")


DATA = _load()
check(DATA)
