"""Consequences: to find out what an answer brings, we give it on a copy of the position as its seat may know it.

The script of the rules carries it out, so what we tell is what will happen. The script stops where nobody knows what
comes: at a reveal, a draw, another seat's question, or its end.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from engine.core.ahead.playout import Playout
from engine.core.ahead.position import Position
from engine.core.play import registry
from engine.core.play.ask import Ask
from engine.core.play.codec import Save
from engine.core.play.facets import next_part
from engine.core.play.lookahead import Unknown
from engine.core.play.msg import Msg
from engine.core.play.table import Entry

DEAL = 0
"""The seed for dealing all that a seat does not know; nothing that is told depends on it."""


class Consequence(NamedTuple):
    """What an answer leads to: what its seat has `before` and `after` it, in the ledger of the game; `told` are the
    lines of the log.

    `final`: something was revealed, so it can't be undone; `asked` is the kind of the seat's own next question, "" if
    there is none; `lost`: something that its seat might have had (`Table.lost`).
    """

    before: Any
    after: Any
    told: tuple[Msg, ...]
    final: bool
    asked: str
    lost: bool = False


class Trial:
    """A copy of the position, on which the seat answers what it is asked.

    `told` are the lines of the log since, `keys` the answers; `final` as in Consequence. A reveal ends it; a subclass
    may go on with whatever follows no matter what is revealed.
    """

    def __init__(self, playout: Playout[Any], seat: int) -> None:
        self._playout, self.seat, self.state = playout, seat, playout.state
        self.keys: list[str] = []
        self.told: list[Msg] = []
        self.final = False
        self._known = True
        playout.enough = _enough
        playout.watch(self.tell, self.reveal)

    def tell(self, entry: Entry) -> None:
        """Write a line of the log."""
        self.told.append(entry.msg)

    def reveal(self) -> None:
        """Something hidden is shown, or drawn. Raises Unknown: nobody can tell what comes."""
        self.final = True
        raise Unknown

    @property
    def ask(self) -> Ask[Any] | None:
        """What the seat is asked; None where nobody knows more, or the seat alone is asked nothing."""
        asks = self._playout.asks
        return asks.get(self.seat) if self._known and len(asks) == 1 else None

    @property
    def over(self) -> bool:
        """Whether the script has ended."""
        return self._known and self._playout.turns > 0

    def give(self, key: str) -> None:
        """Answer what the seat is asked; where the first facets are asked before the others, answer them one after the
        other. Raises IllegalAnswer."""
        self.keys.append(key)
        part = ""
        try:
            while part != key:
                part = next_part(self._playout.asks.get(self.seat), key, part)
                self._playout.answer(self.seat, part)
        except Unknown:
            self._known = False

    def follow(self, decide: Callable[[Ask[Any]], str | None]) -> None:
        """Answer with `decide` for as long as it has an answer."""
        while (ask := self.ask) is not None and (key := decide(ask)) is not None:
            self.give(key)

    def ledger(self) -> Any:
        """What the seat has now, as its game counts it; None if the game counts nothing."""
        count = registry.advice(self._playout.rules.key).ledger
        return None if count is None else count(self.state, self.seat)

    def ends(self, before: Any) -> Consequence:
        """What the answers have led to. Nothing more can be answered."""
        asked = "" if self.ask is None else self.ask.kind
        self._playout.close()
        return Consequence(before, self.ledger(), tuple(self.told), self.final, asked, self._playout.lost)


def _enough(playout: Playout[Any]) -> bool:
    """Look at nothing beyond the script."""
    return True


class Trials:
    """What can be tried out at an open question (`trials`): an answer is tried when somebody reads what it brings, even
    in another process."""

    def __init__(self, save: Save | None, seat: int) -> None:
        self._save, self.seat = save, seat
        self._found: dict[tuple[str, ...], Consequence] = {}

    @cached_property
    def _position(self) -> Position:
        if self._save is None:
            raise LookupError("nobody keeps the position in which this is asked")
        return Position(registry.game(self._save.game), self._save, self.seat)

    def playout(self) -> Playout[Any]:
        """A copy of the position. Raises LookupError where no position is kept."""
        return self._position.deal(DEAL)

    def of(self, *keys: str) -> Consequence:
        """What an answer brings, or several in a row. Raises IllegalAnswer, or LookupError where no position is
        kept."""
        if keys not in self._found:
            trial = Trial(self.playout(), self.seat)
            before = trial.ledger()
            for key in keys:
                trial.give(key)
            self._found[keys] = trial.ends(before)
        return self._found[keys]

    def for_good(self, keys: Sequence[str], *, unasked: bool = False, unconfirmed: bool = False) -> bool:
        """Whether the seat could not undo these answers alone: they reveal something, or others go on at once.

        Others go on after an answer that is its own confirmation (`unasked`), and after one of a player who has
        switched confirming off (`unconfirmed`), unless something was lost. Raises as `of`.
        """
        found = self.of(*keys)
        return found.final or (not found.asked and (unasked or (unconfirmed and not found.lost)))

    def __reduce__(self) -> tuple[type[Trials], tuple[Save | None, int]]:
        return Trials, (self._save, self.seat)


TRIED = "trials"
"""The key under which a question remembers them."""


def trials(ask: Ask[Any]) -> Trials:
    """What can be tried out at a question, which must not change meanwhile."""
    memo, save = ask.hand.memo, ask.hand.save
    if TRIED not in memo:
        memo[TRIED] = Trials(save and save(), ask.seat)
    found: Trials = memo[TRIED]
    return found
