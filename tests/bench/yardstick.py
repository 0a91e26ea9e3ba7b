"""How many random decisions a game comes to for each random move of python-chess, in the same run: the machine and its
mood are in both."""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Iterator

import chess

from engine.core.ahead.policy import random_policy
from engine.core.play.match import Match
from engine.core.play.registry import game, games
from engine.core.play.rng import Rng, Seed
from tests.bench import Figure

SECONDS = 1.0
"""Of processor time, for a game and for chess, each time one of them is measured."""
ROUNDS = 3
"""How often both are measured, in turn."""
AIMS = {"russian_railroads": 0.9, "railroad_revolution": 0.7, "cargo_empire": 0.8, "steam": 0.55}


def figures(key: str) -> Iterator[Figure]:
    """A game beside chess: with the confirmations that end turns, as people play, and without."""
    for confirming in (True, False):
        decisions, moves = 0.0, 0.0
        for number in range(ROUNDS):
            decisions += decisions_a_second(key, 100 * number, confirming=confirming)
            moves += moves_a_second()
        how = "with confirmations" if confirming else "without"
        aim = AIMS.get(key) if confirming else None
        yield Figure(f"{key}: random decisions a random chess move, {how}", decisions / moves, "", aim, more=True)


def decisions_a_second(key: str, seed: int, *, confirming: bool) -> float:
    """Random play at the full table; games are set up besides."""
    rules, rng = game(key), Rng(Seed(seed))
    spent, decisions = 0.0, 0
    while spent < SECONDS:
        seed += 1
        match = Match.new(rules, rules.seats[-1], {}, seed, confirm=None if confirming else ())
        began = time.process_time()
        while match.pending:
            seat, ask = next(iter(match.pending.items()))
            match.answer(seat, random_policy(None, ask, rng))
            decisions += 1
        spent += time.process_time() - began
    return decisions / spent


def moves_a_second() -> float:
    """Random games of chess to their end."""
    chance, board, moves, began = random.Random(1), chess.Board(), 0, time.process_time()
    while (spent := time.process_time() - began) < SECONDS:
        if board.is_game_over():
            board = chess.Board()
        board.push(chance.choice(list(board.legal_moves)))
        moves += 1
    return moves / spent


if __name__ == "__main__":
    for name in sys.argv[1:] or games():
        for figure in figures(name):
            print(figure, flush=True)
