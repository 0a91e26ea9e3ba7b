"""Paying for an action space (rules sections 2 and 6): workers, coins in their place, temporary and black workers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from engine.core.play.ask import Choice
from engine.core.play.msg import Msg
from engine.games.russian_railroads.actions import OWN_SPACES
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.state import Piece, Player, Seat, State
from engine.games.russian_railroads.words import say

COST = {space.id: (space.workers, space.coins) for space in DATA.spaces.values()} | {
    space: (DATA.engineers[number].workers, 0) for space, number in OWN_SPACES.items()
}
"""RRR-017, RRR-068, RRR-071: the workers and coins to pay for each action space."""

ONE_WORKER = (1, 0)
"""The cost of a one-worker space."""


@dataclass(frozen=True, slots=True)
class Payment(Choice):
    """This many pieces of each kind. Temporary workers count as workers, and are paid first. `step`: the black worker
    may bring a step (RRR-135)."""

    key: str
    black: int
    workers: int
    coins: int
    step: bool

    def __str__(self) -> str:
        return self.key

    def label(self) -> Msg:
        """The pieces."""
        return say("payment", black=self.black, workers=self.workers, coins=self.coins)


def hand(player: Player, paid: Payment | None = None) -> Iterator[Msg]:
    """What a player has in the supply, after a payment if there is one."""
    black, spent, coins = (paid.black, paid.workers, paid.coins) if paid else (0, 0, 0)
    if workers := player.workers + player.temporary - spent:
        yield say("workers", workers=workers)
    if player.black > black:
        yield say("black-worker")
    if purse := player.coins - coins:
        yield say("coins", coins=purse)


@cache
def _payment(black: int, workers: int, coins: int, step: bool) -> Payment:
    parts = (("black", black), ("worker", workers), ("coin", coins))
    key = "-".join(f"{kind}-{count}" for kind, count in parts if count)
    return Payment(key, black, workers, coins, step)


def payments(player: Player, space: str, step: bool) -> Iterator[Payment]:
    """RRR-017, RRR-019, RRR-020, RRR-063: every way to pay the printed cost, those without the black worker first,
    then those with the fewest coins.

    `step`: the space allows a black step (RRR-201).
    """
    places, demanded = COST[space]
    hands = player.workers + player.temporary
    for black in range(min(player.black, places) + 1):
        for workers in range(min(hands, places - black), -1, -1):
            coins = demanded + places - black - workers
            if coins <= player.coins:
                yield _payment(black, workers, coins, step and black > 0)


def payable(player: Player, spaces: Iterable[str]) -> list[str]:
    """RRR-017, RRR-019, RRR-020: those spaces that the player has any way to pay for."""
    coins, found = player.coins, []
    pieces = coins + player.hands
    for space in spaces:
        places, demanded = COST[space]
        if demanded <= coins and places + demanded <= pieces:
            found.append(space)
    return found


def pay(state: State, seat: Seat, space: str, payment: Payment) -> None:
    """RRR-016, RRR-017, RRR-063: the pieces go from the supply onto the space."""
    player = state.players[seat]
    temporary = min(player.temporary, payment.workers)
    player.temporary -= temporary
    player.workers -= payment.workers - temporary
    player.black -= payment.black
    player.coins -= payment.coins
    kinds = ["black"] * payment.black + ["temporary"] * temporary + ["own"] * (payment.workers - temporary)
    pieces = [Piece(seat, kind) for kind in kinds + ["coin"] * payment.coins]
    state.board[space] = [*state.board.get(space, ()), *pieces]
