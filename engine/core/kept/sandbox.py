"""Sandbox: a position as one seat knows it; one person plays on for everyone, to see where lines lead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from engine.core.ahead.policy import policy
from engine.core.play import registry
from engine.core.play.ask import Ask
from engine.core.play.codec import Save, decode_state, encode_state
from engine.core.play.match import Match, NothingToUndo
from engine.core.play.rng import Rng, Seed
from engine.core.play.rules import Rules

Step = tuple[int, str]
"""A seat and the key of its answer."""


class Standing(msgspec.Struct, frozen=True):
    """Where a line of a sandbox leads: points and (None: the game has none) money, by seat."""

    points: list[int]
    money: list[int] | None


def fork(rules: Rules[Any, Any], save: Save, seat: int, seed: int) -> tuple[Save, list[Step]]:
    """The beginning of the running turn, with all redealt that a seat does not know, and its own answers since.

    It does not know yet what others have answered meanwhile, and what its own answers have revealed would hardly come
    again; then the turn starts over. Nothing else of the true state leaks: two states that the seat can't tell apart
    give the same, as long as `redeal` keeps its promise.
    """
    state = rules.redeal(decode_state(rules, bytes(save.state), save.schema), seat, Rng(Seed(seed)))
    root = msgspec.structs.replace(save, schema=rules.schema, rev=0, state=msgspec.Raw(encode_state(state)), answers=[])
    steps = [(answer.seat, answer.key) for answer in save.answers]
    if any(by != seat for by, _ in steps):
        return root, []
    match = Match.load(rules, msgspec.structs.replace(root, answers=save.answers))
    return root, steps if match.can_restart(seat) and not match.redone else []


class Sandbox:
    """A forked position, and the `path` of answers since, by the seats asked. Nobody confirms anything.

    Raises NotYourDecision or IllegalAnswer if the path is not legal (any more).
    """

    def __init__(self, rules: Rules[Any, Any], root: Save, seat: int, path: Sequence[Step] = ()) -> None:
        self.root, self.seat = root, seat
        self.match: Match[Any, Any] = Match.load(rules, root, confirm=())
        self.path: list[Step] = []
        for by, key in path:
            self._answer(by, key)

    @property
    def acting(self) -> int | None:
        """The seat that decides next: the person's own before others; None: the game is over."""
        pending = self.match.pending
        return self.seat if self.seat in pending else min(pending, default=None)

    @property
    def ask(self) -> Ask[Any] | None:
        """What has to be decided next."""
        return None if self.acting is None else self.match.pending[self.acting]

    def give(self, keys: Sequence[str]) -> None:
        """Answer one or more decisions for the seats asked; raises as `Match.answer`, after those before."""
        for key in keys:
            if self.ask is None:
                break
            self._answer(self.acting or 0, self.ask.canonical(key))

    def by_bots(self, level: str, most: int) -> None:
        """Let bots of a level answer until the person's own seat is asked, or for `most` answers."""
        chosen, rng = policy(self.match.rules, level), Rng(Seed(len(self.path)))
        while self.acting not in (None, self.seat) and len(self.path) < most:
            acting = min(self.match.pending)
            self._answer(acting, chosen(self.match.view(acting), self.match.pending[acting], rng))

    def undone(self) -> Sandbox:
        """The sandbox without the last answer, whatever that ended or revealed. Raises NothingToUndo."""
        if not self.path:
            raise NothingToUndo(seat=self.seat)
        last, _ = self.path[-1]
        if self.match.can_undo(last):
            self.match.undo(last)
            del self.path[-1]
            return self
        return self.at(self.path[:-1])

    def at(self, path: Sequence[Step]) -> Sandbox:
        """The sandbox on another line."""
        return Sandbox(self.match.rules, self.root, self.seat, path)

    @property
    def standing(self) -> Standing:
        """Where this line leads."""
        rules, state = self.match.rules, self.match.state
        counted = registry.advice(rules.key).money
        money = None if counted is None else list(counted(state))
        return Standing(list(rules.result(state).scores), money)

    def _answer(self, seat: int, key: str) -> None:
        self.path.append((seat, self.match.answer(seat, key).key))
