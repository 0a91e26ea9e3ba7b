"""Full execution by brute force: every answer is tried at every question, none left out, none believed to be alike."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from engine.core.play.ask import Ask, Option
from engine.core.play.codec import copies, copy_state, encode_state
from engine.core.play.table import Script, Table
from engine.games.russian_railroads.actions import action_of
from engine.games.russian_railroads.counting import executable
from engine.games.russian_railroads.fullness import keep, leads
from engine.games.russian_railroads.rounds import occupy, occupying
from engine.games.russian_railroads.state import State
from engine.games.russian_railroads.turn import Offers, Plan, Trial, Turn

MOST = 6000
"""How many positions of a turn are looked at; what needs more is left out of the comparison."""


class TooMany(Exception):
    """The turn has too many positions to look at all of them."""


class Walk:
    """A turn on an action space that runs on a copy, question by question."""

    def __init__(self, state: State, space: str, trial: Trial | None) -> None:
        self.state = copy_state(state)
        assert state.acting is not None
        table = Table(self.state, lambda entry: None, lambda: None)
        self.turn = Turn(table, state.acting, keep if trial is None else _all, trial=trial)
        if trial is None:
            tight = not executable(state, state.acting, action_of(state, space))
            self.turn.plan = Plan(partial(leads, copies(state), state.acting, occupying(space)), tight)
        self._script: Script = occupy(self.turn, space)
        self.ask: Ask[Any] | None = None
        self._send(None)

    def answer(self, key: str) -> None:
        """Answer the question."""
        assert self.ask is not None
        self._send([self.ask.parse(key)])

    def _send(self, values: list[Any] | None) -> None:
        try:
            (self.ask,) = self._script.send(values)  # type: ignore[arg-type]
        except StopIteration:
            self.ask = None


def _all(turn: Turn, kind: str, options: Sequence[Option], taking: Offers) -> Sequence[Any]:
    return options


def some_way(state: State, space: str, *given: str) -> bool:
    """Whether any answers after these execute the action, and all that is repeated in it, in full.

    Raises TooMany.
    """
    seen: set[tuple[object, ...]] = set()
    ways: list[tuple[str, ...]] = [given]
    while ways:
        answers = ways.pop()
        trial = Trial(deque(answers))
        walk = Walk(state, space, trial)
        if walk.ask is None and not trial.lost:
            return True
        where = _where(walk)
        if walk.ask is None or trial.lost or where in seen:
            continue
        if len(seen) > MOST:
            raise TooMany
        seen.add(where)
        ways += [(*walk.turn.made, key) for key in walk.ask.options]
    return False


def _where(walk: Walk) -> tuple[object, ...]:
    """All that decides how the turn may go on."""
    turn, ask = walk.turn, walk.ask
    works = [(work.action, tuple(work.left), work.executed, work.extra) for work in turn.works]
    asked = None if ask is None else (ask.kind, str(ask.note), tuple(ask.options))
    return encode_state(walk.state), str(works), str(turn.opened), str(turn.declined), asked


def questions(state: State, space: str, choose: Any) -> Iterator[tuple[list[str], list[str], list[str]]]:
    """One way through a turn as it is offered: at every question what was answered so far, what could be answered if
    fullness were no rule, and what is offered. `choose` picks one of the keys that are offered."""
    walk = Walk(state, space, None)
    while walk.ask is not None:
        if walk.ask.kind == "pick":  # nobody looks through a deck ahead
            walk.answer(choose(walk.ask.keys()))
            continue
        made = list(walk.turn.made)
        free = Walk(state, space, Trial(deque(made)))
        assert free.ask is not None
        yield made, free.ask.keys(), walk.ask.keys()
        walk.answer(choose(walk.ask.keys()))
