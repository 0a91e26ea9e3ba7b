"""Notes: what players write down for themselves at a table. Nobody else ever sees them."""

from __future__ import annotations

from bot.host.context import Context
from bot.host.post import cards
from bot.host.refusals import NotYourSeat
from bot.host.types.people import Person
from bot.store.engine.database import Sql
from bot.store.tables import games, notes, seating


class Notes:
    """One text a player and table."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def read(self, game_id: int, person: Person) -> str | None:
        """A player's own note, None if there is none. Raises NoSuchGame or NotYourSeat."""
        sql = self._context.database.reads
        await _require_seat(sql, game_id, person)
        return await notes.get(sql, game_id, person.user_id)

    async def write(self, game_id: int, person: Person, text: str | None) -> None:
        """Write a note in place of an earlier one, or (None) delete it. Raises NoSuchGame or NotYourSeat."""
        async with self._context.database.write() as sql:
            await games.hold(sql, game_id)
            await _require_seat(sql, game_id, person)
            await notes.put(sql, game_id, person.user_id, text)

    async def everywhere(self, person: Person) -> list[tuple[int, str]]:
        """A player's notes at all running tables, each with its channel."""
        return await notes.of_user(self._context.database.reads, person.user_id)


async def _require_seat(sql: Sql, game_id: int, person: Person) -> None:
    await cards.find(sql, game_id)
    if all(seat.user_id != person.user_id for seat in await seating.of_game(sql, game_id)):
        raise NotYourSeat()
