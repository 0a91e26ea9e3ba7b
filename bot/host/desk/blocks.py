"""Blocks: the people with whom somebody does not want to share a table. Neither the blocked person nor anyone else is
told."""

from __future__ import annotations

from bot.host.context import Context, moment
from bot.host.post import cards
from bot.host.refusals import BlocksFull, NotYourself
from bot.host.types.people import Blocked, Person
from bot.host.types.table import GameCard
from bot.store.tables import blocks, games, seating, users
from bot.store.tables.blocks import BlockRow

MOST = 25
"""The most people whom somebody may block: a menu of Discord lists no more."""


class Blocks:
    """Reads and changes whom a person has blocked. Running games go on."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def of(self, person: Person) -> tuple[Blocked, ...]:
        """Whom a person has blocked, the newest first."""
        rows = await blocks.of_user(self._context.database.reads, person.user_id)
        return tuple(Blocked(row.blocked, row.name, moment(row.at)) for row in rows)

    async def block(self, person: Person, other: Person) -> tuple[GameCard, ...]:
        """Never sit with somebody again; returns the tables where the two sit now, which go on.

        Raises NotYourself or BlocksFull.
        """
        if other.user_id == person.user_id:
            raise NotYourself()
        async with self._context.database.write() as sql:
            await users.greet(sql, person.user_id, person.name, person.locale)
            known = await blocks.of_user(sql, person.user_id)
            if len(known) >= MOST and all(row.blocked != other.user_id for row in known):
                raise BlocksFull(n=MOST)
            await blocks.put(sql, person.user_id, BlockRow(other.user_id, other.name, self._context.time()))
            found = []
            for row in await games.of_user(sql, person.user_id):
                seats = await seating.of_game(sql, row.game_id)
                if any(seat.user_id == other.user_id for seat in seats):
                    found.append(cards.card(row, seats))
        return tuple(found)

    async def unblock(self, person: Person, user_id: int) -> None:
        """End a block; nothing happens if there was none."""
        async with self._context.database.write() as sql:
            await blocks.drop(sql, person.user_id, user_id)
