"""Position: where a match stands, as a seat may know it. What the seat does not know is redealt (determinization)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Any

from engine.core.ahead.playout import Astray, Playout, assume
from engine.core.play.ask import Ask, IllegalAnswer
from engine.core.play.codec import Save, decode_state, encode_state
from engine.core.play.rng import Rng, Seed
from engine.core.play.rules import Rules


class Position:
    """A decision of a seat in a match at rest.

    `ask` is what the seat has to decide, None: only to confirm. `fair` says whether the position can be redealt.
    """

    def __init__(self, rules: Rules[Any, Any], save: Save, seat: int) -> None:
        self._rules, self._seat, self.seats = rules, seat, save.seats
        state = decode_state(rules, bytes(save.state), save.schema)
        self._raw = encode_state(state)
        self._answers = list(save.answers)
        playout = self._followed(state)
        self.ask: Ask[Any] | None = None if playout.turns else playout.asks.get(seat)
        if self.ask is not None:
            self.ask.hand.save = lambda: save
        self._here = playout.state
        # nobody knows yet what others have answered to a question asked of several at once
        self._answers = self._answers[: len(self._answers) - playout.secret]
        self._certain = not (playout.revealed or self._told_in_private)
        self.fair = self._certain or not playout.at_once
        self._dealt = -1, self._raw
        playout.close()

    @cached_property
    def view(self) -> Any:
        """What the seat sees."""
        return self._rules.view(self._here, self._seat)

    def deal(self, seed: int) -> Playout[Any]:
        """The position, with what the seat does not know dealt by `seed`. The same seed deals the same."""
        if self._certain:
            return self._followed(self._redealt(seed))
        # What this turn has shown would hardly come again, and what others have chosen in private must not leak. So the
        # script runs on the true state up to here, and only then is that state redealt.
        playout = self._followed(decode_state(self._rules, self._raw))
        assume(playout.state, self._rules.redeal(playout.state, self._seat, Rng(Seed(seed))))
        return playout

    def _redealt(self, seed: int) -> Any:
        """The state at the last boundary, dealt by `seed`: several lines are tried on the same deal."""
        if self._dealt[0] != seed:
            state = self._rules.redeal(decode_state(self._rules, self._raw), self._seat, Rng(Seed(seed)))
            self._dealt = seed, encode_state(state)
        return decode_state(self._rules, self._dealt[1])

    def open(self, seeds: Iterable[int]) -> bool:
        """Whether these deals differ only in the state of chance: nothing is hidden from the seat."""
        first = None
        for seed in seeds:
            playout = self.deal(seed)
            playout.state.rng = 0
            raw = encode_state(playout.state)
            playout.close()
            first = raw if first is None else first
            if raw != first:
                return False
        return True

    def _followed(self, state: Any) -> Playout[Any]:
        """The game after the answers of the running turn; if the rules no longer accept them, at the beginning of the
        turn."""
        raw, playout = encode_state(state), Playout(self._rules, state)
        self._told_in_private = False
        try:
            for answer in self._answers:
                ask = playout.asks.get(answer.seat)
                self._told_in_private |= ask is not None and ask.private and ask.seat != self._seat
                playout.follow([answer])
        except (IllegalAnswer, Astray):
            self._answers = []
            return Playout(self._rules, decode_state(self._rules, raw))
        return playout
