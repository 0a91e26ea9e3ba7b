"""Auxiliary actions (rules section 6) and every other gain without a choice."""

from __future__ import annotations

from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.state import Player, State
from engine.games.russian_railroads.turn import Turn
from engine.games.russian_railroads.words import name, say

DOUBLER_SLOTS = sum(route.doubler_slots for route in DATA.routes.values())


def gain_vp(turn: Turn, source: str, vp: int) -> None:
    """RRR-024, RRR-175: VP are scored at once and never lost."""
    turn.player.score(source, vp)
    turn.tell(say("log-vp", seat=turn.seat, vp=vp, source=name("source", source)))


def gain_coins(turn: Turn, coins: int) -> None:
    """RRR-061, RRR-168: coins from the bank, which never runs out."""
    turn.player.coins += coins
    turn.tell(say("log-coins", seat=turn.seat, coins=coins))


def gain_worker(turn: Turn) -> None:
    """RRR-086, RRR-087: a worker of the general supply becomes the player's own for good."""
    player = turn.player
    player.reserve -= 1
    player.owned += 1
    player.workers += 1
    turn.tell(say("log-worker", seat=turn.seat))


def gain_black_worker(turn: Turn) -> None:
    """RRR-134: the black worker becomes the player's own for good."""
    turn.player.black_owned = True
    turn.player.black = 1
    turn.tell(say("log-black-worker", seat=turn.seat))


def take_temporary_workers(turn: Turn) -> None:
    """RRR-062: both temporary workers."""
    turn.player.temporary += turn.state.temporary
    turn.tell(say("log-temporary", seat=turn.seat, workers=turn.state.temporary))
    turn.state.temporary = 0


def doublers_free(state: State, player: Player) -> int:
    """RRR-060, RRR-208: how many doublers the player could still take."""
    return min(DOUBLER_SLOTS - player.doublers, state.doublers)


def place_doublers(turn: Turn, most: int) -> None:
    """RRR-059, RRR-060, RRR-208: doublers go to the leftmost empty slots, as far as there are doublers and slots."""
    count = min(most, doublers_free(turn.state, turn.player))
    if count:
        turn.state.doublers -= count
        turn.player.doublers += count
        turn.tell(say("log-doublers", seat=turn.seat, doublers=count, slot=turn.player.doublers))
