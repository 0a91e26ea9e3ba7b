"""What plays: as long as this is the same, games that are kept are those that would be played."""

from __future__ import annotations

import ast
from hashlib import sha256
from inspect import getsource
from types import ModuleType
from typing import Any

from engine.core.ahead import arena, budget, lines, playout, policy, position, search, surprises
from engine.core.play.codec import decode_state, encode_state
from engine.core.play.match import Match
from engine.core.play.registry import advice, game
from engine.core.play.rng import Rng, Seed
from tests.contract.figures import FIGURES_SEED, Duel

LOOKED_AT = 12
"""Every how-manieth position of a game is looked at for what hard goes by."""
SEARCH = (budget, playout, position, lines, surprises, search, arena)
"""What hard's games hang on besides its game."""


def what_plays(row: Duel) -> str:
    """Some letters that change when those who play a row would play otherwise.

    A game of the row is played, with normal in place of hard; for hard the code of the search counts, what it has for a
    decision, and what its game finds promising, expects and deals in some positions of that game.
    """
    rules, hard = game(row.game), policy.HARD in row.seated
    match = Match.new(rules, row.seats, row.contest.variants, FIGURES_SEED, confirm=())
    names = [policy.NORMAL if name == policy.HARD else name for name in row.contest.seated(0)]
    told: list[object] = [[code(module) for module in SEARCH], row.contest.budget] if hard else []
    rng, decided = Rng(Seed(FIGURES_SEED)), 0
    while match.pending:
        seat = next(iter(match.pending))
        if hard and decided % LOOKED_AT == 0:
            told.append(found(match, seat))
        told.append(policy.move(match, seat, names[seat], rng).key)
        decided += 1
    return sha256(repr([*told, match.result().scores]).encode()).hexdigest()[:12]


def found(match: Match[Any, Any], seat: int) -> object:
    """What hard goes by in a position."""
    advised, ask = advice(match.rules.key), match.pending[seat]
    judge = advised.judgement or advised.estimate
    assert judge is not None
    assert advised.promising is not None
    dealt = match.rules.redeal(decode_state(match.rules, match.snapshot), seat, Rng(Seed(FIGURES_SEED)))
    moment, judged = advised.moment(dealt), [round(points, 6) for points in judge(dealt)]
    settings: tuple[object, ...] = advised.horizon, advised.surprises, advised.spoils, advised.evidence
    if advised.seasoned is not None:
        settings = *settings, advised.seasoned(None, ask, Rng(Seed(FIGURES_SEED)))
    return list(advised.promising(match.view(seat), ask)), moment, judged, encode_state(dealt), settings


def code(module: ModuleType) -> str:
    """A module without what says nothing to the machine: comments, docstrings, layout."""
    tree = ast.parse(getsource(module))
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            node.body = [
                one for one in node.body if not (isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant))
            ]
    return ast.dump(tree)
