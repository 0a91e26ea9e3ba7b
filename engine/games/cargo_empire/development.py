"""Advances and bonuses of a player (rules section 4), and the cards that order slots and icons bring."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.core.ask import Option, Word
from engine.core.msg import Msg
from engine.core.table import Table
from engine.games.cargo_empire import clans, objectives
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.facts import BLANK, MODES, SPACES
from engine.games.cargo_empire.rates import factors
from engine.games.cargo_empire.row import card_vp, take_card
from engine.games.cargo_empire.state import Player, Seat, State
from engine.games.cargo_empire.tracks import (
    NO_ICON,
    Field,
    at_top,
    chooses_lane,
    lane_fields,
    move,
    next_field,
    progress_vp,
)
from engine.games.cargo_empire.turn import Turn
from engine.games.cargo_empire.upgrades import free_spaces, side
from engine.games.cargo_empire.words import chain, name, no_undo, row, say, told


def icons_in_short(icons: Sequence[str]) -> Msg | None:
    """Icons of fields that follow each other, in few letters."""
    return chain([name("short", icon.replace("_", "-")) for icon in icons])


@dataclass(frozen=True, slots=True)
class Lane(Option):
    """A lane of the next track; `icons` are those of its fields, in order. `final`: the first one draws cards."""

    lane: str
    icons: tuple[str, ...]
    final: bool = False

    def __str__(self) -> str:
        return self.lane

    def label(self) -> Msg:
        """Upper or lower, with what lies on the fields of the lane."""
        return say("lane-icons", lane=self.lane, icons=icons_in_short(self.icons) or "")

    def detail(self) -> Msg | None:
        """Whether it can be undone."""
        return say("final") if self.final else None


@dataclass(frozen=True, slots=True)
class Step(Option):
    """One advance of a marker; `field` is the next one, None where a lane has still to be chosen.

    `behind` are the icons of the fields behind it up to the end of its lane; `lanes` those that can be chosen, of track
    `track` (from 1). `vp` is what the marker scores now, `top`: it can't move any more, `final`: cards are drawn.
    """

    marker: str
    field: Field | None
    top: bool
    behind: tuple[str, ...] = ()
    lanes: tuple[Lane, ...] = ()
    track: int = 0
    vp: int = 0
    final: bool = False

    def __str__(self) -> str:
        return self.marker

    @property
    def turns_up(self) -> bool:
        """Whether the next field leads to cards being turned up, at once or with what is chosen there."""
        return self.final or (self.field is not None and self.field.icon in ("city", "city_or_objective"))

    def label(self) -> Msg:
        """The marker, and what the next field brings."""
        return say("step", marker=self.marker, brings=self.brings())

    def brings(self) -> Msg:
        """What the next field brings."""
        if self.top:
            return say("step-lost")
        if self.field is None:
            return say("step-lane", track=self.track)
        space = DATA.vp_spaces.get(self.field.column)
        if space is not None:
            return say("step-vp", vp=space.vp, gain=space.vp - self.vp)
        if self.field.column in DATA.columns.junction_columns:
            return say("step-junction")
        return name("icon", self.field.icon.replace("_", "-"))

    def detail(self) -> Msg | None:
        """What comes behind the next field, and whether it can be undone."""
        if self.lanes:
            return row([lane.label() for lane in self.lanes])
        icons = icons_in_short(self.behind)
        facts = [] if icons is None else [say("step-behind", icons=icons)]
        return chain([*facts, *no_undo(self.final)])


def step(turn: Turn, marker: str) -> Step:
    """An advance of a marker as an option."""
    at = turn.player.markers[marker]
    vp = progress_vp(at)
    if chooses_lane(at):
        track = next_position(at.column)
        return Step(marker, None, False, lanes=tuple(lanes(turn.state, track)), track=track + 1)
    field = next_field(turn.state, at)
    final = draws(turn.state, field.icon)
    return Step(marker, field, at_top(at), behind(turn.state, at.lane, field), vp=vp, final=final)


def draws(state: State, icon: str) -> bool:
    """CGE-077: whether a field with an icon draws objective cards at once, which can't be undone."""
    return icon == "objective" and bool(state.objective_deck)


def behind(state: State, lane: str, field: Field) -> tuple[str, ...]:
    """The icons of the fields of a lane behind one of its fields; none off the tracks."""
    position = next(
        (n for n, column in enumerate(DATA.columns.first_column) if column <= field.column < column + 5), -1
    )
    if not lane or position < 0:
        return ()
    fields = lane_fields(state.tracks[position], position, lane)
    return tuple(other.icon for other in fields if other.column > field.column)


def lanes(state: State, position: int) -> list[Lane]:
    """CGE-068: the two lanes of the track in a position (from 0)."""
    side = DATA.sides[state.tracks[position]]
    found = {lane: tuple(icon for icon, _ in side.lane(lane)) for lane in SPACES}
    return [Lane(lane, icons, draws(state, icons[0])) for lane, icons in found.items()]


async def advance(turn: Turn, marker: str) -> None:
    """CGE-068 to CGE-073: one advance of an own marker; the bonus of the field that it enters is taken at once."""
    at = turn.player.markers[marker]
    if at_top(at):
        turn.tell(say("log-advance-lost", seat=turn.seat, marker=marker))
        return
    await enter(turn, marker, await choose_lane(turn, marker) if chooses_lane(at) else at.lane)


async def enter(turn: Turn, marker: str, lane: str) -> None:
    """CGE-069 to CGE-073: a marker enters the next field, of this lane where it enters one."""
    vp = progress_vp(turn.player.markers[marker])
    field = move(turn.state, turn.player, marker, lane)
    turn.tell(advanced(turn.state, turn.seat, marker, field, vp))
    await BONUSES[field.icon](turn)


def advanced(state: State, seat: Seat, marker: str, field: Field, vp: int) -> Msg:
    """The line about a marker that has advanced to a field from a space of so many VP.

    Transport-card icons are nothing to a forwarder (CGE-167, CGE-210).
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
    options = [
        replace(lane, final=lane.final or turn.foresees("lane", lane.lane, marker))
        for lane in lanes(turn.state, position)
    ]
    return str(await turn.table.choose(turn.seat, "lane", options, note=note, between=clans.paid(turn)))


def next_position(column: int) -> int:
    """Which track position (from 0) a marker enters from the start or a junction."""
    return [0, *DATA.columns.junction_columns].index(column)


def take_cards(table: Table[State], seat: Seat, modes: Sequence[str]) -> None:
    """CGE-013, CGE-226: transport cards from the bank, which has enough of all."""
    for mode in modes:
        table.state.players[seat].hand[mode] += 1
        table.tell(say("log-card", seat=seat, mode=mode))


def modes(player: Player) -> list[Word]:
    """The types of transport cards as options, with how many of each one has."""
    return [Word(mode, name("mode", mode), have(player.hand[mode])) for mode in MODES]


def have(count: int) -> Msg | None:
    """So many of them one has; nothing if there are none."""
    return say("have", count=count) if count else None


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
    chosen = await turn.table.choose(turn.seat, "transport", modes(turn.player), between=clans.paid(turn))
    take_cards(turn.table, turn.seat, [str(chosen)])


@dataclass(frozen=True, slots=True)
class RowCard(Option):
    """The card in a slot of the row (from 1), and what is in its city: cubes, own posts, colours of free spaces.

    `next`: the forwarder's demand marker lies there.
    """

    slot: int
    card: str
    supply: str = ""
    cubes: int = 0
    posts: int = 0
    free: tuple[str, ...] = ()
    next: bool = False

    def __str__(self) -> str:
        return f"{BLANK}-{self.slot}" if self.card == BLANK else self.card

    def label(self) -> Msg:
        """The city."""
        return name("city", self.card)

    def detail(self) -> Msg | None:
        """What there is to deliver from and to the city."""
        facts = [say("row-slot", slot=self.slot)] if self.card == BLANK else []
        facts += [say("own-posts", posts=self.posts)] if self.posts else []
        facts += [say("cubes", cubes=self.cubes, colour=self.supply)] if self.cubes else []
        facts += [say("wants", colours=[name("colour", colour) for colour in self.free])] if self.free else []
        return chain([*facts, *([say("forwarder-next")] if self.next else [])])


def row_cards(state: State, seat: Seat) -> list[RowCard]:
    """CGE-075: any one of the four row cards; those of cities with own posts first, blank ones last."""
    found = [row_card(state, seat, slot, card) for slot, card in enumerate(state.row, 1)]
    return sorted(found, key=lambda option: (option.card == BLANK, -option.posts))


def row_card(state: State, seat: Seat, slot: int, card: str) -> RowCard:
    """A row card as an option."""
    here = state.forwarder is not None and state.forwarder.slot == slot
    if card == BLANK:
        return RowCard(slot, card, next=here)
    city = state.cities[card]
    tile = side(city)
    free = tuple(tile.demand(space) for space in free_spaces(city))
    return RowCard(slot, card, tile.supply, city.cubes, city.posts().count(seat), free, here)


async def _city(turn: Turn) -> None:
    """CGE-075: a city icon lets its owner take any row card."""
    options = row_cards(turn.state, turn.seat)
    note = say("row-note", vp=card_vp(turn.state, turn.seat))
    chosen = await turn.table.choose(turn.seat, "row-city", options, note=note, between=clans.paid(turn))
    take_card(turn.table, turn.seat, chosen.slot)


def drawing(turn: Turn) -> Msg:
    """What an objective icon brings, and how many cards one has."""
    return say("bonus-objective-effect", held=len(turn.player.objectives))


async def _city_or_objective(turn: Turn) -> None:
    """CGE-199, CGE-202: the effect of a city icon or of an objective icon; of a city icon if no objective is left."""
    kinds = ["city", "objective"] if turn.state.objective_deck else ["city"]
    details = {"city": say("bonus-city-effect", vp=card_vp(turn.state, turn.seat)), "objective": drawing(turn)}
    options = [Word(kind, name("bonus", kind), details[kind]) for kind in kinds]
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
