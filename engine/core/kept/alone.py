"""Alone: a game of one person against bot opponents, who answer as soon as they are asked."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.core.ahead.policy import policy, random_policy
from engine.core.play.ask import CONFIRM
from engine.core.play.match import Match
from engine.core.play.msg import Msg
from engine.core.play.rng import Rng, Seed
from engine.core.play.rules import Rules

LOG = logging.getLogger(__name__)


class Alone:
    """A match in which opponents of one `level` have all other seats; only the person on `seat` is asked.

    `told` is what has happened since the person's last turn, as far as they may read it, turn by turn: what that turn
    brought, and what the others did next. The same `seed` and answers give the same game.
    """

    def __init__(
        self, match: Match[Any, Any], seat: int, level: str, seed: int, told: Sequence[Sequence[Msg]] = ()
    ) -> None:
        self.match, self.seat, self.level, self.seed = match, seat, level, seed
        self.told: list[Sequence[Msg]] = list(told)

    @classmethod
    def deal(
        cls, rules: Rules[Any, Any], seats: int, variants: Mapping[str, str], level: str, *, seed: int, seat: int = 0
    ) -> Alone:
        """A new game, up to the first decision of the person. Raises WrongSeats, UnknownVariant or Refused."""
        dealt = cls(Match.new(rules, seats, variants, seed, confirm=(seat,)), seat, level, seed)
        dealt._go_on()
        return dealt

    def give(self, keys: Sequence[str], *, ends: Callable[[str], bool] = lambda _: False, spare: bool = False) -> None:
        """Answer one or more decisions, which are undone together, and let the others answer.

        A turn that could be undone has to be confirmed, unless the last key `ends` it, or the player does not confirm
        turns (`spare`) and nothing was lost. Raises as `Match.answer`, after the keys before.
        """
        ended = False
        for at, key in enumerate(keys):
            if self.seat not in self.match.pending:
                break
            ended = ends(key)
            self.match.answer(self.seat, key, joined=at > 0)
        ask = self.match.pending.get(self.seat)
        if ask is not None and ask.kind == CONFIRM and (ended or (spare and not self.match.lost)):
            self.match.answer(self.seat, CONFIRM)
        self._go_on()

    def _go_on(self) -> None:
        """Let opponents answer until only the person is asked, or the game is over."""
        others = self.match.pending.keys() - {self.seat}
        if others:
            self.told = []
        self._note()
        while others:
            acting = min(others)
            self.match.answer(acting, self._chosen(acting))
            self._note()
            others = self.match.pending.keys() - {self.seat}

    def _note(self) -> None:
        readable = [entry.msg for entry in self.match.finished if entry.to in (None, self.seat)]
        self.told += [readable] if readable else []
        self.match.finished.clear()

    def _chosen(self, seat: int) -> str:
        """An opponent's answer; if the opponent fails, chance answers, so that no game breaks off."""
        rules, ask, view = self.match.rules, self.match.pending[seat], self.match.view(seat)
        rng = Rng(Seed(self.seed * 31 + self.match.rev))
        try:
            key = policy(rules, self.level)(view, ask, rng)
            ask.parse(key)
        except Exception:
            LOG.exception("%s: bot opponent %s could not decide %s", rules.key, self.level, ask.kind)
            return random_policy(view, ask, rng)
        return key
