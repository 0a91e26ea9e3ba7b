"""Standing orders: how the bot answers kinds of decisions for a seat."""

from __future__ import annotations

from typing import cast

from bot.store.engine.database import Sql


async def of_game(sql: Sql, game_id: int) -> dict[tuple[int, str], str]:
    """The keys of the orders of a game by seat and kind of decision."""
    rows = await sql.run("SELECT seat, kind, standing FROM standing_orders WHERE game_id = ?", game_id)
    return {(cast(int, seat), cast(str, kind)): cast(str, key) for seat, kind, key in rows}


async def put(sql: Sql, game_id: int, seat: int, kind: str, key: str | None) -> None:
    """Give an order in place of an earlier one, or (None) withdraw it."""
    if key is None:
        await sql.run("DELETE FROM standing_orders WHERE game_id = ? AND seat = ? AND kind = ?", game_id, seat, kind)
        return
    await sql.run(
        "INSERT INTO standing_orders (game_id, seat, kind, standing) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (game_id, seat, kind) DO UPDATE SET standing = excluded.standing",
        game_id,
        seat,
        kind,
        key,
    )


async def clear(sql: Sql, game_id: int, seat: int) -> bool:
    """Withdraw all orders of a seat. Returns whether there were any."""
    rows = await sql.run("DELETE FROM standing_orders WHERE game_id = ? AND seat = ? RETURNING kind", game_id, seat)
    return bool(rows)
