"""Hooks: what a table tells the address that its host has chosen, written in the transaction of the event.

A call contains no names: the receiver can read who sits where at the table's page.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable

import msgspec

from bot.host.context import moment
from bot.store.engine.database import Sql
from bot.store.tables import calls, timers
from bot.store.tables.games import GameRow
from bot.store.tables.timers import HOOK, TimerRow
from engine.core.play.rules import Result

SET, TURN, OVER, ENDED = "set", "turn", "over", "ended"
"""The events: the hook is new, somebody else is to move, the game is over, it was ended early."""
NONCE = 12
"""Random bytes in the id of a call."""


async def tell(
    sql: Sql,
    game: GameRow,
    event: str,
    at: float,
    *,
    turn: int | None = None,
    waits: Iterable[int] = (),
    result: Result | None = None,
) -> None:
    """Make a call, if the table has an address: in order, and soon unless earlier calls have yet to be accepted."""
    if game.hook is None:
        return
    nonce = f"msg_{secrets.token_hex(NONCE)}"
    told = {
        "id": nonce,
        "event": event,
        "at": moment(at).isoformat(),
        "table": game.page,
        "game": game.game,
        "turn": turn,
        "round": game.round,
        "rounds": game.rounds,
        "waits": sorted(waits),
        "points": None if result is None else result.scores,
        "winners": result.winners if result is not None and event == OVER else None,
    }
    payload = msgspec.json.encode(told).decode()
    await calls.put(sql, game.game_id, nonce=nonce, event=event, payload=payload, at=at)
    await timers.begin(sql, TimerRow(game.game_id, HOOK, 0, at, at))
