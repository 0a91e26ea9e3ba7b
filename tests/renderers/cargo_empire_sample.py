"""Views of Cargo Empire made up for the tests: every field filled; nobody has checked that a game could get there."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.core.play.ask import Ask
from engine.games.cargo_empire.advice.told import DemandFacts, FareFacts
from engine.games.cargo_empire.clans import NO_POWERS
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.facts import MARKERS, MODES, SPACES
from engine.games.cargo_empire.offers import Demand
from engine.games.cargo_empire.state import Planned
from engine.games.cargo_empire.tracks import lane_fields
from engine.games.cargo_empire.view import CityView, ForwarderView, MarkerView, PlayerView, SpaceView, View
from renderers.cargo_empire.choices import fares

SIDES = ["a01", "b01", "c02"]
ROOMS = tuple((marker, max(DATA.vp_spaces)) for marker in MARKERS)
"""As if the top were far from all markers."""


def _city(key: str, tile: int, owners: int, dice: Random) -> CityView:
    level = dice.choice([1, 1, 1, 2, 2, 3])
    beside = [dice.randrange(owners) for _ in range(2 * (level - 1))]
    if level > DATA.game.levels_with_tile:
        return CityView(key, level, 0, "", 0, None, None, beside, [])
    side = DATA.tiles[tile][level]
    upper, lower = (
        SpaceView(side.demand(space), dice.randrange(owners) if dice.random() < 0.3 else None) for space in SPACES
    )
    crests = [0] if tile == 1 else []
    return CityView(key, level, tile, side.supply, dice.randrange(3), upper, lower, beside, crests)


def _marker(dice: Random) -> MarkerView:
    spots = [(0, ""), *((column, "") for column in (*DATA.columns.junction_columns, *DATA.vp_spaces))]
    for position, side in enumerate(SIDES):
        for lane in SPACES:
            spots += [(field.column, lane) for field in lane_fields(side, position, lane)]
    column, lane = dice.choice(spots)
    space = DATA.vp_spaces.get(column)
    return MarkerView(column, lane, space.vp if space else 0)


def _player(seat: int, cities: list[str], dice: Random) -> PlayerView:
    objectives = dice.sample(list(DATA.objectives), 3)
    left = dice.randrange(5)
    markers = {kind: _marker(dice) for kind in MARKERS}
    return PlayerView(
        seat=seat, colour=DATA.game.colours[seat], hand={mode: dice.randrange(5) for mode in MODES},
        posts=[0, left, 4], turns_left=left, spare=0, markers=markers, cities=cities, face_down=False,
        own_face_down="", objectives=objectives if seat == 1 else [""] * 3, objective_vp=[6, 0, 12], drawn=0,
        clan=list(DATA.clans)[seat], crest="", cubes=seat, vassal_colour="", vassals_left=0,
        points={"development": sum(marker.vp for marker in markers.values()), "level3": 6,
                "city-cards": 5 * len(cities), "objectives": 0},
    )  # fmt: skip


def sample(seats: int = 4, map: str = "europe", seed: int = 1, forwarder: bool = False) -> View:
    """A view in the middle of a game, as seat 1 sees it; with a forwarder it sits behind the players."""
    dice, table = Random(f"{seats} {map} {seed}"), seats + forwarder
    keys = dice.sample(list(DATA.maps[map].cities), len(DATA.tiles))
    players = [_player(seat, keys[2 * seat : 2 * seat + 1 + seat], dice) for seat in range(table)]
    cities = [_city(key, n, table, dice) for n, key in enumerate(keys, start=1)]
    start = next(city.key for city in cities if city.cubes and city.level == 1)
    return View(
        seat=1, seats=seats, map=map, round=2, rounds=DATA.game.rounds, phase="actions", acting=1,
        order=dice.sample(range(table), table), forwarder_seat=seats if forwarder else None, clans=True,
        vassal_owners={}, tracks=SIDES, cities=cities,
        row=[*keys[-3:], "blank"], city_deck=9, objective_deck=14,
        rush=[dice.choice(["", *MODES]) for _ in range(DATA.maps[map].rush_fields)], players=players,
        forwarder=ForwarderView(seats, "green", 5, 8, [], keys[0], 3) if forwarder else None,
        plan=Planned(start), boosted=False, borrowed=[], winners=[],
    )  # fmt: skip


def demands(view: View) -> Ask[Any]:
    """Every free demand space for the cube of the delivery that is planned, with the fewest cards that pay the way."""
    supply = next(city for city in view.cities if view.plan is not None and city.key == view.plan.supply)
    found = [
        Demand(city.key, name, space.colour, cards=paid[0].count, teller=DemandFacts(
            city.key, name, city.level, "upgrade" if city.level == 2 else "",
            fare=FareFacts(paid[0], view.map, supply.key, city.key, "", ROOMS, tuple(view.rush)),
        ))
        for city in view.cities
        for name, space in (("upper", city.upper), ("lower", city.lower))
        if space is not None and space.post is None and space.colour == supply.supply and city is not supply
        for paid in [fares(view, 1, supply.key, city.key, NO_POWERS)]
        if paid
    ]  # fmt: skip
    return Ask(1, "demand", {str(option): option for option in found})
