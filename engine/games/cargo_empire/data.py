"""The facts of data/*.toml as frozen values, checked when they are loaded. No logic, and no number anywhere else."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

FOLDER = Path(__file__).parent / "data"
MAPS = ("europe", "dyorle")
MODES = ("road", "rail", "sea")
"""The three types of transport, in the order in which hands are counted."""
MARKERS = ("car", "train", "ship")
SPACES = ("upper", "lower")
"""The demand spaces of a tile, and the lanes of a track."""
BLANK = "blank"
"""A blank city card, of the box or a substitute (CGE-076)."""


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """Any row says where it comes from."""

    source: str


class City(Row, frozen=True, kw_only=True):
    """A city of a map; `x`, `y` (0 to 1000) is the centre of its block, `label` says on which side its name stands."""

    num: int
    name: str
    colour: str
    port: bool
    x: float
    y: float
    label: Literal["above", "below"]

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
    rush_x: float = 0
    rush_y: float = 0


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
    min_routes: int
    max_routes: int
    sea_leg: bool
    advance: int


class Tier(msgspec.Struct, frozen=True):
    """So many VP from so many on."""

    min: int
    vp: int


class ForPlayers(msgspec.Struct, frozen=True):
    """A number of VP that depends on the number of seats."""

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
    paid_a: str
    paid_a_cost: int
    paid_b: str
    paid_b_cost: int
    paid_b_once_per_turn: bool


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
    slots_used: dict[int, int]
    rush_tokens: dict[str, RushToken]
    clans: dict[str, Clan]
    ability_cost: int


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


class BadData(Exception):
    """The tables contradict each other."""


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
