"""What a seat may see (RRV-199, RRV-200). Only the order of the face-down piles and a drawing player's three milestones
are hidden; all else is public."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeVar

import msgspec
from msgspec.msgpack import Encoder

from engine.games.railroad_revolution.conditions import amount
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.network import TOP_LEVEL, connected, connected_by_level, offices_of, stations_of
from engine.games.railroad_revolution.scoring import breakdown, winners
from engine.games.railroad_revolution.state import Action, Held, Seat, State
from engine.games.railroad_revolution.workers import workforce

T = TypeVar("T")


class ConditionView(msgspec.Struct, frozen=True):
    """A condition of a milestone: kind connected or station (of exactly `level`), deal_rails, or terrain_rails (of
    exactly this many `triangles`, 0: plains); it demands at least `count`, and the player has `have`."""

    kind: str
    level: int
    triangles: int
    count: int
    have: int

    @property
    def met(self) -> bool:
        """Whether it holds now."""
        return self.have >= self.count


class SlotView(msgspec.Struct, frozen=True):
    """A manager slot: the colour it accepts (`any`: every colour), and that of the manager on it ("" while empty)."""

    accepts: str
    manager: str


class MilestoneView(msgspec.Struct, frozen=True):
    """An uncompleted milestone that lies face up before its owner."""

    id: str
    pile: str
    vp: int
    slots: list[SlotView]
    conditions: list[ConditionView]


class MatSectorView(msgspec.Struct, frozen=True):
    """A piece sector of a mat, from the left: what is left in it, and what a piece of it sells for."""

    n: int
    rails: int
    buildings: int
    sale_value: int
    left_of_logo: bool


class PlayerView(msgspec.Struct, frozen=True):
    """A player's mat and supply.

    `pool` counts the workers beside the mat by colour, `mat` lists those in each action box in the order they came.
    `rails` are the rail spaces on the map that hold a rail, `stations` the cities, `offices` the numbers of the
    sectors, `cities` the connected cities. `trains_up` and `trains_down` count trains by kind (only those owned).
    `markers` are spaces of the performance tracks from 0, `values` what they are worth there. `score` is what the
    player would score if the game ended now, by source.
    """

    seat: int
    money: int
    shares: int
    pool: dict[str, int]
    mat: dict[str, list[str]]
    workforce: int
    sectors: list[MatSectorView]
    spare_rail: bool
    spare_building: bool
    rails: list[str]
    cities: list[str]
    level_five: int
    stations: list[str]
    offices: list[int]
    trains_up: dict[str, int]
    trains_down: dict[str, int]
    milestones: list[MilestoneView]
    completed: list[str]
    markers: dict[str, int]
    values: dict[str, int]
    score: dict[str, int]

    @property
    def vp(self) -> int:
        """Everything that the player would score if the game ended now."""
        return sum(self.score.values())


class CityView(msgspec.Struct, frozen=True):
    """A city: the tile there, and the owners of its stations in the order they came (-1: neutral); the first of them
    stands on the first-station space."""

    id: str
    tile: str
    stations: list[int]


class SectorView(msgspec.Struct, frozen=True):
    """A telegraph sector: the tile there ("" at a deal icon) and the owners of its offices in the order they came."""

    n: int
    tile: str
    offices: list[int]


class WealthView(msgspec.Struct, frozen=True):
    """A shown starting-wealth card: its visible side and the colour of the worker on it."""

    side: str
    worker: str


class View(msgspec.Struct, frozen=True):
    """The whole table as one seat (or the public, seat None) sees it.

    phase: draft (starting wealth), turn, deals (the others decide on the card), milestones, pick (one of the drawn), or
    over. `acting` is the seat whose turn it is; `deciding` are the seats that may still accept a deal, in order.
    `round` counts from 1; `last_round` is 0 until the end is triggered, then the number of the last one. `spaces` maps
    each rail space that holds rails to their owners. `trains` counts the piles by kind, `bank` the workers by colour.
    `deal` is the face-up deal card, `deck` the size of the face-down deck. `piles` are the sizes of the milestone
    piles. `drawn` are the milestones that this seat has drawn and must choose from; the others see an empty tuple.
    `action` is the action in progress, as far as it is public.
    """

    seat: int | None
    seats: int
    first: int
    phase: str
    round: int
    last_round: int
    acting: int
    deciding: list[int]
    players: list[PlayerView]
    spaces: dict[str, list[int]]
    cities: list[CityView]
    sectors: list[SectorView]
    trains: dict[str, int]
    bank: dict[str, int]
    deal: int
    deck: int
    discards: list[int]
    piles: dict[str, int]
    wealth: list[WealthView]
    drawn: tuple[str, ...]
    picking: int | None
    action: Action | None
    winners: list[int]


def view(state: State, seat: Seat | None) -> View:
    """RRV-199, RRV-200: everything except the order of piles and deck, and what others have drawn."""
    drawn = state.drawn
    return View(
        seat=seat,
        seats=state.seats,
        first=state.first,
        phase=state.phase,
        round=state.round,
        last_round=state.last_round,
        acting=state.acting,
        deciding=list(state.deciding),
        players=[_player(state, other) for other in range(state.seats)],
        spaces=_spaces(state),
        cities=_shown("cities", (state.city_tiles, state.stations), lambda: _cities(state)),
        sectors=_shown("sectors", (state.telegraph_tiles, state.offices), lambda: _sectors(state)),
        trains=dict(state.trains),
        bank=dict(state.bank),
        deal=state.deal,
        deck=len(state.deck),
        discards=list(state.discards),
        piles={letter: len(pile) for letter, pile in state.piles.items()},
        wealth=[WealthView(offer.side, offer.worker) for offer in state.wealth],
        drawn=drawn.cards if drawn is not None and drawn.seat == seat else (),
        picking=drawn.seat if drawn is not None else None,
        action=state.action,
        winners=winners(state) if state.phase == "over" else [],
    )


def _spaces(state: State) -> dict[str, list[int]]:
    owners: dict[str, list[int]] = {}
    for seat, player in enumerate(state.players):
        for space in player.built:
            owners.setdefault(space, []).append(seat)
    return owners


def _player(state: State, seat: Seat) -> PlayerView:
    stations, offices = stations_of(state, seat), offices_of(state, seat)
    made_of = state.players[seat], stations, offices
    return _shown(seat, made_of, lambda: _player_with(state, seat, stations, offices))


_encode = Encoder().encode
_SHOWN: dict[int | str, tuple[bytes, Any]] = {}
"""By part of the table, what it was made of when it was last shown, and how it was shown."""


def _shown(part: int | str, made_of: object, make: Callable[[], T]) -> T:
    """A part of the table as it was last shown, unless it has changed: from one question to the next, little does."""
    key = _encode(made_of)
    known = _SHOWN.get(part)
    if known is None or known[0] != key:
        known = _SHOWN[part] = key, make()
    shown: T = known[1]
    return shown


def _cities(state: State) -> list[CityView]:
    return [CityView(city, state.city_tiles[city], list(owners)) for city, owners in state.stations.items()]


def _sectors(state: State) -> list[SectorView]:
    return [SectorView(n, state.telegraph_tiles.get(n, ""), list(owners)) for n, owners in state.offices.items()]


def _player_with(state: State, seat: Seat, stations: list[str], offices: list[int]) -> PlayerView:
    player = state.players[seat]
    built = tuple(player.built)
    return PlayerView(
        seat=seat,
        money=player.money,
        shares=player.shares,
        pool=dict(player.pool),
        mat={box: list(workers) for box, workers in player.mat.items()},
        workforce=workforce(player),
        sectors=_mat(tuple(player.rails), tuple(player.buildings)),
        spare_rail=bool(player.spare_rails),
        spare_building=bool(player.spare_buildings),
        rails=list(built),
        cities=list(connected(built)),
        level_five=connected_by_level(built)[TOP_LEVEL],
        stations=stations,
        offices=offices,
        trains_up={kind: count for kind, count in player.up.items() if count},
        trains_down={kind: count for kind, count in player.down.items() if count},
        milestones=[_milestone(state, seat, held) for held in player.milestones],
        completed=list(player.completed),
        markers=dict(player.markers),
        values={track: DATA.tracks[track].vp[space] for track, space in player.markers.items()},
        score=breakdown(state, seat),
    )


@lru_cache(maxsize=4096)
def _mat(rails_left: tuple[int, ...], buildings_left: tuple[int, ...]) -> list[MatSectorView]:
    rows = zip(DATA.mat, rails_left, buildings_left, strict=True)
    return [MatSectorView(s.n, rails, buildings, s.sale_value, s.left_of_logo) for s, rails, buildings in rows]


def _milestone(state: State, seat: Seat, held: Held) -> MilestoneView:
    card = DATA.milestones[held.id]
    return _milestone_with(card.id, tuple(held.managers), tuple(amount(state, seat, c) for c in card.conditions))


@lru_cache(maxsize=4096)
def _milestone_with(id: str, managers: tuple[str, ...], have: tuple[int, ...]) -> MilestoneView:
    card = DATA.milestones[id]
    return MilestoneView(
        id=card.id,
        pile=card.pile,
        vp=card.vp,
        slots=[SlotView(accepts, manager) for accepts, manager in zip(card.managers, managers, strict=True)],
        conditions=[
            ConditionView(c.kind, c.level, c.triangles, c.count, n) for c, n in zip(card.conditions, have, strict=True)
        ],
    )
