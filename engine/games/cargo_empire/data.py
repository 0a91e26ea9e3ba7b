"""The facts of data/*.toml, checked when they are loaded. No logic, and no number anywhere else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from engine.games.cargo_empire import facts
from engine.games.cargo_empire.facts import MAPS, MARKERS, MODES, SPACES, Data, Link, Map, Side
from engine.kit.tables import by, must, rows, tables

TABLES = tables(Path(__file__).parent / "data")


def _map(name: str) -> Map:
    cities = sorted(rows(TABLES[f"cities_{name}"]["city"], facts.City), key=lambda city: city.num)
    routes = rows(TABLES[f"routes_{name}"]["route"], facts.Route)
    keys = {city.name: city.key for city in cities}
    return Map(
        id=name,
        cities={city.key: city for city in cities},
        links=tuple(Link(keys[r.a], keys[r.b], r.segments, r.rush_field) for r in routes),
        routes=routes,
    )


def _tile(row: Any) -> dict[int, Side]:
    return {
        1: Side(row["supply"], row["lv1_upper"], row["lv1_lower"]),
        2: Side(row["lv2_supply"], row["lv2_upper"], row["lv2_lower"]),
    }


def _load() -> Data:
    game, tiles, tracks, slots = (TABLES[n] for n in ("game", "city_tiles", "tracks", "order_slots"))
    return Data(
        game=msgspec.convert(game["game"], facts.Game),
        scoring=msgspec.convert(game["scoring"], facts.Scoring),
        components={c.name: c.count for c in rows(TABLES["components"]["component"], facts.Component)},
        maps={name: _map(name) for name in MAPS},
        goods=tuple(tiles["meta"]["colours"]),
        cubes_on_tile=tiles["meta"]["supply_spaces"],
        tiles={row["tile"]: _tile(row) for row in tiles["tile"]},
        columns=msgspec.convert(tracks["meta"], facts.Columns),
        sides=by("id", tracks["side"], facts.TrackSide),
        vp_spaces=by("column", TABLES["vp_column"]["space"], facts.VpSpace),
        cards=by("type", TABLES["transport_cards"]["card"], facts.TransportCard),
        objectives=by("key", TABLES["objectives"]["objective"], facts.Objective),
        forwarder=by("card", TABLES["forwarder_cards"]["card"], facts.ForwarderCard),
        slots=by("slot", slots["slot"], facts.OrderSlot),
        rush_tokens=by("type", TABLES["rush_tokens"]["token"], facts.RushToken),
        clans=by("id", TABLES["clans"]["clan"], facts.Clan),
        ability_cost=TABLES["clans"]["meta"]["paid_cost"],
    )


def check(data: Data) -> None:
    """CGE-006 to CGE-008: references lead somewhere and the counts agree with the box. Raises BadData."""
    for board in data.maps.values():
        _check_map(data, board)
    must(sorted(data.tiles) == list(range(1, len(data.tiles) + 1)), "numbers of city tiles")
    for number, sides in data.tiles.items():
        for side in sides.values():
            must(len({side.supply, side.upper, side.lower}) == 3, f"tile {number}: a colour twice")
    for track in data.sides.values():
        for lane in SPACES:
            must(sum(width for _, width in track.lane(lane)) == track.columns, f"{track.id}: width of a lane")
    must(tuple(data.cards) == MODES and tuple(c.marker for c in data.cards.values()) == MARKERS, "transport cards")
    must(all(clan.paid_a_cost == clan.paid_b_cost == data.ability_cost for clan in data.clans.values()), "clans")
    _check_counts(data)


def _check_map(data: Data, board: Map) -> None:
    must([city.num for city in board.cities.values()] == list(range(1, len(board.cities) + 1)), "city numbers")
    must(len(board.cities) == data.components[f"city cards {board.id.capitalize()}"] == len(data.tiles), "cities")
    fields = sorted(link.rush for link in board.links if link.rush)
    must(fields == list(range(1, len(fields) + 1)), "rush fields")
    must(len(fields) in (0, sum(token.count for token in data.rush_tokens.values())), "rush tokens")
    for route in board.routes:
        must(route.rush == bool(route.rush_field) == (route.segments > 1), f"route {route.id}: rush field")


def _check_counts(data: Data) -> None:
    box = data.components
    supplied = [side.supply for sides in data.tiles.values() for level, side in sides.items() if level == 1]
    for colour in data.goods:
        must(supplied.count(colour) * data.cubes_on_tile == box["goods cubes per colour"], f"{colour} cubes")
    must(len(data.objectives) == box["objective cards"], "objective cards")
    must(len(data.forwarder) == box["forwarder cards"], "forwarder cards")
    must(data.game.blank_city_cards == box["blank city cards"], "blank city cards")
    posts = data.game.rounds * data.game.turns_per_round + data.game.spare_posts
    must(posts == box["trading posts per colour"], "trading posts")
    must(sum(card.count for card in data.cards.values()) == box["transport cards"], "transport cards")
    must(len(data.clans) == box["clan crests"], "clan crests")
    first = data.columns.vp_first_column
    must(sorted(data.vp_spaces) == list(range(first, first + len(data.vp_spaces))), "victory-point spaces")


DATA = _load()
check(DATA)
