"""Bot opponents, and games between them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any

from engine.core.ahead import search
from engine.core.ahead.budget import THINKERS, Budget, effort
from engine.core.ahead.search import Thought
from engine.core.play import registry
from engine.core.play.advice import EASY as EASY
from engine.core.play.advice import HARD as HARD
from engine.core.play.advice import MASTER as MASTER
from engine.core.play.advice import NORMAL as NORMAL
from engine.core.play.advice import ByAsk, Policy
from engine.core.play.ask import CONFIRM, NONE, Amount, Ask, Many
from engine.core.play.codec import Answer
from engine.core.play.errors import RoundhouseError
from engine.core.play.match import Match
from engine.core.play.rng import Rng, Seed
from engine.core.play.rules import Rules

RANDOM = "random"


class UnknownPolicy(RoundhouseError):
    """The game has no such bot opponent."""


def _any(ask: Ask[Any], rng: Rng) -> str:
    names = list(ask.options)
    if isinstance(ask.shape, Many):
        most = min(ask.shape.most, len(names))
        count = ask.shape.least + rng.below(most - ask.shape.least + 1)
        rng.shuffle(names)
        return "+".join(n for n in ask.options if n in names[:count]) or NONE
    if isinstance(ask.shape, Amount):
        amounts = ask.shape.values()
        pick = rng.below(len(names) + len(amounts))
        return names[pick] if pick < len(names) else str(amounts[pick - len(names)])
    return names[rng.below(len(names))]


random_policy = ByAsk(_any)
"""Any legal answer; each option and each amount is equally likely."""


def policies(rules: Rules[Any, Any]) -> dict[str, Policy]:
    """The bot opponents of a game by name; every game has `random`, and may bring its own.

    Those that look ahead are not among these: they do not answer in an instant, and need more than a View (`search`).
    """
    return {RANDOM: random_policy, **registry.advice(rules.key).policies}


def names(rules: Rules[Any, Any]) -> list[str]:
    """Everyone whom `move` knows."""
    return [*policies(rules), *(THINKERS if search.can_search(registry.advice(rules.key)) else [])]


def policy(rules: Rules[Any, Any], name: str) -> Policy:
    """A bot opponent that does not look ahead, able to answer any question. Raises UnknownPolicy with the known
    ones."""
    found = policies(rules).get(name)
    if found is None:
        raise UnknownPolicy(policy=name, known=", ".join(names(rules)), game=rules.key)
    return found if found is random_policy else _confirming(found)


def require(rules: Rules[Any, Any], name: str) -> None:
    """Raises UnknownPolicy if `move` does not know this bot opponent."""
    if not thinks(rules, name):
        policy(rules, name)


def thinks(rules: Rules[Any, Any], name: str | None) -> bool:
    """Whether this bot opponent looks ahead, in a game that makes it possible."""
    return name in THINKERS and search.can_search(registry.advice(rules.key))


def _confirming(chosen: Policy) -> Policy:
    """A game knows its own questions only; the confirmation of a turn is not one of them."""
    if isinstance(chosen, ByAsk):
        return ByAsk(lambda ask, rng: CONFIRM if ask.kind == CONFIRM else chosen.decide(ask, rng))
    return lambda view, ask, rng: CONFIRM if ask.kind == CONFIRM else chosen(view, ask, rng)


def caretaker(ask: Ask[Any]) -> str:
    """A legal answer to any question, without knowledge of the game: the default of the rules, or the first."""
    return ask.keys(1)[0] if ask.default is None else ask.default


def decide(match: Match[Any, Any], seat: int, name: str, rng: Rng, budget: Budget | None = None) -> Thought:
    """What a bot opponent would answer for `seat`. Only one that looks ahead needs the budget, None: its own."""
    ask = match.pending[seat]
    advice = registry.advice(match.rules.key)
    if thinks(match.rules, name):
        seed = rng.bits()
        if ask.kind == CONFIRM:
            return Thought(CONFIRM)
        given = budget or effort(advice, THINKERS[name])
        return search.think(match.rules, advice, match.save(), seat, budget=given, seed=seed)
    chosen = policy(match.rules, name)
    view = None if isinstance(chosen, ByAsk) else match.view(seat)
    return Thought(chosen(view, ask, rng))


def move(match: Match[Any, Any], seat: int, name: str, rng: Rng, budget: Budget | None = None) -> Answer:
    """Let a bot opponent answer for `seat`; returns its answer."""
    return match.answer(seat, decide(match, seat, name, rng, budget).key)


def moves(
    match: Match[Any, Any], names: Sequence[str] | Mapping[int, str], seed: int, budget: Budget | None = None
) -> Iterator[Answer]:
    """Let bot opponents (`names` by seat) play to the end; yields after each answer. The budget is that of `hard`;
    others that look ahead get their multiple of it."""
    rng = Rng(Seed(seed))
    while match.pending:
        seat = next(iter(match.pending))
        own = None if budget is None else budget.times(THINKERS.get(names[seat], 1.0))
        yield move(match, seat, names[seat], rng, own)


def play_out(
    match: Match[Any, Any],
    names: Sequence[str] | Mapping[int, str],
    seed: int,
    *,
    limit: int | None = None,
    budget: Budget | None = None,
) -> int:
    """Let bot opponents play to the end, or for `limit` answers. Returns the number of answers."""
    return sum(1 for _ in islice(moves(match, names, seed, budget), limit))
