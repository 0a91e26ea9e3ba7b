"""Advice: what helps people and bot opponents at a game. All of it is optional; rules never look at it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Generic, TypeVar

from engine.core.play.ask import Ask, Option, Shortcut
from engine.core.play.brief import ALL_OF_IT, Brief
from engine.core.play.msg import Msg
from engine.core.play.rng import HasRng, Rng
from engine.core.play.rules import Rules

S = TypeVar("S", bound=HasRng)

Policy = Callable[[Any, Ask[Any], Rng], str]
"""A bot opponent: `policy(view, ask, rng) -> key`. It sees what a person in that seat sees."""


@dataclass(frozen=True, slots=True)
class ByAsk:
    """A bot opponent that finds all it needs in its Ask: where games are tried out, no View is made for it."""

    decide: Callable[[Ask[Any], Rng], str]

    def __call__(self, view: Any, ask: Ask[Any], rng: Rng) -> str:
        """The key, as of any Policy; the view may be anything."""
        return self.decide(ask, rng)


@dataclass(frozen=True, slots=True)
class Evidence:
    """By how many standard errors an answer has to be better than that of `normal`, and on how many deals both have to
    be tried, for a search to prefer it."""

    errors: float
    deals: int


SURE = Evidence(2.0, 6)
"""Where `normal` knows well what to do, and little can be told from a few tries."""

EASY, NORMAL, HARD, MASTER = "easy", "normal", "hard", "master"
"""The bot opponents that people play against, if a game has them; `hard` and `master` come from the core."""


def as_asked(view: Any, ask: Ask[Any]) -> Sequence[Option]:
    """The options of a game that has no order of its own: as in the rulebook."""
    return list(ask.options.values())


def as_noted(view: Any, ask: Ask[Any]) -> Msg | None:
    """The note under a question of a game whose rules write it."""
    return ask.note


def no_shortcuts(view: Any, ask: Ask[Any]) -> Sequence[Shortcut]:
    """The shortcuts of a game that has none."""
    return ()


def nobody_follows(view: Any) -> Sequence[int]:
    """Who follows, in a game that can't say."""
    return ()


def never_grows(state: Any) -> int:
    """A game whose positions are compared only at its end."""
    return 0


def no_reason(view: Any, ask: Ask[Any], typed: str) -> Msg | None:
    """Why a move is illegal, in a game that can't say."""
    return None


@dataclass(frozen=True)
class Advice(Generic[S]):
    """What a game has to say about playing it well: pure functions of its state S, its View and its Asks.

    offered  (view, ask) -> the options of the ask, each once and under its key, as a person sees them: the most useful
             first, those of a group together, the way out last, each with what it costs and brings
    note     (view, ask) -> what the prompt of the ask can't know, such as what is left and the costs so far
    shortcuts (view, ask) -> at most five whole plans that the player often wants, the best first: each is legal to its
             end, and none goes on after what can't be undone
    why      (view, ask, typed) -> a sentence why the typed move is not legal now, with what is missing; None: not
             known. `typed` is one move as a person typed it, in lower case
    following (public view) -> the seats whose turns follow the running one, in order, as far as that is certain
             whatever is decided; decisions that fall to others in the middle of it don't count
    clauses  the numbers of the rules that a kind of Ask is about (`STM-041`), the most telling first
    clause_needs  the choices of variants without which one of these clauses does not apply
    goals    what a step of a lesson may ask for, by name: (view as the step began, view now) -> whether it is reached
    policies bot opponents by name; `random` too, where pure chance would soon ruin everyone
    seasoned as whom a seat that looks ahead takes itself to go on, if better than `normal`, which is then a `ByAsk` too
    promising (view, ask) -> the keys that a search should look at, the most promising first. None: all keys
             and the shortcuts
    estimate (state, at rest or in the middle of a script) -> by seat the expected points at the end of the game if all
             play on as the bot opponent `normal` does; at the end the true ones. None: not known
    judgement (state) -> by seat the value that positions are compared by where a search stops before the end of the
             game; an estimate is right on average, but may mislead a search that chooses by it. None: the estimate
    moment   (state at a boundary) -> a number that grows whenever positions can be compared, whatever was done before:
             at the end of a round, or of each turn where nobody can pass. So a seat that passes early does not seem to
             have come further than one that goes on
    horizon  the least number of turns of each seat to play on, before the next `moment` is estimated; 0: only the
             running script; None: to the end of the game
    surprises how many of the answers of others, 0.0 to 1.0, `hard` takes to be others than those of `normal`, in their
             next turns: in a game in which seats take things from one another, it would rely on what they leave
    spoils   whether `hard` looks at how far it is ahead of the mean of the others at a table of more than two, too, not
             only at its own points: where all spoil things for one another, all have less in the end
    evidence what it takes for `hard` to answer otherwise than `normal`: the less, the less `normal` knows of what it
             likes best among its `promising` answers
    effort   how many answers `hard` may play in all its tries for a decision: measured to take some two seconds of a
             common core, with any number of seats and at any time of the game
    features (state at rest, seat) -> numbers, by name, always the same names, that tell what the seat may expect, from
             what it sees and what everyone can count. `left` is one of them: how much of the game is to come, 0 when
             it is over. They serve to fit an estimate. None: it has none
    value    (state at rest) -> like the estimate, but nearer to how games end: with weights learned from games of seats
             of all strengths (`python -m engine learn`). It is for readers; a search, which looks for what is
             overrated, does not use it. None: the estimate
    money    (state) -> everyone's money by seat; None: the game has none
    ledger   (state, seat) -> what the seat has, as far as it knows: a value that can be compared and sent. What differs
             in it once an option has been carried out tells what the option brings. None: the game does not tell
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
    seasoned: ByAsk | None = None
    promising: Callable[[Any, Ask[Any]], Sequence[str]] | None = None
    estimate: Callable[[S], Sequence[float]] | None = None
    judgement: Callable[[S], Sequence[float]] | None = None
    moment: Callable[[S], int] = never_grows
    horizon: int | None = 0
    surprises: float = 0.0
    spoils: bool = False
    evidence: Evidence = SURE
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

    def thinking(self, seat: int) -> Advice[S]:
        """The same for a search for a seat: it goes on as `seasoned`, the others as `normal`."""
        if self.seasoned is None:
            return self
        own, others = self.seasoned, self.policies[NORMAL]

        def decide(ask: Ask[Any], rng: Rng) -> str:
            return (own if ask.seat == seat else others)(None, ask, rng)

        return replace(self, policies={**self.policies, NORMAL: ByAsk(decide)})

    def reviewing(self) -> Advice[S]:
        """The same for who tells people what would have been better: sure of it, and of what others do, and with what
        they have counted."""
        return replace(self, surprises=0.0, spoils=True, evidence=SURE)

    def counted(self, points: Sequence[float], seat: int) -> float:
        """What a search counts of everyone's points, for a seat: its own, or, if it spoils and is not alone, how far
        they are ahead of the mean of the others. The best of several hangs more on chance."""
        others = [each for other, each in enumerate(points) if other != seat]
        return points[seat] - (sum(others) / max(1, len(others)) if self.spoils or len(points) == 2 else 0.0)
