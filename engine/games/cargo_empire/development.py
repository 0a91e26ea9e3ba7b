"""Advances and bonuses of a player (rules section 4), and the cards that order slots and icons bring."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.play.ask import Choice, Word
from engine.core.play.msg import Msg
from engine.core.play.table import Table
from engine.games.cargo_empire import clans, objectives
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.facts import BLANK, MODES, SPACES
from engine.games.cargo_empire.rates import factors
from engine.games.cargo_empire.row import card_vp, take_card
from engine.games.cargo_empire.state import Marker, Player, Seat, State
from engine.games.cargo_empire.tracks import (
    NO_ICON,
    Field,
    at_top,
    chooses_lane,
    lane_fields,
    move,
    next_fields,
    progress_vp,
)
from engine.games.cargo_empire.turn import Turn
from engine.games.cargo_empire.words import chain, name, say, told


def icons_in_short(icons: Sequence[str]) -> Msg | None:
    """Icons of successive fields, in few letters."""
    return chain([name("short", icon.replace("_", "-")) for icon in icons])


@dataclass(frozen=True, slots=True)
class Lane(Choice):
    """A lane of the next track; `icons` are those of its fields, in order."""

    lane: str
    icons: tuple[str, ...]

    def __str__(self) -> str:
        return self.lane

    def label(self) -> Msg:
        """Upper or lower, with what lies on the fields of the lane."""
        return say("lane-icons", lane=self.lane, icons=icons_in_short(self.icons) or "")


@dataclass(frozen=True, slots=True)
class Step(Choice):
    """One advance of a marker that is `at` this place on the development board with these tracks."""

    marker: str
    at: Marker
    tracks: tuple[str, ...]

    def __str__(self) -> str:
        return self.marker

    @property
    def top(self) -> bool:
        """CGE-222: whether it can't move any more."""
        return at_top(self.at)

    @property
    def field(self) -> Field | None:
        """The field that it enters, None if a lane still has to be chosen."""
        return None if chooses_lane(self.at) else next_fields(self.tracks)[self.at.column, self.at.lane]

    @property
    def vp(self) -> int:
        """What the marker scores now."""
        return progress_vp(self.at)

    @property
    def lanes(self) -> list[Lane]:
        """CGE-068: the lanes to choose from, if there is a choice."""
        return lanes(self.tracks, next_position(self.at.column)) if chooses_lane(self.at) else []

    @property
    def behind(self) -> list[str]:
        """The icons of the fields after the next one, up to the end of its lane; none off the tracks."""
        found, field = [], self.field
        while field is not None and field.on_track:
            field = next_fields(self.tracks)[field.column, self.at.lane]
            found += [field.icon] if field.on_track else []
        return found

    def label(self) -> Msg:
        """The marker, and what the next field brings."""
        return say("step", marker=self.marker, brings=self.brings())

    def brings(self) -> Msg:
        """What the next field brings."""
        if self.top:
            return say("step-lost")
        if self.field is None:
            return say("step-lane", track=next_position(self.at.column) + 1)
        space = DATA.vp_spaces.get(self.field.column)
        if space is not None:
            return say("step-vp", vp=space.vp, gain=space.vp - self.vp)
        if self.field.column in DATA.columns.junction_columns:
            return say("step-junction")
        return name("icon", self.field.icon.replace("_", "-"))


def step(state: State, player: Player, marker: str) -> Step:
    """An advance of a marker as an option."""
    return Step(marker, player.markers[marker], tuple(state.tracks))


def lanes(tracks: tuple[str, ...], position: int) -> list[Lane]:
    """CGE-068: the two lanes of the track in a position (from 0)."""
    return [Lane(lane, tuple(field.icon for field in lane_fields(tracks[position], position, lane))) for lane in SPACES]


async def advance(turn: Turn, marker: str) -> None:
    """CGE-068 to CGE-073: one advance of the player's marker; the bonus of the field that it enters is taken at
    once."""
    at = turn.player.markers[marker]
    if at_top(at):
        turn.tell(say("log-advance-lost", seat=turn.seat, marker=marker))
        return
    await enter(turn, marker, await choose_lane(turn, marker) if chooses_lane(at) else at.lane)


async def enter(turn: Turn, marker: str, lane: str) -> None:
    """CGE-069 to CGE-073: a marker enters the next field, and this lane if it enters one."""
    vp = progress_vp(turn.player.markers[marker])
    field = move(turn.state, turn.player, marker, lane)
    turn.tell(advanced(turn.state, turn.seat, marker, field, vp))
    await BONUSES[field.icon](turn)


def advanced(state: State, seat: Seat, marker: str, field: Field, vp: int) -> Msg:
    """The log line about a marker that has advanced to a field from a space worth this many VP.

    Transport-card icons give a forwarder nothing (CGE-167, CGE-210).
    """
    space = DATA.vp_spaces.get(field.column)
    if space is not None:
        gain = (space.vp - vp) * factors(state, seat)["development"]
        return told(state, seat, "advance-vp", marker=marker, vp=space.vp, gain=gain)
    lane = state.players[seat].markers[marker].lane or "junction"
    blind = seat == state.forwarder_seat and field.icon in (*MODES, "any_transport")
    if field.icon == NO_ICON or blind:
        return told(state, seat, "advance", marker=marker, column=field.column, lane=lane)
    if field.icon in MODES:
        return told(state, seat, "advance-card", marker=marker, column=field.column, lane=lane, mode=field.icon)
    icon = name("icon", field.icon.replace("_", "-"))
    return told(state, seat, "advance-icon", marker=marker, column=field.column, lane=lane, icon=icon)


async def choose_lane(turn: Turn, marker: str) -> str:
    """CGE-068: the lane of the next track is chosen by the owner at that moment."""
    position = next_position(turn.player.markers[marker].column)
    note = say("lane-note", marker=marker, track=position + 1)
    options = lanes(tuple(turn.state.tracks), position)
    return str(await turn.table.choose(turn.seat, "lane", options, note=note, between=clans.paid(turn), hand=turn))


def next_position(column: int) -> int:
    """Which track position (from 0) a marker enters from the start or a junction."""
    return [0, *DATA.columns.junction_columns].index(column)


def take_cards(table: Table[State], seat: Seat, modes: Sequence[str]) -> None:
    """CGE-013, CGE-226: transport cards from the bank, which has enough of all."""
    for mode in modes:
        table.state.players[seat].hand[mode] += 1
        table.tell(say("log-card", seat=seat, mode=mode))


TYPES = [Word(mode, name("mode", mode)) for mode in MODES]
"""The types of transport cards, as options."""


async def _nothing(turn: Turn) -> None:
    return


async def _road(turn: Turn) -> None:
    """CGE-074: a road icon."""
    turn.player.hand["road"] += 1


async def _rail(turn: Turn) -> None:
    """CGE-074: a rail icon."""
    turn.player.hand["rail"] += 1


async def _sea(turn: Turn) -> None:
    """CGE-074: a sea icon."""
    turn.player.hand["sea"] += 1


async def _any_transport(turn: Turn) -> None:
    """CGE-198: an any-transport icon gives a card of a type that its owner names."""
    chosen = await turn.table.choose(turn.seat, "transport", TYPES, between=clans.paid(turn), hand=turn)
    take_cards(turn.table, turn.seat, [str(chosen)])


@dataclass(frozen=True, slots=True)
class RowCard(Choice):
    """The card in a slot of the row (counted from 1)."""

    slot: int
    card: str

    def __str__(self) -> str:
        return f"{BLANK}-{self.slot}" if self.card == BLANK else self.card

    def label(self) -> Msg:
        """The city."""
        return name("city", self.card)


async def _city(turn: Turn) -> None:
    """CGE-075: a city icon lets its owner take any of the four row cards."""
    options = [RowCard(slot, card) for slot, card in enumerate(turn.state.row, 1)]
    note = say("row-note", vp=card_vp(turn.state, turn.seat))
    chosen = await turn.table.choose(turn.seat, "row-city", options, note=note, between=clans.paid(turn), hand=turn)
    take_card(turn.table, turn.seat, chosen.slot)


CITY, OBJECTIVE = (Word(kind, name("bonus", kind)) for kind in ("city", "objective"))


async def _city_or_objective(turn: Turn) -> None:
    """CGE-199, CGE-202: the effect of a city icon or of an objective icon; of a city icon if no objective is left."""
    options = [CITY, OBJECTIVE] if turn.state.objective_deck else [CITY]
    chosen = await turn.table.choose(turn.seat, "bonus", options, between=clans.paid(turn), hand=turn)
    await (_city(turn) if chosen is CITY else objectives.gain(turn))


BONUSES = {
    "none": _nothing,
    "road": _road,
    "rail": _rail,
    "sea": _sea,
    "city": _city,
    "objective": objectives.gain,
    "any_transport": _any_transport,
    "city_or_objective": _city_or_objective,
}
"""CGE-073: what each icon gives."""
