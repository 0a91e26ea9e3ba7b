"""Decisions of games, several ways to go on from each, and how the games ended."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from engine.core.ahead.arena import in_order
from engine.core.ahead.learning import Table
from engine.core.ahead.playout import Playout
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


Ways = Callable[[Any, Ask[Any]], Sequence[Way]]
"""(view, ask) -> the ways to go on from a decision that are worth a look, the most promising first; none if it is of
another kind."""


@dataclass(frozen=True)
class Led:
    """Where a way led: what the seat had at the end, as a search counts it (`Advice.counted`). `judged`: the same by
    what positions are compared by, where a search stops that looks 0, 1, 2 … turns on (`Advice.horizon`)."""

    promised: float
    facts: Mapping[str, float]
    had: float
    judged: Sequence[float] = ()


Decided = list[list[Led]]
"""The decisions of a game, all of them together: what they have in common is luck."""


def played(
    key: str, ways: Ways, tables: Sequence[Table], *, games: int, seed: int, jobs: int, deals: int = 1, moments: int = 0
) -> Iterator[Decided]:
    """The decisions of each of this many games, at these tables in turn, each once for every deal that its ways are
    played on, judged at this many moments on the way; several `jobs` run in processes."""
    return in_order(partial(_of_one, key, ways, tuple(tables), seed, deals, moments), range(games), jobs)


def _of_one(key: str, ways: Ways, tables: Sequence[Table], seed: int, deals: int, moments: int, number: int) -> Decided:
    (seats, variants), rules, advised = tables[number % len(tables)], game(key), advice(key)
    match, luck = Match.new(rules, seats, variants, seed + number, confirm=()), Rng(Seed(seed + number))
    play, found = advised.seasoned or advised.policies[NORMAL], Decided()
    while match.pending:
        seat, ask = next(iter(match.pending.items()))
        view = match.view(seat)
        tried = _some(ways(view, ask), luck) if not luck.below(EVERY) else []
        if len(tried) > 1:
            position = Position(rules, match.save(), seat)
            for deal in [luck.bits() for _ in range(deals)]:
                found.append([led(position, seat, way, play, deal, moments) for way in tried])
        key = play(view, ask, luck)
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


def led(position: Position, seat: int, way: Way, play: Any, deal: int, moments: int = 0) -> Led:
    """Where a way leads on a deal, if all go on as `play`."""
    playout, keys, rng = position.deal(deal), dict(way.keys), Rng(Seed(deal))
    advised = advice(playout.rules.key)
    judge, now, judged = advised.judgement or advised.estimate, advised.moment(playout.state), list[float]()
    assert judge is not None

    def decide(ask: Ask[Any]) -> str:
        key = keys.pop(ask.kind, None) if ask.seat == seat and not playout.turns else None
        if key in ask.options:
            return str(key)
        return str(play(None if isinstance(play, ByAsk) else playout.rules.view(playout.state, ask.seat), ask, rng))

    def look(at: Playout[Any]) -> bool:
        nonlocal now
        before, now = now, advised.moment(at.state)
        if len(judged) < moments and at.turns > len(judged) * position.seats and now > before:
            judged.append(advised.counted(judge(at.state), seat))
        return False

    playout.enough = look
    playout.play(decide)
    playout.close()
    had = advised.counted(judge(playout.state), seat)  # at the end it is what counts
    return Led(way.promised, way.facts, had, [*judged, *[had] * (moments - len(judged))])
