"""Live: a running game in memory, and the part of it that is not on disk yet."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.host.post import lines
from bot.host.types.people import Name, called
from bot.host.types.thinking import Used
from bot.store.tables.games import GameRow
from bot.store.tables.log import ANSWER, LINE, UNDO, LogRow
from bot.store.tables.seating import SeatRow
from bot.watch.meter import Stage, timed
from engine.core.kept.turns import Stand
from engine.core.play.ask import CONFIRM, Ask
from engine.core.play.match import Match
from engine.core.play.msg import Msg
from engine.core.play.rules import Order
from engine.core.play.table import Entry

LOG = logging.getLogger(__name__)
CARE = "caretaker"
"""What replaces a standing order's key where a line tells who decides for a seat."""
ACCORD = "accord"
"""The same where a line tells what the table has decided together."""


class Live:
    """A match with its row and seats. Answers and undos gather in `rows` until a transaction takes them.

    Answers are kept with the number of their turn, so that the newest snapshot and the answers since make the match.
    Confirmations are answers like others: for a player who does not want to confirm, the bot does. Standing orders
    answer as soon as they are asked.
    """

    def __init__(
        self,
        row: GameRow,
        seats: list[SeatRow],
        match: Match[Any, Any],
        *,
        turn: int = 0,
        number: int = 0,
        told: int = 0,
        orders: Mapping[tuple[int, str], str] | None = None,
    ) -> None:
        self.row = row
        self.seats = seats
        self.match = match
        self.orders = dict(orders or {})
        """The keys of standing orders by seat and kind of decision."""
        self.turn = turn
        self.number = number
        """The number of the next log row."""
        self.rows: list[LogRow] = []
        self.stands: list[Stand] = []
        """How the table stood at the beginnings of turns that are not on disk."""
        self.seat_rev = {seat.seat: match.rev if seat.rev is None else seat.rev for seat in seats}
        """By seat: the revision since which nothing has changed for it, so that what it was shown still holds."""
        self.asked = self._asked()
        """What the table waits for, as everyone may know it."""
        actor = self.actor
        if actor in self.asked and (asked := seats[actor].asked) is not None:
            self.asked[actor] = asked  # how far a running turn is stays its player's business
        self.used = 0.0
        """When somebody last asked for it."""
        self.thought: dict[int, Used] = {}
        """What hard bot opponents have used in the running turn, by seat."""
        self.answers_at: dict[int, float] = {}
        """By seat that looks ahead: when its answer is expected, as far as can be told."""
        self._told = told  # lines of the running turn that are rows already
        self._boundaries = 1

    @property
    def game_id(self) -> int:
        """The id of the game."""
        return self.row.game_id

    @property
    def names(self) -> tuple[Name, ...]:
        """The names by seat."""
        return tuple(called(seat.name, seat.policy, seat.user_id) for seat in self.seats)

    @property
    def now(self) -> GameRow:
        """The row as the match is now: its revision, and the round that everyone sees, of how many.

        While a turn can be undone, everyone sees the round before it.
        """
        if self.actor is not None:
            return replace(self.row, rev=self.match.rev)
        seen = self.match.view(None)
        now, most = getattr(seen, "round", None), getattr(seen, "rounds", None)
        return replace(self.row, rev=self.match.rev, round=now, rounds=most)

    @property
    def actor(self) -> int | None:
        """The seat whose turn is running and can still be undone."""
        return next((seat for seat in range(self.match.seats) if self.match.can_undo(seat)), None)

    def seat_of(self, user_id: int) -> int | None:
        """The seat of a user, None for a spectator."""
        return next((s.seat for s in self.seats if s.user_id == user_id), None)

    # -- what happens

    def answer(
        self, seat: int, key: str, at: float, *, user_id: int | None = None, interaction: int | None = None
    ) -> None:
        """Answer in memory. Raises NotYourDecision or IllegalAnswer.

        When a user gives answers in one line, which are undone together, the first has the `interaction`.
        """
        asks = dict(self.match.pending)
        with timed(Stage.ENGINE):
            self.match.answer(seat, key, joined=user_id is not None and interaction is None)
        kind = asks[seat].kind
        self._add(at, ANSWER, seat=seat, user_id=user_id, interaction_id=interaction, kind=kind, answer=key)
        self._after(seat, asks, at)
        self.follow(at)

    def confirm(self, seat: int, at: float) -> None:
        """Confirm for a seat that does not want to be asked."""
        ask = self.match.pending.get(seat)
        if ask is not None and ask.kind == CONFIRM:
            self.answer(seat, CONFIRM, at)

    def undo(self, seat: int, at: float, *, turn: bool, user_id: int, interaction: int) -> None:
        """Undo in memory. Raises NothingToUndo."""
        asks = dict(self.match.pending)
        self.match.undo(seat, turn=turn)
        while self._order_for(seat) is not None and self.match.can_undo(seat):
            self.match.undo(seat)  # an order would close again at once what it has closed
        kept = len(self.match.turn_answers)
        self._add(at, UNDO, seat=seat, user_id=user_id, interaction_id=interaction, kept=kept)
        self._after(seat, asks, at)
        self.follow(at)

    def note(self, msg: Msg, at: float, of: str = CARE) -> None:
        """Write a line into the log that does not come from the rules."""
        self._add(at, LINE, line=lines.dump_msg(msg), standing=of)

    def go_back(self, match: Match[Any, Any], turn: int, seat: int, told: Msg, at: float) -> None:
        """Go on with a match that stands at the beginning of an earlier turn, or of this one, as a seat has asked.

        The turn has a new number, and the match a new revision: nothing that was shown before is still valid.
        """
        self.match = match
        self._pass()
        self.thought = {}
        self._boundaries, self._told = 1, 0
        self.seat_rev = dict.fromkeys(self.seat_rev, match.rev)
        self._add(at, UNDO, seat=seat, kept=0, back=turn)
        self.note(told, at, ACCORD)
        self._tell(at)
        self.asked = self._asked()
        self.follow(at)

    def _asked(self) -> dict[int, str]:
        return {seat: ask.kind for seat, ask in self.match.pending.items()}

    def redo(self, at: float) -> None:
        """Note that the running turn starts over because the present rules reject its answers."""
        self.match.rev += 1
        self._add(at, UNDO, kept=0)
        self.seat_rev = dict.fromkeys(self.seat_rev, self.match.rev)
        self._told = len(self.match.settled())

    def open(self, at: float) -> None:
        """Store what the setup told."""
        if self.match.boundaries == self._boundaries:
            self.stands.append(self._stand())
        self._tell(at)

    # -- standing orders

    def give_order(self, seat: int, kind: str, key: str | None, at: float) -> None:
        """Give a standing order by its key, or (None) withdraw it."""
        self.orders.pop((seat, kind), None)
        if key is not None:
            self.orders[seat, kind] = key
        self.follow(at)

    def forget_orders(self, seat: int) -> bool:
        """Withdraw all orders of a seat. Returns whether there were any."""
        kept = {of: key for of, key in self.orders.items() if of[0] != seat}
        forgotten, self.orders = len(kept) < len(self.orders), kept
        return forgotten

    def follow(self, at: float) -> None:
        """Let standing orders answer whatever they cover, one after the other."""
        while any(self._obey(seat, at) for seat in list(self.match.pending)):
            pass

    @property
    def orders_here(self) -> Mapping[str, tuple[Order, ...]]:
        """The standing orders that can be given at this table, by kind of decision."""
        return self.match.rules.orders_with(self.match.variants)

    def order(self, seat: int, kind: str) -> Order | None:
        """The order of a seat for a kind of decision, None if its player should be asked."""
        key = self.orders.get((seat, kind))
        return next((order for order in self.orders_here.get(kind, ()) if str(order) == key), None)

    def _obey(self, seat: int, at: float) -> bool:
        """Answer for a seat that has given an order. False if it has not, or the order can't tell or fails.

        An answer that closes one's own turn is a part of that turn: it is confirmed and undone with it, and nobody is
        told.
        """
        asks = dict(self.match.pending)
        ask = asks[seat]
        order, own = self._order_for(seat), self.match.can_undo(seat)
        if order is None:
            return False
        try:
            key = order.answer(self.match.view(seat), ask)
            if key is None:
                return False
            self.match.answer(seat, key, final=not own)
        except Exception:
            LOG.exception("game %s: standing order %s could not answer %s", self.game_id, order, ask.kind)
            return False
        self._add(at, ANSWER, seat=seat, kind=ask.kind, answer=key, standing=None if own else str(order))
        if not ask.closing:
            told = Msg("order-followed", seat=seat, order=order.label())
            self._add(at, LINE, line=lines.dump_msg(told), standing=str(order))
        self._after(seat, asks, at)
        return True

    def _order_for(self, seat: int) -> Order | None:
        """The order that may answer what a seat is asked now.

        A player in the middle of their own turn is there to decide, unless nothing else is left of it.
        """
        ask = self.match.pending.get(seat)
        if ask is None or not ask.standing or (self.match.can_undo(seat) and not ask.closing):
            return None
        return self.order(seat, ask.kind)

    # -- how it is stored

    def _after(self, seat: int, asks: dict[int, Ask[Any]], at: float) -> None:
        """Note the lines, and for whom something has changed."""
        self._tell(at)
        for other in self.seat_rev:
            if other == seat or self.match.pending.get(other) != asks.get(other):
                self.seat_rev[other] = self.match.rev
        actor = self.actor
        # a running turn is nobody else's business: its player is still deciding what the turn began with
        hidden = {actor: self.asked[actor]} if actor is not None and actor in self.asked else {}
        self.asked = {s: hidden.get(s, ask.kind) for s, ask in self.match.pending.items()}

    def _tell(self, at: float) -> None:
        """Turn the lines that can no longer be undone into rows; move on to the next turn."""
        if self.match.boundaries > self._boundaries:
            self._write(self.match.finished[self._told :], at)
            self.match.finished.clear()
            self._boundaries = self.match.boundaries
            self._pass()
            self.thought = {}
            self._told = 0
        settled = self.match.settled()
        self._write(settled[self._told :], at)
        self._told = len(settled)

    def _pass(self) -> None:
        """Go on to the next turn."""
        self.turn += 1
        self.stands.append(self._stand())

    def _stand(self) -> Stand:
        return Stand(self.turn, self.match.rules.schema, self.match.snapshot)

    def _write(self, entries: Sequence[Entry], at: float) -> None:
        for entry in entries:
            self._add(at, LINE, seat=entry.to, line=lines.dump_msg(entry.msg))

    def _add(self, at: float, sort: str, **facts: Any) -> None:
        self.rows.append(LogRow(self.number, self.turn, self.match.rev, at, sort, **facts))
        self.number += 1

    def stored(self, seats: list[SeatRow], status: str) -> None:
        """Everything is on disk, with these seats."""
        self.rows, self.stands = [], []
        self.seats = seats
        self.row = replace(self.row, rev=self.match.rev, status=status)
