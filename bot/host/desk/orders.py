"""Orders: what players answer in advance, by kind of decision."""

from __future__ import annotations

from bot.host.context import Context
from bot.host.match import turns
from bot.host.match.live import Live
from bot.host.match.matches import Matches, afresh
from bot.host.match.panels import told
from bot.host.refusals import GameIsOver, NoSuchOrder, NotYourSeat
from bot.host.types.panel import OrderBook, OrderSlot
from bot.host.types.people import Person
from bot.host.types.table import Status
from bot.store.engine.database import Sql
from bot.store.tables import orders
from engine.core.play.msg import Msg


class Orders:
    """Standing orders of the people at a table."""

    def __init__(self, context: Context, matches: Matches) -> None:
        self._context = context
        self._matches = matches

    async def read(self, game_id: int, person: Person) -> OrderBook:
        """What a player answers in advance. Raises NoSuchGame, NotRunning, NotYourSeat or GameIsOver."""
        async with self._matches.hold(game_id) as live:
            return _book(live, _own_seat(live, person))

    @afresh
    async def give(self, game_id: int, person: Person, kind: str, key: str | None) -> OrderBook:
        """Answer a kind of decision in advance from now on (None: be asked); an open decision is answered at once.

        Raises as `read`, NoSuchOrder, or NotSaved; then nothing has happened.
        """
        async with self._matches.hold(game_id) as live:
            seat = _own_seat(live, person)
            if key is not None and key not in map(str, live.orders_here.get(kind, ())):
                raise NoSuchOrder(order=key)
            live.give_order(seat, kind, key, self._context.time())
            await turns.spare_confirmation(self._context, live, seat, person)

            async def first(sql: Sql) -> None:
                await orders.put(sql, game_id, seat, kind, key)

            happened = told(live, seat)
            await turns.commit(self._context, live, seat, first=first)
            return _book(live, seat, happened)


def _own_seat(live: Live, person: Person) -> int:
    """Raises NotYourSeat or GameIsOver."""
    seat = live.seat_of(person.user_id)
    if seat is None:
        raise NotYourSeat()
    if live.row.status != Status.LIVE:
        raise GameIsOver()
    return seat


def _book(live: Live, seat: int, happened: tuple[Msg, ...] = ()) -> OrderBook:
    found = [
        OrderSlot(kind, orders, None if (held := live.order(seat, kind)) is None else str(held))
        for kind, orders in live.orders_here.items()
    ]
    return OrderBook(live.game_id, live.row.game, live.match.rev, live.names, tuple(found), happened)
