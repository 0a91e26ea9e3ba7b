"""Parcels: a long job is noted before it begins, so that its result comes whatever happens meanwhile."""

from __future__ import annotations

from bot.host.context import LEASE, Context
from bot.host.match.parcels import AGAIN, TOKEN, claim
from bot.host.types.parcel import What
from bot.host.types.people import Person
from bot.store.tables import claims, parcels, timers
from bot.store.tables.timers import PARCEL, TimerRow


class Parcels:
    """The process that was asked begins it and keeps it until it is shown; if that process dies first, another brings
    it."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def begin(self, game_id: int, person: Person, what: What, seat: int | None, token: str) -> int:
        """An interaction with a token asks for something; returns its id. Raises Unwritable."""
        context, now = self._context, self._context.time()
        async with context.database.write() as sql:
            number = await parcels.open_(
                sql, game_id, person.user_id, what, seat=seat, locale=person.locale, token=token, until=now + TOKEN
            )
            await claims.take(sql, claim(number), context.process, now, now + LEASE)
            await timers.put(sql, TimerRow(game_id, PARCEL, number, now, now + AGAIN))
        context.errands.add(claim(number))
        context.wake()
        return number

    async def done(self, parcel_id: int, *, reached: bool) -> None:
        """The process is done; if it has not `reached` the person, it is brought at once. Raises Unwritable."""
        context = self._context
        context.errands.discard(claim(parcel_id))
        async with context.database.write() as sql:
            await claims.drop(sql, claim(parcel_id), context.process)
            if (row := await parcels.get(sql, parcel_id)) is not None:
                if reached:
                    await parcels.drop(sql, parcel_id)
                    await timers.stop(sql, row.game_id, PARCEL, parcel_id)
                else:
                    now = context.time()
                    await timers.put(sql, TimerRow(row.game_id, PARCEL, parcel_id, now, now))
        context.wake()
