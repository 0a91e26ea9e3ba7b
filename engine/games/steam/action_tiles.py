"""Choosing action tiles (rules section 4)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from engine.core.play.ask import Choice
from engine.core.play.msg import Msg
from engine.core.play.table import Table
from engine.games.steam.cursor import acting, last_round
from engine.games.steam.data import DATA
from engine.games.steam.facts import ActionTile
from engine.games.steam.money import pay, power, purse
from engine.games.steam.state import Player, Seat, State
from engine.games.steam.words import name, say

NUMBERS = {tile.id: number for number, tile in DATA.action_tiles.items()}
TURN_ORDER, FIRST_MOVE, FIRST_BUILD = NUMBERS["turn_order"], NUMBERS["first_move"], NUMBERS["first_build"]
ENGINEER = NUMBERS["engineer"]
CITY_GROWTH, LOCOMOTIVE, URBANIZATION = NUMBERS["city_growth"], NUMBERS["locomotive"], NUMBERS["urbanization"]


@dataclass(frozen=True, slots=True)
class Taking(Choice):
    """An action tile to take, for its action or `passed` (without it); `cost` in dollars."""

    tile: ActionTile
    cost: int
    passed: bool = False

    def __str__(self) -> str:
        return f"{self.tile.key}-pass" if self.passed else self.tile.key

    def label(self) -> Msg:
        """The tile with its number, and what it costs."""
        key = "taking-passed" if self.passed else "taking"
        return say(key, number=self.tile.number, tile=name("action", self.tile.key), cost=self.cost)


async def tile_turn(table: Table[State]) -> None:
    """STM-047, STM-220: a player takes one action tile."""
    state, seat = table.state, acting(table.state)
    # in the Standard game the tiles are free, and their numbers set no turn order but break ties at the end
    told = partial(note, state, seat) if last_round(state) or not state.standard else None
    take(table, seat, await table.choose(seat, "action-tile", takings(state, seat), note=told))


def note(state: State, seat: Seat) -> Msg:
    """What the numbers of the tiles decide, and the player's money."""
    key = "action-tile-note-last" if last_round(state) else "action-tile-note"
    return say(key, purse=purse(state, seat))


def takings(state: State, seat: Seat) -> list[Taking]:
    """STM-047, STM-190: the legal ways to take a tile; if there is none, the lowest tile, free and without effect."""
    taken = [player.tile for player in state.players]
    free = [number for number in DATA.action_tiles if number not in taken]
    legal = [taking for number in free for taking in ways(state, seat, number)]
    return legal or [Taking(DATA.action_tiles[free[0]], 0, passed=True)]


def ways(state: State, seat: Seat, number: int) -> list[Taking]:
    """STM-052 to STM-059, STM-172, STM-185: taking this tile for its action, or passed."""
    if not may_take(state, seat, number):
        return []
    tile, found = DATA.action_tiles[number], []
    cost = price(state, state.players[seat], tile)
    if cost <= power(state, seat) and (state.standard or can_use(state, number)):
        found.append(Taking(tile, cost))
    if tile.pass_option and not state.standard:
        found.append(Taking(tile, 0, passed=True))
    return found


def may_take(state: State, seat: Seat, number: int) -> bool:
    """STM-055, STM-057: tile 6 not at the highest level, tile 7 not without a town or a New City tile."""
    if number == LOCOMOTIVE:
        return state.players[seat].locomotive < DATA.locomotive.max
    if number == URBANIZATION:
        towns = len(DATA.maps[state.map].towns) - len(state.new_cities)
        return towns > 0 and bool(state.new_city_tiles)
    return True


def price(state: State, player: Player, tile: ActionTile) -> int:
    """STM-048 to STM-056, STM-172: what a tile costs with its action, in dollars."""
    if state.standard:
        return tile.standard_cost
    return tile.base_cost + tile.base_cost_per_new_level * (player.locomotive + 1)


def can_use(state: State, number: int) -> bool:
    """STM-186: Base: whether City Growth can be used: it needs cubes, and a printed city without a marker."""
    return number != CITY_GROWTH or (any(state.supply) and len(state.grown) < len(DATA.maps[state.map].cities))


def take(table: Table[State], seat: Seat, chosen: Taking) -> None:
    """STM-047, STM-052 to STM-056, STM-059: the player takes the tile and pays; a locomotive grows at once."""
    player = table.state.players[seat]
    player.tile, player.passed = chosen.tile.number, chosen.passed
    key = "log-tile-passed" if chosen.passed else "log-tile"
    table.tell(say(key, seat=seat, tile=name("action", chosen.tile.key), cost=chosen.cost))
    pay(table, seat, chosen.cost)
    if player.tile == LOCOMOTIVE and not player.passed:
        player.used = True
        improve_locomotive(table, seat, by_tile=True)


def improve_locomotive(table: Table[State], seat: Seat, *, by_tile: bool = False) -> None:
    """STM-053, STM-126: the locomotive level rises by 1; `by_tile`: the log has just said which tile caused it."""
    player = table.state.players[seat]
    player.locomotive += 1
    table.tell(say("log-locomotive", seat=seat, level=player.locomotive, by_tile=int(by_tile)))
