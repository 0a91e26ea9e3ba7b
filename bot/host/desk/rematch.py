"""Rematch: the same game once more, with the same people, at the same place."""

from __future__ import annotations

from bot.host.context import Context
from bot.host.match import admission, gathering
from bot.host.match.matches import Matches
from bot.host.post import cards, posts
from bot.host.refusals import NotYourSeat, StillRunning, TableHere
from bot.host.types.people import Person
from bot.host.types.table import GameCard, Status
from bot.store.engine.database import Sql
from bot.store.tables import blocks, games, seating
from bot.store.tables.games import GameRow
from bot.store.tables.seating import SeatRow

SAME = (
    "pace", "overtime", "learning", "unrated", "sandbox", "language", "table_name", "remind_after", "remind_most",
    "away_days", "hidden", "for_role", "invited", "least_in_time", "least_games",
)  # fmt: skip
"""The choices of the table that is played again."""


class Rematch:
    """Opens tables again."""

    def __init__(self, context: Context, matches: Matches) -> None:
        self._context = context
        self._matches = matches

    async def open(self, game_id: int, person: Person) -> GameCard:
        """Open a lobby with the choices and the people of a finished game; the next seat after its host is the host.

        If a table is there already, that is the one: the second to press finds what the first has opened. People who no
        longer want to sit with somebody, or at one more table, are left out. Raises NoSuchGame, StillRunning,
        NotYourSeat, TooManyTables, or TableHere where others have opened another game.
        """
        async with self._matches.change(game_id) as sql:
            old, seats = await cards.find(sql, game_id), await seating.of_game(sql, game_id)
            if old.status not in (Status.OVER, Status.ENDED):
                raise StillRunning()
            if all(seat.user_id != person.user_id for seat in seats):
                raise NotYourSeat()
            here = await games.in_channel(sql, old.channel_id)
            if here is not None and here.game != old.game:
                raise TableHere()
            if here is not None:
                new_id = here.game_id
            else:
                await admission.require_room(sql, person.user_id, old.guild_id)
                new_id = await self._copy(sql, old, await _willing(sql, old, person, _rotated(old, seats)))
            card = await cards.read(sql, new_id)
        self._context.wake()
        return card

    async def _copy(self, sql: Sql, old: GameRow, people: list[SeatRow]) -> int:
        now = self._context.time()
        game_id = await games.open_(
            sql,
            guild_id=old.guild_id,
            channel_id=old.channel_id,
            parent_id=old.parent_id,
            game=old.game,
            host_id=people[0].user_id or 0,
            variants=old.variants,
            wanted=old.wanted,
            opponents=old.opponents,
            at=now,
            room=old.room,
            page=self._context.page(old.guild_id, hidden=bool(old.hidden)),
        )
        if game_id is None:  # somebody was quicker
            raise TableHere()
        await games.set(
            sql,
            game_id,
            channel_id=old.channel_id,  # its room, if it has one, is there already
            **{name: getattr(old, name) for name in SAME},
        )
        await seating.write(sql, game_id, people)
        await gathering.keep(sql, game_id, now)
        await posts.lobby(sql, await cards.find(sql, game_id), now)
        return game_id


async def _willing(sql: Sql, old: GameRow, person: Person, people: list[SeatRow]) -> list[SeatRow]:
    """The people who sit down again with the asking person: of two who are apart, only the one who blocked."""
    users = [seat.user_id or 0 for seat in people]
    left = {user for user in users if await admission.room_left(sql, user, old.guild_id) == 0} - {person.user_id}
    for user, blocked in await blocks.among(sql, users):
        if not left & {user, blocked}:
            left.add(user if blocked == person.user_id else blocked)
    found = [seat for seat in people if seat.user_id not in left]
    return [SeatRow(n, seat.user_id, None, seat.name) for n, seat in enumerate(found)]


def _rotated(old: GameRow, seats: list[SeatRow]) -> list[SeatRow]:
    """The people in their new order: the next after the host first, the host last."""
    people = [seat for seat in seats if (seat.user_id or 0) > 0]  # without those who wanted to be forgotten
    first = next((n + 1 for n, seat in enumerate(people) if seat.user_id == old.host_id), 0)
    order = people[first:] + people[:first]
    return [SeatRow(n, seat.user_id, None, seat.name) for n, seat in enumerate(order)]
