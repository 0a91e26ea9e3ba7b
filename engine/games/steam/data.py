"""The facts of data/*.toml, checked when they are loaded. No logic, and no number anywhere else."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from engine.games.steam import hexes
from engine.games.steam.facts import (
    MAPS,
    OFF,
    ActionTile,
    Build,
    Cubes,
    Data,
    Face,
    Hex,
    Limit,
    Map,
    NewCity,
    OpenWater,
    PlayerColour,
    PlayerCount,
    Raise,
    Scale,
    Scoring,
    Start,
    Tile,
    Totals,
    Upkeep,
    Watercourse,
)
from engine.games.steam.hexes import EDGES, Edge, beyond, opposite

FOLDER = Path(__file__).parent / "data"

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
