"""The seats of games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple, dataclass
from typing import Any, cast

from bot.store.engine.database import Sql, insert

FIELDS = (
    "seat, user_id, policy, name, asked, asked_since, bank, clock_from, over_at, caretaker, caretaker_for, away_from, "
    "away_until, away_used, ready, muted, thinking, thought, moves, timed, late, rev"
)
_DECIDING = [name for name in FIELDS.split(", ") if name not in ("seat", "user_id", "policy", "name", "ready")]
"""The columns of a seat that change while its game runs."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat: a user or a bot opponent, what the table waits for them to decide, and their clock.

    `bank` are the seconds to think that were left at `clock_from`, since when time runs (None: it does not); it will
    run out at `over_at`. A `caretaker` is a bot opponent that plays for the user, `caretaker_for` how long. The user is
    or was last away from `away_from` to `away_until`, and `away_used` seconds in the whole game. In a lobby, `ready` is
    1 if the user agrees to the host's choices. A `muted` seat gets no pings. `thinking` is since when they think about
    a decision (None: they don't), `thought` the seconds that they have thought in this game, in `moves` turns; of the
    `timed` ones, which had a clock, `late` exceeded it. `rev` is the revision of the game since which nothing has
    changed for the seat (None: its newest).
    """

    seat: int
    user_id: int | None
    policy: str | None
    name: str
    asked: str | None = None
    asked_since: float | None = None
    bank: float | None = None
    clock_from: float | None = None
    over_at: float | None = None
    caretaker: str | None = None
    caretaker_for: str | None = None
    away_from: float | None = None
    away_until: float | None = None
    away_used: float = 0.0
    ready: int = 0
    muted: bool = False
    thinking: float | None = None
    thought: float = 0.0
    moves: int = 0
    timed: int = 0
    late: int = 0
    rev: int | None = None

    @property
    def played_by(self) -> str | None:
        """The bot opponent that decides for the seat; None: its user does."""
        return self.policy or self.caretaker


async def of_game(sql: Sql, game_id: int) -> list[SeatRow]:
    """The seats of a game in order."""
    rows = await sql.run(f"SELECT {FIELDS} FROM seats WHERE game_id = ? ORDER BY seat", game_id)
    return [SeatRow(*cast(Any, row)) for row in rows]


async def write(sql: Sql, game_id: int, rows: Sequence[SeatRow]) -> None:
    """Write all seats of a lobby again."""
    await sql.run("DELETE FROM seats WHERE game_id = ?", game_id)
    sitting = [(game_id, row.seat, row.user_id, row.policy, row.name, row.ready) for row in rows]
    await insert(sql, "seats (game_id, seat, user_id, policy, name, ready)", sitting)


async def set_ready(sql: Sql, game_id: int, seat: int | None, ready: int) -> None:
    """Write whether the player of a seat (None: of any) of a lobby is ready."""
    which = "" if seat is None else " AND seat = ?"
    await sql.run(
        f"UPDATE seats SET ready = ? WHERE game_id = ?{which}", ready, game_id, *(() if seat is None else (seat,))
    )


async def give(sql: Sql, game_id: int, seat: int, name: str, *, user_id: int | None, policy: str | None) -> None:
    """Give a seat to a user, or to a bot opponent."""
    await sql.run(
        "UPDATE seats SET user_id = ?, policy = ?, name = ? WHERE game_id = ? AND seat = ?",
        user_id,
        policy,
        name,
        game_id,
        seat,
    )


async def update(sql: Sql, game_id: int, *rows: SeatRow) -> None:
    """Write what seats of a game are asked and since when, their clocks, and who plays for their users."""
    values = [(game_id, *(int(value) if isinstance(value, bool) else value for value in astuple(row))) for row in rows]
    anew = ", ".join(f"{name} = excluded.{name}" for name in _DECIDING)
    await insert(sql, f"seats (game_id, {FIELDS})", values, f" ON CONFLICT (game_id, seat) DO UPDATE SET {anew}")
