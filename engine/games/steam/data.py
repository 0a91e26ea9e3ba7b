"""The facts of data/*.toml, checked when they are loaded. No logic, and no number anywhere else."""

from __future__ import annotations

from pathlib import Path

import msgspec

from engine.games.steam import facts, hexes
from engine.games.steam.facts import MAPS, OFF, Data, Hex, Map
from engine.games.steam.hexes import EDGES, Edge, beyond, opposite
from engine.kit.tables import by, must, rows, tables

TABLES = tables(Path(__file__).parent / "data")


def _map(name: str) -> Map:
    """A map with its hexes named: columns are letters from the west, numbers count from the north."""
    table = TABLES[f"map_{name}"]
    found = sorted(rows(table["hex"], facts.Hex), key=lambda hex: (hex.q, hex.r))
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
        watercourses=rows(table["watercourse"], facts.Watercourse),
        open_water=rows(table.get("open_water", ()), facts.OpenWater),
        start_goods_delta_3_players=table["start_goods_delta_3_players"],
    )


def _across(hex: Hex, edge: Edge, at: dict[tuple[int, int], str], blocked: set[tuple[int, int, Edge]]) -> str:
    """STM-066: an edge is thick from both sides."""
    q, r = beyond(hex.q, hex.r, edge)
    if (hex.q, hex.r, edge) in blocked or (q, r, opposite(edge)) in blocked:
        return OFF
    return at.get((q, r), OFF)


def _load() -> Data:
    parts, tiles = TABLES["components"], TABLES["tiles"]
    return Data(
        maps={name: _map(name) for name in MAPS},
        faces=by("id", tiles["face"], facts.Face),
        tiles=rows(tiles["tile"], facts.Tile),
        limits=rows(tiles["limit"], facts.Limit),
        action_tiles=by("number", TABLES["action_tiles"]["action_tile"], facts.ActionTile),
        cubes={row.color: row.count for row in rows(parts["cubes"], facts.Cubes)},
        new_cities={row.color: row.count for row in rows(parts["new_city"], facts.NewCity)},
        player_colours=rows(parts["player_color"], facts.PlayerColour),
        players=by("count", parts["players"], facts.PlayerCount),
        supply_spaces=parts["supply"]["spaces"],
        start=msgspec.convert(parts["start"], facts.Start),
        income=msgspec.convert(parts["income_scale"], facts.Scale),
        vp=msgspec.convert(parts["vp_scale"], facts.Scale),
        locomotive=msgspec.convert(parts["locomotive_scale"], facts.Scale),
        raising=msgspec.convert(parts["raise"], facts.Raise),
        build=msgspec.convert(parts["build"], facts.Build),
        upkeep=msgspec.convert(parts["standard_upkeep"], facts.Upkeep),
        scoring=msgspec.convert(parts["scoring"], facts.Scoring),
        totals=msgspec.convert(parts["totals"], facts.Totals),
    )


def check(data: Data) -> None:
    """Raises BadData if the tables contradict one another."""
    must(sum(data.cubes.values()) == data.totals.cubes, "cubes")
    must(sum(data.new_cities.values()) == data.totals.new_city_tiles, "New City tiles")
    must(len(data.action_tiles) == data.totals.action_tiles, "action tiles")
    must(sum(tile.count for tile in data.tiles) == data.totals.track_tiles, "track tiles")
    for face in data.faces.values():
        shown = sum(tile.count for tile in data.tiles if face.id in (tile.front, tile.back))
        must(face.count == shown, f"count of face {face.id}")
        must(face.base_cost == len(face.exits) + (face.kind == "town"), f"cost of face {face.id}")
        must(face.kind == "town" or sorted(e for s in face.segments for e in s) == sorted(face.exits), face.id)
    for map in data.maps.values():
        must(len(map.named) == len(map.cities) + len(map.towns), f"names on map {map.id}")
        must(all(map.hexes[city].color in data.cubes for city in map.cities), f"colours on map {map.id}")


DATA = _load()
check(DATA)
