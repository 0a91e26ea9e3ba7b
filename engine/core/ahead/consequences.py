"""Consequences: what an answer brings is found by giving it, on a copy of the position as its seat may know it.

The script of the rules carries it out, so what is told of it is what will happen. Nothing goes on where nobody knows
what comes: what is revealed or drawn by chance, another seat's question, the end of the script.
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
"""The seed by which all is dealt that a seat does not know; nothing that is told depends on it."""


class Consequence(NamedTuple):
    """What an answer comes to: what its seat had `before` and has `after` it, in the ledger of the game; `told` are the
    lines of the log.

    `final`: something was revealed, so that it can't be undone; `asked` is the kind of the seat's own next question, ""
    where there is none; `lost`: something that its seat might have had (`Table.lost`).
    """

    before: Any
    after: Any
    told: tuple[Msg, ...]
    final: bool
    asked: str
    lost: bool = False


class Trial:
    """A copy of the position on which the seat answers what it is asked.

    `told` are the lines of the log since, `keys` the answers; `final` as in Consequence. What is revealed ends
    it; a subclass may go on behind it with what comes whatever that is.
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
        """A line of the log is written."""
        self.told.append(entry.msg)

    def reveal(self) -> None:
        """Something hidden is shown, or drawn by chance. Raises Unknown: nobody can tell what comes."""
        self.final = True
        raise Unknown

    @property
    def ask(self) -> Ask[Any] | None:
        """What the seat is asked, None where nothing more is known, or nothing is asked of it alone."""
        asks = self._playout.asks
        return asks.get(self.seat) if self._known and len(asks) == 1 else None

    @property
    def over(self) -> bool:
        """Whether the script has come to its end."""
        return self._known and self._playout.turns > 0

    def give(self, key: str) -> None:
        """Answer what the seat is asked; first facets that are asked before the others are answered one after the
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
        """Answer by `decide` for as long as it has an answer."""
        while (ask := self.ask) is not None and (key := decide(ask)) is not None:
            self.give(key)

    def ledger(self) -> Any:
        """What the seat has now, as its game counts it; None if the game counts nothing."""
        count = registry.advice(self._playout.rules.key).ledger
        return None if count is None else count(self.state, self.seat)

    def ends(self, before: Any) -> Consequence:
        """What it has come to; nothing is answered any more."""
        asked = "" if self.ask is None else self.ask.kind
        self._playout.close()
        return Consequence(before, self.ledger(), tuple(self.told), self.final, asked, self._playout.lost)


def _enough(playout: Playout[Any]) -> bool:
    """Nothing behind the script is looked at."""
    return True


class Trials:
    """What can be tried out at a question that stands (`trials`): an answer is tried once somebody reads what it
    brings, also in another process."""

    def __init__(self, save: Save | None, seat: int) -> None:
        self._save, self.seat = save, seat
        self._found: dict[tuple[str, ...], Consequence] = {}

    @cached_property
    def _position(self) -> Position:
        if self._save is None:
            raise LookupError("nobody keeps the position in which this is asked")
        return Position(registry.game(self._save.game), self._save, self.seat)

    def playout(self) -> Playout[Any]:
        """A copy of the position. Raises LookupError where nobody keeps it."""
        return self._position.deal(DEAL)

    def of(self, *keys: str) -> Consequence:
        """What an answer brings, or several one after the other. Raises IllegalAnswer, or LookupError where nobody
        keeps the position."""
        if keys not in self._found:
            trial = Trial(self.playout(), self.seat)
            before = trial.ledger()
            for key in keys:
                trial.give(key)
            self._found[keys] = trial.ends(before)
        return self._found[keys]

    def for_good(self, keys: Sequence[str], *, unasked: bool = False, unconfirmed: bool = False) -> bool:
        """Whether the seat could not take these answers back alone: something is revealed by them, or others go on at
        once.

        Others do behind an answer that is its own confirmation (`unasked`), and for a player who does without
        confirming (`unconfirmed`), unless something was lost. Raises as `of`.
        """
        found = self.of(*keys)
        return found.final or (not found.asked and (unasked or (unconfirmed and not found.lost)))

    def __reduce__(self) -> tuple[type[Trials], tuple[Save | None, int]]:
        return Trials, (self._save, self.seat)


TRIED = "trials"
"""Under what they are remembered with a question."""


def trials(ask: Ask[Any]) -> Trials:
    """What can be tried out at a question, which has to stand still."""
    memo, save = ask.hand.memo, ask.hand.save
    if TRIED not in memo:
        memo[TRIED] = Trials(save and save(), ask.seat)
    found: Trials = memo[TRIED]
    return found
