"""Advances and bonuses of a player (rules section 4), and the cards that order slots and icons bring."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.ask import Option, Word
from engine.core.msg import Msg
from engine.core.table import Table
from engine.games.cargo_empire import clans, objectives
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.facts import BLANK, MODES, SPACES
from engine.games.cargo_empire.row import take_card
from engine.games.cargo_empire.state import Seat, State
from engine.games.cargo_empire.tracks import NO_ICON, Field, at_top, chooses_lane, move, next_field
from engine.games.cargo_empire.turn import Turn
from engine.games.cargo_empire.words import name, plain, say, thing, told


@dataclass(frozen=True, slots=True)
class Lane(Option):
    """A lane of the next track; `icons` are those of its fields, in order."""

    lane: str
    icons: tuple[str, ...]

    def __str__(self) -> str:
        return self.lane

    def label(self) -> Msg:
        """Upper or lower."""
        return name("lane", self.lane)

    def detail(self) -> Msg:
        """What lies on the fields of the lane."""
        return say("lane-icons", icons=[name("icon", icon.replace("_", "-")) for icon in self.icons])


@dataclass(frozen=True, slots=True)
class Step(Option):
    """One advance of a marker; `field` is the next one, None where a lane has still to be chosen."""

    marker: str
    field: Field | None
    top: bool

    def __str__(self) -> str:
        return self.marker

    def label(self) -> Msg:
        """The marker."""
        return name("marker", self.marker)

    def detail(self) -> Msg:
        """What the next field brings."""
        if self.top:
            return say("step-lost")
        if self.field is None:
            return say("step-lane")
        space = DATA.vp_spaces.get(self.field.column)
        if space is not None:
            return say("step-vp", vp=space.vp)
        return say("step", icon=name("icon", self.field.icon.replace("_", "-")))


def step(turn: Turn, marker: str) -> Step:
    """An advance of a marker as an option."""
    at = turn.player.markers[marker]
    return Step(marker, None if chooses_lane(at) else next_field(turn.state, at), at_top(at))


async def advance(turn: Turn, marker: str) -> None:
    """CGE-068 to CGE-073: one advance of an own marker; the bonus of the field that it enters is taken at once."""
    at = turn.player.markers[marker]
    if at_top(at):
        turn.tell(say("log-advance-lost", seat=turn.seat, marker=marker))
        return
    lane = await choose_lane(turn, marker) if chooses_lane(at) else at.lane
    field = move(turn.state, turn.player, marker, lane)
    turn.tell(advanced(turn.state, turn.seat, marker, field))
    await BONUSES[field.icon](turn)


def advanced(state: State, seat: Seat, marker: str, field: Field) -> Msg:
    """The line about a marker that has advanced to a field."""
    space = DATA.vp_spaces.get(field.column)
    if space is not None:
        return told(state, seat, "advance-vp", marker=marker, vp=space.vp)
    lane = state.players[seat].markers[marker].lane or "junction"
    if field.icon == NO_ICON:
        return told(state, seat, "advance", marker=marker, column=field.column, lane=lane)
    icon = name("icon", field.icon.replace("_", "-"))
    return told(state, seat, "advance-icon", marker=marker, column=field.column, lane=lane, icon=icon)


async def choose_lane(turn: Turn, marker: str) -> str:
    """CGE-068: the lane of the next track is chosen by the owner at that moment."""
    position = next_position(turn.player.markers[marker].column)
    side = DATA.sides[turn.state.tracks[position]]
    options = [Lane(lane, tuple(icon for icon, _ in side.lane(lane))) for lane in SPACES]
    note = say("lane-note", marker=marker, track=position + 1)
    return str(await turn.table.choose(turn.seat, "lane", options, note=note, between=clans.paid(turn)))


def next_position(column: int) -> int:
    """Which track position (from 0) a marker enters from the start or a junction."""
    return [0, *DATA.columns.junction_columns].index(column)


def take_cards(table: Table[State], seat: Seat, modes: Sequence[str]) -> None:
    """CGE-013, CGE-226: transport cards from the bank, which has enough of all."""
    for mode in modes:
        table.state.players[seat].hand[mode] += 1
        table.tell(say("log-card", seat=seat, mode=mode))


def modes() -> list[Word]:
    """The types of transport cards as options."""
    return [plain("mode", mode) for mode in MODES]


async def _nothing(turn: Turn) -> None:
    return


async def _road(turn: Turn) -> None:
    """CGE-074: a road icon."""
    take_cards(turn.table, turn.seat, ["road"])


async def _rail(turn: Turn) -> None:
    """CGE-074: a rail icon."""
    take_cards(turn.table, turn.seat, ["rail"])


async def _sea(turn: Turn) -> None:
    """CGE-074: a sea icon."""
    take_cards(turn.table, turn.seat, ["sea"])


async def _any_transport(turn: Turn) -> None:
    """CGE-198: an any-transport icon gives a card of a type that its owner names."""
    chosen = await turn.table.choose(turn.seat, "transport", modes(), between=clans.paid(turn))
    take_cards(turn.table, turn.seat, [str(chosen)])


@dataclass(frozen=True, slots=True)
class RowCard(Option):
    """The card in a slot of the row (from 1)."""

    slot: int
    card: str

    def __str__(self) -> str:
        return f"{BLANK}-{self.slot}" if self.card == BLANK else self.card

    def label(self) -> Msg:
        """The city."""
        return name("city", self.card)

    def detail(self) -> Msg:
        """Where it lies."""
        return say("row-slot", slot=self.slot, vp=DATA.scoring.city_card_vp)


def row_cards(state: State) -> list[RowCard]:
    """CGE-075: any one of the four row cards."""
    return [RowCard(slot, card) for slot, card in enumerate(state.row, 1)]


async def _city(turn: Turn) -> None:
    """CGE-075: a city icon lets its owner take any row card."""
    chosen = await turn.table.choose(turn.seat, "row-city", row_cards(turn.state), between=clans.paid(turn))
    take_card(turn.table, turn.seat, chosen.slot)


async def _city_or_objective(turn: Turn) -> None:
    """CGE-199, CGE-202: the effect of a city icon or of an objective icon; of a city icon if no objective is left."""
    kinds = ["city", "objective"] if turn.state.objective_deck else ["city"]
    options = [thing("bonus", kind) for kind in kinds]
    chosen = await turn.table.choose(turn.seat, "bonus", options, between=clans.paid(turn))
    await (_city(turn) if str(chosen) == "city" else objectives.gain(turn))


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
