"""Agenda: what is due and when something else will be, in one statement, which runs after everything the bot does.

Another process may claim what is due first: see `timers.claim` and `outbox.take`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from bot.store.engine.database import Sql
from bot.store.tables import outbox, timers
from bot.store.tables.timers import TimerRow

_RINGS, _NEXT, _POSTS, _CUT = "rings", "next", "posts", "cut"
_READ = (
    f"SELECT '{_RINGS}', {timers.FIELDS} FROM timers WHERE due_at <= ? AND {timers.RINGS} AND {timers.FREE} UNION ALL "
    f"SELECT '{_NEXT}', NULL, NULL, NULL, NULL, due_at, NULL FROM "
    f"(SELECT due_at FROM timers WHERE due_at > ? AND {timers.RINGS} ORDER BY due_at LIMIT 1) AS later UNION ALL "
    f"SELECT '{_NEXT}', NULL, NULL, NULL, NULL, claimed_until, NULL FROM "
    "(SELECT claimed_until FROM timers WHERE claimed_until > ? ORDER BY claimed_until LIMIT 1) AS claimed UNION ALL "
    f"SELECT '{_POSTS}', game_id, NULL, NULL, NULL, due_at, NULL FROM ({outbox.HEADS}) AS heads UNION ALL "
    f"SELECT '{_CUT}', game_id, NULL, NULL, NULL, NULL, NULL FROM "
    f"(SELECT game_id FROM timers WHERE {timers.BY_CLICKS} AND claimed_until <= ? LIMIT 1) AS cut"
)


@dataclass(frozen=True, slots=True)
class Agenda:
    """What there is to do.

    `rings` are the timers that ring and that nobody has claimed, the earliest first; `next` is when another one rings,
    or is released (None: none does). `posts` are the games that have messages to send, each with the time when its
    first is due and no process has one of them. `cut_short`: whether there are claims of clicks whose process died
    before it answered them.
    """

    rings: Sequence[TimerRow]
    next: float | None
    posts: Mapping[int, float]
    cut_short: bool


async def read(sql: Sql, now: float, soon: float) -> Agenda:
    """What there is to do `now`, and what is due as `soon` as that. Nothing for tables that rest, except deletion."""
    found: dict[str, list[Any]] = {_RINGS: [], _NEXT: [], _POSTS: [], _CUT: []}
    for sort, *row in await sql.run(_READ, soon, soon, soon, soon, now, now):
        found[cast(str, sort)].append(row)
    return Agenda(
        timers.in_turn(TimerRow(*row) for row in found[_RINGS]),
        min((row[4] for row in found[_NEXT]), default=None),
        {row[0]: row[4] for row in found[_POSTS]},
        bool(found[_CUT]),
    )
