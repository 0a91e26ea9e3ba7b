"""Advice: what helps people and practice opponents at a game. All of it is optional; rules never look at it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from engine.core.play.ask import Ask, Option, Shortcut
from engine.core.play.brief import ALL_OF_IT, Brief
from engine.core.play.msg import Msg
from engine.core.play.rng import HasRng, Rng
from engine.core.play.rules import Rules

S = TypeVar("S", bound=HasRng)

Policy = Callable[[Any, Ask[Any], Rng], str]
"""A practice opponent: `policy(view, ask, rng) -> key`. It sees what a person in that seat sees."""


@dataclass(frozen=True, slots=True)
class ByAsk:
    """A practice opponent that finds all it needs in its Ask: where games are tried out, no View is made for it."""

    decide: Callable[[Ask[Any], Rng], str]

    def __call__(self, view: Any, ask: Ask[Any], rng: Rng) -> str:
        """The key, as of any Policy; the view may be anything."""
        return self.decide(ask, rng)


EASY, NORMAL, HARD, MASTER = "easy", "normal", "hard", "master"
"""The practice opponents that people play against, as far as a game has them; `hard` and `master` are the core's."""


def as_asked(view: Any, ask: Ask[Any]) -> Sequence[Option]:
    """The options of a game that orders none: as the rulebook has them."""
    return list(ask.options.values())


def as_noted(view: Any, ask: Ask[Any]) -> Msg | None:
    """What stands under a question of a game whose rules say it."""
    return ask.note


def no_shortcuts(view: Any, ask: Ask[Any]) -> Sequence[Shortcut]:
    """The shortcuts of a game that has none."""
    return ()


def nobody_follows(view: Any) -> Sequence[int]:
    """Who follows in a game that can't say."""
    return ()


def never_grows(state: Any) -> int:
    """A game that is compared at its end only."""
    return 0


def no_reason(view: Any, ask: Ask[Any], typed: str) -> Msg | None:
    """Why a move is not legal, in a game that can't say."""
    return None


@dataclass(frozen=True)
class Advice(Generic[S]):
    """What a game has to say about playing it well: pure functions of its state S, its View and its Asks.

    offered  (view, ask) -> the options of the ask, each once and under its key, as a person is offered them: the most
             useful first, those of a group together, the way out last, each with what it costs and brings
    note     (view, ask) -> what the prompt of the ask can't know, such as what is left and what it costs so far
    shortcuts (view, ask) -> at most five whole plans that the player often wants, the best first: each is legal to its
             end, and none of them goes on behind what can't be taken back
    why      (view, ask, typed) -> a sentence why what was typed is not legal now, with what is missing; None: not
             known. `typed` is one move as a person typed it, in lower case
    following (public view) -> the seats whose turns follow the one that is running, in order, as far as that is sure
             whatever is decided; decisions that fall to others in the middle of it don't count
    clauses  the numbers of the rules that a kind of Ask is about (`STM-041`), the most telling first
    clause_needs  the choices of variants without which a clause of these says nothing
    goals    what a step of a lesson may ask for, by name: (view as the step began, view now) -> whether it is reached
    policies practice opponents by name; `random` too, where chance alone would soon ruin everybody
    promising (view, ask) -> the keys that a search should look at, what promises most to `normal` first. None: all keys
             and the shortcuts
    estimate (state, at rest or in the middle of a script) -> by seat the points at the end of the game that are to be
             expected if all go on as the practice opponent `normal` does; at the end the true ones. None: not known
    judgement (state) -> by seat what positions are compared by where a search stops before the end of the game; an
             estimate is right on the average, and may yet mislead who chooses by it. None: the estimate
    moment   (state at a boundary) -> a number that grows whenever positions can be compared, whatever has been done
             before: at the end of a round, of each turn where nobody can pass. So nobody who passes early seems to have
             come further than who goes on
    horizon  how many turns of each seat are played on at least, before what stands at the next `moment` is estimated,
             0: only the running script; None: to the end of the game
    effort   how many answers `hard` may play in all that it tries out for a decision: measured to take some two seconds
             of a common core, at any number of seats and at any time of the game
    features (state at rest, seat) -> numbers, by name, always the same names, that tell what the seat is to expect: by
             what it sees and what everybody can count. `left` is one of them: how much of the game is to come, 0
             when it is over. For whoever fits an estimate to them. None: it has none
    value    (state at rest) -> as the estimate, nearer to what comes of it: with weights learned from games of seats of
             all strengths (`python -m engine learn`). For whoever reads it; a search, which looks for what is
             overrated, does not go by it. None: the estimate
    money    (state) -> by seat the money that everybody has; None: the game has none
    ledger   (state, seat) -> what the seat has, as far as it knows: a value that can be compared and sent. What an
             option brings is told by what differs in it once the option has been carried out. None: the game tells
             nothing so
    brief    how a turn is told in short, a line a player
    """

    offered: Callable[[Any, Ask[Any]], Sequence[Option]] = as_asked
    note: Callable[[Any, Ask[Any]], Msg | None] = as_noted
    shortcuts: Callable[[Any, Ask[Any]], Sequence[Shortcut]] = no_shortcuts
    why: Callable[[Any, Ask[Any], str], Msg | None] = no_reason
    following: Callable[[Any], Sequence[int]] = nobody_follows
    clauses: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    clause_needs: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    goals: Mapping[str, Callable[[Any, Any], bool]] = field(default_factory=dict)
    policies: Mapping[str, Policy] = field(default_factory=dict)
    promising: Callable[[Any, Ask[Any]], Sequence[str]] | None = None
    estimate: Callable[[S], Sequence[float]] | None = None
    judgement: Callable[[S], Sequence[float]] | None = None
    moment: Callable[[S], int] = never_grows
    horizon: int | None = 0
    effort: int = 4000
    features: Callable[[S, int], Mapping[str, float]] | None = None
    value: Callable[[S], Sequence[float]] | None = None
    money: Callable[[S], Sequence[int]] | None = None
    ledger: Callable[[S, int], Any] | None = None
    brief: Brief = ALL_OF_IT

    def clauses_with(self, rules: Rules[Any, Any], kind: str, variants: Mapping[str, str]) -> tuple[str, ...]:
        """The rules that a kind of Ask is about in a game with these variants; what they lack has its default."""
        complete = {v.key: variants.get(v.key, v.choices[0]) for v in rules.variants}
        found = self.clauses.get(kind, ())
        return tuple(clause for clause in found if self.clause_needs.get(clause, {}).items() <= complete.items())
