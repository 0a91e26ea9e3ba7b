"""The facts of data/*.toml, checked when they are loaded. No logic, and no number anywhere else."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from engine.games.cargo_empire.facts import (
    MAPS,
    MARKERS,
    MODES,
    SPACES,
    BadData,
    City,
    Clan,
    Columns,
    Component,
    Data,
    ForwarderCard,
    Game,
    Link,
    Map,
    Objective,
    OrderSlot,
    Route,
    RushToken,
    Scoring,
    Side,
    TrackSide,
    TransportCard,
    VpSpace,
)

FOLDER = Path(__file__).parent / "data"

T = TypeVar("T")


def _table(name: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


def _rows(rows: Any, kind: type[T]) -> tuple[T, ...]:
    return msgspec.convert(rows, tuple[kind, ...])  # type: ignore[valid-type]


def _by(field: str, rows: Any, kind: type[T]) -> dict[Any, T]:
    found = {getattr(row, field): row for row in _rows(rows, kind)}
    _must(len(found) == len(rows), f"two rows with the same {field}")
    return found


def _map(name: str) -> Map:
    cities = sorted(_rows(_table(f"cities_{name}")["city"], City), key=lambda city: city.num)
    routes = _rows(_table(f"routes_{name}")["route"], Route)
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
    game, tiles, tracks, slots = (_table(n) for n in ("game", "city_tiles", "tracks", "order_slots"))
    return Data(
        game=msgspec.convert(game["game"], Game),
        scoring=msgspec.convert(game["scoring"], Scoring),
        components={c.name: c.count for c in _rows(_table("components")["component"], Component)},
        maps={name: _map(name) for name in MAPS},
        goods=tuple(tiles["meta"]["colours"]),
        cubes_on_tile=tiles["meta"]["supply_spaces"],
        tiles={row["tile"]: _tile(row) for row in tiles["tile"]},
        columns=msgspec.convert(tracks["meta"], Columns),
        sides=_by("id", tracks["side"], TrackSide),
        vp_spaces=_by("column", _table("vp_column")["space"], VpSpace),
        cards=_by("type", _table("transport_cards")["card"], TransportCard),
        objectives=_by("key", _table("objectives")["objective"], Objective),
        forwarder=_by("card", _table("forwarder_cards")["card"], ForwarderCard),
        slots=_by("slot", slots["slot"], OrderSlot),
        slots_used={row["players"]: row["slots"] for row in slots["meta"]["slots_used"]},
        rush_tokens=_by("type", _table("rush_tokens")["token"], RushToken),
        clans=_by("id", _table("clans")["clan"], Clan),
        ability_cost=_table("clans")["meta"]["paid_cost"],
    )


def _must(holds: bool, what: str) -> None:
    if not holds:
        raise BadData(what)


def check(data: Data) -> None:
    """CGE-006 to CGE-008: references lead somewhere and the counts agree with the box. Raises BadData."""
    for board in data.maps.values():
        _check_map(data, board)
    _must(sorted(data.tiles) == list(range(1, len(data.tiles) + 1)), "numbers of city tiles")
    for number, sides in data.tiles.items():
        for side in sides.values():
            _must(len({side.supply, side.upper, side.lower}) == 3, f"tile {number}: a colour twice")
    for track in data.sides.values():
        for lane in SPACES:
            _must(sum(width for _, width in track.lane(lane)) == track.columns, f"{track.id}: width of a lane")
    _must(tuple(data.cards) == MODES and tuple(c.marker for c in data.cards.values()) == MARKERS, "transport cards")
    _must(all(clan.paid_a_cost == clan.paid_b_cost == data.ability_cost for clan in data.clans.values()), "clans")
    _check_counts(data)


def _check_map(data: Data, board: Map) -> None:
    _must([city.num for city in board.cities.values()] == list(range(1, len(board.cities) + 1)), "city numbers")
    _must(len(board.cities) == data.components[f"city cards {board.id.capitalize()}"] == len(data.tiles), "cities")
    fields = sorted(link.rush for link in board.links if link.rush)
    _must(fields == list(range(1, len(fields) + 1)), "rush fields")
    _must(len(fields) in (0, sum(token.count for token in data.rush_tokens.values())), "rush tokens")
    for route in board.routes:
        _must(route.rush == bool(route.rush_field) == (route.segments > 1), f"route {route.id}: rush field")


def _check_counts(data: Data) -> None:
    box = data.components
    supplied = [side.supply for sides in data.tiles.values() for level, side in sides.items() if level == 1]
    for colour in data.goods:
        _must(supplied.count(colour) * data.cubes_on_tile == box["goods cubes per colour"], f"{colour} cubes")
    _must(len(data.objectives) == box["objective cards"], "objective cards")
    _must(len(data.forwarder) == box["forwarder cards"], "forwarder cards")
    _must(data.game.blank_city_cards == box["blank city cards"], "blank city cards")
    posts = data.game.rounds * data.game.turns_per_round + data.game.spare_posts
    _must(posts == box["trading posts per colour"], "trading posts")
    _must(sum(card.count for card in data.cards.values()) == box["transport cards"], "transport cards")
    _must(len(data.clans) == box["clan crests"], "clan crests")
    first = data.columns.vp_first_column
    _must(sorted(data.vp_spaces) == list(range(first, first + len(data.vp_spaces))), "victory-point spaces")


DATA = _load()
check(DATA)
