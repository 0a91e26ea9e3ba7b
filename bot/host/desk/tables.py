"""Tables: what hosts and onlookers do with a whole game."""

from __future__ import annotations

from dataclasses import replace

from bot.host.context import Context
from bot.host.desk.settings import require_host
from bot.host.match import turns
from bot.host.match.live import Live
from bot.host.match.matches import Matches
from bot.host.post import cards, posts
from bot.host.refusals import (
    AlreadyResting,
    AlreadySeated,
    CannotOpen,
    GameIsOver,
    NoSuchSeat,
    NotResting,
    NotRunning,
)
from bot.host.types import GameCard, Person, Status
from bot.store import games, orders, timers, users
from bot.store.database import Sql
from bot.store.games import SeatRow
from engine.core.msg import Msg


class Tables:
    """Cards, and what a host may do."""

    def __init__(self, context: Context, matches: Matches) -> None:
        self._context = context
        self._matches = matches

    async def card(self, game_id: int) -> GameCard:
        """A table with its score. Raises NoSuchGame."""
        card = await cards.read(self._context.database.reads, game_id)
        if card.status in (Status.LOBBY, Status.OVER) or card.result is not None:
            return card
        try:
            async with self._matches.hold(game_id) as live:
                row = await cards.find(self._context.database.reads, game_id)
                return cards.card(row, live.seats, live.match.result())
        except (NotRunning, CannotOpen):  # a lobby that was closed; a game whose host must still be able to end it
            return card

    async def in_channel(self, channel_id: int) -> GameCard | None:
        """The table of a channel or thread that is open or running, None if there is none."""
        row = await games.in_channel(self._context.database.reads, channel_id)
        return None if row is None else await self.card(row.game_id)

    async def last_in_channel(self, channel_id: int) -> GameCard | None:
        """The table of a channel that is open or running, or else the one that was played there last."""
        row = await games.last_in_channel(self._context.database.reads, channel_id)
        return None if row is None else await self.card(row.game_id)

    async def of_user(self, user_id: int) -> list[GameCard]:
        """All open and running tables of a player, those that wait for them first; without results."""
        sql = self._context.database.reads
        found = [cards.card(row, await games.seats(sql, row.game_id)) for row in await games.of_user(sql, user_id)]
        return sorted(found, key=lambda card: card.seat_of(user_id) not in [w.seat for w in card.waiting])

    async def end(self, game_id: int, person: Person, *, may_manage: bool) -> GameCard:
        """Close a lobby or end a game early. Raises NoSuchGame, GameIsOver or NotTheHost."""
        async with self._matches.lock(game_id):
            # whatever comes of it: a request that is cut short may have ended the game all the same
            self._matches.drop(game_id)
            async with self._context.database.write() as sql:
                row = await cards.find(sql, game_id)
                if row.status not in (Status.LOBBY, Status.LIVE):
                    raise GameIsOver()
                require_host(row, person, may_manage=may_manage)
                now = self._context.time()
                await games.finish(sql, game_id, Status.ENDED, now)
                await timers.clear(sql, game_id)
                if row.status == Status.LOBBY:
                    await posts.lobby(sql, row, now)
                else:
                    await posts.notice(sql, row, now, Msg("notice-ended", name=person.name))
                card = await cards.read(sql, game_id)
        self._context.wake()
        return card

    async def hand_over(self, game_id: int, person: Person, *, may_manage: bool, seat: int, to: Person) -> GameCard:
        """Give a seat of a running game, also one of a practice opponent, to another member; its turn goes on.

        Raises NoSuchGame, NotRunning, GameIsOver, NoSuchSeat, AlreadySeated or NotTheHost.
        """
        async with self._matches.hold(game_id) as live:
            if live.row.status != Status.LIVE or live.match.over:
                raise GameIsOver()
            require_host(live.row, person, may_manage=may_manage)
            require_seat(live, seat)
            if live.seat_of(to.user_id) is not None:
                raise AlreadySeated(name=to.name)
            before = live.seats[seat]
            live.seats[seat] = SeatRow(seat, to.user_id, None, to.name, before.asked, before.asked_since)
            # they were the wishes of whoever sat there before
            forgotten = live.forget_orders(seat)

            async def first(sql: Sql) -> None:
                await users.greet(sql, to.user_id, to.name, to.locale)
                await games.give_seat(sql, game_id, seat, to.user_id, to.name)
                await orders.clear(sql, game_id, seat)

            text = Msg("notice-seat-orders" if forgotten else "notice-seat", name=before.name, to=to.name)
            await turns.commit(self._context, live, first=first, notice=text, other={seat})
            return await cards.read(self._context.database.reads, game_id)

    async def pause(self, game_id: int, person: Person, *, may_manage: bool, rest: bool) -> GameCard:
        """Let a running table rest, so that no clock runs and nobody is reminded, or let it go on.

        Moves are welcome in a pause as well. Raises NoSuchGame, NotRunning, GameIsOver, NotTheHost, AlreadyResting or
        NotResting.
        """
        async with self._matches.hold(game_id) as live:
            if live.row.status != Status.LIVE or live.match.over:
                raise GameIsOver()
            require_host(live.row, person, may_manage=may_manage)
            if (live.row.paused_at is not None) == rest:
                raise AlreadyResting() if rest else NotResting()
            at = self._context.time() if rest else None
            live.row = replace(live.row, paused_at=at)

            async def first(sql: Sql) -> None:
                await games.set_paused(sql, game_id, at)
                text = Msg("notice-paused" if rest else "notice-resumed", name=person.name)
                await posts.notice(sql, live.row, self._context.time(), text)

            await turns.commit(self._context, live, first=first, other=set(live.asked))
            return await cards.read(self._context.database.reads, game_id)


def require_seat(live: Live, seat: int) -> None:
    """Raises NoSuchSeat."""
    if not 0 <= seat < live.match.seats:
        raise NoSuchSeat(seat=seat)
