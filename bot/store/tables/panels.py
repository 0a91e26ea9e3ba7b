"""Panels: all that a panel says about its person and helps them with, in one statement: a click waits for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

from bot.store.engine.database import Sql
from bot.store.tables import beginners, parcels, snapshots
from bot.store.tables.timers import CONFIRM


@dataclass(frozen=True, slots=True)
class PanelRow:
    """How somebody wants their `pictures`, their `note`, and when their turn `confirms_at` (None: not at all).

    `hint` is the key that was hinted at for their decision, and `explained` whether a beginner gets it explained.
    `last_turn` is the turn in which their seat last decided (`snapshots.of_last_turn`); `asked`: whether the bot has
    asked if they can read their pictures; `unconfirmed`: they do without confirming; `parcel` is what waits for them
    (parcels.py).
    """

    pictures: str | None = None
    note: str | None = None
    confirms_at: float | None = None
    hint: str | None = None
    explained: bool = False
    last_turn: int | None = None
    asked: bool = False
    unconfirmed: bool = False
    parcel: int | None = None


async def read(
    sql: Sql, game_id: int, user_id: int, game: str, *, seat: int, turn: int, kind: str, path: str
) -> PanelRow:
    """The row of a user at a table who decides a `kind` of question (none: "") in a turn.

    `path` are the keys of their own answers in it so far, separated by spaces.
    """
    rows = await sql.run(
        "SELECT (SELECT pictures FROM users WHERE user_id = ?), "
        "(SELECT asked_pictures FROM users WHERE user_id = ?), "
        "(SELECT confirm FROM users WHERE user_id = ?), "
        "(SELECT note FROM notes WHERE game_id = ? AND user_id = ?), "
        f"(SELECT due_at FROM timers WHERE game_id = ? AND kind = '{CONFIRM}' AND seat = ?), "
        "(SELECT answer FROM hints WHERE game_id = ? AND seat = ? AND turn = ? AND path = ?), "
        f"{snapshots.LAST_TURN}, {parcels.REFUSED}, {beginners.EXPLAINED}",
        *(
            *(user_id, user_id, user_id),
            *(game_id, user_id),
            *(game_id, seat),
            *(game_id, seat, turn, path),
            *(game_id, game_id, seat, turn),
            user_id,
        ),
        *beginners.explained(user_id, game, game_id, turn, kind),
    )
    pictures, asked, confirm, note, confirms_at, hint, last_turn, parcel, explained = cast(Any, rows[0])
    begins = bool(kind) and bool(explained) and await beginners.begins(sql, user_id, game, game_id)
    return PanelRow(pictures, note, confirms_at, hint, begins, last_turn, bool(asked), confirm in (False, 0), parcel)
