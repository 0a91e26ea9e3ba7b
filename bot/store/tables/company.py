"""Company: a table with its server and its players, in one statement: clicks and posts wait for it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, cast

from bot.store.engine.database import Sql
from bot.store.tables import games, guilds, seating, users
from bot.store.tables.games import GameRow
from bot.store.tables.guilds import GuildRow
from bot.store.tables.seating import SeatRow
from bot.store.tables.users import UserRow

_OF = (("games", games.FIELDS), ("guilds", guilds.FIELDS), ("seats", seating.FIELDS), ("users", users.FIELDS))
_COLUMNS = ", ".join(f"{table}.{name}" for table, names in _OF for name in names.split(", "))
_VOTES = "EXISTS (SELECT 1 FROM votes WHERE votes.game_id = games.game_id AND votes.outcome IS NULL)"
_WATCHED = "watched_panels.user_id IS NOT NULL"
_GAME, _GUILD, _SEAT = (len(fields(row)) for row in (GameRow, GuildRow, SeatRow))


@dataclass(frozen=True, slots=True)
class Company:
    """A game, its server, its seats in order, its players by seat, whether a vote is open at it, and which of these
    users have a panel of it that is `watched` (watched.py).
    """

    game: GameRow
    guild: GuildRow
    seats: list[SeatRow]
    users: Mapping[int, UserRow]
    votes: bool
    watched: frozenset[int]

    def user(self, user_id: int) -> UserRow | None:
        """Somebody who sits at the table, None if they don't."""
        return next((user for user in self.users.values() if user.user_id == user_id), None)


async def read(sql: Sql, game_id: int) -> Company | None:
    """A table, None if there is none with this id."""
    return await _read(sql, "?", game_id)


async def in_channel(sql: Sql, channel_id: int) -> Company | None:
    """The open or running table of a channel."""
    return await _read(sql, games.IN_CHANNEL, channel_id)


async def last_in_channel(sql: Sql, channel_id: int) -> Company | None:
    """The open or running table of a channel, which is its newest, or else the one that was started there last."""
    return await _read(sql, games.LAST_IN_CHANNEL, channel_id)


async def _read(sql: Sql, which: str, value: int) -> Company | None:
    found = await sql.run(
        f"SELECT {_VOTES}, {_WATCHED}, {_COLUMNS} FROM games LEFT JOIN guilds ON guilds.guild_id = games.guild_id "
        "LEFT JOIN seats ON seats.game_id = games.game_id LEFT JOIN users ON users.user_id = seats.user_id "
        "LEFT JOIN watched_panels ON watched_panels.game_id = seats.game_id "
        "AND watched_panels.user_id = seats.user_id "
        f"WHERE games.game_id = {which} ORDER BY seats.seat",
        value,
    )
    if not found:
        return None
    rows = [_parts(*cast(Any, row[2:])) for row in found]
    game, guild, *_ = rows[0]
    seats = [SeatRow(*seat) for _, _, seat, _ in rows if seat[0] is not None]
    known = {seat[0]: users.row(user) for _, _, seat, user in rows if user[0] is not None}
    server = GuildRow(*guild) if guild[0] is not None else GuildRow(GameRow(*game).guild_id or 0)
    kept = frozenset(seat[1] for row, (_, _, seat, _) in zip(found, rows, strict=True) if row[1])
    return Company(GameRow(*game), server, seats, known, bool(found[0][0]), kept)


def _parts(*row: Any) -> tuple[Any, Any, Any, Any]:
    """What a row says of the game, the server, a seat and its player."""
    rest = row[_GAME:], row[_GAME + _GUILD :], row[_GAME + _GUILD + _SEAT :]
    return row[:_GAME], rest[0][:_GUILD], rest[1][:_SEAT], rest[2]
