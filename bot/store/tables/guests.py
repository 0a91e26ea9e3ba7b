"""Guests: whom the host of a lobby has invited, and whom the host has sent away."""

from __future__ import annotations

from typing import cast

from bot.store.engine.database import Sql


async def welcome(sql: Sql, game_id: int, user_id: int) -> bool | None:
    """Whether somebody was invited to a lobby (True) or sent away (False); None: neither."""
    rows = await sql.run("SELECT welcome FROM guests WHERE game_id = ? AND user_id = ?", game_id, user_id)
    return bool(rows[0][0]) if rows else None


async def put(sql: Sql, game_id: int, user_id: int, *, welcome: bool) -> None:
    """Note that somebody is invited or sent away, whatever held before."""
    await sql.run(
        "INSERT INTO guests (game_id, user_id, welcome) VALUES (?, ?, ?) "
        "ON CONFLICT (game_id, user_id) DO UPDATE SET welcome = excluded.welcome",
        *(game_id, user_id, int(welcome)),
    )


async def invited(sql: Sql, game_id: int) -> list[int]:
    """Who was invited to a lobby."""
    rows = await sql.run("SELECT user_id FROM guests WHERE game_id = ? AND welcome = 1 ORDER BY user_id", game_id)
    return [cast(int, row[0]) for row in rows]


async def forget(sql: Sql, game_id: int) -> None:
    """A lobby has started or is closed: nobody can be invited any more."""
    await sql.run("DELETE FROM guests WHERE game_id = ?", game_id)
