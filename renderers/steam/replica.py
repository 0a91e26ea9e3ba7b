"""The game behind a view, as much of it as routes and placements depend on: the rules need not be said again."""

from __future__ import annotations

from engine.games.steam.building import Tile
from engine.games.steam.network import network_of
from engine.games.steam.placement import lay
from engine.games.steam.state import Player, State
from engine.games.steam.view import View
from renderers.steam.scene import track_of
from renderers.steam.track import Part


def state_of(view: View) -> State:
    """The state behind a view; everything on the table can be seen (STM-219)."""
    return State(
        rng=0,
        map=view.map,
        standard=view.standard,
        players=[Player(player.cash, player.income, player.locomotive) for player in view.players],
        order=view.order,
        goods={city.hex: city.cubes for city in view.cities},
        supply=view.supply,
        bag=view.bag,
        new_city_tiles=view.new_city_tiles,
        phase="goods",
        new_cities={city.hex: city.colour for city in view.cities if city.new},
        track=view.track,
    )


def after(view: View, tile: Tile) -> dict[str, tuple[Part, ...]]:
    """The track on each hex once this tile lies there, as it is to be drawn."""
    state = state_of(view)
    lay(state, tile.hex, tile.placement)
    return track_of(state.track, network_of(state).links)
