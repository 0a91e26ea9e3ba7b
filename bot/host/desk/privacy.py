"""Privacy: a person who wants to be forgotten gives their seats away, and nothing leads to them any more."""

from __future__ import annotations

from contextlib import AsyncExitStack, suppress

from bot.host.context import Context
from bot.host.desk.lobby import Lobby
from bot.host.match import accord, care
from bot.host.match.matches import Matches, afresh
from bot.host.match.opponents import name_for, stand_in
from bot.host.match.turns import nothing
from bot.host.match.who import require_running
from bot.host.post import cards, polls, posts
from bot.host.post.polls import END, NONE, TAKE, YES
from bot.host.refusals import AlreadySeated, CannotOpen, GameIsOver, NotRunning, NotYourSeat, StillSeated
from bot.host.types.people import Person
from bot.host.types.table import GameCard, Status
from bot.store.engine.database import Sql
from bot.store.tables import games, seating, timers, users, votes
from bot.store.tables.games import GameRow
from bot.store.tables.seating import SeatRow
from bot.store.tables.votes import VoteRow
from bot.store.whole import forgetting
from bot.store.whole.forgetting import Ghost, Rewritten
from engine.core.ahead.policy import NORMAL
from engine.core.play import registry


class Privacy:
    """Forgets people."""

    def __init__(self, context: Context, matches: Matches, lobby: Lobby) -> None:
        self._context = context
        self._matches = matches
        self._lobby = lobby

    async def sitting(self, person: Person) -> list[GameCard]:
        """The running tables where a person sits, oldest first; lobbies are simply left.

        Games that the present rules can't open are left out: nobody has to take over where nothing goes on.
        """
        sql = self._context.database.reads
        rows = [row for row in await games.of_user(sql, person.user_id) if row.status == Status.LIVE]
        return [cards.card(row, await seating.of_game(sql, row.game_id)) for row in rows if await self._opens(row)]

    async def _opens(self, row: GameRow) -> bool:
        try:
            async with self._matches.hold(row.game_id):
                return True
        except (CannotOpen, NotRunning):
            return False

    @afresh
    async def hand_over(self, game_id: int, person: Person, to: Person | None = None) -> None:
        """Give one's own seat of a running game to another member, or (None) to a bot opponent.

        If nobody else plays, there is nobody to play on for: the game ends. Raises NoSuchGame, NotRunning,
        GameIsOver, NotYourSeat, AlreadySeated or CannotOpen.
        """
        async with self._matches.hold(game_id) as live:
            require_running(live)
            if (seat := live.seat_of(person.user_id)) is None:
                raise NotYourSeat()
            if to is not None and live.seat_of(to.user_id) is not None:
                raise AlreadySeated(name=to.name)
            if to is None and all(other.user_id is None or other.seat == seat for other in live.seats):
                vote = VoteRow(0, game_id, END, seat, self._context.time(), None, None, None)
                await accord.carry_out(self._context, live, vote, YES, nothing)
            else:
                await care.give(self._context, live, seat, stand_in(live.match.rules) if to is None else to)

    async def hand_over_all(self, person: Person) -> None:
        """Give all seats of running games to bot opponents."""
        for card in await self.sitting(person):
            with suppress(GameIsOver, NotYourSeat, NotRunning):  # it has just ended, or somebody else was quicker
                await self.hand_over(card.game_id, person)

    @afresh
    async def forget(self, person: Person) -> None:
        """Forget a person: all of it or, after a crash, nothing. Raises StillSeated.

        They leave their lobbies. Somebody who comes back starts from nothing.
        """
        sql = self._context.database.reads
        if sitting := await self.sitting(person):
            raise StillSeated(tables=len(sitting))
        if await users.get(sql, person.user_id) is None:
            return
        one = await forgetting.ghost(sql, person.user_id, name_for(person.user_id, 0, ()))
        done = await forgetting.rewrite(sql, one)
        while not await self._forget(person, one, done):
            if sitting := await self.sitting(person):
                raise StillSeated(tables=len(sitting))
        await self._context.database.scrub()
        self._context.wake()

    async def _forget(self, person: Person, one: Ghost, done: Rewritten) -> bool:
        """False: they have sat down somewhere in the meantime."""
        database = self._context.database
        async with AsyncExitStack() as stack:
            tables = sorted(await self._concerned(database.reads, person))
            for game_id in tables:
                await stack.enter_async_context(self._matches.lock(game_id))
            async with database.write() as sql:
                for game_id in tables:
                    await games.touch(sql, game_id)
                await users.hold(sql, person.user_id)
                if await self._concerned(sql, person) - set(tables):
                    return False
                for game_id in tables:
                    await self._step_down(sql, await cards.find(sql, game_id), person.user_id)
                await forgetting.person(sql, one, done, name_for)
        return True

    async def _concerned(self, sql: Sql, person: Person) -> set[int]:
        """The open tables where a person sits, of which they are the host, or where somebody votes for or with them."""
        rows = [*await games.of_user(sql, person.user_id), *await games.hosted(sql, person.user_id)]
        return {*(row.game_id for row in rows), *await votes.naming(sql, person.user_id)}

    async def _step_down(self, sql: Sql, row: GameRow, user_id: int) -> None:
        """Make a table do without a user."""
        seats = await seating.of_game(sql, row.game_id)
        if row.status == Status.LOBBY:
            await self._lobby.vacate(sql, row, user_id)
            return
        if own := next((seat for seat in seats if seat.user_id == user_id), None):
            # the present rules can't open this game; if later ones can, a bot opponent sits there
            level = stand_in(registry.game(row.game)) if row.game in registry.games() else NORMAL
            name = name_for(row.game_id, own.seat, [seat.name for seat in seats])
            await seating.give(sql, row.game_id, own.seat, name, user_id=None, policy=level)
            await seating.update(sql, row.game_id, SeatRow(own.seat, None, level, name, own.asked, own.asked_since))
            await timers.clear(sql, row.game_id, own.seat)
        if row.host_id == user_id:
            others = [seat.user_id for seat in seats if seat.user_id not in (None, user_id)]
            await games.set(
                sql, row.game_id, host_id=(others or [0])[0] or 0, table_name=None, hook=None, hook_key=None
            )
        now = self._context.time()
        for vote in await votes.running(sql, row.game_id):
            if vote.kind == TAKE and vote.user_id == user_id:
                await polls.close(sql, row, vote.vote_id, NONE, now)
            else:
                await posts.vote(sql, row, now, vote.vote_id)
