"""Parcels: things that take long to make and wait until they have reached somebody."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, cast

from bot.store.engine.database import Sql

_FIELDS = "parcel_id, game_id, user_id, what, seat, locale, token, until, refused"
REFUSED = "(SELECT parcel_id FROM parcels WHERE user_id = ? AND refused = 1 ORDER BY parcel_id LIMIT 1)"
"""The first that waits for the next panel of a user."""


@dataclass(frozen=True, slots=True)
class ParcelRow:
    """What somebody has asked for of a game (bot.host.types.parcel.What), about a seat or none, in their language.

    The token of their interaction shows it `until` then; later it is sent. If it is `refused` (1), they take no private
    messages.
    """

    parcel_id: int
    game_id: int
    user_id: int
    what: str
    seat: int | None
    locale: str | None
    token: str = field(repr=False)
    until: float
    refused: int = 0


async def open_(
    sql: Sql, game_id: int, user_id: int, what: str, *, seat: int | None, locale: str | None, token: str, until: float
) -> int:
    """Note a request, in place of the same one that waits for a panel; returns its id."""
    await sql.run(
        "DELETE FROM parcels WHERE game_id = ? AND user_id = ? AND what = ? AND refused = 1", game_id, user_id, what
    )
    rows = await sql.run(
        "INSERT INTO parcels (game_id, user_id, what, seat, locale, token, until) VALUES (?, ?, ?, ?, ?, ?, ?) "
        "RETURNING parcel_id",
        *(game_id, user_id, what, seat, locale, token, until),
    )
    return cast(int, rows[0][0])


async def get(sql: Sql, parcel_id: int) -> ParcelRow | None:
    """One that has not reached anyone, None if there is none with this id."""
    rows = await sql.run(f"SELECT {_FIELDS} FROM parcels WHERE parcel_id = ?", parcel_id)
    return ParcelRow(*cast(Any, rows[0])) if rows else None


async def drop(sql: Sql, parcel_id: int) -> None:
    """It has reached its person."""
    await sql.run("DELETE FROM parcels WHERE parcel_id = ?", parcel_id)


async def refuse(sql: Sql, parcel_id: int) -> None:
    """It waits for the next panel."""
    await sql.run("UPDATE parcels SET refused = 1 WHERE parcel_id = ?", parcel_id)
