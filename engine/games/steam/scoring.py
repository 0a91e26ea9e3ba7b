"""End and scoring (rules section 9)."""

from __future__ import annotations

from engine.core.play.rules import Result
from engine.core.play.table import Table
from engine.games.steam.data import DATA
from engine.games.steam.network import network_of
from engine.games.steam.state import Seat, State
from engine.games.steam.words import say

SCORING = DATA.scoring


def final_scoring(table: Table[State]) -> None:
    """STM-151 to STM-155: income and complete links become VP; bankrupt players score nothing more."""
    state = table.state
    for seat in state.order:
        player = state.players[seat]
        income, links = income_vp(player.income), SCORING.link_vp * complete_links(state, seat)
        player.score("income", income)
        player.score("links", links)
        table.tell(say("log-final", seat=seat, income=income, links=links, vp=player.vp))


def income_vp(income: int) -> int:
    """STM-152, STM-153, STM-218: the VP that an income is worth at the end."""
    return income // SCORING.income_per_vp_positive if income >= 0 else income * SCORING.vp_per_dollar_negative


def complete_links(state: State, seat: Seat) -> int:
    """STM-154: how many complete links a player owns."""
    return sum(link.owner == seat for link in network_of(state.board).complete)


def winners(state: State) -> list[Seat]:
    """STM-156 to STM-158, STM-216, STM-217: who has won or, while the game is running, who leads."""
    return [seat for seat, place in enumerate(places(state)) if place == 1]


def places(state: State) -> list[int]:
    """STM-156 to STM-158, STM-217: everyone's place, by seat."""
    standing = [rank(state, seat) for seat in range(state.seats)]
    return [1 + sum(other > its for other in standing) for its in standing]


def rank(state: State, seat: Seat) -> tuple[int, ...]:
    """STM-156 to STM-158, STM-217: greater is better: not bankrupt, or later; then VP, income, and a low tile."""
    player = state.players[seat]
    return (player.fallen == 0, player.fallen, player.vp, player.income, -player.tile)


def result(state: State) -> Result:
    """VP by source as they stand, and the winner (or who leads)."""
    return Result(
        scores=[player.vp for player in state.players],
        breakdown=[dict(player.points) for player in state.players],
        winners=winners(state),
        rounds=state.round,
        history=dict(state.history),
        places=places(state),
    )
