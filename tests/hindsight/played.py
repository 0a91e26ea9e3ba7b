"""Decisions of games, several ways to go on from each, and how the games ended."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from engine.core.ahead.arena import in_order
from engine.core.ahead.learning import Table
from engine.core.ahead.position import Position
from engine.core.play.advice import NORMAL, ByAsk
from engine.core.play.ask import Ask
from engine.core.play.match import Match
from engine.core.play.registry import advice, game
from engine.core.play.rng import Rng, Seed

EVERY = 8
"""One in so many decisions is looked at, on average."""
OTHER = 10
"""One in so many of them is answered otherwise than the seasoned would: so more positions are seen."""
WAYS = 6
"""At most this many ways to go on from a decision are tried."""
TAKEN = 0.14
"""How likely each of the next best ways is taken, one after the other: those that promise most are tried more often."""


@dataclass(frozen=True)
class Way:
    """A way to go on in a turn: the key for each kind of question, what it promises in VP, and its facts: what each
    correction adds if it is 1."""

    keys: Mapping[str, str]
    promised: float
    facts: Mapping[str, float]


Ways = Callable[[Ask[Any]], Sequence[Way]]
"""The ways to go on from a decision that are worth a look, the most promising first; none if it is of another kind."""


@dataclass(frozen=True)
class Led:
    """Where a way led: how far ahead of the mean of the others the seat was at the end."""

    promised: float
    facts: Mapping[str, float]
    lead: float


Decided = list[list[Led]]
"""The decisions of a game, all of them together: what they have in common is luck."""


def played(key: str, ways: Ways, tables: Sequence[Table], *, games: int, seed: int, jobs: int) -> Iterator[Decided]:
    """The decisions of each of this many games, at these tables in turn; several `jobs` run in processes."""
    return in_order(partial(_of_one, key, ways, tuple(tables), seed), range(games), jobs)


def _of_one(key: str, ways: Ways, tables: Sequence[Table], seed: int, number: int) -> Decided:
    (seats, variants), rules, advised = tables[number % len(tables)], game(key), advice(key)
    match, luck = Match.new(rules, seats, variants, seed + number, confirm=()), Rng(Seed(seed + number))
    play, found = advised.seasoned or advised.policies[NORMAL], Decided()
    while match.pending:
        seat, ask = next(iter(match.pending.items()))
        tried = _some(ways(ask), luck) if not luck.below(EVERY) else []
        if len(tried) > 1:
            position, deal = Position(rules, match.save(), seat), luck.bits()
            found.append([led(position, seat, way, play, deal) for way in tried])
        key = play(match.view(seat), ask, luck)
        if tried and not luck.below(OTHER):
            key = tried[-1].keys.get(ask.kind, key)
        match.answer(seat, key)
    return found


def _some(ways: Sequence[Way], luck: Rng) -> list[Way]:
    """The first, and some of the others, those behind it more often than those further on."""
    left = list(ways)
    found = [left.pop(0)] if left else []
    while left and len(found) < WAYS:
        at = 0
        while at < len(left) - 1 and luck.below(100) >= 100 * TAKEN:
            at += 1
        found.append(left.pop(at))
    return found


def led(position: Position, seat: int, way: Way, play: Any, deal: int) -> Led:
    """Where a way leads on a deal, if all go on as `play`."""
    playout, keys, rng = position.deal(deal), dict(way.keys), Rng(Seed(deal))

    def decide(ask: Ask[Any]) -> str:
        key = keys.pop(ask.kind, None) if ask.seat == seat and not playout.turns else None
        return key if key in ask.options else play(None, ask, rng)

    assert isinstance(play, ByAsk)
    playout.play(decide)
    playout.close()
    estimate = advice(playout.rules.key).estimate  # at the end it is what counts
    assert estimate is not None
    points = estimate(playout.state)
    others = [each for other, each in enumerate(points) if other != seat]
    return Led(way.promised, way.facts, points[seat] - sum(others) / len(others))
