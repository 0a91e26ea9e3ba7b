"""The development board (rules section 4): lanes, junctions and victory-point spaces, without any choices."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.facts import SPACES
from engine.games.cargo_empire.state import START, Marker, Player, State

NO_ICON = "none"
_OFF = frozenset((*DATA.columns.junction_columns, *DATA.vp_spaces))
"""The columns behind a track."""


class Field(NamedTuple):
    """A field of the development board: its rightmost column (CGE-201) and its icon."""

    column: int
    icon: str = NO_ICON

    @property
    def on_track(self) -> bool:
        """Whether it belongs to a lane."""
        return self.column not in _OFF


@cache
def lane_fields(side: str, position: int, lane: str) -> tuple[Field, ...]:
    """CGE-200, CGE-201: the fields of a lane of a track side that lies in a position (from 0)."""
    column, found = DATA.columns.first_column[position] - 1, []
    for icon, width in DATA.sides[side].lane(lane):
        column += width
        found.append(Field(column, icon))
    return tuple(found)


def chooses_lane(marker: Marker) -> bool:
    """CGE-068: whether the next advance leaves the start or a junction."""
    return marker.column == START or marker.column in DATA.columns.junction_columns


@cache
def next_fields(tracks: tuple[str, ...]) -> dict[tuple[int, str], Field]:
    """From each column, and the lane that a marker is in or enters, the next field."""
    found: dict[tuple[int, str], Field] = {}
    entries = (START, *DATA.columns.junction_columns)
    exits = (*DATA.columns.junction_columns, DATA.columns.vp_first_column)
    for position, side in enumerate(tracks):
        for lane in SPACES:
            at = entries[position]
            for field in (*lane_fields(side, position, lane), Field(exits[position])):
                found[at, lane] = field
                at = field.column
    top = max(DATA.vp_spaces)
    found.update({(column, ""): Field(min(column + 1, top)) for column in DATA.vp_spaces})
    return found


def next_field(state: State, marker: Marker, lane: str = "") -> Field:
    """CGE-068 to CGE-071, CGE-222: the field that an advance enters; `lane` matters at the start and on junctions."""
    return next_fields(tuple(state.tracks))[marker.column, lane if chooses_lane(marker) else marker.lane]


def move(state: State, player: Player, marker: str, lane: str = "") -> Field:
    """CGE-069: one advance; returns the field entered. A marker on the top space stays (CGE-222)."""
    old = player.markers[marker]
    field = next_field(state, old, lane)
    kept = (lane if chooses_lane(old) else old.lane) if field.on_track else ""
    player.markers[marker] = Marker(field.column, kept)
    return field


def at_top(marker: Marker) -> bool:
    """CGE-222: whether the marker stands on the top victory-point space, where further advances are lost."""
    return marker.column == max(DATA.vp_spaces)


@cache
def room(tracks: tuple[str, ...], column: int, lane: str) -> int:
    """CGE-222: how many advances a marker can still make from a place, along the longest lanes."""
    if column == max(DATA.vp_spaces):
        return 0
    fields = next_fields(tracks)
    lanes = SPACES if column == START or column in DATA.columns.junction_columns else (lane,)
    return 1 + max(
        room(tracks, field.column, each if field.on_track else "")
        for each, field in ((each, fields[column, each]) for each in lanes)
    )


def progress_vp(marker: Marker) -> int:
    """CGE-091: the value of the victory-point space that a marker stands on, 0 elsewhere."""
    space = DATA.vp_spaces.get(marker.column)
    return 0 if space is None else space.vp
